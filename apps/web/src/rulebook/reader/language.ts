/**
 * Language: the first page is German until something else is known. Who uses the app, or the browser, in another language
 * is led to its first page; who has chosen a language here is never led away from it. Only the first page leads on: a link to
 * a page is a link to that page.
 */
import type { Language } from '@puur/words';
import { bookPath } from '../address.js';
import { all, page } from './page.js';
import type { Wish } from './wish.js';

const KEY = 'puur.rulebook.language';

/** The languages there is a book in. */
function offered(): readonly string[] {
  return all('[data-language]', document.body).map((link) => link.dataset.language!);
}

/** The language to be read: the one chosen here, else that of the app, else the first of the browser's. */
export function languageToRead(
  chosen: string | null,
  wish: Pick<Wish, 'language'>,
  browser: readonly string[],
  books: readonly string[],
): string | null {
  const tags = [chosen, wish.language === 'auto' ? null : wish.language];
  const own = tags.find((tag): tag is string => tag !== null && books.includes(tag));
  return own ?? browser.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => books.includes(tag)) ?? null;
}

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Leads on from the German first page, if that is not what the reader reads. True: the page will be left. */
export function leadOn(wish: Wish): boolean {
  for (const link of all('[data-language]', document.body)) {
    link.addEventListener('click', () => {
      try {
        localStorage.setItem(KEY, link.dataset.language!);
      } catch {
        // Then the choice holds for the page it leads to.
      }
    });
  }
  if (!/^\/regeln(?:\/(?:index\.html)?)?$/.test(location.pathname)) return false;
  const to = languageToRead(chosen(), wish, navigator.languages, offered());
  if (to === null || to === page.language) return false;
  location.replace(bookPath(to as Language) + location.hash);
  return true;
}
