/**
 * Topics: what the Regelbuch has, in reading order, with the sections and examples of each.
 *
 * One closed vocabulary. The id of a topic is its address, that of a section its anchor, in every language, so links and
 * bookmarks outlive a translation. Texts and examples are keyed by these lists: a language that lacks a topic, a section
 * or an example does not compile.
 *
 * The choice of topics follows the reference page (jasvel.org/de/regeln) and the pages it links to; `checklist` holds its
 * seven questions, `questions` its quick answers and those that people ask besides.
 */

/** The pages and what stands on them. The last three are lists, not articles: their entries have vocabularies of their own. */
export const TOPICS = {
  round: {
    sections: ['seats', 'contract', 'order', 'trick', 'announce', 'count', 'slate'],
    examples: ['round-forehand', 'round-trick', 'round-total'],
  },
  jassen: {
    sections: ['family', 'table', 'play', 'luck'],
    examples: ['jassen-led-suit', 'jassen-trump'],
  },
  dealing: {
    sections: ['seats', 'first', 'cut', 'deal', 'misdeal'],
    examples: ['dealing-forehand', 'dealing-next', 'dealing-draw', 'dealing-exposed'],
  },
  schieber: {
    sections: ['goal', 'course', 'presets'],
    examples: ['schieber-next-lead', 'schieber-total', 'schieber-double'],
  },
  schieben: {
    sections: ['once', 'partner', 'lead', 'words', 'when'],
    examples: ['schieben-back', 'schieben-lead', 'schieben-chooser'],
  },
  contracts: {
    sections: ['trump', 'obenabe', 'undenufe', 'compare', 'mixed', 'factors', 'choose'],
    examples: [
      'contracts-puur',
      'contracts-nell',
      'contracts-obenabe',
      'contracts-undenufe',
      'contracts-undenufe-ten',
      'contracts-slalom',
    ],
  },
  values: {
    sections: ['table', 'whole', 'last-trick', 'count'],
    examples: ['values-trump', 'values-obenabe', 'values-undenufe', 'values-last', 'values-never'],
  },
  following: {
    sections: ['follow', 'trumping', 'undertrump', 'puur', 'only-trumps', 'revoke'],
    examples: [
      'following-obenabe',
      'following-may-trump',
      'following-undertrump',
      'following-over',
      'following-highest',
      'following-puur',
      'following-only-trumps',
      'following-partner',
      'following-revoke',
    ],
  },
  weis: {
    sections: ['kinds', 'announce', 'compare', 'write', 'kreuzweis', 'mistakes'],
    examples: [
      'weis-run',
      'weis-kreuzweis',
      'weis-none',
      'weis-hundred',
      'weis-undenufe',
      'weis-trump',
      'weis-forehand',
      'weis-without-trick',
      'weis-low',
      'weis-four-under',
    ],
  },
  stoeck: {
    sections: ['what', 'when', 'late', 'weis', 'going-out'],
    examples: ['stoeck-second', 'stoeck-late', 'stoeck-reminded', 'stoeck-weis', 'stoeck-none'],
  },
  target: {
    sections: ['match', 'goal', 'order', 'tie', 'claim', 'berg'],
    examples: ['target-match', 'target-all-points', 'target-order', 'target-other-order', 'target-claim'],
  },
  tafel: {
    sections: ['board', 'strokes', 'write', 'check', 'correct'],
    examples: ['tafel-read', 'tafel-rest', 'tafel-check', 'tafel-wrong'],
  },
  jassgrenze: {
    sections: ['line', 'decks', 'pairs', 'count'],
    examples: ['jassgrenze-double', 'jassgrenze-trick'],
  },
  jassarten: {
    sections: ['schieber', 'coiffeur', 'differenzler', 'more', 'which'],
    examples: ['jassarten-coiffeur', 'jassarten-differenzler', 'jassarten-undertrump'],
  },
  mistakes: {
    sections: ['rank', 'follow', 'announce', 'count', 'talk', 'play'],
    examples: ['mistakes-nell', 'mistakes-under', 'mistakes-stoeck', 'mistakes-aces', 'mistakes-rest', 'mistakes-look'],
  },
  checklist: { sections: [], examples: [] },
  questions: { sections: [], examples: [] },
  glossary: { sections: [], examples: [] },
} as const;

export type TopicId = keyof typeof TOPICS;
export type SectionId<T extends TopicId> = (typeof TOPICS)[T]['sections'][number];
export type ExampleIdOf<T extends TopicId> = (typeof TOPICS)[T]['examples'][number];
export type ExampleId = ExampleIdOf<TopicId>;

/** All topics in reading order: the order of the list, of `previous` and of `next`. */
export const TOPIC_IDS = Object.keys(TOPICS) as TopicId[];
/** Topics with sections; the others are lists. */
export const ARTICLE_IDS = TOPIC_IDS.filter((id) => TOPICS[id].sections.length > 0) as ArticleId[];
export type ArticleId = Exclude<TopicId, 'checklist' | 'questions' | 'glossary'>;

