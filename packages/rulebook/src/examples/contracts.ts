/** Orders of the contracts. Sources of the answers: reference page, Kartenordnung; Swisslos Coiffeur (Slalom). */
import type { ExamplesOf } from '../example.js';

export const contracts: ExamplesOf<'contracts'> = {
  'contracts-puur': {
    kind: 'winner',
    contract: 'trump:E',
    leader: 2,
    trick: 'EA E9 EU EK',
    right: 0,
    rules: ['trick.order'],
  },
  'contracts-nell': {
    kind: 'winner',
    contract: 'trump:R',
    leader: 1,
    trick: 'RA RK R9 R10',
    right: 3,
    rules: ['trick.order'],
  },
  'contracts-obenabe': {
    kind: 'winner',
    contract: 'obenabe',
    leader: 0,
    trick: 'S10 SU SK EA',
    right: 2,
    rules: ['trick.order', 'trick.winner'],
  },
  'contracts-undenufe': {
    kind: 'winner',
    contract: 'undenufe',
    leader: 3,
    trick: 'T8 T10 TA T7',
    right: 2,
    rules: ['trick.order'],
  },
  // The order is turned as a whole: the ten lies above the court cards.
  'contracts-undenufe-ten': {
    kind: 'winner',
    contract: 'undenufe',
    leader: 0,
    trick: 'E10 EU EO EK',
    right: 0,
    rules: ['trick.order'],
  },
  // Second trick of a Slalom from the top: Undenufe.
  'contracts-slalom': {
    kind: 'winner',
    table: { contracts: ['trump', 'obenabe', 'undenufe', 'slalom'] },
    contract: 'slalom:obenabe',
    trickNo: 2,
    leader: 1,
    trick: 'E9 EA E6 EK',
    right: 3,
    // That the order changes with every trick is what a Slalom is; the rules of order say nothing of it.
    rules: [],
  },
};
