/**
 * Rulings row by row: what mistakes cost, by both schools, and the disputes that other programs decided wrongly.
 * Expected values come from the sources named with each case.
 */
import { describe, expect, it, test } from 'vitest';

import { answerOf } from './form/answer.js';
import { type Quarrel, readQuarrel } from './form/quarrel.js';
import { referee } from './referee.js';

type Told = Readonly<Record<string, unknown>>;
interface Answer {
  readonly verdict: string;
  readonly ruling: Told;
  readonly rule: string;
  readonly confidence: string;
  readonly basis: string;
  readonly support: Told;
  readonly sources: readonly Told[];
  readonly alternatives: readonly Told[];
  readonly moved: readonly Told[];
  readonly differsUnder: readonly {
    readonly presets: string[];
    readonly settings: Told[];
    readonly house: Told[];
    readonly verdict: string;
    readonly ruling: Told;
  }[];
}

function read(told: Told): Quarrel {
  const quarrel = readQuarrel(told);
  if (!quarrel.ok) throw new Error(JSON.stringify(quarrel.error));
  return quarrel.value;
}

function rule(told: Told): Answer {
  const quarrel = read(told);
  const ruling = referee(quarrel);
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.error));
  return answerOf(ruling.value, quarrel) as unknown as Answer;
}

const play = (seat: number, card?: string): Told => ({ type: 'card-played', seat, ...(card && { card }) });
const plays = (leader: number, cards: string): Told[] =>
  cards.split(' ').map((card, index) => play((leader + index) % 4, card));
const cards = (text: string): string[] => text.split(' ');
const turned = { type: 'trick-turned' };
const objected = (seat: number): Told => ({ type: 'objected', seat });

interface Row {
  readonly name: string;
  readonly told: Told;
  readonly verdict: string;
  readonly ruling: Told;
}

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

