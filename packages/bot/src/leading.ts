/**
 * Leading: the first card of a trick.
 *
 * Each card is weighed by the chance that the trick stays with the own side, what it then holds, and what the card would
 * bring later. On top of that, in trump games: trumps are drawn while the opponents may hold them and the own side chose,
 * and left alone once only the partner can have some.
 */
import { type Card, CardSet, isTrumpMode, suitOf, teamOf, type Seat } from '@puur/rules';
import { beatersOf } from './chance.js';
import type { Weighed } from './discarding.js';
import { isBock } from './following.js';
import type { Reason } from './reason.js';
import { type Table, worthOf } from './worth.js';

/** What is expected from the other three when the trick is won, when it is lost. */
const WON_POT = 9;
const LOST_POT = 11;
/** What it is worth to draw one trump from an opponent, and costs to draw one from the partner. */
const DRAW = 4.5;
const DRAIN = 3.5;

/** The best card to lead. `cards` are the legal ones, at least one. */
export function lead(cards: readonly Card[], table: Table, declarer: Seat | null): Weighed {
  let best: Weighed | null = null;
  for (const card of cards) {
    const weighed = weigh(card, table, declarer);
    if (best === null || weighed.gain > best.gain + 1e-9) best = weighed;
  }
  return best!;
}

function weigh(card: Card, table: Table, declarer: Seat | null): Weighed {
  const { memory, chances, next, previous, partner, values, lastTrick, matchStake } = table;
  const suit = suitOf(card);
  const beaten = 1 - (1 - chances.takes(next, card, suit)) * (1 - chances.takes(previous, card, suit));
  const helped = beaten * partnerWins(card, table);
  const ours = 1 - beaten + helped;
  const pot = ours * WON_POT + (1 - ours) * LOST_POT + lastTrick + matchStake;
  const gain = (pot + values[card]!) * (2 * ours - 1) - worthOf(card, table) + trumpGain(card, table, declarer);
  void partner;
  return { card, gain, reason: reasonFor(card, table, declarer, helped) };
}

/** Chance that the partner holds the best card of the suit led, and no rival ruffs it. */
function partnerWins(card: Card, { memory, chances, partner, next, previous }: Table): number {
  const suit = suitOf(card);
  const higher = beatersOf(memory.mode, card).intersect(memory.unseen).intersect(CardSet.ofSuit(suit));
  const best = higher.toArray().find((other) => beatersOf(memory.mode, other).intersect(higher).isEmpty);
  const holds = best === undefined ? 0 : chances.holds(partner, best);
  if (!isTrumpMode(memory.mode) || suit === (memory.mode as number)) return holds;
  const trumps = CardSet.ofSuit(memory.mode as number as typeof suit).intersect(memory.unseen);
  const ruffed = (seat: Seat): number => chances.isVoid(seat, suit) * chances.holdsAny(seat, trumps);
  return Math.max(holds, ruffed(partner)) * (1 - ruffed(next)) * (1 - ruffed(previous));
}

/** What leading a trump does to the trumps outside. */
function trumpGain(card: Card, table: Table, declarer: Seat | null): number {
  const { memory, chances, partner, next, previous, rivalTrumps } = table;
  if (memory.trump === null || suitOf(card) !== memory.trump) return 0;
  const trumps = CardSet.ofSuit(memory.trump).intersect(memory.unseen);
  const drawn = chances.holdsAny(next, trumps) + chances.holdsAny(previous, trumps);
  const drained = chances.holdsAny(partner, trumps);
  if (rivalTrumps < 0.05) return -DRAIN - drained * DRAIN;
  const ourGame = declarer !== null && teamOf(declarer) === teamOf(memory.seat);
  return ourGame ? drawn * DRAW - drained * DRAIN * 0.5 : -drawn * DRAW * 0.5;
}

function reasonFor(card: Card, table: Table, declarer: Seat | null, helped: number): Reason {
  const { memory, rivalTrumps } = table;
  if (memory.trump !== null && suitOf(card) === memory.trump && rivalTrumps > 0) {
    return declarer === memory.partner ? 'trump-for-partner' : 'draw-trump';
  }
  if (isBock(card, table)) return 'cash-bock';
  return helped > 0.3 ? 'partners-suit' : 'lead-low';
}
