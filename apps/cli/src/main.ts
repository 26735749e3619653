// The command line of Puur: finds the command by its name and loads no other.
import process from 'node:process';
import type { Command } from './io.js';

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: () => import('./commands/start.js'),
  play: () => import('./commands/play.js'),
  profiles: () => import('./commands/profiles.js'),
  engine: () => import('./engine/run.js'),
  help: () => import('./commands/help.js'),
};

// A reader that has seen enough (`| head`) is no fault of anybody's.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code === 'EPIPE') process.exit();
  throw cause;
});

const [name = 'help', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : COMMANDS.help!;
// Whatever is no command is for the help to answer: `--version`, `--help`, a command that there is not.
process.exitCode = await (await load()).run(Object.hasOwn(COMMANDS, name) ? args : [name, ...args], process);
