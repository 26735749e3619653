/** What is said about a card must follow from what it is among the cards that were allowed. */
import { type Card, CardSet, type Contract, parseCards, type Seat } from '@puur/rules';
import { describe, expect, test } from 'vitest';

import { type CardComment, remarkOn } from './comment.js';
import { dealt, oneOf, SIMPLE_CONTRACTS } from './drills/scenes.js';
import { guidedAfter, guidedStart } from './guided.js';
import { weisCardsOf } from './judge/weisen.js';
import { outlookOf, type Sight } from './partner.js';
import { randomOf } from './random.js';

function cards(text: string): readonly Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

interface Row {
  readonly name: string;
  readonly contract: Contract;
  readonly hand: string;
  readonly leader: Seat;
  readonly lying: string;
  readonly gone?: string;
  readonly card: string;
  readonly about: CardComment | null;
  readonly better?: string;
}

/** The learner is seat 0, the partner 2. What is expected follows from the values of the cards, by hand. */
// prettier-ignore
const ROWS: readonly Row[] = [
  { name: 'leading the Ober beside the König, with the Ass out', contract: 'trump:S', hand: 'R6 RO RK T7 E9', leader: 0, lying: '', card: 'RO', about: 'led-points-away', better: 'R6' },
  { name: 'leading a card without points', contract: 'trump:S', hand: 'R6 RO RK T7', leader: 0, lying: '', card: 'R6', about: 'led-low' },
  { name: 'leading the only card of points there is', contract: 'trump:S', hand: 'RO TK', leader: 0, lying: '', card: 'RO', about: 'had-to-give' },
  { name: 'leading an Ass', contract: 'trump:S', hand: 'RA R6', leader: 0, lying: '', card: 'RA', about: 'led-sure' },
  { name: 'leading trump while the others hold some', contract: 'trump:S', hand: 'SU S6 R6', leader: 0, lying: '', card: 'SU', about: 'led-trump' },
  { name: 'leading trump when all others are gone', contract: 'trump:S', hand: 'S6 R6', leader: 0, lying: '', gone: 'S7 S8 S9 S10 SU SO SK SA', card: 'S6', about: 'led-last-trump' },
  { name: 'throwing an Ober of 3 to a sure trick of the others', contract: 'trump:E', hand: 'R6 R9 T7 SO', leader: 1, lying: 'EU E6 E7', card: 'SO', about: 'gave-points-away', better: 'R6' },
  { name: 'last to play, throwing the König with six and nine in hand', contract: 'trump:E', hand: 'R6 R9 RK', leader: 1, lying: 'RA R7 R8', card: 'RK', about: 'gave-points-away', better: 'R6' },
  { name: 'last to play, giving the six', contract: 'trump:E', hand: 'R6 R9 RK', leader: 1, lying: 'RA R7 R8', card: 'R6', about: 'gave-low' },
  { name: 'the cheapest still counts', contract: 'trump:E', hand: 'RO RK', leader: 1, lying: 'RA R7 R8', card: 'RO', about: 'had-to-give' },
  { name: 'leaving a trick of 21 that could be had', contract: 'obenabe', hand: 'R6 RA', leader: 1, lying: 'R10 R7 R9', card: 'R6', about: 'could-take', better: 'RA' },
  { name: 'the only card of the suit', contract: 'trump:E', hand: 'R9 T6 TA', leader: 1, lying: 'RA R7 R8', card: 'R9', about: null },
  { name: 'the last card of the hand', contract: 'trump:E', hand: 'EU', leader: 0, lying: '', card: 'EU', about: null },
  { name: 'ten to a safe trick of the partner', contract: 'obenabe', hand: 'R10 R6', leader: 2, lying: 'RA R7', card: 'R10', about: 'smeared' },
  { name: 'six to a safe trick of the partner with the ten in hand', contract: 'obenabe', hand: 'R10 R6', leader: 2, lying: 'RA R7', card: 'R6', about: 'could-smear', better: 'R10' },
  { name: 'Puur where the trump six would take', contract: 'trump:E', hand: 'EU E6 T7', leader: 1, lying: 'RA R7 R8', card: 'EU', about: 'took-cheap-possible', better: 'E6' },
  { name: 'ten in front while three higher are out', contract: 'obenabe', hand: 'R10 R6', leader: 1, lying: 'R9', card: 'R10', about: 'took-risky', better: 'R6' },
];

describe('the remark on a card', () => {
  test.each(ROWS)('$name', ({ contract, hand, leader, lying, gone = '', card, about, better }) => {
    const sight: Sight = {
      seat: 0,
      hand: cards(hand),
      contract,
      leader,
      lying: cards(lying),
      gone: CardSet.from(cards(gone)),
    };
    const said = remarkOn(cards(card)[0]!, sight);
    if (about === null) {
      expect(said === null || said.about === 'only-card').toBe(true);
      return;
    }
    expect(said?.about).toBe(about);
    expect(said?.better ?? null).toBe(better === undefined ? null : cards(better)[0]);
  });
});

test('in any round: no choice, no judgement; praise for giving nothing only where nothing is given; what is better is allowed', () => {
  let remarks = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const random = randomOf(seed);
    const hands = dealt(random);
    const contract = oneOf(SIMPLE_CONTRACTS, random);
    let guided = guidedStart({ hands, leader: 0, contract, declaring: null, tricks: 9, isWhole: true });
    const weis = guidedAfter(guided, { do: 'weis', cards: weisCardsOf(hands[0]).toArray() });
    if (!weis.ok) throw new Error('the Weis was refused');
    guided = weis.value;
    while (guided.phase === 'play') {
      const card = oneOf(guided.legal, random);
      const held = guided.hands[0].length;
      const { legal, leader, lying } = guided;
      const next = guidedAfter(guided, { do: 'play', card, stoeck: false });
      if (!next.ok) throw new Error('a legal card was refused');
      guided = next.value;
      const said = guided.comments.filter((comment) => comment.code === 'card');
      expect(said).toHaveLength(held === 1 ? 0 : 1);
      for (const { about, better, points } of said) {
        remarks++;
        expect(about === 'only-card').toBe(legal.length === 1);
        const sight: Sight = {
          seat: 0,
          hand: [...guided.hands[0], card],
          contract,
          leader,
          lying,
          gone: CardSet.EMPTY,
        };
        expect(points).toBe(outlookOf(sight).points(card));
        if (['led-low', 'gave-low', 'gave-nothing'].includes(about)) expect(points).toBe(0);
        if (better === null) continue;
        expect(better).not.toBe(card);
        expect(legal).toContain(better);
        if (about === 'gave-points-away') expect(outlookOf(sight).points(better)).toBeLessThan(points);
      }
    }
  }
  expect(remarks).toBe(480);
});
