/**
 * The answer to every question of every lesson, worked out by hand from the rules, against what the school computes.
 *
 * Sources as named in each lesson's file; an answer here was written down before the judge was asked.
 */
import { type Card, type Contract, formatCards, parseCards, type Seat } from '@puur/rules';
import { describe, expect, it, test } from 'vitest';

import { guidedAfter, guidedStart } from '../guided.js';
import { judge, solve } from '../judge.js';
import { LESSON_IDS, LESSON_STEPS, type LessonId, type StepId } from '../lesson.js';
import { type Answer, answerFormOf, type ContractChoice, type Question, sceneOf } from '../question.js';
import { stepOf } from '../step.js';

const cards = (text: string): Answer => ({ form: 'cards', cards: valueOf(text) });
const card = (text: string): Answer => ({ form: 'card', card: valueOf(text)[0]! });
const seat = (at: Seat): Answer => ({ form: 'seat', seat: at });
const points = (number: number): Answer => ({ form: 'number', number });
const choice = (what: ContractChoice): Answer => ({ form: 'contract', choice: what });
const strokes = (hunderter: number, fuenfziger: number, zwanziger: number, rest: number): Answer => ({
  form: 'strokes',
  marks: { fuenfhunderter: 0, hunderter, fuenfziger, zwanziger, rest },
});

function valueOf(text: string): Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

/** Lesson, step, what is right, and something wrong with the code it must be met by. */
type Row = readonly [lesson: LessonId, step: StepId, right: Answer, wrong: Answer, code: string];

// prettier-ignore
const ROWS: readonly Row[] = [
  ['cards', 'find-suit', cards('R6 R9 RK'), cards('R6 R9 RK S8'), 'found-other'],
  ['cards', 'find-rank', cards('EO RO SO'), cards('EO RO'), 'found-not-all'],
  ['cards', 'strongest', card('TK'), card('TU'), 'stronger-there'],
  ['trick', 'highest', seat(2), seat(0), 'winner-lower'],
  ['trick', 'follow', cards('R10 RU'), cards('R10 RU EA'), 'not-allowed'],
  ['trick', 'off-suit', seat(3), seat(1), 'winner-off-suit'],
  ['trick', 'beat', card('TO'), card('T9'), 'too-low'],
  ['trump', 'puur', card('SU'), card('SA'), 'stronger-there'],
  ['trump', 'nell', card('S9'), card('SA'), 'stronger-there'],
  ['trump', 'beat-king', card('S9'), card('SO'), 'too-low'],
  ['trump', 'lowest-trump', seat(2), seat(0), 'winner-trumped'],
  ['trump', 'two-trumps', seat(2), seat(0), 'winner-lower'],
  ['directions', 'obenabe-trick', seat(3), seat(0), 'winner-off-suit'],
  ['directions', 'undenufe-trick', seat(3), seat(2), 'winner-lower'],
  ['directions', 'undenufe-beat', card('E7'), card('EU'), 'too-low'],
  ['follow', 'follow-plain', cards('E8 EK'), cards('E8 EK S7'), 'not-allowed'],
  ['follow', 'may-trump', cards('R7 RO T8 TK'), cards('R7 RO'), 'also-allowed'],
  ['follow', 'void', cards('R8 S7 SA T6 TU'), cards('T6 TU'), 'also-allowed'],
  ['follow', 'undertrump', cards('E7 EA R10'), cards('E7 EA R10 TK'), 'not-allowed'],
  ['follow', 'overtrump', cards('S8 SO T9'), cards('S8 SO T9 T7'), 'not-allowed'],
  ['follow', 'follow-trump', cards('T6 TU'), cards('TU'), 'also-allowed'],
  ['follow', 'lone-puur', cards('E8 RK S6 SA TU'), cards('TU'), 'also-allowed'],
  ['count', 'plain-trick', points(25), points(24), 'miscounted'],
  ['count', 'trump-trick', points(44), points(26), 'miscounted'],
  ['count', 'last-trick', points(12), points(7), 'miscounted'],
  ['count', 'eight', points(24), points(16), 'miscounted'],
  ['count', 'six', points(29), points(18), 'miscounted'],
  ['count', 'sides', points(68), points(63), 'sides-off'],
  ['count', 'match', points(257), points(157), 'sides-match-off'],
  ['weis', 'find-run', cards('R8 R9 R10'), cards('R8 R9'), 'weis-missed'],
  ['weis', 'run-points', points(50), points(100), 'weis-points-off'],
  ['weis', 'quartet-points', points(150), points(100), 'weis-points-off'],
  ['weis', 'find-both', cards('E10 EU EO EK RU SU TU'), cards('EU RU SU TU'), 'weis-missed'],
  ['weis', 'best', seat(3), seat(0), 'weis-beaten'],
  ['weis', 'best-tie', seat(2), seat(1), 'weis-beaten'],
  ['stoeck', 'find', cards('TO TK'), cards('EO EK'), 'stoeck-not'],
  ['stoeck', 'obenabe', cards(''), cards('EO EK'), 'stoeck-not'],
  ['stoeck', 'when', card('TO'), card('T9'), 'stoeck-not-with'],
  ['declare', 'who', seat(3), seat(1), 'not-forehand'],
  ['declare', 'choose-trump', choice('trump:E'), choice('undenufe'), 'contract-worse'],
  ['declare', 'choose-direction', choice('undenufe'), choice('obenabe'), 'contract-worse'],
  ['declare', 'choose-push', choice('push'), choice('trump:S'), 'contract-worse'],
  ['slate', 'read', points(398), points(388), 'misread'],
  ['slate', 'write', strokes(0, 1, 1, 19), strokes(1, 0, 0, 0), 'written-wrong'],
  ['slate', 'grow', strokes(1, 1, 0, 7), strokes(1, 1, 0, 7), 'wiped'],
];

