/**
 * Address: where a page of the rulebook stands. German at `/regeln/`, another language below its own word; the last word is
 * the same in every language, so a bookmark outlives a translation. Always a folder, so that any host of files finds it.
 */
import type { Language } from '@puur/words';

export const BOOK_ROOT = '/regeln/';

/** The first page of a language. */
export function bookPath(language: Language): string {
  return language === 'de' ? BOOK_ROOT : `${BOOK_ROOT}${language}/`;
}

/** The page of a topic; `section` is an anchor on it. */
export function topicPath(language: Language, topic: string, section: string | null = null): string {
  return `${bookPath(language)}${topic}/${section === null ? '' : `#${section}`}`;
}

/** The language whose pages an address belongs to; null outside the rulebook. */
export function languageOfPath(path: string): Language | null {
  if (path !== '/regeln' && !path.startsWith(BOOK_ROOT)) return null;
  const [first] = path.slice(BOOK_ROOT.length).split('/');
  return first === 'fr' || first === 'it' || first === 'en' ? first : 'de';
}
