/**
 * Sprite: a deck as one file beside the pages, to which every card on them refers.
 *
 * Light and colours are those of a page nobody has set anything for; where the reader wants others, the script draws a
 * sprite of its own into the page.
 */
import { type Style, symbols } from '@puur/cards';
import type { Deck } from '@puur/rules';
import type { Language } from '@puur/words';

export function spriteStyle(language: Language): Partial<Style> {
  return { index: language };
}

/** The file of a deck with the letters of a language. */
export function spriteFile(deck: Deck, language: Language): string {
  // In a page of its own a drawing without size would be nothing; references into it do not mind.
  return symbols(deck, spriteStyle(language)).replace(' width="0" height="0"', '');
}
