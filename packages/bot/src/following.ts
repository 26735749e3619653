/**
 * Following: the second, third or fourth card of a trick.
 *
 * 1. Who would hold the trick if this seat did not take it, and how surely?
 * 2. The best card that takes it, and the best that does not (discarding.ts), each weighed by what it brings now and
 *    what it would bring later. So a trick is taken cheaply, with the ten when that is safe, with a trump when it is
 *    worth one, and never from a partner who has it anyway.
 */
import { beats, type Card, holderOf, isTrumpMode, seatAfter, suitOf, teamOf } from '@puur/rules';
import { beatersOf } from './chance.js';
import { discard, type Weighed } from './discarding.js';
import { type Table, worthOf } from './worth.js';

/** What a later player is expected to add: a rival to the own side's trick, the partner to it, anybody to a lost one. */
const RIVAL_ADDS = 1;
const PARTNER_ADDS = 3.5;
const WINNER_ADDS = 4;

/** The best card to follow with. `cards` are the legal ones, at least one. */
export function follow(cards: readonly Card[], table: Table): Weighed {
  const { memory } = table;
  const { trick, mode, leader, seat } = memory;
  const holderIndex = holderOf(mode, trick);
  const holder = seatAfter(leader, holderIndex);
  const holderCard = trick[holderIndex]!;
  const takers = cards.filter((card) => beats(mode, card, holderCard));
  const others = cards.filter((card) => !takers.includes(card));
  const isPartners = teamOf(holder) === teamOf(seat);
  const ours = chanceOurs(holderCard, isPartners, table);
  const pot = stake(table, ours);
  const thrown = discard(others, ours, table);
  let best = thrown && { ...thrown, gain: thrown.gain + pot * (2 * ours - 1) };
  for (const card of takers) {
    const wins = chanceOurs(card, true, table);
    const gain = (stake(table, wins) + table.values[card]!) * (2 * wins - 1) - worthOf(card, table);
    if (best === null || gain > best.gain + 1e-9) best = { card, gain, reason: reasonFor(card, takers, table) };
  }
  return best!;
}

/** Points at stake besides one's own card: what lies, what later players add, the last trick, the match. */
function stake({ memory, values, lastTrick, matchStake }: Table, ours: number): number {
  const lying = memory.trick.reduce((sum, card) => sum + values[card]!, 0);
  const toCome = 3 - memory.trick.length;
  const rivalAdds = ours * RIVAL_ADDS + (1 - ours) * WINNER_ADDS;
  const partnerAdds = ours * PARTNER_ADDS + (1 - ours) * RIVAL_ADDS;
  const adds = toCome === 0 ? 0 : toCome === 1 ? rivalAdds : rivalAdds + partnerAdds;
  return lying + adds + lastTrick + matchStake;
}

/** Chance that the trick ends with the own side if `card` holds it now, `isOurs` saying for whom. */
export function chanceOurs(card: Card, isOurs: boolean, table: Table): number {
  const { memory, chances, next, partner } = table;
  const led = suitOf(memory.trick[0] ?? card);
  const toCome = 3 - memory.trick.length;
  if (toCome === 0) return isOurs ? 1 : 0;
  const taken = chances.takes(next, card, led);
  if (toCome === 1) return isOurs ? 1 - taken : 0;
  // The partner plays last: from a rival's card, or from what the next rival raised it to.
  const partnerTakes = chances.takes(partner, card, led);
  const retakes = partnerTakes * 0.45;
  return isOurs ? 1 - taken + taken * retakes : (1 - taken) * partnerTakes + taken * retakes;
}

function reasonFor(card: Card, takers: readonly Card[], { memory, values }: Table): Weighed['reason'] {
  const led = suitOf(memory.trick[0]!);
  const isRuff = isTrumpMode(memory.mode) && suitOf(card) === (memory.mode as number) && led !== suitOf(card);
  if (isRuff) return 'ruff';
  return takers.every((other) => values[other]! <= values[card]!) && values[card]! >= 10
    ? 'bring-home'
    : 'take-cheaply';
}

/** Whether no unseen card can take the trick from `card` in its suit or by trump. */
export function isBock(card: Card, { memory }: Table): boolean {
  return beatersOf(memory.mode, card).intersect(memory.unseen).isEmpty;
}
