/** Judging who takes a trick and what cards count. */
import {
  type Card,
  CARD_POINTS,
  EIGHT,
  holderOf,
  isTrumpMode,
  NINE,
  OBENABE_MODE,
  rankOf,
  type Seat,
  seatAfter,
  suitOf,
  trumpOf,
  UNDENUFE_MODE,
  UNDER,
  valuesOf,
} from '@puur/rules';

import { LAW } from '../law.js';
import type { CountQuestion, SidesQuestion, WinnerQuestion } from '../question.js';
import type { CardPoints, MiscountWhy, Verdict, WinnerWhy } from '../verdict.js';
import { modeFor } from './cards.js';

/** Who takes the trick. */
export function winnerOf({ contract, lying }: WinnerQuestion): Seat {
  return seatAfter(lying.leader, holderOf(modeFor(contract), lying.cards));
}

/** What a seat has played on a trick. */
function cardOfSeat({ lying }: WinnerQuestion, seat: Seat): Card {
  return lying.cards[(seat - lying.leader + 4) % 4]!;
}

function whyWinner({ contract, lying }: WinnerQuestion): WinnerWhy {
  const mode = modeFor(contract);
  if (mode === UNDENUFE_MODE) return 'lowest-is-highest';
  const trumps = lying.cards.filter((card) => isTrumpMode(mode) && suitOf(card) === trumpOf(contract));
  return trumps.length === 0 ? 'highest-led' : trumps.length === 1 ? 'only-trump' : 'highest-trump';
}

export function judgeWinner(question: WinnerQuestion, seat: Seat): Verdict {
  const { contract, lying } = question;
  const chosen = cardOfSeat(question, seat);
  const winner = winnerOf(question);
  const rule = 'trick.winner';
  if (seat === winner) return { right: true, code: 'winner', rule, card: chosen, seat, why: whyWinner(question) };
  const led = suitOf(lying.cards[0]!);
  const trump = trumpOf(contract);
  if (suitOf(chosen) !== led && suitOf(chosen) !== trump) {
    return { right: false, code: 'winner-off-suit', rule, chosen, led };
  }
  if (suitOf(chosen) !== suitOf(cardOfSeat(question, winner))) {
    // Only a trump beats the suit led.
    return { right: false, code: 'winner-trumped', rule, chosen, trump: suitOf(cardOfSeat(question, winner)) };
  }
  return { right: false, code: 'winner-lower', rule: 'trick.order', chosen, contract };
}

/** What the cards count, one by one. */
export function partsOfCount({ cards, contract }: CountQuestion): readonly CardPoints[] {
  const values = valuesOf(contract, 1, LAW);
  return cards.map((card) => ({ card, points: values[card]! }));
}

/** What the cards count, with the five of the last trick. */
export function sumOfCount(question: CountQuestion): number {
  return partsOfCount(question).reduce((sum, { points }) => sum + points, question.isLast ? LAW.lastTrick : 0);
}

/** What was forgotten, if the error says so. */
function whyMiscounted(question: CountQuestion, said: number): MiscountWhy {
  const { cards, contract, isLast } = question;
  const mode = modeFor(contract);
  const off = sumOfCount(question) - said;
  const holds = (rank: number): boolean =>
    cards.some((card) => rankOf(card) === rank && suitOf(card) === trumpOf(contract));
  if (isLast && off === LAW.lastTrick) return 'last-trick';
  // A Puur taken for an Under counts 2, a Nell taken for a nine counts nothing.
  if (holds(UNDER) && (off === 18 || (off === 32 && holds(NINE)))) return 'puur';
  if (holds(NINE) && off === 14) return 'nell';
  const eights = cards.filter((card) => rankOf(card) === EIGHT).length;
  if ((mode === OBENABE_MODE || mode === UNDENUFE_MODE) && eights > 0 && off === 8 * eights) return 'eight';
  if (mode === UNDENUFE_MODE) {
    const upward = partsOfCount({ ...question, contract: 'obenabe' }).reduce((sum, { points }) => sum + points, 0);
    const last = isLast ? LAW.lastTrick : 0;
    if (upward + last === said) return 'six-and-ace';
  }
  return 'sum';
}

export function judgeCount(question: CountQuestion, said: number): Verdict {
  const parts = partsOfCount(question);
  const sum = sumOfCount(question);
  const last = question.isLast ? LAW.lastTrick : 0;
  if (said === sum) return { right: true, code: 'counted', rule: 'value.cards', parts, last, sum };
  const why = whyMiscounted(question, said);
  const rule = why === 'last-trick' ? 'value.last-trick' : 'value.cards';
  return { right: false, code: 'miscounted', rule, said, sum, why, parts, last };
}

/** What the side that is asked for writes for its tricks. */
export function sidesAnswer({ counted, isMatch }: SidesQuestion): number {
  const all = CARD_POINTS + LAW.lastTrick;
  return isMatch ? all + LAW.matchBonus : all - counted;
}

export function judgeSides(question: SidesQuestion, said: number): Verdict {
  const { counted, isMatch } = question;
  const answer = sidesAnswer(question);
  if (isMatch) {
    return said === answer
      ? { right: true, code: 'sides-match', rule: 'value.match' }
      : { right: false, code: 'sides-match-off', rule: 'value.match', said };
  }
  return said === answer
    ? { right: true, code: 'sides', rule: 'value.last-trick', counted, other: answer }
    : { right: false, code: 'sides-off', rule: 'value.last-trick', said, counted };
}
