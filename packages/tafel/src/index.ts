/**
 * Keeping the score of a Jass on a slate: the chalk (canonical drawings of a total, a half that grows entry by entry, and
 * the grouping of strokes for a drawing). No cards, no text, no picture.
 */

export {
  CHALK_SCHEMES,
  chalkFor,
  chalkTotal,
  isChalkScheme,
  isChalkTotal,
  STROKE_KINDS,
  STROKE_POINTS,
  strokeCount,
  tryChalk,
  type ChalkMarks,
  type ChalkRefusal,
  type ChalkResult,
  type ChalkScheme,
  type StrokeKind,
} from './chalk.js';
export { emptySlate, slateOf, tidy, writeEntry, type Slate, type WriteOptions, type WrittenEntry } from './slate.js';
export {
  GROUP_SIZE,
  groupStrokes,
  strokeAt,
  strokeGroups,
  strokesBetween,
  type ChalkStroke,
  type StrokeGroups,
} from './strokes.js';
