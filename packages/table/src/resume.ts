/**
 * Resume: sitting down again at the very card.
 *
 * A stored log is judged from its first event to its last, so a table is never taken up from a state that no Partie
 * leads to. Where a write broke off in the middle of a step, what follows by itself is added.
 */
import {
  apply,
  commandFor,
  EMPTY_PARTIE,
  evolve,
  ok,
  type PartieEvent,
  type PartieState,
  refuse,
  replay,
  type ReplayRefusal,
  type Result,
} from '@puur/rules';
import { fromHex } from './digest.js';
import { Host } from './host.js';
import { commit } from './proof.js';
import type { StoredTable } from './store.js';
import type { Table, TableOptions } from './table.js';

export type ResumeRefusal =
  | { readonly code: 'empty-log' }
  /** The rules refuse an event of the log. */
  | { readonly code: 'bad-log'; readonly replay: ReplayRefusal };

/**
 * Takes up a stored table. The seats are those of the options: a program cannot be stored.
 * @param saved how many events of the log the store has; none of a log that was just made. Default: all of it.
 */
export function resumeTable(
  stored: StoredTable,
  options: Omit<TableOptions, 'profile' | 'practice'>,
  saved: number = stored.log.length,
): Result<Table, ResumeRefusal> {
  const { practice } = stored;
  if (stored.log.length === 0) return refuse({ code: 'empty-log' });
  const replayed = replay(stored.log);
  if (!replayed.ok) return refuse({ code: 'bad-log', replay: replayed.error });
  const log = [...stored.log, ...unfinished(stored.log)];
  const isOwed = replayed.value.shuffle?.secret === null;
  const secret = isOwed ? knownSecret(stored.secret, replayed.value) : null;
  if (isOwed && secret === null) options.onIncident?.({ code: 'secret-lost' });
  return ok(new Host({ ...options, practice }, { log, saved, secret }));
}

/** The stored secret, if it is that of the shuffle in the log. */
function knownSecret(stored: string | null, { shuffle, rounds, round }: PartieState): string | null {
  const secret = stored === null ? null : fromHex(stored);
  if (secret === null) return null;
  // A finished round whose secret is still owed is already counted; one that is running or to be dealt is not.
  const numbers = [rounds.length + 1, ...(round?.account ? [rounds.length] : [])];
  return numbers.some((number) => commit(secret, number) === shuffle?.commitment) ? stored : null;
}

/** The events that the last command of a log still leads to. The log has been judged. */
function unfinished(log: readonly PartieEvent[]): readonly PartieEvent[] {
  let state = EMPTY_PARTIE;
  let due: readonly PartieEvent[] = [];
  for (const event of log) {
    if (due.length === 0) {
      const command = commandFor(event);
      const judged = command && apply(state, command);
      due = judged?.ok ? judged.value : [];
    }
    due = due.slice(1);
    state = evolve(state, event);
  }
  return due;
}
