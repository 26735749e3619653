/**
 * Language: which one a person reads, and its words at the table.
 *
 * By itself, with no settings and no screens behind it: which language it is stands in what the device keeps, so its words
 * are on their way before the program is there (`early.ts`).
 */
import { isLanguage, type Language, tableWordsIn, type TableWords } from '@puur/words';
import { twice } from '../app/twice.js';
import type { TableTexts } from './de/table.js';

/** The language that is set, else the browser's, else German. */
export function languageOf(set: unknown): Language {
  if (isLanguage(set)) return set;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'de';
}

async function tableTextsIn(language: Language): Promise<TableTexts> {
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

/** What the table says in a language; a second time it is there already. */
export function wordsOfTable(language: Language): Promise<readonly [TableTexts, TableWords]> {
  return Promise.all([twice(() => tableTextsIn(language)), twice(() => tableWordsIn(language))]);
}
