/** Incidents of a table, told once each to whoever sits there. */
import type { Incident } from '@puur/table';
import { reasonOf } from '../../io.js';
import type { Shell } from '../shell.js';

/** Where a table is kept, and whether its game goes on when that fails: a person decides, a pipe stops. */
export interface Keeping {
  readonly path: string;
  readonly goesOn: boolean;
}

/** What a host tells its owner, in words. */
export function incidentTeller(shell: Shell, keeping: Keeping | null): (incident: Incident) => void {
  const { texts } = shell;
  const told = new Set<string>();
  return ({ code, cause }) => {
    if (told.has(code)) return;
    told.add(code);
    if (code === 'store-failed' && keeping !== null) {
      const say = keeping.goesOn ? texts.table.cannotSave : texts.table.cannotGoOn;
      shell.complain(say(keeping.path, reasonOf(cause)));
    } else if (code === 'secret-lost') shell.complain(texts.table.secretLost);
    else shell.complain(texts.shell.internal(cause === undefined ? code : `${code}, ${reasonOf(cause)}`));
  };
}
