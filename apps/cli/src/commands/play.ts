/**
 * `puur play`: a whole Partie in the terminal, against three computers; saved after every event, taken up again where it
 * was left.
 */
import { randomBytes } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { differencesBetween, perSeat, type PartieState, fold } from '@puur/rules';
import {
  type Occupant,
  openTable,
  type Pace,
  NO_PACE,
  resumeTable,
  TABLE_PACE,
  type StoredTable,
  type Table,
} from '@puur/table';
import { type Io, isSystemError, reasonOf } from '../io.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';
import { entropyFor, NODE_CLOCK } from './play/clock.js';
import { incidentTeller } from './play/incident.js';
import { lockFile, lockOf } from './play/lock.js';
import { Narrator } from './play/narrator.js';
import { levelAt, levelsFrom, playerFor } from './play/players.js';
import { exitOf, openPrompter, type Prompter } from './play/prompter.js';
import { createSave, type Opening, readSave, type SaveFile, type SaveHead, setAside } from './play/save.js';
import { savePlace } from './play/save-place.js';
import { seatingOf } from './play/seating.js';
import { type Leaving, Session } from './play/session.js';
import { namesFrom, type Setup, setupFrom } from './play/setup.js';
import { nearestPreset } from './settings.js';

/** Quick enough not to bore, slow enough to follow; people answer in their own time. */
const TERMINAL_PACE: Pace = { ...TABLE_PACE, card: 450, say: 0, trick: 700, deal: null };
/** A pipe is not waited for, but it is asked for its cut. */
const PIPE_PACE: Pace = { ...NO_PACE, deal: null };

/** @param opening opens the file of the Partie */
export async function run(args: readonly string[], io: Io, opening?: Opening): Promise<number> {
  const shell = await openShell(args, io, SPECS.play);
  return typeof shell === 'number' ? shell : play(shell, opening);
}

/** Plays in a shell that is open. */
export async function play(shell: Shell, opening?: Opening): Promise<number> {
  const setup = setupFrom(shell, true);
  if (!setup.ok) {
    shell.complain(setup.error);
    return EXIT.usage;
  }
  const asked = shell.args.values.save ?? standardPath(shell.io.env);
  const texts = shell.texts.table;
  let path = asked;
  let unlock: (() => void) | null;
  try {
    const place = savePlace(asked);
    if (!place.ok) {
      shell.complain(shell.texts.shell[place.error](asked));
      return EXIT.usage;
    }
    path = place.value;
    unlock = lockFile(path);
  } catch (cause) {
    return unwritable(path, cause, shell);
  }
  if (unlock === null) {
    shell.complain(texts.busy(path, lockOf(path)));
    return EXIT.usage;
  }
  const prompter = openPrompter(shell.io);
  try {
    return await playWith(setup.value, path, shell, prompter, opening);
  } catch (cause) {
    if (!isSystemError(cause)) throw cause;
    return unwritable(path, cause, shell);
  } finally {
    prompter.close();
    unlock();
  }
}

/** A disk that is full or fails is nobody's fault; everything else is a file that the call should not have named. */
const DISK_FAILURES = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'];

function unwritable(path: string, cause: unknown, shell: Shell): number {
  const why = reasonOf(cause);
  shell.complain(shell.texts.shell.unwritable(path, why));
  return DISK_FAILURES.includes(why) ? EXIT.io : EXIT.usage;
}

/** What is to be played: a Partie that was left, or a new one. */
interface Beginning {
  readonly head: SaveHead;
  readonly stored: StoredTable | null;
}

async function playWith(
  setup: Setup,
  path: string,
  shell: Shell,
  prompter: Prompter,
  opening?: Opening,
): Promise<number> {
  const texts = shell.texts.table;
  const beginning = await begin(setup, path, shell, prompter);
  if (typeof beginning === 'number') return beginning;
  const { head, stored } = beginning;
  const file = await createSave(path, head, stored, opening);
  const names = head.names ?? namesFrom(undefined, head.seat, texts)!;
  const table = sitDown(setup, beginning, file, shell, prompter, path);
  const seating = seatingOf(names, head.seat, texts);
  const narrator = new Narrator(shell, seating, 'table');
  const state = table.state;
  shell.say(texts.welcome(goalOf(state, shell), profileName(state, shell)));
  if (stored !== null) {
    narrator.skip(stored.log);
    shell.say(texts.resumed);
  }
  if (stored?.practice ?? setup.practice) shell.say(texts.practice);
  const adviser = playerFor(levelsFrom(head).partner, head.seed, head.seat);
  // A seed makes a Partie that comes out the same; chance of this machine makes one that nobody could foresee.
  const share = (): string | null => (head.seed === null ? randomBytes(4).toString('hex') : null);
  const session = new Session({ shell, table, path, seat: head.seat, seating, narrator, prompter, adviser, share });
  const leaving = await session.run();
  const isSaved = await table.saved();
  table.close();
  await file.close();
  if (leaving !== 'over' || !isSaved) sayGoodbye(leaving, isSaved, path, shell);
  if (!isSaved) return EXIT.io;
  return exitOf(prompter);
}

function sayGoodbye(leaving: Leaving, isSaved: boolean, path: string, shell: Shell): void {
  const { table } = shell.texts;
  const command = shell.args.values.save === undefined ? 'puur play' : `puur play --save ${path}`;
  shell.say('', ...(leaving === 'end-of-input' ? [table.endOfInput] : []), ...(isSaved ? [table.saved(command)] : []));
  if (!isSaved) shell.complain(table.leftUnsaved(path, command));
}

