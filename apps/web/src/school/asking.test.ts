import { type Card, parseCard, parseCards, type Seat, SEATS } from '@puur/rules';
import {
  DRILL_IDS,
  LESSON_IDS,
  LESSON_STEPS,
  LEVELS,
  makeDrill,
  type Question,
  randomOf,
  solve,
  stepOf,
} from '@puur/school';
import { chalkTotal } from '@puur/tafel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerOf,
  type Asking,
  askingOf,
  cardMarks,
  choiceMark,
  marksNow,
  type Move,
  moved,
  numberNow,
  numberShown,
  seatMark,
  slateNow,
  slateShown,
  STROKES,
} from './asking.js';

function card(name: string): Card {
  const parsed = parseCard(name);
  if (!parsed.ok) throw new Error(name);
  return parsed.value;
}
function cards(names: string): readonly Card[] {
  const parsed = parseCards(names);
  if (!parsed.ok) throw new Error(names);
  return parsed.value;
}
const after = (question: Question, ...moves: readonly Move[]): Asking => moves.reduce(moved, askingOf(question));
const marked = (asking: Asking): Record<string, string> =>
  Object.fromEntries([...cardMarks(asking)].map(([one, mark]) => [String(one), mark]));
const marks = (right: string, wrong = '', missed = ''): Record<string, string> =>
  Object.fromEntries(
    (
      [
        [right, 'right'],
        [wrong, 'wrong'],
        [missed, 'missed'],
      ] as const
    ).flatMap(([names, mark]) => (names === '' ? [] : cards(names).map((one) => [String(one), mark]))),
  );

/** Seat 3 has the only trump of four cards and so takes the trick (reference page, "Trumpf"). */
const WINNER: Question = {
  kind: 'winner',
  contract: 'trump:S',
  lying: { leader: 1, cards: cards('E9 EK S6 EA') },
};
/** Eicheln were led and are held: they, and every trump, may be played (reference page, "Farbzwang"). */
const LEGAL: Question = {
  kind: 'legal',
  contract: 'trump:T',
  lying: { leader: 3, cards: cards('EU') },
  hand: cards('E8 EK R9 T7'),
};
/** Vierblatt of Rosen, and a Schelle that belongs to nothing. */
const WEIS: Question = { kind: 'weis', hand: cards('R7 R8 R9 R10 SA') };
const NO_WEIS: Question = { kind: 'weis', hand: cards('R7 R9 RU S6 SA') };
/** Trump Puur 20 and Nell 14 (reference page, "Punktewerte"). */
const COUNT: Question = { kind: 'count', contract: 'trump:S', cards: cards('SU S9'), isLast: false };
/** The worths of a row of the table that the strong player made: Rosen far before everything else. */
const CONTRACT: Question = {
  kind: 'contract',
  hand: cards('R6 R9 RU RA E8 S7 S9 T6 TK'),
  pushed: false,
  worths: [
    { choice: 'trump:R', worth: 130 },
    { choice: 'push', worth: 110 },
    { choice: 'obenabe', worth: 70 },
  ],
  margin: 5,
};
const STROKES_89: Question = {
  kind: 'strokes',
  before: { fuenfhunderter: 0, hunderter: 1, fuenfziger: 0, zwanziger: 0, rest: 8 },
  add: 89,
};

