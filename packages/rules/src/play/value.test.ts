import { casesOf, oracle } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { CARDS } from '../cards/card.js';
import { formatCard } from '../cards/notation.js';
import { cards, profileOf } from '../partie/playbook.test.js';
import { MIXED_MODE_VALUES, UNDENUFE_VALUES } from '../profile/profile.js';
import { type Contract, CONTRACTS } from './contract.js';
import { pointsOf, sumsTo152, trickPoints, valuesOf } from './value.js';

/** Values of E A K O U 10 9 8 7 6 and of R A K O U 10 9 8 7 6. */
const TABLES: readonly {
  readonly name: string;
  readonly contract: Contract;
  readonly settings: object;
  readonly e: readonly number[];
  readonly r: readonly number[];
  readonly source: string;
}[] = [
  {
    name: 'trump and plain suit',
    contract: 'trump:E',
    settings: {},
    e: [11, 4, 3, 20, 10, 14, 0, 0, 0],
    r: [11, 4, 3, 2, 10, 0, 0, 0, 0],
    source: 'reference page',
  },
  {
    name: 'Obenabe',
    contract: 'obenabe',
    settings: {},
    e: [11, 4, 3, 2, 10, 0, 8, 0, 0],
    r: [11, 4, 3, 2, 10, 0, 8, 0, 0],
    source: 'reference page',
  },
  {
    name: 'Undenufe',
    contract: 'undenufe',
    settings: {},
    e: [0, 4, 3, 2, 10, 0, 8, 0, 11],
    r: [0, 4, 3, 2, 10, 0, 8, 0, 11],
    source: 'jasswiki, spielkarten.com, jass-events.ch',
  },
  {
    name: 'Gais',
    contract: 'undenufe',
    settings: { undenufeValues: 'ace-eleven' },
    e: [11, 4, 3, 2, 10, 0, 8, 0, 0],
    r: [11, 4, 3, 2, 10, 0, 8, 0, 0],
    source: 'jassa.at',
  },
];

function ranked(suit: string): string {
  return 'A K O U 10 9 8 7 6'
    .split(' ')
    .map((rank) => suit + rank)
    .join(' ');
}

describe('card values', () => {
  it.each(TABLES)('of $name ($source)', ({ contract, settings, e, r }) => {
    const values = valuesOf(contract, 1, profileOf(settings));
    expect(cards(ranked('E')).map((card) => values[card])).toEqual(e);
    for (const suit of ['R', 'S', 'T']) expect(cards(ranked(suit)).map((card) => values[card])).toEqual(r);
  });

  it.each(casesOf('card-points'))('$id: $given.contract ($source)', ({ given, expect: expected, profile }) => {
    const rules = profileOf(profile ?? {});
    const sum = pointsOf(cards(given.cards.join(' ')), given.contract as Contract, 1, rules);
    expect(sum + (given.lastTrick ? rules.lastTrick : 0)).toBe(expected.points);
  });

  // Rule page: the last trick counts five more.
  it.each([
    [8, 13],
    [9, 18],
  ])('of a trick with an ace and an Under are in trick %i what the taker gets: %i', (trickNo, points) => {
    const trick = cards('EA EU R6 S7');
    expect(trickPoints(trick, 'trump:T', trickNo, profileOf({}))).toBe(points);
    expect(pointsOf(trick, 'trump:T', trickNo, profileOf({}))).toBe(13);
  });

  it('sum to 152 under every contract and every setting, trick for trick', () => {
    for (const contract of CONTRACTS) {
      for (const undenufeValues of UNDENUFE_VALUES) {
        for (const mixedModeValues of MIXED_MODE_VALUES) {
          const rules = profileOf({ undenufeValues, mixedModeValues });
          for (let trickNo = 1; trickNo <= 9; trickNo++) expect(pointsOf(CARDS, contract, trickNo, rules)).toBe(152);
        }
      }
    }
  });

  it('are the oracle’s for every card, in every trick, under every contract and setting', () => {
    for (const contract of CONTRACTS) {
      for (const undenufeValues of UNDENUFE_VALUES) {
        for (const mixedModeValues of MIXED_MODE_VALUES) {
          const rules = profileOf({ undenufeValues, mixedModeValues });
          for (let trickNo = 1; trickNo <= 9; trickNo++) {
            const values = CARDS.map((card) => oracle.valueOf(contract, trickNo, formatCard(card), rules));
            expect([...valuesOf(contract, trickNo, rules)]).toEqual(values);
          }
        }
      }
    }
  });

  it.each([
    ['trump:T', 'per-trick', true],
    ['undenufe', 'per-trick', true],
    ['slalom:obenabe', 'obenabe', true],
    ['slalom:undenufe', 'start-mode', true],
    ['slalom:undenufe', 'per-trick', false],
    ['gusti:obenabe', 'per-trick', false],
  ] as const)('of a round of %s with values %s make 152 for sure: %s', (contract, mixedModeValues, sure) => {
    expect(sumsTo152(contract, profileOf({ mixedModeValues }))).toBe(sure);
  });
});
