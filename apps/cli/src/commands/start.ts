/**
 * `puur start`: a Partie in the terminal; without one, a Partie of four computers, told round by round.
 */
import { existsSync } from 'node:fs';
import { ok, type PerSeat, perSeat, refuse, type Result } from '@puur/rules';
import { type Occupant, openTable, NO_PACE, whenOver } from '@puur/table';
import { type Io, isSystemError, reasonOf } from '../io.js';
import { isTerminal } from '../screen/paint.js';
import { type Interruption, INTERRUPTIONS, whenInterrupted, type WhenInterrupted } from './interruption.js';
import { entropyFor, NODE_CLOCK } from './play/clock.js';
import { incidentTeller } from './play/incident.js';
import { Narrator } from './play/narrator.js';
import { playerFor } from './play/players.js';
import { Recorder } from './play/recorder.js';
import { savePlace } from './play/save-place.js';
import { seatingOf } from './play/seating.js';
import { setupFrom } from './play/setup.js';
import { goalOf, play, profileName } from './play.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';

/** @param onStop hears of Ctrl-C, where four computers play */
export async function run(args: readonly string[], io: Io, onStop: WhenInterrupted = whenInterrupted): Promise<number> {
  const shell = await openShell(args, io, SPECS.start);
  if (typeof shell === 'number') return shell;
  return isTerminal(io.stdin) && isTerminal(io.stdout) ? play(shell) : watch(shell, onStop);
}

/** Options that say something to a person at the table, and nothing where none sits there. */
const ONLY_PLAYING = ['partner', 'opponents', 'seat', 'new', 'practice'] as const;

/** Four computers play a Partie; with `--save` it becomes a record, round by round. */
async function watch(shell: Shell, onStop: WhenInterrupted): Promise<number> {
  const setup = setupFrom(shell, false);
  if (!setup.ok) {
    shell.complain(setup.error);
    return EXIT.usage;
  }
  const idle = ONLY_PLAYING.filter((option) => shell.args.flags.has(option) || shell.args.values[option] !== undefined);
  if (idle.length > 0) shell.complain(shell.texts.shell.idleOptions(idle.map((option) => `--${option}`).join(', ')));
  const { profile, names, levels, seed } = setup.value;
  const recording = recorderFor(shell, names);
  if (!recording.ok) {
    shell.complain(recording.error);
    return EXIT.usage;
  }
  const recorder = recording.value;
  const table = openTable({
    profile,
    seats: perSeat((seat): Occupant => ({
      kind: 'bot',
      name: names[seat],
      player: playerFor(levels.opponents, seed, seat),
    })),
    entropy: entropyFor(seed, 0),
    clock: NODE_CLOCK,
    pace: NO_PACE,
    onIncident: incidentTeller(shell, null),
  });
  const narrator = new Narrator(shell, seatingOf(names, null, shell.texts.table), 'story');
  shell.say(
    shell.texts.table.welcome(goalOf(table.state, shell), profileName(table.state, shell)),
    '',
    shell.faces.legend(),
  );
  table.watch(() => {
    const lines = narrator.tell(table.log);
    if (lines.length > 0) shell.say(...lines);
  });
  let fault = null as string | null;
  const keep = (): void => {
    if (recorder === null || fault !== null) return;
    try {
      recorder.keep(table.log);
    } catch (cause) {
      fault = shell.texts.table.cannotGoOn(recorder.path, reasonOf(cause));
      table.close();
    }
  };
  // Who reads no more (`| head`), or cannot be written to (a full disk), is told where the record is, and no round is
  // played for nobody.
  const heard = { isUnread: false, isFailing: false, stoppedBy: null as Interruption | null };
  const unread = (cause: NodeJS.ErrnoException): void => {
    if (recorder === null || heard.isUnread || heard.isFailing) return;
    const isUnread = cause.code === 'EPIPE';
    heard[isUnread ? 'isUnread' : 'isFailing'] = true;
    table.close();
    const { shell: texts } = shell.texts;
    const where = whereItIs(recorder, shell);
    // What fails is said by whoever ends the process.
    shell.complain(isUnread ? `${texts.unread} ${where}` : where);
  };
  const end = onStop((by) => {
    heard.stoppedBy = by;
    table.close();
    shell.complain(recorder === null ? shell.texts.shell.brokenOff : whereItIs(recorder, shell));
  });
  // Before whoever ends the process at that.
  shell.io.stdout.prependListener('error', unread);
  table.watch(keep);
  keep();
  await whenOver(table);
  shell.io.stdout.off('error', unread);
  end();
  if (fault !== null) {
    shell.complain(fault);
    return EXIT.io;
  }
  if (heard.isFailing) return EXIT.io;
  if (heard.stoppedBy !== null) return INTERRUPTIONS[heard.stoppedBy];
  if (recorder !== null && !heard.isUnread) shell.say('', shell.texts.shell.recorded(recorder.path));
  return EXIT.ok;
}

/** Ends a record early; where it is, or that there is none because no round was over. */
function whereItIs(recorder: Recorder, { texts: { shell } }: Shell): string {
  return recorder.stop() ? shell.playedSoFar(recorder.path) : shell.noRoundYet(recorder.path);
}

/** The file that `--save` names, made before anything is played; null: none was asked for. */
function recorderFor({ args, texts }: Shell, names: PerSeat<string>): Result<Recorder | null, string> {
  const asked = args.values.save;
  if (asked === undefined) return ok(null);
  try {
    const place = savePlace(asked);
    if (!place.ok) return refuse(texts.shell[place.error](asked));
    if (existsSync(place.value)) return refuse(texts.shell.recordThere(asked));
    return ok(new Recorder(place.value, names));
  } catch (cause) {
    // Somebody else was quicker.
    if (isSystemError(cause) && cause.code === 'EEXIST') return refuse(texts.shell.recordThere(asked));
    return refuse(texts.shell.unwritable(asked, reasonOf(cause)));
  }
}
