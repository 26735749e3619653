/**
 * Disputes that other programs decided wrongly, by the numbers of the collected cases. What is expected comes from the
 * sources named with each.
 */
import { describe, test } from 'vitest';
import { cards, expectRuled, play, plays, type Row } from '../test/telling.js';

const DISPUTES: readonly Row[] = [
  {
    name: 'T1: after Puur and ten only the Puur is to be beaten (jass-kit-py issue 10)',
    told: {
      table: { contract: 'trump:E' },
      hands: { 3: cards('EA E9 E6 T10') },
      events: [...plays(0, 'S6 EU E10'), play(3, 'T10')],
    },
    verdict: 'card-allowed',
    ruling: { legalCards: ['T10'] },
  },
  {
    name: 'T3: nothing but trumps is free, under or over (jassonkel)',
    told: {
      table: { contract: 'trump:R' },
      hands: { 2: cards('R9 R7') },
      events: [...plays(0, 'S6 R10'), play(2, 'R7')],
    },
    verdict: 'card-allowed',
    ruling: { legal: true, legalCards: ['R7', 'R9'] },
  },
  {
    name: 'T4: of ten and trump ace, with a plain ace in hand, only that ace (jassonkel)',
    told: {
      table: { contract: 'trump:E' },
      hands: { 3: cards('TA EK') },
      events: [...plays(0, 'R10 RA EA'), play(3, 'TA')],
    },
    verdict: 'card-allowed',
    ruling: { legalCards: ['TA'] },
  },
  {
    name: 'T29: a lone Puur with nothing else is played, never nothing (JSkat 57 in another shape)',
    told: {
      table: { contract: 'trump:T' },
      hands: { 1: cards('TU') },
      events: plays(0, 'T7 TU'),
      question: { ask: 'card-allowed', seat: 1 },
    },
    verdict: 'card-allowed',
    ruling: { legalCards: ['TU'] },
  },
  {
    name: 'T8: Undenufe, the ten beats Under, Ober and König (reference page)',
    told: { table: { contract: 'undenufe' }, events: plays(0, 'E10 EU EO EK'), question: 'trick-winner' },
    verdict: 'trick-goes-to',
    ruling: { trickTo: { side: 0, seat: 0 } },
  },
  {
    name: 'T10: all nine tricks in Undenufe are 257 (reference page)',
    told: {
      table: { contract: 'undenufe' },
      events: [{ type: 'round-ended', tricks: { 0: 9, 1: 0 } }],
      question: 'round-points',
    },
    verdict: 'round-points',
    ruling: { roundPoints: { 0: 257, 1: 0 }, match: true },
  },
  {
    name: 'T11: all points but not all tricks is no match (jassen.ch)',
    told: {
      table: { contract: 'trump:R' },
      events: [
        { type: 'counted', points: { 0: 157, 1: 0 } },
        { type: 'round-ended', tricks: { 0: 8, 1: 1 } },
      ],
      question: 'round-points',
    },
    verdict: 'round-points',
    ruling: { roundPoints: { 0: 157, 1: 0 }, match: false },
  },
  {
    name: 'T14: Stöck with the last card but one of all (official Jassreglement)',
    told: {
      table: { contract: 'trump:S', trick: 9 },
      hands: { 1: cards('SO') },
      events: [play(0, 'E6'), play(1, 'SO'), { type: 'stoeck-announced', seat: 1 }, play(2, 'E7')],
      question: 'stoeck',
    },
    verdict: 'stoeck-counts',
    ruling: { stoeckPoints: 20 },
  },
  {
    name: 'T16: a Weis stands against a match (jassverzeichnis)',
    told: {
      table: { contract: 'trump:E', forehand: 0 },
      events: [
        { type: 'weis-announced', seat: 1, points: 20, weise: [cards('S6 S7 S8')] },
        { type: 'round-ended', tricks: { 0: 9, 1: 0 } },
      ],
      question: 'weis',
    },
    verdict: 'weis-counts',
    ruling: { weisTo: 1, points: 20 },
  },
  {
    name: 'T17: a crossed Weis counts for run and quartet (official since 1996)',
    told: {
      table: { contract: 'trump:T', forehand: 0 },
      events: [{ type: 'weis-announced', seat: 0, weise: [cards('R6 R7 R8 R9 R10 RU'), cards('E10 R10 S10 T10')] }],
      question: 'weis',
    },
    verdict: 'weis-counts',
    ruling: { points: 250 },
  },
  {
    name: 'T19: equal runs, the trump one is better (jassonkel)',
    told: {
      table: { contract: 'trump:E', forehand: 0 },
      events: [
        { type: 'weis-announced', seat: 0, points: 20, weise: [cards('S7 S8 S9')] },
        { type: 'weis-announced', seat: 1, points: 20, weise: [cards('E7 E8 E9')] },
      ],
    },
    verdict: 'weis-counts',
    ruling: { bestSeat: 1, weisTo: 1, points: 20 },
  },
  {
    name: 'T20: in Undenufe four sixes beat four aces (Anzeiger von Saanen)',
    told: {
      table: { contract: 'undenufe', forehand: 0 },
      events: [
        { type: 'weis-announced', seat: 0, points: 100, weise: [cards('EA RA SA TA')] },
        { type: 'weis-announced', seat: 1, points: 100, weise: [cards('E6 R6 S6 T6')] },
      ],
    },
    verdict: 'weis-counts',
    ruling: { bestSeat: 1, points: 100 },
  },
  {
    name: 'T22: a fifty called as twenty and corrected too late counts twenty (jasswelt)',
    told: {
      table: { contract: 'trump:E', forehand: 0 },
      events: [
        play(0),
        { type: 'weis-announced', seat: 0, points: 20 },
        play(1),
        { type: 'weis-announced', seat: 0, points: 50, weise: [cards('R7 R8 R9 R10')] },
      ],
      question: 'weis',
    },
    verdict: 'weis-counts',
    ruling: { points: 20 },
  },
  {
    name: 'T24: a tripled round of 100 to 57 is 300 to 171 (Swisslos)',
    told: {
      profile: 'swisslos-2500',
      table: { contract: 'obenabe' },
      events: [{ type: 'counted', points: { 0: 100, 1: 57 } }],
      question: 'round-points',
    },
    verdict: 'round-points',
    ruling: { roundPoints: { 0: 300, 1: 171 } },
  },
  {
    name: 'T25: 157 to 0 may be, 156 to 1 may not (enumerated)',
    told: {
      table: { contract: 'trump:E' },
      events: [{ type: 'counted', points: { 0: 157, 1: 0 } }],
      question: 'count',
    },
    verdict: 'count-right',
    ruling: { possible: true },
  },
  {
    name: 'T33: Rest with a trump still out is refused, and everything goes to the opponents (jassonkel)',
    told: {
      table: { contract: 'trump:R', trick: 5 },
      hands: { 0: cards('RU R9 RA TA TK'), 1: cards('R6 E6 E7 E8 E9') },
      events: [{ type: 'rest-claimed', seat: 0 }],
    },
    verdict: 'rest-lost',
    ruling: { tricksTo: 1, tricks: [5, 6, 7, 8, 9] },
  },
  {
    name: 'T33: and accepted once it is drawn',
    told: {
      table: { contract: 'trump:R', trick: 6 },
      hands: { 0: cards('R9 RA TA TK'), 1: cards('E6 E7 E8 E9'), 2: cards('S6 S7 S8 S9'), 3: cards('T6 T7 T8 T9') },
      events: [{ type: 'rest-claimed', seat: 0 }],
    },
    verdict: 'rest-sure',
    ruling: { tricksTo: 0 },
  },
  {
    name: 'T35: after a push the forehand leads, the partner has chosen (reference page)',
    told: {
      table: { forehand: 0 },
      events: [
        { type: 'pushed', seat: 0 },
        { type: 'declared', seat: 2, contract: 'trump:E' },
      ],
      question: 'contract',
    },
    verdict: 'contract-is',
    ruling: { contract: 'trump:E', declarer: 2, leader: 0 },
  },
  {
    name: 'T38: two cards at once, the opponents choose (jass-marathon)',
    told: {
      table: { contract: 'obenabe' },
      events: [play(0, 'S6'), { type: 'card-played', seat: 1, cards: ['S7', 'S8'] }],
    },
    verdict: 'two-cards',
    ruling: { losingTrickPower: ['S7', 'S8'], choiceOf: 0 },
  },
];

describe('what other programs decided wrongly', () => {
  test.each(DISPUTES)('$name', expectRuled);
});