describe('one choice answers at once', () => {
  it('takes the seat that was tapped, and marks it', () => {
    const right = after(WINNER, { do: 'seat', seat: 3 });
    expect(right.verdict?.right).toBe(true);
    expect(SEATS.map((seat) => seatMark(right, seat))).toEqual([undefined, undefined, undefined, 'right']);
  });

  it('says wrong, lets one try again, and shows on request', () => {
    const wrong = after(WINNER, { do: 'seat', seat: 0 });
    expect(wrong.verdict?.right).toBe(false);
    expect(SEATS.map((seat) => seatMark(wrong, seat))).toEqual(['wrong', undefined, undefined, undefined]);
    const again = moved(wrong, { do: 'again' });
    expect(again).toMatchObject({ verdict: null, wrong: 1, draft: { form: 'seat', seat: null } });
    const shown = moved(wrong, { do: 'show' });
    expect(SEATS.map((seat) => seatMark(shown, seat))).toEqual(['wrong', undefined, undefined, 'missed']);
  });

  it('takes another tap for another try, and the same tap for none', () => {
    const wrong = after(WINNER, { do: 'seat', seat: 0 });
    expect(moved(wrong, { do: 'seat', seat: 0 })).toBe(wrong);
    expect(moved(wrong, { do: 'seat', seat: 1 })).toMatchObject({ wrong: 2, draft: { seat: 1 } });
    expect(moved(wrong, { do: 'seat', seat: 3 })).toMatchObject({ wrong: 1, verdict: { right: true } });
  });

  it('hears nothing more once it was right or was shown', () => {
    const right = after(WINNER, { do: 'seat', seat: 3 });
    const shown = after(WINNER, { do: 'seat', seat: 0 }, { do: 'show' });
    for (const move of [{ do: 'again' }, { do: 'show' }, { do: 'send' }, { do: 'seat', seat: 1 }] as const) {
      expect(moved(right, move)).toBe(right);
      expect(moved(shown, move)).toBe(shown);
    }
  });

  it('shows the contract at once, as the reason names it', () => {
    const wrong = after(CONTRACT, { do: 'choose', choice: 'obenabe' });
    expect(wrong).toMatchObject({ isShown: true, verdict: { right: false } });
    expect(choiceMark(wrong, 'trump:R')).toBe('missed');
  });
});

describe('several cards are marked, then sent', () => {
  it('cannot be sent empty where something must be chosen', () => {
    expect(answerOf(askingOf(LEGAL))).toBeNull();
    expect(moved(askingOf(LEGAL), { do: 'send' }).verdict).toBeNull();
  });

  it('takes a card back that was tapped twice', () => {
    const asking = after(LEGAL, { do: 'card', card: card('R9') }, { do: 'card', card: card('R9') });
    expect(asking.draft).toEqual({ form: 'cards', cards: [] });
  });

  it('marks what was wrong, and what it would have been only when asked', () => {
    const tapped = cards('E8 R9').map((one): Move => ({ do: 'card', card: one }));
    const wrong = after(LEGAL, ...tapped, { do: 'send' });
    expect(marked(wrong)).toEqual(marks('', 'R9'));
    expect(marked(moved(wrong, { do: 'show' }))).toEqual(marks('E8', 'R9', 'EK T7'));
  });

  it('keeps what was rightly marked for another try, and what was said', () => {
    const tapped = cards('E8 R9').map((one): Move => ({ do: 'card', card: one }));
    const wrong = after(LEGAL, ...tapped, { do: 'send' });
    const again = moved(wrong, { do: 'again' });
    expect(again).toMatchObject({ draft: { cards: cards('E8') }, verdict: null, said: wrong.verdict, wrong: 1 });
    // The card that was wrong is off with a tap on it, any other comes on.
    expect(moved(wrong, { do: 'card', card: card('R9') })).toBe(wrong);
    const more = moved(wrong, { do: 'card', card: card('EK') });
    expect(more.draft).toEqual({ form: 'cards', cards: cards('E8 EK') });
    expect(
      after(
        LEGAL,
        ...tapped,
        { do: 'send' },
        { do: 'card', card: card('EK') },
        { do: 'card', card: card('T7') },
        { do: 'send' },
      ).verdict?.right,
    ).toBe(true);
  });

  it('marks all that was right', () => {
    const tapped = cards('T7 EK E8').map((one): Move => ({ do: 'card', card: one }));
    expect(marked(after(LEGAL, ...tapped, { do: 'send' }))).toEqual(marks('E8 EK T7'));
  });

  it('takes no card for an answer where there may be no Weis', () => {
    expect(after(NO_WEIS, { do: 'send' }).verdict?.right).toBe(true);
    expect(after(WEIS, { do: 'send' }).verdict?.right).toBe(false);
    const all = cards('R7 R8 R9 R10').map((one): Move => ({ do: 'card', card: one }));
    expect(after(WEIS, ...all, { do: 'send' }).verdict?.right).toBe(true);
  });
});

