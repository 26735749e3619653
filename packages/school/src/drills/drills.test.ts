/** Drills over many seeds: what is right agrees with the oracle of the test kit, and every question is worth asking. */
import { type Card, formatCard, rankOf, suitOf, SUITS } from '@puur/rules';
import { oracle } from '@puur/testkit';
import { describe, expect, it, test } from 'vitest';

import { CONTRACT_HANDS } from '../contract-hands.js';
import { DRILL_IDS, type DrillId, makeDrill } from '../drill.js';
import { type Level, LEVELS } from '../level.js';
import { judge, solve } from '../judge.js';
import { type Answer, type ContractQuestion, type Question, sceneOf } from '../question.js';
import { randomOf } from '../random.js';
import { contractHand, exchanged } from './contract.js';

const SEEDS = 150;
const settings = oracle.settingsWith();

function made(drill: DrillId, level: Level): readonly Question[] {
  return Array.from({ length: SEEDS }, (_, seed) => makeDrill(drill, level, randomOf(seed * 31 + level)));
}

const kept = new Map<string, readonly Question[]>();
function questions(drill: DrillId, level: Level): readonly Question[] {
  const key = `${drill}${level}`;
  const found = kept.get(key) ?? made(drill, level);
  kept.set(key, found);
  return found;
}

const text = (cards: readonly Card[]): string[] => cards.map(formatCard);
const EVERY = DRILL_IDS.flatMap((drill) => LEVELS.map((level) => [drill, level] as const));

function kindOnly<K extends Question['kind']>(question: Question, kind: K): Extract<Question, { kind: K }> {
  if (question.kind !== kind) throw new Error(`${question.kind}, not ${kind}`);
  return question as Extract<Question, { kind: K }>;
}

test.each(EVERY)('%s at level %i: what is shown as right is right, and what is shown is a deck', (drill, level) => {
  for (const question of questions(drill, level)) {
    expect(judge(question, solve(question))).toMatchObject({ ok: true, value: { right: true } });
    const { hand, lying, open } = sceneOf(question);
    const all = [...hand, ...open, ...(lying?.cards ?? [])];
    expect(new Set(all).size).toBe(all.length);
  }
});

test.each(EVERY)('%s at level %i: the same seed asks the same, other seeds ask otherwise', (drill, level) => {
  const a = questions(drill, level);
  expect(a.slice(0, 50).map((_, seed) => makeDrill(drill, level, randomOf(seed * 31 + level)))).toEqual(a.slice(0, 50));
  // The slate has few questions at its first level.
  expect(new Set(a.map((question) => JSON.stringify(question))).size).toBeGreaterThan(SEEDS / 3);
});

test.each(LEVELS)('winner, level %i: the oracle takes the trick to the same seat', (level) => {
  const at = new Set<number>();
  for (const question of questions('winner', level)) {
    const { contract, lying } = kindOnly(question, 'winner');
    const place = oracle.trickWinner(contract, text(lying.cards));
    const seat = (lying.leader + place) % 4;
    expect(solve(question)).toEqual({ form: 'seat', seat });
    expect(new Set(lying.cards.map(suitOf)).size > 1 || level > 1).toBe(true);
    at.add(place);
  }
  expect([...at].sort()).toEqual([0, 1, 2, 3]);
});

test.each(LEVELS)('legal, level %i: the oracle allows the same cards, and it is no matter of one card', (level) => {
  const rows = new Set<number>();
  for (const question of questions('legal', level)) {
    const { contract, hand, lying } = kindOnly(question, 'legal');
    const { row, cards } = oracle.legalRow(contract, text(hand), text(lying.cards));
    const right = solve(question) as Extract<Answer, { form: 'cards' }>;
    expect(text(right.cards).sort()).toEqual([...cards].sort());
    expect(hand.length).toBeGreaterThanOrEqual(3);
    expect((lying.leader + lying.cards.length) % 4).toBe(0);
    rows.add(row);
  }
  const harder = [...rows].filter((row) => row >= 9 || row === 5);
  if (level === 1) expect(harder).toEqual([]);
  if (level === 3) expect([...rows].sort((a, b) => a - b)).toEqual(expect.arrayContaining([5, 7, 9, 10, 11]));
});

test.each(LEVELS)('legal, level %i: every other set of cards is wrong', (level) => {
  for (const question of questions('legal', level).slice(0, 100)) {
    const { hand } = kindOnly(question, 'legal');
    const right = (solve(question) as Extract<Answer, { form: 'cards' }>).cards;
    for (const card of hand) {
      const cards = right.includes(card) ? right.filter((other) => other !== card) : [...right, card];
      const code = right.includes(card) ? 'also-allowed' : 'not-allowed';
      expect(judge(question, { form: 'cards', cards })).toMatchObject({ value: { right: false, code } });
    }
  }
});

