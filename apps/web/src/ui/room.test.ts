import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, doTouch, LEAST, placeIn, roomsIn } from './room.js';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const PHONE = box(0, 0, 360, 740);

describe('free rooms', () => {
  // Drawn by hand: what is taken, and every rectangle that can be drawn beside it as large as can be.
  it.each<readonly [string, readonly Box[], readonly Box[]]>([
    ['is the whole window where nothing lies', [], [PHONE]],
    ['is above and below a strip', [box(0, 300, 360, 400)], [box(0, 400, 360, 740), box(0, 0, 360, 300)]],
    [
      'is on all four sides of a card in the middle, as wide and high as the window',
      [box(140, 300, 220, 424)],
      [box(0, 424, 360, 740), box(0, 0, 360, 300), box(0, 0, 140, 740), box(220, 0, 360, 740)],
    ],
    ['is not where there is no room for a word', [box(0, 39, 360, 740)], []],
    ['is between two keys of a row', [box(0, 0, 64, 740), box(296, 0, 360, 740)], [box(64, 0, 296, 740)]],
  ])('%s', (_, taken, rooms) => {
    const found = roomsIn(PHONE, taken);
    expect(found).toHaveLength(rooms.length);
    expect(found).toEqual(expect.arrayContaining([...rooms]));
  });

  const boxes = fc
    .tuple(
      fc.integer({ min: -20, max: 350 }),
      fc.integer({ min: -20, max: 730 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 200 }),
    )
    .map(([left, top, wide, high]) => box(left, top, left + wide, top + high));

  it('touches nothing that is taken, and misses no free place of the least size', () => {
    fc.assert(
      fc.property(
        fc.array(boxes, { maxLength: 12 }),
        fc.nat({ max: 360 - LEAST.width }),
        fc.nat({ max: 700 }),
        (taken, left, top) => {
          const rooms = roomsIn(PHONE, taken);
          for (const room of rooms) expect(taken.some((one) => doTouch(one, room))).toBe(false);
          const asked = box(left, top, left + LEAST.width, top + LEAST.height);
          const isFree = !taken.some((one) => doTouch(one, asked));
          const isFound = rooms.some(
            (r) => r.left <= asked.left && r.top <= asked.top && r.right >= asked.right && r.bottom >= asked.bottom,
          );
          expect(isFound).toBe(isFree);
        },
      ),
    );
  });
});

describe('a place in them', () => {
  /** A text of 12,000 square pixels, whatever its width. */
  const wish = { width: 336, middle: 180, top: 64, heightAt: (wide: number) => Math.ceil(12_000 / wide) };

  it('is where messages come, if nothing is there', () => {
    expect(placeIn([PHONE], [], wish)).toEqual({ left: 12, top: 64, width: 336, height: 36, isWhole: true });
  });

  it('goes out of the way of a text where there is room beside it', () => {
    const title = box(12, 60, 348, 110);
    const found = placeIn([PHONE], [title], wish)!;
    expect(found.top >= title.bottom || found.top + found.height <= title.top).toBe(true);
  });

  it('is narrower and higher where only a narrow room is high enough', () => {
    const rooms = [box(0, 0, 360, 30), box(0, 0, 150, 200)];
    expect(placeIn(rooms, [], wish)).toMatchObject({ width: 150, height: 80, isWhole: true });
  });

  it('takes the largest room and no more than it where it fits nowhere', () => {
    const rooms = [box(20, 100, 200, 150), box(220, 0, 360, 41)];
    expect(placeIn(rooms, [], wish)).toEqual({ left: 20, top: 100, width: 180, height: 50, isWhole: false });
  });

  it('is none without a room', () => {
    expect(placeIn([], [], wish)).toBeNull();
  });
});
