/**
 * Farbzwang and Untertrumpfen. Sources of the answers: Swisslos, jasswiki (Nichtfarben), jassonkel, jassverzeichnis
 * (Untertrumpfen), which agree; jasswiki for the revoke (school B).
 */
import type { ExamplesOf } from '../example.js';

export const following: ExamplesOf<'following'> = {
  'following-obenabe': {
    kind: 'legal',
    contract: 'obenabe',
    trick: 'S10',
    hand: 'SA S6 TK R9',
    right: 'SA S6',
    rules: ['play.follow-suit'],
  },
  'following-may-trump': {
    kind: 'legal',
    contract: 'trump:E',
    trick: 'R10',
    hand: 'R7 RK E8 TA',
    right: 'R7 RK E8',
    rules: ['play.may-trump', 'play.follow-suit'],
  },
  'following-undertrump': {
    kind: 'legal',
    contract: 'trump:S',
    trick: 'R9 SO',
    hand: 'S7 S10 TK E8',
    right: 'TK E8',
    rules: ['play.undertrump'],
  },
  'following-over': {
    kind: 'legal',
    contract: 'trump:T',
    trick: 'E10 T8',
    hand: 'E6 EK T7 TA',
    right: 'E6 EK TA',
    rules: ['play.undertrump', 'play.may-trump'],
  },
  // Measured by the highest trump that lies, not by the last: under the Puur every trump is too low.
  'following-highest': {
    kind: 'legal',
    contract: 'trump:E',
    trick: 'S6 EU E10',
    hand: 'EA E9 E6 T10',
    right: 'T10',
    rules: ['play.undertrump'],
  },
  'following-puur': {
    kind: 'legal',
    contract: 'trump:R',
    trick: 'R10',
    hand: 'RU E8 S9 TA',
    right: 'RU E8 S9 TA',
    rules: ['play.puur-exempt', 'play.follow-trump'],
  },
  'following-only-trumps': {
    kind: 'legal',
    contract: 'trump:E',
    trick: 'SA E9',
    hand: 'E6 EK',
    right: 'E6 EK',
    rules: ['play.only-trumps'],
  },
  'following-partner': {
    kind: 'legal',
    contract: 'trump:R',
    trick: 'T10 RK T7',
    hand: 'R8 RA E6 SK',
    right: 'RA E6 SK',
    rules: ['play.undertrump'],
  },
  // The neighbour on the right held S10 and threw T7; noticed while the trick lay open.
  'following-revoke': {
    kind: 'quarrel',
    quarrel: {
      table: { contract: 'trump:E' },
      hands: { 1: ['S10', 'T7', 'E8'] },
      events: [
        { type: 'card-played', seat: 0, card: 'S8' },
        { type: 'card-played', seat: 1, card: 'T7' },
        { type: 'card-played', seat: 2, card: 'S6' },
        { type: 'card-played', seat: 3, card: 'SK' },
        { type: 'objected', seat: 2 },
      ],
      question: 'revoke',
    },
    verdict: 'revoke-in-trick',
    yes: 'revoke-in-trick',
    right: true,
    rules: ['revoke.in-trick', 'play.follow-suit'],
  },
};
