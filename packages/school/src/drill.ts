/**
 * Drills: one question after the other, made from real deals by a seed, in three levels that rise with what is right.
 */
import type { Question } from './question.js';
import type { Random } from './random.js';

export const DRILL_IDS = ['winner', 'legal', 'weis', 'count', 'contract', 'strokes'] as const;
export type DrillId = (typeof DRILL_IDS)[number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** Makes a question of a drill. */
export type DrillMaker = (level: Level, random: Random) => Question;

/** A question of a drill. */
export function makeDrill(_drill: DrillId, _level: Level, _random: Random): Question {
  throw new Error('being written');
}
