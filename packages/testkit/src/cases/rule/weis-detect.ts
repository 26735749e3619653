/** Rule cases: which Weise a hand holds. The form is told in ../case.ts, where they come from in ./all.ts. */
import type { WeisDetectCase } from '../case.js';

export const weisDetect: readonly WeisDetectCase[] = [
  {
    id: 'WD01',
    topic: 'weis-detect',
    given: { hand: ['R7', 'R8', 'R9', 'TA', 'SK', 'E6', 'EO', 'T10', 'S8'] },
    expect: { weis: [{ points: 20, cards: ['R7', 'R8', 'R9'] }], total: 20 },
    source: 'jasswelt.ch Weisregeln (official Jassreglement)',
  },
  {
    id: 'WD02',
    topic: 'weis-detect',
    given: { hand: ['RO', 'RK', 'RA', 'RU', 'T6', 'S7', 'E8', 'S10', 'T9'] },
    expect: { weis: [{ points: 50, cards: ['RU', 'RO', 'RK', 'RA'] }], total: 50 },
    source: 'jasswelt.ch Weisregeln (official Jassreglement)',
  },
  {
    id: 'WD03',
    topic: 'weis-detect',
    given: { hand: ['R10', 'RU', 'RO', 'RK', 'RA', 'T6', 'S7', 'E9', 'T8'] },
    expect: { weis: [{ points: 100, cards: ['R10', 'RU', 'RO', 'RK', 'RA'] }], total: 100 },
    source: 'jasswelt.ch Weisregeln (official Jassreglement)',
  },
  {
    id: 'WD05',
    topic: 'weis-detect',
    given: { hand: ['R8', 'R9', 'R10', 'RU', 'RO', 'RK', 'RA', 'T6', 'S9'] },
    expect: { weis: [{ points: 200, cards: ['R8', 'R9', 'R10', 'RU', 'RO', 'RK', 'RA'] }], total: 200 },
    source: 'jassverzeichnis.ch Weisregeln',
  },
  {
    id: 'WD07',
    topic: 'weis-detect',
    given: { hand: ['R6', 'R7', 'R8', 'R9', 'R10', 'RU', 'RO', 'RK', 'RA'] },
    expect: { weis: [{ points: 300, cards: ['R6', 'R7', 'R8', 'R9', 'R10', 'RU', 'RO', 'RK', 'RA'] }], total: 300 },
    source: 'jasswelt.ch Weisregeln (official Jassreglement)',
  },
  {
    id: 'WD08',
    topic: 'weis-detect',
    given: { hand: ['EU', 'RU', 'SU', 'TU', 'E6', 'R8', 'T10', 'SA', 'S9'] },
    expect: { weis: [{ points: 200, cards: ['EU', 'RU', 'SU', 'TU'] }], total: 200 },
    source: 'jasswelt.ch Weisregeln (official Jassreglement)',
  },
  {
    id: 'WD09',
    topic: 'weis-detect',
    given: { hand: ['E9', 'R9', 'S9', 'T9', 'EU', 'R7', 'T6', 'SK', 'SO'] },
    expect: { weis: [{ points: 150, cards: ['E9', 'R9', 'S9', 'T9'] }], total: 150 },
    source: 'jasswelt.ch Weisregeln (official Jassreglement)',
  },
  {
    id: 'WD11',
    topic: 'weis-detect',
    given: { hand: ['E6', 'R6', 'S6', 'T6', 'EU', 'R9', 'T10', 'SK', 'SA'] },
    expect: { weis: [], total: 0 },
    profile: { quartetRanks: ['9', '10', 'U', 'O', 'K', 'A'] },
    source: 'jassen.ch Schieber; jassa.at; older rules (pagat/spotlightongames: tens and higher)',
  },
  {
    id: 'WD12',
    topic: 'weis-detect',
    given: { hand: ['EK', 'RK', 'SK', 'TK', 'RO', 'RA', 'RU', 'T7', 'S8'] },
    expect: {
      weis: [
        { points: 100, cards: ['EK', 'RK', 'SK', 'TK'] },
        { points: 50, cards: ['RU', 'RO', 'RK', 'RA'] },
      ],
      total: 150,
    },
    source: 'jasswelt.ch Weisregeln (official Jassreglement) (Kreuzweis since 1996)',
  },
  {
    id: 'WD13',
    topic: 'weis-detect',
    given: { hand: ['EK', 'RK', 'SK', 'TK', 'RO', 'RA', 'RU', 'T7', 'S8'] },
    expect: { weis: [{ points: 100, cards: ['EK', 'RK', 'SK', 'TK'] }], total: 100 },
    profile: { kreuzweis: false },
    source: 'pagat/Parlett/convicted.me; Romandie (adpoker.fr, bepopcorn.ch)',
  },
  {
    id: 'WD16',
    topic: 'weis-detect',
    given: { hand: ['EK', 'RK', 'SK', 'T7', 'R6', 'T9', 'E10', 'S8', 'TA'] },
    expect: { weis: [], total: 0 },
    source: 'jassverzeichnis.ch Weisregeln',
  },
  {
    id: 'WD17',
    topic: 'weis-detect',
    given: { hand: ['R6', 'R7', 'R8', 'R9', 'R10', 'RU', 'RO', 'RK', 'RA'] },
    expect: {
      weis: [
        { points: 100, cards: ['R10', 'RU', 'RO', 'RK', 'RA'] },
        { points: 50, cards: ['R6', 'R7', 'R8', 'R9'] },
      ],
      total: 150,
    },
    profile: { longRuns: 'capped-100' },
    source: 'jassonkel.ch Weis (einfacher Weis)',
  },
  {
    id: 'WD18',
    topic: 'weis-detect',
    given: { hand: ['R9', 'R10', 'RU', 'RO', 'RK', 'RA', 'T6', 'S7', 'E8'] },
    expect: { weis: [{ points: 120, cards: ['R9', 'R10', 'RU', 'RO', 'RK', 'RA'] }], total: 120 },
    profile: { longRuns: 'vorarlberg' },
    source: 'jassa.at Weisen (Vorarlberg 120/140/160/180)',
  },
  {
    id: 'WD19',
    topic: 'weis-detect',
    given: { hand: ['E8', 'R8', 'S8', 'T8', 'R7', 'R9', 'R10', 'RU', 'T6'] },
    expect: {
      weis: [
        { points: 100, cards: ['E8', 'R8', 'S8', 'T8'] },
        { points: 100, cards: ['R7', 'R8', 'R9', 'R10', 'RU'] },
      ],
      total: 200,
    },
    source: 'jasswelt.ch Weisregeln (official Jassreglement)',
  },
];
