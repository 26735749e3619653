/**
 * Custom: how likely a hand would have declared as its player did, or pushed.
 *
 * A player is thought to name a contract the likelier the more the hand is worth in it (valuation.ts, with the table's
 * factors and match), and to push the likelier the less its best contract is worth beside what the partner may find.
 * The three figures are fitted to 16,409 rounds that people declared (train/customs.mjs), in units of the mean factor.
 */
import { type Card, CardSet, type Contract, factorFor, type PerSeat, type RuleProfile, type Seat } from '@puur/rules';
import { contractsAt, meanFactor, plainWorth } from '../valuation.js';

export interface Customs {
  /** How softly a contract is chosen, in points of difference. */
  readonly softness: number;
  /** Worth of the best contract at which every second hand is pushed, and how fast that changes. */
  readonly bar: number;
  readonly width: number;
}

export const CUSTOMS: Customs = { softness: 18, bar: 57, width: 16 };

export interface Declared {
  readonly forehand: Seat;
  readonly declarer: Seat;
  readonly contract: Contract;
  readonly pushed: boolean;
  /** Whether the table let the forehand push at all. */
  readonly mayPush: boolean;
}

/** A judge of declarations at one table. */
export class Custom {
  readonly #allowed: readonly Contract[];
  /** Factors of the contracts allowed, in units of their mean. */
  readonly #factors: readonly number[];
  readonly #matchBonus: number;
  readonly #customs: Customs;

  constructor(profile: RuleProfile, customs: Customs = CUSTOMS) {
    this.#allowed = contractsAt(profile);
    const unit = meanFactor(profile);
    this.#factors = this.#allowed.map((contract) => factorFor(contract, profile) / unit);
    this.#matchBonus = profile.matchBonus;
    this.#customs = customs;
  }

  #worth(hand: readonly Card[], index: number, pushed: boolean): number {
    return plainWorth(hand, this.#allowed[index]!, pushed, this.#matchBonus) * this.#factors[index]!;
  }

  /**
   * Logarithm of the chance that a hand names `contract` when it has to name one. A contract that the table does not have
   * tells nothing of the hand: 0, whatever it is.
   */
  naming(hand: readonly Card[], contract: Contract, pushed: boolean): number {
    const named = this.#allowed.indexOf(contract);
    if (named < 0) return 0;
    const own = this.#worth(hand, named, pushed);
    let sum = 0;
    for (let index = 0; index < this.#allowed.length; index++) {
      sum += Math.exp((this.#worth(hand, index, pushed) - own) / this.#customs.softness);
    }
    return -Math.log(sum);
  }

  /** Logarithm of the chance that the forehand's hand is pushed, or is not. */
  pushing(hand: readonly Card[], pushed: boolean): number {
    const { bar, width } = this.#customs;
    let best = -Infinity;
    for (let index = 0; index < this.#allowed.length; index++) best = Math.max(best, this.#worth(hand, index, false));
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
