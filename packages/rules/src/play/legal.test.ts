import { casesOf, oracle } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { type Card, CARDS, rankOf, suitOf, UNDER } from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import { formatCard, formatCards } from '../cards/notation.js';
import { card, cards, diceOf, handOf, pick, profileOf, shuffled } from '../partie/playbook.test.js';
import { ONLY_TRUMPS, UNDERTRUMP } from '../profile/profile.js';
import { type Contract, CONTRACTS, modeOf, trumpOf } from './contract.js';
import { legalCards, type PlayReason, type PlayRules, refusalOf, topTrumpOf } from './legal.js';

interface Row {
  readonly row: string;
  readonly contract?: Contract;
  readonly hand: string;
  readonly trick: string;
  readonly legal: string;
  /** Why the other cards of the hand are refused. */
  readonly refused?: Readonly<Record<string, PlayReason>>;
  readonly settings?: object;
}

const STRICT = { mayTrumpWhenAbleToFollow: false };

/** Trump is Eicheln unless the row says otherwise. */
const ROWS: readonly Row[] = [
  { row: '1 lead', hand: 'EU R6 TA', trick: '', legal: 'EU R6 TA' },
  { row: '1 lead in Undenufe', contract: 'undenufe', hand: 'EU R6 TA', trick: '', legal: 'EU R6 TA' },
  {
    row: '2 no trump, holding the suit: any rank of it',
    contract: 'obenabe',
    hand: 'RA R6 TK S9',
    trick: 'R10',
    legal: 'RA R6',
    refused: { TK: 'must-follow-suit', S9: 'must-follow-suit' },
  },
  {
    row: '2 in Gusti',
    contract: 'gusti:undenufe',
    hand: 'RA EU',
    trick: 'R10 EA',
    legal: 'RA',
    refused: { EU: 'must-follow-suit' },
  },
  { row: '3 no trump, void', contract: 'undenufe', hand: 'TK S6 EU E9', trick: 'R7 R6 RA', legal: 'TK S6 EU E9' },
  {
    row: '4 trump led: any trump, lower too',
    hand: 'E6 E10 T8',
    trick: 'E9 EA',
    legal: 'E6 E10',
    refused: { T8: 'must-follow-trump' },
  },
  {
    row: '4 the Puur may be kept behind another trump',
    hand: 'EU E6 S9',
    trick: 'E10',
    legal: 'EU E6',
    refused: { S9: 'must-follow-trump' },
  },
  { row: '5 the lone Puur is not forced', hand: 'EU T8 S9 RA', trick: 'E10', legal: 'EU T8 S9 RA' },
  {
    row: '5 the lone Puur is forced where it is not exempt',
    hand: 'EU T8',
    trick: 'E10',
    legal: 'EU',
    settings: { puurExempt: false },
    refused: { T8: 'must-follow-trump' },
  },
  { row: '5 T29: the lone Puur as last card', hand: 'EU', trick: 'E10', legal: 'EU' },
  { row: '6 trump led, no trump', hand: 'T8 RA', trick: 'E6', legal: 'T8 RA' },
  {
    row: '7 able to follow: the suit or any trump',
    hand: 'S7 E6 E9 TA',
    trick: 'SK',
    legal: 'S7 E6 E9',
    refused: { TA: 'must-follow-suit' },
  },
  {
    row: '7 at a strict table only the Puur may trump',
    hand: 'S7 E6 EU TA',
    trick: 'SK',
    legal: 'S7 EU',
    settings: STRICT,
    refused: { E6: 'may-not-trump', TA: 'must-follow-suit' },
  },
  { row: '8 void, no trump lies', hand: 'R6 TA E8', trick: 'S7', legal: 'R6 TA E8' },
  {
    row: '9 able to follow, trump lies: the suit or a higher trump',
    hand: 'R7 RK EA E6 T8',
    trick: 'R10 EO',
    legal: 'R7 RK EA',
    refused: { E6: 'may-not-undertrump', T8: 'must-follow-suit' },
  },
  {
    row: '9 at a strict table',
    hand: 'R7 EA EU E6',
    trick: 'R10 EO',
    legal: 'R7 EU',
    settings: STRICT,
    refused: { EA: 'may-not-trump' },
  },
  {
    row: '10 void: any plain card or a higher trump',
    hand: 'EU E7 E6 T9',
    trick: 'S6 EA',
    legal: 'EU T9',
    refused: { E7: 'may-not-undertrump', E6: 'may-not-undertrump' },
  },
  {
    row: '10 the highest trump lying counts, not the last or lowest (T1)',
    hand: 'EA E9 E6 T10',
    trick: 'S6 EU E10',
    legal: 'T10',
    refused: { EA: 'may-not-undertrump', E9: 'may-not-undertrump', E6: 'may-not-undertrump' },
  },
  {
    row: '10 the partner’s trump is no exception (T4)',
    hand: 'TA EK',
    trick: 'R10 RA EA',
    legal: 'TA',
    refused: { EK: 'may-not-undertrump' },
  },
  {
    row: '11 only trumps: free, under or over (T3)',
    contract: 'trump:R',
    hand: 'R9 R7',
    trick: 'S6 R10',
    legal: 'R9 R7',
  },
  {
    row: '11 only trumps, where going over is a duty',
    contract: 'trump:R',
    hand: 'R9 R7',
    trick: 'S6 R10',
    legal: 'R9',
    settings: { onlyTrumps: 'must-overtrump-if-able' },
    refused: { R7: 'must-overtrump' },
  },
  {
    row: '11 only lower trumps, where going over is a duty',
    hand: 'E7 E6',
    trick: 'S6 E10',
    legal: 'E7 E6',
    settings: { onlyTrumps: 'must-overtrump-if-able' },
  },
  {
    row: '12 undertrumping when void',
    hand: 'T6 E7',
    trick: 'S6 EA',
    legal: 'T6 E7',
    settings: { undertrump: 'allowed-if-void' },
  },
  {
    row: '12 but not when able to follow',
    hand: 'S8 T6 E7',
    trick: 'S6 EA',
    legal: 'S8',
    settings: { undertrump: 'allowed-if-void' },
    refused: { T6: 'must-follow-suit', E7: 'may-not-undertrump' },
  },
  { row: 'T5 trump led, Puur alone', contract: 'trump:T', hand: 'TU SA R6', trick: 'T7', legal: 'TU SA R6' },
  {
    row: 'T5 trump led, Puur and six',
    contract: 'trump:T',
    hand: 'TU T6 SA',
    trick: 'T7',
    legal: 'TU T6',
    refused: { SA: 'must-follow-trump' },
  },
  {
    row: 'T6 able to follow, may trump',
    contract: 'trump:R',
    hand: 'S9 R6 TA',
    trick: 'S7',
    legal: 'S9 R6',
    refused: { TA: 'must-follow-suit' },
  },
  { row: 'T29 the Puur of Schilten', contract: 'trump:T', hand: 'TU', trick: 'T6', legal: 'TU' },
];

