/**
 * JSON from outside, read without fear.
 *
 * The engines' own parsers say where a fault is in words that differ from version to version, and some recurse, so that
 * a million open brackets end them. This scanner goes over the text once, without recursion, knows line and column of
 * the first fault and how deep it is nested; only a text it finds sound is given to `JSON.parse`.
 *
 * Source: RFC 8259. What it leaves open, a key that an object names twice, is refused: readers do not agree on which of
 * the two counts, so the same file could tell two stories.
 */
import { ok, refuse, type Result } from '@puur/rules';
import { DEPTH_LIMIT, foundIn, type RecordError } from './error.js';

export type JsonError = Extract<RecordError, { code: 'not-json' | 'too-deep' | 'duplicate-key' }>;

/** The value of a JSON text. A byte order mark before it is no fault. */
export function parseJson(text: string): Result<unknown, JsonError> {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const fault = faultIn(text, start);
  if (fault === null) return ok(JSON.parse(start === 0 ? text : text.slice(start)));
  const before = text.slice(start, fault.at);
  const place = { line: before.split('\n').length, column: fault.at - start - before.lastIndexOf('\n') };
  switch (fault.code) {
    case 'not-json':
      return refuse({ code: 'not-json', ...place });
    case 'too-deep':
      return refuse({ code: 'too-deep', limit: DEPTH_LIMIT, ...place });
    case 'duplicate-key':
      return refuse({ code: 'duplicate-key', key: foundIn(fault.key), ...place });
  }
}

type Fault =
  | { readonly code: 'not-json' | 'too-deep'; readonly at: number }
  /** `at` is where the key stands for the second time. */
  | { readonly code: 'duplicate-key'; readonly at: number; readonly key: string };

/** A list or an object that is open, with the keys it has named so far. */
type Open = { readonly close: ']' } | { readonly close: '}'; readonly keys: Set<string> };

/** What may come next. `…-or-close`: or the end of the list or object that was just opened. */
type Next = 'value' | 'value-or-close' | 'key' | 'key-or-close' | 'colon' | 'comma-or-close' | 'end';

function faultIn(text: string, start: number): Fault | null {
  const open: Open[] = [];
  const afterValue = (): Next => (open.length === 0 ? 'end' : 'comma-or-close');
  let next: Next = 'value';
  let pos = start;
  for (;;) {
    pos = skipBlanks(text, pos);
    const char = text[pos];
    const fault: Fault = { code: 'not-json', at: pos };
    // 1 The end of the text.
    if (char === undefined) return next === 'end' ? null : fault;
    // 2 A bracket that closes.
    if (char === ']' || char === '}') {
      const closes = next === 'comma-or-close' || next === (char === ']' ? 'value-or-close' : 'key-or-close');
      if (!closes || open.pop()?.close !== char) return fault;
      next = afterValue();
      pos++;
      continue;
    }
    switch (next) {
      // 3 Punctuation.
      case 'colon':
      case 'comma-or-close':
        if (char !== (next === 'colon' ? ':' : ',')) return fault;
        next = next === 'colon' || open.at(-1)?.close === ']' ? 'value' : 'key';
        pos++;
        break;
      // 4 A key.
      case 'key':
      case 'key-or-close': {
        const end = char === '"' ? stringEnd(text, pos) : ~pos;
        if (end < 0) return { code: 'not-json', at: ~end };
        const key = JSON.parse(text.slice(pos, end)) as string;
        const inside = open.at(-1);
        if (inside?.close === '}') {
          if (inside.keys.has(key)) return { code: 'duplicate-key', at: pos, key };
          inside.keys.add(key);
        }
        next = 'colon';
        pos = end;
        break;
      }
      // 5 A value: a bracket that opens, or a scalar.
      case 'value':
      case 'value-or-close': {
        if (char === '[' || char === '{') {
          if (open.length === DEPTH_LIMIT) return { code: 'too-deep', at: pos };
          open.push(char === '[' ? { close: ']' } : { close: '}', keys: new Set() });
          next = char === '[' ? 'value-or-close' : 'key-or-close';
          pos++;
          break;
        }
        const end = scalarEnd(text, pos);
        if (end < 0) return { code: 'not-json', at: ~end };
        next = afterValue();
        pos = end;
        break;
      }
      case 'end':
        return fault;
    }
  }
}

function skipBlanks(text: string, from: number): number {
  let pos = from;
  while (pos < text.length && ' \t\n\r'.includes(text[pos]!)) pos++;
  return pos;
}

/** Where a string, number or word ends; `~position` of a fault. */
function scalarEnd(text: string, from: number): number {
  if (text[from] === '"') return stringEnd(text, from);
  const word = ['true', 'false', 'null'].find((name) => text.startsWith(name, from));
  return word === undefined ? numberEnd(text, from) : from + word.length;
}

const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const FIRST_PRINTABLE = 0x20;

function stringEnd(text: string, from: number): number {
  for (let pos = from + 1; pos < text.length; pos++) {
    const unit = text.charCodeAt(pos);
    if (unit === QUOTE) return pos + 1;
    if (unit < FIRST_PRINTABLE) return ~pos;
    if (unit !== BACKSLASH) continue;
    pos++;
    if (text[pos] === 'u') {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(pos + 1, pos + 5))) return ~pos;
      pos += 4;
    } else if (!'"\\/bfnrt'.includes(text[pos] ?? ' ')) return ~pos;
  }
  return ~text.length;
}

function numberEnd(text: string, from: number): number {
  let pos = text[from] === '-' ? from + 1 : from;
  const whole = digitsEnd(text, pos);
  if (whole === pos) return ~pos;
  if (text[pos] === '0' && whole > pos + 1) return ~(pos + 1);
  pos = whole;
  if (text[pos] === '.') {
    const end = digitsEnd(text, pos + 1);
    if (end === pos + 1) return ~end;
    pos = end;
  }
  if (text[pos] === 'e' || text[pos] === 'E') {
    const sign = text[pos + 1] === '+' || text[pos + 1] === '-' ? 1 : 0;
    const end = digitsEnd(text, pos + 1 + sign);
    if (end === pos + 1 + sign) return ~end;
    pos = end;
  }
  return pos;
}

function digitsEnd(text: string, from: number): number {
  let pos = from;
  while (pos < text.length && text[pos]! >= '0' && text[pos]! <= '9') pos++;
  return pos;
}
