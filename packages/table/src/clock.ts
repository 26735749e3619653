/**
 * Clock: time as a parameter.
 *
 * The host never asks the machine for the time. The web app hands it the browser's timers, the command line Node's, and
 * a test a clock that goes only when it is told to.
 */

/** A span of time, or a moment counted from a start of the clock's own, in milliseconds. */
export type Millis = number;

export interface Clock {
  now(): Millis;
  /** Calls `run` once, not before `wait` has passed and never at once; the answer cancels it. */
  after(wait: Millis, run: () => void): () => void;
}

/** A clock that is moved by hand. */
export interface ManualClock extends Clock {
  /** Moves the time on and calls what has become due, in the order of its time; returns how many calls that were. */
  advance(by: Millis): number;
  /** When the next call is due; null if nothing waits. */
  next(): Millis | null;
}

/** A clock for tests, starting at 0. */
export function manualClock(): ManualClock {
  let now = 0;
  let waiting: { readonly at: Millis; readonly run: () => void }[] = [];
  const first = (): (typeof waiting)[number] | undefined =>
    waiting.reduce<(typeof waiting)[number] | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined);
  return {
    now: () => now,
    after(wait, run) {
      const timer = { at: now + wait, run };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
    advance(by) {
      const until = now + by;
      let calls = 0;
      for (let timer = first(); timer && timer.at <= until; timer = first()) {
        const due = timer;
        waiting = waiting.filter((other) => other !== due);
        now = due.at;
        due.run();
        calls++;
      }
      now = until;
      return calls;
    },
    next: () => first()?.at ?? null,
  };
}
