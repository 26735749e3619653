/**
 * Leading: the first card of a trick.
 *
 * Each card is weighed by the chance that the trick stays with the own side, what it then holds, and what the card would
 * bring later. On top of that: trumps are drawn while the opponents may hold them and the own side chose them, and left
 * alone once only the partner can have some; and the partner's suit is returned.
 */
import { type Card, CardSet, isTrumpMode, type Seat, type Suit, suitOf, teamOf } from '@puur/rules';
import { beatersOf } from './chance.js';
import type { Reason } from './reason.js';
import { isBock, isLeast, NOBODY, type Table } from './table.js';
import { bestOf, type Weighed } from './weighed.js';
import { worthOf } from './worth.js';

/** Points that the other three are expected to add to a trick that is won, to one that is lost. */
const WON_POT = 9;
const LOST_POT = 11;
/** What it is worth to draw a trump from an opponent, and costs to draw one from the partner. */
const DRAW = 4.5;
const DRAIN = 3.5;
/** What it is worth to return a suit that the partner has led. */
const RETURN = 4;
/** Chance of help from the partner from which it is the reason for a lead. */
const HELP = 0.3;

/** The best card to lead. `cards` are the legal ones, at least one. */
export function lead(cards: readonly Card[], table: Table): Weighed {
  const returns = holdsFreeSuit(table) ? [] : table.partnersSuits;
  return bestOf(cards.map((card) => weigh(card, returns, table)))!;
}

/** What leading a card does, whether it is the best or not; null where it does nothing that has a name. */
export function leadPurpose(card: Card, cards: readonly Card[], table: Table): Reason | null {
  const { reason } = weigh(card, table.partnersSuits, table);
  return reason !== 'lead-low' || isLeast(card, cards, table) ? reason : null;
}

/** Whether, without trump, the hand holds a suit that nobody else has any more: it is cashed before anything else. */
function holdsFreeSuit({ memory }: Table): boolean {
  const others = (card: Card): CardSet => memory.unseen.intersect(CardSet.ofSuit(suitOf(card)));
  return memory.trump === null && memory.hand.toArray().some((card) => others(card).isEmpty);
}

function weigh(card: Card, returns: readonly Suit[], table: Table): Weighed {
  const { chances, next, previous, values, lastTrick } = table;
  const suit = suitOf(card);
  const beaten = 1 - (1 - chances.takes(next, card, suit)) * (1 - chances.takes(previous, card, suit));
  const helped = beaten * partnerWins(card, table);
  const ours = 1 - beaten + helped;
  const pot = ours * WON_POT + (1 - ours) * LOST_POT + lastTrick;
  const returned = returns.includes(suit) ? RETURN : 0;
  const gain = (pot + values[card]!) * (2 * ours - 1) - worthOf(card, table) + trumpGain(card, table) + returned;
  return { card, gain, reason: reasonFor(card, helped, table) };
}

/** Chance that the partner holds the best card of the suit led, or trumps it, and no rival trumps. */
function partnerWins(card: Card, { memory, chances, partner, next, previous, trumpsOut }: Table): number {
  const suit = suitOf(card);
  const higher = beatersOf(memory.mode, card).intersect(memory.unseen).intersect(CardSet.ofSuit(suit));
  const best = higher.toArray().find((other) => !beatersOf(memory.mode, other).meets(higher));
  const holds = best === undefined ? 0 : chances.holds(partner, best);
  if (!isTrumpMode(memory.mode) || suit === (memory.mode as number)) return holds;
  const trumps = (seat: Seat): number => chances.isVoid(seat, suit) * chances.holdsAny(seat, trumpsOut);
  return Math.max(holds, trumps(partner)) * (1 - trumps(next)) * (1 - trumps(previous));
}

/** What leading a trump does to the trumps outside; 0 for a plain card. */
function trumpGain(card: Card, table: Table): number {
  const { memory, chances, partner, next, previous, rivalTrumps, trumpsOut } = table;
  if (suitOf(card) !== memory.trump) return 0;
  const drained = chances.holdsAny(partner, trumpsOut);
  if (rivalTrumps < NOBODY) return -DRAIN - drained * DRAIN;
  const drawn = chances.holdsAny(next, trumpsOut) + chances.holdsAny(previous, trumpsOut);
  return isOurGame(table) ? drawn * DRAW - (drained * DRAIN) / 2 : (-drawn * DRAW) / 2;
}

function isOurGame({ declarer, memory }: Table): boolean {
  return declarer !== null && teamOf(declarer) === teamOf(memory.seat);
}

function reasonFor(card: Card, helped: number, table: Table): Reason {
  const { memory, rivalTrumps, declarer, partnersSuits } = table;
  if (suitOf(card) === memory.trump && rivalTrumps >= NOBODY && isOurGame(table)) {
    return declarer === memory.partner && !isBock(card, table) ? 'trump-for-partner' : 'draw-trump';
  }
  if (isBock(card, table)) return 'cash-bock';
  if (partnersSuits.includes(suitOf(card))) return 'partners-suit';
  return helped > HELP ? 'partner-helps' : 'lead-low';
}