describe('a number is typed', () => {
  const typed = (...digits: readonly number[]): readonly Move[] => digits.map((digit) => ({ do: 'digit', digit }));

  it('has three digits at most, and none that leads it with nothing', () => {
    expect(numberNow(after(COUNT, ...typed(1, 5, 7, 9)))).toBe('157');
    expect(numberNow(after(COUNT, ...typed(0, 3, 4)))).toBe('34');
    expect(numberNow(after(COUNT, ...typed(3, 4), { do: 'rub' }))).toBe('3');
  });

  it('is right by what the cards count, and shows the sum when asked', () => {
    expect(after(COUNT, ...typed(3, 4), { do: 'send' }).verdict?.right).toBe(true);
    const wrong = after(COUNT, ...typed(1, 6), { do: 'send' });
    expect(wrong.verdict?.right).toBe(false);
    expect(numberShown(wrong)).toBeNull();
    expect(numberShown(moved(wrong, { do: 'show' }))).toBe('34');
  });

  it('leaves standing what was typed when the right number is shown', () => {
    expect(numberNow(after(COUNT, ...typed(1, 6), { do: 'send' }, { do: 'show' }))).toBe('16');
  });

  it('begins anew with the first digit after a wrong number', () => {
    const again = after(COUNT, ...typed(1, 6), { do: 'send' }, ...typed(3, 4));
    expect(numberNow(again)).toBe('34');
    expect(moved(again, { do: 'send' })).toMatchObject({ wrong: 1, verdict: { right: true } });
  });
});

describe('the slate is written on', () => {
  it('keeps what stands, adds strokes and has its rest written anew', () => {
    // 108 + 89 = 197: a hundred, a fifty, two twenties and 7.
    const written = after(
      STROKES_89,
      { do: 'stroke', stroke: 'fuenfziger' },
      { do: 'stroke', stroke: 'zwanziger' },
      { do: 'stroke', stroke: 'zwanziger' },
      { do: 'digit', digit: 7 },
    );
    expect(slateNow(written)).toEqual({ fuenfhunderter: 0, hunderter: 1, fuenfziger: 1, zwanziger: 2, rest: 7 });
    expect(moved(written, { do: 'send' }).verdict?.right).toBe(true);
  });

  it('leaves the learner’s strokes standing, to go on from and beside what it should have been', () => {
    // 108 + 50 = 158, 39 too few.
    const wrong = after(STROKES_89, { do: 'stroke', stroke: 'fuenfziger' }, { do: 'send' });
    const own = { fuenfhunderter: 0, hunderter: 1, fuenfziger: 1, zwanziger: 0, rest: 8 };
    expect(slateNow(wrong)).toEqual(own);
    expect(slateShown(wrong)).toBeNull();
    const shown = moved(wrong, { do: 'show' });
    expect(slateNow(shown)).toEqual(own);
    expect(slateShown(shown)).toEqual({ fuenfhunderter: 0, hunderter: 1, fuenfziger: 1, zwanziger: 2, rest: 7 });
    expect(slateNow(moved(wrong, { do: 'stroke', stroke: 'zwanziger' }))).toEqual({ ...own, zwanziger: 1 });
  });

  it('takes away a rest that was wrong and keeps one that was right', () => {
    // 108 + 89 = 197: the rest is 7.
    const wrong = after(STROKES_89, { do: 'digit', digit: 3 }, { do: 'send' });
    expect(moved(wrong, { do: 'again' }).draft).toMatchObject({ typed: '' });
    expect(moved(wrong, { do: 'rub' }).draft).toMatchObject({ typed: '' });
    expect(moved(wrong, { do: 'digit', digit: 7 }).draft).toMatchObject({ typed: '7' });
    const half = after(STROKES_89, { do: 'stroke', stroke: 'fuenfziger' }, { do: 'digit', digit: 7 }, { do: 'send' });
    expect(moved(half, { do: 'again' }).draft).toMatchObject({ typed: '7', added: ['fuenfziger'] });
    expect(moved(half, { do: 'rub' }).draft).toMatchObject({ typed: '', added: ['fuenfziger'] });
  });

  it('rubs out the rest first, then its own strokes, and never what stood there', () => {
    const rubbed = after(
      STROKES_89,
      { do: 'stroke', stroke: 'fuenfziger' },
      { do: 'digit', digit: 7 },
      { do: 'rub' },
      { do: 'rub' },
      { do: 'rub' },
      { do: 'rub' },
    );
    expect(slateNow(rubbed)).toEqual(STROKES_89.before);
    expect(answerOf(rubbed)).toBeNull();
  });
});

