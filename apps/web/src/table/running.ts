/** Running: whether a Partie is under way, which another one would leave lying. */
import { openDatabase } from '../storage/database.js';
import { readHeads } from '../storage/partie.js';
import { rememberedPartie, snapshot } from './session.js';

/** Of this window, else the one that the device remembers; false also where the device does not tell. */
export async function isPartieRunning(): Promise<boolean> {
  if (snapshot.value !== null) return snapshot.value.view.ending === null;
  const id = rememberedPartie();
  if (id === null) return false;
  try {
    const database = await openDatabase();
    const heads = await readHeads(database);
    database.close();
    return heads.some((head) => head.id === id && head.summary.ending === null);
  } catch {
    return false;
  }
}
