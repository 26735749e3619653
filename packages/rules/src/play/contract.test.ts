import { oracle } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { SUITS } from '../cards/card.js';
import {
  CONTRACT_KINDS,
  CONTRACTS,
  type Contract,
  FACTOR_KEYS,
  factorKeyOf,
  isContract,
  isTrumpMode,
  kindOf,
  modeOf,
  OBENABE_MODE,
  startOf,
  trumpContract,
  trumpOf,
  UNDENUFE_MODE,
} from './contract.js';

const FACTS: Readonly<
  Record<Contract, readonly [kind: string, trump: number | null, start: string | null, factor: string]>
> = {
  'trump:E': ['trump', 0, null, 'E'],
  'trump:R': ['trump', 1, null, 'R'],
  'trump:S': ['trump', 2, null, 'S'],
  'trump:T': ['trump', 3, null, 'T'],
  obenabe: ['obenabe', null, 'obenabe', 'obenabe'],
  undenufe: ['undenufe', null, 'undenufe', 'undenufe'],
  'slalom:obenabe': ['slalom', null, 'obenabe', 'slalom'],
  'slalom:undenufe': ['slalom', null, 'undenufe', 'slalom'],
  'gusti:obenabe': ['gusti', null, 'obenabe', 'gusti'],
  'gusti:undenufe': ['gusti', null, 'undenufe', 'gusti'],
};

/** One letter a trick: o = upwards, u = downwards. */
const TURNS: readonly (readonly [Contract, string, string])[] = [
  ['obenabe', 'o o o o o o o o o', 'reference page'],
  ['undenufe', 'u u u u u u u u u', 'reference page'],
  ['slalom:obenabe', 'o u o u o u o u o', 'Swisslos Coiffeur: every trick turns'],
  ['slalom:undenufe', 'u o u o u o u o u', 'Swisslos Coiffeur: every trick turns'],
  ['gusti:obenabe', 'o o o o o u u u u', 'Swisslos Coiffeur: five and four'],
  ['gusti:undenufe', 'u u u u u o o o o', 'Swisslos Coiffeur: five and four'],
];

describe('contracts', () => {
  it('are the ten words of the table', () => {
    expect([...CONTRACTS].sort()).toEqual(Object.keys(FACTS).sort());
    expect(CONTRACTS.every(isContract)).toBe(true);
  });

  it.each(Object.entries(FACTS))(
    '%s has its kind, trump, start and factor',
    (contract, [kind, trump, start, factor]) => {
      expect(isContract(contract)).toBe(true);
      if (!isContract(contract)) return;
      expect(kindOf(contract)).toBe(kind);
      expect(trumpOf(contract)).toBe(trump);
      expect(startOf(contract)).toBe(start);
      expect(factorKeyOf(contract)).toBe(factor);
      expect(CONTRACT_KINDS).toContain(kind);
      expect(FACTOR_KEYS).toContain(factor);
    },
  );

  it.each(['trump', 'trump:X', 'trump:e', 'slalom', 'gusti:trump', 'obenabe:obenabe', '', 'toString', null, 4])(
    '%o is none',
    (text) => {
      expect(isContract(text)).toBe(false);
    },
  );

  it('names the trump contract of each suit', () => {
    expect(SUITS.map(trumpContract)).toEqual(['trump:E', 'trump:R', 'trump:S', 'trump:T']);
  });
});

describe('the mode of a trick', () => {
  it.each(TURNS)('%s goes %s (%s)', (contract, turns) => {
    const modes = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((trickNo) => modeOf(contract, trickNo));
    expect(modes).toEqual(turns.split(' ').map((turn) => (turn === 'o' ? OBENABE_MODE : UNDENUFE_MODE)));
    expect(modes.some(isTrumpMode)).toBe(false);
  });

  it('is the trump suit in every trick of a trump game', () => {
    for (const suit of SUITS) {
      for (let trickNo = 1; trickNo <= 9; trickNo++) expect(modeOf(trumpContract(suit), trickNo)).toBe(suit);
    }
  });

  it('is the one the oracle names, in every trick of every contract', () => {
    for (const contract of CONTRACTS) {
      for (let trickNo = 1; trickNo <= 9; trickNo++) {
        const mode = modeOf(contract, trickNo);
        const name = isTrumpMode(mode) ? 'trump' : mode === OBENABE_MODE ? 'obenabe' : 'undenufe';
        expect(name).toBe(oracle.modeOf(contract, trickNo));
      }
    }
  });
});
