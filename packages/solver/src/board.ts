/**
 * Board: everything about a contract at a table that does not change from position to position.
 *
 * Built once from the rules and kept by the solver, because the tables take longer than a short ending.
 */
import { CARD_COUNT, type Contract, type Mode, modeOf, type PlayRules, TRICKS_PER_ROUND, valuesOf } from '@puur/rules';
import { type Frame, frameOf, permitTable } from './frame.js';
import type { SolverRules } from './problem.js';

export interface Board {
  /** By tricks left, 1..9. */
  readonly frames: readonly Frame[];
  readonly permits: Uint16Array;
  /** Bit n: the order of strength turns round when n tricks are left. Only contracts without trump turn. */
  readonly turns: number;
  /** Points for the last trick. */
  readonly lastTrick: number;
}

/** The board of a contract whose cards keep their values from trick to trick. */
export function boardOf(contract: Contract, rules: SolverRules): Board {
  return build(contract, rules, valuesOf(contract, 1, rules), rules.lastTrick);
}

/** The board on which each card counts one and nothing else does: all points are all tricks. */
export function trickBoardOf(contract: Contract, rules: SolverRules): Board {
  return build(contract, rules, new Uint8Array(CARD_COUNT).fill(1), 0);
}

function build(contract: Contract, rules: PlayRules, values: Uint8Array, lastTrick: number): Board {
  const modes = Array.from({ length: TRICKS_PER_ROUND }, (_, i) => modeOf(contract, TRICKS_PER_ROUND - i));
  const framesByMode = new Map<Mode, Frame>();
  for (const mode of modes) framesByMode.set(mode, framesByMode.get(mode) ?? frameOf(mode, values, rules));
  const frames = modes.map((mode) => framesByMode.get(mode)!);
  return {
    frames: [frames[0]!, ...frames],
    permits: permitTable(modes[0]!, rules),
    turns: modes.reduce(
      (turns, mode, i) => (i + 1 < modes.length && mode !== modes[i + 1] ? turns | (2 << i) : turns),
      0,
    ),
    lastTrick,
  };
}
