/**
 * Backup: everything of this device in one file, and back.
 *
 * The file is a list of parts, each under its own name and read by the same door as what comes from outside anywhere else:
 * a Partie is a Puur record, a slate the text of its log, both judged from their first event on. A part that this Puur
 * does not know is left alone, one that is missing changes nothing, and one that is damaged, or that the device does not
 * take, keeps no other from coming back. Restoring overwrites nothing that can be read: what is there whole stays, and so
 * does what a newer Puur has written. What was left out is counted, so that nobody believes to have what is not there.
 */
import { readRecord, writeRecord } from '@puur/records';
import { fold, type PartieEvent, replay } from '@puur/rules';
import { prefs, prefsIn, setPrefs } from '../app/prefs.js';
import { schoolPart } from '../school/backup.js';
import { sheetsPart } from '../tafel/keeping/backup.js';
import { openDatabase } from './database.js';
import { type BackupPart, isObject, isTime, NOTHING, restoreEach, type Restored, sumOf } from './part.js';
import { addPartie, namesOf, type PartieHead, readHeads, readPartie, type SittingRecord, summaryOf } from './partie.js';
import { restoredWindows } from './windows.js';

const FORMAT = 'puur-backup';
const VERSION = 1;
const PREFS = 'prefs';

interface KeptPartie {
  readonly head: Pick<PartieHead, 'id' | 'startedAt' | 'playedAt' | 'sitting' | 'practice' | 'secret'>;
  /** The log as a Puur record. */
  readonly record: unknown;
}

/** The Partien of the table. */
export function partienPart(open: () => Promise<IDBDatabase> = openDatabase): BackupPart {
  return {
    name: 'partien',
    async take(miss) {
      const partien: KeptPartie[] = [];
      const database = await open();
      try {
        for (const { id } of await readHeads(database)) {
          try {
            const found = await readPartie(database, id);
            if (found && found.table.log.length < found.head.length) miss();
            // Without an event it is no Partie yet, and would not be read back.
            if (found && found.table.log.length > 0) partien.push(keptPartie(found.head, found.table.log));
          } catch {
            miss();
          }
        }
      } finally {
        database.close();
      }
      return partien;
    },
    async restore(value) {
      const opening = open();
      // Heard by each Partie that is to be written; where there is none, nobody misses it.
      opening.catch(() => undefined);
      try {
        return await restoreEach(value, partieOf, async ({ head, events }) =>
          addPartie(await opening, head, events, isPlayable),
        );
      } finally {
        void opening.then(
          (database) => {
            database.close();
          },
          () => undefined,
        );
      }
    },
  };
}

/** Whether a log is one that the rules allow, from its first event on. */
function isPlayable(log: readonly PartieEvent[]): boolean {
  try {
    return replay(log).ok;
  } catch {
    // What stands there is no event at all.
    return false;
  }
}

function keptPartie(whole: PartieHead, events: readonly PartieEvent[]): KeptPartie {
  const { id, startedAt, playedAt, sitting, practice, secret } = whole;
  const record: unknown = JSON.parse(writeRecord({ names: namesOf(sitting), events }));
  return { head: { id, startedAt, playedAt, sitting, practice, secret }, record };
}

/** Everything that is backed up beside the preferences. */
const PARTS: readonly BackupPart[] = [partienPart(), sheetsPart, schoolPart];

/** A backup as text; `missing` names the parts that the device did not give, or not wholly. */
export interface BackupFile {
  readonly text: string;
  readonly missing: readonly string[];
}

/** The file. */
export async function backUp(parts: readonly BackupPart[] = PARTS): Promise<BackupFile> {
  const taken: (readonly [string, unknown])[] = [];
  const missing = new Set<string>();
  for (const { name, take } of parts) {
    const miss = (): void => {
      missing.add(name);
    };
    try {
      taken.push([name, await take(miss)]);
    } catch {
      miss();
    }
  }
  const file = { format: FORMAT, version: VERSION, [PREFS]: prefs.peek(), ...Object.fromEntries(taken) };
  return { text: JSON.stringify(file), missing: [...missing] };
}

