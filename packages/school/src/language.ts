/** Language: the words of the school in each, loaded when they are asked for. */
import type { Language } from '@puur/words';

import type { SchoolWords } from './words.js';

/** What the school says, in a language. */
export async function schoolWordsIn(_language: Language): Promise<SchoolWords> {
  return Promise.reject(new Error('being written'));
}
