/**
 * A page for unit tests of what the browser keeps: an address that can be gone to, a storage beside the database, and a
 * note of what the page asks to be told. To be imported before what it is there for.
 */
import { vi } from 'vitest';

/** What the browser is to be asked before. */
export const asked = new Set<string>();
/** The browser's own storage beside the database; null where it keeps nothing. */
export const rows = { now: null as Map<string, string> | null };

const all = (): Map<string, string> => {
  if (rows.now === null) throw new DOMException('blocked', 'SecurityError');
  return rows.now;
};
const own = {
  getItem: (key: string) => all().get(key) ?? null,
  setItem: (key: string, value: string) => void all().set(key, value),
  removeItem: (key: string) => void all().delete(key),
};
vi.stubGlobal(
  'localStorage',
  new Proxy(own, {
    ownKeys: () => [...all().keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }),
);
vi.stubGlobal('location', { href: 'https://puur.test/tafel', origin: 'https://puur.test' });
vi.stubGlobal('addEventListener', (type: string) => void asked.add(type));
vi.stubGlobal('removeEventListener', (type: string) => void asked.delete(type));
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal('navigator', { languages: ['de-CH'] });
const to = (_: unknown, __: string, url: string): void => {
  location.href = new URL(url, 'https://puur.test').href;
};
vi.stubGlobal('history', { pushState: to, replaceState: to });
