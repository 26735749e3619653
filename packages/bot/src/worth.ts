/**
 * Worth: what a card is expected to bring later if it is kept, so that it can be compared with the trick on the table.
 *
 * All figures are half the difference of own and opponents' points, the unit in which everything is weighed: a card of
 * ten points that is certain to come home is worth +10, the same card certain to be lost -10. The constants are rules of
 * thumb, set by hand and kept or changed by paired deals of the player against itself.
 */
import {
  type Card,
  CardSet,
  type Contract,
  isTrumpMode,
  type Mode,
  modeOf,
  suitOf,
  TRICKS_PER_ROUND,
  valuesOf,
} from '@puur/rules';
import { beatersOf } from './chance.js';
import { NOBODY, type Table } from './table.js';

/** What a trick holds on average besides one's own card. */
const OTHER_CARDS = 12;
/** Chance that the partner takes a trick that one's own card loses, or that one's points can be smeared. */
const HELPED = 0.42;
/** How often the highest card of a suit outside trump wins its trick, and one that only the partner could beat. */
const TOP = 0.93;
const PARTNERS_TOP = 0.85;
/** The same by number of higher cards outside (row) and own length in the suit (column, to four). */
const STANDS: readonly (readonly number[])[] = [
  [],
  [0, 0.35, 0.7, 0.75, 0.8],
  [0, 0.12, 0.35, 0.5, 0.6],
  [0, 0.05, 0.12, 0.2, 0.4],
];
const STANDS_WITH_TRUMP: readonly (readonly number[])[] = [
  [],
  [0, 0.45, 0.56, 0.56, 0.56],
  [0, 0.2, 0.22, 0.22, 0.22],
  [0, 0.1, 0.1, 0.1, 0.1],
];
/** Chance to win that the least card of a hand has too; only what is above it is a card's own. */
const FLOOR = 0.1;

/** In Slalom and Gusti a card may wait for a trick of its own direction, if it gets the chance. */
const WAITS = 0.8;

/** Chance that this seat wins a trick with a card that it keeps, if it may choose the moment. */
export function strengthLater(card: Card, table: Table): number {
  const { contract, trickNo } = table.memory;
  const [next, other] = modesAfter(contract, trickNo);
  const strength = strengthIn(next, card, table);
  return other === undefined ? strength : WAITS * Math.max(strength, strengthIn(other, card, table));
}

/** The modes of the tricks after trick `trickNo`, each once, the next one's first; the last trick's where none is left. */
function modesAfter(contract: Contract, trickNo: number): readonly [Mode, Mode?] {
  const next = modeOf(contract, Math.min(TRICKS_PER_ROUND, trickNo + 1));
  for (let later = trickNo + 2; later <= TRICKS_PER_ROUND; later++) {
    if (modeOf(contract, later) !== next) return [next, modeOf(contract, later)];
  }
  return [next];
}

function strengthIn(later: Mode, card: Card, table: Table): number {
  const { memory, rivalTrumps } = table;
  const suit = suitOf(card);
  const inSuit = CardSet.ofSuit(suit);
  const outside = memory.unseen.intersect(inSuit);
  const higher = beatersOf(later, card).intersect(outside);
  const above = table.chances.expected(table.next, higher) + table.chances.expected(table.previous, higher);
  const hasTrump = isTrumpMode(later);
  if (hasTrump && suit === (later as number)) return trumpStrength(higher.isEmpty, above, rivalTrumps);
  // A plain card wins when what beats it is gone, the sooner the longer the suit; small cards rarely see that day.
  const length = Math.min(4, memory.hand.intersect(inSuit).size);
  const behind = (hasTrump ? STANDS_WITH_TRUMP : STANDS)[Math.min(3, higher.size)]![length]!;
  const stands = higher.isEmpty ? TOP : above < NOBODY ? PARTNERS_TOP : behind;
  if (!hasTrump || rivalTrumps < NOBODY) return stands;
  // Trumps outside: the fewer cards of the suit are left with the others, the sooner it is trumped.
  return stands * Math.min(1, 0.25 + outside.size * 0.11) * (1 - Math.min(0.4, rivalTrumps * 0.06));
}

/** A trump wins a trick as the highest, or by trumping a plain suit; each higher one outside may fall on it. */
function trumpStrength(isTop: boolean, above: number, rivalTrumps: number): number {
  if (isTop) return 1;
  if (rivalTrumps < NOBODY) return 0.97;
  const trumping = 0.5 + 0.25 / (1 + rivalTrumps);
  return trumping * 0.93 ** above + Math.max(0, 1 - above) * 0.25;
}

/** What a card is expected to bring later if it is not played now. */
export function worthOf(card: Card, table: Table): number {
  const { memory, profile } = table;
  const tricksAfter = TRICKS_PER_ROUND - memory.trickNo;
  if (tricksAfter === 0) return 0;
  const value = valuesOf(memory.contract, memory.trickNo + 1, profile)[card]!;
  const wins = strengthLater(card, table);
  const home = wins + (1 - wins) * HELPED;
  return value * (2 * home - 1) + (wins - FLOOR) * OTHER_CARDS;
}
