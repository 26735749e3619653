/**
 * Lesson: what may be played. Sources: reference page (follow suit); Swisslos, jasswiki, jassonkel, jassverzeichnis (trump when
 * able to follow, Untertrumpfen, the Puur never forced).
 */
import type { Lesson } from '../lesson.js';
import { ask, legal, tell } from './notes.js';

export const follow: Lesson<'follow'> = {
  rules: tell(),
  'follow-plain': ask(legal('trump:T', 'EU', 'E8 EK R9 S7 SA')),
  'may-trump': ask(legal('trump:T', 'R9', 'E10 R7 RO S6 T8 TK')),
  void: ask(legal('trump:T', 'E10', 'R8 S7 SA T6 TU')),
  undertrump: ask(legal('trump:T', 'SK TA', 'E7 EA R10 T8 TK')),
  overtrump: ask(legal('trump:T', 'SK T10', 'EA S8 SO T7 T9')),
  'follow-trump': ask(legal('trump:T', 'TK', 'EA R9 T6 TU')),
  'lone-puur': ask(legal('trump:T', 'T9', 'E8 RK S6 SA TU')),
};