const CONDUCT: readonly Row[] = [
  {
    name: 'of two calls whose cards nobody tells the higher one writes (jassonkel)',
    told: {
      table: { contract: 'trump:E', forehand: 0 },
      events: [
        play(0),
        { type: 'weis-announced', seat: 0, points: 20 },
        play(1),
        { type: 'weis-announced', seat: 1, points: 50 },
      ],
      question: 'weis',
    },
    verdict: 'weis-counts',
    ruling: { bestSeat: 1, weisTo: 1, points: 50 },
  },
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
    name: 'a missing card: the opponents of the short player choose (jasswiki)',
    told: { table: { trick: 6 }, events: [{ type: 'hand-counted', seat: 2, cards: 3 }] },
    verdict: 'card-missing',
    ruling: { deal: 'opponents-may-annul', choiceOf: 1 },
  },
  {
    name: 'a wrong count found in time: the same dealer deals again (jasswiki)',
    told: {
      table: { dealer: 3 },
      events: [
        { type: 'hand-counted', seat: 2, cards: 8 },
        { type: 'hand-counted', seat: 1, cards: 10 },
      ],
    },
    verdict: 'redeal',
    ruling: { deal: 'redeal', dealer: 3 },
  },
  {
    name: 'looking at a turned trick: its points go over (stöcherei, bluewin)',
    told: {
      table: { contract: 'trump:E', leader: 0 },
      events: [...plays(0, 'SA S6 S10 SK'), turned, { type: 'trick-looked-at', seat: 2, trick: 1 }],
    },
    verdict: 'look-forbidden',
    ruling: { pointsTo: 1, points: 25 },
  },
  {
    name: 'where the table allows the first trick it is free',
    told: {
      profile: { lookBack: 'first' },
      table: { contract: 'trump:E', leader: 0 },
      events: [
        ...plays(0, 'SA S6 S10 SK'),
        turned,
        ...plays(0, 'EA E6 E7 E8'),
        turned,
        { type: 'trick-looked-at', seat: 1, trick: 1 },
      ],
    },
    verdict: 'look-allowed',
    ruling: {},
  },
  {
    name: 'a question that nobody answers has no consequence (Stöcherei)',
    told: { events: [{ type: 'asked', seat: 3, about: 'trump' }, objected(0)] },
    verdict: 'no-offence',
    ruling: { deal: 'stands' },
  },
  {
    name: 'reminding of the Stöck loses it (official Jassreglement)',
    told: {
      table: { contract: 'trump:E' },
      hands: { 1: cards('EK') },
      events: [play(1, 'EK'), { type: 'reminded', seat: 3, of: 'stoeck' }, { type: 'stoeck-announced', seat: 1 }],
      question: 'stoeck',
    },
    verdict: 'stoeck-lost',
    ruling: { stoeckPoints: 0 },
  },
  {
    name: 'a wrong dealer, noticed before the objector has played: the right one deals (jass-events)',
    told: { events: [{ type: 'dealt', seat: 1, due: 2 }, objected(3)] },
    verdict: 'redeal',
    ruling: { deal: 'redeal', dealer: 2 },
  },
  {
    name: 'a card seen while dealing: the same dealer again (several)',
    told: {
      events: [
        { type: 'dealt', seat: 1 },
        { type: 'card-exposed', card: 'EA' },
      ],
    },
    verdict: 'redeal',
    ruling: { deal: 'redeal', dealer: 1 },
  },
  {
    name: 'two cards lifted are too few (jasswiki)',
    told: { table: { dealer: 0 }, events: [{ type: 'cut', seat: 3, lifted: 2 }] },
    verdict: 'cut-again',
    ruling: {},
  },
  {
    name: 'a push back is no call: the partner must declare (reference page)',
    told: {
      table: { forehand: 0 },
      events: [
        { type: 'pushed', seat: 0 },
        { type: 'pushed', seat: 2 },
      ],
    },
    verdict: 'must-declare',
    ruling: { mustDeclare: 2 },
  },
  {
    name: 'who speaks before the forehand voids the deal (Kilchberg)',
    told: { table: { forehand: 0 }, events: [{ type: 'declared', seat: 2, contract: 'obenabe' }] },
    verdict: 'deal-void',
    ruling: { deal: 'void' },
  },
  {
    name: 'an ace led in silence makes its suit trump, even if Obenabe was meant (Anzeiger von Saanen)',
    told: { table: { forehand: 0 }, events: [play(0, 'SA')], question: 'contract' },
    verdict: 'contract-is',
    ruling: { contract: 'trump:S' },
  },
  {
    name: 'the holder of the Rosen-7 begins (pagat)',
    told: {
      profile: 'pagat-3000',
      table: { firstDeal: true, dealer: 0 },
      hands: { 2: cards('R7 S8') },
      events: [],
      question: 'dealer',
    },
    verdict: 'dealer-is',
    ruling: { forehand: 2 },
  },
  {
    name: 'the Bergpreis claimed too early goes to the others (SRF)',
    told: {
      profile: { preset: 'offiziell', bergpreis: true },
      table: { score: { 0: 480, 1: 300 } },
      events: [{ type: 'claimed', seat: 0, goal: 'berg' }],
    },
    verdict: 'claim-false',
    ruling: { bergTo: 1 },
  },
  {
    name: 'a Bedanken that fails only by an opponent’s wrong card lapses (jasswiki)',
    told: {
      profile: 'offiziell',
      table: { score: { 0: 990, 1: 300 } },
      events: [{ type: 'claimed', seat: 0, spoiledByOpponents: true }],
    },
    verdict: 'claim-lapses',
    ruling: { gameWonBy: null },
  },
  {
    name: 'a sure winner in a running trick counts for who claims (jasswiki)',
    told: {
      profile: 'offiziell',
      table: { contract: 'trump:E', leader: 3, score: { 0: 969, 1: 300 } },
      events: [play(3, 'E10'), play(0, 'EU'), { type: 'claimed', seat: 0 }],
    },
    verdict: 'claim-false',
    ruling: { gameWonBy: 1 },
  },
  {
    name: 'and is enough where it reaches the target',
    told: {
      profile: 'offiziell',
      table: { contract: 'trump:E', leader: 3, score: { 0: 970, 1: 300 } },
      events: [play(3, 'E10'), play(0, 'EU'), { type: 'claimed', seat: 0 }],
    },
    verdict: 'won',
    ruling: { gameWonBy: 0 },
  },
  {
    name: 'fixed rounds: the higher sum (Swisslos, tournaments)',
    told: {
      profile: 'turnier-12',
      table: { lastRound: true, score: { 0: 900, 1: 850 } },
      events: [{ type: 'points-made', blocks: { 0: { stich: 40 }, 1: { stich: 117 } } }],
      question: 'winner',
    },
    verdict: 'won',
    ruling: { gameWonBy: 1 },
  },
  {
    name: 'a slate is corrected during the next deal (jassonkel)',
    told: { events: [{ type: 'written', team: 0, points: 98, should: 89 }, { type: 'dealt', seat: 1 }, objected(1)] },
    verdict: 'slate-corrected',
    ruling: { writtenPoints: 89 },
  },
  {
    name: 'and later only with clear evidence',
    told: {
      events: [
        { type: 'written', team: 0, points: 98, should: 89 },
        { type: 'dealt', seat: 1 },
        { type: 'dealt', seat: 2 },
        objected(1),
      ],
    },
    verdict: 'slate-stands',
    ruling: { writtenPoints: 98 },
  },
  {
    name: 'no Stöck by who had the King and eight other cards (reference page: both in one hand)',
    told: {
      table: { contract: 'trump:E' },
      hands: { 0: cards('EK S6 S7 S8 S9 R6 R7 R8 R9') },
      events: [play(0, 'EK'), { type: 'stoeck-announced', seat: 0 }],
      question: 'stoeck',
    },
    verdict: 'stoeck-none',
    ruling: { stoeckPoints: 0 },
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
  {
    name: 'nine cards behind a whole trick are one too many, though nobody told its cards (jasswiki: the opponents choose)',
    told: {
      house: { lateCount: 'opponents-choose' },
      events: [{ type: 'trick', to: 0 }, { type: 'hand-counted', seat: 1, cards: 9 }, objected(1)],
      question: 'card-count',
    },
    verdict: 'may-annul',
    ruling: { deal: 'opponents-may-annul' },
  },
  {
    name: 'eight cards behind a whole trick are as many as there should be',
    told: {
      events: [
        { type: 'trick', to: 0 },
        { type: 'hand-counted', seat: 1, cards: 8 },
      ],
      question: 'card-count',
    },
    verdict: 'deal-stands',
    ruling: { deal: 'stands' },
  },
  {
    name: 'who has pushed cannot declare after all: what is said binds (Kilchberg, Saanen)',
    told: {
      table: { forehand: 0 },
      events: [
        { type: 'pushed', seat: 0 },
        { type: 'declared', seat: 0, contract: 'trump:E' },
      ],
      question: 'contract',
    },
    verdict: 'must-declare',
    ruling: { mustDeclare: 2, leader: 0 },
  },
  {
    name: 'who pushed, spoke again and was then declared for by the partner: the partner’s word (Kilchberg, Saanen)',
    told: {
      table: { forehand: 0 },
      events: [
        { type: 'pushed', seat: 0 },
        { type: 'declared', seat: 0, contract: 'trump:E' },
        { type: 'declared', seat: 2, contract: 'obenabe' },
      ],
      question: 'contract',
    },
    verdict: 'contract-is',
    ruling: { contract: 'obenabe', declarer: 2 },
  },
];

