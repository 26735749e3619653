// The command line of Puur: finds the command by its name and loads no other.
import process from 'node:process';
import { type Command, EXIT_IO } from './io.js';
import type { Messages } from './lang/messages.js';

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: () => import('./commands/start.js'),
  play: () => import('./commands/play.js'),
  score: () => import('./commands/score.js'),
  convert: () => import('./commands/convert.js'),
  deal: () => import('./commands/deal.js'),
  verify: () => import('./commands/verify.js'),
  profiles: () => import('./commands/profiles.js'),
  solve: () => import('./commands/solve.js'),
  tafel: () => import('./commands/tafel.js'),
  referee: () => import('./commands/referee.js'),
  match: () => import('./commands/match.js'),
  'serve-bot': () => import('./commands/serve-bot.js'),
  engine: () => import('./engine/run.js'),
  help: () => import('./commands/help.js'),
};

// A reader that has seen enough (`| head`) is no fault of anybody's; a full disk is told, and is no verdict.
let isFailing = false;
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code === 'EPIPE') process.exit();
  if (isFailing) return;
  isFailing = true;
  void textsOfShell().then((shell) => {
    process.stderr.write(`${shell.outputFails(cause.code ?? cause.message)}\n`);
    process.exit(EXIT_IO);
  });
});

// `puur --lang fr start` means the same as `puur start --lang fr`.
const words = process.argv.slice(2);
const leading = words[0] === '--lang' ? 2 : words[0]?.startsWith('--lang=') ? 1 : 0;
const [name = 'help', ...args] = [...words.slice(leading), ...words.slice(0, leading)];
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : COMMANDS.help!;
try {
  // Whatever is no command is for the help to answer: `--version`, `--help`, a command that there is not.
  process.exitCode = await (await load()).run(Object.hasOwn(COMMANDS, name) ? args : [name, ...args], process);
} catch (cause) {
  // A fault of our own: one sentence, and an exit code that no answer has (EX_SOFTWARE).
  const shell = await textsOfShell();
  process.stderr.write(`${shell.internal(cause instanceof Error ? cause.message : String(cause))}\n`);
  process.exitCode = 70;
}

/** The texts for a fault that no command has caught: in the language that was asked for; of the engine in English. */
async function textsOfShell(): Promise<Messages['shell']> {
  const { isLanguage, languageOf, messagesIn } = await import('./lang/language.js');
  const asked = words.map((word, at) => (word === '--lang' ? words[at + 1] : /^--lang=(.*)$/.exec(word)?.[1]));
  const language = name === 'engine' ? 'en' : (asked.find(isLanguage) ?? languageOf(process.env));
  return (await messagesIn(language)).shell;
}
