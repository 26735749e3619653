/** What 157 to 0 is: a match only with all tricks, not with all points (jassen.ch). */
import { describe, expect, it } from 'vitest';
import { type Answer, rule, type Told } from '../../test/telling.js';

describe('157 to 0', () => {
  const told = (tricks?: Told): Told => ({
    table: { contract: 'trump:E' },
    events: [{ type: 'counted', points: { 0: 157, 1: 0 } }, ...(tricks ? [{ type: 'round-ended', tricks }] : [])],
    question: 'count',
  });
  const codes = (answer: Answer): readonly unknown[] =>
    (answer as unknown as { steps: readonly Told[] }).steps.map(({ code }) => code);

  it('asks whether it is a match where nobody told the tricks (jassen.ch: all tricks, not all points)', () => {
    const answer = rule(told());
    expect(codes(answer)).toContain('match-if');
    expect(answer.alternatives).toMatchObject([
      { match: true, roundPoints: { 0: 257, 1: 0 } },
      { match: false, roundPoints: { 0: 157, 1: 0 } },
    ]);
  });

  it.each([
    ['nine to none', { 0: 9, 1: 0 }, true, 257],
    ['eight to one', { 0: 8, 1: 1 }, false, 157],
  ] as const)('is what the tricks say: %s', (_, tricks, match, points) => {
    const answer = rule(told(tricks));
    expect(answer.ruling).toMatchObject({ match, roundPoints: { 0: points, 1: 0 } });
    expect(codes(answer).includes('match')).toBe(match);
    expect(codes(answer)).not.toContain('match-if');
    expect(answer.alternatives).toEqual([]);
  });
});
