/**
 * Backup: everything of this device in one file, and back.
 *
 * A Partie is in it as a Puur record, so it is read by the same door as any record: migrated if it is old, judged by the
 * rules from its first event. What a Partie has beside its log (who sat there, when) stands next to it. Restoring never
 * overwrites: what is there already stays.
 */
import { readRecord, writeRecord } from '@puur/records';
import { fold } from '@puur/rules';
import { type Prefs, prefs, prefsFrom, setPrefs } from '../app/prefs.js';
import { openDatabase } from './database.js';
import { addPartie, namesOf, type PartieHead, readHeads, readPartie, type SittingRecord } from './partie.js';

const FORMAT = 'puur-backup';
const VERSION = 1;

interface KeptPartie {
  readonly head: Pick<PartieHead, 'id' | 'startedAt' | 'playedAt' | 'sitting' | 'practice' | 'secret'>;
  /** The log as a Puur record. */
  readonly record: unknown;
}

interface Backup {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly prefs: Prefs;
  readonly partien: readonly KeptPartie[];
}

/** The file. */
export async function backUp(open: () => Promise<IDBDatabase> = openDatabase): Promise<string> {
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
  return JSON.stringify({ format: FORMAT, version: VERSION, prefs: prefs.peek(), partien } satisfies Backup);
}

/** Reads a file back; how many Partien were new and how many there already. Null if it is no backup. */
export async function restore(
  text: string,
  open: () => Promise<IDBDatabase> = openDatabase,
): Promise<{ readonly added: number; readonly known: number } | null> {
  const file = parse(text);
  if (!file) return null;
  let [added, known] = [0, 0];
  const database = await open();
  for (const kept of file.partien) {
    const head = headOf(kept);
    const read = readRecord(JSON.stringify(kept.record));
    if (!head || !read.ok) continue;
    const { events } = read.value;
    const { score, rounds, profile, ending } = fold(events);
    const summary = { score, rounds: rounds.length, target: profile.target, ending };
    const isNew = await addPartie(database, { ...head, version: 1, length: events.length, summary, owner: '' }, events);
    if (isNew) added++;
    else known++;
  }
  database.close();
  setPrefs(prefsFrom(file.prefs));
  return { added, known };
}

function parse(text: string): Backup | null {
  try {
    const file = JSON.parse(text) as Partial<Backup> | null;
    if (typeof file !== 'object' || file === null) return null;
    if (file.format !== FORMAT || file.version !== VERSION || !Array.isArray(file.partien)) return null;
    return file as Backup;
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
