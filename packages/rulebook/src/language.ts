/**
 * Language: in which ones the Regelbuch is written, each loaded when it is asked for. A new one is one line here and one
 * below, and a folder beside `de` whose texts the compiler compares with the topics.
 */
import type { RulebookText } from './article.js';

export const RULEBOOK_LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
export type RulebookLanguage = (typeof RULEBOOK_LANGUAGES)[number];

const LOAD: Readonly<Record<RulebookLanguage, () => Promise<RulebookText>>> = {
  de: async () => (await import('./de/book.js')).book,
  fr: async () => (await import('./fr/book.js')).book,
  it: async () => (await import('./it/book.js')).book,
  en: async () => (await import('./en/book.js')).book,
};

/** The Regelbuch in a language. */
export function rulebookIn(language: RulebookLanguage): Promise<RulebookText> {
  return LOAD[language]();
}
