/** Whose Weis counts, and what was called wrong. Expected values come from the sources named with each case. */
import { describe, expect, it, test } from 'vitest';
import { cards, expectRuled, play, type Row, rule, type Told } from '../../test/telling.js';

const WEISE: readonly Row[] = [
  {
    name: 'of two calls whose cards nobody tells the higher one writes (jassonkel)',
    told: {
      table: { contract: 'trump:E', forehand: 0 },
      events: [
        play(0),
        { type: 'weis-announced', seat: 0, points: 20 },
        play(1),
        { type: 'weis-announced', seat: 1, points: 50 },
      ],
      question: 'weis',
    },
    verdict: 'weis-counts',
    ruling: { bestSeat: 1, weisTo: 1, points: 50 },
  },
];

describe('the Weis', () => {
  test.each(WEISE)('$name', expectRuled);
});

describe('the steps', () => {
  it.each([
    ['called too high', 50, cards('R6 R7 R8'), { points: 50, of: 20 }],
    ['called too low', 20, cards('R6 R7 R8 R9'), { points: 20, of: 50 }],
  ] as const)('name a Weis that was %s (jasswelt)', (_, points, weis, told) => {
    const { ruling, ...rest } = rule({
      table: { contract: 'trump:E', forehand: 0 },
      events: [play(0, 'R6'), { type: 'weis-announced', seat: 0, points, weise: [weis] }, play(1, 'RU')],
      question: 'weis',
    });
    expect(ruling).toMatchObject({ weisTo: 0, points: 20 });
    expect((rest as unknown as { steps: readonly Told[] }).steps).toContainEqual(
      expect.objectContaining({ code: 'weis-called', ...told }),
    );
  });

  it('find no wrong call where somebody named all Weise of a hand together', () => {
    const { ruling, ...rest } = rule({
      table: { contract: 'trump:E', forehand: 0 },
      events: [
        play(0, 'R6'),
        { type: 'weis-announced', seat: 0, points: 70, weise: [cards('R6 R7 R8'), cards('SU SO SK SA')] },
        play(1, 'RU'),
      ],
      question: 'weis',
    });
    expect(ruling).toMatchObject({ points: 70 });
    expect(JSON.stringify(rest)).not.toContain('weis-called');
  });

  it('rest a row that is no Weis on what a Weis is: ace, six, seven (natural order, no wrap-around)', () => {
    const told = {
      table: { contract: 'trump:E', forehand: 0 },
      events: [{ type: 'weis-announced', seat: 0, points: 20, weise: [cards('RA R6 R7')] }],
      question: 'weis',
    };
    expect(rule(told)).toMatchObject({ verdict: 'weis-none', rule: 'weis.kinds' });
  });
});
