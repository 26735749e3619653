/** Rule cases: whose Weis counts. The form is told in ../case.ts, where they come from in ./all.ts. */
import type { WeisCompareCase } from '../case.js';

export const weisCompare: readonly WeisCompareCase[] = [
  {
    id: 'WC01',
    topic: 'weis-compare',
    given: {
      contract: 'trump:E',
      forehand: 0,
      declared: { '0': [['R7', 'R8', 'R9']], '1': [['TU', 'TO', 'TK', 'TA']] },
    },
    expect: { bestSeat: 1, scoringTeam: 1, points: 50 },
    source: 'jasswelt.ch Weisregeln (official Jassreglement)',
  },
  {
    id: 'WC03',
    topic: 'weis-compare',
    given: { contract: 'trump:E', forehand: 0, declared: { '0': [['R7', 'R8', 'R9']], '1': [['E7', 'E8', 'E9']] } },
    expect: { bestSeat: 1, scoringTeam: 1, points: 20 },
    source: 'jassonkel.ch',
  },
  {
    id: 'WC04',
    topic: 'weis-compare',
    given: {
      contract: 'trump:E',
      forehand: 0,
      declared: { '0': [['R7', 'R8', 'R9']], '1': [['T7', 'T8', 'T9']], '3': [['S7', 'S8', 'S9']] },
    },
    expect: { bestSeat: 0, scoringTeam: 0, points: 20 },
    source: 'jassonkel.ch',
  },
  {
    id: 'WC06',
    topic: 'weis-compare',
    given: {
      contract: 'trump:E',
      forehand: 0,
      declared: { '0': [['EK', 'RK', 'SK', 'TK']], '1': [['R6', 'R7', 'R8', 'R9', 'R10']] },
    },
    expect: { bestSeat: 1, scoringTeam: 1, points: 100 },
    source: 'jassonkel.ch; jasswiki (Fünfblatt schlägt vier Gleiche)',
  },
  {
    id: 'WC07',
    topic: 'weis-compare',
    given: {
      contract: 'trump:E',
      forehand: 0,
      declared: { '0': [['EK', 'RK', 'SK', 'TK']], '1': [['R6', 'R7', 'R8', 'R9', 'R10']] },
    },
    expect: { bestSeat: 0, scoringTeam: 0, points: 100 },
    profile: { equalPointsTie: 'quartet-first' },
    source: 'jassen.ch Schieber (four of a kind always above sequences)',
  },
  {
    id: 'WC08',
    topic: 'weis-compare',
    given: {
      contract: 'trump:E',
      forehand: 0,
      declared: { '0': [['EK', 'RK', 'SK', 'TK']], '3': [['EA', 'RA', 'SA', 'TA']] },
    },
    expect: { bestSeat: 3, scoringTeam: 1, points: 100 },
    source: 'jassonkel.ch (vier Ass der höchste Vierkartenhunderter)',
  },
  {
    id: 'WC09',
    topic: 'weis-compare',
    given: {
      contract: 'undenufe',
      forehand: 0,
      declared: { '0': [['EA', 'RA', 'SA', 'TA']], '1': [['E6', 'R6', 'S6', 'T6']] },
    },
    expect: { bestSeat: 1, scoringTeam: 1, points: 100 },
    source: 'Anzeiger von Saanen (Jass column) Weisregeln; Parlett',
  },
  {
    id: 'WC11',
    topic: 'weis-compare',
    given: { contract: 'obenabe', forehand: 0, declared: { '0': [['T6', 'T7', 'T8']], '1': [['RO', 'RK', 'RA']] } },
    expect: { bestSeat: 1, scoringTeam: 1, points: 20 },
    source: 'jassonkel.ch (higher first card)',
  },
  {
    id: 'WC12',
    topic: 'weis-compare',
    given: {
      contract: 'trump:E',
      forehand: 0,
      declared: { '0': [['R7', 'R8', 'R9']], '1': [['SO', 'SK', 'SA']], '2': [['TU', 'TO', 'TK', 'TA']] },
    },
    expect: { bestSeat: 2, scoringTeam: 0, points: 70 },
    source: 'reference page (jasvel.org) Weis summary; pagat',
  },
  {
    id: 'WC13',
    topic: 'weis-compare',
    given: {
      contract: 'obenabe',
      forehand: 0,
      declared: { '0': [['EO', 'RO', 'SO', 'TO']], '2': [['R7', 'R8', 'R9']] },
    },
    expect: { bestSeat: 0, scoringTeam: 0, points: 120 },
    source: 'jasskarten.com Wies und Stöck',
  },
  {
    id: 'WC14',
    topic: 'weis-compare',
    given: {
      contract: 'trump:E',
      forehand: 0,
      declared: { '0': [['EU', 'RU', 'SU', 'TU']], '1': [['R6', 'R7', 'R8', 'R9', 'R10']] },
    },
    expect: { bestSeat: 0, scoringTeam: 0, points: 200 },
    source: 'jassonkel.ch',
  },
  {
    id: 'WC15',
    topic: 'weis-compare',
    given: { contract: 'trump:E', forehand: 0, declared: { '0': [['EU', 'EO', 'EK']], '1': [['RO', 'RK', 'RA']] } },
    expect: { bestSeat: 1, scoringTeam: 1, points: 20 },
    source: 'jassonkel.ch (natural rank order)',
  },
];
