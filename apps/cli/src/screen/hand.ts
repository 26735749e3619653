/**
 * The hand: suit by suit with the words of the cards, a number before every card that may be played.
 *
 * A card without a number may not be played now: it is told by the missing number, not by a shade alone. Numbers belong to
 * the place in the hand, so they do not move while a trick is played.
 */
import { type Card, type Contract, trumpOf } from '@puur/rules';
import type { Faces } from './faces.js';
import { blockWidth, flow, type Lines, padEnd } from './layout.js';
import type { Paint } from './paint.js';
import type { Signs } from './signs.js';

export interface Hand {
  /** As `Faces.sorted` has them. */
  readonly cards: readonly Card[];
  /** Cards with a number; null where nothing can be played now and none has one. */
  readonly legal: readonly Card[] | null;
  readonly contract: Contract | null;
}

export interface HandStyle {
  readonly faces: Faces;
  readonly signs: Signs;
  readonly paint: Paint;
  readonly width: number;
  /** The word for trump. */
  readonly trump: string;
}

/** The hand as lines. */
export function drawHand({ cards, legal, contract }: Hand, style: HandStyle): Lines {
  const { faces, signs, paint, width } = style;
  const rows = faces.bySuit(cards).map(({ suit, cards: held }) => {
    const isTrump = contract !== null && trumpOf(contract) === suit;
    const head = `${faces.sign(suit)} ${faces.suitName(suit)}${isTrump ? ` (${style.trump})` : ''}`;
    const entries = held.map((card) => {
      const name = faces.rankName(card, contract);
      if (legal === null) return name;
      return legal.includes(card)
        ? `${paint(`${cards.indexOf(card) + 1}`, 'bold')} ${name}`
        : paint(`${signs.dot} ${name}`, 'dim');
    });
    return { head, entries };
  });
  const label = blockWidth(rows.map(({ head }) => head)) + 2;
  return rows.flatMap(({ head, entries }) =>
    flow(entries, Math.max(12, width - label - 2), '   ').map(
      (line, index) => `  ${padEnd(index === 0 ? head : '', label)} ${line}`,
    ),
  );
}