/** Every combination of the four settings that decide. */
const ALL_RULES: readonly PlayRules[] = UNDERTRUMP.flatMap((undertrump) =>
  ONLY_TRUMPS.flatMap((onlyTrumps) =>
    [true, false].flatMap((mayTrumpWhenAbleToFollow) =>
      [true, false].map((puurExempt) => ({ undertrump, onlyTrumps, mayTrumpWhenAbleToFollow, puurExempt })),
    ),
  ),
);

interface Situation {
  readonly contract: Contract;
  readonly hand: CardSet;
  readonly trick: readonly Card[];
}

/** A random hand before a random trick of nought to three cards; one in three hands is of few suits, so that rows 5, 9 and 11 are met. */
function randomSituation(seed: number): Situation {
  const dice = diceOf(seed);
  const contract = pick(dice, CONTRACTS);
  const trump = trumpOf(contract);
  const deck = shuffled(dice, CARDS);
  const trick = deck.splice(0, dice(4));
  const isFew = dice(3) === 0;
  const from = isFew ? deck.filter((each) => suitOf(each) === trump || dice(6) === 0) : deck;
  return { contract, hand: CardSet.from(from.slice(0, 1 + dice(9))), trick };
}

function told({ contract, hand, trick }: Situation, rules: PlayRules): string {
  return `${contract} ${formatCards(hand)} on ${formatCards(trick)} under ${JSON.stringify(rules)}`;
}

describe('the decision table', () => {
  it.each(ROWS)('row $row', ({ contract = 'trump:E', hand, trick, legal, refused = {}, settings = {} }) => {
    const rules = profileOf(settings);
    const mode = modeOf(contract, 1);
    const on = cards(trick);
    const allowed = legalCards(handOf(hand), on, mode, rules);
    expect(formatCards(allowed).split(' ').sort()).toEqual(legal.split(' ').sort());
    for (const text of hand.split(' ')) {
      const why = refusalOf(card(text), handOf(hand), on, mode, rules);
      const expected = legal.split(' ').includes(text) ? null : (refused[text] ?? why);
      expect([text, why]).toEqual([text, expected]);
    }
    const others = hand.split(' ').filter((text) => !legal.split(' ').includes(text));
    expect(Object.keys(refused).filter((text) => others.includes(text))).toEqual(Object.keys(refused));
  });

  it.each(casesOf('legal-moves'))(
    '$id: $given.hand on $given.trick ($source)',
    ({ given, expect: expected, profile }) => {
      const mode = modeOf(given.contract as Contract, given.trickNo ?? 1);
      const allowed = legalCards(
        handOf(given.hand.join(' ')),
        cards(given.trick.join(' ')),
        mode,
        profileOf(profile ?? {}),
      );
      expect(allowed.equals(handOf(expected.legal.join(' ')))).toBe(true);
    },
  );

  it('refuses a card that is not in the hand', () => {
    expect(refusalOf(card('E6'), handOf('E7'), [], modeOf('obenabe', 1), profileOf())).toBe('not-in-hand');
  });

  it('measures against the highest trump by the trump order', () => {
    const mode = modeOf('trump:E', 1);
    expect(topTrumpOf(mode, cards('S6 EU E10'))).toBe(UNDER);
    expect(topTrumpOf(mode, cards('S6 EA E9'))).toBe(rankOf(card('E9')));
    expect(topTrumpOf(mode, cards('S6 RU'))).toBe(-1);
    expect(topTrumpOf(modeOf('obenabe', 1), cards('EU'))).toBe(-1);
  });
});

