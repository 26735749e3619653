/**
 * Draughtsman: the page's end of the drawing worker.
 *
 * To draw a card takes a few milliseconds of a phone the first time, and a table has dozens: in the page that was half of
 * the time until it answered, and most of its long tasks. In a worker it is beside the page, and begins while the program
 * is still being loaded (`early.ts`). Where the worker cannot be had, breaks, or says nothing for a while (one that ended
 * by itself, goes round in circles or never arrived tells nobody), the page draws itself: a table without cards is none.
 */
import { after } from '../app/after.js';
import type { Drawing } from './drawing.js';
import type { Asked, Drawn } from './protocol.js';

/** What is needed of a worker. */
export interface DrawingWorker {
  onmessage: ((event: MessageEvent<readonly Drawn[]>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: readonly Asked[]): void;
  terminate(): void;
}

/** How long a worker that owes drawings may say nothing, in milliseconds. */
const PATIENCE = 3000;

export interface Parts {
  readonly startWorker: () => DrawingWorker;
  /** The pen for the page itself. */
  readonly loadPen: () => Promise<(drawing: Drawing) => string>;
  /** The clock: runs something after so many milliseconds; takes it back. */
  readonly after: (ms: number, run: () => void) => () => void;
}

interface Owed {
  readonly drawing: Drawing;
  readonly resolve: (svg: string) => void;
  readonly reject: (cause: Error) => void;
}

export class Draughtsman {
  readonly #parts: Parts;
  readonly #open = new Map<number, Owed>();
  #worker: DrawingWorker | null = null;
  #isBroken = false;
  /** What was asked for since the last message to the worker. */
  #asked: Asked[] = [];
  #next = 0;
  #endWait: (() => void) | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Starts the worker, so that it is there when something is asked for. */
  start(): void {
    if (this.#worker || this.#isBroken) return;
    let worker: DrawingWorker;
    try {
      worker = this.#parts.startWorker();
    } catch {
      this.#giveUp();
      return;
    }
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      for (const { no, svg } of data) this.#answer(no, svg);
      this.#wait();
    };
    worker.onmessageerror = worker.onerror = () => {
      this.#giveUp();
    };
  }

  /**
   * The drawing as an SVG file. What is asked for in one go comes in one go. Rejects where neither worker nor page can draw;
   * asked for again it is tried again.
   */
  ask(drawing: Drawing): Promise<string> {
    const no = this.#next++;
    if (this.#asked.push({ no, drawing }) === 1) {
      queueMicrotask(() => {
        this.#send();
      });
    }
    return new Promise((resolve, reject) => {
      this.#open.set(no, { drawing, resolve, reject });
    });
  }

  #send(): void {
    const asked = this.#asked;
    this.#asked = [];
    if (this.#isBroken) {
      this.#drawHere();
      return;
    }
    this.start();
    if (!this.#worker) return;
    this.#worker.postMessage(asked);
    if (!this.#endWait) this.#wait();
  }

  #answer(no: number, svg: string): void {
    this.#open.get(no)?.resolve(svg);
    this.#open.delete(no);
  }

  /** Waits for the worker from now on, as long as it owes anything. */
  #wait(): void {
    this.#endWait?.();
    this.#endWait = null;
    if (this.#isBroken || this.#open.size === 0) return;
    this.#endWait = this.#parts.after(PATIENCE, () => {
      this.#giveUp();
    });
  }

  /** Has no worker any more. */
  #giveUp(): void {
    this.#isBroken = true;
    this.#wait();
    this.#worker?.terminate();
    this.#worker = null;
    this.#drawHere();
  }

  #drawHere(): void {
    const owed = [...this.#open];
    if (owed.length === 0) return;
    this.#parts
      .loadPen()
      .then((draw) => {
        for (const [no, { drawing }] of owed) this.#answer(no, draw(drawing));
      })
      .catch((cause: unknown) => {
        for (const [no, { reject }] of owed) {
          if (this.#open.delete(no)) reject(cause instanceof Error ? cause : new Error(String(cause)));
        }
      });
  }
}

export const draughtsman = new Draughtsman({
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'puur-cards' }),
  loadPen: async () => (await import('./drawing.js')).draw,
  after,
});
