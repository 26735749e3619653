/**
 * Points: whether a round at a table can have ended so, as far as its two totals tell.
 *
 * A file of results is written by us and read by anybody; a figure that no round can give would bend every mean after it.
 * What the tricks can give comes from @puur/tafel. Weis and Stöck are only asked to be tens, and no more than there can be.
 */
import { CONTRACTS, type Contract, factorKeyOf, kindOf, type PerTeam, type RuleProfile } from '@puur/rules';
import { isPossibleSplit, possiblePoints, roundPoints } from '@puur/tafel';

/** More than the eighteen cards of a side are worth in Weis and Stöck: four Unders, four nines and two quartets are 550. */
const MOST_ANNOUNCED = 700;
/** Weis and Stöck are tens. */
const TEN = 10;
/** What rounds at this table can end with; asks each pair of totals once. */
export function endingsAt(profile: RuleProfile): (totals: PerTeam<number>) => boolean {
  const contracts = CONTRACTS.filter((contract) => profile.contracts.includes(kindOf(contract)));
  const known = new Map<string, boolean>();
  return (totals) => {
    const key = totals.join();
    const found = known.get(key) ?? contracts.some((contract) => canEnd(totals, contract, profile));
    known.set(key, found);
    return found;
  };
}

function canEnd([a, b]: PerTeam<number>, contract: Contract, profile: RuleProfile): boolean {
  if (!(a >= 0 && b >= 0)) return false;
  const factor = profile.factors[factorKeyOf(contract)];
  const most = (profile.weis || profile.stoeck ? MOST_ANNOUNCED : 0) * factor;
  // Weis and Stöck of a side beyond what its tricks count.
  const isAnnounced = (points: number): boolean => points >= 0 && points <= most && points % TEN === 0;
  const whole = roundPoints(contract, profile);
  const match = factor * (whole ?? 0) + profile.matchBonus * (profile.matchBonusMultiplied ? factor : 1);
  // Where a side can reach the target in one round, a round need not be played to its end.
  if (profile.endMode !== 'fixed-rounds' && match + most >= profile.target)
    return a <= match + most && b <= match + most;
  const possible = possiblePoints(contract, profile);
  for (const made of possible) {
    const others = whole === null ? [...possible] : [whole - made];
    for (const other of others) {
      if (!isPossibleSplit(made, other, contract, profile)) continue;
      if (isAnnounced(a - factor * made) && isAnnounced(b - factor * other)) return true;
    }
  }
  // All nine tricks, with what they bring beside their points.
  if (whole === null) return false;
  return (isAnnounced(a - match) && isAnnounced(b)) || (isAnnounced(b - match) && isAnnounced(a));
}
