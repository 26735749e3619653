/** When a slate is corrected. Expected values come from the sources named with each case. */
import { describe, test } from 'vitest';
import { expectRuled, objected, type Row } from '../../test/telling.js';

const SLATES: readonly Row[] = [
  {
    name: 'a slate is corrected during the next deal (jassonkel)',
    told: { events: [{ type: 'written', team: 0, points: 98, should: 89 }, { type: 'dealt', seat: 1 }, objected(1)] },
    verdict: 'slate-corrected',
    ruling: { writtenPoints: 89 },
  },
  {
    name: 'and later only with clear evidence',
    told: {
      events: [
        { type: 'written', team: 0, points: 98, should: 89 },
        { type: 'dealt', seat: 1 },
        { type: 'dealt', seat: 2 },
        objected(1),
      ],
    },
    verdict: 'slate-stands',
    ruling: { writtenPoints: 98 },
  },
];

describe('the slate', () => {
  test.each(SLATES)('$name', expectRuled);
});
