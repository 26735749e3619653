/** Judging strokes on the slate. Any marks with the right sum are right, as people write differently. */
import { chalkFor, type ChalkMarks, chalkTotal, STROKE_KINDS, STROKE_POINTS } from '@puur/tafel';

import type { ReadQuestion, StrokesQuestion } from '../question.js';
import type { Verdict } from '../verdict.js';

/** What stands after the points are written. */
export function totalAfter({ before, add }: StrokesQuestion): number {
  return chalkTotal(before) + add;
}

/**
 * Marks that say the new total and let every old stroke stand: the old strokes and, for what is left, the fewest new ones.
 */
export function writtenOn(question: StrokesQuestion): ChalkMarks {
  const { before, add } = question;
  const neatest = chalkFor(totalAfter(question), 'min-rest');
  if (STROKE_KINDS.every((kind) => neatest[kind] >= before[kind])) return neatest;
  const strokes = { ...before, rest: 0 };
  const more = before.rest + add;
  const added = more >= 0 ? chalkFor(more, 'min-rest') : { ...chalkFor(0, 'min-rest'), rest: more };
  for (const kind of STROKE_KINDS) strokes[kind] += added[kind];
  return { ...strokes, rest: added.rest };
}

export function judgeStrokes(question: StrokesQuestion, marks: ChalkMarks): Verdict {
  const rule = 'count.blocks';
  const total = totalAfter(question);
  if (STROKE_KINDS.some((kind) => marks[kind] < question.before[kind])) return { right: false, code: 'wiped', rule };
  const stands = chalkTotal(marks);
  if (stands !== total) return { right: false, code: 'written-wrong', rule, total, stands };
  if (Math.abs(marks.rest) >= STROKE_POINTS.zwanziger) {
    return { right: false, code: 'rest-too-large', rule, rest: marks.rest };
  }
  return { right: true, code: 'written', rule, total, marks, neatest: chalkFor(total, 'min-rest') };
}

export function judgeRead({ marks }: ReadQuestion, said: number): Verdict {
  const total = chalkTotal(marks);
  return said === total
    ? { right: true, code: 'read', rule: 'count.blocks', marks, total }
    : { right: false, code: 'misread', rule: 'count.blocks', said, marks, total };
}
