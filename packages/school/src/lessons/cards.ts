/** Lesson: the cards, the suits, the table. Source: reference page, "36 Karten", "wer sitzt wo". */
import { OBER, ROSEN } from '@puur/rules';

import type { Lesson } from '../lesson.js';
import { ask, cardsOf, ranking, row, tell } from './notes.js';

export const cards: Lesson<'cards'> = {
  suits: tell(row('EA RA SA TA')),
  'find-suit': ask({ kind: 'find', cards: cardsOf('E7 EO R6 R9 RK S8 SU T6 TA'), sought: { suit: ROSEN, rank: null } }),
  ranks: tell(ranking('S6 S7 S8 S9 S10 SU SO SK SA', 'obenabe', false)),
  'find-rank': ask({ kind: 'find', cards: cardsOf('E10 EU EO RK RO S9 SO TU TA'), sought: { suit: null, rank: OBER } }),
  strongest: ask({ kind: 'strongest', contract: 'obenabe', cards: cardsOf('T10 TK T9 TU T8') }),
  table: tell({ kind: 'seats' }),
};
