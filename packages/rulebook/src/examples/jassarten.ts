/** Relatives of Schieber. Sources of the answers: Jassreglement table (Coiffeur); Swisslos, jasswiki (Differenzler). */
import type { ExamplesOf } from '../example.js';

export const jassarten: ExamplesOf<'jassarten'> = {
  // 84 × 6.
  'jassarten-coiffeur': {
    kind: 'coiffeur',
    key: 'undenufe',
    points: 84,
    match: false,
    choices: [84, 252, 420, 504],
    right: 504,
    rules: ['value.factor'],
  },
  'jassarten-differenzler': {
    kind: 'differenzler',
    announced: 70,
    made: 58,
    choices: [0, 12, 58, 128],
    right: 12,
    rules: ['value.cards'],
  },
  'jassarten-undertrump': {
    kind: 'legal',
    table: { undertrump: 'allowed-if-void' },
    contract: 'trump:T',
    trick: 'R9 TK',
    hand: 'T8 E7 S10',
    right: 'T8 E7 S10',
    rules: ['play.undertrump'],
  },
};
