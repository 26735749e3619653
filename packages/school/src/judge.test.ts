/** What is said to answers that no lesson asks for: by hand from the rules, as the lessons' own answers are. */
import { type Card, parseCards, type Seat } from '@puur/rules';
import { describe, expect, test } from 'vitest';

import { judge } from './judge.js';
import type { Answer, Question } from './question.js';

function cards(text: string): Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}
const marked = (text: string): Answer => ({ form: 'cards', cards: cards(text) });
const tapped = (text: string): Answer => ({ form: 'card', card: cards(text)[0]! });
const said = (number: number): Answer => ({ form: 'number', number });
const seated = (seat: Seat): Answer => ({ form: 'seat', seat });

const weis = (hand: string): Question => ({ kind: 'weis', hand: cards(hand) });
const undenufe = (text: string): Question => ({
  kind: 'count',
  contract: 'undenufe',
  cards: cards(text),
  isLast: false,
});
const best = (contract: 'trump:E' | 'undenufe', forehand: Seat, mine: string, right: string): Question => ({
  kind: 'best-weis',
  contract,
  forehand,
  shown: [
    { seat: 0, cards: cards(mine) },
    { seat: 1, cards: cards(right) },
  ],
});
const FULL = { fuenfhunderter: 0, hunderter: 1, fuenfziger: 0, zwanziger: 0, rest: 0 };

// prettier-ignore
const ROWS: readonly (readonly [what: string, question: Question, answer: Answer, verdict: object])[] = [
  ['void, another plain suit takes nothing', { kind: 'beat', contract: 'trump:T', lying: { leader: 3, cards: cards('E9') }, hand: cards('RA T6') }, tapped('RA'), { right: false, code: 'wrong-suit' }],
  ['void, a trump takes', { kind: 'beat', contract: 'trump:T', lying: { leader: 3, cards: cards('E9') }, hand: cards('RA T6') }, tapped('T6'), { right: true, byTrump: true, others: [] }],
  ['only trumps: a lower one is allowed', { kind: 'legal', contract: 'trump:T', lying: { leader: 2, cards: cards('E9 TA') }, hand: cards('T6 TU') }, marked('T6 TU'), { right: true, why: 'only-trumps', rule: 'play.only-trumps' }],
  ['only trumps: left out', { kind: 'legal', contract: 'trump:T', lying: { leader: 2, cards: cards('E9 TA') }, hand: cards('T6 TU') }, marked('TU'), { right: false, why: 'only-trumps' }],
  ['able to follow, but only a lower trump', { kind: 'legal', contract: 'trump:T', lying: { leader: 2, cards: cards('E9 TA') }, hand: cards('E6 T6') }, marked('E6'), { right: true, why: 'must-follow' }],
  ['Obenabe, void', { kind: 'legal', contract: 'obenabe', lying: { leader: 3, cards: cards('E9') }, hand: cards('R6 T6') }, marked('R6 T6'), { right: true, why: 'void-all' }],
  ['Obenabe, trump is none', { kind: 'legal', contract: 'obenabe', lying: { leader: 3, cards: cards('E9') }, hand: cards('E6 TU') }, marked('E6 TU'), { right: false, reason: 'must-follow-suit' }],
  ['two only', weis('E6 E7 R9 RA S8 SU TO TK T9'), marked('E6 E7'), { right: false, code: 'weis-not', why: 'too-short' }],
  ['three equal only', weis('E6 E7 R9 E9 S9 SU TO TA T8'), marked('E9 R9 S9'), { right: false, why: 'three-equal' }],
  ['none at all', weis('E6 E7 R9 RA S8 SU TO TK T9'), marked(''), { right: true, code: 'weis-none' }],
  ['six in a row 150', weis('E6 E7 E8 E9 E10 EU RA S6 T6'), marked('E6 E7 E8 E9 E10 EU'), { right: true, points: 150 }],
  ['Undenufe: six 11, king 4, eight 8, ace 0', undenufe('R6 RK RA R8'), said(23), { right: true }],
  ['six and ace exchanged', undenufe('R6 RK S8 R7'), said(12), { right: false, why: 'six-and-ace' }],
  ['more cards, equal points: five and four', best('trump:E', 0, 'E6 R6 S6 T6', 'S7 S8 S9 S10 SU'), seated(0), { right: false, code: 'weis-beaten', why: 'cards' }],
  ['the higher card', best('trump:E', 0, 'R6 R7 R8', 'S7 S8 S9'), seated(1), { right: true, why: 'height' }],
  ['the lower card in Undenufe', best('undenufe', 1, 'R6 R7 R8', 'S7 S8 S9'), seated(0), { right: true, why: 'height' }],
  ['the seat nearer to forehand', best('trump:E', 1, 'R6 R7 R8', 'S6 S7 S8'), seated(1), { right: true, why: 'seat' }],
  ['nobody there', best('trump:E', 1, 'R6 R7 R8', 'S6 S7 S8'), seated(3), { right: false, code: 'no-weis-shown' }],
  ['half of the Stöck', { kind: 'stoeck', contract: 'trump:T', hand: cards('TK T9 EO') }, marked('TK'), { right: false, code: 'stoeck-half' }],
  ['no Stöck', { kind: 'stoeck', contract: 'trump:T', hand: cards('TK T9 EO') }, marked(''), { right: true, code: 'stoeck-none' }],
  ['a rest below zero', { kind: 'strokes', before: FULL, add: 92 }, { form: 'strokes', marks: { ...FULL, hunderter: 2, rest: -8 } }, { right: true, total: 192 }],
  ['all in the rest', { kind: 'strokes', before: FULL, add: 92 }, { form: 'strokes', marks: { ...FULL, rest: 92 } }, { right: false, code: 'rest-too-large' }],
];

describe('judge', () => {
  test.each(ROWS)('%s', (_, question, answer, verdict) => {
    expect(judge(question, answer)).toMatchObject({ ok: true, value: verdict });
  });
});
