import { DEFAULT_STYLE } from '@puur/cards';
import { describe, expect, it } from 'vitest';
import type { Drawing } from './drawing.js';
import { type Picture, Sketchbook } from './sketchbook.js';

const tanne = (): Drawing => ({ of: 'back', style: DEFAULT_STYLE, ground: 'tanne' });

interface Scene {
  readonly book: Sketchbook;
  /** Pictures that were made and not taken back. */
  readonly living: Set<Picture>;
  readonly onScreen: Set<string>;
  fails: boolean;
  /** The browser makes no picture of a file. */
  isBlind: boolean;
  /** Says of the last picture that it cannot be read. */
  spoil: () => void;
}

function set(): Scene {
  const living = new Set<Picture>();
  const onScreen = new Set<string>();
  let made = 0;
  const scene: Scene = {
    living,
    onScreen,
    fails: false,
    isBlind: false,
    spoil: () => undefined,
    book: new Sketchbook({
      ask: () => (scene.fails ? Promise.reject(new Error('not to be had')) : Promise.resolve('<svg/>')),
      publish: (_, onBroken) => {
        if (scene.isBlind) throw new Error('no picture');
        scene.spoil = onBroken;
        const picture = { src: `blob:${made++}` };
        living.add(picture);
        return picture;
      },
      withdraw: (picture) => living.delete(picture),
      isOnScreen: ({ src }) => onScreen.has(src),
    }),
  };
  return scene;
}

describe('pictures of another manner', () => {
  it('keeps the pictures of one manner after sixty changes, and takes the others back', async () => {
    const { book, living } = set();
    for (let change = 0; change < 60; change++) {
      const manner = `manner ${change}`;
      for (const what of ['one', 'two']) await book.finish(book.of(manner, what, tanne));
      book.keepOnly(manner);
    }
    expect(living.size).toBe(2);
    expect(book.size).toBe(2);
    expect([...living].map(({ src }) => src)).toEqual(['blob:118', 'blob:119']);
  });

  it('takes back none that is still on the screen, and does later', async () => {
    const { book, living, onScreen } = set();
    await book.finish(book.of('old', 'one', tanne));
    onScreen.add('blob:0');
    await book.finish(book.of('new', 'one', tanne));
    book.keepOnly('new');
    expect(living.size).toBe(2);
    onScreen.clear();
    book.keepOnly('new');
    expect([...living]).toEqual([{ src: 'blob:1' }]);
  });

  it('makes no picture of what was dropped while it was drawn', async () => {
    const { book, living } = set();
    const drawn = book.finish(book.of('old', 'one', tanne));
    book.keepOnly('new');
    expect(await drawn).toBe(false);
    expect(living.size).toBe(0);
  });
});

describe('what cannot be drawn', () => {
  it('says so, and is drawn when it is asked for again', async () => {
    const scene = set();
    const sketch = scene.book.of('now', 'one', tanne);
    scene.fails = true;
    expect(await scene.book.finish(sketch)).toBe(false);
    expect([sketch.shown.value, sketch.isAsked]).toEqual([false, false]);
    scene.fails = false;
    expect(await scene.book.finish(sketch)).toBe(true);
    expect(sketch.shown.value).toBe('blob:0');
  });
});

describe('a picture that the browser does not give', () => {
  it('is shown as one that cannot be drawn, and tried again when it is asked for again', async () => {
    const scene = set();
    scene.isBlind = true;
    const sketch = scene.book.of('now', 'one', tanne);
    expect(await scene.book.finish(sketch)).toBe(false);
    expect([sketch.shown.value, sketch.isAsked]).toEqual([false, false]);
    scene.isBlind = false;
    expect(await scene.book.finish(sketch)).toBe(true);
    expect(sketch.shown.value).toBe('blob:0');
  });

  it('gives way to its name where it turns out that it cannot be read', async () => {
    const scene = set();
    const sketch = scene.book.of('now', 'one', tanne);
    await scene.book.finish(sketch);
    scene.spoil();
    expect(sketch.shown.value).toBe(false);
  });
});
