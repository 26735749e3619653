import { casesOf, oracle } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { type Card, RANK_NAMES } from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import { formatCard } from '../cards/notation.js';
import { cards, type Dice, diceOf, handOf, pick, profileOf, shuffled } from '../partie/playbook.test.js';
import { type Contract, CONTRACTS } from '../play/contract.js';
import { type Seat, SEATS } from '../play/seat.js';
import { EQUAL_POINTS_TIES, LONG_RUNS, TOTAL_TIES } from '../profile/profile.js';
import {
  compareWeise,
  creditedWeis,
  headOf,
  totalOf,
  type Weis,
  weisCalls,
  type WeisDeclaration,
  weiseFrom,
  weiseIn,
  weisOutcome,
} from './weis.js';
import type { WeisRules } from './weis.js';

/** A Weis as text, `EU RU SU TU = 200`. */
function told({ cards: held, points }: Weis): string {
  return `${held.map(formatCard).join(' ')} = ${points}`;
}

function weisOf(text: string, rules: WeisRules = profileOf()): Weis {
  const [weis] = weiseFrom(cards(text), rules);
  if (!weis) throw new Error(`no Weis: ${text}`);
  return weis;
}

function declared(by: Readonly<Record<string, readonly string[]>>, rules: WeisRules): WeisDeclaration[] {
  return Object.entries(by).map(([seat, weise]) => ({
    seat: Number(seat) as Seat,
    weise: weise.map((text) => weisOf(text, rules)),
  }));
}

const ALL_RULES: readonly WeisRules[] = LONG_RUNS.flatMap((longRuns) =>
  [true, false].flatMap((kreuzweis) =>
    EQUAL_POINTS_TIES.flatMap((equalPointsTie) =>
      TOTAL_TIES.flatMap((totalTie) =>
        [true, false].flatMap((undenufeReversed) =>
          [RANK_NAMES, RANK_NAMES.slice(3)].map((quartetRanks) => ({
            ...{ longRuns, kreuzweis, equalPointsTie, totalTie, undenufeReversed, quartetRanks },
          })),
        ),
      ),
    ),
  ),
);

/** Four hands of nine in which runs and quartets are frequent: the deck falls in blocks by suit or by rank. */
function weisyDeal(dice: Dice): CardSet[] {
  const bySuit = Array.from({ length: 36 }, (_, i) => i);
  const byRank = Array.from({ length: 36 }, (_, i) => (i % 4) * 9 + Math.floor(i / 4));
  const order = dice(3) === 0 ? byRank : bySuit;
  const cut = dice(36);
  const deck = [...order.slice(cut), ...order.slice(0, cut)];
  for (let swaps = dice(12); swaps > 0; swaps--) {
    const [a, b] = [dice(36), dice(36)];
    [deck[a], deck[b]] = [deck[b]!, deck[a]!];
  }
  return [0, 9, 18, 27].map((from) => CardSet.from(deck.slice(from, from + 9) as Card[]));
}

