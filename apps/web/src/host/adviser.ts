/**
 * Adviser: the bot beside a table that is asked what it would do.
 *
 * It takes no seat, is there only once somebody asks, and holds up nothing: one that does not answer is sent away, and the
 * next who asks gets another.
 */
import type { SeatView } from '@puur/rules';
import { type Clock, whenGiven } from '@puur/table';
import type { Advice } from './protocol.js';
import type { Sitter } from './sitter.js';

/** How long somebody who asks waits, in milliseconds: long enough for an adviser that is replaced once. */
const PATIENCE = 18_000;

export class Adviser {
  readonly #hire: () => Sitter;
  readonly #clock: Clock;
  #sitter: Sitter | null = null;

  constructor(hire: () => Sitter, clock: Clock) {
    this.#hire = hire;
    this.#clock = clock;
  }

  /** What it would do; null to `onAdvice` where it does not say. */
  ask(view: SeatView, onAdvice: (advice: Advice | null) => void): void {
    const sitter = (this.#sitter ??= this.#hire());
    const asked = (async () => sitter.decide(view))();
    whenGiven(asked, this.#clock, PATIENCE, (answer) => {
      if (answer.kind === 'given') {
        const { action, weise, stoeck, considered } = answer.value;
        const reason = 'reason' in answer.value && typeof answer.value.reason === 'string' ? answer.value.reason : null;
        onAdvice({ action, weise, stoeck, considered, reason });
        return;
      }
      sitter.close();
      if (this.#sitter === sitter) this.#sitter = null;
      onAdvice(null);
    });
  }

  close(): void {
    this.#sitter?.close();
    this.#sitter = null;
  }
}
