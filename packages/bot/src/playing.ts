/**
 * Playing: from a view to a card, by the rules of leading.ts and following.ts.
 */
import { assert, type Card, type SeatView, teamOf } from '@puur/rules';
import type { Weighed } from './discarding.js';
import { follow } from './following.js';
import { lead } from './leading.js';
import { remember } from './memory.js';
import { tableOf } from './worth.js';

/** The card to play, of those the view allows. */
export function chooseCard(view: SeatView): Weighed {
  const { round, options, seat, profile } = view;
  assert(round !== null && round.contract !== null && options.cards.length > 0, 'a card is due');
  const [only] = options.cards;
  if (options.cards.length === 1) return { card: only as Card, gain: 0, reason: 'only-card' };
  const won: [number, number] = [0, 0];
  for (const { holder, cards } of round.tricks) {
    if (cards.length === 4 && holder !== null) won[teamOf(holder) === teamOf(seat) ? 0 : 1]++;
  }
  const table = tableOf(remember(view, round, round.contract), profile, won);
  return table.memory.trick.length === 0 ? lead(options.cards, table, round.declarer) : follow(options.cards, table);
}
