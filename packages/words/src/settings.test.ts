/** What a setting says on the deck in use, and what a table is called that plays to another target. */
import {
  type Card,
  CARDS,
  type Deck,
  DEFAULT_PROFILE,
  formatCard,
  nameIdsOf,
  type Pairing,
  parseCard,
  PRESET_IDS,
  RANK_NAMES,
  resolveProfile,
  SETTING_NAMES,
} from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, ruleWordsIn, tableWordsIn } from './language.js';
import { OWN_AIM } from './own-aim.js';
import type { CardTexts, DeckNames, SettingText } from './words.js';

function namesOf(cards: CardTexts, deck: Deck, pairing: Pairing = 'swisslos'): DeckNames {
  const known = (text: string): Card => {
    const card = parseCard(text);
    return card.ok ? card.value : CARDS[0]!;
  };
  const ids = (text: string): ReturnType<typeof nameIdsOf> => nameIdsOf(known(text), deck, pairing);
  return {
    deck,
    suit: (suit) => cards.suits[ids(`${suit}6`).suit],
    rank: (rank) => cards.ranks[ids(`E${rank}`).rank],
    card: (text) => cards.card(ids(text).suit, ids(text).rank),
  };
}

const { settings, tableNames, tables, presetNames } = await ruleWordsIn('de');
const { cards } = await tableWordsIn('de');
const [german, french] = [namesOf(cards, 'german'), namesOf(cards, 'french')];
const DOUBLE = { E: 1, R: 1, S: 2, T: 2, obenabe: 3, undenufe: 1, slalom: 1, gusti: 1 } as const;

describe('who is first forehand', () => {
  // The rules look for one and the same card, whatever deck it is drawn on (packages/rules, partie/deal.ts): Rosen-7 as
  // pagat.com has it, Schellen-10 (schweizerjass.ch), Ecken-7 of the Romandie, which is the Eichel-7, Schellen-6 (Vorarlberg).
  it.each([
    ['rosen7', 'wer die Rosen-Sieben hat', 'wer die Herz-Sieben hat'],
    ['schellen10', 'wer das Schellen-Banner hat', 'wer die Kreuz-Zehn hat'],
    ['ecken7', 'wer die Eichel-Sieben hat', 'wer die Ecken-Sieben hat'],
    ['weli', 'wer die Schellen-Sechs hat, den Weli', 'wer die Kreuz-Sechs hat'],
  ] as const)('by %s is said by the card that begins on this deck', (value, swiss, other) => {
    expect(settings.firstForehand.says(value, german)).toBe(swiss);
    expect(settings.firstForehand.says(value, french)).toBe(other);
  });

  it('names the card that begins also where the decks are paired otherwise', () => {
    expect(settings.firstForehand.says('ecken7', namesOf(cards, 'french', 'alemannic'))).toBe(
      'wer die Kreuz-Sieben hat',
    );
  });
});

describe('what counts more than once', () => {
  it('is said by the suits of the deck', () => {
    expect(settings.factors.says(DOUBLE, german)).toBe('Schellen ×2, Schilten ×2, Obenabe ×3, das andere einfach');
    expect(settings.factors.says(DOUBLE, french)).toBe('Kreuz ×2, Schaufel ×2, Obenabe ×3, das andere einfach');
  });
});

describe('four alike', () => {
  it('are said by the ranks of the deck: the ten is the Banner on the Swiss one', () => {
    expect(settings.quartetRanks.says(['9', '10', 'U'], german)).toBe('nur von Neun, Banner, Under');
    expect(settings.quartetRanks.says(['9', '10', 'U'], french)).toBe('nur von Neun, Zehn, Bube');
    expect(settings.quartetRanks.says(RANK_NAMES, german)).toBe('von allen neun Karten');
  });
});

describe('a table', () => {
  it.each(PRESET_IDS)('%s is said with the aim that it has in the rules', (id) => {
    const found = resolveProfile(id);
    if (!found.ok) throw new Error(id);
    const { target, rounds, endMode } = found.value;
    expect(OWN_AIM[id]).toEqual({ target, limit: endMode === 'fixed-rounds' ? rounds : null });
  });

  it('that has agreed on another target is called by that, and two tables never alike', () => {
    const at800 = { target: 800, limit: null };
    expect(tableNames.puur(at800)).toBe('Puur 800');
    expect(tables.puur(at800)).toContain('auf 800,');
    expect(tableNames['turnier-12']({ target: 1000, limit: 4 })).toBe('Turnier, 4 Runden');
    expect(tableNames.puur({ target: 1000, limit: 4 })).toBe('Puur, 4 Runden');
    expect(presetNames.puur).toBe('Puur 1000');
    expect(new Set(PRESET_IDS.map((id) => tableNames[id](at800))).size).toBe(PRESET_IDS.length);
  });
});

describe('every language', () => {
  it.each(['de', 'fr', 'it', 'en'] as const)('in %s names no suit or rank of the other deck', async (language) => {
    const [words, { cards: texts }] = [await ruleWordsIn(language), await tableWordsIn(language)];
    for (const deck of ['german', 'french'] as const) {
      const other = deck === 'german' ? 'french' : 'german';
      const own = namesOf(texts, deck);
      const said = [
        words.settings.factors.says(DOUBLE, own),
        words.settings.quartetRanks.says(['10', 'U', 'O'], own),
        ...(['rosen7', 'schellen10', 'ecken7'] as const).map((value) => words.settings.firstForehand.says(value, own)),
      ].join(' | ');
      const names = namesOf(texts, other);
      const foreign = CARDS.map(formatCard)
        .map(names.card)
        .filter((name) => said.includes(name));
      expect(foreign).toEqual([]);
      for (const suit of ['S', 'T'] as const) {
        expect(said).toContain(own.suit(suit));
        expect(said).not.toContain(names.suit(suit));
      }
    }
  });
});

describe.each(LANGUAGES)('a setting that is on or off, in %s', (language) => {
  // A switch is read with its title: on affirms what the title says, and a prohibition or a no is what off says.
  const NO = {
    de: /\b(nicht|nein|nie|kein)/,
    fr: /\b(non|interdite?s?)\b|ne .* pas/,
    it: /\b(no|non|vietat[oaie])\b/,
    en: /\b(no|not)\b/,
  };
  const FLAGS = SETTING_NAMES.filter((name) => typeof DEFAULT_PROFILE[name] === 'boolean');

  it.each(FLAGS)('%s: off says no, on does not', async (name) => {
    const { settings: texts } = await ruleWordsIn(language);
    const { title, says } = texts[name] as SettingText<boolean>;
    const [on, off] = [says(true, german), says(false, german)].map((text) => text.split(',')[0]!);
    expect(title).not.toMatch(/\b(ohne|sans|senza|without|nicht|pas)\b(?! (ein Wort|un mot|parlare|a word))/);
    expect(off, title).toMatch(NO[language]);
    expect(on, title).not.toMatch(NO[language]);
  });
});
