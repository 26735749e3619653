// The command line of Puur: finds the command by its name and loads no other.
import process from 'node:process';
import type { Command } from './io.js';

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  engine: () => import('./engine/run.js'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

if (load) {
  process.exitCode = await (await load()).run(args, process);
} else {
  process.stderr.write(`usage: puur ${Object.keys(COMMANDS).join(' | ')}\n`);
  process.exitCode = 2;
}
