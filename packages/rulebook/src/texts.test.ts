import { docketOf, REFEREE_RULE_IDS, type RefereeRuleId } from '@puur/referee';
import { CARD_POINTS, DEFAULT_PROFILE, type RuleId, RULES, SETTING_NAMES, type SettingName } from '@puur/rules';
import { describe, expect, test } from 'vitest';
import type { Block, ExampleText, RulebookText } from './article.js';
import { EXAMPLES } from './cases.js';
import { RULEBOOK_LANGUAGES, rulebookIn } from './language.js';
import { checkTexts, everyText, exampleTextOf, sectionsOf, skeletonOf } from './texts.js';
import { ARTICLE_IDS, type ExampleId, examplesOf, TOPIC_IDS, TOPICS } from './topic.js';

const german = await rulebookIn('de');

function blocksOf(book: RulebookText): readonly Block[] {
  return TOPIC_IDS.flatMap((topic) => sectionsOf(book, topic).flatMap(([, { blocks }]) => blocks));
}

/** Blanks that should not be; French has one before a colon and its kin. */
const STRAY: Readonly<Record<string, RegExp>> = {
  de: / {2}|^ | $| [,.;:!?](?!\d)/,
  fr: / {2}|^ | $| [,.](?!\d)/,
};

/** How a language says that something counts nothing. */
const NOTHING: Readonly<Record<string, RegExp>> = {
  de: /nichts/i,
  fr: /rien|aucun|zéro/i,
  it: /niente|nulla|nessun|zero/i,
  en: /nothing|none|zero/i,
};

/** Their questions name a card that is played later or held by another. */
const ELSEWHERE: readonly ExampleId[] = ['mistakes-rest'];

function exampleTexts(book: RulebookText): readonly (readonly [id: ExampleId, text: ExampleText])[] {
  return TOPIC_IDS.flatMap((topic) => examplesOf(topic).map((id) => [id, exampleTextOf(book, topic, id)] as const));
}

describe.each(RULEBOOK_LANGUAGES)('the Regelbuch in %s', async (language) => {
  const book = await rulebookIn(language);

  test('leads nowhere that does not exist, and shows every example once', () => {
    expect(checkTexts(book)).toEqual([]);
  });

  test('has the facts of the German one, in the same order', () => {
    expect(skeletonOf(book)).toEqual(skeletonOf(german));
  });

  test('names no card by a word where the reader may have another deck', () => {
    const hard = /(Eichel|Rosen|Schellen|Schilten|Herz|Ecken|Schaufel|Kreuz)-[A-ZÄÖÜ0-9]/;
    expect([...everyText(book)].filter(({ text }) => hard.test(text))).toEqual([]);
  });

  test('says each title once', () => {
    const titles = TOPIC_IDS.map((topic) => book.topics[topic].title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('has no blank too many', () => {
    for (const { text } of everyText(book)) expect(text, text).not.toMatch(STRAY[language] ?? STRAY['de']!);
  });

  test('says every answer that is a number in its explanation', () => {
    for (const [id, { explanation }] of exampleTexts(book)) {
      const example = EXAMPLES[id];
      if (!('choices' in example) || example.kind === 'factor') continue;
      const said = example.right === 0 ? NOTHING[language]! : new RegExp(`\\b${example.right}\\b`);
      expect(explanation, id).toMatch(said);
    }
  });

  test('asks about no card that is not in the example', () => {
    for (const [id, { question }] of exampleTexts(book)) {
      if (ELSEWHERE.includes(id)) continue;
      const known = JSON.stringify(EXAMPLES[id]);
      for (const [, names = ''] of question.matchAll(/\{cards?:([^}]*)\}/g)) {
        for (const name of names.split(' ')) expect(known, `${id}: ${name}`).toContain(name);
      }
    }
  });
});

describe('German', () => {
  test('is spelt the Swiss way', () => {
    expect([...everyText(german)].filter(({ text }) => /ß|[„“”]|"/.test(text))).toEqual([]);
  });

  test('says the numbers of the rules', () => {
    const words = (topic: 'values' | 'target' | 'round'): string =>
      JSON.stringify(german.topics[topic].sections) + JSON.stringify(german.questions);
    const whole = CARD_POINTS + DEFAULT_PROFILE.lastTrick;
    expect(words('values')).toContain(String(CARD_POINTS));
    expect(words('values')).toContain(String(whole));
    expect(words('target')).toContain(String(whole + DEFAULT_PROFILE.matchBonus));
    expect(words('round')).toContain(String(whole + DEFAULT_PROFILE.matchBonus));
  });
});

/** Rules about the program's own table, or too plain to have a place in a book. */
const UNCITED: readonly RuleId[] = ['play.in-turn', 'end.over', 'table.order-of-play', 'table.provable-deal'];
/** Said in the table of factors; said in the text, as one preset's number of rounds is none of everybody's. */
const UNSHOWN: readonly SettingName[] = ['factors', 'rounds'];

describe('what the Regelbuch covers', () => {
  const blocks = blocksOf(german);
  const cited = new Set<RefereeRuleId>(blocks.flatMap((block) => (block.kind === 'rules' ? block.ids : [])));
  const shown = new Set<SettingName>(blocks.flatMap((block) => (block.kind === 'setting' ? [block.name] : [])));

  test('every rule of play is cited in an article', () => {
    const missing = (Object.keys(RULES) as RuleId[]).filter((id) => !cited.has(id) && !UNCITED.includes(id));
    expect(missing).toEqual([]);
  });

  test('every rule on mistakes that people ask about has sources', () => {
    for (const id of REFEREE_RULE_IDS) if (cited.has(id)) expect(docketOf(id).sources, id).not.toEqual([]);
  });

  test('every setting on which tables differ is explained', () => {
    expect(SETTING_NAMES.filter((name) => !shown.has(name) && !UNSHOWN.includes(name))).toEqual([]);
  });

  test('every article has examples, and every section says something', () => {
    for (const topic of ARTICLE_IDS) {
      expect(TOPICS[topic].examples.length, topic).toBeGreaterThanOrEqual(2);
      for (const [section, { blocks: said }] of sectionsOf(german, topic)) {
        expect(said.length, `${topic}#${section}`).toBeGreaterThan(0);
      }
    }
  });
});

/** What nothing settles must not be told as if a rule did (confidence low: the table decides). */
describe.each(RULEBOOK_LANGUAGES)('what no rule settles, in %s', async (language) => {
  const book = await rulebookIn(language);
  const OPEN = {
    de: [/nicht geregelt/, /nach dem Reglement/i],
    fr: [/aucune règle ne tranche/, /d’après le règlement/i],
    it: [/nessuna regola lo decide/, /secondo il regolamento/i],
    en: [/no rule settles/, /by the Jassreglement/i],
  } as const;

  test('Stöck said with the first card only', () => {
    expect(docketOf('stoeck.first-card').confidence).toBe('low');
    const [open, settled] = OPEN[language];
    const late = JSON.stringify(book.topics.stoeck.sections.late);
    const example = book.topics.mistakes.examples['mistakes-stoeck'].explanation;
    for (const text of [late, example]) {
      expect(text).toMatch(open);
      expect(text).not.toMatch(settled);
    }
  });
});
