/**
 * Counting while a round is running: what each team has for certain.
 *
 * Everything here is public: turned tricks, Weise that count, Stöck that was said. It is what a player who counts along
 * knows, and what a Bedanken is judged by.
 */
import { accountOf, factorFor, type RoundAccount } from '../count/account.js';
import { type PerTeam, perTeam, type Team } from '../play/seat.js';
import type { RuleProfile } from '../profile/profile.js';
import { type PartieState, type RoundState, takingsOf } from './state.js';

/** The account of a round as far as it is certain. Factor 1 while the contract is open. */
export function accountSoFar(round: RoundState, profile: RuleProfile): RoundAccount {
  const factor = round.contract === null ? 1 : factorFor(round.contract, profile);
  return accountOf(takingsOf(round, profile), factor, profile);
}

/** Totals with what is certain of the running round. */
export function countedSoFar(state: PartieState): PerTeam<number> {
  const { round, score, profile } = state;
  if (round === null || round.account !== null) return score;
  const account = accountSoFar(round, profile);
  return perTeam((team) => score[team] + account.teams[team].total);
}

/** The counted total of one team. */
export function countedFor(state: PartieState, team: Team): number {
  return countedSoFar(state)[team];
}
