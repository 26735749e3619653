/**
 * Self-play: a network that says what each legal card is worth, learnt from rounds that it plays with itself.
 *
 * The worth of a card is what the own side will make from now on less what the others will, in hundreds of points, with
 * 100 points for a match where it counts. A round is played by drawing cards by their worth; then each decision's
 * worth is drawn towards what came of it: a mixture (lambda) of the next decision's worth and of what the rest of the round
 * brought. This is Sarsa(lambda) of Sutton and Barto with the expected next worth; that playing a whole round and
 * learning from its end is enough for card games of this kind is the finding of DouZero (Zha et al. 2021).
 *
 * In part of the rounds some seats are taken by the network that plays as people do (imitation.ts), so that what is
 * learnt also fits partners and opponents who are people.
 */
import { type Contract, type PositionRules, SEAT_COUNT } from '@puur/rules';
import type { GuidedKind } from '../net/guided.js';
import { MOST_INPUTS } from '../net/inputs.js';
import { type Network, WORTH_UNIT } from '../net/network.js';
import { Perspectives } from '../net/perspectives.js';
import type { Random } from '../random.js';
import { dealFor } from './deals.js';
import type { Trainer } from './trainer.js';

const MATCH = 100;

export interface Manner {
  /** How softly cards are drawn by their worth, in points. */
  readonly softness: number;
  /** Weight of what really came, against the next decision's worth. */
  readonly lambda: number;
  /** Share of the rounds in which people sit at the table, and of the seats they then take. */
  readonly people: number;
}

/** One decision of a round. */
interface Sample {
  inputs: Int32Array;
  inputCount: number;
  head: number;
  seat: number;
  /** Own points less theirs when it was made, expected worth of the seat's choices, in units. */
  before: number;
  expected: number;
  target: number;
}

export class SelfPlay {
  readonly #trainer: Trainer;
  readonly #people: Network | null;
  readonly #tables: readonly PositionRules[];
  readonly #kind: GuidedKind;
  readonly #random: Random;
  readonly #rounds = new Map<string, readonly [Perspectives, Perspectives | null]>();
  readonly #list: number;
  readonly #weights = new Float64Array(36);
  #samples: Sample[] = [];
  #spare: Sample[] = [];
  /** Squared error of the worths against what came, summed, and decisions, since the last `takeError`. */
  #error = 0;
  #decisions = 0;

  /** Rounds of a kind at any of the `tables`, in turn by chance; seats for people only where there is a network of them. */
  constructor(
    kind: GuidedKind,
    trainer: Trainer,
    people: Network | null,
    tables: readonly PositionRules[],
    random: Random,
  ) {
    this.#kind = kind;
    this.#trainer = trainer;
    this.#people = people;
    this.#tables = tables;
    this.#random = random;
    this.#list = trainer.net.kernel.take(MOST_INPUTS) / 4;
  }

  /** Plays a round and keeps its decisions. */
  play({ softness, lambda, people }: Manner): void {
    const random = this.#random;
    const deal = dealFor(this.#kind, random);
    const match = random() < 0.5;
    const [own, theirs] = this.#roundOf(
      deal.contract,
      this.#tables.length === 1 ? 0 : Math.floor(random() * this.#tables.length),
    );
    let seated = 0;
    if (theirs !== null && random() < people)
      for (let seat = 0; seat < SEAT_COUNT; seat++) if (random() < 0.5) seated |= 1 << seat;
    const opening = { ...deal, match };
    own.start(opening);
    if (seated) theirs!.start(opening);
    const from = this.#samples.length;
    const { position } = own;
    while (!position.isOver) {
      const count = position.legal();
      const { seat } = position;
      if (count === 1) {
        const card = position.nthLegal(0);
        if (seated) theirs!.play(card);
        own.play(card);
        continue;
      }
      let pick: number;
      if ((seated >> seat) & 1) {
        theirs!.position.legal();
        theirs!.think(count);
        pick = this.#draw(theirs!.values, count, 1);
      } else {
        own.think(count);
        pick = this.#draw(own.values, count, WORTH_UNIT / softness);
        this.#keep(own, count, pick);
      }
      const card = position.nthLegal(pick);
      if (seated) theirs!.play(card);
      own.play(card);
    }
    const { points, tricks } = position;
    const bonus = match ? (tricks[0] === 9 ? MATCH : tricks[1] === 9 ? -MATCH : 0) : 0;
    const final = (points[0]! - points[1]! + bonus) / WORTH_UNIT;
    this.#aim(from, final, lambda);
  }

