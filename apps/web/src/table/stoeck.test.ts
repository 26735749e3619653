import { type Card, type Contract, DEFAULT_PROFILE, parseCard, type SeatView } from '@puur/rules';
import { describe, expect, it, test } from 'vitest';
import { isLastStoeck, stoeckPoints } from './stoeck.js';

const card = (name: string): Card => {
  const found = parseCard(name);
  if (!found.ok) throw new Error(name);
  return found.value;
};

function view(hand: string, contract: Contract, profile = DEFAULT_PROFILE): SeatView {
  return { profile, round: { contract, hand: hand.split(' ').map(card) } } as unknown as SeatView;
}

describe('the Stöck are asked for', () => {
  // «Stöck»: König and Ober of trump, said with the second of them.
  test.each([
    ['with the second card', 'RO', 'RO RA', 'trump:R', true],
    ['not with the first', 'RK', 'RO RK RA', 'trump:R', false],
    ['not with König and Ober of another suit', 'RO', 'RO RA', 'trump:E', false],
    ['not without trump', 'RO', 'RO RA', 'obenabe', false],
    ['not with another trump', 'RA', 'RA R6', 'trump:R', false],
  ] as const)('%s', (_, laid, hand, contract, isAsked) => {
    expect(isLastStoeck(card(laid), view(hand, contract))).toBe(isAsked);
  });

  it('nowhere where the table says them by itself', () => {
    const silent = { ...DEFAULT_PROFILE, stoeckAnnounce: 'automatic' } as const;
    expect(isLastStoeck(card('RO'), view('RO RA', 'trump:R', silent))).toBe(false);
  });
});

it('count 20, and times the factor only where the table agreed on it', () => {
  const factors = { ...DEFAULT_PROFILE.factors, S: 2 } as const;
  expect(stoeckPoints(view('SK', 'trump:S', { ...DEFAULT_PROFILE, factors, stoeckMultiplied: true }))).toBe(40);
  expect(stoeckPoints(view('SK', 'trump:S', { ...DEFAULT_PROFILE, factors, stoeckMultiplied: false }))).toBe(20);
});
