/**
 * Language: which ones Puur speaks, and the words of each, loaded when they are asked for.
 *
 * The words of the table come apart from those of the rulebook, so that a screen with cards need not wait for sentences
 * about sources.
 */
import type { RefereeWords } from './referee-words.js';
import type { TafelWords } from './tafel-words.js';
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

/** What the referee says, in a language. Apart from the rest, as only who quarrels needs it. */
export async function refereeWordsIn(language: Language): Promise<RefereeWords> {
  switch (language) {
    case 'de':
      return (await import('./de/referee.js')).referee;
    case 'fr':
      return (await import('./fr/referee.js')).referee;
    case 'it':
      return (await import('./it/referee.js')).referee;
    case 'en':
      return (await import('./en/referee.js')).referee;
  }
}

/** What the slate says, in a language. */
export async function tafelWordsIn(language: Language): Promise<TafelWords> {
  switch (language) {
    case 'de':
      return (await import('./de/tafel.js')).tafel;
    case 'fr':
      return (await import('./fr/tafel.js')).tafel;
    case 'it':
      return (await import('./it/tafel.js')).tafel;
    case 'en':
      return (await import('./en/tafel.js')).tafel;
  }
}
