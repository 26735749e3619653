/** Answers that the handed rule cases leave open, each with its source. */
import { describe, expect, it } from 'vitest';
import { replyTo } from '../answer.js';

interface Case {
  readonly name: string;
  readonly ask: object;
  readonly result: object;
  readonly source: string;
}

const HALF = { A: 76, B: 76 };
const stoeck = { op: 'stoeck', contract: 'trump:E', sameHand: ['EK', 'EO'] };
const total = {
  op: 'round-total',
  contract: 'trump:E',
  factor: 1,
  cards: HALF,
  lastTrick: 'A',
  tricks: { A: 5, B: 4 },
};
const blocks = { op: 'game-end', mode: 'block-order', order: ['weis', 'stoeck', 'stich'], target: 1000 };
const bedanken = { op: 'game-end', mode: 'bedanken', target: 1000, opponentPointsAtClaim: 999 };
const bergpreis = { op: 'game-end', mode: 'bergpreis', order: ['stoeck', 'weis', 'stich'] };
const passes = { op: 'dealing', dealer: 3, forehandPasses: true };
const compare = { op: 'weis-compare', forehand: 0 };

const CASES: readonly Case[] = [
  // Play
  {
    name: 'every refused card of the hand has its reason',
    ask: { op: 'legal-moves', contract: 'trump:E', hand: ['R7', 'E6', 'EA', 'T8'], trick: ['R10', 'EO'] },
    result: { legal: ['EA', 'R7'], reasons: { E6: 'may-not-undertrump', T8: 'must-follow-suit' } },
    source: 'Swisslos; jassonkel',
  },
  {
    name: 'the leader may play anything',
    ask: { op: 'legal-moves', contract: 'obenabe', hand: ['E6', 'T8'], trick: [] },
    result: { legal: ['E6', 'T8'], reasons: {} },
    source: 'Swisslos',
  },
  {
    name: 'the last trick brings five',
    ask: { op: 'card-points', contract: 'trump:E', cards: ['EU', 'E9'], lastTrick: true },
    result: { points: 39 },
    source: 'reference page',
  },
  {
    name: 'values of each trick: the six counts in an Undenufe trick of Slalom',
    ask: {
      ...{ op: 'card-points', contract: 'slalom:obenabe', cards: ['E6', 'EA'], trickNo: 2 },
      profile: { mixedModeValues: 'per-trick' },
    },
    result: { points: 11 },
    source: 'reference page (values), Swisslos (Slalom)',
  },
  // Weis
  {
    name: 'a table without Weis has none',
    ask: {
      ...{ op: 'weis-detect', hand: ['R7', 'R8', 'R9', 'TA', 'SK', 'E6', 'EO', 'T10', 'S8'] },
      profile: 'turnier-12',
    },
    result: { weis: [], total: 0 },
    source: 'Dorfverein Thalheim',
  },
  {
    name: 'nothing declared',
    ask: { ...compare, contract: 'obenabe', declared: {} },
    result: { bestSeat: null, scoringTeam: null, points: 0 },
    source: 'reference page',
  },
  {
    name: 'what is declared does not count at a table without Weis',
    ask: { ...compare, contract: 'obenabe', declared: { 0: [['R7', 'R8', 'R9']] }, profile: { weis: false } },
    result: { bestSeat: null, scoringTeam: null, points: 0 },
    source: 'Dorfverein Thalheim',
  },
  {
    name: 'a total tie lets both sides write in Romandie',
    ask: {
      ...{ ...compare, contract: 'trump:E', declared: { 0: [['R7', 'R8', 'R9']], 1: [['T7', 'T8', 'T9']] } },
      profile: 'chibre',
    },
    result: { bestSeat: null, scoringTeam: 'both', points: 20 },
    source: 'bepopcorn.ch',
  },
  {
    name: 'partners that tie do not let the others write',
    ask: {
      ...{ ...compare, contract: 'trump:E', declared: { 0: [['R7', 'R8', 'R9']], 2: [['T7', 'T8', 'T9']] } },
      profile: 'chibre',
    },
    result: { bestSeat: 0, scoringTeam: 0, points: 40 },
    source: 'bepopcorn.ch',
  },
  {
    name: 'the first to speak after the forehand wins a total tie',
    ask: {
      ...{ ...compare, contract: 'trump:E', forehand: 2 },
      declared: { 1: [['R7', 'R8', 'R9']], 2: [['T7', 'T8', 'T9']] },
    },
    result: { bestSeat: 2, scoringTeam: 0, points: 20 },
    source: 'jassonkel',
  },
  {
    name: 'a run of eight is a hundred and a twenty where runs are capped',
    ask: {
      ...{ ...compare, contract: 'obenabe', profile: { longRuns: 'capped-100' } },
      declared: { 0: [['R7', 'R8', 'R9', 'R10', 'RU', 'RO', 'RK', 'RA']] },
    },
    result: { bestSeat: 0, scoringTeam: 0, points: 120 },
    source: 'jassonkel; Parlett',
  },
  {
    name: 'a run and a quartet may share a card',
    ask: {
      ...{ ...compare, contract: 'obenabe' },
      declared: {
        3: [
          ['EK', 'RK', 'SK', 'TK'],
          ['RO', 'RK', 'RA'],
        ],
      },
    },
    result: { bestSeat: 3, scoringTeam: 1, points: 120 },
    source: 'jasswelt.ch',
  },
  // Stöck
  {
    name: 'Stöck said too late are lost',
    ask: { ...stoeck, announced: 'after-next-player-covered' },
    result: { stoeckPoints: 0 },
    source: 'reference page',
  },
  {
    name: 'Stöck count without a trick',
    ask: { ...stoeck, announced: 'with-second-card', teamTricks: 0 },
    result: { stoeckPoints: 20 },
    source: 'jasswelt.ch Die Stöcke',
  },
  {
    name: 'Stöck that are split into one hand are in one hand',
    ask: { op: 'stoeck', contract: 'trump:E', split: { 1: ['EO', 'EK'] }, announced: 'with-second-card' },
    result: { stoeckPoints: 20 },
    source: 'reference page',
  },
  {
    name: 'nobody can forget what the program announces',
    ask: { ...stoeck, announced: 'reminded-by-partner', profile: { stoeckAnnounce: 'automatic' } },
    result: { stoeckPoints: 20 },
    source: 'jassen.ch; Swisslos',
  },
  {
    name: 'a table without Stöck has none',
    ask: { ...stoeck, announced: 'with-second-card', profile: { stoeck: false, stoeckAnnounce: 'automatic' } },
    result: { stoeckPoints: 0 },
    source: 'Dorfverein Thalheim',
  },
  {
    name: 'doubled Stöck take a team forty points further',
    ask: { ...stoeck, announced: 'pre-shown-to-go-out', needed: 40, profile: { factors: { E: 2 } } },
    result: { stoeckPoints: 20 },
    source: 'jasskarten.com (Stöck multiplied); jasswelt.ch',
  },
  {
    name: 'and no further where Stöck are not multiplied',
    ask: {
      ...{ ...stoeck, announced: 'pre-shown-to-go-out', needed: 40 },
      profile: { factors: { E: 2 }, stoeckMultiplied: false },
    },
    result: { stoeckPoints: 0 },
    source: 'jasswelt.ch',
  },
  {
    name: 'a Weis that the opponents beat is not laid open, and spares no word',
    ask: { ...stoeck, announced: 'with-valid-weis-in-trick-1', weisWonByOpponent: true },
    result: { stoeckPoints: 0 },
    source: 'jasswelt.ch Die Stöcke (a valid Weis)',
  },
  {
    name: 'a table may want a word all the same',
    ask: { ...stoeck, announced: 'with-valid-weis-in-trick-1', profile: { stoeckWithWeis: false } },
    result: { stoeckPoints: 0 },
    source: 'reference page',
  },
  // The account of a round
  {
    name: 'a Weis needs a trick where it is agreed',
    ask: {
      ...{ ...total, cards: { A: 152, B: 0 }, tricks: { A: 9, B: 0 }, weis: { A: 0, B: 50 } },
      profile: { weisNeedsTrick: true },
    },
    result: { A: 257, B: 0 },
    source: 'Parlett',
  },
  {
    name: 'else it counts in a Match too',
    ask: { ...total, cards: { A: 152, B: 0 }, tricks: { A: 9, B: 0 }, weis: { A: 0, B: 50 } },
    result: { A: 257, B: 50 },
    source: 'jassverzeichnis.ch',
  },
  {
    name: 'the factor is the one asked for, whatever the profile says',
    ask: { ...total, contract: 'obenabe', factor: 1, profile: 'puur-2500' },
    result: { A: 81, B: 76, blocks: { A: { weis: 0, stoeck: 0, stich: 81 }, B: { weis: 0, stoeck: 0, stich: 76 } } },
    source: 'Swisslos',
  },
  {
    name: 'what a table does not multiply',
    ask: {
      ...{ ...total, factor: 3, cards: { A: 152, B: 0 }, tricks: { A: 9, B: 0 } },
      ...{ weis: { A: 20, B: 0 }, stoeck: { A: 20, B: 0 } },
      profile: { matchBonusMultiplied: false, weisMultiplied: false, stoeckMultiplied: false },
    },
    result: { A: 157 * 3 + 100 + 20 + 20, B: 0 },
    source: 'Swisslos; urikon.ch (agreements)',
  },
  {
    name: 'Weis and Stöck at a table without either',
    ask: { ...total, weis: { A: 50, B: 0 }, stoeck: { A: 0, B: 20 }, profile: 'turnier-12' },
    result: { A: 81, B: 76 },
    source: 'Dorfverein Thalheim',
  },
  {
    name: 'values of each trick need not sum to 152',
    ask: {
      ...{ ...total, contract: 'slalom:obenabe', cards: { A: 100, B: 41 } },
      profile: { mixedModeValues: 'per-trick' },
    },
    result: { A: 105, B: 41 },
    source: 'a choice of this project',
  },
  // The end
  {
    name: 'both sides reach the target in one block',
    ask: { ...blocks, before: { A: 950, B: 950 }, round: { A: { stich: 77 }, B: { stich: 80 } } },
    result: { winner: 'undecided-in-block', block: 'stich' },
    source: 'reference page (open there)',
  },
  {
    name: 'nobody reaches the target',
    ask: { ...blocks, before: { A: 100, B: 100 }, round: { A: { stich: 77 }, B: { stich: 80 } } },
    result: { winner: null, block: null },
    source: 'reference page',
  },
  {
    name: 'the target of the profile where none is named',
    ask: { ...blocks, target: undefined, before: { A: 2490, B: 0 }, round: { A: { weis: 20 } }, profile: 'puur-2500' },
    result: { winner: 'A', block: 'weis' },
    source: 'reference page',
  },
  {
    name: 'nobody reaches the target trick by trick',
    ask: { op: 'game-end', mode: 'trick-order', target: 1000, before: { A: 0, B: 0 }, trickPoints: [['A', 157]] },
    result: { winner: null, trick: null },
    source: 'Swisslos',
  },
  {
    name: 'the higher total',
    ask: { op: 'game-end', mode: 'higher-total', target: 1000, afterRound: { A: 1010, B: 1020 } },
    result: { winner: 'B' },
    source: 'jassen.ch',
  },
  {
    name: 'equal totals',
    ask: { op: 'game-end', mode: 'higher-total', target: 1000, afterRound: { A: 1010, B: 1010 } },
    result: { winner: null },
    source: 'jassen.ch',
  },
  {
    name: 'a higher total short of the target',
    ask: { op: 'game-end', mode: 'higher-total', target: 1000, afterRound: { A: 999, B: 900 } },
    result: { winner: null },
    source: 'jassen.ch',
  },
  {
    name: 'exactly the target is enough for a claim',
    ask: { ...bedanken, claimant: 'B', claimantPointsAtClaim: 1000 },
    result: { winner: 'B', ruling: 'right' },
    source: 'jasswiki',
  },
  {
    name: 'a claim that an opponent’s wrong card made fall short lapses',
    ask: { ...bedanken, claimant: 'A', claimantPointsAtClaim: 990, shortfallCausedByOpponentRevoke: true },
    result: { winner: null, ruling: 'lapsed' },
    source: 'allmedias.ch',
  },
  {
    name: 'a false claim loses nothing where that is agreed',
    ask: { ...bedanken, claimant: 'A', claimantPointsAtClaim: 990, profile: { falseClaimLoses: false } },
    result: { winner: null, ruling: 'lapsed' },
    source: 'a table’s agreement',
  },
  {
    name: 'equal sums after all rounds',
    ask: { op: 'game-end', mode: 'rounds', rounds: 8, afterRound: { A: 628, B: 628 } },
    result: { winner: null, checkSum: 1256 },
    source: 'tournament sheets (8 x 157 = 1256)',
  },
  {
    name: 'the Bergpreis at half the target',
    ask: { ...bergpreis, target: 1000, before: { A: 490, B: 0 }, firstTrick: { A: { stich: 10 } } },
    result: { bergpreis: 'A' },
    source: 'SRF Jass-Service',
  },
  {
    name: 'nobody has the Bergpreis yet',
    ask: { ...bergpreis, berg: 500, before: { A: 400, B: 400 }, firstTrick: {} },
    result: { bergpreis: null },
    source: 'SRF Jass-Service',
  },
  // Dealing
  {
    name: 'the seat right of the dealer is forehand, gets the first packet and deals next',
    ask: { op: 'dealing', dealer: 3 },
    result: { forehand: 0, nextDealer: 0, firstPacketTo: 0 },
    source: 'reference page',
  },
  {
    name: 'a card exposed: the same dealer deals again',
    ask: { op: 'dealing', dealer: 2, misdeal: 'card-exposed' },
    result: { action: 'same-dealer-redeals', nextDealer: 2 },
    source: 'jasswiki; Swiss Club DC',
  },
  {
    name: 'the forehand chooses itself',
    ask: { op: 'dealing', dealer: 3, forehandPasses: false },
    result: { declarer: 0, leader: 0 },
    source: 'reference page',
  },
  {
    name: 'pushed back, the forehand has to choose',
    ask: { ...passes, partnerPasses: true, profile: { pushing: 'once-with-push-back' } },
    result: { declarer: 0, leader: 0 },
    source: 'pagat; Parlett',
  },
  {
    name: 'round the table the next in turn chooses',
    ask: { ...passes, profile: { pushing: 'round-robin' } },
    result: { declarer: 1, leader: 0 },
    source: 'Swisslos Coiffeur',
  },
  {
    name: 'round the table the partner passes third',
    ask: { ...passes, partnerPasses: true, profile: { pushing: 'round-robin' } },
    result: { declarer: 3, leader: 0 },
    source: 'Swisslos Coiffeur',
  },
  {
    name: 'the declarer leads where it is played so',
    ask: { ...passes, profile: { leader: 'declarer' } },
    result: { declarer: 2, leader: 2 },
    source: 'Stöcherei',
  },
  {
    name: 'what was said binds, whatever is led',
    ask: { op: 'dealing', lead: 'RA', declaration: 'obenabe' },
    result: { contract: 'obenabe' },
    source: 'Anzeiger von Saanen',
  },
  // The seeded deal; its vectors are frozen in @puur/table
  {
    name: 'the same seed gives the same deal for ever',
    ask: { op: 'deal', seed: 'a' },
    result: { hands: { 0: ['E6', 'EK', 'R6', 'R7', 'R8', 'R9', 'SU', 'TU', 'TA'] } },
    source: 'first computed in 2026; must never change',
  },
];

describe('the operations', () => {
  it.each(CASES)('$name ($source)', async ({ ask, result }) => {
    const reply = await replyTo({ ok: true, text: JSON.stringify({ id: 1, ...ask }) }, (failure) => {
      throw failure;
    });
    expect(JSON.parse(reply)).toMatchObject({ id: 1, ok: true, result });
  });
});
