/** Incidents of a table, told once each to whoever sits there; the game goes on. */
import type { Incident } from '@puur/table';
import { reasonOf } from '../../io.js';
import type { Shell } from '../shell.js';

/** What a host tells its owner, in words. `path` is the file that the table is kept in. */
export function incidentTeller(shell: Shell, path: string | null): (incident: Incident) => void {
  const { texts } = shell;
  const told = new Set<string>();
  return ({ code, cause }) => {
    if (told.has(code)) return;
    told.add(code);
    if (code === 'store-failed' && path !== null) shell.complain(texts.table.cannotSave(path, reasonOf(cause)));
    else if (code === 'secret-lost') shell.complain(texts.table.secretLost);
    else shell.complain(texts.shell.internal(cause === undefined ? code : `${code}, ${reasonOf(cause)}`));
  };
}
