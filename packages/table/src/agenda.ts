/**
 * Agenda: what is arranged to happen at a table, and can be dropped all at once.
 *
 * Whatever changes the table drops it, so an answer or a timer that comes after an undo, a take-over or a word said in
 * between is not heard.
 */
import type { Clock, Millis } from './clock.js';

export class Agenda {
  readonly #clock: Clock;
  /** Each drops one thing. */
  #arranged: (() => void)[] = [];
  /** When the last card, call or deal fell. */
  #since: Millis;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#since = clock.now();
  }

  /** Notes something that was arranged, by what drops it. */
  add(drop: () => void): void {
    this.#arranged.push(drop);
  }

  drop(): void {
    for (const drop of this.#arranged) drop();
    this.#arranged = [];
  }

  /** Drops what was arranged and calls, always in a later step than this one. */
  anew(run: () => void): void {
    this.drop();
    let isDropped = false;
    this.add(() => {
      isDropped = true;
    });
    void Promise.resolve().then(() => {
      if (!isDropped) run();
    });
  }

  /** A card, a call or a deal has fallen: every wait begins anew. */
  restart(): void {
    this.#since = this.#clock.now();
  }

  /** Calls once the wait that began with the last card, call or deal is over; at once where it is. */
  afterWait(wait: Millis, run: () => void): void {
    const left = this.#since + wait - this.#clock.now();
    if (left > 0) this.add(this.#clock.after(left, run));
    else run();
  }
}