describe('legal cards of 32 000 random situations under all sixteen tables', () => {
  const situations = Array.from({ length: 2000 }, (_, seed) => randomSituation(seed));

  it('are those of the oracle, and every row of the table is met', () => {
    const met = new Set<number>();
    for (const situation of situations) {
      const { contract, hand, trick } = situation;
      for (const rules of ALL_RULES) {
        const texts = [...hand].map(formatCard);
        const { row, cards: allowed } = oracle.legalRow(contract, texts, trick.map(formatCard), rules);
        met.add(row);
        if (!legalCards(hand, trick, modeOf(contract, 1), rules).equals(handOf(allowed.join(' ')))) {
          expect.fail(`${told(situation, rules)}: ${allowed.join(' ')}`);
        }
      }
    }
    expect([...met].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('are never none and always in the hand, and a refused card has a reason', () => {
    for (const situation of situations) {
      const { contract, hand, trick } = situation;
      for (const rules of ALL_RULES) {
        const mode = modeOf(contract, 1);
        const allowed = legalCards(hand, trick, mode, rules);
        if (allowed.isEmpty || !hand.includes(allowed)) expect.fail(told(situation, rules));
        for (const each of CARDS) {
          const why = refusalOf(each, hand, trick, mode, rules);
          if ((why === null) !== allowed.has(each)) expect.fail(`${formatCard(each)}: ${told(situation, rules)}`);
          if ((why === 'not-in-hand') !== !hand.has(each))
            expect.fail(`${formatCard(each)}: ${told(situation, rules)}`);
        }
      }
    }
  });

  it('are all trumps where trump is led and a trump other than the Puur is held', () => {
    for (const { contract, hand, trick } of situations) {
      const trump = trumpOf(contract);
      const [led] = trick;
      if (trump === null || led === undefined || suitOf(led) !== trump) continue;
      const held = [...hand].filter((each) => suitOf(each) === trump && rankOf(each) !== UNDER);
      if (held.length === 0) continue;
      const allowed = legalCards(hand, trick, modeOf(contract, 1), profileOf());
      expect([...allowed].every((each) => suitOf(each) === trump)).toBe(true);
    }
  });

  it('hold a trump below the one lying only if trump was led, only trumps are held, or the table allows it', () => {
    for (const { contract, hand, trick } of situations) {
      const trump = trumpOf(contract);
      const [led] = trick;
      if (trump === null || led === undefined || suitOf(led) === trump) continue;
      const lying = trick.filter((each) => suitOf(each) === trump).map(formatCard);
      if (lying.length === 0 || [...hand].every((each) => suitOf(each) === trump)) continue;
      const allowed = legalCards(hand, trick, modeOf(contract, 1), profileOf());
      const order = oracle.trumpOrder;
      const place = (text: string): number => order.indexOf(text.slice(1));
      const top = Math.min(...lying.map(place));
      for (const each of allowed) if (suitOf(each) === trump) expect(place(formatCard(each))).toBeLessThan(top);
    }
  });

  it('never come to hold a lower trump by a plain card more in the hand', () => {
    for (const [seed, situation] of situations.entries()) {
      const { contract, hand, trick } = situation;
      const trump = trumpOf(contract);
      if (trump === null) continue;
      const mode = modeOf(contract, 1);
      const free = CARDS.filter((each) => suitOf(each) !== trump && !hand.has(each) && !trick.includes(each));
      const more = hand.with(pick(diceOf(seed), free));
      const trumps = (set: CardSet): CardSet => set.intersect(CardSet.ofSuit(trump));
      const top = topTrumpOf(mode, trick);
      if (top === -1 || suitOf(trick[0]!) === trump) continue;
      const before = trumps(legalCards(hand, trick, mode, profileOf()));
      const after = trumps(legalCards(more, trick, mode, profileOf()));
      if (!before.includes(after)) expect.fail(told(situation, profileOf()));
    }
  });
});
