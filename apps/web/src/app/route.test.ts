import { describe, expect, it, vi } from 'vitest';

// The module looks at the address it was loaded at.
vi.stubGlobal('location', { href: 'http://puur.test/' });
const { routeOf } = await import('./route.js');

describe('The screen of an address', () => {
  it.each([
    ['/', 'home', false],
    ['/index.html', 'home', false],
    ['/tafel', 'tafel', false],
    ['/tafel/', 'tafel', false],
    ['/schule/index.html', 'school', false],
    ['/nirgends', 'home', true],
    ['/tafel/nirgends', 'home', true],
    ['/404.html', 'home', true],
    ['/toString', 'home', true],
  ])('%s', (path, screen, isUnknown) => {
    expect(routeOf(new URL(path, 'http://puur.test'))).toMatchObject({ screen, isUnknown });
  });
});
