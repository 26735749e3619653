/**
 * Following: the second, third or fourth card of a trick.
 *
 * 1. Who would hold the trick if this seat did not take it, and how surely?
 * 2. The best card that does not take it (discarding.ts), and each that does, weighed by what it brings now and what it
 *    would bring later. So a trick is taken cheaply, with the ten when that is safe, with a trump when it is worth one,
 *    and never from a partner who has it anyway.
 */
import { beats, type Card, holderOf, isTrumpMode, SEAT_COUNT, seatAfter, suitOf, teamOf } from '@puur/rules';
import { discard, throwPurpose } from './discarding.js';
import type { Reason } from './reason.js';
import { isLeast, type Table } from './table.js';
import { bestOf, type Weighed } from './weighed.js';
import { worthOf } from './worth.js';

/** Points that later players are expected to add: a rival and the partner to the own side's trick, anybody to a lost one. */
const RIVAL_ADDS = 1;
const PARTNER_ADDS = 3.5;
const WINNER_ADDS = 4;
/** How often the partner, playing last, can still beat a card that beat ours, against how often it could beat ours. */
const BEATS_THE_BETTER = 0.45;

/** The best card to follow with. `cards` are the legal ones, at least one. */
export function follow(cards: readonly Card[], table: Table): Weighed {
  const { trick, mode, leader, seat } = table.memory;
  const place = holderOf(mode, trick);
  const lying = trick[place]!;
  const ours = chanceOurs(lying, teamOf(seatAfter(leader, place)) === teamOf(seat), table);
  const takers = cards.filter((card) => beats(mode, card, lying));
  const thrown = discard(
    cards.filter((card) => !takers.includes(card)),
    cards,
    ours,
    table,
  );
  const taken = takers.map((card): Weighed => {
    const wins = chanceOurs(card, true, table);
    const gain = (stake(table, wins) + table.values[card]!) * (2 * wins - 1) - worthOf(card, table);
    return { card, gain, reason: reasonFor(card, takers, table) };
  });
  if (thrown === null) return bestOf(taken)!;
  const isTrump = (card: Card): boolean => suitOf(card) === table.memory.trump;
  const spared = ours <= 0.5 && takers.some(isTrump) && takers.every(isTrump) && !isTrump(thrown.card);
  const gain = thrown.gain + stake(table, ours) * (2 * ours - 1);
  return bestOf([{ ...thrown, gain, reason: spared ? 'keep-trump' : thrown.reason }, ...taken])!;
}

/** What following with a card does, whether it is the best or not; null where it does nothing that has a name. */
export function followPurpose(card: Card, cards: readonly Card[], table: Table): Reason | null {
  const { trick, mode, leader, seat, trump } = table.memory;
  const place = holderOf(mode, trick);
  const lying = trick[place]!;
  const takers = cards.filter((other) => beats(mode, other, lying));
  if (takers.includes(card)) return reasonFor(card, takers, table);
  const ours = chanceOurs(lying, teamOf(seatAfter(leader, place)) === teamOf(seat), table);
  const isTrump = (other: Card): boolean => suitOf(other) === trump;
  if (ours <= 0.5 && takers.length > 0 && takers.every(isTrump) && !isTrump(card)) return 'keep-trump';
  const reason = throwPurpose(card, cards, ours, table);
  const thrown = cards.filter((other) => !takers.includes(other));
  return reason !== 'throw-low' || isLeast(card, thrown, table) ? reason : null;
}

/** Points at stake besides one's own card: what lies, what later players add, the last trick. */
function stake({ memory, values, lastTrick }: Table, ours: number): number {
  const lying = memory.trick.reduce((sum, card) => sum + values[card]!, 0);
  const toCome = SEAT_COUNT - 1 - memory.trick.length;
  const rivalAdds = toCome >= 1 ? ours * RIVAL_ADDS + (1 - ours) * WINNER_ADDS : 0;
  const partnerAdds = toCome >= 2 ? ours * PARTNER_ADDS + (1 - ours) * RIVAL_ADDS : 0;
  return lying + rivalAdds + partnerAdds + lastTrick;
}

/** Chance that the trick ends with the own side if `card` holds it now, `isOurs` saying for whom. */
function chanceOurs(card: Card, isOurs: boolean, { memory, chances, next, partner }: Table): number {
  const led = suitOf(memory.trick[0]!);
  const toCome = SEAT_COUNT - 1 - memory.trick.length;
  if (toCome === 0) return isOurs ? 1 : 0;
  const taken = chances.takes(next, card, led);
  if (toCome === 1) return isOurs ? 1 - taken : 0;
  // The partner plays last: onto this card, or onto what the rival took it with.
  const partnerTakes = chances.takes(partner, card, led);
  return (1 - taken) * (isOurs ? 1 : partnerTakes) + taken * partnerTakes * BEATS_THE_BETTER;
}

/** Points from which a card is one to bring home. */
const WORTH_BRINGING = 10;

function reasonFor(card: Card, takers: readonly Card[], table: Table): Reason {
  const { mode, trick } = table.memory;
  if (isTrumpMode(mode) && suitOf(card) === (mode as number) && suitOf(trick[0]!) !== suitOf(card)) return 'ruff';
  if (isLeast(card, takers, table)) return 'take-cheaply';
  if (table.values[card]! >= WORTH_BRINGING) return 'bring-home';
  return takers.some((other) => beats(mode, card, other)) ? 'take-surely' : 'bring-home';
}
