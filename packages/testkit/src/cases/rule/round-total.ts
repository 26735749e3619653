/** Rule cases: what a round counts. The form is told in ../case.ts, where they come from in ./all.ts. */
import type { RoundTotalCase } from '../case.js';

export const roundTotal: readonly RoundTotalCase[] = [
  {
    id: 'RT02',
    topic: 'round-total',
    given: { contract: 'trump:E', factor: 1, cards: { A: 152, B: 0 }, lastTrick: 'A', tricks: { A: 9, B: 0 } },
    expect: { A: 257, B: 0 },
    source: 'reference page (jasvel.org)',
  },
  {
    id: 'RT03',
    topic: 'round-total',
    given: { contract: 'obenabe', factor: 1, cards: { A: 152, B: 0 }, lastTrick: 'B', tricks: { A: 8, B: 1 } },
    expect: { A: 152, B: 5 },
    source: 'reference page (jasvel.org)',
  },
  {
    id: 'RT04',
    topic: 'round-total',
    given: { contract: 'trump:S', factor: 2, cards: { A: 152, B: 0 }, lastTrick: 'A', tricks: { A: 9, B: 0 } },
    expect: { A: 514, B: 0 },
    source: 'urikon.ch (Matsch 514); Parlett; spotlightongames',
  },
  {
    id: 'RT06',
    topic: 'round-total',
    given: {
      contract: 'obenabe',
      factor: 3,
      cards: { A: 90, B: 62 },
      lastTrick: 'A',
      tricks: { A: 6, B: 3 },
      weis: { A: 120, B: 0 },
    },
    expect: { A: 645, B: 186 },
    source: 'jasskarten.com (3 x 120 = 360); Swisslos',
  },
  {
    id: 'RT07',
    topic: 'round-total',
    given: {
      contract: 'trump:S',
      factor: 2,
      cards: { A: 80, B: 72 },
      lastTrick: 'B',
      tricks: { A: 5, B: 4 },
      weis: { A: 0, B: 20 },
      stoeck: { A: 20, B: 0 },
    },
    expect: { A: 200, B: 194 },
    source: 'Parlett; jasskarten.com (Stöck multiplied)',
  },
  {
    id: 'RT08',
    topic: 'round-total',
    given: { contract: 'trump:E', factor: 1, cards: { A: 152, B: 0 }, lastTrick: 'A', tricks: { A: 9, B: 0 } },
    expect: { A: 157, B: 0 },
    profile: { matchBonus: 0 },
    source: 'Dorfverein Thalheim; jass-events.ch; jassen-stallikon.ch tournament rules',
  },
  {
    id: 'RT13',
    topic: 'round-total',
    given: { contract: 'undenufe', factor: 4, cards: { A: 60, B: 92 }, lastTrick: 'A', tricks: { A: 4, B: 5 } },
    expect: { A: 260, B: 368 },
    source: 'spotlightongames/pagat: Undenufe x4, target 3000',
  },
];
