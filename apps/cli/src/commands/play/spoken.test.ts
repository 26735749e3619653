import { type Card, CARDS, CONTRACTS, DECKS, formatCard, PAIRINGS, parseCards } from '@puur/rules';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, type Language, messagesIn } from '../../lang/language.js';
import { KEYS, type KeyName } from '../../lang/words.js';
import { Faces } from '../../screen/faces.js';
import { PLAIN } from '../../screen/paint.js';
import { LETTERS, PICTURES } from '../../screen/signs.js';
import { Ear } from './spoken.js';

const TEXTS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await messagesIn(language)])),
) as Record<Language, Awaited<ReturnType<typeof messagesIn>>>;

type DeckName = (typeof DECKS)[number];

function facesOf(
  language: Language,
  deck: DeckName,
  pairing: (typeof PAIRINGS)[number] = 'swisslos',
  signs = PICTURES,
): Faces {
  return new Faces({ deck, pairing, texts: TEXTS[language].cards, signs, paint: PLAIN });
}

function earOf(language: Language, deck: DeckName): Ear {
  return new Ear(facesOf(language, deck), TEXTS[language].keys);
}

function cardsOf(text: string): Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

describe('a card', () => {
  // Swisslos: Eicheln are diamonds, Rosen hearts, Schellen clubs, Schilten spades.
  const cases: readonly (readonly [Language, DeckName, string, string])[] = [
    ['de', 'german', 'eu', 'EU'],
    ['de', 'german', 'E U', 'EU'],
    ['de', 'german', 'Eichel Under', 'EU'],
    ['de', 'german', 'eichel-under', 'EU'],
    ['de', 'german', 'Eicheln Puur', 'EU'],
    ['de', 'german', 'Under Eichel', 'EU'],
    ['de', 'german', '◊U', 'EU'],
    ['de', 'german', 'Rosen Banner', 'R10'],
    ['de', 'german', 'r10', 'R10'],
    ['de', 'german', 'Rosen zehn', 'R10'],
    ['de', 'german', 'Schellen-König', 'SK'],
    ['de', 'german', 'schellen koenig', 'SK'],
    ['de', 'german', 'schi ass', 'TA'],
    ['de', 'german', 'Schilten Näll', 'T9'],
    ['de', 'german', '♠B', 'TU'],
    ['de', 'german', '♠J', 'TU'],
    ['de', 'german', 'Schaufel Bube', 'TU'],
    ['de', 'french', 'Schaufel Bube', 'TU'],
    ['de', 'french', 'sb', 'TU'],
    ['de', 'french', 'Herz Dame', 'RO'],
    ['de', 'french', 'Ecken 10', 'E10'],
    ['de', 'french', 'TU', 'TU'],
    ['de', 'french', 'Eichel Ober', 'EO'],
    ['fr', 'french', 'valet de pique', 'TU'],
    ['fr', 'french', 'pique valet', 'TU'],
    ['fr', 'french', 'pv', 'TU'],
    ['fr', 'french', 'Dame de cœur', 'RO'],
    ['fr', 'french', 'dame de coeur', 'RO'],
    ['fr', 'french', 'bour de trèfle', 'SU'],
    ['fr', 'french', 'as de carreau', 'EA'],
    ['fr', 'german', 'roi de rose', 'RK'],
    ['fr', 'german', 'l’as d’écusson', 'TA'],
    ['it', 'french', 'fante di picche', 'TU'],
    ['it', 'french', 'donna di cuori', 'RO'],
    ['it', 'german', 'asso di ghiande', 'EA'],
    ['en', 'french', 'jack of spades', 'TU'],
    ['en', 'french', 'js', 'TU'],
    ['en', 'french', 'ten of hearts', 'R10'],
    ['en', 'german', 'ober of bells', 'SO'],
  ];
  test.each(cases)('in %s with the %s deck: %s is %s', (language, deck, typed, card) => {
    expect(earOf(language, deck).cards(typed, CARDS).map(formatCard)).toEqual([card]);
  });

  test.each(LANGUAGES.flatMap((language) => DECKS.map((deck) => [language, deck] as const)))(
    'is understood by its full name and by its sign, in %s with the %s deck, in every pairing',
    (language, deck) => {
      for (const pairing of PAIRINGS) {
        for (const signs of [PICTURES, LETTERS]) {
          const faces = facesOf(language, deck, pairing, signs);
          const ear = new Ear(faces, TEXTS[language].keys);
          for (const card of CARDS) {
            expect(ear.cards(faces.name(card), CARDS), faces.name(card)).toEqual([card]);
            expect(ear.cards(formatCard(card), [card])).toEqual([card]);
            if (signs === PICTURES) expect(ear.cards(faces.short(card), CARDS), faces.short(card)).toEqual([card]);
          }
        }
      }
    },
  );

  it('that is held goes before one that is not', () => {
    // `sk` is the Schaufel-König of the French deck, and the Schellen-König in the notation of files.
    const ear = earOf('de', 'french');
    expect(ear.cards('sk', cardsOf('SK EA')).map(formatCard)).toEqual(['SK']);
    expect(ear.cards('sk', cardsOf('TK SK')).map(formatCard)).toEqual(['TK']);
  });

  it('that nobody holds is still named', () => {
    expect(earOf('de', 'german').cards('eu', cardsOf('EA')).map(formatCard)).toEqual(['EU']);
  });

  test.each(['', ' ', 'hallo', 'e', 'u', '99', 'eu eu', '\u001b[31m', 'x'.repeat(10_000)])('is not %j', (typed) => {
    expect(earOf('de', 'german').cards(typed, CARDS)).toEqual([]);
  });
});

