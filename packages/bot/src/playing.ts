/**
 * Playing: from a view to a card.
 *
 * 1. A single legal card needs no thought.
 * 2. A card that surely goes out goes first, whatever else it costs.
 * 3. The last three tricks are counted out (ending.ts).
 * 4. Else the rules of leading.ts and following.ts.
 */
import {
  assert,
  beats,
  type Card,
  type Considered,
  factorFor,
  holderOf,
  otherTeam,
  type SeatView,
  teamOf,
} from '@puur/rules';
import { COUNTED_TRICKS, countOut } from './ending.js';
import { follow, followPurpose } from './following.js';
import { lead, leadPurpose } from './leading.js';
import { randomFrom } from './random.js';
import type { Reason } from './reason.js';
import { isSure, type Table, tableOf } from './table.js';

export interface CardChoice {
  readonly card: Card;
  readonly reason: Reason;
  readonly considered: readonly Considered[];
}

/** The card to play, of those the view allows. */
export function chooseCard(view: SeatView, seed: number | string): CardChoice {
  const { round, options, seat, counted, score } = view;
  const { cards } = options;
  const [only] = cards;
  assert(round !== null && round.contract !== null && only !== undefined, 'a card is due');
  if (cards.length === 1) return { card: only, reason: 'only-card', considered: [] };
  const table = tableOf(view, round, round.contract);
  const winner = cardThatGoesOut(cards, view, table);
  if (winner !== null) return { card: winner, reason: 'go-out', considered: [] };
  const { memory } = table;
  if (memory.hand.size <= COUNTED_TRICKS) {
    const [us, them] = [teamOf(seat), otherTeam(teamOf(seat))];
    const before = [counted[us] - score[us], counted[them] - score[them]] as const;
    const random = randomFrom(seed, round.number, seat, memory.trickNo);
    const counting = countOut(cards, table, before, random);
    if (counting !== null) return { ...counting, reason: 'count-out' };
  }
  const { card, reason } = memory.trick.length === 0 ? lead(cards, table) : follow(cards, table);
  return { card, reason, considered: [] };
}

/**
 * What a card does that somebody may lay, in the words of these rules, whether it is their best or not; null where it does
 * nothing that has a name.
 */
export function purposeOf(card: Card, view: SeatView): Reason | null {
  const { round, options } = view;
  assert(round !== null && round.contract !== null, 'a card is due');
  const table = tableOf(view, round, round.contract);
  const purpose = table.memory.trick.length === 0 ? leadPurpose : followPurpose;
  return purpose(card, options.cards, table);
}

/** A card that takes this trick for certain, where what lies with it is enough for the target; null if there is none. */
export function cardThatGoesOut(cards: readonly Card[], view: SeatView, table: Table): Card | null {
  const { profile, counted, seat } = view;
  if (profile.endMode !== 'immediate' && profile.endMode !== 'claim') return null;
  const { mode, trick, contract } = table.memory;
  const needed = profile.target - counted[teamOf(seat)];
  if (needed <= 0) return null;
  const pot = trick.reduce((sum, card) => sum + table.values[card]!, table.lastTrick);
  const lying = trick[holderOf(mode, trick)];
  const goesOut = (card: Card): boolean =>
    (pot + table.values[card]!) * factorFor(contract, profile) >= needed &&
    (lying === undefined || beats(mode, card, lying)) &&
    isSure(card, table);
  return cards.find(goesOut) ?? null;
}
