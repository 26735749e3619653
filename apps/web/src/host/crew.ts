/**
 * Crew: the workers that help the bots of a table think, as many as the machine has cores to spare.
 *
 * One bot thinks at a time, so a crew is enough for all. A helper never sits at the table: it gets shares of decisions
 * (`packages/bot/src/sharing.ts`) through a port that it has in common with one bot, and the host hears nothing of it.
 */
import type { ToBot } from '../bot/protocol.js';

/** What a crew needs of a worker. */
export interface CrewWorker {
  postMessage(message: ToBot, ports: MessagePort[]): void;
}

/** More shares than three make a decision weaker, not only faster. */
const MOST = 2;
/** Cores that are left to the page and to the bot itself. */
const KEPT = 2;

/** Helpers on a machine of so many cores. */
export function crewSize(cores: number): number {
  return Math.max(0, Math.min(MOST, cores - KEPT));
}

export class Crew {
  readonly #size: number;
  readonly #hire: () => CrewWorker;
  #workers: readonly CrewWorker[] | null = null;

  /** @param hire starts a worker; called when the first bot asks for help, and `size` times */
  constructor(size: number, hire: () => CrewWorker) {
    this.#size = size;
    this.#hire = hire;
  }

  /** A port to each helper, for a bot that sits down. */
  ports(): MessagePort[] {
    this.#workers ??= Array.from({ length: this.#size }, () => this.#hire());
    return this.#workers.map((worker) => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ type: 'help' }, [port1]);
      return port2;
    });
  }
}
