/** What is typed and not yet written, over a reload; and which round an address means. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = vi.hoisted(() => {
  vi.stubGlobal('location', { href: 'https://puur.test/tafel' });
  const rows = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  });
  return rows;
});

type Page = typeof import('./typed.js') & typeof import('./typing.js');
/** The page, loaded anew. */
async function reload(): Promise<Page> {
  vi.resetModules();
  return { ...(await import('./typed.js')), ...(await import('./typing.js')) };
}

describe('what is typed', () => {
  let page: Page;
  beforeEach(async () => {
    kept.clear();
    page = await reload();
  });

  it('is there after a reload, by slate and place', async () => {
    page.keepTyped('a', 'runde=', { contract: 'trump:E', stoeck: 0 });
    page = await reload();
    expect(page.typedAt('a', 'runde=')).toEqual({ contract: 'trump:E', stoeck: 0 });
    expect(page.typedAt('a', 'runde=2')).toBeNull();
    expect(page.typedAt('b', 'runde=')).toBeNull();
  });

  it('is forgotten once it is written or left', async () => {
    page.keepTyped('a', 'runde=', { contract: 'trump:E' });
    page.forgetTyped('a', 'runde=');
    expect(page.typedAt('a', 'runde=')).toBeNull();
    page = await reload();
    expect(page.typedAt('a', 'runde=')).toBeNull();
  });

  it('holds as long as the page where the browser keeps nothing', () => {
    vi.spyOn(sessionStorage, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.keepTyped('a', 'runde=', 1);
    expect(page.typedAt('a', 'runde=')).toBe(1);
  });

  it('is nothing where the kept text is broken', () => {
    kept.set('puur-tafel-eingabe:a#runde=', '{');
    expect(page.typedAt('a', 'runde=')).toBeNull();
  });
});

describe('the round of an address', () => {
  it.each([
    ['runde', null],
    ['runde=', null],
    ['runde=1', 1],
    ['runde=3', 3],
    ['runde=4', undefined],
    ['runde=99', undefined],
    ['runde=0', undefined],
    ['runde=-1', undefined],
    ['runde=2.5', undefined],
    ['runde=1e0', undefined],
    ['runde=x', undefined],
    ['runde=NaN', undefined],
    ['runde=%', undefined],
  ])('%s of three is %s', async (place, round) => {
    expect((await reload()).roundAt(place, 3)).toBe(round);
  });

  it('keeps the field of a Coiffeur when its number changes', async () => {
    const { placeWith } = await reload();
    expect(placeWith('runde=3&seite=1&spiel=rosen', 2)).toBe('runde=2&seite=1&spiel=rosen');
    expect(placeWith('runde=3&seite=1&spiel=rosen', null)).toBe('runde=&seite=1&spiel=rosen');
  });
});
