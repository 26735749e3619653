/** Saying: what the sentences of every language share because it has no words in it. */
import { type ChalkMarks, STROKE_KINDS, STROKE_POINTS } from '@puur/tafel';

/** Marks of the slate as a sum: `2 × 100, 1 × 50, 7`. */
export function chalked(marks: ChalkMarks): string {
  const strokes = STROKE_KINDS.flatMap((kind) =>
    marks[kind] === 0 ? [] : [`${marks[kind]} × ${STROKE_POINTS[kind]}`],
  );
  const { rest } = marks;
  return [...strokes, ...(rest === 0 ? [] : [`${rest < 0 ? '−' : ''}${Math.abs(rest)}`])].join(', ');
}
