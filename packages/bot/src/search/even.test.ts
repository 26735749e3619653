/**
 * Cards that are as good as even: the figures leave the choice free, and then a partner plays what a person would. What is
 * even is so by counting: in these positions every trick left is the own side's, whatever it lays.
 */
import { describe, expect, it } from 'vitest';
import { cardOfText, type ToldView, viewOf } from '../../test/position.js';
import { STRONG } from './manner.js';
import { Searcher } from './searcher.js';
import { guide } from './trained.js';

const POSITIONS: readonly { readonly name: string; readonly view: ToldView; readonly never: readonly string[] }[] = [
  {
    // Nell, Puur, König and Ober have it, and the Rosen above the Ober are in the own hand.
    name: 'a match under way, four tricks from its end',
    view: {
      seat: 2,
      dealer: 1,
      hand: ['EO', 'EK', 'R10', 'RK', 'RA', 'S8'],
      declaration: { by: 2, contract: 'trump:E', pushed: false },
      tricks: [
        { leader: 2, cards: ['E9', 'E7', 'EA', 'E8'] },
        { leader: 2, cards: ['EU', 'E10', 'E6', 'R7'] },
        { leader: 2, cards: ['RU', 'R8', 'RO', 'TO'] },
        { leader: 0, cards: ['R9', 'T10'] },
      ],
    },
    never: ['EO', 'EK'],
  },
  {
    // No other trump is left, and of the Rosen only lower ones.
    name: 'the last trump and the best card left of another suit, in the last trick but one',
    view: {
      seat: 2,
      dealer: 1,
      hand: ['EU', 'RK'],
      declaration: { by: 2, contract: 'trump:E', pushed: false },
      tricks: [
        { leader: 2, cards: ['E9', 'E7', 'EA', 'E8'] },
        { leader: 2, cards: ['EO', 'E10', 'E6', 'R7'] },
        { leader: 2, cards: ['EK', 'S6', 'S7', 'S8'] },
        { leader: 2, cards: ['TA', 'T6', 'T7', 'T8'] },
        { leader: 2, cards: ['TK', 'T9', 'T10', 'TO'] },
        { leader: 2, cards: ['TU', 'S9', 'S10', 'SU'] },
        { leader: 2, cards: ['R8', 'R9', 'RA', 'R10'] },
        { leader: 0, cards: ['SA', 'SO'] },
      ],
    },
    never: ['EU'],
  },
];

describe.each(POSITIONS)('The strongest player, in $name', ({ view, never }) => {
  it.each([1, 2, 3, 4, 5])('does not trump its partner’s trick (seed %i)', (seed) => {
    const { action } = new Searcher(guide(), STRONG, seed).decide(viewOf(view), { worlds: 24 });
    expect(action.type).toBe('play');
    expect(never.map(cardOfText)).not.toContain(action.type === 'play' ? action.card : null);
  });
});

describe('The strongest player, in a Partie that is lost', () => {
  // Last of the trick in Obenabe, which the partner's ace holds: the others have their 1000 whatever is laid.
  const view: ToldView = {
    seat: 0,
    dealer: 0,
    hand: ['S10', 'S6', 'RA', 'R6', 'R7', 'R8', 'TO', 'T6', 'T7'],
    declaration: { by: 1, contract: 'obenabe', pushed: false },
    tricks: [{ leader: 1, cards: ['S7', 'SA', 'S9'] }],
    score: [300, 1100],
    profile: { endMode: 'end-of-deal-blocks' },
  };
  it.each([1, 2, 3])('still gives its points to the partner’s trick (seed %i)', (seed) => {
    const { action } = new Searcher(guide(), STRONG, seed).decide(viewOf(view), { worlds: 24 });
    expect(action).toEqual({ type: 'play', card: cardOfText('S10') });
  });
});
