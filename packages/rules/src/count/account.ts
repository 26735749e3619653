/**
 * The account of a round: three blocks a team, Weis, Stöck, Stich, and what the factor makes of them.
 *
 * Stich = card values of the tricks won + 5 for the last trick + 100 for a match (all nine tricks, not all points).
 * The factor of the contract multiplies everything, unless a table agreed otherwise for the match bonus, the Weis or
 * the Stöck. Sources: reference page (152, 157, 257; blocks kept apart), Swisslos, urikon, Parlett, jasskarten (factor).
 */
import { type Contract, factorKeyOf, TRICKS_PER_ROUND } from '../play/contract.js';
import { type PerTeam, perTeam, type Team } from '../play/seat.js';
import type { RuleProfile } from '../profile/profile.js';

/** The three blocks in which a round is counted. */
export const BLOCKS = ['weis', 'stoeck', 'stich'] as const;
export type Block = (typeof BLOCKS)[number];

/** What one team made in a round, before any factor. */
export interface Takings {
  /** Card values in the tricks won, without the last trick's bonus. */
  readonly cards: number;
  readonly tricks: number;
  readonly lastTrick: boolean;
  readonly weis: number;
  readonly stoeck: number;
}

/** One team's half of the account. The first five in plain points, `blocks` and `total` as written on the slate. */
export interface TeamAccount {
  readonly cards: number;
  readonly lastTrick: number;
  readonly match: number;
  readonly weis: number;
  readonly stoeck: number;
  readonly tricks: number;
  readonly blocks: Readonly<Record<Block, number>>;
  readonly total: number;
}

export interface RoundAccount {
  readonly factor: number;
  readonly teams: PerTeam<TeamAccount>;
}

export type AccountRules = Pick<
  RuleProfile,
  | 'factors'
  | 'lastTrick'
  | 'matchBonus'
  | 'matchBonusMultiplied'
  | 'weisMultiplied'
  | 'stoeckMultiplied'
  | 'weisNeedsTrick'
>;

/** The factor of a contract under a profile. */
export function factorFor(contract: Contract, rules: Pick<RuleProfile, 'factors'>): number {
  return rules.factors[factorKeyOf(contract)];
}

/** Counts a round, or what is already certain of a running one: without nine tricks there is no match. */
export function accountOf(takings: PerTeam<Takings>, factor: number, rules: AccountRules): RoundAccount {
  return { factor, teams: perTeam((team) => teamAccount(takings[team], factor, rules)) };
}

function teamAccount(made: Takings, factor: number, rules: AccountRules): TeamAccount {
  const lastTrick = made.lastTrick ? rules.lastTrick : 0;
  const match = made.tricks === TRICKS_PER_ROUND ? rules.matchBonus : 0;
  const weis = rules.weisNeedsTrick && made.tricks === 0 ? 0 : made.weis;
  const blocks = {
    weis: weis * (rules.weisMultiplied ? factor : 1),
    stoeck: made.stoeck * (rules.stoeckMultiplied ? factor : 1),
    stich: (made.cards + lastTrick) * factor + match * (rules.matchBonusMultiplied ? factor : 1),
  };
  return {
    cards: made.cards,
    lastTrick,
    match,
    weis,
    stoeck: made.stoeck,
    tricks: made.tricks,
    blocks,
    total: blocks.weis + blocks.stoeck + blocks.stich,
  };
}

/** Who took every trick of a round; null if both took one. */
export function matchTeam(account: RoundAccount): Team | null {
  return account.teams[0].tricks === TRICKS_PER_ROUND ? 0 : account.teams[1].tricks === TRICKS_PER_ROUND ? 1 : null;
}
