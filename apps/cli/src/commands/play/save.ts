/**
 * Save: the table as a file that a power cut cannot hurt.
 *
 * The first line says what the file is and who sits at the table; every further line is one write of the host, the events
 * of one whole step. A line is flushed to the disk before the game goes on, so whatever was shown is in the file. A line
 * that was being written when the power went is the last one and is left out; it was never shown. Nothing is ever written
 * over: a file that is begun anew is written beside and renamed, and what stood there before is set aside.
 */
import { open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { mkdirSync, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseJson, TABLE_FORMAT, TABLE_VERSION } from '@puur/records';
import { isSeat, type PartieEvent, type PerSeat, replay, type Seat } from '@puur/rules';
import type { StoredTable, TableChange, TableStore } from '@puur/table';

/** Who sits at the table, and what has to be known to go on as before. */
export interface SaveHead {
  /** As they were chosen; null for the usual ones, which are others in each language. */
  readonly names: PerSeat<string> | null;
  /** The person's seat. */
  readonly seat: Seat;
  /** How well the computers play. */
  readonly partner: string;
  readonly opponents: string;
  /** What the secrets of the host and the bots follow from; null for chance. */
  readonly seed: string | null;
}

/** A saved table as it was read. */
export interface SavedTable {
  readonly head: SaveHead;
  readonly stored: StoredTable;
  /** Something behind this could not be read or cannot be: it was damaged. */
  readonly damaged: boolean;
}

export type SaveReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'newer' }
  | { readonly kind: 'unusable' }
  | { readonly kind: 'table'; readonly saved: SavedTable };

/** Reads a file; never throws for what stands in it. */
export async function readSave(path: string): Promise<SaveReading> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return { kind: 'none' };
    throw cause;
  }
  return parseSave(text);
}

/** Reads the text of a file. */
export function parseSave(text: string): SaveReading {
  const lines = text.split('\n');
  // What stands behind the last end of line was being written when the power went.
  lines.pop();
  const first = valueIn(lines[0] ?? '') as Partial<Readonly<Record<string, unknown>>> | null;
  if (first?.format !== TABLE_FORMAT) return { kind: 'unusable' };
  if (typeof first.version === 'number' && first.version > TABLE_VERSION) return { kind: 'newer' };
  // Heads had one level for all three before the partner had its own.
  const head = { partner: first.level, opponents: first.level, ...first };
  if (!isHead(head)) return { kind: 'unusable' };
  const { names, seat, partner, opponents, seed } = head;
  let stored: StoredTable | null = null;
  let damaged = false;
  for (const line of lines.slice(1)) {
    const told = changeIn(line);
    const next: StoredTable | null = told === null ? null : applied(stored, told.value);
    if (next !== null) stored = next;
    if (next === null || !told!.isWhole) {
      damaged = true;
      break;
    }
  }
  if (stored === null) return { kind: 'unusable' };
  return judged({ head: { names, seat, partner, opponents, seed }, stored, damaged });
}

/** The rules have the last word: a log that no Partie leads to is cut back to where it still was one. */
function judged(saved: SavedTable): SaveReading {
  const { log } = saved.stored;
  const whole = longestPlayable(log);
  if (whole === 0) return { kind: 'unusable' };
  if (whole === log.length) return { kind: 'table', saved };
  return { kind: 'table', saved: { ...saved, stored: { ...saved.stored, log: log.slice(0, whole) }, damaged: true } };
}

/**
 * How many events of a log, from the first on, the rules accept. Whatever begins a log that replays, replays too, so half
 * of what is left is asked each time. What replay says of the whole would not do: it looks ahead to the card that a silent
 * declaration leads, and it knows nothing of values that are no events.
 */
function longestPlayable(log: readonly PartieEvent[]): number {
  if (isPlayable(log)) return log.length;
  let accepted = 0;
  let refused = log.length;
  while (refused - accepted > 1) {
    const middle = Math.floor((accepted + refused) / 2);
    if (isPlayable(log.slice(0, middle))) accepted = middle;
    else refused = middle;
  }
  return accepted;
}

/** Whether a log replays. Valid JSON that is no event at all makes the rules throw, and is no Partie either. */
function isPlayable(log: readonly PartieEvent[]): boolean {
  try {
    return replay(log).ok;
  } catch {
    return false;
  }
}

/** A line as it is written, and whether nothing of it is damaged. */
interface ToldChange {
  readonly value: object;
  readonly isWhole: boolean;
}

/** A line of events; of one that is damaged among its events what stands before that. Null where that cannot be told. */
function changeIn(line: string): ToldChange | null {
  const read = valueIn(line);
  const value = read ?? salvaged(line);
  if (typeof value !== 'object' || value === null) return null;
  const { events } = value as { readonly events?: readonly unknown[] };
  if (!Array.isArray(events)) return null;
  const end = events.findIndex((event: unknown) => typeof event !== 'object' || event === null);
  return end < 0
    ? { value, isWhole: read !== null }
    : { value: { ...value, events: (events as readonly unknown[]).slice(0, end) }, isWhole: false };
}

