import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { oracle, realRounds } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { type Card, CARDS } from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import { formatCard, formatCards } from '../cards/notation.js';
import { card, cards, diceOf, pick, profileOf, randomDeal, SUIT_EACH } from '../partie/playbook.test.js';
import { MIXED_MODE_VALUES, ONLY_TRUMPS, UNDENUFE_VALUES, UNDERTRUMP } from '../profile/profile.js';
import { type Contract, CONTRACTS } from './contract.js';
import { Position, type PositionRules } from './position.js';
import { type PerSeat, perSeat, type Seat, seatAfter, SEATS } from './seat.js';

type Dealt = PerSeat<readonly Card[]>;

function start(contract: Contract, rules: PositionRules, dealt: Dealt, leader: Seat, trickNo = 1): Position {
  const position = new Position(contract, rules);
  position.start(
    perSeat((seat) => CardSet.from(dealt[seat])),
    leader,
    trickNo,
  );
  return position;
}

function legalOf(position: Position): Card[] {
  return Array.from({ length: position.legal() }, (_, n) => position.nthLegal(n));
}

/** Ways to go on for so many cards, as chess programs count moves. */
function perft(position: Position, depth: number): number {
  if (depth === 0 || position.isOver) return 1;
  const next = new Position(position.contract, profileOf());
  return legalOf(position).reduce((sum, each) => {
    next.copyFrom(position);
    next.play(each);
    return sum + perft(next, depth - 1);
  }, 0);
}

const ALL_RULES: readonly PositionRules[] = UNDERTRUMP.flatMap((undertrump) =>
  ONLY_TRUMPS.flatMap((onlyTrumps) =>
    [true, false].flatMap((mayTrumpWhenAbleToFollow) =>
      [true, false].flatMap((puurExempt) =>
        UNDENUFE_VALUES.flatMap((undenufeValues) =>
          MIXED_MODE_VALUES.flatMap((mixedModeValues) =>
            [5, 0].map((lastTrick) => ({
              ...{ undertrump, onlyTrumps, mayTrumpWhenAbleToFollow, puurExempt },
              ...{ undenufeValues, mixedModeValues, lastTrick },
            })),
          ),
        ),
      ),
    ),
  ),
);

