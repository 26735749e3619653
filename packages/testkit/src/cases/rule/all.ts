/**
 * Rule cases with their sources: data collected from rule books, tournament sheets and open-source engines, each
 * expectation written by hand and recomputed by an independent script. A file for each topic.
 *
 * Numbers are missing in the run of ids: those cases are kept elsewhere. Seats 0 to 3 in play order, team 0 = seats 0
 * and 2; A and B are the two teams where only sums matter.
 */
import type { RuleCase } from '../case.js';
import { cardPoints } from './card-points.js';
import { dealing } from './dealing.js';
import { gameEnd } from './game-end.js';
import { legalMoves } from './legal-moves.js';
import { roundReplay } from './round-replay.js';
import { roundTotal } from './round-total.js';
import { stoeck } from './stoeck.js';
import { tafel } from './tafel.js';
import { trickWinner } from './trick-winner.js';
import { weisCompare } from './weis-compare.js';
import { weisDetect } from './weis-detect.js';

export const ruleCases: readonly RuleCase[] = [
  ...legalMoves,
  ...trickWinner,
  ...cardPoints,
  ...weisDetect,
  ...weisCompare,
  ...stoeck,
  ...roundTotal,
  ...roundReplay,
  ...gameEnd,
  ...tafel,
  ...dealing,
];
