/**
 * Declaring: who names the contract, who may push, who leads.
 *
 * Sources: reference page, Swisslos, jasswiki (the forehand may push exactly once, the partner must declare, the
 * forehand leads in every case); pagat and Parlett (push back, after which the forehand must declare); Swisslos Coiffeur
 * (round-robin: the next player in turn, back at the forehand it must choose).
 */
import { partnerOf, type Seat, seatAfter, SEAT_COUNT } from '../play/seat.js';
import type { RuleProfile } from '../profile/profile.js';

export type PushingRules = Pick<RuleProfile, 'pushing' | 'pushAllowedInFirstDeal' | 'leader'>;

/** The most often a choice may be passed on. */
const MOST_PUSHES: Readonly<Record<RuleProfile['pushing'], number>> = {
  none: 0,
  once: 1,
  'once-with-push-back': 2,
  'round-robin': SEAT_COUNT,
};

/** The seat that has to choose after so many pushes. */
export function chooserAfter(pushes: number, forehand: Seat, rules: PushingRules): Seat {
  if (rules.pushing === 'round-robin') return seatAfter(forehand, pushes);
  return pushes % 2 === 0 ? forehand : partnerOf(forehand);
}

/** The seat that pushed last of so many pushes; null where nobody has. */
export function pusherOf(pushes: number, forehand: Seat, rules: PushingRules): Seat | null {
  return pushes === 0 ? null : chooserAfter(pushes - 1, forehand, rules);
}

/** Why the choice may not be passed on; null if it may. */
export function pushRefusal(
  pushes: number,
  isFirstDeal: boolean,
  rules: PushingRules,
): 'push-not-allowed' | 'push-not-in-first-deal' | 'partner-must-declare' | null {
  if (rules.pushing === 'none') return 'push-not-allowed';
  if (isFirstDeal && !rules.pushAllowedInFirstDeal) return 'push-not-in-first-deal';
  return pushes < MOST_PUSHES[rules.pushing] ? null : 'partner-must-declare';
}

/** The seat that leads to the first trick. */
export function leaderOf(forehand: Seat, declarer: Seat, rules: PushingRules): Seat {
  return rules.leader === 'forehand' ? forehand : declarer;
}

/**
 * Whether the seat that has to choose also leads, and may do both with one card: led without a word it makes its suit
 * trump, even an ace that was meant for Obenabe. Sources: Anzeiger von Saanen, Parlett.
 */
export function mayLeadInSilence(
  forehand: Seat,
  chooser: Seat,
  rules: PushingRules & Pick<RuleProfile, 'silentLeadIsTrump' | 'contracts'>,
): boolean {
  const leads = leaderOf(forehand, chooser, rules) === chooser;
  return leads && rules.silentLeadIsTrump && rules.contracts.includes('trump');
}