describe('a round played in a Position', () => {
  it('goes card for card as in the oracle, in every contract and under every table', () => {
    const dice = diceOf(7);
    for (const [index, rules] of ALL_RULES.entries()) {
      for (const contract of CONTRACTS) {
        const dealt = randomDeal(dice);
        const leader = pick(dice, SEATS);
        const position = start(contract, rules, dealt, leader);
        const hands = dealt.map((hand) => hand.map(formatCard));
        const tricks: string[][] = [];
        for (let played = 0; played < 36; played++) {
          if (played % 4 === 0) tricks.push([]);
          const trick = tricks.at(-1)!;
          const hand = hands[position.seat]!;
          const allowed = oracle.legalCards(contract, hand, trick, rules);
          const own = legalOf(position);
          if (formatCards(own) !== allowed.join(' ')) {
            expect.fail(`table ${index}, ${contract}: ${hand.join(' ')} on ${trick.join(' ')}: ${allowed.join(' ')}`);
          }
          const each = pick(dice, own);
          hand.splice(hand.indexOf(formatCard(each)), 1);
          trick.push(formatCard(each));
          position.play(each);
        }
        const texts = dealt.map((hand) => hand.map(formatCard));
        const outcome = oracle.replayRound({ contract, leader, hands: texts, tricks }, rules);
        expect(position.isOver).toBe(true);
        expect([...position.points]).toEqual(outcome.cardPoints);
        expect([...position.tricks]).toEqual(outcome.tricks);
        expect(position.seat).toBe(outcome.trickWinners.at(-1));
      }
    }
  });

  it('is a match of 157 with the whole trump suit in one hand', () => {
    const dealt = perSeat((seat) => cards(SUIT_EACH[seat]));
    const position = start('trump:E', profileOf(), dealt, 0);
    while (!position.isOver) {
      position.legal();
      position.play(position.nthLegal(0));
    }
    expect([[...position.points], [...position.tricks]]).toEqual([
      [157, 0],
      [9, 0],
    ]);
  });

  it('may begin in the middle: in Slalom the second trick goes the other way', () => {
    const ends: Dealt = [cards('RA'), cards('R6'), cards('RK'), cards('R7')];
    const down = start('slalom:obenabe', profileOf(), ends, 0, 8);
    for (const each of cards('RA R6 RK R7')) down.play(each);
    expect(down.seat).toBe(1);
    const up = start('slalom:obenabe', profileOf(), ends, 0, 9);
    for (const each of cards('RA R6 RK R7')) up.play(each);
    expect([up.seat, up.isOver, ...up.points]).toEqual([0, true, 20, 0]);
  });

  it('shows who holds a running trick and what lies in it', () => {
    const dealt = perSeat((seat) => cards(SUIT_EACH[seat]));
    const position = start('trump:S', profileOf(), dealt, 0);
    position.play(card('EA'));
    position.play(card('R10'));
    position.play(card('S6'));
    expect([position.seat, position.lying, position.holder, position.holderCard, position.pot]).toEqual([
      3,
      3,
      2,
      card('S6'),
      21,
    ]);
  });

  it('is copied whole and apart', () => {
    const dice = diceOf(11);
    const original = start('trump:R', profileOf(), randomDeal(dice), 2);
    for (let i = 0; i < 14; i++) original.play(pick(dice, legalOf(original)));
    const copy = new Position('trump:R', profileOf());
    copy.copyFrom(original);
    expect(legalOf(copy)).toEqual(legalOf(original));
    expect(copy).toEqual(original);
    copy.play(pick(dice, legalOf(copy)));
    expect(copy.masks).not.toEqual(original.masks);
  });
});

describe('ways to go on (perft)', () => {
  const rules = profileOf();

  it.each([
    { contract: 'trump:E', seed: 1 },
    { contract: 'trump:T', seed: 2 },
    { contract: 'obenabe', seed: 3 },
    { contract: 'undenufe', seed: 4 },
    { contract: 'slalom:undenufe', seed: 5 },
    { contract: 'gusti:obenabe', seed: 6 },
  ] as const)('are as many as the oracle counts: $contract, deal $seed', ({ contract, seed }) => {
    const dealt = randomDeal(diceOf(seed));
    const asked = { contract, leader: 1, hands: dealt.map((hand) => hand.map(formatCard)) };
    for (const depth of [1, 2, 4, 5]) {
      expect(perft(start(contract, rules, dealt, 1), depth)).toBe(oracle.perft(asked, depth));
    }
  });

  it('are as many as the oracle counts to the end of four-card endings', () => {
    for (const [index, contract] of CONTRACTS.entries()) {
      const ends = perSeat((seat) => randomDeal(diceOf(20 + index))[seat].filter((_, i) => i % 3 === 0));
      const asked = { contract, leader: 3, hands: ends.map((hand) => hand.map(formatCard)) };
      expect(perft(start(contract, rules, ends, 3, 7), 12)).toBe(oracle.perft(asked, 12));
    }
  });

  it('are nine times nine and so on where nobody can follow', () => {
    const dealt = perSeat((seat) => cards(SUIT_EACH[seat]));
    expect(perft(start('obenabe', rules, dealt, 0), 4)).toBe(9 ** 4);
  });
});

