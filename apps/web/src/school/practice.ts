/** Practice: which lesson teaches what a drill asks, and the sign of each drill. */
import type { DrillId, LessonId } from '@puur/school';
import type { IconName } from '../ui/icon.js';

export const LESSON_OF: Readonly<Record<DrillId, LessonId>> = {
  winner: 'trump',
  legal: 'follow',
  weis: 'weis',
  count: 'count',
  contract: 'declare',
  strokes: 'slate',
};

export const DRILL_ICONS: Readonly<Record<DrillId, IconName>> = {
  winner: 'last',
  legal: 'check',
  weis: 'cards',
  count: 'plus',
  contract: 'push',
  strokes: 'slate',
};
