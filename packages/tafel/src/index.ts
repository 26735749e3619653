/**
 * @puur/tafel: keeping the score of a Jass played with real cards.
 *
 * The chalk (canonical drawings of a total, a half that grows entry by entry, the grouping of strokes), and the sheet: a
 * log of entries, corrections and undos for Schieber, Coiffeur and Differenzler, with what is impossible refused and what
 * is odd asked about. No text, no picture.
 */
export * from './coiffeur.js';
export * from './counting.js';
export * from './csv.js';
export * from './declarers.js';
export * from './differenzler.js';
export * from './file.js';
export * from './history.js';
export * from './plausible.js';
export * from './schieber.js';
export * from './sheet.js';
export * from './statistics.js';
export * from './verdict.js';

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
