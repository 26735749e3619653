/** Texts of the pages of the rulebook, around its articles. German is the source; the others must have what it has. */
import type { Language } from '@puur/words';
import type { rulebook } from '../lang/de/rulebook.js';

export type BookTexts = typeof rulebook;

/** What a language calls itself, and its tag. */
export const SPOKEN: Readonly<Record<Language, { readonly name: string; readonly locale: string }>> = {
  de: { name: 'Deutsch', locale: 'de-CH' },
  fr: { name: 'Français', locale: 'fr-CH' },
  it: { name: 'Italiano', locale: 'it-CH' },
  en: { name: 'English', locale: 'en' },
};

export async function bookTextsIn(language: Language): Promise<BookTexts> {
  switch (language) {
    case 'de':
      return (await import('../lang/de/rulebook.js')).rulebook;
    case 'fr':
      return (await import('../lang/fr/rulebook.js')).rulebook;
    case 'it':
      return (await import('../lang/it/rulebook.js')).rulebook;
    case 'en':
      return (await import('../lang/en/rulebook.js')).rulebook;
  }
}
