/**
 * Draughtsman: the page's end of the drawing worker.
 *
 * To draw a card takes a few milliseconds of a phone the first time, and a table has dozens: in the page that was half of
 * the time until it answered, and most of its long tasks. In a worker it is beside the page, and begins while the program
 * is still being loaded (`early.ts`). Where the worker cannot be had, or breaks, the page draws itself: a table without
 * cards is none.
 */
import type { Drawing } from './drawing.js';
import type { Asked, Drawn } from './protocol.js';

/** What is needed of a worker. */
export interface DrawingWorker {
  onmessage: ((event: MessageEvent<readonly Drawn[]>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: readonly Asked[]): void;
}

export interface Parts {
  readonly startWorker: () => DrawingWorker;
  /** The pen for the page itself. */
  readonly loadPen: () => Promise<(drawing: Drawing) => string>;
}

export class Draughtsman {
  readonly #parts: Parts;
  readonly #open = new Map<number, { readonly drawing: Drawing; readonly resolve: (svg: string) => void }>();
  #worker: DrawingWorker | null = null;
  #isBroken = false;
  /** What was asked for since the last message to the worker. */
  #asked: Asked[] = [];
  #next = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Starts the worker, so that it is there when something is asked for. */
  start(): void {
    if (this.#worker) return;
    try {
      this.#worker = this.#parts.startWorker();
    } catch {
      this.#drawHere();
      return;
    }
    this.#worker.onmessage = ({ data }) => {
      for (const { no, svg } of data) this.#answer(no, svg);
    };
    this.#worker.onerror = () => {
      this.#drawHere();
    };
  }

  /** The drawing as an SVG file. What is asked for in one go comes in one go. */
  ask(drawing: Drawing): Promise<string> {
    const no = this.#next++;
    if (this.#asked.push({ no, drawing }) === 1) {
      queueMicrotask(() => {
        this.#send();
      });
    }
    return new Promise((resolve) => {
      this.#open.set(no, { drawing, resolve });
    });
  }

  #send(): void {
    this.start();
    const asked = this.#asked;
    this.#asked = [];
    if (this.#isBroken) this.#drawHere();
    else this.#worker?.postMessage(asked);
  }

  #answer(no: number, svg: string): void {
    this.#open.get(no)?.resolve(svg);
    this.#open.delete(no);
  }

  #drawHere(): void {
    this.#isBroken = true;
    this.#parts.loadPen().then(
      (draw) => {
        for (const [no, { drawing }] of this.#open) this.#answer(no, draw(drawing));
      },
      () => {
        // Neither worker nor drawings can be loaded: the cards have their names.
      },
    );
  }
}

export const draughtsman = new Draughtsman({
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'puur-cards' }),
  loadPen: async () => (await import('./drawing.js')).draw,
});
