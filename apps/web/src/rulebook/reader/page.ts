/** Page: what the file says about itself to the script, in attributes of its root (page.tsx). */
import type { Deck } from '@puur/rules';
import type { Language } from '@puur/words';

export interface Words {
  readonly right: string;
  readonly wrong: string;
  readonly check: string;
  readonly choose: string;
  readonly chooseAll: string;
  readonly again: string;
  /** By the plural of the language (Intl.PluralRules); `#` stands for the number. */
  readonly found: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
  /** How many are shown first: `#`. */
  readonly best: string;
  /** Shows them all. */
  readonly all: string;
  readonly none: string;
  /** The index could not be loaded. */
  readonly notLoaded: string;
  readonly shown: Readonly<Record<Deck, string>>;
}

const { dataset } = document.documentElement;
const has = (name: string): string => dataset[name] ?? '';

export const page = {
  language: has('language') as Language,
  /** The deck that is in the file. */
  deck: has('deck') as Deck,
  sprite: has('sprite'),
  names: has('names'),
  index: has('index'),
  words: JSON.parse(has('words') || '{}') as Words,
} as const;

export function all(selector: string, inside: ParentNode = document): readonly HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(selector)];
}
