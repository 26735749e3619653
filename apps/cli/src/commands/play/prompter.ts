/**
 * Prompter: questions to whoever sits before the terminal, or to a pipe.
 *
 * A line is an answer. The end of the input (a pipe that ends, Ctrl-D), Ctrl-C and a system
 * that asks to end, end every question from then on. In a
 * pipe the question and its answer are written out, so that the output reads as a conversation.
 */
import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../../io.js';
import { tame } from '../../screen/layout.js';
import { isTerminal } from '../../screen/paint.js';
import {
  INTERRUPTIONS,
  type Interruption,
  type WhenInterrupted,
  whenInterrupted as whenProcessInterrupted,
} from '../interruption.js';
import { EXIT } from '../shell.js';

/** How asking came to its end. */
export type Ending = 'end-of-input' | 'interrupted';

export interface Prompter {
  /** Whether a person sits there. */
  readonly isTerminal: boolean;
  readonly ending: Ending | null;
  /** What interrupted it, once something has. */
  readonly interruption: Interruption | null;
  /** The next line; null once the input has ended. */
  ask(question: string): Promise<string | null>;
  /** Resolves when it is interrupted. */
  readonly whenInterrupted: Promise<void>;
  close(): void;
}

/** The exit code of a conversation that is over: that of what interrupted it, else all is well. */
export function exitOf({ interruption }: Prompter): number {
  return interruption === null ? EXIT.ok : INTERRUPTIONS[interruption];
}

/** @param onStop hears of whoever wants to end the process */
export function openPrompter(io: Io, onStop: WhenInterrupted = whenProcessInterrupted): Prompter {
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
  let interruption: Interruption | null = null;
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
  const stop = (by: Interruption): void => {
    interruption ??= by;
    // Lines that wait in a pipe that has ended are not played on either.
    ending = 'interrupted';
    end('interrupted');
    interrupt();
  };
  // A terminal tells of Ctrl-C as of a key; a pipe, and whoever ends a process by its number, tell the process.
  lines.on('SIGINT', () => {
    stop('SIGINT');
  });
  const unhear = onStop(stop);
  lines.on('close', () => {
    end('end-of-input');
  });
  return {
    isTerminal: terminal,
    get ending() {
      return ending;
    },
    get interruption() {
      return interruption;
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
      unhear();
      lines.close();
    },
  };
}
