/** Two decks, one game. Sources of the answers: Swisslos (pairing, double suits); reference page (both decks count alike). */
import type { ExamplesOf } from '../example.js';

export const jassgrenze: ExamplesOf<'jassgrenze'> = {
  'jassgrenze-double': {
    kind: 'factor',
    table: 'puur-2500',
    contract: 'trump:S',
    choices: [1, 2, 3],
    right: 2,
    rules: ['value.factor'],
  },
  'jassgrenze-trick': {
    kind: 'winner',
    contract: 'trump:R',
    leader: 2,
    trick: 'SU SO S10 SK',
    right: 1,
    rules: ['trick.order', 'deck.36-cards'],
  },
};
