/**
 * What a card does, in the words of the rules, for cards that the rules themselves would not lay. Sources of the words:
 * Anzeiger von Saanen ("Das Farben, Schmieren und Verwerfen"), jasswiki.
 */
import { describe, expect, it } from 'vitest';
import { cardOfText, type ToldView, viewOf } from '../test/position.js';
import { purposeOf } from './playing.js';
import type { Reason } from './reason.js';

const HAND = ['E9', 'E6', 'RA', 'R10', 'R7', 'SK', 'S8', 'TO', 'T6'];
const own: ToldView = {
  seat: 0,
  dealer: 3,
  hand: HAND,
  declaration: { by: 0, contract: 'trump:E', pushed: false },
  tricks: [],
};
/** Second to a lead of the seat before; void in Rosen. */
const ruffing: ToldView = {
  ...{ ...own, dealer: 2, hand: ['E9', 'E6', 'S10', 'S8', 'S7', 'SK', 'TO', 'T6', 'T7'] },
  ...{ declaration: { by: 3, contract: 'trump:E', pushed: false }, tricks: [{ leader: 3, cards: ['RA'] }] },
};
/** Last of the trick, which the partner's ace holds in Obenabe. */
const partners: ToldView = {
  ...{ ...own, dealer: 0, hand: ['S10', 'S6', 'RA', 'R6', 'R7', 'R8', 'TO', 'T6', 'T7'] },
  declaration: { by: 1, contract: 'obenabe', pushed: false },
  tricks: [{ leader: 1, cards: ['S7', 'SA', 'S9'] }],
};
/** Last of a trick of the others. */
const theirs: ToldView = { ...partners, tricks: [{ leader: 1, cards: ['SA', 'S7', 'S9'] }] };
/** The same without a card of the led suit: any card may be laid, the ace of Rosen too. */
const voidInSchilten: ToldView = { ...theirs, hand: ['T8', 'T9', 'RA', 'R6', 'R7', 'R8', 'TO', 'T6', 'T7'] };
/** Second to a lead of the seat before in Obenabe: the nine, the king and the ten all take from the seven. */
const taking: ToldView = {
  ...{ ...own, dealer: 2, hand: ['S9', 'SK', 'S10', 'RA', 'R6', 'R7', 'R8', 'TO', 'T6'] },
  ...{ declaration: { by: 3, contract: 'obenabe', pushed: false }, tricks: [{ leader: 3, cards: ['S7'] }] },
};
/** In Obenabe, after a trick that the partner led and this seat took: the ace of that suit is out. */
const leading: ToldView = {
  ...{ ...own, dealer: 1, hand: ['S9', 'SU', 'RK', 'R6', 'R7', 'R8', 'TO', 'T6', 'SA'] },
  ...{ declaration: { by: 2, contract: 'obenabe', pushed: false } },
  tricks: [
    { leader: 2, cards: ['S7', 'S8', 'SA', 'S6'] },
    { leader: 0, cards: [] },
  ],
};

const CASES: readonly (readonly [what: string, view: ToldView, card: string, purpose: Reason | null])[] = [
  ['a trump led in the own game draws trumps', own, 'E9', 'draw-trump'],
  ['an ace led that nobody beats in its suit', own, 'RA', 'cash-bock'],
  ['a worthless card led loses little', own, 'R7', 'lead-low'],
  ['a ten led that may be beaten has no name', own, 'R10', null],
  ['a trump on a plain suit', ruffing, 'E6', 'ruff'],
  ['a card thrown where only trumps would take spares them', ruffing, 'T6', 'keep-trump'],
  ['the cheapest that takes', taking, 'S9', 'take-cheaply'],
  ['a king where the nine would take, for it holds better', taking, 'SK', 'take-surely'],
  ['a ten that takes brings its points home', taking, 'S10', 'bring-home'],
  ['a lead of the suit that the partner led', leading, 'S9', 'partners-suit'],
  ['a lead of a suit whose best card the partner may well hold', leading, 'R6', 'partner-helps'],
  ['a ten on the partner’s trick', partners, 'S10', 'smear'],
  ['nothing on the partner’s trick', partners, 'S6', 'leave-to-partner'],
  ['a ten on their trick has no name where a six would do', { ...theirs, hand: HAND.map(inSchilten) }, 'T10', null],
  ['a six of the led suit on their trick, the ace of another suit not being allowed', theirs, 'S6', 'throw-low'],
  ['a six on their trick while an ace that may be laid stays in hand', voidInSchilten, 'T6', 'keep-bock'],
];

/** The hand of a seat that cannot follow and holds no best card. */
function inSchilten(_: string, at: number): string {
  return ['T10', 'T6', 'T7', 'T8', 'T9', 'R6', 'R7', 'R8', 'R9'][at]!;
}

describe('What a card does', () => {
  it.each(CASES)('%s', (_, view, card, purpose) => {
    expect(purposeOf(cardOfText(card), viewOf(view))).toBe(purpose);
  });
});
