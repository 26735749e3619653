/**
 * Backup: everything of this device in one file, and back.
 *
 * The file is a list of parts, each under its own name and read by the same door as what comes from outside anywhere else:
 * a Partie is a Puur record, a slate the text of its log, both judged from their first event on. A part that this Puur
 * does not know is left alone, and one that is damaged keeps no other from coming back. Restoring never overwrites: what
 * is there already stays.
 */
import { readRecord, writeRecord } from '@puur/records';
import { fold } from '@puur/rules';
import { type Prefs, prefs, prefsFrom, setPrefs } from '../app/prefs.js';
import { schoolPart } from '../school/backup.js';
import { sheetsPart } from '../tafel/backup.js';
import { openDatabase } from './database.js';
import { addPartie, namesOf, type PartieHead, readHeads, readPartie, type SittingRecord } from './partie.js';

const FORMAT = 'puur-backup';
const VERSION = 1;

/** How much of a part was new, and how much there already. */
export interface Restored {
  readonly added: number;
  readonly known: number;
}

/** What one screen keeps. */
export interface BackupPart {
  /** Its name in the file. */
  readonly name: string;
  /** All of it, as JSON. */
  readonly take: () => Promise<unknown>;
  /** Puts back what can be read of a value from a file. */
  readonly restore: (value: unknown) => Promise<Restored>;
}

interface KeptPartie {
  readonly head: Pick<PartieHead, 'id' | 'startedAt' | 'playedAt' | 'sitting' | 'practice' | 'secret'>;
  /** The log as a Puur record. */
  readonly record: unknown;
}

/** The Partien of the table. */
export function partienPart(open: () => Promise<IDBDatabase> = openDatabase): BackupPart {
  return {
    name: 'partien',
    async take() {
      const partien: KeptPartie[] = [];
      const database = await open();
      for (const { id } of await readHeads(database)) {
        const found = await readPartie(database, id);
        if (!found) continue;
        const { startedAt, playedAt, sitting, practice, secret } = found.head;
        const record: unknown = JSON.parse(writeRecord({ names: namesOf(sitting), events: found.table.log }));
        partien.push({ head: { id, startedAt, playedAt, sitting, practice, secret }, record });
      }
      database.close();
      return partien;
    },
    async restore(value) {
      let [added, known] = [0, 0];
      const database = await open();
      for (const kept of Array.isArray(value) ? (value as readonly (Partial<KeptPartie> | null)[]) : []) {
        const head = headOf(kept);
        const read = readRecord(JSON.stringify(kept?.record ?? null));
        if (!head || !read.ok) continue;
        const { events } = read.value;
        const { score, rounds, profile, ending } = fold(events);
        const summary = { score, rounds: rounds.length, target: profile.target, ending };
        const whole: PartieHead = { ...head, version: 1, length: events.length, summary, owner: '' };
        if (await addPartie(database, whole, events)) added++;
        else known++;
      }
      database.close();
      return { added, known };
    },
  };
}

/** Everything that is backed up beside the preferences. */
const PARTS: readonly BackupPart[] = [partienPart(), sheetsPart, schoolPart];

type Backup = Readonly<Record<string, unknown>> & { readonly prefs: Prefs };

/** The file. */
export async function backUp(parts: readonly BackupPart[] = PARTS): Promise<string> {
  const taken: (readonly [string, unknown])[] = [];
  for (const { name, take } of parts) taken.push([name, await take()]);
  return JSON.stringify({ format: FORMAT, version: VERSION, prefs: prefs.peek(), ...Object.fromEntries(taken) });
}

/** Reads a file back; how much was new and how much there already. Null if it is no backup. */
export async function restore(text: string, parts: readonly BackupPart[] = PARTS): Promise<Restored | null> {
  const file = parse(text);
  if (!file) return null;
  let [added, known] = [0, 0];
  for (const part of parts) {
    if (!Object.hasOwn(file, part.name)) continue;
    const restored = await part.restore(file[part.name]);
    added += restored.added;
    known += restored.known;
  }
  setPrefs(prefsFrom(file.prefs));
  return { added, known };
}

function parse(text: string): Backup | null {
  try {
    const file = JSON.parse(text) as Backup | null;
    if (typeof file !== 'object' || file === null) return null;
    return file.format === FORMAT && file.version === VERSION && Array.isArray(file.partien) ? file : null;
  } catch {
    return null;
  }
}

/** What a file says beside a log, checked field by field. */
function headOf(kept: Partial<KeptPartie> | null): KeptPartie['head'] | null {
  const head = kept?.head as Partial<KeptPartie['head']> | undefined;
  if (typeof head !== 'object') return null;
  const { id, startedAt, playedAt, sitting, practice, secret } = head;
  if (typeof id !== 'string' || id === '' || id.length > 80) return null;
  if (typeof startedAt !== 'number' || typeof playedAt !== 'number' || typeof practice !== 'boolean') return null;
  if (!Array.isArray(sitting) || (sitting as unknown[]).length !== 4) return null;
  const seats = sitting.map(seatOf);
  if (seats.some((seat) => seat === null)) return null;
  const [a, b, c, d] = seats as SittingRecord[];
  return {
    id,
    startedAt,
    playedAt,
    practice,
    sitting: [a!, b!, c!, d!],
    secret: typeof secret === 'string' ? secret : null,
  };
}

function seatOf(value: unknown): SittingRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, name, level } = value as Partial<SittingRecord>;
  if ((kind !== 'person' && kind !== 'bot') || typeof name !== 'string') return null;
  return { kind, name: name.slice(0, 60), level: typeof level === 'string' ? level.slice(0, 40) : null };
}
