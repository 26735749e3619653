/**
 * Spoken: what a person typed, as a card, a contract or a key.
 *
 * A card is its number in the hand, or its name in any deck's words and any order: `eu`, `E U`, `Eichel Under`, `♠J`,
 * `valet de pique`. The own deck in the own language is heard first, then the notation of files, then the other deck.
 * Accents and capitals do not matter.
 */
import {
  type Card,
  CARDS,
  type Contract,
  type Deck,
  DECKS,
  formatCard,
  indexIdOf,
  nameIdsOf,
  SUIT_LETTERS,
  suitOf,
  trumpOf,
} from '@puur/rules';
import type { KeyName, KeyTexts } from '../../lang/words.js';
import { KEYS } from '../../lang/words.js';
import type { Faces } from '../../screen/faces.js';
import { PICTURES } from '../../screen/signs.js';

/** Lower case, without accents: ä is a, as people type on foreign keyboards; ae and oe stay. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/gi, 'oe')
    .toLowerCase();
}

/** A word as it may be typed: without accents, or with ae, oe, ue for them. */
function spellingsOf(word: string): readonly string[] {
  const digraphs = word.replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD')[0]!}e`);
  return [plain(word), plain(digraphs)];
}

/** The letters, digits and signs of suits in a text, word by word. */
function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{Letter}\p{Number}?♠♥♦♣◊☼●▼]+/u)
    .filter((word) => word !== '');
}

type Spellings = ReadonlyMap<string, readonly Card[]>;

/** Understands a person who plays with one deck in one language. */
export class Ear {
  readonly #faces: Faces;
  readonly #keys: KeyTexts;
  readonly #levels: readonly Spellings[];

  constructor(faces: Faces, keys: KeyTexts) {
    this.#faces = faces;
    this.#keys = keys;
    const own = faces.settings.deck;
    const other = DECKS.find((deck) => deck !== own)!;
    const notation = new Map(CARDS.map((card) => [plain(formatCard(card)), [card]]));
    this.#levels = [this.#spellings(own), notation, this.#spellings(other)];
  }

  /**
   * The cards that a text may mean. Of several that it could be, those in the hand; a card nobody holds there is still
   * an answer, so that it can be refused by its name.
   */
  cards(text: string, hand: readonly Card[]): readonly Card[] {
    const words = wordsOf(text);
    const fillers = this.#faces.settings.texts.fillers;
    const keys = [words.join(''), words.filter((word) => !fillers.includes(word)).join('')];
    const heard = this.#levels
      .flatMap((level) => keys.map((key) => level.get(key) ?? []))
      .filter((cards) => cards.length > 0);
    const held = heard.map((cards) => cards.filter((card) => hand.includes(card))).find((cards) => cards.length > 0);
    return held ?? heard[0] ?? [];
  }

  /** The contracts that a text may mean, of those that may be declared: a number, a name or its beginning. */
  contracts(text: string, allowed: readonly Contract[]): readonly Contract[] {
    const words = wordsOf(text);
    const typed = words.join('');
    if (/^\d+$/.test(typed)) {
      const chosen = allowed[Number(typed) - 1];
      return chosen === undefined ? [] : [chosen];
    }
    const named = allowed.map((contract) => ({ contract, names: this.#contractNames(contract) }));
    const exact = named.filter(({ names }) => names.includes(typed));
    const begun = named.filter(({ names }) => typed.length >= 2 && names.some((name) => name.startsWith(typed)));
    return (exact.length > 0 ? exact : begun).map(({ contract }) => contract);
  }

  /** A key and what follows it: `w 1`. Null where the text begins with none. */
  key(text: string): { readonly key: KeyName; readonly rest: string } | null {
    const [first = '', ...rest] = wordsOf(text);
    const names = Object.keys(KEYS) as KeyName[];
    const key =
      names.find((name) => KEYS[name] === first) ??
      names.find((name) => this.#keys[name].words.flatMap(spellingsOf).includes(first));
    return key === undefined ? null : { key, rest: rest.join(' ') };
  }

  #contractNames(contract: Contract): readonly string[] {
    const trump = trumpOf(contract);
    const spoken = [contract, this.#faces.contract(contract)].map((name) => wordsOf(name).join(''));
    if (trump === null) return spoken;
    const card = CARDS.find((candidate) => suitOf(candidate) === trump)!;
    const decks = [this.#faces.settings.deck, ...DECKS];
    return [...spoken, plain(SUIT_LETTERS[trump]!), ...decks.flatMap((deck) => this.#suitWords(card, deck))];
  }

  #suitWords(card: Card, deck: Deck): readonly string[] {
    const { texts, pairing, signs } = this.#faces.settings;
    const { suit } = nameIdsOf(card, deck, pairing);
    return [PICTURES.suits[suit], signs.suits[suit], texts.suits[suit], ...texts.suitWords[suit]].flatMap(spellingsOf);
  }

  #rankWords(card: Card, deck: Deck): readonly string[] {
    const { texts, pairing } = this.#faces.settings;
    const { rank } = nameIdsOf(card, deck, pairing);
    const index = indexIdOf(card, 'german');
    const french = index === 'U' || index === 'O' || index === 'K' || index === 'A' ? texts.frenchIndex[index] : index;
    const signs = deck === 'german' ? [index] : [french, indexIdOf(card, 'french')];
    return [...signs, texts.ranks[rank], ...texts.rankWords[rank]].flatMap(spellingsOf);
  }

  #spellings(deck: Deck): Spellings {
    const { texts, pairing } = this.#faces.settings;
    const spelt = new Map<string, Card[]>();
    const add = (name: string, card: Card): void => {
      const cards = spelt.get(name) ?? [];
      if (!cards.includes(card)) spelt.set(name, [...cards, card]);
    };
    for (const card of CARDS) {
      const { suit, rank } = nameIdsOf(card, deck, pairing);
      const whole = wordsOf(texts.card(suit, rank));
      add(whole.join(''), card);
      add(whole.filter((word) => !texts.fillers.includes(word)).join(''), card);
      for (const suitWord of this.#suitWords(card, deck)) {
        for (const rankWord of this.#rankWords(card, deck)) {
          add(suitWord + rankWord, card);
          add(rankWord + suitWord, card);
        }
      }
    }
    return spelt;
  }
}
