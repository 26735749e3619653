/**
 * Summary: the rules as plain data for machines: every rule with its sources, the settings, the presets, the values, and
 * every example with its answer. In it cards, contracts and seats stand as in all of Puur's files.
 */
import {
  type Docket,
  REFEREE_RULE_IDS,
  REFEREE_SOURCES,
  type RefereeRuleId,
  type RefereeSourceId,
} from '@puur/referee';
import {
  allowedFor,
  CARD_POINTS,
  DEFAULT_PROFILE,
  type FactorKey,
  PRESET_IDS,
  type PresetId,
  PRESETS,
  type RuleId,
  type RuleProfile,
  RULES,
  SETTING_NAMES,
  type SettingName,
  SETTINGS,
  SOURCES,
} from '@puur/rules';
import type { RulebookText } from './article.js';
import { EXAMPLES } from './cases.js';
import type { Example } from './example.js';
import { plainOf } from './plain.js';
import { citationOf, factorTable, type RankValue, type ValueColumn, valueTable } from './reference.js';
import { exampleTextOf } from './texts.js';
import { type ExampleId, examplesOf, QUESTION_IDS, type QuestionId, TOPIC_IDS, type TopicId, TOPICS } from './topic.js';

export const SUMMARY_FORMAT = 'puur-rulebook';
export const SUMMARY_VERSION = 1;

export interface RuleSummary extends Docket {
  readonly id: RefereeRuleId;
  /** The rule in a sentence, where sentences were handed in. */
  readonly says?: string;
}

export interface SettingSummary {
  readonly name: SettingName;
  readonly standard: RuleProfile[SettingName];
  readonly allowed: readonly (string | number | boolean)[];
  readonly sources: readonly string[];
}

export interface PresetSummary {
  readonly id: PresetId;
  /** What differs from `puur`. */
  readonly settings: Readonly<Partial<Record<SettingName, unknown>>>;
  readonly sources: Readonly<Partial<Record<SettingName, readonly string[]>>>;
}

export interface TopicSummary {
  readonly id: TopicId;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly string[];
}

export interface ExampleSummary {
  readonly id: ExampleId;
  readonly topic: TopicId;
  readonly question: string;
  readonly explanation: string;
  /** Facts and answer. */
  readonly case: Example;
}

export interface QuestionSummary {
  readonly id: QuestionId;
  readonly question: string;
  readonly answer: string;
}

export interface Summary {
  readonly format: typeof SUMMARY_FORMAT;
  readonly version: typeof SUMMARY_VERSION;
  readonly language: string;
  readonly notation: Readonly<Record<'card' | 'seats' | 'contract', string>>;
  readonly numbers: Readonly<Record<'cards' | 'lastTrick' | 'round' | 'match' | 'roundWithMatch', number>>;
  readonly values: Readonly<Record<ValueColumn, readonly RankValue[]>>;
  readonly factors: Readonly<Record<PresetId, Readonly<Partial<Record<FactorKey, number>>>>>;
  readonly rules: readonly RuleSummary[];
  readonly sources: Readonly<Record<RefereeSourceId, string>>;
  readonly settings: readonly SettingSummary[];
  readonly presets: readonly PresetSummary[];
  readonly topics: readonly TopicSummary[];
  readonly questions: readonly QuestionSummary[];
  readonly examples: readonly ExampleSummary[];
}

/** How the summary is to be read; in English, as code and files are. */
const NOTATION_TEXT = {
  card: 'suit letter and rank: E Eicheln, R Rosen, S Schellen, T Schilten; 6 7 8 9 10 U(nder) O(ber) K(önig) A(ss)',
  seats: '0 the reader, then in play order, counter-clockwise: 1 right, 2 partner, 3 left; side 0 = seats 0 and 2',
  contract: 'trump:<suit letter>, obenabe, undenufe, slalom:<start>, gusti:<start>',
} as const;

/**
 * The summary in the words of one language.
 * @param sentences every rule in a sentence, as @puur/words has them
 */
export function summaryOf(
  language: string,
  book: RulebookText,
  sentences: Readonly<Partial<Record<RefereeRuleId, string>>> = {},
): Summary {
  const { lastTrick, matchBonus } = DEFAULT_PROFILE;
  const { keys, rows } = factorTable();
  const ruleIds: readonly RefereeRuleId[] = [...(Object.keys(RULES) as RuleId[]), ...REFEREE_RULE_IDS];
  return {
    format: SUMMARY_FORMAT,
    version: SUMMARY_VERSION,
    language,
    notation: NOTATION_TEXT,
    numbers: {
      cards: CARD_POINTS,
      lastTrick,
      round: CARD_POINTS + lastTrick,
      match: matchBonus,
      roundWithMatch: CARD_POINTS + lastTrick + matchBonus,
    },
    values: valueTable(),
    factors: Object.fromEntries(
      rows.map(({ preset, factors }) => [preset, Object.fromEntries(keys.map((key, i) => [key, factors[i]!]))]),
    ) as Summary['factors'],
    rules: ruleIds.map((id) => {
      const says = sentences[id];
      return { id, ...(says !== undefined && { says }), ...citationOf(id) };
    }),
    sources: { ...SOURCES, ...REFEREE_SOURCES },
    settings: SETTING_NAMES.map((name) => ({
      name,
      standard: DEFAULT_PROFILE[name],
      allowed: allowedFor(name),
      sources: SETTINGS[name].sources,
    })),
    presets: PRESET_IDS.map((id) => PRESETS[id]),
    topics: TOPIC_IDS.map((id) => {
      const { title, summary } = book.topics[id];
      return { id, title, summary, sections: TOPICS[id].sections };
    }),
    questions: QUESTION_IDS.map((id) => {
      const { question, answer } = book.questions[id];
      return { id, question, answer: plainOf(answer, book) };
    }),
    examples: TOPIC_IDS.flatMap((topic) =>
      examplesOf(topic).map((id) => {
        const { question, explanation } = exampleTextOf(book, topic, id);
        return {
          id,
          topic,
          question: plainOf(question, book),
          explanation: plainOf(explanation, book),
          case: EXAMPLES[id],
        };
      }),
    ),
  };
}
