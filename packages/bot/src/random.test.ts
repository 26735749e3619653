import { CARDS } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { randomFrom, shuffled } from './random.js';

describe('Randomness from a seed', () => {
  it('is the same for the same seed and parts, and another for another', () => {
    const draw = (...parts: Parameters<typeof randomFrom>): number[] => {
      const random = randomFrom(...parts);
      return [random(), random(), random()];
    };
    expect(draw(7, 'a')).toEqual(draw(7, 'a'));
    expect(draw(7, 'a')).toEqual(draw('7', 'a'));
    expect(draw(7, 'a')).not.toEqual(draw(7, 'b'));
    expect(draw(7, 'a')).not.toEqual(draw(8, 'a'));
  });

  it('is spread evenly: each tenth of the range gets its share of ten thousand draws', () => {
    const random = randomFrom(1);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i++) counts[Math.floor(random() * 10)]!++;
    // Expected 1000 each, standard deviation 30.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('shuffles every card into every place', () => {
    const random = randomFrom(2);
    const first = new Set(Array.from({ length: 1000 }, () => shuffled(random)[0]));
    expect(first.size).toBe(CARDS.length);
    expect([...shuffled(random)].sort((a, b) => a - b)).toEqual(CARDS);
  });
});
