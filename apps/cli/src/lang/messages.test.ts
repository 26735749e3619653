import { PRESET_IDS, REFUSAL_CODES, RULES, SETTING_NAMES, SETTINGS, SOURCES } from '@puur/rules';
import { DEAL_PROOF_REFUSALS } from '@puur/table';
import type { DeckNames } from '@puur/words';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, languageOf, messagesIn } from './language.js';
import { COMMAND_NAMES, KEYS, OPTION_NAMES, PROBLEM_FAULTS } from './words.js';

const ALL = await Promise.all(LANGUAGES.map(async (language) => ({ language, texts: await messagesIn(language) })));
const German = ALL[0]!.texts;

/** Arguments that any function of texts can make a sentence of. */
const WORDS = { who: 'Ruth', cards: 'EU', legal: 'EA', led: 'Rosen' };

/** A deck that calls everything by its notation. */
const NAMES: DeckNames = { deck: 'german', suit: String, rank: String, card: String };

/** All leaves of a tree of texts: its path and the text, functions called with something for every parameter. */
function leavesOf(tree: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree === 'function') return [[path, '(function)']];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    leavesOf(value, path === '' ? key : `${path}.${key}`),
  );
}

describe.each(ALL)('the texts in $language', ({ texts }) => {
  it('have every key of the German ones, and no other', () => {
    const paths = (tree: object): string[] =>
      leavesOf(tree)
        .map(([path]) => path)
        // Lists of words may be longer or shorter in another language.
        .filter((path) => !/\.(?:words|suitWords|rankWords|fillers|yes|no)\./.test(path) && !/\.fillers\./.test(path));
    expect(paths(texts)).toEqual(paths(German));
  });

  it('are never empty, and never the key they stand for', () => {
    for (const [path, text] of leavesOf(texts)) {
      expect(text.trim(), path).not.toBe('');
      if (text.includes('-') && text.length > 3) expect(text, path).not.toBe(path.split('.').at(-1));
    }
  });

  test.each(REFUSAL_CODES)('say why in one sentence: %s', (code) => {
    const sentence = texts.refusals[code](WORDS);
    const bare = texts.refusals[code]({ who: '', cards: '', legal: '', led: '' });
    for (const said of [sentence, bare]) {
      expect(said).toMatch(/^\p{Lu}.*[.?!]$/su);
      expect(said).not.toContain(code);
      expect(said).not.toMatch(/undefined|: \.|\(\)|  /);
    }
  });

  test.each(Object.keys(RULES))('tell the rule %s in one sentence', (id) => {
    expect(texts.rules[id as keyof typeof RULES]).toMatch(/^\p{Lu}[^\n]{15,170}\.$/u);
  });

  it('name every source', () => {
    expect(Object.keys(texts.sources)).toEqual(Object.keys(SOURCES));
  });

  test.each(SETTING_NAMES)('say every value of the setting %s, each in its own words', (name) => {
    const spec = SETTINGS[name];
    const { title, says } = texts.settings[name] as {
      title: string;
      says: (value: unknown, names: DeckNames) => string;
    };
    expect(title).not.toBe(name);
    const values: readonly unknown[] =
      spec.kind === 'choice'
        ? [...spec.values, ...(spec.orSeat ? [0, 3] : [])]
        : spec.kind === 'list'
          ? [spec.standard, spec.values.slice(0, 2)]
          : spec.kind === 'points'
            ? [spec.standard, spec.max]
            : [
                { E: 1, R: 1, S: 1, T: 1, obenabe: 1, undenufe: 1, slalom: 1, gusti: 1 },
                { E: 1, R: 1, S: 2, T: 2, obenabe: 3, undenufe: 3, slalom: 1, gusti: 1 },
              ];
    const said = values.map((value) => says(value, NAMES));
    for (const words of said) expect(words).toMatch(/\S/);
    for (const words of said) expect(words).not.toContain('undefined');
    expect(new Set(said).size).toBe(values.length);
  });

  it('describe every preset, command, option, key, and fault of a deal or a problem', () => {
    expect(Object.keys(texts.presets)).toEqual([...PRESET_IDS]);
    expect(Object.keys(texts.commands)).toEqual([...COMMAND_NAMES]);
    expect(Object.keys(texts.options)).toEqual([...OPTION_NAMES]);
    expect(Object.keys(texts.keys)).toEqual(Object.keys(KEYS));
    expect(Object.keys(texts.proof)).toEqual([...DEAL_PROOF_REFUSALS]);
    expect(Object.keys(texts.problem)).toEqual([...PROBLEM_FAULTS]);
  });

  it('give no two keys the same word', () => {
    const words = Object.values(texts.keys).flatMap((key) => key.words);
    expect(new Set(words).size).toBe(words.length);
  });

  it('spell as in Switzerland: no ß, no German low quotes', () => {
    for (const [path, text] of leavesOf(texts)) expect(text, path).not.toMatch(/[ß„]/);
  });

  it('give all 36 cards of both decks a name of its own', () => {
    const { card } = texts.cards;
    const german = ['eicheln', 'rosen', 'schellen', 'schilten'] as const;
    const french = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
    const names = [
      ...german.flatMap((suit) =>
        (['6', '7', '8', '9', 'banner', 'under', 'ober', 'koenig', 'ass'] as const).map((rank) => card(suit, rank)),
      ),
      ...french.flatMap((suit) =>
        (['6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'] as const).map((rank) => card(suit, rank)),
      ),
    ];
    expect(new Set(names).size).toBe(72);
  });
});

