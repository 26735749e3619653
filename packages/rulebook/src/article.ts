/**
 * Article: what a page of the Regelbuch is made of, as data that any app can draw.
 *
 * Texts are `Rich`: plain sentences with the inline notation of inline.ts for cards, suits and links, because how a card
 * is called and drawn is the reader's choice and not the writer's. What can be computed is a block that names what to
 * compute (values of cards, factors, who plays a setting otherwise), so that no table of rules is typed twice.
 */
import type { CheckId, RefereeRuleId } from '@puur/referee';
import type { SettingName } from '@puur/rules';
import type { ExampleId, ExampleIdOf, QuestionId, SectionId, TermId, TopicId } from './topic.js';

/** A text in the inline notation. */
export type Rich = string;

export type Block =
  | { readonly kind: 'paragraph'; readonly text: Rich }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Rich[] }
  | {
      readonly kind: 'table';
      readonly caption: Rich;
      readonly head: readonly Rich[];
      readonly rows: readonly (readonly Rich[])[];
    }
  /** What is easily overlooked. */
  | { readonly kind: 'note'; readonly text: Rich }
  /** Cards in a row, in notation, with what is to be seen in them. */
  | { readonly kind: 'cards'; readonly cards: string; readonly caption: Rich }
  /** One half of the slate with this total, drawn as `chalkFor(total, 'greedy')` says. */
  | { readonly kind: 'slate'; readonly total: number; readonly caption: Rich }
  /** The values of the nine ranks in every kind of contract: `valueTable()`. */
  | { readonly kind: 'values' }
  /** The factors of the contracts under every preset: `factorTable()`. */
  | { readonly kind: 'factors' }
  /** An example; its data by `exampleOf`, its words in the texts. */
  | { readonly kind: 'example'; readonly id: ExampleId }
  /** Rules this section rests on; sources and confidence by `citationOf`, their sentences in @puur/words. */
  | { readonly kind: 'rules'; readonly ids: readonly RefereeRuleId[] }
  /** A setting on which houses differ; who plays what by `presetsBy`. */
  | { readonly kind: 'setting'; readonly name: SettingName };

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What the reader is asked, and why the right answer is right. */
export interface ExampleText {
  readonly question: Rich;
  readonly explanation: Rich;
}

/** A page in one language. */
export interface TopicText<T extends TopicId> {
  readonly title: string;
  /** One sentence, for lists and search engines. Plain, without notation. */
  readonly summary: string;
  readonly sections: Readonly<Record<SectionId<T>, Section>>;
  readonly examples: Readonly<Record<ExampleIdOf<T>, ExampleText>>;
}

export interface QuestionText {
  /** Plain, without notation. */
  readonly question: string;
  readonly answer: Rich;
}

/** One of the seven questions of a quarrel, and where to look. */
export interface CheckText {
  /** Plain, without notation. */
  readonly question: string;
  readonly help: Rich;
}

export interface TermText {
  readonly term: string;
  /** Other words for it, dialect and the other languages' where people here use them. */
  readonly also: readonly string[];
  readonly meaning: Rich;
}

/** Words for answers of examples; the reader sits on seat 0. */
export interface AnswerWords {
  readonly seats: readonly [string, string, string, string];
  readonly sides: readonly [string, string];
  /** Both reached it in the same block. */
  readonly undecided: string;
  /** Nobody has won yet. */
  readonly nobody: string;
  readonly yes: string;
  readonly no: string;
}

/** The whole Regelbuch in one language. */
export interface RulebookText {
  readonly topics: { readonly [T in TopicId]: TopicText<T> };
  readonly questions: Readonly<Record<QuestionId, QuestionText>>;
  readonly checks: Readonly<Record<CheckId, CheckText>>;
  readonly terms: Readonly<Record<TermId, TermText>>;
  readonly answers: AnswerWords;
  /** Words that tell a search nothing (of, the), in lower case; an elided one with its apostrophe (`nell’`). */
  readonly fillers?: readonly string[];
}

// Short hands for writers.

export function p(text: Rich): Block {
  return { kind: 'paragraph', text };
}

export function list(...items: readonly Rich[]): Block {
  return { kind: 'list', ordered: false, items };
}

export function steps(...items: readonly Rich[]): Block {
  return { kind: 'list', ordered: true, items };
}

export function table(caption: Rich, head: readonly Rich[], ...rows: readonly (readonly Rich[])[]): Block {
  return { kind: 'table', caption, head, rows };
}

export function note(text: Rich): Block {
  return { kind: 'note', text };
}

export function cards(names: string, caption: Rich): Block {
  return { kind: 'cards', cards: names, caption };
}

export function slate(total: number, caption: Rich): Block {
  return { kind: 'slate', total, caption };
}

export function example(id: ExampleId): Block {
  return { kind: 'example', id };
}

export function rules(...ids: readonly RefereeRuleId[]): Block {
  return { kind: 'rules', ids };
}

export function setting(name: SettingName): Block {
  return { kind: 'setting', name };
}

export const VALUES: Block = { kind: 'values' };
export const FACTORS: Block = { kind: 'factors' };