export function isTopic(value: string): value is TopicId {
  return Object.hasOwn(TOPICS, value);
}

/** Whether a topic has a section of this name. */
export function hasSection(topic: TopicId, section: string): boolean {
  return (TOPICS[topic].sections as readonly string[]).includes(section);
}

/** The examples of a topic in reading order. */
export function examplesOf(topic: TopicId): readonly ExampleId[] {
  return TOPICS[topic].examples;
}

/** The topic an example belongs to. */
export function topicOfExample(id: ExampleId): TopicId {
  return TOPIC_IDS.find((topic) => examplesOf(topic).includes(id))!;
}

/** The topics before and after in reading order; null at the ends. */
export function neighboursOf(topic: TopicId): { readonly previous: TopicId | null; readonly next: TopicId | null } {
  const at = TOPIC_IDS.indexOf(topic);
  return { previous: TOPIC_IDS[at - 1] ?? null, next: TOPIC_IDS[at + 1] ?? null };
}

/** The quick answers. The first six are those of the reference page. */
export const QUESTIONS = {
  'how-many-cards': 'dealing',
  'who-chooses': 'schieben',
  'obenabe-undenufe': 'contracts',
  'last-trick': 'values',
  'when-257': 'target',
  'stoeck-always': 'stoeck',
  'how-many-players': 'jassen',
  'which-direction': 'dealing',
  'who-begins': 'dealing',
  'trump-order': 'contracts',
  'may-i-trump': 'following',
  'what-is-undertrumping': 'following',
  'must-puur': 'following',
  'why-157': 'values',
  'what-is-match': 'target',
  'when-weis': 'weis',
  'equal-weis': 'weis',
  'weis-without-trick': 'weis',
  'forgotten-stoeck': 'stoeck',
  'push-back': 'schieben',
  'what-counts-double': 'contracts',
  'who-wins-both': 'target',
  'what-is-bedanken': 'target',
  'how-far': 'target',
  'look-at-trick': 'mistakes',
  'which-cards': 'jassgrenze',
  'wrong-suit': 'following',
  'how-to-start': 'round',
} as const;
export type QuestionId = keyof typeof QUESTIONS;
/** The topic that says more about a quick answer. */
export function topicOfQuestion(id: QuestionId): TopicId {
  return QUESTIONS[id];
}
export const QUESTION_IDS = Object.keys(QUESTIONS) as QuestionId[];

/** The words of the glossary, and the topic that explains each. */
export const TERMS = {
  ass: 'contracts',
  banner: 'contracts',
  bedanken: 'target',
  berg: 'target',
  bock: 'mistakes',
  bodentrumpf: 'jassarten',
  brettli: 'values',
  coiffeur: 'jassarten',
  differenzler: 'jassarten',
  eicheln: 'jassgrenze',
  farbzwang: 'following',
  forehand: 'dealing',
  gusti: 'contracts',
  jasstafel: 'tafel',
  kontermatch: 'target',
  kreuzweis: 'weis',
  match: 'target',
  nell: 'contracts',
  ober: 'contracts',
  obenabe: 'contracts',
  partie: 'target',
  puur: 'contracts',
  rest: 'mistakes',
  rosen: 'jassgrenze',
  round: 'round',
  schellen: 'jassgrenze',
  schieben: 'schieben',
  schieber: 'schieber',
  schilten: 'jassgrenze',
  schneider: 'target',
  slalom: 'contracts',
  stechen: 'following',
  stich: 'round',
  stoeck: 'stoeck',
  trumpf: 'contracts',
  under: 'contracts',
  undenufe: 'contracts',
  untertrumpfen: 'following',
  verwerfen: 'following',
  vogel: 'tafel',
  weis: 'weis',
} as const;
export type TermId = keyof typeof TERMS;

/** The section that explains a term best, where it is not the whole topic: who searches for the word is led there. */
const TERM_SECTIONS: Readonly<Partial<Record<TermId, string>>> = {
  bedanken: 'claim',
  berg: 'berg',
  bock: 'play',
  coiffeur: 'coiffeur',
  differenzler: 'differenzler',
  eicheln: 'decks',
  farbzwang: 'follow',
  gusti: 'mixed',
  kontermatch: 'match',
  kreuzweis: 'kreuzweis',
  match: 'match',
  nell: 'trump',
  obenabe: 'obenabe',
  puur: 'trump',
  rest: 'talk',
  rosen: 'decks',
  schellen: 'decks',
  schilten: 'decks',
  schneider: 'berg',
  slalom: 'mixed',
  stechen: 'trumping',
  stich: 'trick',
  trumpf: 'trump',
  undenufe: 'undenufe',
  untertrumpfen: 'undertrump',
  vogel: 'strokes',
};
/** The section that explains a term; null: the topic as a whole does. */
export function sectionOfTerm(id: TermId): string | null {
  return TERM_SECTIONS[id] ?? null;
}
export const TERM_IDS = Object.keys(TERMS) as TermId[];

export function isTerm(value: string): value is TermId {
  return Object.hasOwn(TERMS, value);
}
