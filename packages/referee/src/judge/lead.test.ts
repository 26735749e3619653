/** Leads and cards out of turn, cards shown, several at once. Expected values come from the sources named with each case. */
import { describe, test } from 'vitest';
import { cards, expectRuled, objected, play, type Row } from '../../test/telling.js';

const LEADS: readonly Row[] = [
  {
    name: 'a wrong lead by an opponent: trick to the other side, next lead right of the offender (jassverzeichnis)',
    told: { table: { contract: 'trump:E', leader: 0 }, events: [play(1, 'SA'), objected(0)], question: 'lead' },
    verdict: 'lead-wrong',
    ruling: { leader: 0, losingTrickPower: ['SA'], trickTo: { side: 0 }, nextLead: 2 },
  },
  {
    name: 'a wrong lead by the partner: the suit is barred (SRF Jass-Service)',
    told: { table: { contract: 'trump:E', leader: 0 }, events: [play(2, 'SA'), objected(1)], question: 'lead' },
    verdict: 'lead-barred',
    ruling: { leader: 0, barredSuit: 'S' },
  },
  {
    name: 'of a trump led by the partner the opponents decide (SRF Jass-Service)',
    told: { table: { contract: 'trump:S', leader: 0 }, events: [play(2, 'SA'), objected(1)], question: 'lead' },
    verdict: 'lead-barred',
    ruling: { choiceOf: 1, barredSuit: undefined },
  },
  {
    name: 'a card before its turn stays (SRF)',
    told: {
      table: { contract: 'trump:E', leader: 0 },
      events: [play(0, 'S8'), play(2, 'S9'), objected(1)],
      question: 'lead',
    },
    verdict: 'card-stays',
    ruling: { losingTrickPower: [] },
  },
  {
    name: 'but not where it has to be replaced to follow (SRF)',
    told: {
      table: { contract: 'trump:E', leader: 0 },
      hands: { 2: cards('S9 SK T7') },
      events: [play(0, 'S8'), play(2, 'T7'), objected(1)],
      question: 'lead',
    },
    verdict: 'card-exchanged',
    ruling: { replaceWith: 'SK', losingTrickPower: ['T7', 'SK'] },
  },
  {
    name: 'a card that fell: three ways to choose from (jasswiki)',
    told: { events: [{ type: 'card-shown', seat: 3, card: 'EA' }] },
    verdict: 'card-shown',
    ruling: { losingTrickPower: ['EA'], choiceOf: 0, choices: ['go-on', 'annul', 'take-trick'] },
  },
  {
    name: 'three cards at once lose their power like two (jasswiki)',
    told: {
      table: { contract: 'trump:E', leader: 0 },
      events: [play(0, 'S6'), { type: 'card-played', seat: 1, cards: ['S7', 'S8', 'S9'] }, objected(2)],
    },
    verdict: 'two-cards',
    ruling: { losingTrickPower: ['S7', 'S8', 'S9'], choiceOf: 0 },
  },
];

describe('a wrong lead, a card at the wrong time', () => {
  test.each(LEADS)('$name', expectRuled);
});
