import { CardSet, formatCards, type Seat, SEATS, viewFor } from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statesOfRound, TABLES } from '../test/players.js';
import { cardOfText, type ToldView, viewOf } from '../test/position.js';
import { createPlayer } from './level.js';
import { type Memory, remember } from './memory.js';

function memoryOf(position: Partial<ToldView> & Pick<ToldView, 'tricks' | 'hand'>): Memory {
  const view = viewOf({
    seat: 0,
    dealer: 3,
    declaration: { by: 0, contract: 'trump:R', pushed: false },
    ...position,
  });
  return remember(view, view.round!, view.round!.contract!);
}

function mayHold(memory: Memory, seat: Seat, card: string): boolean {
  return memory.may[seat].has(cardOfText(card));
}

const HAND = ['E6', 'E7', 'E8', 'S6', 'S7', 'T6', 'T7', 'T8'];

describe('What a card played says about the hand behind it', () => {
  // Source: the rules of play (Swisslos, jasswiki "Nichtfarben" and "Untertrumpfen", jassonkel).
  const cases: readonly {
    readonly name: string;
    readonly trick: readonly string[];
    readonly profile?: object;
    readonly contract?: 'obenabe' | 'trump:R';
    readonly seat: Seat;
    readonly out: readonly string[];
    readonly open: readonly string[];
  }[] = [
    {
      name: 'who follows may hold anything',
      trick: ['EA', 'E9', 'EK', 'EO'],
      seat: 1,
      out: [],
      open: ['E10', 'RU', 'SA'],
    },
    {
      name: 'a plain card on another suit: void there',
      trick: ['EA', 'S9', 'EK', 'EO'],
      seat: 1,
      out: ['E10', 'EU'],
      open: ['RU', 'SA', 'TA'],
    },
    {
      name: 'a plain card on trump: no trump but perhaps the Puur',
      trick: ['RA', 'S9', 'RK', 'RO'],
      seat: 1,
      out: ['R9', 'R6'],
      open: ['RU', 'SA'],
    },
    {
      name: 'the same where the Puur has to be given',
      trick: ['RA', 'S9', 'RK', 'RO'],
      profile: { puurExempt: false },
      seat: 1,
      out: ['R9', 'RU'],
      open: ['SA'],
    },
    {
      name: 'a trump on a plain suit says nothing about that suit',
      trick: ['EA', 'R9', 'EK', 'EO'],
      seat: 1,
      out: [],
      open: ['E10', 'R6', 'SA'],
    },
    {
      name: 'the same where only the Puur may trump in: void',
      trick: ['EA', 'R9', 'EK', 'EO'],
      profile: { mayTrumpWhenAbleToFollow: false },
      seat: 1,
      out: ['E10', 'EU'],
      open: ['R6', 'SA'],
    },
    {
      name: 'undertrumping, which only who holds nothing but trumps may',
      trick: ['EA', 'R9', 'R7', 'EO'],
      seat: 2,
      out: ['E10', 'SA', 'TA'],
      open: ['R6', 'RU'],
    },
    {
      name: 'the same where it is allowed: void in the suit led',
      trick: ['EA', 'R9', 'R7', 'EO'],
      profile: { undertrump: 'allowed-if-void' },
      seat: 2,
      out: ['E10'],
      open: ['SA', 'RU'],
    },
    {
      name: 'nothing but trumps and bound to overtrump: none that would have',
      trick: ['EA', 'R9', 'R7', 'EO'],
      profile: { onlyTrumps: 'must-overtrump-if-able' },
      seat: 2,
      out: ['SA', 'RU'],
      open: ['R6', 'RA'],
    },
    {
      name: 'without trump, another suit: void',
      trick: ['EA', 'R9', 'EK', 'EO'],
      contract: 'obenabe',
      seat: 1,
      out: ['E10', 'EU'],
      open: ['R6', 'SA'],
    },
  ];
  it.each(cases)('$name', ({ trick, profile, contract, seat, out, open }) => {
    const memory = memoryOf({
      hand: HAND,
      tricks: [{ leader: 0, cards: trick }],
      ...(profile && { profile }),
      declaration: { by: 0, contract: contract ?? 'trump:R', pushed: false },
    });
    expect(out.filter((card) => mayHold(memory, seat, card))).toEqual([]);
    expect(open.filter((card) => !mayHold(memory, seat, card))).toEqual([]);
  });

  it('knows the cards of a Weis laid open until they are played', () => {
    const memory = memoryOf({
      hand: HAND,
      tricks: [{ leader: 0, cards: ['EA', 'S9', 'EK', 'EO'] }],
      shown: [{ seat: 1, cards: ['S8', 'S9', 'S10'] }],
    });
    expect(formatCards(memory.must[1])).toBe('S8 S10');
    expect([2, 3].filter((seat) => mayHold(memory, seat as Seat, 'S8'))).toEqual([]);
  });

  it('gives a card that two players cannot hold to the third', () => {
    const memory = memoryOf({ hand: HAND, tricks: [{ leader: 0, cards: ['EA', 'S9', 'S10', 'EO'] }] });
    // Seats 1 and 2 are void in Eicheln: what is left of them is with seat 3.
    expect(formatCards(memory.must[3])).toBe('E9 E10 EU EK');
  });

  it('counts the hands: who has as many possible cards as cards holds them all', () => {
    const memory = memoryOf({
      hand: ['S6'],
      tricks: [
        { leader: 0, cards: ['E6', 'E9', 'E10', 'EU'] },
        { leader: 3, cards: ['EO', 'E7', 'EK', 'EA'] },
        { leader: 2, cards: ['TA', 'T9', 'T6', 'T10'] },
        { leader: 2, cards: ['TK', 'TU', 'T7', 'TO'] },
        { leader: 2, cards: ['SA', 'SK', 'S7', 'S8'] },
        { leader: 2, cards: ['SO', 'SU', 'T8', 'S9'] },
        { leader: 2, cards: ['RA', 'RK', 'R6', 'RO'] },
        { leader: 2, cards: ['R9', 'R10', 'R7', 'R8'] },
      ],
      declaration: { by: 0, contract: 'obenabe', pushed: false },
    });
    expect(memory.left).toEqual([1, 1, 1, 1]);
    expect(formatCards(memory.unseen)).toBe('E8 RU S10');
  });
});

