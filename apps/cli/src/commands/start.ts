/**
 * `puur start`: a Partie in the terminal; without one, a Partie of four computers, told round by round.
 */
import { type Occupant, openTable, NO_PACE, whenOver } from '@puur/table';
import { perSeat } from '@puur/rules';
import type { Io } from '../io.js';
import { isTerminal } from '../screen/paint.js';
import { entropyFor, NODE_CLOCK } from './play/clock.js';
import { incidentTeller } from './play/incident.js';
import { Narrator } from './play/narrator.js';
import { playerFor } from './play/players.js';
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
const ONLY_PLAYING = ['partner', 'opponents', 'seat', 'save', 'new', 'practice'] as const;

/** Four computers play a Partie. */
async function watch(shell: Shell): Promise<number> {
  const setup = setupFrom(shell, false);
  if (!setup.ok) {
    shell.complain(setup.error);
    return EXIT.usage;
  }
  const idle = ONLY_PLAYING.filter((option) => shell.args.flags.has(option) || shell.args.values[option] !== undefined);
  if (idle.length > 0) shell.complain(shell.texts.shell.idleOptions(idle.map((option) => `--${option}`).join(', ')));
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
  return EXIT.ok;
}
