import { type Card, CARD_COUNT, type Contract, parseCards, type Seat, SUIT_COUNT } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { Dice } from './dice.js';
import type { Knowledge } from './knowledge.js';
import { Worlds } from './worlds.js';

interface Told {
  readonly name: string;
  readonly unseen: readonly string[];
  /** Cards in hand of seats 1, 2, 3; seat 0 looks. */
  readonly left: readonly [number, number, number];
  /** By seat, the cards it cannot hold. */
  readonly not?: Readonly<Partial<Record<Seat, readonly string[]>>>;
  readonly shown?: Readonly<Partial<Record<Seat, readonly string[]>>>;
}

function cards(texts: readonly string[]): readonly Card[] {
  const parsed = parseCards(texts.join(' '));
  if (!parsed.ok) throw new Error('cards');
  return parsed.value;
}

function knowledge({ unseen, left, not = {}, shown = {} }: Told): Knowledge {
  const may = new Int32Array(16).fill(0x1ff);
  const told = new Int8Array(CARD_COUNT).fill(-1);
  for (const [seat, texts] of Object.entries(not)) {
    for (const card of cards(texts)) may[Number(seat) * SUIT_COUNT + Math.floor(card / 9)]! &= ~(1 << (card % 9));
  }
  for (const [seat, texts] of Object.entries(shown)) for (const card of cards(texts)) told[card] = Number(seat);
  return {
    seat: 0,
    hand: [],
    contract: 'obenabe' satisfies Contract,
    trickNo: 9,
    leader: 0,
    trick: [],
    unseen: cards(unseen),
    left: [0, ...left],
    may,
    shown: told,
  };
}

/** Every world by trying all, as the seats of the unseen cards in their order. */
function allWorlds({ unseen, left, may, shown }: Knowledge): string[] {
  const worlds: string[] = [];
  const place = (at: number, seats: string, free: readonly number[]): void => {
    const card = unseen[at];
    if (card === undefined) {
      worlds.push(seats);
      return;
    }
    for (const seat of [1, 2, 3]) {
      if (free[seat]! === 0 || !((may[seat * 4 + Math.floor(card / 9)]! >> (card % 9)) & 1)) continue;
      if (shown[card] !== -1 && shown[card] !== seat) continue;
      place(
        at + 1,
        `${seats}${seat}`,
        free.map((places, other) => places - (other === seat ? 1 : 0)),
      );
    }
  };
  place(0, '', left);
  return worlds;
}

function drawnWorld({ unseen }: Knowledge, worlds: Worlds, dice: Dice): string {
  const masks = new Int32Array(16);
  worlds.draw(masks, dice);
  return unseen
    .map((card) => [1, 2, 3].filter((seat) => (masks[seat * 4 + Math.floor(card / 9)]! >> (card % 9)) & 1).join('&'))
    .join('');
}

/** Where every card has its own set of possible holders, dealing card after card by free places would not be even. */
const CASES: readonly Told[] = [
  { name: 'nothing is known', unseen: ['E6', 'E7', 'R6', 'R7', 'S6', 'S7'], left: [2, 2, 2] },
  { name: 'hands differ in size', unseen: ['E6', 'E7', 'R6', 'R7', 'S6', 'S7', 'T6'], left: [3, 2, 2] },
  {
    name: 'one player is void in a suit',
    unseen: ['E6', 'E7', 'E8', 'R6', 'R7', 'S6', 'S7', 'S8'],
    left: [3, 3, 2],
    not: { 1: ['E6', 'E7', 'E8'] },
  },
  {
    name: 'two are void in different suits, and one in both',
    unseen: ['E6', 'E7', 'R6', 'R7', 'S6', 'S7', 'S8', 'T6', 'T7'],
    left: [3, 3, 3],
    not: { 1: ['E6', 'E7'], 2: ['R6', 'R7'], 3: ['E6', 'E7', 'T6', 'T7'] },
  },
  {
    name: 'a card was shown',
    unseen: ['E6', 'E7', 'E8', 'R6', 'R7', 'S6'],
    left: [2, 2, 2],
    not: { 3: ['R6', 'R7'] },
    shown: { 2: ['E8'] },
  },
];

describe('The worlds of the yardstick', () => {
  it.each(CASES)('are counted right where $name', (told) => {
    const known = knowledge(told);
    const worlds = new Worlds();
    worlds.prepare(known);
    expect(worlds.count).toBe(allWorlds(known).length);
  });

  it.each(CASES)('are drawn evenly where $name', (told) => {
    const known = knowledge(told);
    const all = allWorlds(known);
    const worlds = new Worlds();
    const dice = new Dice();
    worlds.prepare(known);
    dice.seed('even');
    const counts = new Map(all.map((world) => [world, 0]));
    const draws = all.length * 100;
    for (let i = 0; i < draws; i++) {
      const world = drawnWorld(known, worlds, dice);
      counts.set(world, (counts.get(world) ?? NaN) + 1);
    }
    expect(counts.size).toBe(all.length);
    // Pearson's chi squared: mean `freedom`, variance `2 * freedom`; four standard deviations.
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    const freedom = all.length - 1;
    expect(chiSquared).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });

  it('number 27! / 9!³ before the first card', () => {
    const worlds = new Worlds();
    const unseen = ['E', 'R', 'S'].flatMap((suit) =>
      ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'].map((r) => suit + r),
    );
    worlds.prepare(knowledge({ name: '', unseen, left: [9, 9, 9] }));
    expect(worlds.count).toBe(227_873_431_500);
  });

  it('are found by trusting less where what is known contradicts itself', () => {
    const worlds = new Worlds();
    // Nobody may hold the Eichel-Six.
    const impossible = { 1: ['E6'], 2: ['E6'], 3: ['E6'] } as const;
    worlds.prepare(knowledge({ name: '', unseen: ['E6', 'R6', 'S6'], left: [1, 1, 1], not: impossible }));
    expect(worlds.count).toBe(6);
    // What was shown does not fit what was played: the play is believed.
    const shown = { 1: ['E6'] } as const;
    worlds.prepare(knowledge({ name: '', unseen: ['E6', 'R6', 'S6'], left: [1, 1, 1], not: { 1: ['E6'] }, shown }));
    expect(worlds.count).toBe(4);
  });
});
