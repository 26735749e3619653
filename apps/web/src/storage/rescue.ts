/**
 * Rescue: the Partie as a file, when the browser does not keep it. Asked of the host, which alone has the log.
 */
import { exportLog } from '../table/session.js';
import { saveFile } from './file.js';

/** Writes the running Partie as a record; whether there was one. */
export async function rescue(): Promise<boolean> {
  const record = await exportLog();
  if (record === null) return false;
  saveFile(`puur-${new Date().toISOString().slice(0, 10)}.json`, record, 'application/json');
  return true;
}
