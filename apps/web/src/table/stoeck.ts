/**
 * Stöck: what they count at this table, and when they have to be said.
 *
 * They are said with the second of the two cards (reference page, «Stöck»), until it is covered. A person who leaves that to
 * the moment is asked at it once, since a card that is laid without the word takes the points along.
 */
import { type Card, factorKeyOf, type SeatView, STOECK_POINTS, stoeckCards } from '@puur/rules';

/** Points as they are written, with the factor where the table counts it. */
export function stoeckPoints({ round, profile }: Pick<SeatView, 'round' | 'profile'>): number {
  return (
    STOECK_POINTS * (profile.stoeckMultiplied && round?.contract ? profile.factors[factorKeyOf(round.contract)] : 1)
  );
}

/** Whether the Stöck go with this card or not at all: the other one is laid, and the table does not say them by itself. */
export function isLastStoeck(card: Card, { round, profile }: Pick<SeatView, 'round' | 'profile'>): boolean {
  const both = round?.contract ? stoeckCards(round.contract) : null;
  if (!both?.includes(card) || profile.stoeckAnnounce === 'automatic') return false;
  return !both.some((other) => other !== card && round?.hand.includes(other));
}
