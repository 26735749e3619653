/** The words of the referee and of the slate: complete by type; here they are read. */
import { STEP_CODES, VERDICTS } from '@puur/referee';
import { describe, expect, it } from 'vitest';

import { LANGUAGES, refereeWordsIn, ruleWordsIn, tafelWordsIn } from './language.js';

const ALL = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    referee: await refereeWordsIn(language),
    tafel: await tafelWordsIn(language),
  })),
);

const FULL = {
  ...{ who: 'Ruth', side: 'Ruth/Köbi', cards: 'E6', suit: 'Rosen', contract: 'Obenabe' },
  ...{ block: 'Weis', points: '20', of: '50', trick: '3', round: '4', other: 'Vreni', why: 'Weil.' },
  ...{ path: 'events', expected: 'cards', found: '7', line: '2', event: '5' },
};
const BARE = Object.fromEntries(Object.keys(FULL).map((key) => [key, ''])) as typeof FULL;

/** Every text of a tree; a function is asked with everything and with nothing. */
function sentencesOf(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return [tree];
  if (typeof tree === 'function') {
    const speak = tree as (...args: readonly unknown[]) => string;
    return speak.length > 1 ? [speak('a', 'b', 'c')] : [speak(FULL)];
  }
  return Object.values(tree as object).flatMap(sentencesOf);
}

describe.each(ALL)('the referee in $language', ({ language, referee, tafel }) => {
  it('has a sentence for every verdict and step, with and without what it may use', () => {
    for (const say of [
      ...VERDICTS.map((code) => referee.verdicts[code]),
      ...STEP_CODES.map((code) => referee.steps[code]),
    ]) {
      expect(say(FULL)).toMatch(/^\S.*[.?!]$/su);
      expect(say(BARE)).not.toMatch(/\b(?:undefined|null|NaN)\b/);
    }
  });

  it('says nothing empty, unfinished or in another spelling', () => {
    const sentences = [...sentencesOf(referee), ...sentencesOf(tafel)];
    expect(sentences.length).toBeGreaterThan(350);
    for (const text of sentences) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|[ß„]/);
      if (language === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /);
      else expect(text).not.toContain('\u00a0');
    }
  });

  it('tells every rule in one sentence', () => {
    for (const rule of Object.values(referee.rules)) expect(rule).toMatch(/^\p{Lu}[^\n]{15,170}\.$/u);
  });
});

describe('a count that does not come out', () => {
  it.each([
    ['de', '1', 'es fehlt 1.'],
    ['de', '5', 'es fehlen 5.'],
    ['de', '-3', 'das sind 3 zu viel.'],
    ['de', '0', 'Gezählt sind zusammen 156.'],
    ['fr', '-3', '3 de trop.'],
    ['it', '1', 'ne manca 1.'],
    ['en', '-3', '3 too many.'],
  ] as const)('in %s, lacking %s, ends: %s', async (language, of, said) => {
    const { steps } = await refereeWordsIn(language);
    expect(steps['counts-sum']({ ...BARE, points: '156', of }).endsWith(said)).toBe(true);
  });
});

describe('names in German sentences', () => {
  it('fit singular and plural, so that no verb and no article hangs on a suit or on a side', async () => {
    const { verdicts, steps } = await refereeWordsIn('de');
    const said = [...VERDICTS.map((code) => verdicts[code]), ...STEP_CODES.map((code) => steps[code])];
    for (const name of ['Eicheln', 'Wir']) {
      const of = { ...FULL, side: name, suit: name, contract: name };
      for (const say of said)
        expect(say(of)).not.toMatch(
          new RegExp(
            `(?<!Für |Ansage )${name} (?:hat|haben|ist|sind|wird|zählt|darf|schreibt|gewinnt)\\b|keine ${name}`,
          ),
        );
    }
  });
});

describe('why a file cannot be checked', () => {
  it.each(LANGUAGES)('says in %s what was found and what was expected', async (language) => {
    const { records } = await ruleWordsIn(language);
    const say = (found: string): string => records['unknown-form']({ code: 'unknown-form', found }, '');
    // An empty file, a picture, a letter.
    const [empty, picture, letter] = [say(''), say('\u0000\ufffdPNG'), say('Lieber Hans')];
    expect(new Set([empty, picture, letter]).size).toBe(3);
    for (const sentence of [empty, picture, letter]) expect(sentence).toContain('Swisslos');
    expect(letter).toContain('Lieber Hans');
    expect(picture).not.toMatch(/[\u0000\ufffd]/);
  });
});
