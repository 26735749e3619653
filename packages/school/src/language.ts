/** Language: the words of the school in each, loaded when they are asked for. */
import type { Language } from '@puur/words';

import type { SchoolWords } from './words.js';

/** What the school says, in a language. */
export async function schoolWordsIn(language: Language): Promise<SchoolWords> {
  switch (language) {
    case 'de':
      return (await import('./de/school.js')).school;
    case 'fr':
      return (await import('./fr/school.js')).school;
    case 'it':
      return (await import('./it/school.js')).school;
    case 'en':
      return (await import('./en/school.js')).school;
  }
}
