/**
 * The items of a file that holds many: one JSON value, a JSON list, or one value a line (JSON Lines), with the line of
 * each.
 */
import { ok, refuse, type Result } from '@puur/rules';
import { foundIn, type RecordError } from './error.js';
import { parseJson } from './json.js';

export interface JsonItem {
  /** From 1. In a list whose items do not begin a line each, the line of the list. */
  readonly line: number;
  readonly value: unknown;
  /** What stands on the line before the JSON, as logging programs write it; empty in a list. */
  readonly prefix: string;
}

/** A line that holds no JSON. */
export interface BadLine {
  readonly line: number;
  readonly error: RecordError;
}

/** More rounds than a file of the largest size can hold. */
const MOST_ITEMS = 100_000;

/** The items of a text. Lines that are no JSON are left to the caller. */
export function jsonItems(text: string): Result<readonly (JsonItem | BadLine)[], RecordError> {
  const whole = parseJson(text);
  if (whole.ok) return limited(itemsOf(whole.value, text));
  const lines = limited(filledLines(text));
  if (!lines.ok) return lines;
  const items = lines.value.map(parseLine);
  // One value over several lines that names a key twice; in JSON Lines the fault is that of its line alone.
  const [first] = items;
  if (whole.error.code === 'duplicate-key' && first && 'error' in first && first.error.code === 'not-json')
    return refuse(whole.error);
  return ok(items);
}

function limited<T>(items: readonly T[]): Result<readonly T[], RecordError> {
  if (items.length <= MOST_ITEMS) return ok(items);
  return refuse({ code: 'bad-field', path: '', expected: `at most ${MOST_ITEMS}`, found: foundIn(items) });
}

interface Line {
  readonly line: number;
  readonly content: string;
}

function filledLines(text: string): Line[] {
  const lines = text.split(/\r?\n/).map((content, index) => ({ line: index + 1, content }));
  return lines.filter(({ content }) => content.trim() !== '');
}

function itemsOf(value: unknown, text: string): JsonItem[] {
  if (!Array.isArray(value)) return [{ line: 1, value, prefix: '' }];
  const starts = text.split('\n').flatMap((content, index) => (/^\s*(?:\{|null\b)/.test(content) ? [index + 1] : []));
  const ownLines = starts.length === value.length;
  return value.map((item: unknown, index) => ({ line: ownLines ? starts[index]! : 1, value: item, prefix: '' }));
}

function parseLine({ line, content }: Line): JsonItem | BadLine {
  const start = Math.max(0, content.indexOf('{'));
  const parsed = parseJson(content.slice(start));
  if (parsed.ok) return { line, value: parsed.value, prefix: content.slice(0, start).trim() };
  return { line, error: { ...parsed.error, line, column: parsed.error.column + start } };
}
