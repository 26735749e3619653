/**
 * Going on: whether a round can follow on totals that are told, when nobody knows how they came about.
 *
 * A team that has the target alone has won. Both may have it where the tie goes to another deal, or on equal totals
 * (finishing.ts), and then by no more than a round gives. Where a team has to claim, nothing ends by itself.
 */
import { CONTRACTS, factorKeyOf, kindOf } from '../play/contract.js';
import type { PerTeam } from '../play/seat.js';
import { CARD_POINTS } from '../play/value.js';
import type { RuleProfile } from '../profile/profile.js';

/** More than a side can have in Weis and Stöck. */
const MOST_ANNOUNCED = 700;

/** More than a team gets in one round. */
function mostOf(profile: RuleProfile): number {
  const played = CONTRACTS.filter((contract) => profile.contracts.includes(kindOf(contract)));
  const factor = Math.max(1, ...played.map((contract) => profile.factors[factorKeyOf(contract)]));
  const announced = profile.weis || profile.stoeck ? MOST_ANNOUNCED : 0;
  return (
    factor * (CARD_POINTS + profile.lastTrick + announced) +
    profile.matchBonus * (profile.matchBonusMultiplied ? factor : 1)
  );
}

/** Whether a round can be played at these totals. */
export function goesOnAt([a, b]: PerTeam<number>, profile: RuleProfile): boolean {
  const { endMode, target } = profile;
  const higher = Math.max(a, b);
  switch (endMode) {
    case 'claim':
      return true;
    case 'fixed-rounds':
      return higher <= (profile.rounds - 1) * mostOf(profile);
    case 'immediate':
    case 'end-of-deal-blocks': {
      if (higher < target) return true;
      const isTied = a === b || (endMode === 'end-of-deal-blocks' && profile.blockTie === 'next-deal');
      return isTied && Math.min(a, b) >= target && higher < target + mostOf(profile);
    }
  }
}
