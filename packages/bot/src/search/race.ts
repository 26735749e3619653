/**
 * Race: candidates tried on the same worlds, and dropped as soon as they are surely not the best.
 *
 * The worlds are common to all, so two candidates are compared by the spread of their difference, which is far smaller
 * than the spread of either. What is dropped keeps the figures it has.
 */
import type { Outcome } from './payoff.js';

/** Standard errors of the difference behind the best at which a candidate is dropped, and worlds before the first drop. */
const SURE = 3;
const FIRST_DROP = 16;
/** Worlds between two looks at who is behind. */
const LOOK_EVERY = 8;

export interface Figures {
  readonly mean: number;
  readonly own: number;
  readonly theirs: number;
  /** Of `own`. */
  readonly stdError: number;
  readonly tries: number;
}

/** What a race has found, by candidate; plain data, so that it can be sent from one thread to another. */
export interface Tally {
  readonly running: readonly boolean[];
  /** Sums over the worlds tried. */
  readonly weight: readonly number[];
  readonly worth: readonly number[];
  readonly own: readonly number[];
  readonly ownSquare: readonly number[];
  readonly theirs: readonly number[];
  readonly tries: readonly number[];
}

export class Race {
  readonly size: number;
  readonly #running: boolean[];
  /** Sums by candidate: weight, worth, own, own squared, theirs. */
  readonly #weight: Float64Array;
  readonly #worth: Float64Array;
  readonly #own: Float64Array;
  readonly #ownSquare: Float64Array;
  readonly #theirs: Float64Array;
  readonly #tries: Int32Array;
  /** By pair: weighted sums of the difference of worths and its square. */
  readonly #square: Float64Array;
  readonly #last: Float64Array;
  readonly #expected: Float64Array;
  #belief = 0;
  #worlds = 0;

  constructor(size: number) {
    this.size = size;
    this.#running = Array.from({ length: size }, () => true);
    this.#weight = new Float64Array(size);
    this.#worth = new Float64Array(size);
    this.#own = new Float64Array(size);
    this.#ownSquare = new Float64Array(size);
    this.#theirs = new Float64Array(size);
    this.#tries = new Int32Array(size);
    this.#square = new Float64Array(size * size);
    this.#last = new Float64Array(size);
    this.#expected = new Float64Array(size);
  }

  /** Races of the same candidates on worlds of their own, as one. Who is still running in any of them is so here. */
  static merged(tallies: readonly Tally[]): Race {
    const race = new Race(tallies[0]!.running.length);
    for (let n = 0; n < race.size; n++) {
      race.#running[n] = tallies.some(({ running }) => running[n]);
      for (const { weight, worth, own, ownSquare, theirs, tries } of tallies) {
        race.#weight[n]! += weight[n]!;
        race.#worth[n]! += worth[n]!;
        race.#own[n]! += own[n]!;
        race.#ownSquare[n]! += ownSquare[n]!;
        race.#theirs[n]! += theirs[n]!;
        race.#tries[n]! += tries[n]!;
      }
    }
    return race;
  }

  tally(): Tally {
    return {
      running: [...this.#running],
      weight: [...this.#weight],
      worth: [...this.#worth],
      own: [...this.#own],
      ownSquare: [...this.#ownSquare],
      theirs: [...this.#theirs],
      tries: [...this.#tries],
    };
  }

  /** Begins with what is thought of the candidates' worths, as much as `weight` worlds would say. */
  expect(worths: readonly number[], weight: number): void {
    this.#belief = weight;
    this.#expected.set(worths);
  }

  get isOver(): boolean {
    return this.#running.filter(Boolean).length < 2;
  }

  /** Tries every running candidate on one world that counts `weight` times. */
  world(weight: number, outcomeOf: (candidate: number) => Outcome): void {
    const { size } = this;
    for (let n = 0; n < size; n++) {
      if (!this.#running[n]) continue;
      const { own, theirs, worth } = outcomeOf(n);
      this.#last[n] = worth;
      this.#weight[n]! += weight;
      this.#worth[n]! += weight * worth;
      this.#own[n]! += weight * own;
      this.#ownSquare[n]! += weight * own * own;
      this.#theirs[n]! += weight * theirs;
      this.#tries[n]!++;
    }
    for (let a = 0; a < size; a++) {
      if (!this.#running[a]) continue;
      for (let b = 0; b < a; b++) {
        if (this.#running[b]) this.#square[a * size + b]! += weight * (this.#last[a]! - this.#last[b]!) ** 2;
      }
    }
    if (++this.#worlds >= FIRST_DROP && this.#worlds % LOOK_EVERY === 0) this.#drop();
  }

  #drop(): void {
    const best = this.best();
    for (let n = 0; n < this.size; n++) {
      if (n === best || !this.#running[n]) continue;
      const behind = this.mean(best) - this.mean(n);
      // The spread about what the worlds themselves say, whatever was expected.
      if (behind > SURE * this.#errorBetween(n, best)) this.#running[n] = false;
    }
  }

  /** The running candidate with the best mean worth. */
  best(): number {
    let best = -1;
    for (let n = 0; n < this.size; n++) {
      if (this.#running[n] && (best < 0 || this.mean(n) > this.mean(best))) best = n;
    }
    return best;
  }

  /** The running candidates whose mean worth is less than `within` behind the best; it is one of them. */
  even(within: number): readonly number[] {
    const top = this.mean(this.best());
    return this.#running.flatMap((running, n) => (running && top - this.mean(n) <= within ? [n] : []));
  }

  /**
   * Whether two candidates are not told apart: by less than `within`, or than the standard error of their difference. One that
   * was dropped was told apart.
   */
  isEven(a: number, b: number, within: number): boolean {
    if (a === b) return true;
    if (!this.#running[a] || !this.#running[b]) return false;
    return Math.abs(this.mean(a) - this.mean(b)) <= Math.max(within, this.#errorBetween(a, b));
  }

  /** Standard error of the difference of two that are running, about what the worlds say; nought of merged races. */
  #errorBetween(a: number, b: number): number {
    const total = this.#weight[a]!;
    const square = this.#square[Math.max(a, b) * this.size + Math.min(a, b)]! / total;
    const found = (this.#worth[a]! - this.#worth[b]!) / total;
    return Math.sqrt(Math.max(0, square - found * found) / this.#tries[a]!);
  }

  /** Mean worth, with what was expected. */
  mean(candidate: number): number {
    const sum = this.#worth[candidate]! + this.#belief * this.#expected[candidate]!;
    return sum / (this.#weight[candidate]! + this.#belief);
  }

  figures(candidate: number): Figures {
    const total = this.#weight[candidate]!;
    const own = this.#own[candidate]! / total;
    const variance = Math.max(0, this.#ownSquare[candidate]! / total - own * own);
    const tries = this.#tries[candidate]!;
    const theirs = this.#theirs[candidate]! / total;
    return { mean: this.mean(candidate), own, theirs, stdError: Math.sqrt(variance / tries), tries };
  }
}
