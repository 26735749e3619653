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
  type Mode,
  NONE,
  permitOf,
  PERMIT_SUITS,
  type PlayRules,
  RANK_COUNT,
  strengthOf,
  suitOf,
  SUITS,
  TRUMP_ORDER,
} from '@puur/rules';
import { LOST, movesOf, OPEN, WON } from './order.js';

export const MASKS = 512;

/** By mask: its places, lowest first. */
const PLACES_OF: readonly (readonly number[])[] = Array.from({ length: MASKS }, (_, mask) =>
  Array.from({ length: RANK_COUNT }, (_none, place) => place).filter((place) => (mask >> place) & 1),
);

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
  /**
   * By `standing * 2048 + suit * 512 + mask`, one of the cards that are worth trying out of a run of neighbours: a trick
   * that is LOST asks for the poorest, one that is WON for the richest, an OPEN one for one of each value.
   */
  readonly choices: Uint16Array;
  /** The order in which cards are tried, see `movesOf`. */
  readonly ordered: Int32Array;
  /** By `suit * 512 + mask`: what the cards count together. */
  readonly sums: Uint8Array;
  /** By suit: see `shiftTable`. */
  readonly shifts: readonly Uint8Array[];
}

/** What follows from the values of nine places, by mask or by pair of masks. */
interface SuitTables {
  /** By standing. */
  readonly choices: readonly Uint16Array[];
  readonly sums: Uint8Array;
  readonly shifts: Uint8Array;
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

  const suits = SUITS.map((suit) => suitTables(values.subarray(suit * RANK_COUNT, (suit + 1) * RANK_COUNT)));
  return {
    hasTrump,
    puurApart: hasTrump && (rules.puurExempt || !rules.mayTrumpWhenAbleToFollow),
    spotOf,
    cardAt,
    values,
    choices: flat([LOST, OPEN, WON].flatMap((standing) => suits.map(({ choices }) => choices[standing]!))),
    ordered: movesOf(values),
    sums: Uint8Array.from(suits.flatMap(({ sums }) => [...sums])),
    shifts: suits.map(({ shifts }) => shifts),
  };
}

function flat(tables: readonly Uint16Array[]): Uint16Array {
  const all = new Uint16Array(tables.length * MASKS);
  for (const [i, table] of tables.entries()) all.set(table, i * MASKS);
  return all;
}

/** By values: most suits of most contracts count alike. */
const SUIT_TABLES = new Map<string, SuitTables>();

function suitTables(values: Uint8Array): SuitTables {
  const key = values.join();
  let tables = SUIT_TABLES.get(key);
  if (!tables) {
    const choose = (chosen: (places: readonly number[]) => readonly number[]): Uint16Array =>
      Uint16Array.from(PLACES_OF, (places) => chosen(places).reduce((mask, place) => mask | (1 << place), 0));
    const most = (sign: number) => (places: readonly number[]) =>
      places.length === 0 ? [] : [places.reduce((a, b) => (sign * values[b]! > sign * values[a]! ? b : a))];
    tables = {
      choices: [
        choose(most(-1)),
        choose((places) => places.filter((place, i) => !places.slice(0, i).some((p) => values[p] === values[place]))),
        choose(most(1)),
      ],
      sums: Uint8Array.from(PLACES_OF, (places) => places.reduce((sum, place) => sum + values[place]!, 0)),
      shifts: shiftTable(values),
    };
    SUIT_TABLES.set(key, tables);
  }
  return tables;
}

/**
 * Sets of places of one size are numbered, so that pairs of them index a dense table: `SHIFT_ROW[a] + SHIFT_COLUMN[b]`.
 * The C(18, 9) pairs fit into 48 kB.
 */
