/**
 * Wish: what of the reader's settings a page of the rulebook follows: deck, pairing, colours, light, language.
 *
 * They are those of the app (app/prefs.ts), read field by field without loading it. Nothing set: the page stays as it is.
 */
import { PREFS_KEY } from '../../app/prefs-key.js';

const DECKS = ['german', 'french'] as const;
const PAIRINGS = ['swisslos', 'reglement', 'alemannic', 'jassen-ch'] as const;
const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
const LANGUAGES = ['auto', 'de', 'fr', 'it', 'en'] as const;

export interface Wish {
  /** Null: never set, so the deck of the page. */
  readonly deck: (typeof DECKS)[number] | null;
  readonly pairing: (typeof PAIRINGS)[number];
  readonly fourColours: boolean;
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFS_KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

function one<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

export function wishFrom(found: Readonly<Record<string, unknown>>): Wish {
  return {
    deck: one(DECKS, found.deck) ?? null,
    pairing: one(PAIRINGS, found.pairing) ?? 'swisslos',
    fourColours: found.fourColours === true,
    theme: one(THEMES, found.theme) ?? 'auto',
    language: one(LANGUAGES, found.language) ?? 'auto',
  };
}

export function wishNow(): Wish {
  return wishFrom(stored());
}

/** Sets something for here and for the app. Where the browser keeps nothing it holds for this page only. */
export function setWish(change: Partial<Pick<Wish, 'deck' | 'theme'>>): Wish {
  const next = { ...stored(), ...change };
  try {
    localStorage.setItem(PREFS_KEY, JSON.stringify(next));
  } catch {
    // Private windows and full devices keep nothing.
  }
  return wishFrom(next);
}
