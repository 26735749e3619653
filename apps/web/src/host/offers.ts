/** Offers: what a seat may say with its next card or beside it. The rules are asked; nothing is decided here. */
import {
  apply,
  type Card,
  CardSet,
  countableBy,
  goalPoints,
  type SeatView,
  stoeckCards,
  type Weis,
  weiseIn,
} from '@puur/rules';
import type { Table } from '@puur/table';
import type { Offers } from './protocol.js';

/** What nobody may say: the device is covered. */
export const NO_OFFERS: Offers = { weise: [], stoeck: [], counted: 0, claims: [] };

export function offersOf(table: Table, view: SeatView): Offers {
  const counted = countableBy(table.state, view.seat);
  return {
    weise: weiseOf(view),
    stoeck: stoeckWith(table, view),
    counted,
    claims: view.options.claims.filter((goal) => counted >= goalPoints(view.profile, goal)),
  };
}

/** The Weise a seat may say now, found in the nine cards it began with. */
function weiseOf({ seat, round, options, profile, phase }: SeatView): readonly Weis[] {
  // A lead after a complete trick turns it first, and with that the moment is gone; a word of its own is still heard.
  if (!options.weis || round === null) return [];
  const said = round.weis.some((weis) => weis.seat === seat);
  if (said || (phase === 'trick-complete' && round.tricks.length > 1)) return [];
  const [first] = round.tricks;
  const played = first?.cards[(seat - first.leader + 4) & 3];
  return weiseIn(CardSet.from(played === undefined ? round.hand : [...round.hand, played]), profile);
}

/** The cards that may be laid with the word Stöck: the rules are asked, by trying it. */
function stoeckWith(table: Table, { seat, round, options }: SeatView): readonly Card[] {
  const cards = round?.contract ? stoeckCards(round.contract) : null;
  if (!cards || options.cards.length === 0) return [];
  return options.cards.filter(
    (card) => cards.includes(card) && apply(table.state, { type: 'play', seat, card, stoeck: true }).ok,
  );
}
