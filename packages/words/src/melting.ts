/**
 * Melting: the little words before a name whose first sound changes them, for French and Italian sentences.
 *
 * A name comes from a person, so a sentence cannot be written around it: `de` before Anne is `d’`, `que` is `qu’`, and
 * Italian says `ad Anna`. What stands before a card has its own article, see `article.ts` of the school; a sentence that
 * would need one before words of another's list says them after a colon instead.
 */

/** H that is not said: everything else with H is spoken here, as Heidi and Hans are. */
const MUTE_H = /^h(?:él|elene|enri|ermine|ippolyte|onor|ortense|ubert|yacinthe)/iu;
const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/iu;
/** Y before a consonant is a vowel: Yves, but Yann. */
const VOWEL_Y = /^y[^aeiou]/iu;

function opensWithVowel(name: string): boolean {
  return VOWEL.test(name) || VOWEL_Y.test(name) || MUTE_H.test(name);
}

/**
 * French `de` before a name.
 * @example deName('Anne') // 'd’Anne'; deName('Heidi') // 'de Heidi'
 */
export function deName(name: string): string {
  return opensWithVowel(name) ? `d’${name}` : `de ${name}`;
}

/** French `que` before a name: `qu’Anne`. */
export function queName(name: string): string {
  return opensWithVowel(name) ? `qu’${name}` : `que ${name}`;
}

/** Italian `a` before a name: `ad Anna`, `a Bruno`. The d is said before the same vowel only. */
export function aName(name: string): string {
  return /^[aàáâä]/iu.test(name) ? `ad ${name}` : `a ${name}`;
}
