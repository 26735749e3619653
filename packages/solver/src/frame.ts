/**
 * Frame: one order of the cards, laid out for the search.
 *
 * The search never asks which of two cards is stronger: it holds the cards of a suit as nine bits in order of strength,
 * the strongest at bit 8 ("place"), and the trump suit, where there is one, comes first. A frame is the map between
 * cards and places for one mode, with everything else the search looks up by place: values, which cards of a run of
 * neighbours are worth trying, and how far the value of a position can move when other cards stand in the same places.
 * Order, values and legal play all come out of the tables of @puur/rules; here they are only turned into other tables.
 */
import {
  type Card,
  CARDS,
  isTrumpMode,
  MASK_SIZE,
  type Mode,
  permitOf,
  PERMIT_SUITS,
  type PlayRules,
  RANK_COUNT,
  strengthOf,
  SUIT_COUNT,
  suitOf,
} from '@puur/rules';

export const MASKS = 512;

export interface Frame {
  readonly hasTrump: boolean;
  /** Whether the rules treat the Puur unlike the trump below it, so that the two are no neighbours. */
  readonly puurApart: boolean;
  /** By card: `suit * 9 + place`, suits in the order of the search. */
  readonly spotOf: Uint8Array;
  /** The inverse of `spotOf`. */
  readonly cardAt: readonly Card[];
  /** By spot: what the card counts. */
  readonly values: Uint8Array;
  /** By `suit * 512 + mask`: one card of those with the highest value. */
  readonly richest: Uint16Array;
  /** By `suit * 512 + mask`: one card of those with the lowest value. */
  readonly poorest: Uint16Array;
  /** By `suit * 512 + mask`: one card of each value. */
  readonly distinct: Uint16Array;
  /** By suit: see `shiftTable`. */
  readonly shifts: readonly Uint8Array[];
}

/** The frame of a mode with these card values (by card). */
export function frameOf(mode: Mode, valueOf: Uint8Array, rules: PlayRules): Frame {
  const hasTrump = isTrumpMode(mode);
  const first = hasTrump ? (mode as number) : 0;
  const spotOf = Uint8Array.from(CARDS, (card) => {
    const suit = suitOf(card);
    const place = CARDS.filter((c) => suitOf(c) === suit && strengthOf(mode, c) < strengthOf(mode, card)).length;
    // The trump suit changes places with the first one.
    return (suit === first ? 0 : suit === 0 ? first : suit) * RANK_COUNT + place;
  });
  const cardAt: Card[] = [];
  for (const card of CARDS) cardAt[spotOf[card]!] = card;
  const values = Uint8Array.from(cardAt, (card) => valueOf[card]!);

  const representatives = (choose: (places: number[], value: (place: number) => number) => number[]): Uint16Array =>
    Uint16Array.from({ length: SUIT_COUNT * MASKS }, (_, index) => {
      const mask = index % MASKS;
      if (mask === 0) return 0;
      const value = (place: number): number => values[((index / MASKS) | 0) * RANK_COUNT + place]!;
      return choose(placesOf(mask), value).reduce((chosen, place) => chosen | (1 << place), 0);
    });
  const best = (sign: number) => (places: number[], value: (place: number) => number) => [
    places.reduce((a, b) => (sign * value(b) > sign * value(a) ? b : a)),
  ];
  const shiftsOf = new Map<string, Uint8Array>();
  const shifts = Array.from({ length: SUIT_COUNT }, (_, suit) => {
    const row = values.subarray(suit * RANK_COUNT, (suit + 1) * RANK_COUNT);
    const known = shiftsOf.get(row.join()) ?? shiftTable(row);
    shiftsOf.set(row.join(), known);
    return known;
  });
  return {
    hasTrump,
    puurApart: hasTrump && (rules.puurExempt || !rules.mayTrumpWhenAbleToFollow),
    spotOf,
    cardAt,
    values,
    richest: representatives(best(1)),
    poorest: representatives(best(-1)),
    distinct: representatives((places, value) =>
      places.filter((place, i) => places.findIndex((other) => value(other) === value(place)) === i),
    ),
    shifts,
  };
}

function placesOf(mask: number): number[] {
  return Array.from({ length: RANK_COUNT }, (_, place) => place).filter((place) => (mask >> place) & 1);
}