  /** Learns from the rounds played since; `rate` of the step. */
  learn(rate: number): void {
    const { heads, values, slopes } = this.#trainer;
    for (const sample of this.#samples) {
      heads[0] = sample.head;
      this.#trainer.forward(sample.inputs, 0, sample.inputCount, 1);
      slopes[0] = values[0]! - sample.target;
      this.#error += slopes[0] ** 2;
      this.#decisions++;
      this.#trainer.backward(1);
    }
    this.#trainer.step(rate);
    this.#spare.push(...this.#samples);
    this.#samples = [];
  }

  /** Root mean squared error of the worths, in points, since the last call. */
  takeError(): number {
    const error = Math.sqrt(this.#error / this.#decisions) * WORTH_UNIT;
    this.#error = this.#decisions = 0;
    return error;
  }

  #roundOf(contract: Contract, table: number): readonly [Perspectives, Perspectives | null] {
    const key = `${contract} ${table}`;
    let round = this.#rounds.get(key);
    if (round === undefined) {
      const rules = this.#tables[table]!;
      const people = this.#people && new Perspectives(this.#people, contract, rules);
      round = [new Perspectives(this.#trainer.net, contract, rules), people];
      this.#rounds.set(key, round);
    }
    return round;
  }

  /** Draws one of the first `count` by the exponential of `values * sharpness`; fills `#weights` with the chances. */
  #draw(values: Float32Array, count: number, sharpness: number): number {
    const weights = this.#weights;
    let most = -Infinity;
    for (let n = 0; n < count; n++) if (values[n]! > most) most = values[n]!;
    let sum = 0;
    for (let n = 0; n < count; n++) sum += weights[n] = Math.exp((values[n]! - most) * sharpness);
    let rest = this.#random() * sum;
    let pick = count - 1;
    for (let n = 0; n < count; n++) {
      weights[n]! /= sum;
      if (pick === count - 1 && (rest -= weights[n]! * sum) < 0) pick = n;
    }
    return pick;
  }

  #keep(round: Perspectives, count: number, pick: number): void {
    const sample = this.#spare.pop() ?? {
      inputs: new Int32Array(MOST_INPUTS),
      inputCount: 0,
      head: 0,
      seat: 0,
      before: 0,
      expected: 0,
      target: 0,
    };
    const { position } = round;
    const { ints } = this.#trainer.net.kernel;
    sample.inputCount = round.inputs(count, this.#list);
    for (let i = 0; i < sample.inputCount; i++) sample.inputs[i] = ints[this.#list + i]!;
    sample.head = round.heads[pick]!;
    sample.seat = position.seat;
    const difference = position.points[0]! - position.points[1]!;
    sample.before = (position.seat & 1 ? -difference : difference) / WORTH_UNIT;
    sample.expected = 0;
    for (let n = 0; n < count; n++) sample.expected += this.#weights[n]! * round.values[n]!;
    this.#samples.push(sample);
  }

  /** Sets what the decisions from `from` on are drawn towards. */
  #aim(from: number, final: number, lambda: number): void {
    const samples = this.#samples;
    for (let seat = 0; seat < SEAT_COUNT; seat++) {
      const end = seat & 1 ? -final : final;
      let later: Sample | null = null;
      for (let n = samples.length - 1; n >= from; n--) {
        const sample = samples[n]!;
        if (sample.seat !== seat) continue;
        sample.target =
          later === null
            ? end - sample.before
            : later.before - sample.before + lambda * later.target + (1 - lambda) * later.expected;
        later = sample;
      }
    }
  }
}