describe('157 to 0', () => {
  const told = (tricks?: Told): Told => ({
    table: { contract: 'trump:E' },
    events: [{ type: 'counted', points: { 0: 157, 1: 0 } }, ...(tricks ? [{ type: 'round-ended', tricks }] : [])],
    question: 'count',
  });
  const codes = (answer: Answer): readonly unknown[] =>
    (answer as unknown as { steps: readonly Told[] }).steps.map(({ code }) => code);

  it('asks whether it is a match where nobody told the tricks (jassen.ch: all tricks, not all points)', () => {
    const answer = rule(told());
    expect(codes(answer)).toContain('match-if');
    expect(answer.alternatives).toMatchObject([
      { match: true, roundPoints: { 0: 257, 1: 0 } },
      { match: false, roundPoints: { 0: 157, 1: 0 } },
    ]);
  });

  it.each([
    ['nine to none', { 0: 9, 1: 0 }, true, 257],
    ['eight to one', { 0: 8, 1: 1 }, false, 157],
  ] as const)('is what the tricks say: %s', (_, tricks, match, points) => {
    const answer = rule(told(tricks));
    expect(answer.ruling).toMatchObject({ match, roundPoints: { 0: points, 1: 0 } });
    expect(codes(answer).includes('match')).toBe(match);
    expect(codes(answer)).not.toContain('match-if');
    expect(answer.alternatives).toEqual([]);
  });
});

