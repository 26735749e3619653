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
  it('plays every contract, and knows how people do where the order stays', () => {
    const guide = scatteredGuide(1);
    const known = CONTRACTS.filter((contract) => {
      const { worth, people } = guide.boardFor(contract, DEFAULT_PROFILE);
      worth.start(openingFrom(4));
      playOut(worth);
      expect(worth.position.points[0]! + worth.position.points[1]!).toBe(157);
      return people !== null;
    });
    expect(known).toEqual(['trump:E', 'trump:R', 'trump:S', 'trump:T', 'obenabe', 'undenufe']);
  });

  it('has boards for more rules than it has memory for boards of their own', () => {
    const guide = scatteredGuide(1);
    const tables = Array.from({ length: 200 }, (_, lastTrick): RuleProfile => ({ ...DEFAULT_PROFILE, lastTrick }));
    for (const contract of CONTRACTS) for (const rules of tables) guide.boardFor(contract, rules);
    const { worth } = guide.boardFor('trump:E', tables[7]!);
    worth.start(openingFrom(1));
    playOut(worth);
    expect(worth.position.points[0]! + worth.position.points[1]!).toBe(152 + 7);
  });

  // Sources: jassa.at, the ace keeps 11 in Undenufe where the table says so; `mixedModeValues` for Slalom from below.
  it.each([
    ['undenufe', { undenufeValues: 'ace-eleven' }, [0, 11]],
    ['slalom:undenufe', { mixedModeValues: 'per-trick' }, [11, 0]],
  ] as const)('counts %s by the table that asks, not by the one that asked before', (contract, settings, expected) => {
    const guide = scatteredGuide(1);
    const suits = perSeat((seat) => CardSet.ofSuit(SUITS[seat]!));
    const pots = [DEFAULT_PROFILE, profileOf(settings)].map((rules) => {
      const { worth } = guide.boardFor(contract, rules);
      worth.start({ ...openingFrom(2), hands: suits });
      worth.play(cardOfText('EA'));
      return worth.position.pot;
    });
    expect(pots).toEqual(expected);
  });

  it('answers the same on a board whatever was played on another in between', () => {
    const guide = scatteredGuide(3);
    const played = (): number[] => {
      const { worth, trial } = guide.boardFor('trump:S', DEFAULT_PROFILE);
      worth.start(openingFrom(5));
      trial.copyFrom(worth);
      playOut(trial);
      worth.position.legal();
      worth.think(9);
      return [...worth.values.subarray(0, 9), ...trial.position.points];
    };
    const first = played();
    const { worth, trial } = guide.boardFor('trump:R', DEFAULT_PROFILE);
    worth.start(openingFrom(6));
    trial.copyFrom(worth);
    playOut(trial);
    expect(played()).toEqual(first);
  });
});
