/** A wrong card row by row: what it costs, by both schools. Expected values come from the sources named with each case. */
import { describe, test } from 'vitest';
import { cards, expectRuled, objected, play, plays, type Row, turned } from '../../test/telling.js';

const REVOKES: readonly Row[] = [
  {
    name: 'trump not followed: the highest but the Puur, and the other trumps lose their power (jasswiki, sheet of 2015)',
    told: {
      table: { contract: 'trump:E' },
      hands: { 1: cards('EU E6 EK T8') },
      events: [...plays(0, 'E10 T8 E7 E8'), objected(2)],
      question: 'card-allowed',
    },
    verdict: 'revoke-in-trick',
    ruling: { replaceWith: 'EK', losingTrickPower: ['T8', 'EK', 'E6'], trickTo: { side: 0 }, points: 14 },
  },
  {
    name: 'the lone Puur withheld is no offence (Swisslos)',
    told: {
      table: { contract: 'trump:E' },
      hands: { 1: cards('EU T8 S9') },
      events: plays(0, 'E10 T8'),
      question: 'revoke',
    },
    verdict: 'no-revoke',
    ruling: { revoke: false },
  },
  {
    name: 'T37: trick to the other side, the king goes in, both cards without power (jasswiki)',
    told: {
      table: { contract: 'obenabe' },
      hands: { 1: cards('R9 RK S7') },
      events: [...plays(0, 'R10 S7 RU R6'), objected(0)],
    },
    verdict: 'revoke-in-trick',
    ruling: { replaceWith: 'RK', losingTrickPower: ['S7', 'RK'], trickTo: { side: 0 }, points: 16, nextLead: 2 },
  },
  {
    name: 'found when the trick is turned: from there on everything, here to the match (jasswiki)',
    told: {
      table: { contract: 'obenabe', trick: 1 },
      hands: { 1: cards('R9 RK S7 E6 E7 E8 T6 T7 T8') },
      events: [...plays(0, 'R10 S7 RU R6'), turned, objected(0)],
    },
    verdict: 'tricks-go-to',
    ruling: { tricksTo: 0, tricks: [1, 2, 3, 4, 5, 6, 7, 8, 9], match: true },
  },
  {
    name: 'the same by the older school: the opponents may annul the deal (jassonkel, jassverzeichnis)',
    told: {
      profile: { revokeRule: 'A' },
      table: { contract: 'obenabe', trick: 3 },
      hands: { 1: cards('R9 RK S7') },
      events: [...plays(0, 'R10 S7 RU R6'), turned, objected(0)],
    },
    verdict: 'may-annul',
    ruling: { deal: 'opponents-may-annul', choiceOf: 0 },
  },
  {
    name: 'a late revoke that cannot be shown changes nothing (jasswiki)',
    told: { table: { contract: 'obenabe' }, events: [{ type: 'revoke-found', seat: 1, trick: 2, proved: false }] },
    verdict: 'revoke-unproved',
    ruling: { deal: 'stands' },
  },
  {
    name: 'illegal undertrump, void: back, and the trick is not won with it (jassonkel, Falsches Stechen)',
    told: {
      table: { contract: 'trump:T' },
      hands: { 3: cards('T8 E6 E7') },
      events: [...plays(0, 'RA R10 T9 T8'), objected(0)],
      question: 'card-allowed',
    },
    verdict: 'undertrump-corrected',
    ruling: { legal: false, legalCards: ['E6', 'E7'], trickTo: undefined, losingTrickPower: ['T8'] },
  },
  {
    name: 'illegal undertrump by who could follow: back and follow, the trick stays where it was (jassonkel)',
    told: {
      table: { contract: 'trump:E' },
      hands: { 2: cards('R7 E6 T8') },
      events: [...plays(0, 'R10 EO E6 R9'), objected(1)],
      question: 'card-allowed',
    },
    verdict: 'undertrump-corrected',
    ruling: {
      legalCards: ['R7'],
      replaceWith: 'R7',
      trickTo: { side: 1, seat: 1 },
      points: 13,
      losingTrickPower: ['E6'],
    },
  },
  {
    name: 'in Differenzler a wrong card costs 20 points and no power (tournament sheet)',
    told: {
      game: 'differenzler',
      table: { contract: 'trump:E' },
      hands: { 1: cards('R9 S7') },
      events: [...plays(0, 'R10 S7'), objected(0)],
    },
    verdict: 'penalty',
    ruling: { penalty: { seat: 1, points: 20 }, losingTrickPower: [] },
  },
  {
    name: 'after an undertrump the lead of who holds the trick is right: one offence costs once (jasswiki, jassonkel)',
    told: {
      table: { contract: 'trump:E' },
      hands: { 1: cards('EO S8 R8 T7'), 2: cards('R7 E6 T8') },
      events: [...plays(0, 'R10 EO E6'), objected(1), play(1, 'S8')],
      question: 'lead',
    },
    verdict: 'lead-right',
    ruling: { leader: 1 },
  },
  {
    name: 'the same where an undertrump is a revoke: who of the innocent side holds the trick leads on (jasswiki)',
    told: {
      house: { undertrump: 'as-revoke' },
      table: { contract: 'trump:E' },
      hands: { 2: cards('R7 E6 T8') },
      events: [...plays(0, 'R10 EO E6'), objected(1), play(1, 'S8')],
      question: 'card-allowed',
    },
    verdict: 'revoke-in-trick',
    ruling: { trickTo: { side: 1 }, losingTrickPower: ['E6', 'R7'], nextLead: 1 },
  },
  {
    name: 'an undertrump found after the next lead is no wrong suit: no later trick moves, the opponents may annul (jassonkel)',
    told: {
      table: { contract: 'trump:E', trick: 3 },
      hands: { 2: cards('R7 E6 T8') },
      events: [...plays(0, 'R10 EO E6 R9'), play(1, 'S8'), objected(1)],
      question: 'card-allowed',
    },
    verdict: 'may-annul',
    ruling: { legal: false, revoke: undefined, tricksTo: undefined, choiceOf: 1, deal: 'opponents-may-annul' },
  },
  {
    name: 'who holds the trick after a revoke that took it keeps the lead, whatever the cards say (jasswiki)',
    told: {
      table: { contract: 'trump:E' },
      hands: { 2: cards('R7 RK E6 T8') },
      events: [...plays(0, 'E10 EK T8 E7'), objected(1), play(1, 'S8')],
      question: 'lead',
    },
    verdict: 'lead-right',
    ruling: { leader: 1 },
  },
  {
    name: 'a wrong lead on which was played: who of the innocent side holds the trick keeps the lead (jasswiki)',
    told: {
      table: { contract: 'obenabe', leader: 0 },
      events: [...plays(1, 'S8 S9 S7'), objected(0)],
      question: 'lead',
    },
    verdict: 'lead-wrong',
    ruling: { leader: 0, trickTo: { side: 0 }, nextLead: 2 },
  },
  {
    name: 'in Differenzler one may undertrump when void (Swisslos)',
    told: {
      game: 'differenzler',
      table: { contract: 'trump:T' },
      hands: { 2: cards('T6 E7') },
      events: [...plays(0, 'S6 TA T6'), objected(0)],
    },
    verdict: 'card-allowed',
    ruling: { legal: true },
  },
];

describe('a wrong card', () => {
  test.each(REVOKES)('$name', expectRuled);
});
