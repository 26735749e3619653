/**
 * Taking: how long one's own trick lies where tricks are taken by themselves.
 *
 * The host turns what a bot won and leaves a person's trick to them; so a screen whose person wants none of it asks in
 * their place. The wait is the host's own: room for a word where everybody sees that one may come, and never by a hand.
 */
import { type SeatView, stoeckCards } from '@puur/rules';
import type { Pace } from '@puur/table';

/** Milliseconds before the complete trick of a view is taken for the person who won it. */
export function waitBeforeTaking(
  { round, profile }: Pick<SeatView, 'round' | 'profile'>,
  { trick, say }: Pace,
): number {
  const lying = round?.tricks.at(-1);
  const last = lying?.cards.at(-1);
  if (!round?.contract || !lying || last === undefined) return trick;
  const mayWeisen = profile.weis && round.tricks.length === 1;
  const maySayStoeck = profile.stoeck && round.stoeck === null && stoeckCards(round.contract)?.includes(last) === true;
  return mayWeisen || maySayStoeck ? Math.max(trick, say) : trick;
}
