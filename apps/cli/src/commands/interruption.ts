/**
 * Interruption: Ctrl-C, or the system asks to end.
 *
 * Whatever runs for long hears of both in the same way: it stops, says what is kept and where, gives its locks back, and
 * ends with the code that a shell gives to a process ended by that signal (128 and its number).
 */
import process from 'node:process';

/** What one is told to end by, with the exit code of it. */
export const INTERRUPTIONS = { SIGINT: 130, SIGTERM: 143 } as const;
export type Interruption = keyof typeof INTERRUPTIONS;

/** Runs something at each of them, in place of what the system would do; what it gives back ends that. */
export type WhenInterrupted = (run: (by: Interruption) => void) => () => void;

/** Of this process, once: a second one ends at once. */
export const whenInterrupted: WhenInterrupted = (run) => {
  const end = (): void => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  };
  const stop = (by: NodeJS.Signals): void => {
    end();
    run(by === 'SIGTERM' ? by : 'SIGINT');
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return end;
};
