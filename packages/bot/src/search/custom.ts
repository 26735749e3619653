/**
 * Custom: how likely a hand would have declared as its player did, or pushed.
 *
 * A player is thought to name a contract the likelier the more the hand is worth in it (valuation.ts, with the table's
 * factors and match), and to push the likelier the less its best contract is worth beside what the partner may find.
 * The three figures are fitted to 16,409 rounds that people declared (train/customs.mjs), in units of the mean factor.
 */
import {
  type Card,
  CardSet,
  type Contract,
  CONTRACTS,
  factorFor,
  kindOf,
  type PerSeat,
  type RuleProfile,
  type Seat,
} from '@puur/rules';
import { matchChance, pointsAlone } from '../valuation.js';

export interface Customs {
  /** How softly a contract is chosen, in points of difference. */
  readonly softness: number;
  /** Worth of the best contract at which every second hand is pushed, and how fast that changes. */
  readonly bar: number;
  readonly width: number;
}

export const CUSTOMS: Customs = { softness: 18, bar: 57, width: 16 };

const ROUND_POINTS = 157;

export interface Declared {
  readonly forehand: Seat;
  readonly declarer: Seat;
  readonly contract: Contract;
  readonly pushed: boolean;
  /** Whether the table let the forehand push at all. */
  readonly mayPush: boolean;
}

/** Worths of a hand in all contracts a table allows, by `allowed`, in points of difference. */
export function worthsOf(
  hand: readonly Card[],
  allowed: readonly Contract[],
  pushed: boolean,
  profile: Pick<RuleProfile, 'factors' | 'matchBonus'>,
): number[] {
  return allowed.map((contract) => {
    const points = pointsAlone(contract, hand, pushed);
    const match = matchChance(contract, points) * profile.matchBonus;
    return (2 * points - ROUND_POINTS + match) * factorFor(contract, profile);
  });
}

export function contractsAt({ contracts }: Pick<RuleProfile, 'contracts'>): readonly Contract[] {
  return CONTRACTS.filter((contract) => contracts.includes(kindOf(contract)));
}

/** Mean factor of the contracts a table allows: the unit of the customs. */
export function meanFactor(profile: Pick<RuleProfile, 'factors' | 'contracts'>): number {
  const allowed = contractsAt(profile);
  return allowed.reduce((sum, contract) => sum + factorFor(contract, profile), 0) / allowed.length;
}

/** A judge of declarations at one table. */
export class Custom {
  readonly #profile: RuleProfile;
  readonly #allowed: readonly Contract[];
  readonly #unit: number;
  readonly #customs: Customs;

  constructor(profile: RuleProfile, customs: Customs = CUSTOMS) {
    this.#profile = profile;
    this.#allowed = contractsAt(profile);
    this.#unit = meanFactor(profile);
    this.#customs = customs;
  }

  /** Logarithm of the chance that a hand names `contract` when it has to name one. */
  naming(hand: readonly Card[], contract: Contract, pushed: boolean): number {
    const softness = this.#customs.softness * this.#unit;
    const worths = worthsOf(hand, this.#allowed, pushed, this.#profile);
    const own = worths[this.#allowed.indexOf(contract)]!;
    let sum = 0;
    for (const worth of worths) sum += Math.exp((worth - own) / softness);
    return -Math.log(sum);
  }

  /** Logarithm of the chance that the forehand's hand is pushed, or is not. */
  pushing(hand: readonly Card[], pushed: boolean): number {
    const { bar, width } = this.#customs;
    const best = Math.max(...worthsOf(hand, this.#allowed, false, this.#profile)) / this.#unit;
    const lean = (best - bar) / width;
    return -Math.log1p(Math.exp(pushed ? lean : -lean));
  }

  /** Logarithm of the likelihood of the declaration if the hands dealt were these, but for what `self` did itself. */
  declaration(
    dealt: PerSeat<CardSet>,
    { forehand, declarer, contract, pushed, mayPush }: Declared,
    self: Seat,
  ): number {
    let log = 0;
    if (mayPush && forehand !== self) log += this.pushing(dealt[forehand].toArray(), pushed);
    if (declarer !== self) log += this.naming(dealt[declarer].toArray(), contract, pushed);
    return log;
  }
}
