/** What is looked at and talked of. Expected values come from the sources named with each case. */
import { describe, test } from 'vitest';
import { expectRuled, objected, plays, type Row, turned } from '../../test/telling.js';

const CONDUCT: readonly Row[] = [
  {
    name: 'looking at a turned trick: its points go over (stöcherei, bluewin)',
    told: {
      table: { contract: 'trump:E', leader: 0 },
      events: [...plays(0, 'SA S6 S10 SK'), turned, { type: 'trick-looked-at', seat: 2, trick: 1 }],
    },
    verdict: 'look-forbidden',
    ruling: { pointsTo: 1, points: 25 },
  },
  {
    name: 'where the table allows the first trick it is free',
    told: {
      profile: { lookBack: 'first' },
      table: { contract: 'trump:E', leader: 0 },
      events: [
        ...plays(0, 'SA S6 S10 SK'),
        turned,
        ...plays(0, 'EA E6 E7 E8'),
        turned,
        { type: 'trick-looked-at', seat: 1, trick: 1 },
      ],
    },
    verdict: 'look-allowed',
    ruling: {},
  },
  {
    name: 'a question that nobody answers has no consequence (Stöcherei)',
    told: { events: [{ type: 'asked', seat: 3, about: 'trump' }, objected(0)] },
    verdict: 'no-offence',
    ruling: { deal: 'stands' },
  },
];

describe('conduct', () => {
  test.each(CONDUCT)('$name', expectRuled);
});
