/**
 * What beginners get wrong. Sources of the answers: reference page, Kartenordnung and Stöck; jasswiki (Undenufe);
 * jassonkel (Rest); stöcherei and jasswiki (looking back).
 */
import type { ExamplesOf } from '../example.js';

export const mistakes: ExamplesOf<'mistakes'> = {
  'mistakes-nell': {
    kind: 'winner',
    contract: 'trump:T',
    leader: 3,
    trick: 'E10 E9 EU EK',
    right: 2,
    rules: ['trick.order'],
  },
  'mistakes-under': {
    kind: 'legal',
    contract: 'trump:E',
    trick: 'R10',
    hand: 'RU S8 T9 E7',
    right: 'RU E7',
    rules: ['play.follow-suit', 'play.puur-exempt'],
  },
  'mistakes-stoeck': {
    kind: 'stoeck',
    contract: 'trump:S',
    hand: 'SK SO E8 R7',
    call: 'with-first-card-only',
    choices: [0, 20],
    right: 0,
    rules: ['stoeck.first-card', 'stoeck.second-card'],
  },
  'mistakes-aces': {
    kind: 'points',
    contract: 'undenufe',
    cards: 'SA SK S10 R6',
    choices: [14, 25, 36],
    right: 25,
    rules: ['value.cards'],
  },
  // Obenabe, EA, EK and R9 on lead: the nine can be beaten.
  'mistakes-rest': {
    kind: 'quarrel',
    quarrel: {
      table: { contract: 'obenabe', leader: 1, trick: 7 },
      hands: { 1: ['EA', 'EK', 'R9'] },
      events: [{ type: 'rest-claimed', seat: 1, cards: ['EA', 'EK', 'R9'] }],
      question: 'rest',
    },
    verdict: 'rest-lost',
    yes: 'rest-lost',
    right: true,
    rules: ['mistake.rest', 'rest.every-card-sure'],
  },
  'mistakes-look': {
    kind: 'quarrel',
    quarrel: {
      table: { contract: 'trump:R' },
      events: [
        { type: 'trick', leader: 0, cards: ['SA', 'S7', 'S6', 'SK'] },
        { type: 'trick-looked-at', seat: 3, trick: 1 },
      ],
      question: 'look-back',
    },
    verdict: 'look-forbidden',
    yes: 'look-allowed',
    right: false,
    rules: ['mistake.look-back'],
  },
};
