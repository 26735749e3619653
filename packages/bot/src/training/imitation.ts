/**
 * Imitation: a network that says how likely a person plays each legal card, learnt from rounds that people played.
 *
 * The loss is the cross-entropy of the card played, softmax over the legal ones. Whether a match counts is told at random:
 * the rounds do not say, and the answer must not hang on it.
 */
import {
  assert,
  type Card,
  CardSet,
  type Contract,
  DEFAULT_PROFILE,
  holderOf,
  modeOf,
  type PerSeat,
  type Seat,
} from '@puur/rules';
import { MOST_INPUTS } from '../net/inputs.js';
import { Perspectives } from '../net/perspectives.js';
import type { Random } from '../random.js';
import type { Trainer } from './trainer.js';

/** A round as it was played: seats in play order, forehand = dealer + 1. */
export interface PlayedRound {
  readonly contract: Contract;
  readonly dealer: Seat;
  readonly pushed: boolean;
  readonly cards: readonly Card[];
}

/** Choices between two cards and more: inputs, legal heads, and which of them was played. */
export interface Choices {
  readonly count: number;
  readonly inputs: Uint16Array;
  readonly inputStart: Uint32Array;
  readonly heads: Uint8Array;
  readonly headStart: Uint32Array;
  readonly chosen: Uint8Array;
}

/** The choices of rounds that are all of one kind of contract. Throws where a card was not allowed. */
export function choicesOf(rounds: readonly PlayedRound[], trainer: Trainer, random: Random): Choices {
  const { kernel } = trainer.net;
  const list = kernel.take(MOST_INPUTS) / 4;
  const inputs: number[] = [];
  const inputStart = [0];
  const heads: number[] = [];
  const headStart = [0];
  const chosen: number[] = [];
  const byContract = new Map<Contract, Perspectives>();
  for (const { contract, dealer, pushed, cards } of rounds) {
    let round = byContract.get(contract);
    if (round === undefined) {
      round = new Perspectives(trainer.net, contract, DEFAULT_PROFILE);
      byContract.set(contract, round);
    }
    const leader = ((dealer + 1) & 3) as Seat;
    const declarer = ((leader + (pushed ? 2 : 0)) & 3) as Seat;
    round.start({ hands: handsOf(cards, contract, leader), leader, declarer, pushed, match: random() < 0.5 });
    for (const card of cards) {
      const count = round.position.legal();
      if (count > 1) {
        let index = 0;
        while (index < count && round.position.nthLegal(index) !== card) index++;
        assert(index < count, 'the cards of a round were allowed');
        round.think(count);
        const told = round.inputs(count, list);
        for (let i = 0; i < told; i++) inputs.push(kernel.ints[list + i]!);
        for (let i = 0; i < count; i++) heads.push(round.heads[i]!);
        inputStart.push(inputs.length);
        headStart.push(heads.length);
        chosen.push(index);
      }
      round.play(card);
    }
  }
  return {
    count: chosen.length,
    inputs: Uint16Array.from(inputs),
    inputStart: Uint32Array.from(inputStart),
    heads: Uint8Array.from(heads),
    headStart: Uint32Array.from(headStart),
    chosen: Uint8Array.from(chosen),
  };
}

/** The hands of a round played: each is the set of cards that its seat plays. */
export function handsOf(cards: readonly Card[], contract: Contract, leader: Seat): PerSeat<CardSet> {
  const hands: Card[][] = [[], [], [], []];
  const seats = seatsOf(cards, contract, leader);
  for (const [index, card] of cards.entries()) hands[seats[index]!]!.push(card);
  return hands.map((hand) => CardSet.from(hand)) as unknown as PerSeat<CardSet>;
}

function seatsOf(cards: readonly Card[], contract: Contract, leader: Seat): readonly Seat[] {
  const seats: Seat[] = [];
  for (let trick = 0, first = leader; trick < 9; trick++) {
    const lying = cards.slice(trick * 4, trick * 4 + 4);
    for (let place = 0; place < 4; place++) seats.push(((first + place) & 3) as Seat);
    first = ((first + holderOf(modeOf(contract, trick + 1), lying)) & 3) as Seat;
  }
  return seats;
}

export interface Score {
  /** Mean negative log-likelihood, nats a choice. */
  readonly loss: number;
  /** Share of choices in which the likeliest card was played. */
  readonly hits: number;
}

/** One pass over the choices in random order, in batches; without `rate` it only measures. */
export function pass(choices: Choices, trainer: Trainer, random: Random, batch: number, rate: number | null): Score {
  const order = shuffledNumbers(choices.count, random);
  let [loss, hits] = [0, 0];
  for (const [n, index] of order.entries()) {
    const [from, to] = [choices.headStart[index]!, choices.headStart[index + 1]!];
    const count = to - from;
    for (let i = 0; i < count; i++) trainer.heads[i] = choices.heads[from + i]!;
    const start = choices.inputStart[index]!;
    trainer.forward(choices.inputs, start, choices.inputStart[index + 1]! - start, count);
    const chosen = choices.chosen[index]!;
    let [most, sum, top] = [-Infinity, 0, 0];
    for (let i = 0; i < count; i++) if (trainer.values[i]! > most) [most, top] = [trainer.values[i]!, i];
    for (let i = 0; i < count; i++) sum += Math.exp(trainer.values[i]! - most);
    loss += Math.log(sum) + most - trainer.values[chosen]!;
    if (top === chosen) hits++;
    if (rate === null) continue;
    for (let i = 0; i < count; i++) {
      trainer.slopes[i] = Math.exp(trainer.values[i]! - most) / sum - (i === chosen ? 1 : 0);
    }
    trainer.backward(count);
    if ((n + 1) % batch === 0) trainer.step(rate);
  }
  return { loss: loss / choices.count, hits: hits / choices.count };
}

function shuffledNumbers(count: number, random: Random): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, n) => n);
  for (let place = count - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}
