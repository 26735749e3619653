import { describe, expect, test } from 'vitest';
import { rulebookIn } from '../language.js';
import { searchIndexOf } from '../lookup.js';
import { search } from '../search.js';
import { everyText } from '../texts.js';

const book = await rulebookIn('it');
const texts = [...everyText(book)].map(({ text }) => text);

describe('Italian', () => {
  test('has the apostrophe and the quotation marks of print, and no accent on the wrong side', () => {
    expect(
      texts.filter((text) => /['"“”„ß]|« | »|perchè|poichè|nè\b|sè\b|pò\b|\bE’|\bquì\b|\bsù\b/.test(text)),
    ).toEqual([]);
  });

  test('names no card of one deck', () => {
    const card =
      /(asso|re|donna|fante|ober|under|dieci|bandiera|nove|otto|sette|sei) di (cuori|quadri|picche|fiori|ghiande|rose|sonagli|scudi)/;
    expect(texts.filter((text) => card.test(text))).toEqual([]);
  });

  test('has no article before a card, a suit or a rank whose gender or first letter the deck decides', () => {
    const clash =
      /(\b(il|lo|la|i|gli|le|un|uno|una|del|dello|della|al|allo|alla|dal|dalla|nel|nella|sul|sulla) |[a-z]’)\{(card:[ERST](U|O|10)\}|cards:|suit:|rank:)/i;
    expect(texts.filter((text) => clash.test(text))).toEqual([]);
  });

  test('lets no article be elided before the sign of a suit, and says l’otto, l’asso', () => {
    const wrong = /\b(il|sul|dal|nel|del|al) \{card:[ERST](8|A)\}|’\{card:/i;
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });

  test('begins no sentence with the name of a card, which has no capital', () => {
    const bare = /(^|[.!?] )\{(card|suit|rank):/;
    expect(texts.filter((text) => / /.test(text.replace(/\{[^}]*\}/g, '')) && bare.test(text))).toEqual([]);
  });

  test('says one word for one thing', () => {
    const others =
      /\b(squadr[ae]|smazzat[ae]|colore di briscola|atout|levat[ae]|annunci[oa]?|saggi|voltat[ae]|traguardi)\b/i;
    const said = [...everyText(book)].filter(({ place, plain }) => place.topic !== 'glossary' || !plain);
    expect(said.filter(({ text }) => others.test(text)).map(({ text }) => text)).toEqual([]);
  });
});

/** What people type, where they want to be, and among how many answers that has to be. */
const WANTED: readonly (readonly [query: string, topic: string, within: number])[] = [
  ['accusa', 'weis', 5],
  ['accuse', 'weis', 3],
  ['accusare tardi', 'weis', 3],
  ['annunci', 'weis', 4],
  ['saggio', 'weis', 6],
  ['Weis', 'weis', 6],
  ['accuse incrociate', 'weis', 3],
  ['stöck', 'stoeck', 3],
  ['stock', 'stoeck', 3],
  ['mazza', 'stoeck', 6],
  ['stöck dimenticato', 'stoeck', 3],
  ['briscola', 'contracts', 8],
  ['briscole', 'contracts', 8],
  ['atout', 'contracts', 8],
  ['buur', 'contracts', 8],
  ['puur', 'contracts', 8],
  ['bauer', 'contracts', 8],
  ['fante', 'contracts', 10],
  ['nel', 'contracts', 8],
  ['nell', 'contracts', 8],
  ['passare', 'schieben', 3],
  ['spingere', 'schieben', 4],
  ['ripassare', 'schieben', 4],
  ['schieber', 'schieber', 3],
  ['tagliare', 'following', 3],
  ['tagliare sotto', 'following', 3],
  ['sottotaglio', 'following', 6],
  ['rispondere', 'following', 3],
  ['rispondere al seme', 'following', 3],
  ['rifiuto', 'following', 6],
  ['dare le carte', 'dealing', 3],
  ['chi comincia', 'dealing', 4],
  ['mazziere', 'dealing', 8],
  ['tagliare il mazzo', 'dealing', 6],
  ['alzare', 'dealing', 3],
  ['ultima presa', 'values', 4],
  ['quanto vale il dieci', 'values', 6],
  ['valore delle carte', 'values', 4],
  ['157', 'values', 12],
  ['match', 'target', 3],
  ['cappotto', 'target', 6],
  ['ringraziare', 'target', 3],
  ['montagna', 'target', 3],
  ['meta', 'target', 3],
  ['traguardo', 'target', 6],
  ['lavagna', 'tafel', 3],
  ['gesso', 'tafel', 6],
  ['segnare', 'tafel', 3],
  ['differenza', 'jassarten', 6],
  ['coiffeur', 'jassarten', 3],
  ['cuori', 'jassgrenze', 3],
  ['campanelli', 'jassgrenze', 6],
  ['carte francesi', 'jassgrenze', 3],
  ['carta franca', 'glossary', 2],
  ['carta sicura', 'mistakes', 3],
  ['annunciare', 'weis', 4],
  ['annuncio', 'weis', 5],
  ['sette domande', 'checklist', 3],
  ['presa', 'round', 8],
  ['obenabbe', 'contracts', 4],
  ['che cos’è un match', 'target', 3],
  ['quanto vale il nell', 'values', 6],
  ['chi esce', 'schieben', 4],
];

describe('searching the Italian Regelbuch', () => {
  const index = searchIndexOf(book);

  test.each(WANTED)('%s finds %s', (query, topic, within) => {
    const topics = search(index, query)
      .slice(0, within)
      .map((hit) => hit.topic);
    expect(topics).toContain(topic);
  });

  test('nothing is found for what is no word of the book', () => {
    expect(search(index, 'xilofono')).toEqual([]);
  });
});