/** What a function of texts gives for arguments of each kind that it may take; nothing where it takes another kind. */
function spokenBy(text: (...args: readonly unknown[]) => unknown): readonly string[] {
  const event = { type: 'cut' };
  const error = {
    ...WORDS,
    found: 'x',
    known: 1,
    line: 1,
    column: 1,
    index: 0,
    round: 1,
    trick: 1,
    limit: 1,
    key: 'x',
  };
  const kinds: readonly (readonly unknown[])[] = [
    ['x', 'y', 'z'],
    [1, 2, 3],
    [true, true, true],
    ['x', true],
    [3, 'under'],
    [WORDS],
    [{ ...error, event, expected: event, allowed: ['x'], path: 'x', tag: 'x', fact: 'win', position: 1 }, 'x'],
  ];
  return kinds.flatMap((args) => {
    try {
      const said = text(...args);
      return typeof said === 'string' ? [said] : [];
    } catch {
      return [];
    }
  });
}

function sentencesOf(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return [tree];
  if (typeof tree === 'function') return spokenBy(tree as (...args: readonly unknown[]) => unknown);
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(sentencesOf) : [];
}

describe('the spacing of French', () => {
  const sentences = sentencesOf(ALL[1]!.texts);

  // Guide du typographe (Suisse romande): a space that does not break before : ; ! ? » and after «.
  it('puts a no-break space before a double sign and inside quotes', () => {
    expect(sentences.length).toBeGreaterThan(500);
    const wrong = sentences.filter((text) => / [:;!?»]|« |[\p{Letter}»)][;!?]|«[^\u00a0]|[^\u00a0]»/u.test(text));
    expect(wrong).toEqual([]);
  });

  it.each(['de', 'it', 'en'] as const)('is not that of %s', (language) => {
    const { texts } = ALL.find((entry) => entry.language === language)!;
    expect(sentencesOf(texts).filter((text) => text.includes('\u00a0'))).toEqual([]);
  });
});

describe('names of cards', () => {
  test.each([
    ['de', 'eicheln', 'under', 'Eichel-Under'],
    ['de', 'rosen', 'banner', 'Rosen-Banner'],
    ['de', 'spades', 'jack', 'Schaufel-Bube'],
    ['fr', 'spades', 'jack', 'valet de pique'],
    ['fr', 'schilten', 'ass', 'as d’écusson'],
    ['it', 'hearts', 'queen', 'donna di cuori'],
    ['en', 'clubs', '10', 'ten of clubs'],
  ] as const)('in %s: %s %s is %s', (language, suit, rank, name) => {
    expect(ALL.find((entry) => entry.language === language)!.texts.cards.card(suit, rank)).toBe(name);
  });

  test.each([
    ['de', 3, 'eicheln', 'ober', 'Dreiblatt vom Eichel-Ober'],
    ['de', 4, 'hearts', 'queen', 'Vierblatt von der Herz-Dame'],
    ['de', 3, 'clubs', 'jack', 'Dreiblatt vom Kreuz-Buben'],
    ['fr', 5, 'hearts', 'ace', 'cinq cartes à l’as de cœur'],
    ['it', 3, 'spades', 'queen', 'tre carte dalla donna di picche'],
    ['en', 4, 'schellen', 'banner', 'four in a row from the banner of bells'],
  ] as const)('in %s a run of %d in %s up to %s is %s', (language, length, suit, top, name) => {
    expect(ALL.find((entry) => entry.language === language)!.texts.cards.run(length, top, suit)).toBe(name);
  });
});

describe('languageOf', () => {
  test.each([
    ['nothing', {}, 'de'],
    ['LANG', { LANG: 'fr_CH.UTF-8' }, 'fr'],
    ['LC_MESSAGES over LANG', { LANG: 'fr_CH.UTF-8', LC_MESSAGES: 'it_CH' }, 'it'],
    ['LC_ALL over both', { LANG: 'fr_CH', LC_MESSAGES: 'it_CH', LC_ALL: 'en_GB.UTF-8' }, 'en'],
    ['an empty LC_ALL, which counts as unset', { LC_ALL: '', LANG: 'it' }, 'it'],
    ['C', { LANG: 'C.UTF-8' }, 'de'],
    ['POSIX', { LC_ALL: 'POSIX', LANG: 'fr_CH' }, 'de'],
    ['a language that Puur does not speak', { LANG: 'rm_CH.UTF-8' }, 'de'],
    ['a word that only begins like a language', { LANG: 'french' }, 'de'],
    ['a locale with @', { LANG: 'fr@euro' }, 'fr'],
  ])('reads %s', (_, env, language) => {
    expect(languageOf(env)).toBe(language);
  });
});
