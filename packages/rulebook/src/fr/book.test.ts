import { describe, expect, test } from 'vitest';
import { rulebookIn } from '../language.js';
import { searchIndexOf } from '../lookup.js';
import { search } from '../search.js';
import { everyText } from '../texts.js';

const book = await rulebookIn('fr');
const texts = [...everyText(book)].map(({ text }) => text);

describe('French', () => {
  test('has a blank that does not break before : ; ! ? and inside quotation marks', () => {
    const bad = /(^|[^\u202f])[;!?]|(^|[^\u00a0])»|[^\u00a0](?<!\{[a-z]+|\{contract:[a-z]+):|«[^\u00a0]/;
    expect(texts.filter((text) => bad.test(text))).toEqual([]);
  });

  test('has the apostrophe of print, and no German ß or quotation marks of other languages', () => {
    expect(texts.filter((text) => /['"“”„ß]/.test(text))).toEqual([]);
  });

  test('names no card of one deck', () => {
    const card =
      /(as|roi|dame|valet|ober|under|dix|bannière|neuf|huit|sept|six) d(e |’)(cœur|carreau|pique|trèfle|gland|rose|grelot|écusson)/;
    expect(texts.filter((text) => card.test(text))).toEqual([]);
  });

  test('has no article before a card, a suit or a rank whose gender the deck decides', () => {
    const clash = /(\b(le|la|un|une|du|au|ton|ta) |[ld]’)\{(card:[ERST](U|O|10|A)\}|suit:|rank:)|\bde \{suit:T\}/i;
    expect(texts.filter((text) => clash.test(text))).toEqual([]);
  });

  test('begins no sentence with the name of a card, which has no capital', () => {
    const bare = /(^|[.!?] )\{(card|suit|rank):/;
    const sentences = texts.filter((text) => / /.test(text.replace(/\{[^}]*\}/g, '')));
    expect(sentences.filter((text) => bare.test(text))).toEqual([]);
  });

  test('counts the Swiss way', () => {
    expect(texts.filter((text) => /soixante-dix|quatre-vingt-dix/.test(text))).toEqual([]);
  });
});

/** What people type, and where they want to be, and among how many answers that has to be. */
const WANTED: readonly (readonly [query: string, topic: string, within: number])[] = [
  ['annonces', 'weis', 3],
  ['annoncer trop tard', 'weis', 3],
  ['Weis', 'weis', 3],
  ['stöck', 'stoeck', 3],
  ['stock', 'stoeck', 3],
  ['stoeck oublié', 'stoeck', 3],
  ['atout', 'contracts', 8],
  ['bourg', 'contracts', 8],
  ['buur', 'contracts', 8],
  ['valet', 'contracts', 10],
  ['nell', 'contracts', 8],
  ['nel', 'contracts', 8],
  ['chibrer', 'schieben', 3],
  ['rechibrer', 'schieben', 4],
  ['chibre', 'schieber', 3],
  ['sous-couper', 'following', 3],
  ['souscouper', 'glossary', 3],
  ['fournir', 'following', 3],
  ['servir', 'following', 8],
  ['renonce', 'following', 6],
  ['couper', 'following', 6],
  ['maldonne', 'dealing', 3],
  ['qui commence', 'dealing', 4],
  ['cinq de der', 'values', 4],
  ['valeur des cartes', 'values', 3],
  ['match', 'target', 3],
  ['capot', 'target', 6],
  ['remercier', 'target', 3],
  ['montagne', 'target', 3],
  ['ardoise', 'tafel', 3],
  ['ardoises', 'tafel', 3],
  ['craie', 'tafel', 6],
  ['différence', 'jassarten', 4],
  ['difference', 'jassarten', 4],
  ['coiffeur', 'jassarten', 3],
  ['cœur', 'jassgrenze', 6],
  ['coeur', 'jassgrenze', 6],
  ['pique double', 'schieber', 4],
  ['yass', 'jassen', 4],
  ['levée', 'round', 8],
  ['obenabé', 'contracts', 4],
];

describe('searching the French Regelbuch', () => {
  const index = searchIndexOf(book);

  test.each(WANTED)('%s finds %s', (query, topic, within) => {
    const topics = search(index, query)
      .slice(0, within)
      .map((hit) => hit.topic);
    expect(topics).toContain(topic);
  });

  test('nothing is found for what is no word of the book', () => {
    expect(search(index, 'xylophone')).toEqual([]);
  });
});
