/**
 * Clock of a table in a browser: one that can be stopped, so that a pause is a pause for everybody.
 *
 * While it stands, no wait passes and nothing is called; afterwards every wait goes on where it was.
 */
import type { Clock, Millis } from '@puur/table';

export interface PausableClock extends Clock {
  readonly isPaused: boolean;
  pause(): void;
  resume(): void;
}

interface Wait {
  readonly at: Millis;
  readonly run: () => void;
  timer: ReturnType<typeof setTimeout> | null;
}

/** @param now milliseconds of a clock that only goes forward */
export function pausableClock(now: () => Millis): PausableClock {
  const waits = new Set<Wait>();
  /** How long the clock has stood so far, and since when it stands. */
  let stood = 0;
  let since: Millis | null = null;
  const time = (): Millis => (since ?? now()) - stood;

  const arm = (wait: Wait): void => {
    wait.timer = setTimeout(
      () => {
        waits.delete(wait);
        wait.run();
      },
      Math.max(0, wait.at - time()),
    );
  };

  return {
    get isPaused() {
      return since !== null;
    },
    now: time,
    after(span, run) {
      const wait: Wait = { at: time() + span, run, timer: null };
      waits.add(wait);
      if (since === null) arm(wait);
      return () => {
        waits.delete(wait);
        if (wait.timer !== null) clearTimeout(wait.timer);
      };
    },
    pause() {
      if (since !== null) return;
      since = now();
      for (const wait of waits) if (wait.timer !== null) clearTimeout(wait.timer);
    },
    resume() {
      if (since === null) return;
      stood += now() - since;
      since = null;
      for (const wait of waits) arm(wait);
    },
  };
}
