/** Lesson: Stöck. Sources: reference page (what, when, lost when covered, none without trump). */
import type { Lesson } from '../lesson.js';
import { ask, cardNamed, cardsOf, row, tell } from './notes.js';

export const stoeck: Lesson<'stoeck'> = {
  what: tell(row('TK TO', 20)),
  find: ask({ kind: 'stoeck', contract: 'trump:T', hand: cardsOf('EO EK R7 R9 S10 SA T8 TO TK') }),
  obenabe: ask({ kind: 'stoeck', contract: 'obenabe', hand: cardsOf('EO EK R7 R8 RA SO SK T6 T9') }),
  when: ask({ kind: 'stoeck-when', contract: 'trump:T', played: cardNamed('TK'), hand: cardsOf('EA R8 T9 TO') }),
  'too-late': tell(),
};
