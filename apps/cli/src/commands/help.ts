/** `puur help [COMMAND]`, `puur --help`, `puur --version`, and the answer to a command that there is not. */
import type { Io } from '../io.js';
import { COMMAND_NAMES } from '../lang/words.js';
import { VERSION } from '../version.js';
import { helpFor, overview } from './help-text.js';
import { nearestOf } from './nearest.js';
import { EXIT, openShell } from './shell.js';
import { SPECS } from './specs.js';

export async function run(args: readonly string[], io: Io): Promise<number> {
  // `puur --help` asks for the list and not for help about help.
  const shell = await openShell(
    args.filter((word) => word !== '--help' && word !== '-h'),
    io,
    SPECS.help,
  );
  if (typeof shell === 'number') return shell;
  if (shell.args.flags.has('version')) {
    shell.say(VERSION);
    return EXIT.ok;
  }
  const [word] = shell.args.words;
  if (word === undefined) {
    shell.say(...overview(VERSION, shell.texts, shell.width));
    return EXIT.ok;
  }
  const name = COMMAND_NAMES.find((known) => known === word);
  if (name === undefined) {
    shell.complain(shell.texts.shell.unknownCommand(word, nearestOf(word, COMMAND_NAMES)));
    return EXIT.usage;
  }
  shell.say(...helpFor(name, shell.texts, shell.width));
  return EXIT.ok;
}
