/**
 * Log lines: a log with one JSON value a line, as a program leaves it that may be ended at any moment.
 *
 * Two shapes: the file of a table under way, a head and then one write a line (`puur-table`), its cards as numbers; and
 * bare events as they stand in a record. A last line that was being written when the power went is left out.
 */
import {
  type Card,
  CARD_COUNT,
  formatCard,
  formatCards,
  ok,
  type PartieEvent,
  perSeat,
  type PerSeat,
  refuse,
  type Result,
} from '@puur/rules';
import * as v from 'valibot';
import { foundIn, type RecordError } from './error.js';
import { EVENT_SCHEMA, TEXT } from './event-json.js';
import { parseJson } from './json.js';
import { readBy } from './schema.js';

/** Format and version of the file that a table under way is kept in. */
export const TABLE_FORMAT = 'puur-table';
export const TABLE_VERSION = 1;

export interface LogInLines {
  readonly names: PerSeat<string> | null;
  readonly events: readonly PartieEvent[];
}

const HEAD = v.object({
  format: v.literal(TABLE_FORMAT),
  version: v.number(),
  names: v.nullish(v.strictTuple([TEXT, TEXT, TEXT, TEXT])),
});
const WRITE = v.object({
  from: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  events: v.array(v.unknown()),
});

/** Reads a log that stands in lines; null where the text is none. Nothing is judged but the form. */
export function logInLines(text: string): Result<LogInLines, RecordError> | null {
  const start = text
    .slice(0, 400)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/^\{\s*"format"\s*:\s*"puur-table"/.test(start)) return readTable(linesOf(text));
  return /^\{\s*"type"\s*:\s*"/.test(start) ? readEvents(linesOf(text)) : null;
}

interface Line {
  readonly line: number;
  readonly content: string;
}

/** Lines with something on them. */
function linesOf(text: string): Line[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((content, index) => ({ line: index + 1, content }))
    .filter(({ content }) => content.trim() !== '');
}

function readTable([first, ...rest]: readonly Line[]): Result<LogInLines, RecordError> {
  const head = first ? valueOf(first) : refuse({ code: 'unknown-form', found: '' } satisfies RecordError);
  if (!head.ok) return head;
  const read = readBy(HEAD, head.value);
  if (!read.ok) return refuse({ ...read.error, line: 1 });
  const { version, names } = read.value;
  if (version > TABLE_VERSION) return refuse({ code: 'newer-version', found: version, known: TABLE_VERSION });
  let events: readonly PartieEvent[] = [];
  for (const [index, line] of rest.entries()) {
    const value = valueOf(line);
    if (!value.ok) {
      if (index === rest.length - 1) break;
      return value;
    }
    const write = readBy(WRITE, value.value);
    if (!write.ok) return refuse({ ...write.error, line: line.line });
    const { from } = write.value;
    if (from > events.length) {
      return refuse({
        code: 'bad-field',
        line: line.line,
        path: 'from',
        expected: `0..${events.length}`,
        found: foundIn(from),
      });
    }
    const added: PartieEvent[] = [];
    for (const [at, raw] of write.value.events.entries()) {
      const event = readBy(EVENT_SCHEMA, inNotation(raw), `events[${at}]`);
      if (!event.ok) return refuse({ ...event.error, line: line.line });
      added.push(event.value);
    }
    events = [...events.slice(0, from), ...added];
  }
  return ok({ names: names ? perSeat((seat) => names[seat]) : null, events });
}

function readEvents(lines: readonly Line[]): Result<LogInLines, RecordError> {
  const events: PartieEvent[] = [];
  for (const [index, line] of lines.entries()) {
    const value = valueOf(line);
    if (!value.ok) {
      if (index === lines.length - 1 && index > 0) break;
      return value;
    }
    const event = readBy(EVENT_SCHEMA, inNotation(value.value));
    if (!event.ok) return refuse({ ...event.error, line: line.line });
    events.push(event.value);
  }
  return ok({ names: null, events });
}

function valueOf({ line, content }: Line): Result<unknown, RecordError> {
  const parsed = parseJson(content);
  return parsed.ok ? parsed : refuse({ ...parsed.error, line });
}

/** What holds cards in an event; alone or in lists of lists. */
const CARD_KEYS: readonly string[] = ['card', 'cards', 'hands', 'weise'];

/** An event as a record has it: cards that are numbers by their names. What is no event stays as it is. */
function inNotation(event: unknown): unknown {
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return event;
  return Object.fromEntries(
    Object.entries(event).map(([key, value]: readonly [string, unknown]) => [
      key,
      CARD_KEYS.includes(key) ? named(value) : value,
    ]),
  );
}

function named(value: unknown): unknown {
  if (isCard(value)) return formatCard(value);
  if (!Array.isArray(value)) return inNotation(value);
  const list: readonly unknown[] = value;
  return list.length > 0 && list.every(isCard) ? formatCards(list) : list.map(named);
}

function isCard(value: unknown): value is Card {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CARD_COUNT;
}
