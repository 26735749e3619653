/** Rule cases: who takes a trick. The form is told in ../case.ts, where they come from in ./all.ts. */
import type { TrickWinnerCase } from '../case.js';

export const trickWinner: readonly TrickWinnerCase[] = [
  {
    id: 'TW03',
    topic: 'trick-winner',
    given: { contract: 'obenabe', trick: ['RU', 'EK', 'EA', 'SA'] },
    expect: { winner: 0 },
    source: 'reference page (jasvel.org)',
  },
  {
    id: 'TW05',
    topic: 'trick-winner',
    given: { contract: 'trump:E', trick: ['EA', 'E9', 'EK', 'E10'] },
    expect: { winner: 1 },
    source: 'reference page (jasvel.org)',
  },
  {
    id: 'TW07',
    topic: 'trick-winner',
    given: { contract: 'trump:E', trick: ['R9', 'RU', 'RO', 'R10'] },
    expect: { winner: 2 },
    source: 'reference page (jasvel.org)',
  },
  {
    id: 'TW09',
    topic: 'trick-winner',
    given: { contract: 'trump:E', trick: ['TA', 'RA', 'SA', 'T6'] },
    expect: { winner: 0 },
    source: 'reference page (jasvel.org)',
  },
  {
    id: 'TW13',
    topic: 'trick-winner',
    given: { contract: 'gusti:obenabe', trick: ['S10', 'SA', 'S6', 'S9'], trickNo: 5 },
    expect: { winner: 1 },
    source: 'Swisslos Coiffeur (Guschti 5/4)',
  },
  {
    id: 'TW14',
    topic: 'trick-winner',
    given: { contract: 'gusti:obenabe', trick: ['S10', 'SA', 'S6', 'S9'], trickNo: 6 },
    expect: { winner: 2 },
    source: 'Swisslos Coiffeur (Guschti 5/4)',
  },
];
