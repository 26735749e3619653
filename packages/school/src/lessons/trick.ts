/** Lesson: a trick without trump. Source: reference page, "Wie wird ein Stich gespielt". */
import type { Lesson } from '../lesson.js';
import { ask, beat, legal, lyingFrom, tell, tricks, winner } from './notes.js';

export const trick: Lesson<'trick'> = {
  around: tell({ kind: 'trick', lying: lyingFrom(1, 'S8 SK S10 S7') }),
  highest: ask(winner('obenabe', 1, 'E9 EK E7 E10')),
  follow: ask(legal('obenabe', 'R8', 'E7 EA R10 RU S9 TK')),
  'off-suit': ask(winner('obenabe', 0, 'S10 TA S7 SO')),
  beat: ask(beat('obenabe', 'TU T8', 'EA RK T6 T9 TO')),
  play: tricks('obenabe', 'R7 RK SA', 'E9 R10 S8', 'E7 RA SK', 'EU R8 S10'),
};
