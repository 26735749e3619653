/** What should have stood in a file, in four languages: what readers say in English reaches nobody as it is. */
import { readQuarrel } from '@puur/referee';
import { readTafel } from '@puur/tafel';
import { describe, expect, it } from 'vitest';
import { wanted as german } from './de/wanted.js';
import { wanted as english } from './en/wanted.js';
import { wanted as french } from './fr/wanted.js';
import { wanted as italian } from './it/wanted.js';
import { tafelWordsIn } from './language.js';
import { tafelFileText } from './tafel-file.js';

describe('what was expected', () => {
  it.each([
    ['true or false', 'true oder false', 'true ou false', 'true o false'],
    [
      'a whole number from 0 to 157',
      'eine ganze Zahl von 0 bis 157',
      'un nombre entier de 0 à 157',
      'un numero intero da 0 a 157',
    ],
    [
      'a list of 1 to 9, each a card such as EU or T10',
      'eine Liste von 1 bis 9, darin je eine Karte wie EU oder T10',
      'une liste de 1 à 9 éléments, chacun une carte comme EU ou T10',
      'una lista da 1 a 9 elementi, ognuno una carta come EU o T10',
    ],
    ['an object of seat, card', 'ein Objekt mit seat, card', 'un objet avec seat, card', 'un oggetto con seat, card'],
    [
      'an object, by side, each a whole number from 0 to 257',
      'ein Objekt nach Seiten, darin je eine ganze Zahl von 0 bis 257',
      'un objet par camp, chaque fois un nombre entier de 0 à 257',
      'un oggetto per parte, ogni volta un numero intero da 0 a 257',
    ],
    ['at most 40 cuts', 'höchstens 40 Mal Abheben', 'au plus 40 coupes', 'al massimo 40 tagli'],
    ['complete trick', 'ein ganzer Stich', 'un pli complet', 'una presa completa'],
    ['Object', 'ein Objekt', 'un objet', 'un oggetto'],
  ])('%s', (expected, de, fr, it) => {
    expect([german(expected), french(expected), italian(expected)]).toEqual([de, fr, it]);
  });

  it('leaves names, codes and values as they are written', () => {
    for (const language of [german, french, italian, english])
      for (const values of ['trump:E | trump:R | obenabe', '[Format "Puur 1"]', 'constructor'])
        expect(language(values)).toBe(values);
  });

  // Forms that are wrong in another place each.
  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a version that is none', { version: 'x' }],
    ['an event that is none', { events: [{ type: 'x' }] }],
    ['events that are no list', { events: 7 }],
    ['a field that there is not', { what: 1 }],
    ['seats that are no names', { seats: 5 }],
    ['a profile that is none', { profile: 7 }],
  ])('is told of a form that is %s without an English word', (_, form) => {
    const read = readQuarrel(form);
    if (read.ok) throw new Error('it reads');
    const { expected } = read.error as { readonly expected: string };
    for (const language of [german, french, italian])
      expect(language(expected)).not.toMatch(/\b(?:an|of|each|whole|list|object|such|most|text)\b/);
  });
});

describe('a slate that cannot be read', () => {
  // A list that is none, a key that there is not, a number out of bounds, another file, one that is cut short.
  it.each([
    ['{"format":"puur-tafel","version":1}', 'events', 'nichts', 'rien', 'niente'],
    ['{"format":"puur-tafel","version":1,"events":[[1,2]]}', 'events[0]', 'Liste mit 2', 'liste de 2', 'lista di 2'],
    ['{"format":"puur-record"}', 'puur-tafel', 'puur-record', 'puur-record', 'puur-record'],
    ['{"format":"puur-tafel",\n"version":', '2', 'Zeile 2', 'ligne 2', 'riga 2'],
    ['', '', 'ist leer', 'est vide', 'è vuoto'],
  ])('%s is told of with what was found, and no English word', async (text, where, ...founds) => {
    const read = readTafel(text);
    if (read.ok) throw new Error('it reads');
    for (const [at, language] of (['de', 'fr', 'it'] as const).entries()) {
      const said = tafelFileText(read.error, await tafelWordsIn(language), () => '');
      expect(said).toContain(where);
      expect(said).toContain(founds[at]);
      expect(said).not.toMatch(/\b(?:nothing|object|each|whole|number from|expected|found)\b/);
    }
  });
});