/** Looks at the file: goes on with its Partie, or sets it aside and begins anew. A number ends the call. */
async function begin(setup: Setup, path: string, shell: Shell, prompter: Prompter): Promise<Beginning | number> {
  const texts = shell.texts.table;
  const { names, seat, levels, seed } = setup;
  const chosen = shell.args.values.names === undefined ? null : names;
  const fresh: Beginning = { head: { names: chosen, seat, ...levels, seed }, stored: null };
  const reading = await readSave(path);
  switch (reading.kind) {
    case 'none':
      return fresh;
    case 'newer':
      shell.complain(texts.newer(path));
      return EXIT.usage;
    case 'unusable':
      shell.say(texts.corrupted(path, await setAside(path)));
      return fresh;
    case 'table': {
      const { head, stored, damaged } = reading.saved;
      if (damaged) shell.say(texts.rescued(path, await setAside(path)));
      const state = fold(stored.log);
      const isOver = state.phase === 'ended';
      if (!isOver && !shell.args.flags.has('new')) {
        const [a, b] = head.seat % 2 === 0 ? state.score : [state.score[1], state.score[0]];
        const goesOn = await wantsToGoOn(texts.resumeQuestion(roundNumber(state), a, b), shell, prompter);
        if (goesOn === null) {
          sayGoodbye(prompter.ending ?? 'quit', true, path, shell);
          return exitOf(prompter);
        }
        if (goesOn) {
          const asked = shell.args.values.profile !== undefined;
          if (asked && differencesBetween(setup.profile, state.profile).length > 0) shell.say(texts.otherTable);
          if (asksForOthers(setup, head, shell)) shell.say(texts.otherLevel(head.partner, head.opponents));
          return { head, stored };
        }
      }
      if (!damaged) {
        const kept = await setAside(path);
        if (!isOver) shell.say(texts.setAside(kept));
      }
      return fresh;
    }
  }
}

/** A pipe always goes on; a person is asked. Null where they left instead of answering. */
async function wantsToGoOn(question: string, shell: Shell, prompter: Prompter): Promise<boolean | null> {
  if (!prompter.isTerminal) return true;
  const { yes, no, yesOrNo } = shell.texts.table;
  for (;;) {
    const line = await prompter.ask(`${question} `);
    if (line === null) return null;
    const word = line.trim().toLowerCase();
    if (word === '' || yes.includes(word)) return true;
    if (no.includes(word)) return false;
    shell.say(yesOrNo);
  }
}

function sitDown(
  { profile, practice }: Setup,
  { head, stored }: Beginning,
  file: SaveFile,
  shell: Shell,
  prompter: Prompter,
  path: string,
): Table {
  const levels = levelsFrom(head);
  const seats = perSeat((seat): Occupant =>
    seat === head.seat
      ? { kind: 'person' }
      : { kind: 'bot', player: playerFor(levelAt(seat, head.seat, levels), head.seed, seat) },
  );
  const shuffles = stored?.log.filter(({ type }) => type === 'shuffle-committed').length ?? 0;
  const options = {
    seats,
    entropy: entropyFor(head.seed, shuffles),
    clock: NODE_CLOCK,
    pace: prompter.isTerminal ? TERMINAL_PACE : PIPE_PACE,
    store: file,
    onIncident: incidentTeller(shell, { path, goesOn: prompter.isTerminal }),
  };
  if (stored === null) return openTable({ ...options, profile, practice });
  const resumed = resumeTable(stored, options);
  if (!resumed.ok) throw new Error(`a judged log was refused: ${resumed.error.code}`);
  return resumed.value;
}

/** Whether the call asks for levels that do not sit at this table. */
function asksForOthers({ levels }: Setup, head: SaveHead, { args: { values } }: Shell): boolean {
  const { partner, opponents } = levelsFrom(head);
  const asksFor = (one: string | undefined): boolean => (one ?? values.level) !== undefined;
  return (
    (asksFor(values.partner) && levels.partner !== partner) ||
    (asksFor(values.opponents) && levels.opponents !== opponents)
  );
}

/** `auf 1000`, `12 Runden`. */
export function goalOf({ profile }: Pick<PartieState, 'profile'>, { texts }: Pick<Shell, 'texts'>): string {
  return profile.endMode === 'fixed-rounds' ? texts.table.ofRounds(profile.rounds) : texts.table.target(profile.target);
}

/** `puur`, `puur, mit eigenen Abmachungen`. */
export function profileName({ profile }: Pick<PartieState, 'profile'>, { texts }: Pick<Shell, 'texts'>): string {
  const { id, exact } = nearestPreset(profile);
  return exact ? id : texts.shell.ownProfile(id);
}

function roundNumber({ rounds, round }: PartieState): number {
  return round !== null && round.account === null ? round.number : rounds.length + 1;
}

/** Where the Partie is kept when nothing is said: the XDG state folder. */
export function standardPath(env: Io['env']): string {
  const set = env.XDG_STATE_HOME ?? '';
  const state = set === '' ? join(env.HOME ?? homedir(), '.local', 'state') : set;
  return join(state, 'puur', 'partie.jsonl');
}
