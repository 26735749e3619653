import {
  type Card,
  CardSet,
  CONTRACTS,
  type Contract,
  DEFAULT_PROFILE,
  perSeat,
  Position,
  rankOf,
  type Seat,
} from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { SMALL } from '../../test/networks.js';
import { type Random, randomFrom, shuffled } from '../random.js';
import { choicesOf, handsOf, pass, type PlayedRound, type Score } from './imitation.js';
import { trainee, Trainer } from './trainer.js';

type Habit = (legal: readonly Card[], random: Random) => Card;

/** A round that four players of one habit play; and its hands. */
function played(
  contract: Contract,
  dealer: Seat,
  habit: Habit,
  random: Random,
): { round: PlayedRound; hands: CardSet[] } {
  const deck = shuffled(random);
  const hands = perSeat((seat) => CardSet.from(deck.slice(seat * 9, seat * 9 + 9)));
  const position = new Position(contract, DEFAULT_PROFILE);
  position.start(hands, ((dealer + 1) & 3) as Seat);
  const cards: Card[] = [];
  while (!position.isOver) {
    const count = position.legal();
    const card = habit(
      Array.from({ length: count }, (_, n) => position.nthLegal(n)),
      random,
    );
    cards.push(card);
    position.play(card);
  }
  return { round: { contract, dealer, pushed: random() < 0.5, cards }, hands: [...hands] };
}

/** The made-up habit: always a card of the lowest rank there is, any suit. */
const lowest: Habit = (legal) => legal.reduce((low, card) => (rankOf(card) < rankOf(low) ? card : low));
const anything: Habit = (legal, random) => legal[Math.floor(random() * legal.length)]!;

function rounds(
  count: number,
  habit: Habit,
  seed: number,
  contracts: readonly Contract[] = CONTRACTS.slice(0, 4),
): PlayedRound[] {
  const random = randomFrom(seed, 'rounds');
  return Array.from(
    { length: count },
    (_, n) => played(contracts[n % contracts.length]!, (n & 3) as Seat, habit, random).round,
  );
}

/** Mean loss of a guess that takes all legal cards for equally likely. */
function uniformLoss(headStart: Uint32Array): number {
  let sum = 0;
  for (let n = 1; n < headStart.length; n++) sum += Math.log(headStart[n]! - headStart[n - 1]!);
  return sum / (headStart.length - 1);
}

describe('Rounds that were played', () => {
  it('give back the hands that were dealt', () => {
    const random = randomFrom(9);
    for (const contract of CONTRACTS) {
      const dealer = Math.floor(random() * 4) as Seat;
      const { round, hands } = played(contract, dealer, anything, random);
      const again = handsOf(round.cards, contract, ((dealer + 1) & 3) as Seat);
      expect(again.every((hand, seat) => hand.equals(hands[seat]!))).toBe(true);
    }
  });

  it('are choices between two legal cards and more, of which one was played', () => {
    const trainer = new Trainer(trainee(SMALL, 50_000).net);
    const some = rounds(20, anything, 1);
    const { count, heads, headStart, inputStart, chosen } = choicesOf(some, trainer, randomFrom(1));
    // In each round 36 cards; the last trick is never a choice.
    expect(count).toBeGreaterThan(20 * 10);
    expect(count).toBeLessThanOrEqual(20 * 32);
    expect([headStart.length, inputStart.length, chosen.length]).toEqual([count + 1, count + 1, count]);
    const odd = Array.from({ length: count }, (_, n) => {
      const own = heads.subarray(headStart[n], headStart[n + 1]);
      return (
        own.length > 1 &&
        own.length < 10 &&
        chosen[n]! < own.length &&
        new Set(own).size === own.length &&
        own.every((head) => head < 36)
      );
    }).filter((isFine) => !isFine);
    expect(odd).toEqual([]);
  });

  it('with a card that was not allowed are refused', () => {
    const [round] = rounds(1, lowest, 5);
    const cards = [...round!.cards];
    // Two cards of the first trick change their players: some seat then did not follow or plays what is not its own.
    const wrong: PlayedRound[] = [];
    for (let n = 1; n < 36; n++) {
      const other = [...cards];
      [other[0], other[n]] = [other[n]!, other[0]!];
      wrong.push({ ...round!, cards: other });
    }
    const trainer = new Trainer(trainee(SMALL, 50_000).net);
    const refused = wrong.filter((one) => {
      try {
        choicesOf([one], trainer, randomFrom(1));
        return false;
      } catch {
        return true;
      }
    });
    expect(refused.length).toBeGreaterThan(0);
  });
});

describe('Imitation', () => {
  const learn = (
    count: number,
    passes: number,
  ): { first: Score; last: Score; kept: Score; uniform: number; weights: Float32Array } => {
    const { net } = trainee(SMALL, 50_000);
    const trainer = new Trainer(net);
    const random = randomFrom(7, 'learn');
    const [learnt, held] = [
      choicesOf(rounds(count, lowest, 1), trainer, random),
      choicesOf(rounds(count / 5, lowest, 2), trainer, random),
    ];
    trainer.scatter(random);
    const scores: Score[] = [];
    for (let n = 0; n < passes; n++) scores.push(pass(learnt, trainer, random, 16, 0.01));
    const kept = pass(held, trainer, random, 16, null);
    return { first: scores[0]!, last: scores.at(-1)!, kept, uniform: uniformLoss(held.headStart), weights: net.read() };
  };

  it('learns a habit from a few hundred rounds, and finds it in rounds it has not seen', () => {
    const { first, last, kept, uniform } = learn(200, 3);
    expect(last.loss).toBeLessThan(first.loss);
    expect(kept.loss).toBeLessThan(0.6 * uniform);
    expect(kept.hits).toBeGreaterThan(0.6);
  });

  it('does the same again by the same seed', () => {
    expect(Buffer.compare(Buffer.from(learn(30, 1).weights.buffer), Buffer.from(learn(30, 1).weights.buffer))).toBe(0);
  });

  it('only measures without a rate, and a network that knows nothing is as good as a guess', () => {
    const { net } = trainee(SMALL, 50_000);
    const trainer = new Trainer(net);
    const choices = choicesOf(rounds(20, anything, 3), trainer, randomFrom(1));
    expect(pass(choices, trainer, randomFrom(1), 16, null).loss).toBeCloseTo(uniformLoss(choices.headStart), 5);
    expect(net.read().every((weight) => weight === 0)).toBe(true);
  });
});
