/** What Jassen is: the two things that decide a trick. Source of the answers: reference page, Kartenordnung. */
import type { ExamplesOf } from '../example.js';

export const jassen: ExamplesOf<'jassen'> = {
  'jassen-led-suit': {
    kind: 'winner',
    contract: 'obenabe',
    leader: 0,
    trick: 'T9 T7 RA T8',
    right: 0,
    rules: ['trick.winner'],
  },
  'jassen-trump': {
    kind: 'winner',
    contract: 'trump:T',
    leader: 3,
    trick: 'EA E10 T6 EK',
    right: 1,
    rules: ['trick.winner', 'trick.order'],
  },
};