describe('Memory', () => {
  const simple = createPlayer('einfach', 1);
  const kinds = [
    { name: 'of players at random', seats: undefined },
    { name: 'of simple players, who weisen and say their Stöck', seats: () => simple },
  ];
  it.each(kinds)('never rules out a card that is there, and never claims one that is not: $name', ({ seats }) => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), fc.nat(), (profile, seed) => {
        for (const { state } of statesOfRound(profile, seed, seats)) {
          if (state.phase === 'declare') continue;
          for (const seat of SEATS) {
            const view = viewFor(state, seat);
            const memory = remember(view, view.round!, view.round!.contract!);
            for (const other of SEATS) {
              const held = state.round!.hands[other];
              expect(held.diff(memory.may[other]).toArray()).toEqual([]);
              expect(memory.must[other].diff(held).toArray()).toEqual([]);
              expect(memory.left[other]).toBe(held.size);
            }
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('makes an end where a view contradicts itself', () => {
    // Two players have shown the same card; no deal does that, but a file may.
    const view = viewOf({
      seat: 0,
      dealer: 3,
      hand: HAND,
      declaration: { by: 0, contract: 'trump:R', pushed: false },
      tricks: [{ leader: 0, cards: ['EA', 'E9', 'EK', 'EO'] }],
      shown: [
        { seat: 1, cards: ['S8', 'S9', 'S10'] },
        { seat: 3, cards: ['S9', 'S10', 'SU'] },
      ],
    });
    const memory = remember(view, view.round!, 'trump:R');
    expect(memory.hand.equals(CardSet.from(HAND.map(cardOfText)))).toBe(true);
  });
});
