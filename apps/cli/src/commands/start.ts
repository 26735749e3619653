/**
 * `puur start`: a Partie in the terminal; without one, a Partie of four computers, told round by round.
 */
import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { writeRecord } from '@puur/records';
import { ok, type PerSeat, perSeat, refuse, type Result } from '@puur/rules';
import { type Occupant, openTable, NO_PACE, type Table, whenOver } from '@puur/table';
import { type Io, reasonOf } from '../io.js';
import { isTerminal } from '../screen/paint.js';
import { entropyFor, NODE_CLOCK } from './play/clock.js';
import { incidentTeller } from './play/incident.js';
import { Narrator } from './play/narrator.js';
import { playerFor } from './play/players.js';
import { savePlace } from './play/save-place.js';
import { seatingOf } from './play/seating.js';
import { setupFrom } from './play/setup.js';
import { goalOf, play, profileName } from './play.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';

export async function run(args: readonly string[], io: Io): Promise<number> {
  const shell = await openShell(args, io, SPECS.start);
  if (typeof shell === 'number') return shell;
  return isTerminal(io.stdin) && isTerminal(io.stdout) ? play(shell) : watch(shell);
}

/** Options that say something to a person at the table, and nothing where none sits there. */
const ONLY_PLAYING = ['partner', 'opponents', 'seat', 'new', 'practice'] as const;

/** Four computers play a Partie; with `--save` it is there afterwards as a record. */
async function watch(shell: Shell): Promise<number> {
  const setup = setupFrom(shell, false);
  if (!setup.ok) {
    shell.complain(setup.error);
    return EXIT.usage;
  }
  const idle = ONLY_PLAYING.filter((option) => shell.args.flags.has(option) || shell.args.values[option] !== undefined);
  if (idle.length > 0) shell.complain(shell.texts.shell.idleOptions(idle.map((option) => `--${option}`).join(', ')));
  const place = recordPlace(shell);
  if (!place.ok) {
    shell.complain(place.error);
    return EXIT.usage;
  }
  const { profile, names, levels, seed } = setup.value;
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
  await whenOver(table);
  return place.value === null ? EXIT.ok : record(place.value, table.log, names, shell);
}

/** Where the record goes, looked at before anything is played; null: nowhere. */
function recordPlace({ args, texts }: Shell): Result<string | null, string> {
  const asked = args.values.save;
  if (asked === undefined) return ok(null);
  try {
    const place = savePlace(asked);
    if (!place.ok) return refuse(texts.shell[place.error](asked));
    if (existsSync(place.value)) return refuse(texts.shell.recordThere(asked));
    // Whether one may write there is known now, and not after the last round.
    accessSync(dirname(resolve(place.value)), constants.W_OK);
    return ok(place.value);
  } catch (cause) {
    return refuse(texts.shell.unwritable(asked, reasonOf(cause)));
  }
}

function record(path: string, log: Table['log'], names: PerSeat<string>, shell: Shell): number {
  try {
    writeFileSync(path, writeRecord({ names, events: [...log] }), { flag: 'wx' });
  } catch (cause) {
    shell.complain(shell.texts.shell.unwritable(path, reasonOf(cause)));
    return EXIT.io;
  }
  shell.say('', shell.texts.shell.recorded(path));
  return EXIT.ok;
}
