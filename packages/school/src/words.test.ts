/** The texts: complete in every language, marked so that every deck can show its own, and the same cards in each. */
import { type Card, NINE, UNDER } from '@puur/rules';
import { LANGUAGES } from '@puur/words';
import { describe, expect, it, test } from 'vitest';

import { DRILL_IDS, makeDrill } from './drill.js';
import { LEVELS } from './level.js';
import { CARD_COMMENTS } from './comment.js';
import type { Comment } from './guided.js';
import { judge, solve } from './judge.js';
import { schoolWordsIn } from './language.js';
import { LESSON_IDS, LESSON_STEPS } from './lesson.js';
import { type Answer, answerFormOf, type Question, sceneOf } from './question.js';
import { randomOf } from './random.js';
import { stepOf } from './step.js';
import { partsOf } from './text.js';
import type { Verdict } from './verdict.js';
import { askOf, commentText, type SchoolWords, type StepText, verdictText } from './words.js';

const all = await Promise.all(LANGUAGES.map(async (language) => [language, await schoolWordsIn(language)] as const));

function textsOf({ tell, ask, right }: StepText): string[] {
  return [...tell, ...(ask === undefined ? [] : [ask]), ...(right === undefined ? [] : [right])];
}

function stepsOf(words: SchoolWords): readonly (readonly [name: string, text: StepText])[] {
  return LESSON_IDS.flatMap((lesson) =>
    LESSON_STEPS[lesson].map(
      (step) => [`${lesson}/${step}`, (words.lessons[lesson].steps as Record<string, StepText>)[step]!] as const,
    ),
  );
}

/** The marks of a text in order of their names. */
function marksOf(text: string): string[] {
  return (text.match(/\{[^}]*\}/g) ?? []).map((mark) => mark.replace('the ', '')).sort();
}

/** Names of ranks and suits that only one deck has; the sentences must leave them to the deck. */
const ONE_DECK = new RegExp(
  [
    '\\bober\\b|\\bunder\\b|banner|bube|dame|eichel|rosen|schelle|schilte|schaufel|kreuz(?!weis)|\\bherz|ecken',
    'valet|bannière|trèfle|pique|\\bcœur|carreau',
    'fante|donna|bandiera|fiori|picche|cuori|quadri',
    '\\bjack|queen|clubs|spades|hearts|diamonds',
  ].join('|'),
  'i',
);

const ARTICLE = /\b(der|die|das|den|dem|le|la|les|un|une|il|lo|uno|una|the|an) \{[ERST]?(U|O|10)\}/i;

