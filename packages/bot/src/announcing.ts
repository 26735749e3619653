/**
 * Announcing: what the simple player says. It weist everything it holds, says its Stöck, and claims what it has won.
 *
 * Nothing is gained by keeping a Weis back that could not be lost by it, and this player does not bluff. Claims are made
 * as soon as the points that everybody can count suffice, so a false claim cannot happen.
 */
import {
  type Card,
  type Interjection,
  type SeatView,
  CardSet,
  stoeckCards,
  teamOf,
  type WeisClaim,
  weiseIn,
} from '@puur/rules';

/** All Weise of the hand, as to be said with the first card; empty when it is not the moment or there are none. */
export function weiseToSay({ round, options, profile, phase }: SeatView): readonly WeisClaim[] {
  // A lead after a complete trick turns it first, and with that the moment is gone.
  if (!options.weis || round === null || phase !== 'play') return [];
  return weiseIn(CardSet.from(round.hand), profile).map(({ cards, points }) => ({ cards, points }));
}

/** Whether Stöck is to be said with this card: it is the second of the two, and the seat held both. */
export function saysStoeck(card: Card, { seat, round, profile, phase }: SeatView): boolean {
  if (!profile.stoeck || round === null || round.contract === null || round.stoeck !== null) return false;
  const cards = stoeckCards(round.contract);
  if (cards === null || !cards.includes(card)) return false;
  // A lead that turns the first trick lays the Weise open before it; a Stöck inside them is said by that. Where they do
  // not count after all, it is said once the card lies (`speakUp`).
  if (phase === 'trick-complete' && round.tricks.length === 1 && profile.stoeckWithWeis) {
    const weist = CardSet.from(
      round.weis.filter((weis) => weis.seat === seat).flatMap((weis) => weis.cards?.flat() ?? []),
    );
    if (cards.every((stoeck) => weist.has(stoeck))) return false;
  }
  const other = cards[0] === card ? cards[1] : cards[0];
  return round.tricks.some(({ leader, cards: lying }) => lying[(seat - leader) & 3] === other);
}

/** What the player says out of turn, null to stay silent. */
export function speakUp(view: SeatView): Interjection | null {
  const { seat, profile, counted, options, score } = view;
  const own = counted[teamOf(seat)];
  // 1 Bedanken, and the Bergpreis on the way.
  const berg = profile.berg ?? Math.ceil(profile.target / 2);
  if (options.claims.includes('partie') && own >= profile.target) return { type: 'claim', goal: 'partie' };
  if (options.claims.includes('berg') && own >= berg) return { type: 'claim', goal: 'berg' };
  // 2 The Stöck that goes out, shown before it is played.
  if (options.stoeck === 'pre-shown-to-go-out' && score[teamOf(seat)] < profile.target) {
    return { type: 'announce-stoeck' };
  }
  // 3 A Stöck that was not said with its card.
  return options.stoeck === 'with-second-card' ? { type: 'announce-stoeck' } : null;
}
