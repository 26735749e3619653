/**
 * File: a sheet as text, and back. The log is the file; reading it judges every event again, so a file that reads is an
 * evening that could have been written, with the sums it says.
 *
 * `{"format": "puur-tafel", "version": 1, "events": [...]}`, an event a line. A profile is written as the settings that
 * differ from `puur`. Questions were answered when the entry was made, so they are not asked again.
 */
import { CONTRACTS, isSeat, ok, refuse, resolveProfile, type Result, settingsOf } from '@puur/rules';
import { QUESTION_CODES } from './schieber.js';
import { type Entry, GAMES, type Opening, type SheetEvent, type SheetRefusal, write } from './sheet.js';

export const TAFEL_FORMAT = 'puur-tafel';
export const TAFEL_VERSION = 1;
/** Far more than any evening has; with each event the whole sheet is folded anew. */
const MOST_EVENTS = 2000;
const LONGEST_NAME = 60;
/** The longest text that is read, in UTF-16 units. */
const LONGEST = 4 * 1024 * 1024;

/**
 * Why a text is no sheet: what was expected and what was found. `expected` is a phrase of the readers or a list of values,
 * `found` a value as JSON, `list of N`, `object` or `nothing`, never longer than 40 characters.
 */
export type FileRefusal =
  /** Characters, and the most that are read. */
  | { readonly code: 'file-too-large'; readonly found: number; readonly limit: number }
  /** `line` counts from 1 and is null where the engine does not tell; `found` is how the text begins. */
  | { readonly code: 'file-not-json'; readonly line: number | null; readonly found: string }
  /** `found`: what it calls itself; null where it says nothing. */
  | { readonly code: 'file-format'; readonly expected: string; readonly found: string | null }
  | { readonly code: 'file-newer'; readonly found: number; readonly known: number }
  | { readonly code: 'file-field'; readonly path: string; readonly expected: string; readonly found: string }
  /** An event that cannot stand there, and why; `opening` has the names, null where nothing is opened. */
  | {
      readonly code: 'file-event';
      readonly index: number;
      readonly refusal: SheetRefusal;
      readonly opening: Opening | null;
    };

/** The text of a log. */
export function writeTafel(log: readonly SheetEvent[]): string {
  const events = log.map((event) => `    ${JSON.stringify(plain(event))}`).join(',\n');
  return `{\n  "format": "${TAFEL_FORMAT}",\n  "version": ${TAFEL_VERSION},\n  "events": [\n${events}\n  ]\n}\n`;
}

function plain(event: SheetEvent): unknown {
  if (event.type !== 'opened' || event.opening.game !== 'schieber') return event;
  const { profile, ...opening } = event.opening;
  return { ...event, opening: { ...opening, profile: settingsOf(profile) } };
}

/** The log of a text. */
export function readTafel(text: string): Result<readonly SheetEvent[], FileRefusal> {
  if (text.length > LONGEST) return refuse({ code: 'file-too-large', found: text.length, limit: LONGEST });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return refuse({ code: 'file-not-json', line: lineOf(error, text), found: cut(text.trim()) });
  }
  if (!isObject(parsed) || parsed.format !== TAFEL_FORMAT) {
    const called = isObject(parsed) ? parsed.format : undefined;
    return refuse({
      code: 'file-format',
      expected: TAFEL_FORMAT,
      found: typeof called === 'string' ? cut(called) : null,
    });
  }
  const { version, events } = parsed;
  if (typeof version === 'number' && version > TAFEL_VERSION) {
    return refuse({ code: 'file-newer', found: version, known: TAFEL_VERSION });
  }
  if (version !== TAFEL_VERSION) return bad('version', `${TAFEL_VERSION}`, version);
  const stranger = strangerIn(parsed, ['format', 'version', 'events'], null);
  if (stranger) return stranger;
  if (!Array.isArray(events) || events.length === 0 || events.length > MOST_EVENTS) {
    return bad('events', `a list of 1 to ${MOST_EVENTS}, each an object`, events);
  }
  const log: SheetEvent[] = [];
  for (const [index, raw] of events.entries()) {
    const read = readEvent(raw, `events[${index}]`, log);
    if (!read.ok) return read;
    const judged = write(log, read.value, QUESTION_CODES);
    if (!judged.ok) {
      const opened = [...log, read.value].find((event) => event.type === 'opened');
      return refuse({ code: 'file-event', index, refusal: judged.error, opening: opened?.opening ?? null });
    }
    log.push(read.value);
  }
  return ok(log);
}

