/**
 * Texts of the slate: loaded with its screens, in the language that is read, and changed with it.
 */
import { effect, signal } from '@preact/signals';
import { type Language, type TafelWords, tafelWordsIn } from '@puur/words';
import { languageNow } from '../app/prefs.js';
import type { tafel as germanTafel } from '../lang/de/tafel.js';

export type TafelTexts = typeof germanTafel;
/** The screen's own words, and what the sheet itself says by its codes. */
export interface Texts {
  readonly language: Language;
  readonly ui: TafelTexts;
  readonly words: TafelWords;
}

async function textsIn(language: Language): Promise<TafelTexts> {
  switch (language) {
    case 'de':
      return (await import('../lang/de/tafel.js')).tafel;
    case 'fr':
      return (await import('../lang/fr/tafel.js')).tafel;
    case 'it':
      return (await import('../lang/it/tafel.js')).tafel;
    case 'en':
      return (await import('../lang/en/tafel.js')).tafel;
  }
}

/** Null until the first language is there. */
export const texts = signal<Texts | null>(null);

/** What is said; read only below `Tafel`, which waits for it. */
export function say(): TafelTexts {
  return both().ui;
}

export function wordsNow(): TafelWords {
  return both().words;
}

function both(): Texts {
  const now = texts.value;
  if (now === null) throw new Error('the slate waits for its texts');
  return now;
}

async function load(language: Language): Promise<void> {
  const [ui, words] = await Promise.all([textsIn(language), tafelWordsIn(language)]);
  if (languageNow() === language) texts.value = { language, ui, words };
}

// Reads the language that is set, and so follows it.
effect(() => {
  void load(languageNow());
});
