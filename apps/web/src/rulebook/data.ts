/**
 * Data: the rules for machines: a summary of each language as JSON, and a guide to the site in the form of llms.txt
 * (a heading, a quotation that says what it is, lists of links). Addresses are relative, as no host is known.
 */
import { type RefereeRuleId, REFEREE_RULE_IDS } from '@puur/referee';
import { PRESET_IDS, RULES, type RuleId } from '@puur/rules';
import { summaryOf, TOPIC_IDS, valueTable, VALUE_COLUMNS } from '@puur/rulebook';
import type { Language, RefereeWords, RuleWords } from '@puur/words';
import { topicPath } from './address.js';
import { type Book, ruleSentence } from './book.js';
import { SPOKEN } from './texts.js';

type Sentences = Pick<Book, 'words' | 'referee'>;
const RULE_IDS: readonly RefereeRuleId[] = [...(Object.keys(RULES) as RuleId[]), ...REFEREE_RULE_IDS];

/** Where the summary of a language stands. */
export function dataPath(language: Language): string {
  return language === 'de' ? '/regeln.json' : `/regeln.${language}.json`;
}

function sentencesOf(of: Sentences): Readonly<Partial<Record<RefereeRuleId, string>>> {
  return Object.fromEntries(RULE_IDS.map((id) => [id, ruleSentence(of, id)]));
}

/** Rules, settings, presets, values and every example with its answer. */
export function dataFile(book: Book): string {
  return `${JSON.stringify(summaryOf(book.language, book.text, sentencesOf(book)), null, 1)}\n`;
}

const COLUMNS = { trump: 'trump suit', plain: 'plain suit', obenabe: 'Obenabe', undenufe: 'Undenufe' } as const;

/** The guide, in English, as those who read it do. */
export function guideFile(
  books: readonly Pick<Book, 'language' | 'text'>[],
  english: { readonly words: RuleWords; readonly referee: RefereeWords },
): string {
  const values = valueTable();
  const lines = [
    '# Puur: the rules of Jass (Schieber)',
    '',
    '> Puur is a free, offline table for the Swiss card game Jass. Its rulebook is a set of static pages; the same rules, settings, presets and checked examples are there as JSON. Every example was put to the rules engine when this site was built.',
    '',
    '## Data',
    '',
    ...books.map(
      ({ language }) =>
        `- [${dataPath(language).slice(1)}](${dataPath(language)}): rules with sources, settings, presets, values, examples with answers (${SPOKEN[language].name})`,
    ),
    '',
    '## Numbers',
    '',
    '- 36 cards, 4 players in 2 fixed teams, 9 cards each, 9 tricks; play goes counter-clockwise.',
    '- The cards count 152, the last trick 5: 157 in every round; all nine tricks (match) 100 more: 257.',
    ...VALUE_COLUMNS.map(
      (name) =>
        `- ${COLUMNS[name]}, strongest first, with points: ${values[name].map(({ rank, points }) => `${rank} ${points}`).join(', ')}.`,
    ),
    '',
    '## Rules in one sentence each',
    '',
    ...RULE_IDS.map((id) => `- ${id}: ${ruleSentence(english, id)}`),
    '',
    '## Presets (tables people know)',
    '',
    ...PRESET_IDS.map((id) => `- ${id}: ${english.words.presets[id]}`),
    ...books.flatMap(({ language, text }) => [
      '',
      `## Pages: ${SPOKEN[language].name}`,
      '',
      ...TOPIC_IDS.map((id) => {
        const { title, summary } = text.topics[id];
        return `- [${title}](${topicPath(language, id)}): ${summary}`;
      }),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
