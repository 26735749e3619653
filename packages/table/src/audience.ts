/**
 * Audience: those who look on at a table, told of every state once and in order.
 *
 * A listener may itself bring about the next state (a person's screen that answers at once); that state waits until all
 * have heard this one, so that no seat ever sees the later state first. A listener that throws harms nobody else.
 */
import { type PartieState, type PerSeat, perSeat, type Seat, SEATS, type SeatView, viewFor } from '@puur/rules';

/** Hears of a listener that threw; without a seat it was a watcher. */
export type FaultOfListener = (cause: unknown, seat?: Seat) => void;

export class Audience {
  readonly #listeners: PerSeat<Set<(view: SeatView) => void>> = perSeat(() => new Set());
  readonly #watchers = new Set<() => void>();
  readonly #onFault: FaultOfListener;
  /** States that the seats have not been told of yet. */
  readonly #untold: PartieState[] = [];
  #isTelling = false;

  constructor(onFault: FaultOfListener) {
    this.#onFault = onFault;
  }

  /** Tells the seat's view of every state from now on; the answer ends it. */
  subscribe(seat: Seat, listener: (view: SeatView) => void): () => void {
    // Wrapped, so that one function subscribed twice is told twice and ends once at a time.
    const own = (view: SeatView): void => {
      listener(view);
    };
    this.#listeners[seat].add(own);
    return () => this.#listeners[seat].delete(own);
  }

  /** Calls after every state, and whenever `tellWatchers` is called; the answer ends it. */
  watch(listener: () => void): () => void {
    const own = (): void => {
      listener();
    };
    this.#watchers.add(own);
    return () => this.#watchers.delete(own);
  }

  /** Tells everybody of a state, after those before it. */
  tell(state: PartieState): void {
    this.#untold.push(state);
    if (this.#isTelling) return;
    this.#isTelling = true;
    for (let next = this.#untold.shift(); next; next = this.#untold.shift()) {
      for (const seat of SEATS) this.#tellSeat(seat, next);
      this.tellWatchers();
    }
    this.#isTelling = false;
  }

  tellWatchers(): void {
    for (const watcher of [...this.#watchers]) this.#call(watcher);
  }

  #tellSeat(seat: Seat, state: PartieState): void {
    if (this.#listeners[seat].size === 0) return;
    const view = viewFor(state, seat);
    for (const listener of [...this.#listeners[seat]]) {
      this.#call(() => {
        listener(view);
      }, seat);
    }
  }

  #call(listener: () => void, seat?: Seat): void {
    try {
      listener();
    } catch (cause) {
      this.#onFault(cause, seat);
    }
  }
}
