/**
 * Declarers: who may have named the contract of a round, by whose deal it was and whether the table lets the choice be
 * pushed. A slate does not know what was said; it only spares people the names that cannot be.
 *
 * Sources: rules `declare.forehand-chooses` and `declare.push-once` (docs/rules.md);
 * `pushing` and `pushAllowedInFirstDeal` with their sources in the settings.
 */
import { partnerOf, type RuleProfile, type Seat, seatAfter } from '@puur/rules';

/**
 * The seats that may declare, the likeliest first: the forehand.
 * @param round number of the round, from 1
 */
export function declarersFor(
  forehand: Seat,
  round: number,
  { pushing, pushAllowedInFirstDeal }: Pick<RuleProfile, 'pushing' | 'pushAllowedInFirstDeal'>,
): readonly Seat[] {
  const partner = partnerOf(forehand);
  const mayPush = pushing !== 'none' && (round > 1 || pushAllowedInFirstDeal);
  if (!mayPush) return [forehand];
  return pushing === 'round-robin' ? [forehand, seatAfter(forehand), partner, seatAfter(partner)] : [forehand, partner];
}
