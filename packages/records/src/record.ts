/**
 * The Puur record: one Partie as a file, the versioned JSON of its log.
 *
 *     {
 *       "format": "puur-record",
 *       "version": 1,
 *       "created": "2026-11-30T20:15:00Z",
 *       "names": ["Anna", "Beat", "Clara", "Dani"],
 *       "events": [
 *         {"type":"opened","profile":{"target":2500}},
 *         {"type":"dealt","dealer":3,"hands":["E6 …", …]},
 *         …
 *       ]
 *     }
 *
 * The log is all there is: state, score and views are folded from it. Reading goes from the outside in: size, JSON,
 * format and version, migrations, schema, and at last the rules judge every event, the accounts of the rounds among
 * them. What comes out is a Partie that could have been played, counted right.
 */
import { type PartieEvent, perSeat, type PerSeat, refuse, replay, type Result } from '@puur/rules';
import * as v from 'valibot';
import { errorOfReplay, foundIn, type RecordError, sizeError, wellFormed } from './error.js';
import { EVENT_SCHEMA, eventToJson, TEXT } from './event-json.js';
import { parseJson } from './json.js';
import { type JsonObject, migrated, RECORD_VERSION } from './migration.js';
import { readBy } from './schema.js';

export const RECORD_FORMAT = 'puur-record';
/** More events than a Partie of 1000 rounds has. */
export const MOST_EVENTS = 100_000;
/** More cuts than anybody makes before one deal; every one costs time. */
export const MOST_CUTS = 100;

/** A Partie with what the table wants to remember of it. */
export interface PuurRecord {
  /** When it was begun, ISO 8601. */
  readonly created?: string;
  /** The program that wrote it, with its version. */
  readonly app?: string;
  /** Of the players, by seat. */
  readonly names?: PerSeat<string>;
  readonly events: readonly PartieEvent[];
}

export interface ReadOptions {
  /** Whether the rules judge the log (default). Without it a log may be anything of the right form: for tools only. */
  readonly judge?: boolean;
}

/** A record as text: stable order of keys, one event a line, so that two versions can be compared line by line. */
export function writeRecord(record: PuurRecord): string {
  const { created, app, names, events } = record;
  const head: Readonly<Record<string, unknown>> = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ...(created !== undefined && { created }),
    ...(app !== undefined && { app: wellFormed(app) }),
    ...(names !== undefined && { names: names.map(wellFormed) }),
  };
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const body = events.map((event) => `\n    ${JSON.stringify(eventToJson(event))}`).join(',');
  return `{\n${lines.join('')}  "events": [${body}${events.length === 0 ? '' : '\n  '}]\n}\n`;
}

/** Reads a record of this or an older version, and has the rules judge its log. */
export function readRecord(text: string, options: ReadOptions = {}): Result<PuurRecord, RecordError> {
  const tooLarge = sizeError(text);
  if (tooLarge) return refuse(tooLarge);
  const json = parseJson(text);
  return json.ok ? recordFromJson(json.value, options) : json;
}

/** The same from JSON that is parsed already. */
export function recordFromJson(json: unknown, { judge = true }: ReadOptions = {}): Result<PuurRecord, RecordError> {
  // 1 Format and version.
  if (!isObject(json)) return refuse({ code: 'wrong-format', found: null });
  const { format, version } = json;
  if (format !== RECORD_FORMAT) {
    return refuse({ code: 'wrong-format', found: format === undefined ? null : foundIn(format) });
  }
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    return refuse({ code: 'bad-field', path: 'version', expected: `0..${RECORD_VERSION}`, found: foundIn(version) });
  }
  if (version > RECORD_VERSION) return refuse({ code: 'newer-version', found: version, known: RECORD_VERSION });
  // 2 What an older version wrote otherwise.
  const file = migrated(json, version);
  // 3 The form of every field.
  const tooMany = tooManyEvents(file.events);
  if (tooMany) return refuse(tooMany);
  const read = readBy(RECORD_SCHEMA, file);
  if (!read.ok) return read;
  const tooManyCuts = cutsError(read.value.events);
  if (tooManyCuts) return refuse(tooManyCuts);
  // 4 The rules.
  const judged = judge ? replay(read.value.events) : null;
  return judged === null || judged.ok ? read : refuse(errorOfReplay(judged.error));
}

/** Whether a text is a time by ISO 8601, as `created` has to be. */
export function isTime(text: string): boolean {
  return TIME.test(text) && !Number.isNaN(Date.parse(text));
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

const RECORD_SCHEMA: v.GenericSchema<unknown, PuurRecord> = v.pipe(
  v.strictObject({
    format: v.literal(RECORD_FORMAT),
    version: v.literal(RECORD_VERSION),
    created: v.exactOptional(v.pipe(TEXT, v.check(isTime, 'ISO 8601 time'))),
    app: v.exactOptional(TEXT),
    names: v.exactOptional(
      v.pipe(
        v.strictTuple([TEXT, TEXT, TEXT, TEXT]),
        v.transform((names): PerSeat<string> => perSeat((seat) => names[seat])),
      ),
    ),
    events: v.array(EVENT_SCHEMA),
  }),
  v.transform(({ created, app, names, events }): PuurRecord => ({
    ...(created !== undefined && { created }),
    ...(app !== undefined && { app }),
    ...(names !== undefined && { names }),
    events,
  })),
);

function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function tooManyEvents(events: unknown): RecordError | null {
  if (!Array.isArray(events) || events.length <= MOST_EVENTS) return null;
  return { code: 'bad-field', path: 'events', expected: `at most ${MOST_EVENTS}`, found: foundIn(events) };
}

function cutsError(events: readonly PartieEvent[]): RecordError | null {
  let cuts = 0;
  for (const [index, { type }] of events.entries()) {
    cuts = type === 'cut' ? cuts + 1 : type === 'shuffle-committed' ? 0 : cuts;
    if (cuts > MOST_CUTS) {
      return { code: 'bad-field', path: `events[${index}]`, expected: `at most ${MOST_CUTS} cuts`, found: 'cut' };
    }
  }
  return null;
}
