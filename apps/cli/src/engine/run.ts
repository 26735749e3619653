/**
 * `puur engine`: answers requests, one line of JSON each, until its input ends.
 *
 * Requests are answered one after the other, so replies stand in the order of the requests and a slow reader of standard
 * output holds up the reading of standard input. The protocol is docs/engine.md.
 */
import { EXIT_IO, inputFault, type Io, isSystemError, reasonOf } from '../io.js';
import { system } from '../lang/en/system.js';
import { replyTo } from './answer.js';
import { linesOf, LineWriter } from './protocol.js';

const USAGE = `usage: puur engine

Reads one JSON object per line from standard input and writes one per line to standard output, for example
  {"id":1,"op":"legal-moves","contract":"trump:E","hand":["EU","T8"],"trick":["E10"]}
The operation "info" names all others.
`;

/** What stands in the way, in English as all that the engine says. */
function unreadableWords(why: string): string {
  return why === 'EISDIR' ? 'that is a folder; give a file or a pipe' : `it cannot be read: ${system(why)}`;
}

/**
 * Serves the engine protocol. 0 at the end of the input or when nobody reads the replies, 2 for words it does not know,
 * 74 where its input cannot be read.
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  if (args.length > 0) {
    io.stderr.write(USAGE);
    return args[0] === '--help' ? 0 : 2;
  }
  const unreadable = (why: string): number => {
    io.stderr.write(`puur engine: requests are read from standard input, but ${unreadableWords(why)}.\n`);
    return EXIT_IO;
  };
  const fault = inputFault(io.stdin);
  if (fault !== null) return unreadable(fault);
  const writer = new LineWriter(io.stdout);
  const report = (error: unknown): void => {
    io.stderr.write(`puur engine: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  };
  try {
    for await (const line of linesOf(io.stdin)) {
      if (!(await writer.write(await replyTo(line, report)))) break;
    }
  } catch (cause) {
    // A request cannot fail and a writer only closes, so what the system refuses is to read.
    if (!isSystemError(cause)) throw cause;
    return unreadable(reasonOf(cause));
  }
  return 0;
}
