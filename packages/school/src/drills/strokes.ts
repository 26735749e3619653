/** Drill: write the slate, and read it. */
import { CARD_POINTS } from '@puur/rules';
import { chalkFor } from '@puur/tafel';

import type { Level } from '../level.js';
import { LAW } from '../law.js';
import type { ReadQuestion, StrokesQuestion } from '../question.js';
import type { Random } from '../random.js';
import { oneOf } from './scenes.js';

const ROUND = CARD_POINTS + LAW.lastTrick;
/** What a side may have beside its tricks: mostly nothing. */
const EXTRAS: Readonly<Record<Level, readonly number[]>> = {
  1: [0],
  2: [0, 0, 20, 20, 50],
  3: [0, 20, 40, 50, 70, 100, 120],
};
/** The highest total that stands before. */
const BEFORE: Readonly<Record<Level, number>> = { 1: 0, 2: 500, 3: 900 };
/** One question of so many asks to read. */
const READ_OF = 4;

/** What a side writes for a round: points of tricks that can fall, with Weis and Stöck, at the third level doubled. */
function roundOf(level: Level, random: Random): number {
  // 1 and 156 cannot fall: no card counts one. A match writes 257.
  const tricks = random(12) === 0 ? ROUND + LAW.matchBonus : 2 + random(ROUND - 3);
  const factor = level === 3 && random(2) === 0 ? 2 : 1;
  return (tricks + oneOf(EXTRAS[level], random)) * factor;
}

export function makeStrokes(level: Level, random: Random): StrokesQuestion | ReadQuestion {
  if (random(READ_OF) === 0) {
    const total = 20 + random(level === 1 ? 300 : BEFORE[level]);
    return { kind: 'read', marks: chalkFor(total, level === 3 ? 'signed-rest' : 'min-rest') };
  }
  const before = level === 1 ? 0 : 20 + random(BEFORE[level]);
  return { kind: 'strokes', before: chalkFor(before, 'min-rest'), add: roundOf(level, random) };
}
