import { CardSet, CONTRACTS, DEFAULT_PROFILE, perSeat, type RuleProfile, SUITS } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { scatteredGuide } from '../../test/networks.js';
import { cardOfText, profileOf } from '../../test/position.js';
import type { Opening } from '../net/perspectives.js';
import { randomFrom, shuffled } from '../random.js';
import { playOut } from './rollout.js';

function openingFrom(seed: number): Opening {
  const deck = shuffled(randomFrom(seed));
  const hands = perSeat((seat) => CardSet.from(deck.slice(seat * 9, seat * 9 + 9)));
  return { hands, leader: 0, declarer: 0, pushed: false, match: true };
}

describe('A guide', () => {
  it('has a board for trump, Obenabe and Undenufe, and none where the order changes from trick to trick', () => {
    const guide = scatteredGuide(1);
    const guided = CONTRACTS.filter((contract) => guide.boardFor(contract, DEFAULT_PROFILE) !== null);
    expect(guided).toEqual(CONTRACTS.slice(0, 6));
  });

  it('has boards for more rules than it has memory for boards of their own', () => {
    const guide = scatteredGuide(1);
    const tables = Array.from({ length: 200 }, (_, lastTrick): RuleProfile => ({ ...DEFAULT_PROFILE, lastTrick }));
    for (const contract of CONTRACTS.slice(0, 6)) for (const rules of tables) guide.boardFor(contract, rules);
    const { worth } = guide.boardFor('trump:E', tables[7]!)!;
    worth.start(openingFrom(1));
    playOut(worth);
    expect(worth.position.points[0]! + worth.position.points[1]!).toBe(152 + 7);
  });

  // Source: jassa.at, the ace keeps 11 in Undenufe where the table says so.
  it('counts by the table that asks, not by the one that asked before', () => {
    const guide = scatteredGuide(1);
    const suits = perSeat((seat) => CardSet.ofSuit(SUITS[seat]!));
    const pots = [DEFAULT_PROFILE, profileOf({ undenufeValues: 'ace-eleven' })].map((rules) => {
      const { worth } = guide.boardFor('undenufe', rules)!;
      worth.start({ ...openingFrom(2), hands: suits });
      worth.play(cardOfText('EA'));
      return worth.position.pot;
    });
    expect(pots).toEqual([0, 11]);
  });

  it('answers the same on a board whatever was played on another in between', () => {
    const guide = scatteredGuide(3);
    const played = (): number[] => {
      const { worth, trial } = guide.boardFor('trump:S', DEFAULT_PROFILE)!;
      worth.start(openingFrom(5));
      trial.copyFrom(worth);
      playOut(trial);
      worth.position.legal();
      worth.think(9);
      return [...worth.values.subarray(0, 9), ...trial.position.points];
    };
    const first = played();
    const { worth, trial } = guide.boardFor('trump:R', DEFAULT_PROFILE)!;
    worth.start(openingFrom(6));
    trial.copyFrom(worth);
    playOut(trial);
    expect(played()).toEqual(first);
  });
});
