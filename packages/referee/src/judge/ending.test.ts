/** Who has won, Bedanken and Bergpreis. Expected values come from the sources named with each case. */
import { describe, test } from 'vitest';
import { expectRuled, play, type Row } from '../../test/telling.js';

const CLAIMS: readonly Row[] = [
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
];

describe('claims', () => {
  test.each(CLAIMS)('$name', expectRuled);
});
