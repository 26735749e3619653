/**
 * Texts of the school: its words from @puur/school and those of its screen, loaded with the screen in the language that is
 * read, and again when that changes.
 */
import { effect, signal } from '@preact/signals';
import { schoolWordsIn, type SchoolWords } from '@puur/school';
import type { Language } from '@puur/words';
import type { school as germanTexts } from '../lang/de/school.js';
import { texts } from '../lang/texts.js';

export type ScreenTexts = typeof germanTexts;
export interface SchoolTexts {
  readonly t: ScreenTexts;
  readonly words: SchoolWords;
}

/** Null until they are there. */
export const schoolTexts = signal<SchoolTexts | null>(null);

/** What is said; read only below `School`, which waits for it. */
export function schoolSays(): ScreenTexts {
  return both().t;
}

export function schoolWords(): SchoolWords {
  return both().words;
}

function both(): SchoolTexts {
  const now = schoolTexts.value;
  if (now === null) throw new Error('the school waits for its texts');
  return now;
}

async function screenTextsIn(language: Language): Promise<ScreenTexts> {
  switch (language) {
    case 'de':
      return (await import('../lang/de/school.js')).school;
    case 'fr':
      return (await import('../lang/fr/school.js')).school;
    case 'it':
      return (await import('../lang/it/school.js')).school;
    case 'en':
      return (await import('../lang/en/school.js')).school;
  }
}

effect(() => {
  const language = texts.value?.language;
  if (language === undefined) return;
  void Promise.all([screenTextsIn(language), schoolWordsIn(language)]).then(([t, words]) => {
    if (texts.peek()?.language === language) schoolTexts.value = { t, words };
  });
});
