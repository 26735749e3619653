/** Little words before names; the sentences of both languages beside them, said with the names people have. */
import { describe, expect, it } from 'vitest';
import type { RefereeSentence } from './referee-words.js';
import { referee as french } from './fr/referee.js';
import { tafel as frenchTafel } from './fr/tafel.js';
import { referee as italian } from './it/referee.js';
import { tafel as italianTafel } from './it/tafel.js';
import { aName, deName, queName } from './melting.js';

describe('a name', () => {
  // Grevisse, Le bon usage, élision: before a vowel and a mute h; names of German keep theirs.
  it.each([
    ['Anne', 'd’Anne', 'qu’Anne'],
    ['Élise & Marc', 'd’Élise & Marc', 'qu’Élise & Marc'],
    ['Yves', 'd’Yves', 'qu’Yves'],
    ['Henri', 'd’Henri', 'qu’Henri'],
    ['Yann', 'de Yann', 'que Yann'],
    ['Heidi', 'de Heidi', 'que Heidi'],
    ['Bernard', 'de Bernard', 'que Bernard'],
  ])('%s is %s and %s', (name, de, que) => {
    expect(deName(name)).toBe(de);
    expect(queName(name)).toBe(que);
  });

  // Serianni, Grammatica italiana: the euphonic d before the same vowel.
  it.each([
    ['Anna', 'ad Anna'],
    ['Ugo', 'a Ugo'],
    ['Bruno', 'a Bruno'],
  ])('%s is %s', (name, to) => {
    expect(aName(name)).toBe(to);
  });
});

/** Every sentence of an object, however deep it lies. */
function sentencesOf(value: unknown, words: RefereeSentence): readonly string[] {
  if (typeof value === 'function') {
    const said: unknown = (value as (words: RefereeSentence) => unknown)(words);
    return typeof said === 'string' ? [said] : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one) => sentencesOf(one, words))
    : [];
}

describe('a sentence made of parts', () => {
  const beside = {
    suit: '',
    points: '20',
    of: '157',
    trick: '3',
    block: 'Stöck',
    round: '3',
    other: 'Anna',
    why: 'Why.',
  };

  it('opens no name with a full `de` or `que` in French, and gives no list of cards or contracts an article', () => {
    const words = { ...beside, who: 'Anne', side: 'Anne & Luc', cards: 'as de rose', contract: 'écussons' };
    const all = [french.verdicts, french.steps, french.audit, frenchTafel.refusals, frenchTafel.questions].flatMap(
      (part) => sentencesOf(part, words),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((one) => /\b(?:de|que|le|la) (?:Ann|as|écu)/u.test(one))).toEqual([]);
    expect(all.filter((one) => /\b(?:est|contrat) (?:as|écu)/u.test(one))).toEqual([]);
    expect(all.filter((one) => one.startsWith('as de rose'))).toEqual([]);
  });

  it('says `ad` before an A in Italian, and gives no list of cards or contracts an article', () => {
    const words = { ...beside, who: 'Anna', side: 'Anna & Luca', cards: 'asso di rose', contract: 'ghiande' };
    const all = [italian.verdicts, italian.steps, italian.audit, italianTafel.refusals, italianTafel.questions].flatMap(
      (part) => sentencesOf(part, words),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((one) => /\b(?:a|il|la|con|è) (?:Anna|asso|ghiande)/u.test(one))).toEqual([]);
    expect(all.filter((one) => /\bdichiarazione ghiande/u.test(one) || one.startsWith('asso di rose'))).toEqual([]);
  });
});