/** The value of a line; null where it is no JSON, or names a key twice, as nothing we write does. */
function valueIn(line: string): unknown {
  const parsed = parseJson(line);
  return parsed.ok ? parsed.value : null;
}

/** Of a line that is no JSON: its events up to the first that cannot be read, with what stands behind them all. */
function salvaged(line: string): object | null {
  const head = /^\{"from":\d+,"events":\[/.exec(line)?.[0];
  // No text of an event can look like this: its quotation marks are escaped.
  const tail = line.lastIndexOf('],"secret":');
  if (head === undefined || tail < head.length) return null;
  const change = valueIn(`${head}${line.slice(tail)}`);
  if (typeof change !== 'object' || change === null) return null;
  const events: unknown[] = [];
  let at = head.length;
  while (at < tail) {
    const end = endOfObject(line, at);
    const event = valueIn(line.slice(at, end));
    if (event === null) break;
    events.push(event);
    if (line[end] !== ',') break;
    at = end + 1;
  }
  return { ...change, events };
}

/** Where the object that begins somewhere ends: behind its last bracket, or with the text. */
function endOfObject(text: string, from: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at++;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{' || sign === '[') depth++;
    else if ((sign === '}' || sign === ']') && --depth <= 0) return at + 1;
  }
  return text.length;
}

function isHead(head: object): head is SaveHead {
  const { names, seat, partner, opponents, seed } = head as Partial<Readonly<Record<keyof SaveHead, unknown>>>;
  return (
    (names === null ||
      (Array.isArray(names) &&
        names.length === 4 &&
        names.every((name) => typeof name === 'string' && !/\p{Control}/u.test(name)))) &&
    isSeat(seat) &&
    typeof partner === 'string' &&
    typeof opponents === 'string' &&
    (typeof seed === 'string' || seed === null)
  );
}

function applied(before: StoredTable | null, change: object): StoredTable | null {
  const { from, events, secret, seats, practice } = change as Partial<TableChange>;
  const log = before?.log ?? [];
  const fits =
    typeof from === 'number' &&
    from >= 0 &&
    from <= log.length &&
    Array.isArray(events) &&
    (secret === null || typeof secret === 'string') &&
    Array.isArray(seats) &&
    typeof practice === 'boolean';
  return fits ? { log: [...log.slice(0, from), ...(events as readonly PartieEvent[])], secret, seats, practice } : null;
}

/** A file that a table is being written to. */
export interface SaveFile extends TableStore {
  close(): Promise<void>;
}

/** Opens a file; a parameter so that a test can give a disk that is full. */
export type Opening = (path: string, flags: string, mode: number) => Promise<FileHandle>;

/**
 * Begins a file: beside, and then at once in its place, so that there is never half a head. What the system refuses is
 * thrown, and nothing is left beside.
 */
export async function createSave(
  path: string,
  head: SaveHead,
  stored: StoredTable | null,
  opening: Opening = open,
): Promise<SaveFile> {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.new`;
  const lines: unknown[] = [{ format: TABLE_FORMAT, version: TABLE_VERSION, ...head }];
  if (stored !== null) {
    const { log, ...rest } = stored;
    lines.push({ from: 0, events: log, ...rest });
  }
  try {
    const handle = await opening(beside, 'w', 0o600);
    try {
      await handle.writeFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, path);
  } catch (cause) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw cause;
  }
  await syncFolder(dirname(path));
  return saveTo(path, opening);
}

/** Goes on with a file. */
async function saveTo(path: string, opening: Opening): Promise<SaveFile> {
  const handle = await opening(path, 'a', 0o600);
  /** Bytes of the whole lines, and whether something may stand behind them. */
  let { size } = await handle.stat();
  let isTorn = false;
  /** Takes away the piece of a line that a full disk has left: nothing behind it could ever be read. */
  const mend = async (): Promise<void> => {
    if (isTorn) await handle.truncate(size);
    isTorn = false;
  };
  return {
    async save(_id, change) {
      const line = Buffer.from(`${JSON.stringify(change)}\n`);
      await mend();
      isTorn = true;
      try {
        await handle.appendFile(line);
        await handle.datasync();
      } catch (cause) {
        await mend().catch(() => undefined);
        throw cause;
      }
      size += line.length;
      isTorn = false;
    },
    async load() {
      const reading = await readSave(path);
      return reading.kind === 'table' ? reading.saved.stored : null;
    },
    close: () => handle.close(),
  };
}

/** The new name is on the disk only once its folder is; not every system can do that. */
async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | null = null;
  try {
    handle = await open(folder, 'r');
    await handle.sync();
  } catch {
    // A system that cannot open a folder writes its names by itself.
  } finally {
    await handle?.close();
  }
}

/** Sets a file aside under a free name beside it; the new name. */
export async function setAside(path: string): Promise<string> {
  let number = 1;
  while (existsSync(`${path}.${number}`)) number++;
  await rename(path, `${path}.${number}`);
  return `${path}.${number}`;
}