describe('what no book settles', () => {
  const ROWS: readonly (readonly [string, Told, Told])[] = [
    [
      'a Weis that the partner reminded of',
      {
        table: { contract: 'trump:E', forehand: 0 },
        events: [
          play(0, 'R6'),
          { type: 'reminded', seat: 2, of: 'weis' },
          { type: 'weis-announced', seat: 0, points: 20, weise: [cards('T6 T7 T8')] },
        ],
        question: 'weis',
      },
      { weisTo: 0, points: 20 },
    ],
    [
      'a wrong lead on which the trick was turned',
      {
        table: { contract: 'trump:E', leader: 0 },
        events: [...plays(1, 'SA S6 S7 S8'), turned, objected(0)],
        question: 'lead',
      },
      { deal: 'stands' },
    ],
    [
      'a slate that was wrong two deals ago',
      {
        events: [
          { type: 'written', team: 0, points: 157, should: 257 },
          { type: 'dealt', seat: 1 },
          { type: 'dealt', seat: 2 },
          objected(0),
        ],
      },
      { writtenPoints: 257 },
    ],
  ];
  test.each(ROWS)('shows both answers: %s', (_, told, other) => {
    const { confidence, alternatives } = rule(told);
    expect(confidence).toBe('low');
    expect(alternatives).toMatchObject([other]);
  });

  it('says so where a lead was noticed in its trick: there the books agree (jassverzeichnis)', () => {
    const told = { table: { contract: 'trump:E', leader: 0 }, events: [play(1, 'SA'), objected(0)], question: 'lead' };
    expect(rule(told).alternatives).toEqual([]);
  });
});

describe('the steps', () => {
  it.each([
    ['called too high', 50, cards('R6 R7 R8'), { points: 50, of: 20 }],
    ['called too low', 20, cards('R6 R7 R8 R9'), { points: 20, of: 50 }],
  ] as const)('name a Weis that was %s (jasswelt)', (_, points, weis, told) => {
    const { ruling, ...rest } = rule({
      table: { contract: 'trump:E', forehand: 0 },
      events: [play(0, 'R6'), { type: 'weis-announced', seat: 0, points, weise: [weis] }, play(1, 'RU')],
      question: 'weis',
    });
    expect(ruling).toMatchObject({ weisTo: 0, points: 20 });
    expect((rest as unknown as { steps: readonly Told[] }).steps).toContainEqual(
      expect.objectContaining({ code: 'weis-called', ...told }),
    );
  });

  it('find no wrong call where somebody named all Weise of a hand together', () => {
    const { ruling, ...rest } = rule({
      table: { contract: 'trump:E', forehand: 0 },
      events: [
        play(0, 'R6'),
        { type: 'weis-announced', seat: 0, points: 70, weise: [cards('R6 R7 R8'), cards('SU SO SK SA')] },
        play(1, 'RU'),
      ],
      question: 'weis',
    });
    expect(ruling).toMatchObject({ points: 70 });
    expect(JSON.stringify(rest)).not.toContain('weis-called');
  });

  it('rest a row that is no Weis on what a Weis is: ace, six, seven (natural order, no wrap-around)', () => {
    const told = {
      table: { contract: 'trump:E', forehand: 0 },
      events: [{ type: 'weis-announced', seat: 0, points: 20, weise: [cards('RA R6 R7')] }],
      question: 'weis',
    };
    expect(rule(told)).toMatchObject({ verdict: 'weis-none', rule: 'weis.kinds' });
  });
});

describe.each([
  ['a wrong card', REVOKES],
  ['what other programs decided wrongly', DISPUTES],
  ['conduct, dealing, claims', CONDUCT],
] as const)('%s', (_, rows) => {
  test.each(rows)('$name', ({ told, verdict, ruling }) => {
    const answer = rule(told);
    expect({ verdict: answer.verdict, ruling: answer.ruling }).toMatchObject({
      verdict,
      ruling: Object.fromEntries(Object.entries(ruling).filter(([, value]) => value !== undefined)),
    });
    for (const [name, value] of Object.entries(ruling))
      if (value === undefined && name !== 'trickTo') expect(answer.ruling[name]).toBeUndefined();
  });
});

