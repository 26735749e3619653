/**
 * Language: which one a person reads, and its texts.
 *
 * `--lang` decides; else the first of LC_ALL, LC_MESSAGES and LANG that is set, as POSIX has it; else German. A language
 * that Puur does not speak (and `C`) is German too.
 */
import { isLanguage, type Language } from '@puur/words';
import type { Messages } from './messages.js';

export { isLanguage, type Language, LANGUAGES } from '@puur/words';

/** The language that an environment asks for. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '') ?? '';
  const language = locale.slice(0, 2).toLowerCase();
  return isLanguage(language) && /^[a-z]{2}(?![a-z])/i.test(locale) ? language : 'de';
}

/** The texts of a language; one import each, so that no other is loaded. */
export async function messagesIn(language: Language): Promise<Messages> {
  switch (language) {
    case 'de':
      return (await import('./de.js')).de;
    case 'fr':
      return (await import('./fr.js')).fr;
    case 'it':
      return (await import('./it.js')).it;
    case 'en':
      return (await import('./en.js')).en;
  }
}
