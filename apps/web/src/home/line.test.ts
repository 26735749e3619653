import { describe, expect, it } from 'vitest';
import { wordsOfTable } from '../lang/language.js';
import type { Texts } from '../lang/texts.js';
import { openingLine } from './line.js';

const wordsIn = async (language: 'de' | 'fr' | 'it' | 'en'): Promise<Texts> => {
  const [ui, words] = await wordsOfTable(language);
  return { ...ui, ...words, language };
};
const [german, french] = [await wordsIn('de'), await wordsIn('fr')];
const PLAIN = { rules: { preset: 'puur', settings: {} }, people: 1, partnerLevel: '', opponentLevel: '' } as const;

describe('the line of a new Partie', () => {
  it.each([
    ['nothing changed', {}, 'Schieber · 1000 · Partner stark'],
    ['another target', { rules: { preset: 'puur', settings: { target: 800 } } }, 'Schieber · 800 · Partner stark'],
    ['a tournament', { rules: { preset: 'turnier-12', settings: {} } }, 'Schieber · 12 Runden · Partner stark'],
    ['weaker opponents', { opponentLevel: 'einfach' }, 'Schieber · 1000 · Partner stark · Gegner einfach'],
    ['all of one level', { partnerLevel: 'geuebt', opponentLevel: 'geuebt' }, 'Schieber · 1000 · Partner geübt'],
    ['the partners as people', { people: 2, partnerLevel: 'einfach' }, 'Schieber · 1000 · zu zweit · Gegner stark'],
    ['four people', { people: 4 }, 'Schieber · 1000 · zu viert'],
    ['a level of another Puur', { partnerLevel: 'meister' }, 'Schieber · 1000 · Partner stark'],
  ] as const)('says %s', (_, change, line) => {
    expect(openingLine({ ...PLAIN, ...change }, german).replaceAll('\u00a0', ' ')).toBe(line);
  });

  it('counts the opponents where a language asks how many they are', () => {
    expect(openingLine({ ...PLAIN, people: 3 }, french)).toBe('Chibre · 1000 · à\u00a0trois · adversaire\u00a0fort');
    expect(openingLine({ ...PLAIN, people: 2 }, french)).toBe('Chibre · 1000 · à\u00a0deux · adversaires\u00a0forts');
  });
});
