import {
  type Card,
  CardSet,
  type Contract,
  DEFAULT_PROFILE,
  legalCards,
  modeOf,
  type PerSeat,
  perSeat,
  type Seat,
  viewFor,
} from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indifferentGuide, scatteredGuide } from '../../test/networks.js';
import { statesOfRound, TABLES } from '../../test/players.js';
import { cardOfText, profileOf } from '../../test/position.js';
import { remember } from '../memory.js';
import { randomFrom } from '../random.js';
import { drawWorld } from '../world.js';
import { type Past, pastOf } from './past.js';
import { replayIn, shareOf, type Trust } from './likelihood.js';

const TRUST: Trust = { softness: 6, people: 0.5, strange: 0.1 };
const CERTAIN: Trust = { softness: 6, people: 0.5, strange: 0 };

/** By play: the cards that the rules left to its player. */
function choicesIn(world: PerSeat<CardSet>, past: Past, profile = DEFAULT_PROFILE): CardSet[] {
  const hands: CardSet[] = perSeat((seat) => world[seat].union(past.played[seat]));
  return past.cards.map((card, n) => {
    const seat = past.seats[n]!;
    const mode = modeOf(past.contract, Math.floor(n / 4) + 1);
    const legal = legalCards(hands[seat]!, past.cards.slice(n - (n % 4), n), mode, profile);
    hands[seat] = hands[seat]!.without(card);
    return legal;
  });
}

/** A past of the first plays of another. */
function first(count: number, past: Past, cards: readonly Card[] = past.cards.slice(0, count)): Past {
  const seats = past.seats.slice(0, count);
  return {
    ...past,
    seats,
    cards,
    played: perSeat((seat) => CardSet.from(cards.filter((_, n) => seats[n] === seat))),
  };
}

/** Histories of rounds played at random in contracts that the networks play, with the true hands of now. */
function* histories(
  seed: number,
  tables = [DEFAULT_PROFILE],
): Generator<{ world: PerSeat<CardSet>; past: Past; seat: Seat; contract: Contract }> {
  for (const profile of tables) {
    for (const { state, seat } of statesOfRound(profile, seed)) {
      const { round } = state;
      const contract = round?.contract ?? null;
      if (round === null || contract === null || round.tricks.length < 4) continue;
      const view = viewFor(state, seat);
      yield {
        world: round.hands,
        past: pastOf(view, view.round!, contract),
        seat,
        contract,
      };
    }
  }
}

const anySeed = fc.nat(10_000);

