/** Stöck. Sources of the answers: reference page (second card, lost when covered, no reminding); jasswelt (with a Weis). */
import type { ExamplesOf } from '../example.js';

export const stoeck: ExamplesOf<'stoeck'> = {
  'stoeck-second': {
    kind: 'stoeck',
    contract: 'trump:R',
    hand: 'RK RO E7 S8',
    call: 'with-second-card',
    choices: [0, 20],
    right: 20,
    rules: ['stoeck.second-card'],
  },
  'stoeck-late': {
    kind: 'stoeck',
    contract: 'trump:S',
    hand: 'SK SO TA R6',
    call: 'after-next-player-covered',
    choices: [0, 20],
    right: 0,
    rules: ['stoeck.lost-when-covered'],
  },
  'stoeck-reminded': {
    kind: 'stoeck',
    contract: 'trump:T',
    hand: 'TO TK E9 R10',
    call: 'reminded-by-partner',
    choices: [0, 20],
    right: 0,
    rules: ['stoeck.reminded'],
  },
  'stoeck-weis': {
    kind: 'stoeck',
    contract: 'trump:E',
    hand: 'EU EO EK S7 S9 T6 T8 RA R7',
    call: 'with-valid-weis-in-trick-1',
    choices: [0, 20],
    right: 20,
    rules: ['stoeck.with-weis'],
  },
  'stoeck-none': {
    kind: 'stoeck',
    contract: 'obenabe',
    hand: 'SK SO RA R10',
    call: 'with-second-card',
    choices: [0, 20],
    right: 0,
    rules: ['stoeck.trump-only'],
  },
};