/** What of a file was new to this device, so that it can be named. */
export interface ReadParts {
  /** By the name of a part: how many things were added; only those with any. */
  readonly parts: Readonly<Record<string, number>>;
  /** Whether settings or names are others now. */
  readonly settings: boolean;
}

/** What a file was. */
export type RestoreResult =
  | ({ readonly code: 'restored' } & Restored & ReadParts)
  | { readonly code: 'not-backup' }
  /** Written by a newer Puur, which may mean something else by the same names. */
  | { readonly code: 'newer-version' };

/** Reads a file back, each part by itself. */
export async function restore(text: string, parts: readonly BackupPart[] = PARTS): Promise<RestoreResult> {
  const file = parse(text);
  if (!file) return { code: 'not-backup' };
  const { version } = file;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) return { code: 'not-backup' };
  if (version > VERSION) return { code: 'newer-version' };
  const before = JSON.stringify(prefs.peek());
  let all = restorePrefs(file);
  const settings = JSON.stringify(prefs.peek()) !== before;
  const added: Record<string, number> = {};
  for (const part of parts) {
    if (!Object.hasOwn(file, part.name)) continue;
    const read = await restored(part, file[part.name]);
    if (read.added > 0) added[part.name] = read.added;
    all = sumOf(all, read);
  }
  restoredWindows.tell();
  return { code: 'restored', ...all, parts: added, settings };
}

async function restored(part: BackupPart, value: unknown): Promise<Restored> {
  try {
    return await part.restore(value);
  } catch {
    return { ...NOTHING, unwritten: 1 };
  }
}

/** Sets what the file says and this Puur understands; every other setting stays as it is. */
function restorePrefs(file: Readonly<Record<string, unknown>>): Restored {
  if (!Object.hasOwn(file, PREFS)) return NOTHING;
  const { found, unread } = prefsIn(file[PREFS]);
  setPrefs(found);
  return { ...NOTHING, unread };
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isObject(file) && file['format'] === FORMAT ? file : null;
  } catch {
    return null;
  }
}

/** The Partie a value from a file is; null if it is none, or one in which nothing has happened. */
function partieOf(value: unknown): { readonly head: PartieHead; readonly events: readonly PartieEvent[] } | null {
  if (!isObject(value)) return null;
  const head = headOf(value['head']);
  if (!head) return null;
  const read = readRecord(JSON.stringify(value['record'] ?? null));
  if (!read.ok || read.value.events.length === 0) return null;
  const { events } = read.value;
  const summary = summaryOf(fold(events));
  return { head: { ...head, version: 1, length: events.length, summary, owner: '' }, events };
}

/** What a file says beside a log, checked field by field. */
function headOf(head: unknown): KeptPartie['head'] | null {
  if (!isObject(head)) return null;
  const { id, startedAt, playedAt, sitting, practice, secret } = head;
  if (typeof id !== 'string' || id === '' || id.length > 80) return null;
  if (!isTime(startedAt) || !isTime(playedAt) || typeof practice !== 'boolean') return null;
  if (!Array.isArray(sitting) || sitting.length !== 4) return null;
  const seats = sitting.map(seatOf);
  if (seats.some((seat) => seat === null)) return null;
  const [a, b, c, d] = seats as SittingRecord[];
  return {
    id,
    startedAt,
    playedAt,
    practice,
    sitting: [a!, b!, c!, d!],
    // One that cannot be a secret is a lost one, as the table says itself.
    secret: typeof secret === 'string' && SECRET.test(secret) ? secret : null,
  };
}

/** 32 bytes, as @puur/table writes them. */
const SECRET = /^[0-9a-f]{64}$/;

function seatOf(value: unknown): SittingRecord | null {
  if (!isObject(value)) return null;
  const { kind, name, level } = value;
  if ((kind !== 'person' && kind !== 'bot') || typeof name !== 'string') return null;
  return { kind, name: name.slice(0, 60), level: typeof level === 'string' ? level.slice(0, 40) : null };
}