const MOVES: fc.Arbitrary<Move> = fc.oneof(
  fc.nat(35).map((one): Move => ({ do: 'card', card: one as Card })),
  fc.nat(3).map((seat): Move => ({ do: 'seat', seat: seat as Seat })),
  fc.nat(9).map((digit): Move => ({ do: 'digit', digit })),
  fc.constantFrom(...STROKES).map((stroke): Move => ({ do: 'stroke', stroke })),
  fc.constantFrom<Move>(
    { do: 'rub' },
    { do: 'send' },
    { do: 'again' },
    { do: 'show' },
    { do: 'choose', choice: 'obenabe' },
  ),
);

/** Every question of every lesson. */
const LESSON_QUESTIONS: readonly Question[] = LESSON_IDS.flatMap((lesson) =>
  LESSON_STEPS[lesson].flatMap((step) => {
    const content = stepOf(lesson, step);
    return content.kind === 'ask' ? [content.question] : [];
  }),
);
const QUESTIONS: fc.Arbitrary<Question> = fc.oneof(
  fc.constantFrom(...LESSON_QUESTIONS),
  fc
    .tuple(fc.constantFrom(...DRILL_IDS), fc.constantFrom(...LEVELS), fc.nat())
    .map(([drill, level, seed]) => makeDrill(drill, level, randomOf(seed))),
);

describe('any question', () => {
  it('stands any taps, never forgets a wrong answer and never unsays a right one', () => {
    fc.assert(
      fc.property(QUESTIONS, fc.array(MOVES, { maxLength: 12 }), (question, moves) => {
        let asking = askingOf(question);
        for (const move of moves) {
          const next = moved(asking, move);
          expect(next.wrong).toBeGreaterThanOrEqual(asking.wrong);
          if (asking.verdict?.right === true) expect(next).toBe(asking);
          if (next.draft.form === 'strokes' && question.kind === 'strokes') {
            const { rest: _, ...strokes } = marksNow(question.before, next.draft);
            for (const kind of STROKES) expect(strokes[kind]).toBeGreaterThanOrEqual(question.before[kind]);
          }
          asking = next;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is answered rightly by what the school shows as its answer', () => {
    fc.assert(
      fc.property(QUESTIONS, (question) => {
        const answer = solve(question);
        const taps = ((): readonly Move[] => {
          switch (answer.form) {
            case 'card':
              return [{ do: 'card', card: answer.card }];
            case 'cards':
              return [...answer.cards.map((one): Move => ({ do: 'card', card: one })), { do: 'send' }];
            case 'seat':
              return [{ do: 'seat', seat: answer.seat }];
            case 'contract':
              return [{ do: 'choose', choice: answer.choice }];
            case 'number':
              return Array.from(String(answer.number), (digit): Move => ({ do: 'digit', digit: Number(digit) })).concat(
                {
                  do: 'send',
                },
              );
            case 'strokes': {
              if (question.kind !== 'strokes') return [];
              const { before } = question;
              const strokes = STROKES.flatMap((stroke) =>
                Array.from({ length: answer.marks[stroke] - before[stroke] }, (): Move => ({ do: 'stroke', stroke })),
              );
              const rest = Array.from(String(answer.marks.rest), (digit): Move => ({
                do: 'digit',
                digit: Number(digit),
              }));
              expect(chalkTotal(answer.marks)).toBe(chalkTotal(before) + question.add);
              return [...strokes, ...rest, { do: 'send' }];
            }
          }
        })();
        const asking = after(question, ...taps);
        expect(asking.verdict?.right).toBe(true);
        if (answer.form === 'contract') expect(choiceMark(asking, answer.choice)).toBe('right');
        if (answer.form === 'cards') expect([...cardMarks(asking).values()]).toEqual(answer.cards.map(() => 'right'));
      }),
      { numRuns: 300 },
    );
  });
});