describe('a contract', () => {
  const allowed = CONTRACTS.slice(0, 6);
  test.each([
    ['1', 'trump:E'],
    ['6', 'undenufe'],
    ['Rosen', 'trump:R'],
    ['schi', 'trump:T'],
    ['ob', 'obenabe'],
    ['UNDENUFE', 'undenufe'],
    ['herz', 'trump:R'],
    ['♠', 'trump:T'],
    ['trump:S', 'trump:S'],
  ])('%s is %s', (typed, contract) => {
    expect(earOf('de', 'german').contracts(typed, allowed)).toEqual([contract]);
  });

  test.each(['0', '7', '12', 'slalom', 'grand', '', 'x'])('is not %j where six are allowed', (typed) => {
    expect(earOf('de', 'german').contracts(typed, allowed)).toEqual([]);
  });

  it('is asked for again where a beginning means two', () => {
    expect(earOf('de', 'german').contracts('sch', allowed)).toEqual(['trump:S', 'trump:T']);
  });

  test.each(LANGUAGES)('is understood by its name in %s', (language) => {
    for (const deck of DECKS) {
      for (const contract of CONTRACTS) {
        const name = facesOf(language, deck).contract(contract);
        expect(earOf(language, deck).contracts(name, CONTRACTS), name).toEqual([contract]);
      }
    }
  });
});

describe('a key', () => {
  test.each(LANGUAGES)(
    'is known by its letter and its words in %s, and no word of one is a card or a contract',
    (language) => {
      for (const deck of DECKS) {
        const ear = earOf(language, deck);
        for (const name of Object.keys(KEYS) as KeyName[]) {
          for (const word of [KEYS[name], ...TEXTS[language].keys[name].words]) {
            expect(ear.key(word)?.key, word).toBe(name);
            expect(ear.cards(word, CARDS), word).toEqual([]);
            expect(ear.contracts(word, CONTRACTS).length > 0 && word.length > 1, word).toBe(false);
          }
        }
      }
    },
  );

  it('keeps what follows it', () => {
    expect(earOf('de', 'german').key('w 1 2')).toEqual({ key: 'weis', rest: '1 2' });
    expect(earOf('de', 'german').key('B Berg')).toEqual({ key: 'thanks', rest: 'berg' });
  });

  it('may be typed with or without its umlaut', () => {
    for (const word of ['stöck', 'stoeck', 'STOCK']) expect(earOf('de', 'german').key(word)?.key).toBe('stoeck');
  });
});
