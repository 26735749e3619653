/** Offered: in which language there is a book for a reader; German where there is none in theirs. */
import { RULEBOOK_LANGUAGES } from '@puur/rulebook';
import type { Language } from '@puur/words';

const OFFERED: readonly Language[] = RULEBOOK_LANGUAGES;

export function bookLanguage(language: Language): Language {
  return OFFERED.includes(language) ? language : 'de';
}
