/**
 * Language: which ones Puur speaks, and the words of each, loaded when they are asked for.
 *
 * The words of the table come apart from those of the rulebook, so that a screen with cards need not wait for sentences
 * about sources.
 */
import type { RuleWords, TableWords, Words } from './words.js';

export const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** What is said at a table, in a language. */
export async function tableWordsIn(language: Language): Promise<TableWords> {
  switch (language) {
    case 'de':
      return (await import('./de/table.js')).table;
    case 'fr':
      return (await import('./fr/table.js')).table;
    case 'it':
      return (await import('./it/table.js')).table;
    case 'en':
      return (await import('./en/table.js')).table;
  }
}

/** What is read about a table, in a language. */
export async function ruleWordsIn(language: Language): Promise<RuleWords> {
  switch (language) {
    case 'de':
      return (await import('./de/rulebook.js')).rulebook;
    case 'fr':
      return (await import('./fr/rulebook.js')).rulebook;
    case 'it':
      return (await import('./it/rulebook.js')).rulebook;
    case 'en':
      return (await import('./en/rulebook.js')).rulebook;
  }
}

/** All words of a language. */
export async function wordsIn(language: Language): Promise<Words> {
  return { ...(await tableWordsIn(language)), ...(await ruleWordsIn(language)) };
}
