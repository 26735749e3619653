/** Rounds as HSLU's own kit plays them, with the one rule in which it is laxer than our tables. */
import { createPlayer, createYardstick } from '@puur/bot';
import { seededRng } from '@puur/testkit';
import { describe, expect, test } from 'vitest';
import { kitRound } from '../../test/kit-round.js';
import { replyTo, type Service } from './service.js';
import { viewIn } from './view.js';

const FEW_ITERATIONS = 10;
const PLAYERS: Service['players'] = new Map([
  ['einfach', createPlayer('einfach', 1)],
  ['yardstick', createYardstick(1, FEW_ITERATIONS)],
]);

describe('a round of HSLU’s kit', () => {
  test.each([0, 1, 2, 3, 4, 5])(
    'with trump %i is answered by every player with a card that the kit allows',
    async (trump) => {
      const rng = seededRng(100 + trump);
      const reports: unknown[] = [];
      const service: Service = { players: PLAYERS, pairing: 'swisslos', onFault: (cause) => reports.push(cause) };
      for (let round = 0; round < 4; round++) {
        for (const { observation, legal } of kitRound(rng, trump)) {
          const body = new TextEncoder().encode(JSON.stringify(observation));
          for (const name of PLAYERS.keys()) {
            const request = {
              method: 'POST',
              path: `/${name}/action_play_card`,
              contentType: 'application/json',
              body,
            };
            const { status, value } = await replyTo(request, service);
            expect(status, JSON.stringify([value, observation])).toBe(200);
            expect(legal).toContain((value as { card: string }).card);
          }
        }
      }
      expect(reports).toEqual([]);
    },
  );

  test('may have a trump between two others, which our own seat may not play', () => {
    const hands = ['S8', 'DK', 'DQ', 'CA', 'CK', 'CQ', 'CJ', 'C10', 'C9'];
    // Spades are trump. North's hearts are trumped by west with the six, and by south with the ace.
    const observation = (tricks: unknown, currentPlayer: number, hand: readonly string[]): unknown => ({
      dealer: 1,
      trump: 2,
      forehand: 1,
      currentPlayer,
      tricks,
      player: [0, 1, 2, 3].map((player) => ({ hand: player === currentPlayer ? hand : [] })),
    });
    const trick = { cards: ['H6', 'S6', 'SA'], first: 0 };
    const east = viewIn(observation([trick], 1, hands), 'card', 'swisslos');
    expect(east.ok && east.value.options.cards.length).toBe(8);
    // East went under the ace with the eight all the same: the kit allows it, and south, who won, leads.
    const after = [{ cards: [...trick.cards, 'S8'], first: 0, win: 2 }, { first: 2 }];
    const south = viewIn(observation(after, 2, ['D6', 'D7', 'D8', 'D9', 'D10', 'DJ', 'DA', 'S7']), 'card', 'swisslos');
    expect(south.ok && south.value.options.cards.length).toBe(8);
  });
});
