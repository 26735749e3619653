import { describe, expect, it } from 'vitest';
import { tricksToSee } from './looking.js';

/** Three turned tricks of seats 0, 1 and 2, and one that runs. */
const round = {
  tricks: [
    { turned: true, holder: 0 },
    { turned: true, holder: 1 },
    { turned: true, holder: 2 },
    { turned: false, holder: 3 },
  ],
} as const;

// Source: `lookBack` as docs/referee.md tells it; the person's own setting is for the last trick alone.
describe('a turned trick', () => {
  it.each([
    ['none', false, []],
    ['last', false, [3]],
    ['first', false, [1]],
    ['own', false, [1, 3]],
    ['none', true, [3]],
    ['last', true, [3]],
    ['first', true, [1, 3]],
    ['own', true, [1, 3]],
  ] as const)('may be seen again where the table says «%s» and the setting is %s: %j', (lookBack, isSet, numbers) => {
    expect(tricksToSee({ profile: { lookBack }, round }, 0, isSet)).toEqual(numbers);
  });

  it('of the other side is not one’s own', () => {
    expect(tricksToSee({ profile: { lookBack: 'own' }, round }, 3, false)).toEqual([2]);
  });

  it('is not there before the first is turned', () => {
    expect(
      tricksToSee({ profile: { lookBack: 'last' }, round: { tricks: [{ turned: false, holder: null }] } }, 0, true),
    ).toEqual([]);
    expect(tricksToSee({ profile: { lookBack: 'last' }, round: null }, 0, true)).toEqual([]);
  });
});
