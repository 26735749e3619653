/**
 * File: a sheet as text, and back. The log is the file; reading it judges every event again, so a file that reads is an
 * evening that could have been written, with the sums it says.
 *
 * `{"format": "puur-tafel", "version": 1, "events": [...]}`, an event a line. A profile is written as the settings that
 * differ from `puur`. Questions were answered when the entry was made, so they are not asked again.
 */
import { isSeat, ok, refuse, resolveProfile, type Result, settingsOf } from '@puur/rules';
import { QUESTION_CODES } from './schieber.js';
import { type Entry, type Opening, type SheetEvent, type SheetRefusal, write } from './sheet.js';

export const TAFEL_FORMAT = 'puur-tafel';
export const TAFEL_VERSION = 1;
/** More than any evening has. */
const MOST_EVENTS = 10_000;
const LONGEST_NAME = 60;
/** The longest text that is read, in UTF-16 units. */
const LONGEST = 4 * 1024 * 1024;

export type FileRefusal =
  | { readonly code: 'file-not-json' }
  | { readonly code: 'file-format'; readonly found: unknown }
  | { readonly code: 'file-newer'; readonly found: number; readonly known: number }
  | { readonly code: 'file-field'; readonly path: string; readonly expected: string }
  /** An event that cannot stand there, and why. */
  | { readonly code: 'file-event'; readonly index: number; readonly refusal: SheetRefusal };

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
  if (text.length > LONGEST) return refuse({ code: 'file-field', path: '', expected: 'at most 4 MiB' });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return refuse({ code: 'file-not-json' });
  }
  if (!isObject(parsed) || parsed.format !== TAFEL_FORMAT) {
    return refuse({ code: 'file-format', found: isObject(parsed) ? parsed.format : typeof parsed });
  }
  const { version, events } = parsed;
  if (typeof version === 'number' && version > TAFEL_VERSION) {
    return refuse({ code: 'file-newer', found: version, known: TAFEL_VERSION });
  }
  if (version !== TAFEL_VERSION) return refuse({ code: 'file-field', path: 'version', expected: `${TAFEL_VERSION}` });
  if (!Array.isArray(events) || events.length === 0 || events.length > MOST_EVENTS) {
    return refuse({ code: 'file-field', path: 'events', expected: 'a list of events' });
  }
  const log: SheetEvent[] = [];
  for (const [index, raw] of events.entries()) {
    const read = readEvent(raw, `events[${index}]`, log);
    if (!read.ok) return read;
    const judged = write(log, read.value, QUESTION_CODES);
    if (!judged.ok) return refuse({ code: 'file-event', index, refusal: judged.error });
    log.push(read.value);
  }
  return ok(log);
}

type Read<T> = Result<T, FileRefusal>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bad(path: string, expected: string): Read<never> {
  return refuse({ code: 'file-field', path, expected });
}

/** A key that the form does not know is refused: a misspelt field must not vanish silently. */
function strangerIn(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  path: string,
): Read<never> | null {
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  return stranger === undefined ? null : bad(`${path}.${stranger}`, known.join(', '));
}

function readEvent(raw: unknown, path: string, log: readonly SheetEvent[]): Read<SheetEvent> {
  if (!isObject(raw)) return bad(path, 'an object');
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
      if (!Number.isInteger(raw.round)) return bad(`${path}.round`, 'the number of a round');
      return strangerIn(raw, ['type', 'round'], path) ?? ok({ type, round: raw.round as number });
    case 'entered':
    case 'corrected': {
      const opened = log.find((event) => event.type === 'opened');
      if (opened === undefined) return bad(path, 'an event `opened` first');
      const entry = readEntry(raw.entry, `${path}.entry`, opened.opening.game);
      if (!entry.ok) return entry;
      if (type === 'entered') return strangerIn(raw, ['type', 'entry'], path) ?? ok({ type, entry: entry.value });
      if (!Number.isInteger(raw.round)) return bad(`${path}.round`, 'the number of a round');
      return (
        strangerIn(raw, ['type', 'round', 'entry'], path) ??
        ok({ type, round: raw.round as number, entry: entry.value })
      );
    }
    default:
      return bad(`${path}.type`, 'opened, entered, corrected, struck, undone or redone');
  }
}

