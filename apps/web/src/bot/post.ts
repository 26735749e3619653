/**
 * Post: a helper as a bot knows it, whoever fills it. The bot has as many helpers from first to last, so that its decisions
 * stay those of its seed; the worker behind one may be replaced.
 */
import { type Helper, helperIn, type ShareOrder, type Tally, type WorkerLike } from '@puur/bot';

/** A port as a page's thread has it. */
export type HelperPort = WorkerLike & { readonly start: () => void };

const NOBODY: Helper = {
  weigh: () => Promise.reject(new Error('the post is empty')),
  stop: () => undefined,
};

export class Post implements Helper {
  #helper: Helper = NOBODY;
  readonly #failed: () => void;

  /** @param failed is called when somebody at this post refuses a share; some browsers close the port of a dead worker */
  constructor(port: HelperPort, failed: () => void) {
    this.#failed = failed;
    this.fill(port);
  }

  /** Somebody else is on the other end of this port, or nobody; what the one before owes is refused at once. */
  fill(port: HelperPort | null): void {
    this.#helper.stop();
    this.#helper = port === null ? NOBODY : helperIn(port);
    port?.start();
  }

  weigh(order: ShareOrder): Promise<Tally | null> {
    const helper = this.#helper;
    const coming = helper.weigh(order);
    coming.catch(() => {
      if (helper !== NOBODY && helper === this.#helper) this.#failed();
    });
    return coming;
  }

  stop(): void {
    this.fill(null);
  }
}
