/** Lesson: the slate. Sources: jassonkel.ch, jasswiki.ch (strokes); reference page (order of counting, target 1000). */
import type { Lesson } from '../lesson.js';
import { ask, marks, tell } from './notes.js';

export const slate: Lesson<'slate'> = {
  strokes: tell({ kind: 'marks', marks: marks(277) }),
  read: ask({ kind: 'read', marks: marks(398) }),
  write: ask({ kind: 'strokes', before: marks(0), add: 89 }),
  grow: ask({ kind: 'strokes', before: marks(89), add: 68 }),
  order: tell(),
};
