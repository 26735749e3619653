/**
 * Any form: what a person pastes or opens, recognised and read.
 *
 * Recognised by its beginning, so that a damaged file is still told what is wrong with it as what it is.
 */
import { ok, type PartieEvent, refuse, type Result } from '@puur/rules';
import { type CompactRound, readCompact } from './compact.js';
import { type Deal, readDealCode } from './deal-code.js';
import { foundIn, type RecordError, sizeError } from './error.js';
import { type HsluLog, type HsluReadOptions, readHslu } from './hslu.js';
import { type PuurRecord, readRecord } from './record.js';
import { readText } from './text-reader.js';

export const RECORD_KINDS = ['puur-record', 'puur-text', 'hslu', 'compact', 'deal-code'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What was read, by its form. */
export type AnyRecord =
  | { readonly kind: 'puur-record' | 'puur-text'; readonly record: PuurRecord }
  | { readonly kind: 'hslu'; readonly log: HsluLog }
  | { readonly kind: 'compact'; readonly rounds: readonly CompactRound[] }
  | { readonly kind: 'deal-code'; readonly deal: Deal };

/** How much of a text is looked at to recognise it. */
const BEGINNING = 4000;

/** The form of a text by its beginning; null if it is none of ours. */
export function recordKindOf(text: string): RecordKind | null {
  const start = text
    .slice(0, BEGINNING)
    .replace(/^\ufeff/, '')
    .trimStart();
  // 1 A tag, perhaps after comments.
  if (/^(?:;[^\n]*\n\s*)*\[\s*[a-z]+\s*"/i.test(start)) return 'puur-text';
  // 2 JSON, perhaps after a time stamp, by the names it holds.
  if (/^(?:[{[]|null\b|\d[^{\n]*\|[^{\n]*\{)/.test(start)) {
    if (/"(?:format|events)"\s*:/.test(start)) return 'puur-record';
    if (/"cards"\s*:\s*"/.test(start)) return 'compact';
    return /"(?:game|rounds|tricks|trump)"\s*:/.test(start) ? 'hslu' : null;
  }
  // 3 About as many letters and digits as a deal code has.
  const code = /^([0-9a-z\s-]+)(?:\.[\s\S]*)?$/i.exec(start)?.[1]?.replace(/[\s-]/g, '') ?? '';
  return code.length >= 12 && code.length <= 20 && /\d/.test(code) ? 'deal-code' : null;
}

/** Reads a text in whatever form it has. */
export function readAny(text: string, options: HsluReadOptions = {}): Result<AnyRecord, RecordError> {
  const tooLarge = sizeError(text);
  if (tooLarge) return refuse(tooLarge);
  const kind = recordKindOf(text);
  switch (kind) {
    case 'puur-record':
    case 'puur-text': {
      const read = kind === 'puur-record' ? readRecord(text) : readText(text);
      return read.ok ? ok({ kind, record: read.value }) : read;
    }
    case 'hslu': {
      const read = readHslu(text, options);
      return read.ok ? ok({ kind, log: read.value }) : read;
    }
    case 'compact': {
      const read = readCompact(text);
      return read.ok ? ok({ kind, rounds: read.value }) : read;
    }
    case 'deal-code': {
      const read = readDealCode(text);
      return read.ok ? ok({ kind, deal: read.value }) : read;
    }
    case null:
      return refuse({ code: 'unknown-form', found: foundIn(text.trim()) });
  }
}

/** The logs of what was read: one of a Partie, one for each round, none of a deal code. */
export function logsOf(any: AnyRecord): readonly (readonly PartieEvent[])[] {
  switch (any.kind) {
    case 'puur-record':
    case 'puur-text':
      return [any.record.events];
    case 'hslu':
      return any.log.rounds.map(({ events }) => events);
    case 'compact':
      return any.rounds.map(({ events }) => events);
    case 'deal-code':
      return [];
  }
}
