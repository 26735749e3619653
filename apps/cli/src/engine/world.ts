/**
 * World: whether the cards can lie as a view tells.
 *
 * A play is judged by what its player is known to have held: cards played later, laid open in a Weis or named by a Stöck,
 * and for the seat of the view all of them. More cards never make an illegal play legal, so a play that breaks a rule
 * with the known cards breaks it whatever else was held. The other way round, whether a play is legal is decided card by
 * card: a hand is possible when each of its cards on its own is. So there is a deal that fits exactly if the cards nobody
 * has seen can be shared out among the seats that may hold them, and by Hall's theorem that can be counted. (A table that
 * must overtrump with nothing but trumps, and may go under otherwise, is judged a little too kindly.)
 */
import {
  type Card,
  CardSet,
  formatCard,
  HAND_SIZE,
  modeIn,
  type PartieState,
  perSeat,
  type PlayReason,
  refusalOf,
  roundOf,
  type Seat,
  seatAfter,
  SEATS,
  stoeckCards,
  type TrickState,
} from '@puur/rules';
import type { Fault } from './fault.js';

/** A past play, with what its player is known to have held at that moment. */
interface Play {
  readonly trickNo: number;
  readonly place: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly lying: readonly Card[];
  readonly known: CardSet;
}

/** What in the plays of a round cannot have been; null where some deal fits. */
export function worldFault(state: PartieState, own: Seat): Fault | null {
  const round = roundOf(state);
  const { profile } = state;
  const named = namedCards(state, own);
  const plays = playsOf(round.tricks, named);
  const reasonFor = (play: Play, more: CardSet): PlayReason | null => {
    const held = play.known.union(more);
    const reason = refusalOf(play.card, held, play.lying, modeIn(round, play.trickNo), profile);
    // The one rule that a further card can lift: a plain card in the hand, and going under is free.
    const isLifted = reason === 'must-overtrump' && profile.undertrump === 'allowed-if-void';
    return isLifted && held.size <= HAND_SIZE - play.trickNo ? null : reason;
  };

  // 1 Each play on its own.
  for (const play of plays) {
    const reason = reasonFor(play, CardSet.EMPTY);
    if (reason === null) continue;
    return {
      code: 'illegal-play',
      path: `view.tricks[${play.trickNo - 1}].cards[${play.place}]`,
      details: { trick: play.trickNo, seat: play.seat, card: formatCard(play.card), reason },
    };
  }

  // 2 The cards nobody has seen, and who may hold each.
  const others = SEATS.filter((at) => at !== own);
  const room = perSeat((at) => HAND_SIZE - named[at].size);
  const unseen = named.reduce((rest, cards) => rest.diff(cards), CardSet.FULL).toArray();
  const holders = unseen.map((card) =>
    others.filter((at) => plays.every((play) => play.seat !== at || reasonFor(play, CardSet.of(card)) === null)),
  );

  // 3 Hall: whatever seats are picked, no more cards may depend on them than they have room for.
  for (let pick = 0; pick < 1 << SEATS.length; pick++) {
    const picked = others.filter((at) => (pick >> at) & 1);
    const space = picked.reduce<number>((sum, at) => sum + room[at], 0);
    const dependent = holders.filter((who) => who.every((at) => picked.includes(at))).length;
    if (dependent > space) return { code: 'no-such-deal', path: 'view', details: { seats: picked } };
  }
  return null;
}

/** The cards a seat has played in some tricks, in order. */
export function playedBy(tricks: readonly TrickState[], at: Seat): Card[] {
  return tricks.flatMap(({ leader, cards }) => cards.filter((_, place) => seatAfter(leader, place) === at));
}

/** The cards that each seat is known to have been dealt. */
function namedCards(state: PartieState, own: Seat): [CardSet, CardSet, CardSet, CardSet] {
  const round = roundOf(state);
  return perSeat((at) => {
    if (at === own) return round.dealt[at];
    const shown = round.shown.flatMap(({ seat, weise }) => (seat === at ? weise.flat() : []));
    const stoeck = round.stoeck?.seat === at && round.contract !== null ? (stoeckCards(round.contract) ?? []) : [];
    return CardSet.from([...playedBy(round.tricks, at), ...shown, ...stoeck]);
  });
}

function playsOf(tricks: readonly TrickState[], named: readonly CardSet[]): Play[] {
  const known = [...named];
  return tricks.flatMap(({ leader, cards }, index) =>
    cards.map((card, place): Play => {
      const seat = seatAfter(leader, place);
      const play = { trickNo: index + 1, place, seat, card, lying: cards.slice(0, place), known: known[seat]! };
      known[seat] = known[seat]!.without(card);
      return play;
    }),
  );
}