function readOpening(raw: unknown, path: string): Read<Opening> {
  if (!isObject(raw)) return bad(path, 'an object');
  const { names, game } = raw;
  if (!isNames(names)) return bad(`${path}.names`, 'two or four names');
  switch (game) {
    case 'schieber': {
      const profile = resolveProfile(raw.profile);
      if (!profile.ok) return bad(`${path}.profile.${profile.error.setting}`, profile.error.allowed.join(', '));
      if (!isSeat(raw.dealer)) return bad(`${path}.dealer`, 'a seat, 0 to 3');
      return (
        strangerIn(raw, ['names', 'game', 'profile', 'dealer'], path) ??
        ok({ names, game, profile: profile.value, dealer: raw.dealer })
      );
    }
    case 'coiffeur':
      return strangerIn(raw, ['names', 'game', 'table'], path) ?? readCoiffeur(raw.table, names, `${path}.table`);
    case 'differenzler': {
      const { table } = raw;
      if (!isObject(table)) return bad(`${path}.table`, 'an object');
      const { rounds, exactBonus, exactBonusOnZero } = table;
      if (rounds !== null && !isWhole(rounds, 1, 1000)) return bad(`${path}.table.rounds`, '1 to 1000, or null');
      if (!isWhole(exactBonus, -157, 157)) return bad(`${path}.table.exactBonus`, '-157 to 157');
      if (typeof exactBonusOnZero !== 'boolean') return bad(`${path}.table.exactBonusOnZero`, 'true or false');
      return (
        strangerIn(raw, ['names', 'game', 'table'], path) ??
        strangerIn(table, ['rounds', 'exactBonus', 'exactBonusOnZero'], `${path}.table`) ??
        ok({ names, game, table: { rounds, exactBonus, exactBonusOnZero } })
      );
    }
    default:
      return bad(`${path}.game`, 'schieber, coiffeur or differenzler');
  }
}

function readCoiffeur(raw: unknown, names: readonly string[], path: string): Read<Opening> {
  if (!isObject(raw)) return bad(path, 'an object');
  const { contracts, matchBonus } = raw;
  if (!Array.isArray(contracts) || contracts.length === 0 || contracts.length > 30) {
    return bad(`${path}.contracts`, 'a list of contracts');
  }
  const list: { key: string; factor: number }[] = [];
  for (const [index, each] of contracts.entries()) {
    const at = `${path}.contracts[${index}]`;
    if (!isObject(each) || typeof each.key !== 'string' || !/^[a-z0-9-]{1,30}$/.test(each.key)) {
      return bad(`${at}.key`, 'letters, digits and hyphens');
    }
    if (!isWhole(each.factor, 1, 100)) return bad(`${at}.factor`, '1 to 100');
    if (list.some(({ key }) => key === each.key)) return bad(`${at}.key`, 'a contract once');
    list.push({ key: each.key, factor: each.factor });
  }
  if (!isWhole(matchBonus, 0, 10_000)) return bad(`${path}.matchBonus`, '0 to 10000');
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
/** Fields that hold a list of numbers, and how long it is. */
const LISTS: Readonly<Record<string, number>> = { weis: 2, announced: 4, made: 4, penalty: 4 };

/** The form of an entry; whether its values can be is for `write` to judge. */
function readEntry(raw: unknown, path: string, game: Opening['game']): Read<Entry> {
  if (!isObject(raw)) return bad(path, 'an object');
  const stranger = strangerIn(raw, ENTRY_KEYS[game], path);
  if (stranger) return stranger;
  for (const [key, value] of Object.entries(raw)) {
    const length = key === 'points' && game === 'schieber' ? 2 : LISTS[key];
    if (length !== undefined && !(Array.isArray(value) && value.length === length)) {
      return bad(`${path}.${key}`, `a list of ${length} numbers`);
    }
    if (key === 'match' && game === 'coiffeur' && typeof value !== 'boolean')
      return bad(`${path}.match`, 'true or false');
  }
  const must =
    game === 'schieber'
      ? ['contract', 'points']
      : game === 'coiffeur'
        ? ['team', 'key', 'points']
        : ['announced', 'made'];
  const missing = must.find((key) => !Object.hasOwn(raw, key));
  return missing === undefined ? ok(raw as unknown as Entry) : bad(`${path}.${missing}`, 'something');
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
