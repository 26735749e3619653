import {
  type Card,
  cardOf,
  DEFAULT_PROFILE,
  KOENIG,
  type RuleProfile,
  SIX,
  type SeatView,
  type Suit,
} from '@puur/rules';
import type { Pace } from '@puur/table';
import { describe, expect, it } from 'vitest';
import { waitBeforeTaking } from './taking.js';

const PACE: Pace = { card: 1, say: 2200, trick: 1500, deal: null, patience: 1 };
const ROSES = 1 as Suit;
const [SIX_OF_ROSES, KING_OF_ROSES] = [cardOf(ROSES, SIX), cardOf(ROSES, KOENIG)];

function wait(tricks: number, last: Card, settings: Partial<RuleProfile> = {}): number {
  const round = {
    contract: 'trump:R',
    stoeck: null,
    tricks: Array.from({ length: tricks }, () => ({ cards: [last] })),
  };
  return waitBeforeTaking(
    { round: round as unknown as SeatView['round'], profile: { ...DEFAULT_PROFILE, ...settings } },
    PACE,
  );
}

describe('one’s own trick', () => {
  it.each([
    ['lies as long as any other', 3, SIX_OF_ROSES, {}, 1500],
    ['lies for a Weis, in the first trick', 1, SIX_OF_ROSES, {}, 2200],
    ['lies for the Stöck, where the König of trump was laid last', 3, KING_OF_ROSES, {}, 2200],
    ['lies for no Weis where the table plays none', 1, SIX_OF_ROSES, { weis: false }, 1500],
    ['lies for no Stöck where the table plays none', 3, KING_OF_ROSES, { stoeck: false }, 1500],
  ] as const)('%s', (_name, tricks, last, settings, millis) => {
    expect(wait(tricks, last, settings)).toBe(millis);
  });
});
