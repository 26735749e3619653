/**
 * Drills: one question after the other, made from real deals by a seed, in three levels that rise with what is right.
 */
import { makeContract } from './drills/contract.js';
import { makeCount } from './drills/count.js';
import { makeLegal } from './drills/legal.js';
import { makeStrokes } from './drills/strokes.js';
import { makeWeis } from './drills/weis.js';
import { makeWinner } from './drills/winner.js';
import type { Level } from './level.js';
import type { Question } from './question.js';
import type { Random } from './random.js';

export const DRILL_IDS = ['winner', 'legal', 'weis', 'count', 'contract', 'strokes'] as const;
export type DrillId = (typeof DRILL_IDS)[number];

/** Makes a question of a drill. */
type DrillMaker = (level: Level, random: Random) => Question;

const MAKERS: Readonly<Record<DrillId, DrillMaker>> = {
  winner: makeWinner,
  legal: makeLegal,
  weis: makeWeis,
  count: makeCount,
  contract: makeContract,
  strokes: makeStrokes,
};

/** A question of a drill at a level; the same randomness makes the same question. */
export function makeDrill(drill: DrillId, level: Level, random: Random): Question {
  return MAKERS[drill](level, random);
}
