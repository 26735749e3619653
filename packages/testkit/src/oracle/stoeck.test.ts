import { describe, expect, test } from 'vitest';
import { casesOf } from '../cases/index.js';
import { stoeckPoints } from './stoeck.js';

describe('Stöck', () => {
  test.each(casesOf('stoeck'))('$id', ({ given, expect: expected, profile }) => {
    expect(stoeckPoints(given, profile)).toBe(expected.stoeckPoints);
  });

  const held = { contract: 'trump:E', sameHand: ['EO', 'EK'] } as const;

  test('are lost when the next player has covered the second card', () => {
    expect(stoeckPoints({ ...held, announced: 'after-next-player-covered' })).toBe(0);
  });

  test('count unasked where the table counts for the player', () => {
    const announced = 'after-next-player-covered';
    expect(stoeckPoints({ ...held, announced }, { stoeckAnnounce: 'automatic' })).toBe(20);
    const split = { 0: ['EK'], 2: ['EO'] };
    expect(stoeckPoints({ contract: 'trump:E', split, announced }, { stoeckAnnounce: 'automatic' })).toBe(0);
  });

  test('need their announcement where a table knows no shortcut', () => {
    expect(stoeckPoints({ ...held, announced: 'with-valid-weis-in-trick-1' }, { stoeckWithWeis: false })).toBe(0);
    const preShown = { ...held, announced: 'pre-shown-to-go-out', needed: 5 } as const;
    expect(stoeckPoints(preShown)).toBe(20);
    expect(stoeckPoints(preShown, { stoeckPreShowToGoOut: false })).toBe(0);
  });

  test('count at no table that plays without', () => {
    expect(stoeckPoints({ ...held, announced: 'with-second-card' }, { stoeck: false })).toBe(0);
  });
});
