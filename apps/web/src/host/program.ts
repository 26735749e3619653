/**
 * Program: a bot in its worker, as the host meets it.
 *
 * What it may say out of turn is asked for only where its view offers something to say: most of the time there is nothing,
 * and a question to a worker is not free.
 *
 * A browser may end a worker without a word, and a worker may break. Either is replaced by a new one, which is asked what
 * the old one did not answer: the bot gets its level and seed again, and all else it needs stands in the view. After a few
 * that gave no answer at all no new one is tried; every question is answered with a fault at once then, the host plays a
 * legal card, and the table goes on.
 */
import type { Decision, Interjection, SeatView } from '@puur/rules';
import type { Program } from '@puur/table';
import type { FromBot, ToBot } from '../bot/protocol.js';
import type { Crew, Membership } from './crew.js';

/** What a bot needs of a worker. */
export interface ProgramWorker {
  onmessage: ((event: MessageEvent<FromBot>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToBot, ports: MessagePort[]): void;
  terminate(): void;
}

/** How a bot gets workers and waits for them. */
export interface ProgramParts {
  /** Starts a worker; called at once, and for each that is replaced. */
  readonly hire: () => ProgramWorker;
  /** Calls `run` once after so many milliseconds, unless what it gives back is called before. */
  readonly after: (ms: number, run: () => void) => () => void;
}

interface Question {
  readonly type: 'decide' | 'interject';
  readonly view: SeatView;
  readonly resolve: (answer: never) => void;
  readonly reject: (cause: Error) => void;
}

/** How long the first worker may say nothing while it is asked something, in milliseconds: it has to start first. */
export const SILENCE = 10_000;
/** The same for one that came in the place of another: where they are ended again and again, nobody waits long for each. */
export const SILENCE_AFTERWARDS = 4000;
/** How many new workers in a row may give no answer; with the waits above that is less than a host's patience. */
export const RENEWALS = 3;

/** A worker in which a bot can sit, or that can help one. */
export function botWorker(name: string): Worker {
  return new Worker(new URL('../bot/worker.ts', import.meta.url), { type: 'module', name });
}

/** A bot of a level that sits in a worker of its own. */
export class WorkerProgram implements Program {
  readonly #level: string;
  readonly #seed: string;
  readonly #crew: Crew | null;
  readonly #parts: ProgramParts;
  readonly #open = new Map<number, Question>();
  #worker: ProgramWorker | null = null;
  #membership: Membership | null = null;
  #next = 0;
  /** Workers in a row that were replaced, and whether one ever was. */
  #renewals = 0;
  #wasReplaced = false;
  /** Takes back the wait for an answer; null while nothing is asked. */
  #heard: (() => void) | null = null;

  /** @param crew helps a level that thinks with others */
  constructor(level: string, seed: string, crew: Crew | null, parts: ProgramParts) {
    this.#level = level;
    this.#seed = seed;
    this.#crew = crew;
    this.#parts = parts;
    this.#start();
  }

  decide(view: SeatView): Promise<Decision> {
    return this.#ask<Decision>('decide', view);
  }

  interject(view: SeatView): Promise<Interjection | null> | null {
    const { options } = view;
    const mayTalk = options.stoeck !== null || options.claims.length > 0 || options.rest || options.weis;
    return mayTalk ? this.#ask<Interjection | null>('interject', view) : null;
  }

  close(): void {
    this.#stop();
    this.#open.clear();
  }

  #start(): void {
    const worker = this.#parts.hire();
    this.#worker = worker;
    this.#membership =
      this.#crew?.join((at, port) => {
        worker.postMessage({ type: 'helper', at }, port === null ? [] : [port]);
      }) ?? null;
    worker.onmessage = ({ data }) => {
      if (this.#worker === worker) this.#hear(data);
    };
    worker.onerror = (event) => {
      // It is seen to here; else the page would be told of it as well.
      event.preventDefault();
      if (this.#worker === worker) this.#replace();
    };
    worker.postMessage({ type: 'sit', level: this.#level, seed: this.#seed }, [...(this.#membership?.ports ?? [])]);
  }

  #stop(): void {
    this.#heard?.();
    this.#heard = null;
    this.#membership?.leave();
    this.#membership = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #hear(data: FromBot): void {
    if (data.type === 'late') this.#membership?.late();
    if (data.type === 'late' || data.type === 'here') return;
    const question = this.#open.get(data.no);
    this.#open.delete(data.no);
    this.#renewals = 0;
    this.#heard?.();
    this.#heard = null;
    if (this.#open.size > 0) this.#wait();
    if (data.type === 'answer') question?.resolve(data.answer as never);
    else question?.reject(new Error(data.message));
  }

  /** A new worker in the place of one that says nothing, asked what is still open; none after too many. */
  #replace(): void {
    this.#stop();
    this.#wasReplaced = true;
    if (this.#renewals === RENEWALS) {
      const fault = new Error('the worker of a bot broke');
      for (const { reject } of this.#open.values()) reject(fault);
      this.#open.clear();
      return;
    }
    this.#renewals++;
    this.#start();
    for (const [no, { type, view }] of this.#open) this.#worker?.postMessage({ type, no, view }, []);
    if (this.#open.size > 0) this.#wait();
  }

  /** Waits for the next answer. */
  #wait(): void {
    this.#heard = this.#parts.after(this.#wasReplaced ? SILENCE_AFTERWARDS : SILENCE, () => {
      this.#replace();
    });
  }

  #ask<T>(type: Question['type'], view: SeatView): Promise<T> {
    if (this.#worker === null) return Promise.reject(new Error('the worker of a bot broke'));
    const no = this.#next++;
    return new Promise<T>((resolve, reject) => {
      this.#open.set(no, { type, view, resolve, reject });
      this.#worker?.postMessage({ type, no, view }, []);
      if (this.#heard === null) this.#wait();
    });
  }
}