describe('where it would be different', () => {
  it('is found by ruling again: T23, blocks by two orders', () => {
    const { ruling, differsUnder } = rule({
      table: { score: { 0: 980, 1: 960 } },
      events: [
        { type: 'points-made', blocks: { 0: { stoeck: 20, stich: 21 }, 1: { weis: 50 } }, during: 'first-trick' },
      ],
      question: 'winner',
    });
    expect(ruling).toMatchObject({ gameWonBy: 1, block: 'weis' });
    const other = differsUnder.find(({ presets }) => presets.includes('offiziell'));
    expect(other).toMatchObject({ ruling: { gameWonBy: 0, block: 'stoeck' } });
    expect(other!.settings).toContainEqual({ name: 'countOrder', value: 'stoeck-weis-stich' });
  });

  it('names no winner at a table whose target is not reached: to 2500, 2000, 3000, 1500 (Swisslos, urikon, pagat, Romandie)', () => {
    const { differsUnder } = rule({
      table: { score: { 0: 980, 1: 960 } },
      events: [
        { type: 'points-made', blocks: { 0: { stoeck: 20, stich: 21 }, 1: { weis: 50 } }, during: 'first-trick' },
      ],
      question: 'winner',
    });
    const notOver = differsUnder.find(({ verdict }) => verdict === 'not-over');
    expect(notOver?.presets).toEqual(['puur-2500', 'swisslos-2500', 'turnier-12', 'uri-2000', 'pagat-3000', 'chibre']);
    expect(notOver?.ruling).toEqual({ gameWonBy: null });
    const won = differsUnder.filter(({ verdict }) => verdict === 'won').flatMap(({ presets }) => presets);
    expect(won).toEqual(['swisslos-1000', 'offiziell']);
  });

  it('says that a table to 1000 would have been done before, where the quarrel is at 2500', () => {
    const { differsUnder } = rule({
      profile: 'puur-2500',
      table: { score: { 0: 2465, 1: 2410 } },
      events: [{ type: 'points-made', blocks: { 0: { stoeck: 40, stich: 170 }, 1: { weis: 100, stich: 144 } } }],
      question: 'winner',
    });
    const under = (preset: string): string | undefined =>
      differsUnder.find(({ presets }) => presets.includes(preset))?.verdict;
    expect({ puur: under('puur'), swisslos: under('swisslos-2500'), pagat: under('pagat-3000') }).toEqual({
      puur: 'over-before',
      swisslos: 'won',
      pagat: 'not-over',
    });
  });

  it('says of a false claim that higher targets are not reached, apart from tables without claims', () => {
    const { differsUnder } = rule({
      profile: 'offiziell',
      table: { score: { 0: 990, 1: 412 } },
      events: [{ type: 'claimed', seat: 0 }],
    });
    const under = (preset: string): string | undefined =>
      differsUnder.find(({ presets }) => presets.includes(preset))?.verdict;
    expect({ puur: under('puur'), uri: under('uri-2000'), chibre: under('chibre') }).toEqual({
      puur: 'claim-unknown',
      uri: 'not-over',
      chibre: 'not-over',
    });
  });

  it('lets nobody have the Berg of a table that plays higher', () => {
    const { differsUnder } = rule({
      table: { score: { 0: 480, 1: 460 } },
      events: [{ type: 'points-made', blocks: { 0: { stoeck: 20, stich: 21 }, 1: { weis: 50 } } }],
      question: 'berg',
    });
    const open = differsUnder.find(({ verdict }) => verdict === 'berg-open');
    expect(open?.presets).toEqual(['puur-2500', 'swisslos-2500', 'uri-2000', 'pagat-3000', 'chibre']);
  });

  it('names no way that gives the same answer', () => {
    const told = { table: { contract: 'trump:E' }, events: plays(0, 'EA E9 EK E10'), question: 'trick-winner' };
    expect(rule(told).differsUnder).toEqual([]);
  });
});

describe('what is not enough', () => {
  it.each([
    {
      told: { events: plays(0, 'EA E9 EK E10'), question: 'trick-winner' },
      error: { code: 'facts-missing', facts: ['contract'] },
    },
    { told: { events: [] }, error: { code: 'nothing-asked' } },
    {
      told: { table: { contract: 'trump:E' }, events: [...plays(0, 'EA'), play(1, 'EA')] },
      error: { code: 'facts-contradict', cards: [8] },
    },
    {
      told: { profile: 'offiziell', events: [{ type: 'claimed', seat: 0 }] },
      error: { code: 'facts-missing', facts: ['score'] },
    },
    // Who dealt, and whose turn it was: nobody has said that anything was wrong.
    { told: { events: [{ type: 'dealt' }] }, error: { code: 'facts-missing', facts: ['dealt'] } },
    { told: { events: [{ type: 'dealt', due: 2 }] }, error: { code: 'facts-missing', facts: ['dealt'] } },
  ])('is said: $error.code', ({ told, error }) => {
    expect(referee(read(told))).toEqual({ ok: false, error });
  });

  it.each([
    { told: [], code: 'quarrel-type', path: '' },
    { told: { events: [{ type: 'card-played', seat: 4 }] }, code: 'quarrel-seat', path: 'events[0].seat' },
    { told: { events: [{ type: 'card-played', seat: 0, card: 'eu' }] }, code: 'quarrel-card', path: 'events[0].card' },
    {
      told: { events: [{ type: 'card-played', seat: 0, colour: 1 }] },
      code: 'quarrel-unknown',
      path: 'events[0].colour',
    },
    { told: { events: [{ type: 'declared', seat: 0 }] }, code: 'quarrel-missing', path: 'events[0].contract' },
    { told: { events: [], hands: { 0: ['EU', 'EU'] } }, code: 'quarrel-card-twice', path: 'hands.0' },
    { told: { events: [], profile: { kanton: 'UR' } }, code: 'quarrel-profile', path: 'profile.kanton' },
    { told: { events: [], house: { atOnce: 'never' } }, code: 'quarrel-value', path: 'house.atOnce' },
    { told: { events: [], version: 2 }, code: 'quarrel-newer', path: 'version' },
    { told: { events: [], table: { score: { 'Nord/Süd': 1 } } }, code: 'quarrel-team', path: 'table.score' },
  ])('or wrong in form: $code at $path', ({ told, code, path }) => {
    expect(readQuarrel(told)).toMatchObject({ ok: false, error: { code, path } });
  });
});

