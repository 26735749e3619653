import { describe, expect, test } from 'vitest';
import { EXAMPLE_IDS, EXAMPLES } from './cases.js';
import { checkExample, checkExamples } from './check.js';
import type { Example } from './example.js';
import { isRight, sceneOf, taskOf } from './task.js';

describe('the examples', () => {
  test('every answer written by hand is what the rules say', () => {
    expect(checkExamples()).toEqual([]);
  });

  test('there are enough of them, each under one topic', () => {
    expect(EXAMPLE_IDS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(EXAMPLE_IDS).size).toBe(EXAMPLE_IDS.length);
    expect(Object.keys(EXAMPLES).sort()).toEqual([...EXAMPLE_IDS].sort());
  });
});

/** The same example with another answer: what a slip of the pen would make of it. */
function spoilt(example: Example): Example {
  switch (example.kind) {
    case 'legal':
      return { ...example, right: example.right.split(' ').slice(1).join(' ') };
    case 'winner':
    case 'weis-compare':
    case 'dealing':
    case 'draw':
    case 'choosing':
      return { ...example, right: ((example.right + 1) % 4) as 0 | 1 | 2 | 3 };
    case 'points':
    case 'weis':
    case 'weis-called':
    case 'stoeck':
    case 'round':
    case 'tafel':
    case 'factor':
    case 'coiffeur':
    case 'differenzler':
      return { ...example, right: example.choices.find((choice) => choice !== example.right)! };
    case 'end':
      return { ...example, right: example.right === 0 ? 1 : 0 };
    case 'claim':
      return { ...example, right: example.right === 0 ? 1 : 0 };
    case 'split':
    case 'push':
      return { ...example, right: !example.right };
    case 'quarrel':
      return { ...example, verdict: 'deal-void' };
  }
}

describe.each(EXAMPLE_IDS)('%s', (id) => {
  const example = EXAMPLES[id];

  test('with another answer it would be found out', () => {
    expect(checkExample(spoilt(example))).not.toEqual([]);
  });

  test('its right answer is taken as right, and a wrong one is not', () => {
    const task = taskOf(example);
    expect(isRight(task, task.right)).toBe(true);
    if (task.kind === 'cards') expect(isRight(task, task.right.slice(1))).toBe(false);
    if (task.kind === 'yes-no') expect(isRight(task, !task.right)).toBe(false);
    if (task.kind === 'number') {
      for (const choice of task.choices) expect(isRight(task, choice)).toBe(choice === task.right);
    }
  });

  test('no card is seen twice', () => {
    const { trick, hand, groups } = sceneOf(example);
    const shown = [...trick.map(({ card }) => card), ...hand];
    expect(new Set(shown).size).toBe(shown.length);
    for (const { cards } of groups) expect(new Set(cards).size).toBe(cards.length);
  });
});
