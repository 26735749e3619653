/**
 * Texts: every word of the app, in the language a person reads.
 *
 * German is the source; what it has, the other languages must have, or they do not compile. A language is one chunk for
 * the table and one for the screens that are opened later; only the one that is read is loaded. Switching loads the other
 * and then shows it at once, everywhere, because all screens read the same signal.
 */
import { signal } from '@preact/signals';
import { type Language, ruleWordsIn, type RuleWords, type TableWords } from '@puur/words';
import { languageNow } from '../app/prefs.js';
import { twice } from '../app/twice.js';
import type { MoreTexts } from './de/more.js';
import type { TableTexts } from './de/table.js';
import { wordsOfTable } from './language.js';

export type { MoreTexts, TableTexts };
/** What is there from the first picture on. */
export type Texts = TableTexts & TableWords & { readonly language: Language };
/** What the screens that are opened later need beside. */
export type LaterTexts = MoreTexts & { readonly book: RuleWords; readonly language: Language };

async function moreTextsIn(language: Language): Promise<MoreTexts> {
  switch (language) {
    case 'de':
      return (await import('./de/more.js')).more;
    case 'fr':
      return (await import('./fr/more.js')).more;
    case 'it':
      return (await import('./it/more.js')).more;
    case 'en':
      return (await import('./en/more.js')).more;
  }
}

/** Null until the first language is there; nothing is shown before that. */
export const texts = signal<Texts | null>(null);
export const later = signal<LaterTexts | null>(null);
let wantsLater = false;

/** The texts on screen; to be read by what is shown only once they are there. */
export function said(): Texts {
  const now = texts.value;
  if (now === null) throw new Error('texts are loaded before anything is shown');
  return now;
}

/** Loads the language that is set; resolves once it is on screen. */
export async function speak(): Promise<void> {
  const language = languageNow();
  if (texts.peek()?.language !== language) {
    const [ui, words] = await wordsOfTable(language);
    // Another was set meanwhile: then that one, as nobody may go on without any.
    if (languageNow() !== language) return speak();
    texts.value = { ...ui, ...words, language };
    document.documentElement.lang = ui.locale;
  }
  if (wantsLater) await speakLater();
}

/** Loads what the later screens need, in the language that is set. */
export async function speakLater(): Promise<void> {
  wantsLater = true;
  const language = languageNow();
  if (later.peek()?.language === language) return;
  const [ui, book] = await Promise.all([twice(() => moreTextsIn(language)), twice(() => ruleWordsIn(language))]);
  if (languageNow() !== language) return speakLater();
  later.value = { ...ui, book, language };
}