describe('how sure a ruling is', () => {
  const won = (stich: readonly [number, number], weis = 0, stoeck = 0): Told => ({
    table: { score: { 0: 2465, 1: 2410 } },
    profile: 'puur-2500',
    events: [{ type: 'points-made', blocks: { 0: { stoeck, stich: stich[0] }, 1: { weis, stich: stich[1] } } }],
    question: 'winner',
  });

  it('is an agreement where Weis, Stöck, Stich decides: one source of six says so (jasvel; Swisslos, SRF, jasswiki, allmedias, Saanen)', () => {
    const { ruling, confidence, basis, support, sources } = rule(won([170, 144], 100, 40));
    expect({ ruling, confidence, basis, support }).toEqual({
      ruling: { gameWonBy: 1, block: 'weis' },
      confidence: 'high',
      basis: 'agreement',
      support: { agree: 1, of: 6 },
    });
    expect(sources.filter(({ agrees }) => agrees === true)).toEqual([{ id: 'jasvel', agrees: true }]);
  });

  it('rests on all sources where every order gives the same winner', () => {
    const { basis, support } = rule(won([92, 65]));
    expect({ basis, support }).toEqual({ basis: 'sources', support: { agree: 6, of: 6 } });
  });

  it('counts who says so by the setting of the table: under Stöck, Weis, Stich the page is alone', () => {
    const { ruling, basis, support } = rule({
      ...won([170, 144], 100, 40),
      profile: { preset: 'puur-2500', countOrder: 'stoeck-weis-stich' },
    });
    expect({ winner: ruling.gameWonBy, basis, support }).toEqual({
      winner: 0,
      basis: 'sources',
      support: { agree: 5, of: 6 },
    });
  });

  it('takes no source for a setting that it contradicts: who may follow must, at a strict table', () => {
    const { basis, sources } = rule({
      profile: { mayTrumpWhenAbleToFollow: false },
      table: { contract: 'trump:E' },
      hands: { 1: cards('R7 RK E6 T8 S9') },
      events: plays(0, 'R10 E6 R9 RA'),
      question: { ask: 'card-allowed', seat: 1 },
    });
    expect(basis).toBe('agreement');
    for (const id of ['swisslos', 'jasswiki', 'jassonkel', 'jassverzeichnis']) {
      expect(sources.find((source) => source.id === id)?.agrees).toBe(false);
    }
  });

  it('keeps the official scale of runs though older tables differ (jasswelt)', () => {
    const { basis, confidence } = rule({
      table: { contract: 'obenabe', forehand: 0 },
      events: [{ type: 'weis-announced', seat: 0, weise: [cards('E6 E7 E8 E9 E10 EU')] }, play(0, 'E6')],
      question: 'weis',
    });
    expect({ basis, confidence }).toEqual({ basis: 'sources', confidence: 'high' });
  });

  it('is medium where only jasswiki takes an undertrump for a revoke', () => {
    const { confidence } = rule({
      house: { undertrump: 'as-revoke' },
      table: { contract: 'trump:E' },
      hands: { 2: cards('R7 E6 T8') },
      events: [...plays(0, 'R10 EO E6 R9'), objected(1)],
      question: 'card-allowed',
    });
    expect(confidence).toBe('medium');
  });
});
