import { describe, expect, it } from 'vitest';

import { indexText } from './face.js';
import { widthOf, word } from './glyph.js';
import { DECKS, INDEX_LANGUAGES, RANKS } from './vocabulary.js';

/** The greatest extent of a word's path, across and down; every glyph is drawn with points on its outline's middle line. */
function extent(path: string): { left: number; right: number; top: number; bottom: number } {
  const d = / d="([^"]*)"/.exec(path)![1]!;
  let [x, y] = [0, 0];
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, letter, rest] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/gi)) {
    const values = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const own = letter !== letter!.toUpperCase();
    const across = 'Hh'.includes(letter!);
    const down = 'Vv'.includes(letter!);
    const size = across || down ? 1 : 'Cc'.includes(letter!) ? 6 : 'Qq'.includes(letter!) ? 4 : 2;
    for (let index = 0; index < values.length; index += size) {
      if (across) x = values[index]! + (own ? x : 0);
      else if (down) y = values[index]! + (own ? y : 0);
      else {
        const [endX, endY] = values.slice(index + size - 2, index + size);
        [x, y] = [endX! + (own ? x : 0), endY! + (own ? y : 0)];
      }
      xs.push(x);
      ys.push(y);
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('the corners', () => {
  // Letters as they stand on the cards of each region.
  it.each([
    ['de', 'B D K A'],
    ['fr', 'V D R A'],
    ['it', 'F D R A'],
    ['en', 'J Q K A'],
  ] as const)('of French cards in %s are %s', (language, wanted) => {
    expect((['U', 'O', 'K', 'A'] as const).map((rank) => indexText(rank, 'french', language)).join(' ')).toBe(wanted);
  });

  it('of Swiss-German cards are the same everywhere', () => {
    for (const language of INDEX_LANGUAGES) {
      expect(RANKS.map((rank) => indexText(rank, 'german', language))).toEqual(RANKS);
    }
  });

  it('tell the Ober from a nought: the letter is half as wide again', () => {
    expect(widthOf('O', 14)).toBeGreaterThan(1.5 * widthOf('0', 14));
  });

  it('all have their glyphs', () => {
    const texts = DECKS.flatMap((deck) =>
      INDEX_LANGUAGES.flatMap((language) => RANKS.map((rank) => indexText(rank, deck, language))),
    );
    for (const text of [...texts, 'UNDER', 'OBER', 'KÖNIG']) {
      expect(() => word(text, { x: 0, y: 0, cap: 10, colour: '#000' })).not.toThrow();
      expect(widthOf(text, 14)).toBeGreaterThan(0);
    }
    expect(() => word('Z', { x: 0, y: 0, cap: 10, colour: '#000' })).toThrow(RangeError);
  });
});

describe('word', () => {
  it.each(['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A', 'B', 'D', 'V', 'R', 'F', 'J', 'Q', 'UNDER', 'OBER'])(
    '%s stands on its base line, as high as asked, about its middle',
    (text) => {
      const { left, right, top, bottom } = extent(word(text, { x: 50, y: 40, cap: 14, colour: '#000' }));
      // A stroke is 2.6 wide: middle lines end up to 1.3 within the box.
      expect(top).toBeGreaterThanOrEqual(25.9);
      expect(top).toBeLessThanOrEqual(27.4);
      expect(bottom).toBeGreaterThanOrEqual(38.6);
      expect(bottom).toBeLessThanOrEqual(40.1);
      const width = widthOf(text, 14);
      expect(left).toBeGreaterThanOrEqual(50 - width / 2 - 0.1);
      expect(right).toBeLessThanOrEqual(50 + width / 2 + 0.1);
    },
  );

  it('is pressed only when it would be wider than it may be', () => {
    const setting = { x: 0, y: 0, cap: 34, colour: '#000', fit: 32 };
    expect(widthOf('10', 34)).toBeGreaterThan(32);
    expect(word('10', setting)).toContain('matrix(');
    expect(word('8', setting)).not.toContain('matrix(');
  });
});
