/** Lesson: what it is worth. Sources: reference page (152, 157, 257, trump values); jasswiki, spielkarten.com (Undenufe). */
import type { Lesson } from '../lesson.js';
import { ask, count as pile, ranking, tell } from './notes.js';

const ROSEN = 'R6 R7 R8 R9 R10 RU RO RK RA';

export const count: Lesson<'count'> = {
  values: tell(ranking('S6 S7 S8 S9 S10 SU SO SK SA', 'trump:S', true), ranking(ROSEN, 'trump:S', true)),
  'plain-trick': ask(pile('trump:S', 'EA E10 EK E7')),
  'trump-trick': ask(pile('trump:S', 'S9 S10 SU S7')),
  'last-trick': ask(pile('trump:S', 'RK RO R8 S6', true)),
  directions: tell(ranking(ROSEN, 'obenabe', true), ranking(ROSEN, 'undenufe', true)),
  eight: ask(pile('obenabe', 'T8 TK TU T10')),
  six: ask(pile('undenufe', 'R8 R6 RA R10')),
  sides: ask({ kind: 'sides', counted: 89, isMatch: false }),
  match: ask({ kind: 'sides', counted: 157, isMatch: true }),
};
