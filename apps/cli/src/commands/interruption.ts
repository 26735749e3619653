/** Interruption: Ctrl-C, or the system asks to end. */
import process from 'node:process';

/** Runs something at each of them, in place of what the system would do; what it gives back ends that. */
export type WhenInterrupted = (run: () => void) => () => void;

/** Of this process, once: a second one ends at once. */
export const whenInterrupted: WhenInterrupted = (run) => {
  const end = (): void => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  };
  const stop = (): void => {
    end();
    run();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return end;
};