/**
 * Sets of places of one size are numbered, so that pairs of them index a dense table: `SHIFT_ROW[a] + SHIFT_COLUMN[b]`.
 * The C(18, 9) pairs fit into 48 kB.
 */
export const SHIFT_ROW: Uint16Array = new Uint16Array(MASKS);
export const SHIFT_COLUMN: Uint8Array = new Uint8Array(MASKS);
const SHIFT_SIZE = numberPairs();

function numberPairs(): number {
  let next = 0;
  for (let size = 0; size <= RANK_COUNT; size++) {
    const masks = Array.from({ length: MASKS }, (_, mask) => mask).filter((mask) => MASK_SIZE[mask] === size);
    for (const [number, mask] of masks.entries()) {
      SHIFT_ROW[mask] = next + number * masks.length;
      SHIFT_COLUMN[mask] = number;
    }
    next += masks.length ** 2;
  }
  return next;
}

/**
 * By pair of sets of one size, a and b: how many points more the cards of b can bring than those of a when each card
 * of a is replaced by the one of b in the same rank, that is the sum of max(0, value in b - value in a).
 */
function shiftTable(row: Uint8Array): Uint8Array {
  const table = new Uint8Array(SHIFT_SIZE);
  const places = Array.from({ length: MASKS }, (_, mask) => placesOf(mask));
  for (let a = 0; a < MASKS; a++) {
    for (let b = 0; b < MASKS; b++) {
      if (MASK_SIZE[a] !== MASK_SIZE[b]) continue;
      const [from, to] = [places[a]!, places[b]!];
      let sum = 0;
      for (let i = 0; i < from.length; i++) sum += Math.max(0, row[to[i]!]! - row[from[i]!]!);
      table[SHIFT_ROW[a]! + SHIFT_COLUMN[b]!] = sum;
    }
  }
  return table;
}

/** The rows of a permit table: what was led, and what the hand holds. */
export const TRUMP_LED = 0;
export const FOLLOWING = 1;
export const VOID = 2;
export const ALL_TRUMPS = 3;
/** Rows of trumps lying: none, or the place of the highest plus one. */
export const TOPS = 10;
/** Bits of a permit beside the nine trumps: the suit led may be played, the other plain suits may be. */
export const OPEN_LED = 512;
export const OPEN_REST = 1024;

/**
 * The permits of @puur/rules by places: `(row * TOPS + top) * 512 + trumps held` → trumps that may be played, OPEN_LED,
 * OPEN_REST. A frame without trump uses the rows of no trumps.
 */
export function permitTable(frame: Frame, mode: Mode, rules: PlayRules): Uint16Array {
  const [trump, led, rest] = [0, 1, 2].map((suit) => suitOf(frame.cardAt[suit * RANK_COUNT]!));
  const rankAt = (place: number): number => frame.cardAt[place]! % RANK_COUNT;
  const natural = (mask: number): number => placesOf(mask).reduce((ranks, place) => ranks | (1 << rankAt(place)), 0);
  const toRanks = Uint16Array.from({ length: MASKS }, (_, mask) => natural(mask));
  const toPlaces = new Uint16Array(MASKS);
  for (let mask = 0; mask < MASKS; mask++) toPlaces[toRanks[mask]!] = mask;
  const table = new Uint16Array(4 * TOPS * MASKS);
  for (let row = 0; row < 4; row++) {
    for (let top = 0; top < TOPS; top++) {
      for (let held = 0; held < MASKS; held++) {
        const trumps = frame.hasTrump ? toRanks[held]! : 0;
        const permit = permitOf(
          mode,
          frame.hasTrump && row === TRUMP_LED ? trump! : led!,
          top === 0 ? -1 : rankAt(top - 1),
          trumps,
          row === TRUMP_LED ? trumps : row === FOLLOWING ? 1 : 0,
          row !== ALL_TRUMPS,
          rules,
        );
        const open = (suit: number): boolean => ((permit >> (PERMIT_SUITS + suit)) & 1) === 1;
        table[(row * TOPS + top) * MASKS + held] =
          (frame.hasTrump ? toPlaces[permit & (MASKS - 1)]! : 0) |
          (open(led!) ? OPEN_LED : 0) |
          (open(rest!) ? OPEN_REST : 0);
      }
    }
  }
  return table;
}