/** Plays cards as they were played: the winners by seat and the points of each trick; fails at a card that is refused. */
function replayed(contract: Contract, forehand: Seat, order: readonly Card[]): { winners: Seat[]; points: number[] } {
  const hands = perSeat((): Card[] => []);
  const position = new Position(contract, profileOf());
  // 1 The hands are what each seat plays; who plays when follows from the winners, which need no hands.
  position.start(
    perSeat(() => CardSet.FULL),
    forehand,
  );
  for (const each of order) {
    hands[position.seat].push(each);
    position.play(each);
  }
  // 2 The round again, each card checked against the legal ones.
  position.start(
    perSeat((seat) => CardSet.from(hands[seat])),
    forehand,
  );
  const winners: Seat[] = [];
  const points: number[] = [];
  for (const [index, each] of order.entries()) {
    position.legal();
    if (!((position.legalMasks[(each / 9) | 0]! >> (each % 9)) & 1)) {
      expect.fail(`${contract}, card ${index + 1}: ${formatCard(each)} refused in ${order.map(formatCard).join(' ')}`);
    }
    const before = position.points[0]! + position.points[1]!;
    position.play(each);
    if (index % 4 === 3) {
      winners.push(position.seat);
      points.push(position.points[0]! + position.points[1]! - before);
    }
  }
  if (position.points[0]! + position.points[1]! !== 157) expect.fail(`not 157: ${order.map(formatCard).join(' ')}`);
  if (hands.some((hand) => hand.length !== 9)) expect.fail(`uneven hands: ${order.map(formatCard).join(' ')}`);
  return { winners, points };
}

describe('rounds that people played', () => {
  it.each(realRounds)('round $id ($contract) has the winners and points of its record', (round) => {
    const order = cards(round.tricks.flatMap((trick) => trick.cards).join(' '));
    const { winners, points } = replayed(round.contract as Contract, seatAfter(round.dealer as Seat), order);
    expect(winners).toEqual(round.tricks.map(({ winner }) => winner));
    expect(points).toEqual(round.tricks.map((trick) => trick.points));
  });

  // A larger collection, where it lies beside the repository.
  const file = new URL('../../../../../shared/real-games/human-rounds.jsonl.gz', import.meta.url);

  it.skipIf(!existsSync(file))('all replay without a refused card, to 157 points', () => {
    const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
    const byName = new Map(CARDS.map((each) => [formatCard(each), each]));
    for (const line of lines) {
      const round = JSON.parse(line) as { contract: Contract; dealer: Seat; cards: string };
      const order = round.cards.split(' ').map((text) => byName.get(text)!);
      replayed(round.contract, seatAfter(round.dealer), order);
    }
    expect(lines).toHaveLength(16_409);
  });

  const recorded = new URL('../../../../../shared/real-games/rounds.json', import.meta.url);

  it.skipIf(!existsSync(recorded))('have the recorded winners and points, all 180 of the chosen ones', () => {
    interface Recorded {
      readonly trump: number;
      readonly tricks: readonly { first: number; cards: readonly string[]; win: number; points: number }[];
      readonly points: readonly [number, number];
    }
    const rounds = JSON.parse(readFileSync(recorded, 'utf8')) as readonly Recorded[];
    // Diamonds, hearts, spades, clubs as that server pairs them; seats go 0, 3, 2, 1.
    const suits: Readonly<Record<string, string>> = { D: 'E', H: 'R', S: 'T', C: 'S' };
    const ranks: Readonly<Record<string, string>> = { J: 'U', Q: 'O' };
    const contracts: readonly Contract[] = ['trump:E', 'trump:R', 'trump:T', 'trump:S', 'obenabe', 'undenufe'];
    const seatIn = (seat: number): Seat => ((4 - seat) % 4) as Seat;
    for (const { trump, tricks, points } of rounds) {
      const order = tricks.flatMap((trick) =>
        trick.cards.map((text) => card(suits[text.slice(0, 1)]! + (ranks[text.slice(1)] ?? text.slice(1)))),
      );
      const outcome = replayed(contracts[trump]!, seatIn(tricks[0]!.first), order);
      expect(outcome.winners).toEqual(tricks.map(({ win }) => seatIn(win)));
      expect(outcome.points).toEqual(tricks.map((trick) => trick.points));
      const sums = outcome.winners.reduce<[number, number]>(
        (sum, winner, index) => {
          sum[winner & 1]! += outcome.points[index]!;
          return sum;
        },
        [0, 0],
      );
      expect(sums).toEqual(points);
    }
    expect(rounds).toHaveLength(180);
  });
});
