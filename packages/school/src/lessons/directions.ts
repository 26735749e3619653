/** Lesson: Obenabe and Undenufe. Source: reference page, "Kartenordnung". */
import type { Lesson } from '../lesson.js';
import { ask, beat, ranking, tell, winner } from './notes.js';

const SUIT = 'T6 T7 T8 T9 T10 TU TO TK TA';

export const directions: Lesson<'directions'> = {
  obenabe: tell(ranking(SUIT, 'obenabe', false)),
  'obenabe-trick': ask(winner('obenabe', 2, 'R9 RA TA RK')),
  undenufe: tell(ranking(SUIT, 'undenufe', false)),
  'undenufe-trick': ask(winner('undenufe', 1, 'S8 SA S6 S10')),
  'undenufe-beat': ask(beat('undenufe', 'E9 E8 EK', 'E7 E10 EU R6 TA')),
};