type Read<T> = Result<T, FileRefusal>;
const A_ROUND = `a whole number from 1 to ${MOST_EVENTS}`;

function listOf(length: number): string {
  return `a list of ${length} to ${length}, each a whole number`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bad(path: string, expected: string, found: unknown): Read<never> {
  return refuse({ code: 'file-field', path, expected, found: foundOf(found) });
}

/** The longest piece of a file that is repeated, in UTF-16 units. */
const LONGEST_FOUND = 40;

function cut(text: string): string {
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND - 1)}…` : text;
}

function foundOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `list of ${value.length}`;
  return isObject(value) ? 'object' : cut(JSON.stringify(value));
}

/** Where a text stops being JSON. Engines tell it in their message, each in its way, or not at all. */
function lineOf(error: unknown, text: string): number | null {
  const message = error instanceof Error ? error.message : '';
  const line = /\bline (\d+)\b/.exec(message);
  if (line) return Number(line[1]);
  const at = /\bposition (\d+)\b/.exec(message);
  if (at) return text.slice(0, Number(at[1])).split('\n').length;
  return /end of JSON input/.test(message) && text.trim() !== '' ? text.trimEnd().split('\n').length : null;
}

/** A key that the form does not know is refused: a misspelt field must not vanish silently. */
function strangerIn(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  path: string | null,
): Read<never> | null {
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  if (stranger === undefined) return null;
  return bad(path === null ? stranger : `${path}.${stranger}`, known.join(', '), value[stranger]);
}

function readEvent(raw: unknown, path: string, log: readonly SheetEvent[]): Read<SheetEvent> {
  if (!isObject(raw)) return bad(path, 'an object', raw);
  const { type } = raw;
  switch (type) {
    case 'undone':
    case 'redone':
      return strangerIn(raw, ['type'], path) ?? ok({ type });
    case 'opened': {
      const opening = readOpening(raw.opening, `${path}.opening`);
      return (
        strangerIn(raw, ['type', 'opening'], path) ?? (opening.ok ? ok({ type, opening: opening.value }) : opening)
      );
    }
    case 'struck':
      if (!Number.isInteger(raw.round)) return bad(`${path}.round`, A_ROUND, raw.round);
      return strangerIn(raw, ['type', 'round'], path) ?? ok({ type, round: raw.round as number });
    case 'entered':
    case 'corrected': {
      const opened = log.find((event) => event.type === 'opened');
      if (opened === undefined) return bad(path, 'an event of type opened', type);
      const entry = readEntry(raw.entry, `${path}.entry`, opened.opening.game);
      if (!entry.ok) return entry;
      if (type === 'entered') return strangerIn(raw, ['type', 'entry'], path) ?? ok({ type, entry: entry.value });
      if (!Number.isInteger(raw.round)) return bad(`${path}.round`, A_ROUND, raw.round);
      return (
        strangerIn(raw, ['type', 'round', 'entry'], path) ??
        ok({ type, round: raw.round as number, entry: entry.value })
      );
    }
    default:
      return bad(`${path}.type`, 'an event of type opened, entered, corrected, struck, undone, redone', type);
  }
}

function readOpening(raw: unknown, path: string): Read<Opening> {
  if (!isObject(raw)) return bad(path, 'an object', raw);
  const { names, game } = raw;
  if (!isNames(names)) return bad(`${path}.names`, 'two or four names', names);
  switch (game) {
    case 'schieber': {
      const profile = resolveProfile(raw.profile);
      if (!profile.ok) {
        const { setting, allowed, found } = profile.error;
        const at = setting === 'profile' ? 'profile' : `profile.${setting}`;
        return bad(`${path}.${at}`, allowed.join(', '), found);
      }
      if (!isSeat(raw.dealer)) return bad(`${path}.dealer`, 'seat 0..3', raw.dealer);
      return (
        strangerIn(raw, ['names', 'game', 'profile', 'dealer'], path) ??
        ok({ names, game, profile: profile.value, dealer: raw.dealer })
      );
    }
    case 'coiffeur':
      return strangerIn(raw, ['names', 'game', 'table'], path) ?? readCoiffeur(raw.table, names, `${path}.table`);
    case 'differenzler': {
      const { table } = raw;
      if (!isObject(table)) return bad(`${path}.table`, 'an object', table);
      const { rounds, exactBonus, exactBonusOnZero } = table;
      if (rounds !== null && !isWhole(rounds, 1, 1000))
        return bad(`${path}.table.rounds`, 'a whole number from 1 to 1000, or null', rounds);
      if (!isWhole(exactBonus, -157, 157))
        return bad(`${path}.table.exactBonus`, 'a whole number from -157 to 157', exactBonus);
      if (typeof exactBonusOnZero !== 'boolean')
        return bad(`${path}.table.exactBonusOnZero`, 'true or false', exactBonusOnZero);
      return (
        strangerIn(raw, ['names', 'game', 'table'], path) ??
        strangerIn(table, ['rounds', 'exactBonus', 'exactBonusOnZero'], `${path}.table`) ??
        ok({ names, game, table: { rounds, exactBonus, exactBonusOnZero } })
      );
    }
    default:
      return bad(`${path}.game`, GAMES.join(' | '), game);
  }
}

function readCoiffeur(raw: unknown, names: readonly string[], path: string): Read<Opening> {
  if (!isObject(raw)) return bad(path, 'an object', raw);
  const { contracts, matchBonus } = raw;
  if (!Array.isArray(contracts) || contracts.length === 0 || contracts.length > 30) {
    return bad(`${path}.contracts`, 'a list of 1 to 30, each an object', contracts);
  }
  const list: { key: string; factor: number }[] = [];
  for (const [index, each] of contracts.entries()) {
    const at = `${path}.contracts[${index}]`;
    if (!isObject(each) || typeof each.key !== 'string' || !/^[a-z0-9-]{1,30}$/.test(each.key)) {
      return bad(`${at}.key`, 'letters, digits and hyphens', isObject(each) ? each.key : each);
    }
    const stranger = strangerIn(each, ['key', 'factor'], at);
    if (stranger) return stranger;
    if (!isWhole(each.factor, 1, 100)) return bad(`${at}.factor`, 'a whole number from 1 to 100', each.factor);
    if (list.some(({ key }) => key === each.key)) return bad(`${at}.key`, 'each contract once', each.key);
    list.push({ key: each.key, factor: each.factor });
  }
  if (!isWhole(matchBonus, 0, 10_000)) return bad(`${path}.matchBonus`, 'a whole number from 0 to 10000', matchBonus);
  return (
    strangerIn(raw, ['contracts', 'matchBonus'], path) ??
    ok({ names, game: 'coiffeur', table: { contracts: list, matchBonus } })
  );
}

const ENTRY_KEYS: Readonly<Record<Opening['game'], readonly string[]>> = {
  schieber: [
    'contract',
    'declarer',
    'declaredBy',
    'dealer',
    'points',
    'match',
    'weis',
    'stoeck',
    'claimedBy',
    'first',
    'berg',
  ],
  coiffeur: ['team', 'key', 'points', 'match'],
  differenzler: ['announced', 'made', 'penalty'],
};
/** Fields that an entry cannot do without, and what is expected there. */
const MUST: Readonly<Record<Opening['game'], Readonly<Record<string, string>>>> = {
  schieber: { contract: CONTRACTS.join(' | '), points: listOf(2) },
  coiffeur: { team: '0 | 1', key: 'letters, digits and hyphens', points: 'a whole number from 0 to 157' },
  differenzler: { announced: listOf(4), made: listOf(4) },
};
/** Fields that hold a list of numbers, and how long it is. */
const LISTS: Readonly<Record<string, number>> = { weis: 2, announced: 4, made: 4, penalty: 4 };

/** The form of an entry; whether its values can be is for `write` to judge. */
function readEntry(raw: unknown, path: string, game: Opening['game']): Read<Entry> {
  if (!isObject(raw)) return bad(path, 'an object', raw);
  const stranger = strangerIn(raw, ENTRY_KEYS[game], path);
  if (stranger) return stranger;
  for (const [key, value] of Object.entries(raw)) {
    const length = key === 'points' && game === 'schieber' ? 2 : LISTS[key];
    if (length !== undefined && !(Array.isArray(value) && value.length === length)) {
      return bad(`${path}.${key}`, listOf(length), value);
    }
    if (key === 'match' && game === 'coiffeur' && typeof value !== 'boolean')
      return bad(`${path}.match`, 'true or false', value);
  }
  const missing = Object.keys(MUST[game]).find((key) => !Object.hasOwn(raw, key));
  return missing === undefined
    ? ok(raw as unknown as Entry)
    : bad(`${path}.${missing}`, MUST[game][missing]!, undefined);
}

function isNames(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    (value.length === 2 || value.length === 4) &&
    value.every((name) => typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME)
  );
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
