import { describe, expect, test } from 'vitest';
import { casesOf } from '../cases/index.js';
import {
  contracts,
  deck,
  modeOf,
  placeOf,
  plainOrder,
  ranks,
  suitOf,
  suits,
  trumpOrder,
  undenufeOrder,
  valueOfCards,
} from './cards.js';
import { settingsWith } from './settings.js';

describe('the deck', () => {
  test('has 36 different cards, nine of each suit', () => {
    expect(new Set(deck).size).toBe(36);
    for (const suit of suits) expect(deck.filter((card) => suitOf(card) === suit)).toHaveLength(9);
  });

  test('every order is an order of all nine ranks', () => {
    for (const order of [trumpOrder, plainOrder, undenufeOrder]) {
      expect([...order].sort()).toEqual([...ranks].sort());
    }
  });

  test('a text that is no card or contract is refused', () => {
    expect(() => suitOf('X9')).toThrow('not a card');
    expect(() => modeOf('trump:X', 1)).toThrow('not a contract');
    expect(() => modeOf('slalom:obenabe', 10)).toThrow('no trick number 10');
  });
});

describe('the modes of a trick', () => {
  test('Slalom changes with every trick', () => {
    expect([1, 2, 3, 8, 9].map((trickNo) => modeOf('slalom:undenufe', trickNo))).toEqual([
      'undenufe',
      'obenabe',
      'undenufe',
      'obenabe',
      'undenufe',
    ]);
  });

  test('Guschti changes once, after five tricks', () => {
    expect([1, 5, 6, 9].map((trickNo) => modeOf('gusti:undenufe', trickNo))).toEqual([
      'undenufe',
      'undenufe',
      'obenabe',
      'obenabe',
    ]);
  });

  test('the Puur and the Nell are strong in trump only', () => {
    expect(placeOf('trump:E', 1, 'EU')).toBe(0);
    expect(placeOf('trump:E', 1, 'E9')).toBe(1);
    expect(placeOf('trump:E', 1, 'RU')).toBe(3);
    expect(placeOf('trump:E', 1, 'R9')).toBe(5);
  });
});

describe('card values', () => {
  test.each(casesOf('card-points'))('$id', ({ given, expect: expected, profile }) => {
    const settings = settingsWith(profile);
    const extra = given.lastTrick === true ? settings.lastTrick : 0;
    expect(valueOfCards(given.contract, 1, given.cards, settings) + extra).toBe(expected.points);
  });

  test('the pack counts 152 in every contract and under both Undenufe tables', () => {
    for (const contract of contracts) {
      for (const undenufeValues of ['six-eleven', 'ace-eleven'] as const) {
        for (const mixedModeValues of ['obenabe', 'start-mode'] as const) {
          expect(valueOfCards(contract, 1, deck, settingsWith({ undenufeValues, mixedModeValues }))).toBe(152);
        }
      }
    }
  });

  test('in Slalom the setting says which table counts', () => {
    const cards = ['RA', 'R6', 'R6'];
    const value = (mixedModeValues: 'obenabe' | 'start-mode' | 'per-trick', trickNo: number): number =>
      valueOfCards('slalom:undenufe', trickNo, cards, settingsWith({ mixedModeValues }));
    expect(value('obenabe', 1)).toBe(11);
    expect(value('start-mode', 2)).toBe(22);
    expect(value('per-trick', 1)).toBe(22);
    expect(value('per-trick', 2)).toBe(11);
  });
});
