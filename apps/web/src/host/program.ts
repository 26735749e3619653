/**
 * Program: a bot in its worker, as the host meets it.
 *
 * What it may say out of turn is asked for only where its view offers something to say: most of the time there is nothing,
 * and a question to a worker is not free. A worker that breaks answers every question with a fault; the host then plays a
 * legal card, and the table goes on.
 */
import type { Decision, Interjection, SeatView } from '@puur/rules';
import type { Program } from '@puur/table';
import type { FromBot, ToBot } from '../bot/protocol.js';
import type { Crew, Membership } from './crew.js';

interface Question {
  readonly resolve: (answer: never) => void;
  readonly reject: (cause: Error) => void;
}

/** A worker in which a bot can sit, or that can help one. */
export function botWorker(name: string): Worker {
  return new Worker(new URL('../bot/worker.ts', import.meta.url), { type: 'module', name });
}

/** A bot of a level that sits in a worker of its own. */
export class WorkerProgram implements Program {
  readonly #worker: Worker;
  readonly #crew: Membership | null;
  readonly #open = new Map<number, Question>();
  #next = 0;
  #fault: Error | null = null;

  /** @param crew helps a level that thinks with others */
  constructor(level: string, seed: string, crew: Crew | null) {
    this.#worker = botWorker('puur-bot');
    this.#crew =
      crew?.join((at, port) => {
        this.#post({ type: 'helper', at }, port === null ? [] : [port]);
      }) ?? null;
    this.#worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
      if (data.type === 'late') this.#crew?.late();
      if (data.type === 'late' || data.type === 'here') return;
      const question = this.#open.get(data.no);
      this.#open.delete(data.no);
      if (data.type === 'answer') question?.resolve(data.answer as never);
      else question?.reject(new Error(data.message));
    };
    this.#worker.onerror = () => {
      this.#fault = new Error('the worker of a bot broke');
      for (const { reject } of this.#open.values()) reject(this.#fault);
      this.#open.clear();
    };
    this.#post({ type: 'sit', level, seed }, [...(this.#crew?.ports ?? [])]);
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
    this.#crew?.leave();
    this.#worker.terminate();
  }

  #ask<T>(type: 'decide' | 'interject', view: SeatView): Promise<T> {
    if (this.#fault) return Promise.reject(this.#fault);
    const no = this.#next++;
    return new Promise<T>((resolve, reject) => {
      this.#open.set(no, { resolve, reject });
      this.#post({ type, no, view });
    });
  }

  #post(message: ToBot, ports: MessagePort[] = []): void {
    this.#worker.postMessage(message, ports);
  }
}
