/**
 * Any form: what a person pastes or opens, recognised and read.
 */
import { ok, type PartieEvent, refuse, type Result } from '@puur/rules';
import { type CompactRound, readCompact } from './compact.js';
import { type Deal, readDealCode } from './deal-code.js';
import { foundIn, type RecordError, sizeError } from './error.js';
import { type HsluLog, type HsluReadOptions, readHslu } from './hslu.js';
import { recordKindOf } from './kind.js';
import { type PuurRecord, readRecord } from './record.js';
import { readText } from './text-reader.js';

/** What was read, by its form. */
export type AnyRecord =
  | { readonly kind: 'puur-record' | 'puur-text'; readonly record: PuurRecord }
  | { readonly kind: 'hslu'; readonly log: HsluLog }
  | { readonly kind: 'compact'; readonly rounds: readonly CompactRound[] }
  | { readonly kind: 'deal-code'; readonly deal: Deal };

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