export const SHIFT_ROW: Uint16Array = new Uint16Array(MASKS);
export const SHIFT_COLUMN: Uint8Array = new Uint8Array(MASKS);
const MASKS_BY_SIZE: readonly (readonly number[])[] = Array.from({ length: RANK_COUNT + 1 }, (_, size) =>
  PLACES_OF.flatMap((places, mask) => (places.length === size ? [mask] : [])),
);
const SHIFT_SIZE = MASKS_BY_SIZE.reduce((start, masks) => {
  for (const [number, mask] of masks.entries()) {
    SHIFT_ROW[mask] = start + number * masks.length;
    SHIFT_COLUMN[mask] = number;
  }
  return start + masks.length ** 2;
}, 0);

/**
 * By pair of sets of one size, a and b: how many points more the cards of b can bring than those of a when each card
 * of a is replaced by the one of b in the same rank, that is the sum of max(0, value in b - value in a).
 */
function shiftTable(values: Uint8Array): Uint8Array {
  const table = new Uint8Array(SHIFT_SIZE);
  for (const masks of MASKS_BY_SIZE) {
    for (const a of masks) {
      const from = PLACES_OF[a]!;
      for (const b of masks) {
        const to = PLACES_OF[b]!;
        let sum = 0;
        for (let i = 0; i < from.length; i++) sum += Math.max(0, values[to[i]!]! - values[from[i]!]!);
        table[SHIFT_ROW[a]! + SHIFT_COLUMN[b]!] = sum;
      }
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
export function permitTable(mode: Mode, rules: PlayRules): Uint16Array {
  const key = [isTrumpMode(mode), ...PLAY_RULES.map((name) => rules[name])].join();
  let table = PERMIT_TABLES.get(key);
  if (!table) {
    table = isTrumpMode(mode) ? trumpPermits(rules) : plainPermits(mode, rules);
    PERMIT_TABLES.set(key, table);
  }
  return table;
}

const PLAY_RULES = [
  'undertrump',
  'onlyTrumps',
  'mayTrumpWhenAbleToFollow',
  'puurExempt',
] as const satisfies readonly (keyof PlayRules)[];
const PERMIT_TABLES = new Map<string, Uint16Array>();

/** A trump suit, a plain suit led and another plain suit: which ones makes no difference. */
const [TRUMP, PLAIN, OTHER] = [0, 1, 2] as const;

function trumpPermits(rules: PlayRules): Uint16Array {
  const toRanks = Uint16Array.from(PLACES_OF, (places) =>
    places.reduce((ranks, place) => ranks | (1 << TRUMP_ORDER[place]!), 0),
  );
  const toPlaces = new Uint16Array(MASKS);
  for (const [places, ranks] of toRanks.entries()) toPlaces[ranks] = places;
  return Uint16Array.from({ length: 4 * TOPS * MASKS }, (_, index) => {
    const row = (index / (TOPS * MASKS)) | 0;
    const top = ((index / MASKS) | 0) % TOPS;
    const trumps = toRanks[index % MASKS]!;
    const led = row === TRUMP_LED ? TRUMP : PLAIN;
    const follows = row === TRUMP_LED ? trumps : row === FOLLOWING ? 1 : 0;
    const topRank = top === 0 ? NONE : TRUMP_ORDER[top - 1]!;
    const permit = permitOf(TRUMP as number as Mode, led, topRank, trumps, follows, row !== ALL_TRUMPS, rules);
    return toPlaces[permit & (MASKS - 1)]! | opened(permit);
  });
}

function plainPermits(mode: Mode, rules: PlayRules): Uint16Array {
  const table = new Uint16Array(4 * TOPS * MASKS);
  for (const row of [FOLLOWING, VOID]) {
    table[row * TOPS * MASKS] = opened(permitOf(mode, PLAIN, NONE, 0, row === FOLLOWING ? 1 : 0, true, rules));
  }
  return table;
}

function opened(permit: number): number {
  const isOpen = (suit: number): boolean => ((permit >> (PERMIT_SUITS + suit)) & 1) === 1;
  return (isOpen(PLAIN) ? OPEN_LED : 0) | (isOpen(OTHER) ? OPEN_REST : 0);
}
