import { beforeAll, describe, expect, it, vi } from 'vitest';

// The module looks at the page it runs in.
vi.stubGlobal('document', { documentElement: { dataset: {} } });
let languageToRead: typeof import('./language.js').languageToRead;
beforeAll(async () => {
  ({ languageToRead } = await import('./language.js'));
});

const BOOKS = ['de', 'fr', 'it', 'en'];

describe('the language a reader is led to', () => {
  it.each([
    ['the one chosen here, whatever else', 'it', 'fr', ['en-GB'], BOOKS, 'it'],
    ['that of the app', null, 'fr', ['en-GB'], BOOKS, 'fr'],
    ['the first of the browser that there is a book in', null, 'auto', ['rm-CH', 'it-CH', 'de-CH'], BOOKS, 'it'],
    ['that of the browser where there is no book in that of the app', null, 'fr', ['de-CH'], ['de'], 'de'],
    ['none where nothing is known', null, 'auto', ['pt-BR'], BOOKS, null],
  ] as const)('is %s', (_, chosen, language, browser, books, expected) => {
    expect(languageToRead(chosen, { language }, browser, books)).toBe(expected);
  });
});
