/**
 * Way: which direction a trick goes where the contract turns it, Slalom and Gusti.
 *
 * A contract says how a round starts; only `modeOf` of the rules knows how each of its tricks is ordered.
 */
import { type Contract, type Direction, kindOf, modeOf, TRICKS_PER_ROUND, UNDENUFE_MODE } from '@puur/rules';

/** The kinds that turn on the way. */
export type TurningKind = 'slalom' | 'gusti';

/** Slalom or Gusti; null for a contract that goes one way all round. */
export function turningKind(contract: Contract): TurningKind | null {
  const kind = kindOf(contract);
  return kind === 'slalom' || kind === 'gusti' ? kind : null;
}

/** The direction of trick `trickNo` (1..9; beyond it the last) of Slalom or Gusti; null for every other contract. */
export function wayOf(contract: Contract, trickNo: number): Direction | null {
  if (turningKind(contract) === null) return null;
  const within = Math.max(1, Math.min(TRICKS_PER_ROUND, trickNo));
  return modeOf(contract, within) === UNDENUFE_MODE ? 'undenufe' : 'obenabe';
}

/** The contract whose sign stands for a trick: its direction where it turns, else itself. */
export function signOf(contract: Contract, trickNo: number): Contract {
  return wayOf(contract, trickNo) ?? contract;
}