describe('the Weise of a hand', () => {
  it.each(casesOf('weis-detect'))('$id: $given.hand ($source)', ({ given, expect: expected, profile }) => {
    const weise = weiseIn(handOf(given.hand.join(' ')), profileOf(profile ?? {}));
    const wanted = expected.weis.map((weis) => `${handTold(weis.cards)} = ${weis.points}`);
    expect(weise.map((weis) => `${handTold(weis.cards.map(formatCard))} = ${weis.points}`).sort()).toEqual(
      wanted.sort(),
    );
    expect(totalOf(weise)).toBe(expected.total);
  });

  it.each([
    {
      name: 'T17 crossed: run of six and four tens',
      hand: 'R6 R7 R8 R9 R10 RU S10 E10 T10',
      settings: {},
      weise: ['R6 R7 R8 R9 R10 RU = 150', 'E10 R10 S10 T10 = 100'],
    },
    {
      name: 'T17 in Vorarlberg, disjoint: four tens and a run of four',
      hand: 'R6 R7 R8 R9 R10 RU S10 E10 T10',
      settings: { longRuns: 'vorarlberg', kreuzweis: false },
      weise: ['E10 R10 S10 T10 = 100', 'R6 R7 R8 R9 = 50'],
    },
    {
      name: 'T21 four sixes',
      hand: 'E6 R6 S6 T6 E8 R9 S10 TU EK',
      settings: {},
      weise: ['E6 R6 S6 T6 = 100'],
    },
    { name: 'no run over the corner', hand: 'EK EA E6 RK RA R6 TA T6 S9', settings: {}, weise: [] },
    {
      name: 'the Puur does not move: K-O-U is a run, 10-9-O is none',
      hand: 'EU EO EK R9 R10 RO T6 T8 S7',
      settings: {},
      weise: ['EU EO EK = 20'],
    },
    {
      name: 'two runs of one suit',
      hand: 'E6 E7 E8 E10 EU EO EK R6 S8',
      settings: {},
      weise: ['E10 EU EO EK = 50', 'E6 E7 E8 = 20'],
    },
    {
      name: 'eight in a row',
      hand: 'E7 E8 E9 E10 EU EO EK EA R6',
      settings: {},
      weise: ['E7 E8 E9 E10 EU EO EK EA = 250'],
    },
    {
      name: 'eight in a row, capped: the highest five and three',
      hand: 'E7 E8 E9 E10 EU EO EK EA R6',
      settings: { longRuns: 'capped-100' },
      weise: ['E10 EU EO EK EA = 100', 'E7 E8 E9 = 20'],
    },
    {
      name: 'seven in a row, capped: two are left and make nothing',
      hand: 'E8 E9 E10 EU EO EK EA R6 R8',
      settings: { longRuns: 'capped-100' },
      weise: ['E10 EU EO EK EA = 100'],
    },
    {
      name: 'nine in a row in Vorarlberg',
      hand: 'T6 T7 T8 T9 T10 TU TO TK TA',
      settings: { longRuns: 'vorarlberg' },
      weise: ['T6 T7 T8 T9 T10 TU TO TK TA = 180'],
    },
    {
      name: 'two quartets',
      hand: 'EU RU SU TU E9 R9 S9 T9 R6',
      settings: {},
      weise: ['EU RU SU TU = 200', 'E9 R9 S9 T9 = 150'],
    },
  ])('$name', ({ hand, settings, weise }) => {
    expect(weiseIn(handOf(hand), profileOf(settings)).map(told)).toEqual(weise);
  });

  it('are those of the oracle on 250 hands full of Weise, under every table', () => {
    const dice = diceOf(3);
    let found = 0;
    for (let i = 0; i < 250; i++) {
      const hand = pick(dice, weisyDeal(dice));
      for (const rules of ALL_RULES) {
        const texts = [...hand].map(formatCard);
        const told = (weise: readonly { cards: readonly string[]; points: number }[]): string[] =>
          weise.map((weis) => `${handTold(weis.cards)} = ${weis.points}`).sort();
        const own = weiseIn(hand, rules).map(({ cards: held, points }) => ({ cards: held.map(formatCard), points }));
        const wanted = oracle.detectWeis(texts, rules);
        found += wanted.length;
        if (told(own).join(', ') !== told(wanted).join(', ')) {
          expect.fail(`${texts.join(' ')} under ${JSON.stringify(rules)}: ${told(wanted).join(', ')}`);
        }
      }
    }
    expect(found).toBeGreaterThan(10_000);
  });

  it('come best first', () => {
    const dice = diceOf(4);
    for (let i = 0; i < 500; i++) {
      const weise = weiseIn(pick(dice, weisyDeal(dice)), profileOf());
      for (const [n, weis] of weise.slice(1).entries()) {
        expect(compareWeise(weise[n]!, weis, null, profileOf())).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

function handTold(texts: readonly string[]): string {
  return [...handOf(texts.join(' '))].map(formatCard).join(' ');
}

describe('cards called as a Weis', () => {
  it.each([
    { text: 'E7 E8 E9', weise: ['E7 E8 E9 = 20'] },
    { text: 'E9 E7 E8', weise: ['E7 E8 E9 = 20'] },
    { text: 'TU EU SU RU', weise: ['EU RU SU TU = 200'] },
    { text: 'E7 E8', weise: [] },
    { text: 'E7 E8 E10', weise: [] },
    { text: 'E7 E8 R9', weise: [] },
    { text: 'EU RU SU', weise: [] },
    { text: 'EU RU SU TU TO', weise: [] },
    { text: '', weise: [] },
    { text: 'EK EA R6', weise: [] },
    { text: 'E6 R6 S6 T6', weise: [], settings: { quartetRanks: ['U', '9'] } },
    { text: 'E6 E7 E8 E9 E10 EU', weise: ['E7 E8 E9 E10 EU = 100'], settings: { longRuns: 'capped-100' } },
  ])('$text make $weise', ({ text, weise, settings }) => {
    expect(weiseFrom(cards(text), profileOf(settings)).map(told)).toEqual(weise);
  });

  it('make nothing when a card is named twice', () => {
    expect(weiseFrom([...cards('E7 E8 E9'), ...cards('E9')], profileOf())).toEqual([]);
  });
});

describe('a Weis called too low', () => {
  it.each([
    { weis: 'E7 E8 E9 E10', called: 50, credited: 'E7 E8 E9 E10 = 50', why: 'called right' },
    {
      weis: 'E7 E8 E9 E10',
      called: 20,
      credited: 'E8 E9 E10 = 20',
      why: 'T22: a fifty called as twenty counts twenty',
    },
    { weis: 'E7 E8 E9 E10 EU EO', called: 50, credited: 'E9 E10 EU EO = 50', why: 'a run of six called as fifty' },
    { weis: 'EU RU SU TU', called: 200, credited: 'EU RU SU TU = 200', why: 'called right' },
    { weis: 'EU RU SU TU', called: 100, credited: null, why: 'T22: four Under called hundred are forfeited' },
    { weis: 'E9 R9 S9 T9', called: 100, credited: null, why: 'four nines likewise' },
    { weis: 'EU RU SU TU', called: 20, credited: null, why: 'four equal hold no run to fall back on' },
    { weis: 'E7 E8 E9 E10', called: 30, credited: null, why: 'no run counts thirty' },
  ])('$weis called as $called: $credited ($why)', ({ weis, called, credited }) => {
    const counted = creditedWeis(weisOf(weis), called, 'trump:E', profileOf());
    expect(counted && told(counted)).toBe(credited);
  });

  it('in Undenufe counts as the run that compares best there, the lowest', () => {
    const counted = creditedWeis(weisOf('E7 E8 E9 E10'), 20, 'undenufe', profileOf());
    expect(counted && told(counted)).toBe('E7 E8 E9 = 20');
  });
});

describe('who writes', () => {
  it.each(casesOf('weis-compare'))('$id: $given.contract ($source)', ({ given, expect: expected, profile }) => {
    const rules = profileOf(profile ?? {});
    const calls = declared(
      Object.fromEntries(Object.entries(given.declared).map(([seat, weise]) => [seat, weise.map((w) => w.join(' '))])),
      rules,
    );
    const outcome = weisOutcome(calls, given.forehand as Seat, given.contract as Contract, rules);
    expect(outcome.bestSeat).toBe(expected.bestSeat);
    expect(outcome.scoringTeam).toBe(expected.scoringTeam);
    const [a, b] = outcome.points;
    const total = expected.scoringTeam === 'both' ? expected.points * 2 : expected.points;
    expect(a + b).toBe(total);
  });

  it.each([
    {
      name: 'T19 the earlier of two equal runs',
      contract: 'trump:R',
      by: { 0: ['S7 S8 S9'], 1: ['E7 E8 E9'] },
      best: 0,
    },
    { name: 'T19 the one in trump', contract: 'trump:E', by: { 0: ['S7 S8 S9'], 1: ['E7 E8 E9'] }, best: 1 },
    {
      name: 'T20 four sixes in Undenufe',
      contract: 'undenufe',
      by: { 0: ['EA RA SA TA'], 1: ['E6 R6 S6 T6'] },
      best: 1,
    },
    { name: 'T20 the lower run in Undenufe', contract: 'undenufe', by: { 0: ['RO RK RA'], 1: ['T6 T7 T8'] }, best: 1 },
    { name: 'four aces in Obenabe', contract: 'obenabe', by: { 0: ['E6 R6 S6 T6'], 1: ['EA RA SA TA'] }, best: 1 },
    {
      name: 'upwards in Undenufe too where a table does not reverse',
      contract: 'undenufe',
      by: { 0: ['EA RA SA TA'], 1: ['E6 R6 S6 T6'] },
      best: 0,
      settings: { undenufeReversed: false },
    },
    {
      name: 'five in a row over four equal',
      contract: 'obenabe',
      by: { 0: ['EA RA SA TA'], 1: ['E6 E7 E8 E9 E10'] },
      best: 1,
    },
    {
      name: 'six in a row over four nines',
      contract: 'obenabe',
      by: { 0: ['E9 R9 S9 T9'], 1: ['E6 E7 E8 E9 E10 EU'] },
      best: 1,
    },
  ] as const)('$name', ({ contract, by, best, ...rest }) => {
    const rules = profileOf('settings' in rest ? rest.settings : {});
    expect(weisOutcome(declared(by, rules), 0, contract, rules).bestSeat).toBe(best);
  });

  it('starts from the forehand, whoever that is', () => {
    const rules = profileOf();
    const calls = declared({ 0: ['S7 S8 S9'], 1: ['E7 E8 E9'], 3: ['R7 R8 R9'] }, rules);
    expect([0, 1, 2, 3].map((forehand) => weisOutcome(calls, forehand as Seat, 'trump:T', rules).bestSeat)).toEqual([
      0, 1, 3, 3,
    ]);
  });

  it('is nobody when nothing is declared', () => {
    expect(weisOutcome([], 0, 'obenabe', profileOf())).toEqual({ bestSeat: null, scoringTeam: null, points: [0, 0] });
  });

  it('is both sides in a full tie at a table of the Romandie, each the tied Weis only', () => {
    const rules = profileOf({ totalTie: 'both-score' });
    const calls = declared({ 0: ['S7 S8 S9 S10'], 1: ['E7 E8 E9 E10'], 2: ['R6 R7 R8'] }, rules);
    expect(weisOutcome(calls, 0, 'trump:T', rules)).toEqual({ bestSeat: null, scoringTeam: 'both', points: [50, 50] });
  });

  it('is one side there too when the tie is between partners', () => {
    const rules = profileOf({ totalTie: 'both-score' });
    const calls = declared({ 0: ['S7 S8 S9'], 2: ['E7 E8 E9'] }, rules);
    expect(weisOutcome(calls, 0, 'trump:T', rules)).toEqual({ bestSeat: 0, scoringTeam: 0, points: [40, 0] });
  });

  it('is whom the oracle names, on 500 deals full of Weise under every table and contract', () => {
    const dice = diceOf(5);
    for (let i = 0; i < 500; i++) {
      const hands = weisyDeal(dice);
      const rules = pick(dice, ALL_RULES);
      // Slalom and Gusti: no source says which way Weise compare there.
      for (const contract of CONTRACTS.slice(0, 6)) {
        const calls = SEATS.filter(() => dice(5) > 0).map((seat) => ({ seat, weise: weiseIn(hands[seat]!, rules) }));
        const forehand = pick(dice, SEATS);
        const asked = Object.fromEntries(
          calls.map(({ seat, weise }) => [String(seat), weise.map((weis) => weis.cards.map(formatCard))]),
        );
        const wanted = oracle.compareWeis(contract, forehand, asked, rules);
        const own = weisOutcome(calls, forehand, contract, rules);
        const [a, b] = own.points;
        const points = own.scoringTeam === 'both' ? a : a + b;
        expect({ bestSeat: own.bestSeat, scoringTeam: own.scoringTeam, points }).toEqual(wanted);
      }
    }
  });
});

describe('the comparison of two Weise', () => {
  // Every Weis there can be: all runs in all suits, all quartets.
  const all = (rules: WeisRules): Weis[] => {
    const runs = ['E', 'R', 'S', 'T'].flatMap((suit) =>
      RANK_NAMES.flatMap((_, low) =>
        RANK_NAMES.map((__, high) => RANK_NAMES.slice(low, high + 1).map((r) => suit + r)),
      ),
    );
    const quartets = RANK_NAMES.map((rank) => ['E', 'R', 'S', 'T'].map((suit) => suit + rank));
    return [...runs, ...quartets].flatMap((texts) => weiseFrom(cards(texts.join(' ')), rules).slice(0, 1));
  };

  it('is antisymmetric and transitive, and draws only where nothing but the seat can tell', () => {
    const dice = diceOf(6);
    for (const rules of ALL_RULES.filter((_, index) => index % 5 === 0)) {
      const weise = all(rules);
      for (const contract of ['trump:E', 'obenabe', 'undenufe', null] as const) {
        for (let i = 0; i < 1000; i++) {
          const [a, b, c] = [pick(dice, weise), pick(dice, weise), pick(dice, weise)];
          const sign = (x: Weis, y: Weis): number => Math.sign(compareWeise(x, y, contract, rules));
          expect(sign(a, b) + sign(b, a)).toBe(0);
          if (sign(a, b) >= 0 && sign(b, c) >= 0) expect(sign(a, c)).toBeGreaterThanOrEqual(0);
          if (sign(a, b) === 0) {
            expect([b.kind, b.points, b.cards.map((each) => each % 9)]).toEqual([
              a.kind,
              a.points,
              a.cards.map((each) => each % 9),
            ]);
          }
        }
      }
    }
  });

  it('sorts alike from any order', () => {
    const dice = diceOf(8);
    const rules = profileOf();
    const weise = all(rules);
    const names = (list: readonly Weis[]): string[] =>
      [...list]
        .sort((a, b) => compareWeise(b, a, 'trump:E', rules))
        .map(({ kind, points, cards: held }) => `${kind} ${points} ${held[0]! % 9}`);
    expect(names(shuffled(dice, weise))).toEqual(names(shuffled(dice, weise)));
  });
});

describe('the calls of trick 1', () => {
  const rules = profileOf();

  it.each([
    {
      name: 'the first with a Weis names its best, a better one names its own',
      by: { 0: ['R7 R8 R9'], 1: ['TU TO TK TA', 'E6 E7 E8'] },
      calls: ['0 points 20', '1 points 50'],
    },
    {
      name: 'who cannot beat it answers gut',
      by: { 0: ['R7 R8 R9'], 1: ['T7 T8 T9'] },
      calls: ['0 points 20', '1 gut null'],
    },
    {
      name: 'the partner too',
      by: { 0: ['TU TO TK TA'], 2: ['R7 R8 R9'], 3: ['S6 S7 S8 S9 S10'] },
      calls: ['0 points 50', '2 gut null', '3 points 100'],
    },
    { name: 'who has nothing says nothing', by: { 1: [], 2: ['R7 R8 R9'] }, calls: ['2 points 20'] },
  ])('$name', ({ by, calls }) => {
    const heard = weisCalls(declared(by, rules), 0, 'trump:E', rules);
    expect(heard.map(({ seat, call, points }) => `${seat} ${call} ${String(points)}`)).toEqual(calls);
  });

  it('go in play order from the forehand', () => {
    const heard = weisCalls(declared({ 0: ['R7 R8 R9'], 3: ['T7 T8 T9'] }, rules), 3, 'obenabe', rules);
    expect(heard.map(({ seat, call }) => `${seat} ${call}`)).toEqual(['3 points', '0 gut']);
  });
});

describe('a run is called by the card that its height is compared by', () => {
  // Anzeiger von Saanen: in Undenufe lower beats, 6-7-8 beats O-K-A; elsewhere the higher top card (jassonkel).
  it.each([
    ['obenabe', true, 'EU'],
    ['trump:E', true, 'EU'],
    [null, true, 'EU'],
    ['undenufe', true, 'E8'],
    ['slalom:undenufe', true, 'E8'],
    ['undenufe', false, 'EU'],
  ] as const)('in %s, reversed %s: %s', (contract, undenufeReversed, head) => {
    const { cards: held } = weisOf('E8 E9 E10 EU');
    expect(formatCard(headOf(held, contract, { undenufeReversed }))).toBe(head);
  });

  it.each(CONTRACTS)('and of two of one length in %s that one is better whose card is stronger', (contract) => {
    const rules = profileOf();
    const [low, high] = [weisOf('E6 E7 E8'), weisOf('RO RK RA')];
    const isLow = compareWeise(low, high, contract, rules) > 0;
    expect(formatCard(headOf(low.cards, contract, rules))).toBe(isLow ? 'E6' : 'E8');
    expect(formatCard(headOf(high.cards, contract, rules))).toBe(isLow ? 'RO' : 'RA');
  });
});