function checked(text: string, where: string): void {
  const bare = partsOf(text)
    .flatMap((part) => (part.kind === 'text' ? [part.text] : []))
    .join(' ');
  expect(text.trim(), where).toBe(text);
  expect(text, where).not.toMatch(/undefined|null|NaN|\[object|ß| {2}|~|\.\.| ,| \./);
  expect(text, where).toMatch(/[.?!»”]$/);
  expect(bare, where).not.toMatch(ONE_DECK);
  // An article before a card or rank would be wrong in one of the decks.
  expect(text, where).not.toMatch(ARTICLE);
}

/** Wrong answers of all kinds, made without knowing what is right. */
function someAnswers(question: Question, seed: number): Answer[] {
  const random = randomOf(seed);
  const { hand } = sceneOf(question);
  switch (answerFormOf(question)) {
    case 'card':
      return hand.map((card) => ({ form: 'card', card }));
    case 'cards':
      return [
        ...hand.map((card): Answer => ({ form: 'cards', cards: [card] })),
        ...Array.from({ length: 6 }, (): Answer => ({ form: 'cards', cards: hand.filter(() => random(2) === 0) })),
        { form: 'cards', cards: hand },
      ];
    case 'seat':
      return ([0, 1, 2, 3] as const).map((seat) => ({ form: 'seat', seat }));
    case 'number': {
      const { number } = solve(question) as Extract<Answer, { form: 'number' }>;
      return [-32, -18, -14, -8, -5, 0, 1, 11].map((off) => ({ form: 'number', number: number + off }));
    }
    case 'contract':
      return (['trump:E', 'trump:R', 'trump:S', 'trump:T', 'obenabe', 'undenufe', 'push'] as const).map((choice) => ({
        form: 'contract',
        choice,
      }));
    case 'strokes': {
      const { marks } = solve(question) as Extract<Answer, { form: 'strokes' }>;
      return [
        { form: 'strokes', marks },
        { form: 'strokes', marks: { ...marks, hunderter: marks.hunderter + 1 } },
        { form: 'strokes', marks: { ...marks, zwanziger: 0, rest: marks.rest + 20 * marks.zwanziger } },
      ];
    }
  }
}

const asked: readonly Question[] = [
  ...LESSON_IDS.flatMap((lesson) =>
    LESSON_STEPS[lesson].flatMap((step) => {
      const found = stepOf(lesson, step);
      return found.kind === 'ask' ? [found.question] : [];
    }),
  ),
  ...DRILL_IDS.flatMap((drill) =>
    LEVELS.flatMap((level) => Array.from({ length: 12 }, (_, seed) => makeDrill(drill, level, randomOf(seed + 1000)))),
  ),
];
const verdicts: readonly Verdict[] = asked.flatMap((question, seed) =>
  [solve(question), ...someAnswers(question, seed)].map((answer) => {
    const judged = judge(question, answer);
    if (!judged.ok) throw new Error(judged.error.code);
    return judged.value;
  }),
);

describe.each(all)('%s', (language, words) => {
  test('every step has its words', () => {
    for (const [name, text] of stepsOf(words)) {
      expect(text.tell.length, name).toBeGreaterThan(0);
      for (const sentence of textsOf(text)) checked(sentence, `${language} ${name}: ${sentence}`);
    }
  });

  test('every lesson, drill and level has its name', () => {
    for (const lesson of LESSON_IDS) {
      const { title, about, done } = words.lessons[lesson];
      checked(done, done);
      for (const name of [title, about]) expect(name).toMatch(/^[^{}]{3,50}$/);
    }
    for (const drill of DRILL_IDS) expect(words.drills[drill].title).toMatch(/^[^{}]{3,50}$/);
    for (const level of LEVELS) expect(words.levels[level]).toMatch(/^\p{L}+$/u);
  });

  test('every question and every verdict has a sentence that can be shown', () => {
    for (const question of asked) checked(askOf(words, question), `${language} ${question.kind}`);
    const texts = new Set(verdicts.map((verdict) => verdictText(words, verdict)));
    for (const text of texts) checked(text, `${language}: ${text}`);
  });

  test('a wrong answer about cards names the card that was chosen', () => {
    for (const verdict of verdicts) {
      if (verdict.right || !('chosen' in verdict) || typeof verdict.chosen !== 'number') continue;
      if (verdict.code === 'not-forehand') continue;
      const marks = partsOf(verdictText(words, verdict)).flatMap((part) => (part.kind === 'card' ? [part.card] : []));
      expect(marks, verdict.code).toContain(verdict.chosen);
    }
  });

  // Four alike count 100, but four nines 150 and four Under 200 (rules.md, section 6).
  test('a quartet is named by its rank', () => {
    const weis = { code: 'weis-points', rule: 'weis.kinds', right: true } as const;
    const said = (points: number, rank: number): string =>
      verdictText(words, {
        ...weis,
        weis: { kind: 'quartet', points, cards: [0, 9, 18, 27].map((suit) => (suit + rank) as Card) },
      });
    const nines = { de: 'Vier Neuner zählen 150', fr: 'quatre neuf', it: 'quattro nove valgono 150', en: 'four nines' };
    expect(said(150, NINE)).toContain(nines[language]);
    expect(said(200, UNDER)).toContain('{U}');
    expect(said(100, NINE + 1)).toContain('{10}');
  });

  test('who has found one of two Weise hears of the second', () => {
    const missed = { code: 'weis-missed', rule: 'weis.kinds', right: false, isPart: false } as const;
    const second = { de: 'zweiter', fr: 'une seconde', it: 'una seconda', en: 'a second one' };
    expect(verdictText(words, { ...missed, count: 1, found: 1 })).toContain(second[language]);
    expect(verdictText(words, { ...missed, count: 2, found: 0 })).toMatch(/\b2\b/);
  });

  test('every comment has a sentence', () => {
    const comments: readonly Comment[] = [
      { code: 'declared', seat: 2, contract: 'trump:S' },
      { code: 'declared', seat: 2, contract: 'undenufe' },
      { code: 'pushed' },
      { code: 'weis-called', seat: 1, weise: [{ kind: 'run', cards: [], points: 20 }] },
      { code: 'weis-written', ours: true, points: 20 },
      { code: 'weis-written', ours: false, points: 50 },
      { code: 'stoeck-said', seat: 0 },
      { code: 'stoeck-said', seat: 3 },
      { code: 'stoeck-forgotten' },
      { code: 'stoeck-wrong', card: solveCard() },
      { code: 'trick-taken', seat: 0, card: solveCard(), points: 12, isLast: false },
      { code: 'trick-taken', seat: 1, card: solveCard(), points: 12, isLast: true },
      { code: 'round-over', points: [100, 57], isMatch: false },
      { code: 'round-over', points: [257, 0], isMatch: true },
      { code: 'judged', verdict: verdicts[0]! },
      ...CARD_COMMENTS.map((about): Comment => ({
        code: 'card',
        about,
        card: solveCard(),
        better: solveCard(),
        points: 3,
      })),
    ];
    for (const comment of comments) checked(commentText(words, comment), `${language} ${comment.code}`);
  });
});

function solveCard() {
  const question = asked.find(({ kind }) => kind === 'strongest')!;
  return (solve(question) as Extract<Answer, { form: 'card' }>).card;
}

it('reaches most verdicts', () => {
  const rare = ['stoeck-half', 'wrong-suit'];
  const codes = new Set(verdicts.map(({ code }) => code));
  for (const code of Object.keys(all[0]![1].verdicts)) {
    if (!rare.includes(code)) expect([...codes], code).toContain(code);
  }
});

it('speaks of the same cards, suits and seats in every language', () => {
  const [[, german], ...others] = all as [(typeof all)[number], ...typeof all];
  for (const [language, words] of others) {
    for (const [index, [name, text]] of stepsOf(words).entries()) {
      const source = stepsOf(german)[index]![1];
      expect(marksOf(textsOf(text).join(' ')), `${language} ${name}`).toEqual(marksOf(textsOf(source).join(' ')));
      expect(text.tell.length, `${language} ${name}`).toBe(source.tell.length);
      expect(Object.keys(text).sort(), `${language} ${name}`).toEqual(Object.keys(source).sort());
    }
  }
});

it('reads marks, and throws at what is none', () => {
  expect(partsOf('Mit {EU} und {R}, {10} oder {obenabe}: {@3}.').map(({ kind }) => kind)).toEqual([
    'text', 'card', 'text', 'suit', 'text', 'rank', 'text', 'contract', 'text', 'seat', 'text',
  ]); // prettier-ignore
  expect(() => partsOf('Mit {EX}.')).toThrow('{EX}');
});

it('says which marks open a sentence', () => {
  const opening = partsOf('{EU} sticht {EO}. {@1} nimmt: {R6}. «Gut.» {R7}').flatMap((part) =>
    part.kind === 'text' ? [] : [part.opens],
  );
  expect(opening).toEqual([true, false, true, false, true]);
});