test.each(LEVELS)('weis, level %i: the oracle finds the same cards and points', (level) => {
  let none = 0;
  for (const question of questions('weis', level)) {
    const { hand } = kindOnly(question, 'weis');
    expect(hand).toHaveLength(9);
    const found = oracle.detectWeis(text(hand));
    const right = solve(question) as Extract<Answer, { form: 'cards' }>;
    expect(text(right.cards).sort()).toEqual([...new Set(found.flatMap(({ cards }) => cards))].sort());
    const verdict = judge(question, right);
    if (found.length > 0) expect(verdict).toMatchObject({ value: { points: oracle.weisTotal(found) } });
    else none++;
    if (level === 1) expect(found.length).toBeLessThan(2);
  }
  expect(none).toBeGreaterThan(10);
  expect(none).toBeLessThan(SEEDS / 2);
});

test.each(LEVELS)('count, level %i: the oracle counts the same', (level) => {
  for (const question of questions('count', level)) {
    const { cards, contract, isLast } = kindOnly(question, 'count');
    const sum = oracle.valueOfCards(contract, 1, text(cards), settings) + (isLast ? 5 : 0);
    expect(solve(question)).toEqual({ form: 'number', number: sum });
    expect(sum).toBeGreaterThanOrEqual(5);
    expect(cards.length % 4).toBe(0);
    expect(cards.length > 4).toBe(level === 3);
  }
});

test.each(LEVELS)('strokes, level %i: the oracle draws the same total', (level) => {
  for (const question of questions('strokes', level)) {
    if (question.kind === 'read') continue;
    const { before, add } = kindOnly(question, 'strokes');
    const stood = before.hunderter * 100 + before.fuenfziger * 50 + before.zwanziger * 20 + before.rest;
    const neatest = oracle.drawingOf(stood + add, 'min-rest');
    expect(judge(question, solve(question))).toMatchObject({ value: { total: stood + add, neatest } });
    // A round never writes 1 or 156, and 158 to 256 not without Weis.
    if (level === 1) expect(add === 257 || (add >= 2 && add <= 155)).toBe(true);
    const { marks } = solve(question) as Extract<Answer, { form: 'strokes' }>;
    expect(marks.hunderter).toBeGreaterThanOrEqual(before.hunderter);
    expect(marks.zwanziger).toBeGreaterThanOrEqual(before.zwanziger);
    expect(judge(question, { form: 'strokes', marks: { ...marks, rest: marks.rest + 1 } })).toMatchObject({
      value: { right: false, code: 'written-wrong', stands: stood + add + 1 },
    });
  }
});

describe('contract', () => {
  const all = CONTRACT_HANDS.map(contractHand);

  it('has hands of nine, with five contracts and more to choose from', () => {
    expect(all.length).toBeGreaterThanOrEqual(120);
    for (const { hand, worths, pushed } of all) {
      expect(new Set(hand).size).toBe(9);
      expect(worths).toHaveLength(pushed ? 6 : 7);
      expect(worths.some(({ choice }) => choice === 'push')).toBe(!pushed);
    }
  });

  test.each(LEVELS)('level %i: within the margin is right, beyond is wrong, and something always is wrong', (level) => {
    for (const question of questions('contract', level)) {
      const { worths, margin } = kindOnly(question, 'contract');
      const best = worths[0]!.worth;
      for (const { choice, worth } of worths) {
        const right = best - worth <= margin;
        expect(judge(question, { form: 'contract', choice })).toMatchObject({ value: { right, behind: best - worth } });
      }
      expect(worths.some(({ worth }) => best - worth > margin)).toBe(true);
    }
  });

  it('exchanges suits without changing what a trump suit holds', () => {
    const suits = [SUITS[2]!, SUITS[0]!, SUITS[3]!, SUITS[1]!];
    for (const question of all) {
      const other = exchanged(question, suits);
      for (const { choice, worth } of question.worths) {
        const from = SUITS.find((suit) => choice === `trump:${'ERST'[suit]!}`);
        const to = from === undefined ? choice : (`trump:${'ERST'[suits[from]!]!}` as typeof choice);
        expect(other.worths).toContainEqual({ choice: to, worth });
        if (from === undefined) continue;
        const ranks = ({ hand }: ContractQuestion, suit: number): number[] =>
          hand.filter((card) => suitOf(card) === suit).map(rankOf);
        expect(ranks(other, suits[from]!)).toEqual(ranks(question, from));
      }
    }
  });
});
