/**
 * Texts of the referee: its words from @puur/words and those of its screen, loaded with the screen in the language that is
 * read, and again when that changes.
 */
import { effect, signal } from '@preact/signals';
import { type Language, refereeWordsIn, type RefereeWords } from '@puur/words';
import type { referee as germanTexts } from '../lang/de/referee.js';
import { texts } from '../lang/texts.js';

export type ScreenTexts = typeof germanTexts;
export interface RefereeTexts {
  readonly t: ScreenTexts;
  readonly words: RefereeWords;
}

/** Null until they are there. */
export const refereeTexts = signal<RefereeTexts | null>(null);

async function screenTextsIn(language: Language): Promise<ScreenTexts> {
  switch (language) {
    case 'de':
      return (await import('../lang/de/referee.js')).referee;
    case 'fr':
      return (await import('../lang/fr/referee.js')).referee;
    case 'it':
      return (await import('../lang/it/referee.js')).referee;
    case 'en':
      return (await import('../lang/en/referee.js')).referee;
  }
}

effect(() => {
  const language = texts.value?.language;
  if (language === undefined) return;
  void Promise.all([screenTextsIn(language), refereeWordsIn(language)]).then(([t, words]) => {
    if (texts.peek()?.language === language) refereeTexts.value = { t, words };
  });
});
