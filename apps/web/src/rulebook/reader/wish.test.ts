import { describe, expect, it } from 'vitest';
import { PREFS_KEY } from '../../app/prefs-key.js';
import { setWish, wishFrom, wishNow } from './wish.js';

describe('what of the settings of the app a page follows', () => {
  it('is nothing where nothing is set', () => {
    expect(wishFrom({})).toEqual({
      deck: null,
      pairing: 'swisslos',
      fourColours: false,
      theme: 'auto',
      language: 'auto',
    });
  });

  it('is taken field by field, and what is not understood is left out', () => {
    expect(
      wishFrom({ deck: 'french', pairing: 'reglement', fourColours: true, theme: 'dark', language: 'fr' }),
    ).toEqual({
      deck: 'french',
      pairing: 'reglement',
      fourColours: true,
      theme: 'dark',
      language: 'fr',
    });
    expect(wishFrom({ deck: 'tarot', pairing: 7, fourColours: 'yes', theme: null, language: 'gsw' })).toEqual(
      wishFrom({}),
    );
  });

  it('holds without a place to keep it, and leaves the rest of the settings alone where there is one', () => {
    expect(wishNow()).toEqual(wishFrom({}));
    expect(setWish({ deck: 'french' }).deck).toBe('french');
    const kept = new Map([[PREFS_KEY, JSON.stringify({ names: ['a', 'b', 'c', 'd'], deck: 'german' })]]);
    globalThis.localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage;
    setWish({ theme: 'dark' });
    expect(JSON.parse(kept.get(PREFS_KEY)!)).toEqual({ names: ['a', 'b', 'c', 'd'], deck: 'german', theme: 'dark' });
    expect(wishNow().theme).toBe('dark');
  });
});
