/**
 * Lesson: declaring and pushing. Source: reference page ("Vorhand", "schieben"). What the choices are worth: rows of the table of
 * `contract-hands.ts`, kept here so that the lesson stays when the table is made again.
 */
import { contractHand } from '../drills/contract.js';
import type { Lesson } from '../lesson.js';
import { ask, row, tell } from './notes.js';

export const declare: Lesson<'declare'> = {
  forehand: tell({ kind: 'seats' }),
  who: ask({ kind: 'forehand', dealer: 2 }),
  trump: tell(row('SU S9 SK S7'), row('EA RA')),
  'choose-trump': ask(contractHand('1235blopu 172,81,137,106,101,100,133')),
  direction: tell(row('EA EK RA TA'), row('E6 E7 R6 T6')),
  'choose-direction': ask(contractHand('01249fijz 97,72,95,63,81,170,')),
  push: tell(),
  'choose-push': ask(contractHand('126fhmouy 73,80,82,88,89,71,112')),
};
