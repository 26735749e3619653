/** Lesson: Weis. Sources: jasswelt.ch, jassverzeichnis.ch (points), jassonkel, jasswiki (comparison), reference page (who writes). */
import type { Lesson } from '../lesson.js';
import { ask, cardsOf, row, tell } from './notes.js';

export const weis: Lesson<'weis'> = {
  runs: tell(row('R8 R9 R10', 20), row('EU EO EK EA', 50), row('T6 T7 T8 T9 T10', 100)),
  'find-run': ask({ kind: 'weis', hand: cardsOf('E6 E9 EU R8 R9 R10 SK T7 TA') }),
  'run-points': ask({ kind: 'weis-points', cards: cardsOf('SU SO SK SA') }),
  quartets: tell(row('EK RK SK TK', 100), row('E9 R9 S9 T9', 150), row('EU RU SU TU', 200)),
  'quartet-points': ask({ kind: 'weis-points', cards: cardsOf('E9 R9 S9 T9') }),
  'find-both': ask({ kind: 'weis', hand: cardsOf('E10 EU EO EK R6 RU SU T8 TU') }),
  best: ask({
    kind: 'best-weis',
    contract: 'trump:E',
    forehand: 0,
    shown: [
      { seat: 0, cards: cardsOf('T8 T9 T10') },
      { seat: 3, cards: cardsOf('S6 S7 S8 S9') },
    ],
  }),
  'best-tie': ask({
    kind: 'best-weis',
    contract: 'trump:R',
    forehand: 1,
    shown: [
      { seat: 1, cards: cardsOf('E9 E10 EU') },
      { seat: 2, cards: cardsOf('R9 R10 RU') },
    ],
  }),
  when: tell(),
};
