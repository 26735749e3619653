/** Lesson: trump, Puur and Nell. Source: reference page, "Kartenordnung". */
import type { Lesson } from '../lesson.js';
import { ask, beat, cardsOf, ranking, tell, tricks, winner } from './notes.js';

const TRUMPS = 'S6 S7 S8 S9 S10 SU SO SK SA';

export const trump: Lesson<'trump'> = {
  order: tell(ranking(TRUMPS, 'trump:S', false)),
  puur: ask({ kind: 'strongest', contract: 'trump:S', cards: cardsOf('SA SU SK S9') }),
  nell: ask({ kind: 'strongest', contract: 'trump:S', cards: cardsOf('SA S10 S9 SK') }),
  'beat-king': ask(beat('trump:S', 'SK', 'SU S9 SO S8'), ranking(TRUMPS, 'trump:S', false)),
  'lowest-trump': ask(winner('trump:S', 0, 'EA E10 S6 EK')),
  'two-trumps': ask(winner('trump:S', 3, 'RK SA R10 S9')),
  play: tricks('trump:S', 'EA R8 S9', 'E7 R10 SK', 'E10 RA S7', 'E8 SU T9'),
};
