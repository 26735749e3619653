/**
 * RecordError: why a file, a paste or a code could not be read.
 *
 * One union for every form, each case with a stable code and with what an app needs to say where the fault is and what
 * was expected there. No sentence stands here; the apps turn the code into words in each language. Reading never throws
 * and reports one fault, the first.
 *
 * `line`, `column` and `trick` count from 1; `index` is an index into the list of events, from 0. `found` is a piece of
 * the input, cut to FOUND_LENGTH characters.
 */
import type { Card, PartieEvent, Refusal, ReplayRefusal } from '@puur/rules';

/** The longest text that is read, in UTF-16 units: a Partie has about 50 000. */
export const SIZE_LIMIT: number = 8 * 1024 * 1024;
/** The deepest nesting of JSON that is read; a record has 6. */
export const DEPTH_LIMIT = 16;
export const FOUND_LENGTH = 60;

/** What in a foreign log does not agree with the rules. */
export const HSLU_FACTS = ['first', 'win', 'points', 'total'] as const;
export type HsluFact = (typeof HSLU_FACTS)[number];

export type RecordError =
  // Any form
  | { readonly code: 'too-large'; readonly limit: number; readonly found: number }
  /** None of the forms that Puur reads. */
  | { readonly code: 'unknown-form'; readonly found: string }
  | { readonly code: 'newer-version'; readonly found: number; readonly known: number }
  // JSON
  | { readonly code: 'not-json'; readonly line: number; readonly column: number }
  | { readonly code: 'too-deep'; readonly limit: number; readonly line: number; readonly column: number }
  /** An object names a key twice; line and column of the second time. */
  | { readonly code: 'duplicate-key'; readonly key: string; readonly line: number; readonly column: number }
  /** JSON, but not this format; `found` is what it calls itself, null where it says nothing. */
  | { readonly code: 'wrong-format'; readonly found: string | null }
  /** `line` only where a file has one record a line. */
  | {
      readonly code: 'bad-field';
      readonly path: string;
      readonly expected: string;
      readonly found: string;
      readonly line?: number;
    }
  // The log, judged by the rules
  /** The rules do not allow this event here. */
  | { readonly code: 'refused'; readonly index: number; readonly event: PartieEvent; readonly refusal: Refusal }
  /** Something else follows here, for example another account of the round. */
  | { readonly code: 'differs'; readonly index: number; readonly event: PartieEvent; readonly expected: PartieEvent }
  /** This event never comes by itself. */
  | { readonly code: 'unasked'; readonly index: number; readonly event: PartieEvent }
  /** The log stops in the middle of what one command leads to; `expected` comes next. */
  | { readonly code: 'cut-short'; readonly index: number; readonly expected: PartieEvent }
  // Rounds without a Partie: HSLU and the compact form
  /** `line` of the file, or `round` of a Partie put together; trick 0 is before the first. */
  | {
      readonly code: 'round-refused';
      readonly line?: number;
      readonly round?: number;
      readonly trick: number;
      readonly refusal: Refusal;
    }
  | { readonly code: 'round-card-twice'; readonly line: number; readonly cards: readonly Card[] }
  | { readonly code: 'hslu-version'; readonly line: number; readonly found: string }
  /** The file states something else than the rules give; `total` has no trick. */
  | {
      readonly code: 'hslu-differs';
      readonly line: number;
      readonly trick: number | null;
      readonly fact: HsluFact;
      readonly expected: string;
      readonly found: string;
    }
  // The text form
  | { readonly code: 'text-expected'; readonly line: number; readonly expected: string; readonly found: string }
  | { readonly code: 'text-tag-twice'; readonly line: number; readonly tag: string }
  | { readonly code: 'text-refused'; readonly line: number; readonly found: string; readonly refusal: Refusal }
  /** The text states something else than the rules give. */
  | { readonly code: 'text-differs'; readonly line: number; readonly expected: string; readonly found: string }
  // The deal code
  | { readonly code: 'deal-code-length'; readonly expected: number; readonly found: number }
  /** `position` counts from 1 in the text as it was given. */
  | { readonly code: 'deal-code-character'; readonly position: number; readonly found: string }
  | { readonly code: 'deal-code-checksum' }
  | { readonly code: 'deal-code-setting'; readonly found: string; readonly allowed: readonly string[] };

export type RecordErrorCode = RecordError['code'];

/** The refusal of a log as an error of its record. */
export function errorOfReplay({ index, event, code, refusal, expected }: ReplayRefusal): RecordError {
  if (code === 'refused' && refusal) return { code, index, event, refusal };
  if (code === 'differs' && expected) return { code, index, event, expected };
  return { code: 'unasked', index, event };
}

/** Why a text is too long to be read; null if it is not. */
export function sizeError(text: string): RecordError | null {
  return text.length > SIZE_LIMIT ? { code: 'too-large', limit: SIZE_LIMIT, found: text.length } : null;
}

/** A piece of the input for an error: text as it is, other values by their kind, never long. */
export function foundIn(value: unknown): string {
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'object';
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return wellFormed(text.length > FOUND_LENGTH ? `${text.slice(0, FOUND_LENGTH - 1)}…` : text);
}

/** A text with every half of a broken surrogate pair replaced, so that it has a UTF-8 form. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Whether a text has a UTF-8 form: no half of a surrogate pair stands alone. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
