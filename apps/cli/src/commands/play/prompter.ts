/**
 * Prompter: questions to whoever sits before the terminal, or to a pipe.
 *
 * A line is an answer. The end of the input (a pipe that ends, Ctrl-D) and Ctrl-C end every question from then on. In a
 * pipe the question and its answer are written out, so that the output reads as a conversation.
 */
import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../../io.js';
import { tame } from '../../screen/layout.js';
import { isTerminal } from '../../screen/paint.js';

/** How asking came to its end. */
export type Ending = 'end-of-input' | 'interrupted';

export interface Prompter {
  /** Whether a person sits there. */
  readonly isTerminal: boolean;
  readonly ending: Ending | null;
  /** The next line; null once the input has ended. */
  ask(question: string): Promise<string | null>;
  /** Resolves when Ctrl-C was pressed. */
  readonly whenInterrupted: Promise<void>;
  close(): void;
}

export function openPrompter(io: Io): Prompter {
  const terminal = isTerminal(io.stdin) && isTerminal(io.stdout);
  const lines: Interface = createInterface({
    input: io.stdin,
    ...(terminal && { output: io.stdout }),
    terminal,
    historySize: 0,
  });
  const waiting: string[] = [];
  let pending: ((line: string | null) => void) | null = null;
  let ending: Ending | null = null;
  let interrupt: () => void = () => undefined;
  const whenInterrupted = new Promise<void>((resolve) => {
    interrupt = resolve;
  });
  const answer = (line: string | null): void => {
    const resolve = pending;
    pending = null;
    resolve?.(line);
  };
  const end = (how: Ending): void => {
    ending ??= how;
    if (ending === 'interrupted') waiting.length = 0;
    if (waiting.length === 0) answer(null);
  };
  lines.on('line', (line) => {
    if (pending) answer(line);
    else waiting.push(line);
  });
  lines.on('SIGINT', () => {
    end('interrupted');
    interrupt();
  });
  lines.on('close', () => {
    end('end-of-input');
  });
  return {
    isTerminal: terminal,
    get ending() {
      return ending;
    },
    whenInterrupted,
    async ask(question) {
      if (!terminal) io.stdout.write(question);
      else if (waiting.length === 0 && ending === null) {
        lines.setPrompt(question);
        lines.prompt();
      }
      const typed =
        waiting.length > 0
          ? waiting.shift()!
          : ending !== null
            ? null
            : await new Promise<string | null>((resolve) => (pending = resolve));
      const line = typed === null ? null : tame(typed);
      if (!terminal) io.stdout.write(`${line ?? ''}\n`);
      return line;
    },
    close() {
      lines.close();
    },
  };
}