function questionOf(lesson: LessonId, step: StepId): Question {
  const found = stepOf(lesson, step);
  if (found.kind !== 'ask') throw new Error(`${lesson}/${step} asks nothing`);
  return found.question;
}

const asked = LESSON_IDS.flatMap((lesson) =>
  LESSON_STEPS[lesson].flatMap((step) => (stepOf(lesson, step).kind === 'ask' ? [`${lesson}/${step}`] : [])),
);

describe('the questions of the lessons', () => {
  it('are all answered by hand here', () => {
    expect(ROWS.map(([lesson, step]) => `${lesson}/${step}`)).toEqual(asked);
  });

  test.each(ROWS.filter(([, step]) => step !== 'grow'))('%s/%s', (lesson, step, right, wrong, code) => {
    const question = questionOf(lesson, step);
    expect(judge(question, right)).toMatchObject({ ok: true, value: { right: true } });
    expect(judge(question, wrong)).toMatchObject({ ok: true, value: { right: false, code } });
    if (right.form !== 'strokes' && step !== 'beat-king') expect(plain(solve(question))).toEqual(plain(right));
    expect(judge(question, solve(question))).toMatchObject({ ok: true, value: { right: true } });
  });

  it('lets strokes stand: 89 are 4 twenties and 9, and 68 more make 157', () => {
    const question = questionOf('slate', 'grow');
    expect(question).toMatchObject({ before: { hunderter: 0, fuenfziger: 0, zwanziger: 4, rest: 9 }, add: 68 });
    expect(judge(question, strokes(0, 1, 5, 7))).toMatchObject({ ok: true, value: { right: true, total: 157 } });
    expect(judge(question, strokes(1, 1, 0, 7))).toMatchObject({ ok: true, value: { right: false, code: 'wiped' } });
    expect(judge(question, strokes(0, 0, 4, 77))).toMatchObject({ ok: true, value: { code: 'rest-too-large' } });
    expect(judge(question, solve(question))).toMatchObject({ ok: true, value: { right: true } });
  });

  test.each(ROWS)('%s/%s has an answer of its form and no card twice', (lesson, step, right) => {
    const question = questionOf(lesson, step);
    expect(answerFormOf(question)).toBe(right.form);
    const { hand, lying, open, shown } = sceneOf(question);
    const all = [...hand, ...(lying?.cards ?? []), ...open, ...shown.flatMap((weis) => weis.cards)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('are refused an answer of another form', () => {
    expect(judge(questionOf('trick', 'highest'), points(3))).toEqual({
      ok: false,
      error: { code: 'wrong-form', wanted: 'seat' },
    });
  });
});

function plain(answer: Answer): unknown {
  if (answer.form === 'cards') return formatCards([...answer.cards].sort((a, b) => a - b));
  return answer;
}

describe('a hand with two Weise', () => {
  const question = questionOf('weis', 'find-both');
  // prettier-ignore
  const MARKED: readonly (readonly [string, object])[] = [
    ['', { count: 2, found: 0, isPart: false }],
    ['EU RU SU TU', { count: 1, found: 1, isPart: false }],
    ['E10 EU EO EK', { count: 1, found: 1, isPart: false }],
    ['EU RU SU', { count: 2, found: 0, isPart: true }],
    ['EU RU SU TU EK', { count: 1, found: 1, isPart: true }],
  ];
  test.each(MARKED)('«%s» is told how many are found and how many not', (marked, told) => {
    expect(judge(question, cards(marked))).toMatchObject({ ok: true, value: { code: 'weis-missed', ...told } });
  });
});

/** What a question says of a card chosen, where that is the lesson's point. */
describe('wrong answers name the rule', () => {
  // prettier-ignore
  const NAMED: readonly (readonly [LessonId, StepId, Answer, object])[] = [
    ['trick', 'follow', cards('EA'), { code: 'not-allowed', rule: 'play.follow-suit', reason: 'must-follow-suit' }],
    ['follow', 'undertrump', cards('T8'), { rule: 'play.undertrump', reason: 'may-not-undertrump', topTrump: valueOf('TA')[0] }],
    ['follow', 'overtrump', cards('EA'), { rule: 'play.follow-suit' }],
    ['follow', 'follow-trump', cards('EA'), { rule: 'play.follow-trump', reason: 'must-follow-trump' }],
    ['follow', 'may-trump', cards('R7 RO'), { rule: 'play.may-trump', why: 'trump' }],
    ['follow', 'overtrump', cards('S8 SO'), { rule: 'play.undertrump', why: 'overtrump' }],
    ['follow', 'lone-puur', cards('TU'), { rule: 'play.puur-exempt', why: 'puur-alone' }],
    ['follow', 'void', cards('T6 TU'), { why: 'void' }],
    ['trick', 'beat', card('EA'), { code: 'not-allowed', reason: 'must-follow-suit' }],
    ['trump', 'beat-king', card('SU'), { code: 'beats', right: true, others: valueOf('S9') }],
    ['count', 'trump-trick', points(26), { why: 'puur' }],
    ['count', 'trump-trick', points(30), { why: 'nell' }],
    ['count', 'trump-trick', points(12), { why: 'puur' }],
    ['count', 'trump-trick', points(45), { why: 'sum' }],
    ['count', 'last-trick', points(7), { why: 'last-trick', rule: 'value.last-trick' }],
    ['count', 'eight', points(16), { why: 'eight' }],
    ['count', 'six', points(21), { why: 'eight' }],
    ['weis', 'find-run', cards('R8 R9 R10 EU'), { code: 'weis-not', why: 'no-weis' }],
    ['weis', 'find-run', cards('E6 E9 EU'), { code: 'weis-not', why: 'gap' }],
    ['weis', 'best', seat(1), { code: 'no-weis-shown' }],
    ['weis', 'best', seat(0), { why: 'points' }],
    ['weis', 'best-tie', seat(1), { why: 'trump' }],
    ['stoeck', 'obenabe', cards('EO EK'), { trump: null }],
    ['stoeck', 'find', cards('TO'), { code: 'stoeck-missed' }],
    ['declare', 'who', seat(2), { why: 'dealer' }],
    ['declare', 'who', seat(0), { why: 'partner-of-dealer' }],
    ['declare', 'who', seat(1), { why: 'left' }],
    ['declare', 'choose-trump', choice('trump:E'), { isBest: true, merits: ['puur-and-nell', 'length'] }],
    ['declare', 'choose-push', choice('push'), { isBest: true, merits: ['nothing'] }],
  ];

  test.each(NAMED)('%s/%s %o', (lesson, step, answer, expected) => {
    expect(judge(questionOf(lesson, step), answer)).toMatchObject({ ok: true, value: expected });
  });
});

describe('the tricks of the lessons', () => {
  const played = LESSON_IDS.flatMap((lesson) =>
    LESSON_STEPS[lesson].flatMap((step) => {
      const found = stepOf(lesson, step);
      return found.kind === 'play' ? [[lesson, step, found.setup] as const] : [];
    }),
  );

  it('are in three lessons', () => {
    expect(played.map(([lesson, step]) => `${lesson}/${step}`)).toEqual(['trick/play', 'trump/play', 'round/round']);
  });

  test.each(played)('%s/%s can be played by its hints', (_, __, setup) => {
    const all = setup.hands.flat();
    expect(new Set(all).size).toBe(all.length);
    let guided = guidedStart(setup);
    for (let steps = 0; guided.phase !== 'over' && steps < 20; steps++) {
      const contract: Contract = 'trump:R';
      const next = guidedAfter(
        guided,
        guided.phase === 'declare'
          ? { do: 'declare', choice: contract }
          : guided.phase === 'weis'
            ? { do: 'weis', cards: valueOf('T10 TU TO') }
            : { do: 'play', card: guided.hint!, stoeck: false },
      );
      if (!next.ok) throw new Error(JSON.stringify(next.error));
      guided = next.value;
    }
    expect(guided.phase).toBe('over');
    expect(guided.tricks[0] + guided.tricks[1]).toBe(setup.tricks);
  });
});
