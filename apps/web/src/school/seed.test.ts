import { beforeEach, expect, it, vi } from 'vitest';
import { keepLying, lyingIn } from './seed.js';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('gives the question back that lay in this drill, and none of another', () => {
  keepLying('winner', { seed: 4294967295, level: 3 });
  expect(lyingIn('winner')).toEqual({ seed: 4294967295, level: 3 });
  expect(lyingIn('weis')).toBeNull();
  keepLying('winner', null);
  expect(lyingIn('winner')).toBeNull();
});

it.each(['x', '7', 'null', '{"drill":"winner","seed":-1,"level":1}', '{"drill":"winner","seed":1,"level":4}'])(
  'asks a new one where %s is kept',
  (text) => {
    keepLying('winner', { seed: 1, level: 1 });
    kept.set([...kept.keys()][0]!, text);
    expect(lyingIn('winner')).toBeNull();
  },
);
