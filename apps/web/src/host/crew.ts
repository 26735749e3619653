/**
 * Crew: the workers that help the bots of a table think, as many as the machine has cores to spare.
 *
 * One bot thinks at a time, so a crew is enough for all. A helper never sits at the table: it gets shares of decisions
 * (`packages/bot/src/sharing.ts`) through a port that it has in common with one bot, and the host hears nothing of it.
 *
 * A browser may end a worker without a word. So a bot that waited in vain says so, and its helpers are asked whether they
 * are there: one that is only slow answers when its share is done, one that does not is replaced, and every bot gets a port
 * to the new one. A place that was filled in vain a few times stays empty, and the bots work at its shares themselves.
 */
import type { FromBot, ToBot } from '../bot/protocol.js';

/** What a crew needs of a worker. */
export interface CrewWorker {
  onmessage: ((event: MessageEvent<FromBot>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToBot, ports: MessagePort[]): void;
  terminate(): void;
}

/** What a bot has of its crew. */
export interface Membership {
  /** A port to each helper that is there, in the order of their places. */
  readonly ports: readonly MessagePort[];
  /** A helper was waited for in vain. */
  late(): void;
  /** The bot has stood up. */
  leave(): void;
}

/** A new port to a helper, by its place among the ports the bot was given; null where there is none from now on. */
export type Replaced = (helper: number, port: MessagePort | null) => void;

/** More shares than three make a decision weaker, not only faster. */
const MOST = 2;
/** Cores that are left to the page and to the bot itself. */
const KEPT = 2;
/** A share takes a second at most on a slow phone; a helper that says nothing for so long, in milliseconds, is gone. */
const SILENCE = 8000;
/** How often a place is filled anew: whatever ends its workers again and again will not stop. */
const RENEWALS = 3;

/** Helpers on a machine of so many cores. */
export function crewSize(cores: number): number {
  return Math.max(0, Math.min(MOST, cores - KEPT));
}

interface Place {
  worker: CrewWorker | null;
  renewals: number;
  /** Takes back the question whether somebody is there; null while it is not asked. */
  answered: (() => void) | null;
}

export class Crew {
  readonly #size: number;
  readonly #hire: () => CrewWorker;
  readonly #after: (ms: number, run: () => void) => () => void;
  readonly #members = new Set<Replaced>();
  #places: readonly Place[] | null = null;

  /**
   * @param hire starts a worker; called when the first bot asks for help, `size` times, and for each that is replaced
   * @param after calls `run` once after so many milliseconds, unless what it gives back is called before
   */
  constructor(size: number, hire: () => CrewWorker, after: (ms: number, run: () => void) => () => void) {
    this.#size = size;
    this.#hire = hire;
    this.#after = after;
  }

  /** Takes in a bot that sits down; `replaced` is called for each helper that is another one from then on. */
  join(replaced: Replaced): Membership {
    this.#places ??= Array.from({ length: this.#size }, (_, at) => {
      const place: Place = { worker: null, renewals: 0, answered: null };
      this.#fill(place, at);
      return place;
    });
    // A place that is empty stays so: this bot never hears of it.
    const manned = this.#places.flatMap(({ worker }, at) => (worker === null ? [] : [at]));
    const member: Replaced = (at, port) => {
      const helper = manned.indexOf(at);
      if (helper >= 0) replaced(helper, port);
    };
    this.#members.add(member);
    return {
      ports: this.#places.flatMap(({ worker }) => (worker === null ? [] : [portTo(worker)])),
      late: () => {
        this.#places?.forEach((place, at) => {
          this.#ask(place, at);
        });
      },
      leave: () => {
        this.#members.delete(member);
      },
    };
  }

  #fill(place: Place, at: number): void {
    const worker = this.#hire();
    place.worker = worker;
    worker.onerror = (event) => {
      // It is seen to here: the page has nothing to report.
      event.preventDefault();
      if (place.worker === worker) this.#replace(place, at);
    };
    worker.onmessage = ({ data }) => {
      if (data.type !== 'here' || place.worker !== worker) return;
      place.answered?.();
      place.answered = null;
    };
  }

  /** Asks a helper whether it is there. It hears that only after the share it works at. */
  #ask(place: Place, at: number): void {
    if (place.worker === null || place.answered !== null) return;
    place.answered = this.#after(SILENCE, () => {
      this.#replace(place, at);
    });
    place.worker.postMessage({ type: 'there' }, []);
  }

  #replace(place: Place, at: number): void {
    place.answered?.();
    place.answered = null;
    place.worker?.terminate();
    place.worker = null;
    if (place.renewals < RENEWALS) {
      place.renewals++;
      this.#fill(place, at);
    }
    const worker = place.worker as CrewWorker | null;
    for (const member of this.#members) member(at, worker === null ? null : portTo(worker));
  }
}

function portTo(worker: CrewWorker): MessagePort {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ type: 'help' }, [port1]);
  return port2;
}