describe('The likelihood of the plays', () => {
  it('is by networks to which all cards are equal one in so many, for each choice of another seat', () => {
    const guide = indifferentGuide();
    fc.assert(
      fc.property(anySeed, (seed) => {
        let off = 0;
        for (const { world, past, contract } of histories(seed)) {
          const expected = choicesIn(world, past).reduce(
            (sum, legal, n) => (past.seats[n] === past.seat ? sum : sum - Math.log(legal.size)),
            0,
          );
          const board = guide.boardFor(contract, DEFAULT_PROFILE);
          off = Math.max(off, Math.abs(replayIn(world, past, board, TRUST) - expected));
        }
        expect(off).toBeLessThan(1e-9);
      }),
      { numRuns: 8 },
    );
  });

  it.each([
    { name: 'by both networks', trust: TRUST },
    { name: 'without strange cards', trust: CERTAIN },
    { name: 'by the good player alone', trust: { ...TRUST, people: 0 } },
    { name: 'by people alone', trust: { ...TRUST, people: 1 } },
  ])('of all cards that a seat could have played sums to 1: $name', ({ trust }) => {
    const guide = scatteredGuide(1);
    let compared = 0;
    for (const { world, past, contract } of histories(4)) {
      const count = past.cards.length - 1;
      if (past.seats[count] === past.seat) continue;
      const board = guide.boardFor(contract, DEFAULT_PROFILE);
      const legal = choicesIn(world, past)[count]!.toArray();
      // The world that stays the same: with the last card back in its player's hand.
      const player = past.seats[count]!;
      const start = perSeat((seat) => (seat === player ? world[seat].with(past.cards[count]!) : world[seat]));
      const before = replayIn(start, first(count, past), board, trust);
      const shares = legal.map((card) => {
        const after = perSeat((seat) => start[seat].without(card));
        const played = first(count + 1, past, [...past.cards.slice(0, count), card]);
        return Math.exp(replayIn(after, played, board, trust) - before);
      });
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 6);
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it.each([
    { name: 'of worth alone where nobody knows what people play', contracts: ['slalom', 'gusti'], same: true },
    { name: 'of people too where it is known', contracts: ['trump', 'undenufe'], same: false },
  ])('is $name', ({ contracts, same }) => {
    const guide = scatteredGuide(1);
    const profile = profileOf({ contracts });
    const logs = [...histories(4, [profile])].map(({ world, past, contract }) => {
      const board = guide.boardFor(contract, profile);
      return [TRUST, { ...TRUST, people: 0 }].map((trust) => replayIn(world, past, board, trust));
    });
    expect(logs.length).toBeGreaterThan(5);
    expect(logs.filter(([half, none]) => half === none).length).toBe(same ? logs.length : 0);
  });

  it('is none in a world in which a play was not allowed', () => {
    const guide = indifferentGuide();
    // Eicheln led, seat 1 threw Schellen away: it cannot have held the Eicheln eight.
    const hands = ['E7 R6', 'S9 S10', 'S6 S7', 'R7 R8'].map((text) => CardSet.from(text.split(' ').map(cardOfText)));
    const plays = ['EA', 'SK', 'EK', 'EO'].map(cardOfText);
    const past: Past = {
      seat: 0,
      seats: [0, 1, 2, 3],
      cards: plays,
      played: perSeat((seat) => CardSet.of(plays[seat]!)),
      leader: 0,
      forehand: 0,
      declarer: 0,
      contract: 'trump:R',
      pushed: false,
      mayPush: true,
      match: true,
    };
    const board = guide.boardFor('trump:R', DEFAULT_PROFILE);
    const fair = hands as unknown as PerSeat<CardSet>;
    expect(Number.isFinite(replayIn(fair, past, board, TRUST))).toBe(true);
    const withCard = perSeat((seat) => (seat === 1 ? CardSet.from(['S9', 'E8'].map(cardOfText)) : fair[seat]));
    expect(replayIn(withCard, past, board, TRUST)).toBe(-Infinity);
    // What the looking seat itself did is not asked about.
    expect(Number.isFinite(replayIn(withCard, { ...past, seat: 1 }, board, TRUST))).toBe(true);
  });

  it('is finite in the true world, and the board then stands at now', () => {
    const guide = scatteredGuide(2);
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), anySeed, (profile, seed) => {
        const random = randomFrom(seed);
        for (const { world, past, seat, contract } of histories(seed, [profile])) {
          const board = guide.boardFor(contract, profile);
          if (random() < 0.7) continue;
          const log = replayIn(world, past, board, TRUST);
          if (!(log <= 0 && log > -Infinity)) throw new Error(`${log} in the true world`);
          if (board.worth.position.seat !== seat) throw new Error('another seat is to act');
          if (replayIn(world, past, board, null) !== 0) throw new Error('a likelihood without trust');
        }
      }),
      { numRuns: 15 },
    );
  });

  it('does not hang on how the looking seat chose among its own cards', () => {
    const guide = indifferentGuide();
    for (const { state, seat } of statesOfRound(DEFAULT_PROFILE, 12)) {
      const { round } = state;
      const contract = round?.contract ?? null;
      if (round === null || contract === null || round.tricks.length !== 6) continue;
      const view = viewFor(state, seat);
      const past = pastOf(view, view.round!, contract);
      const board = guide.boardFor(contract, DEFAULT_PROFILE);
      const world = drawWorld(remember(view, view.round!, contract), randomFrom(1))!;
      const mine = choicesIn(world, past).filter((legal, n) => past.seats[n] === seat && legal.size > 1);
      const theirs = choicesIn(world, past).filter((_, n) => past.seats[n] !== seat);
      const expected = theirs.reduce((sum, legal) => sum - Math.log(legal.size), 0);
      expect(mine.length).toBeGreaterThan(0);
      expect(theirs.every((legal) => legal.size > 0)).toBe(true);
      expect(replayIn(world, past, board, TRUST)).toBeCloseTo(expected, 9);
    }
  });
});

describe('Shares', () => {
  it('sum to 1 and go by the exponential', () => {
    const values = Float32Array.from([0.5, -1, 2, 2, -40]);
    const shares = [0, 1, 2, 3, 4].map((n) => shareOf(values, 5, n, 3));
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
    expect(shares[0]! / shares[1]!).toBeCloseTo(Math.exp(4.5), 6);
    expect(shares[2]).toBe(shares[3]);
    expect(shares[4]).toBeGreaterThanOrEqual(0);
  });
});
