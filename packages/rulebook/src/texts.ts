/**
 * Texts: walking a language's Regelbuch from first to last text, and checking that nothing in it leads nowhere.
 *
 * The compiler sees that no section and no example is missing; what stands inside the sentences it cannot see: a card
 * that does not exist, a link to a section that was renamed, an example shown twice or not at all. `checkTexts` does, in
 * the tests and when the site is built.
 */
import { CHECK_IDS } from '@puur/referee';
import { parseCards } from '@puur/rules';
import { isChalkTotal } from '@puur/tafel';
import type { Block, ExampleText, Rich, RulebookText, Section } from './article.js';
import { parseRich } from './inline.js';
import {
  type ExampleId,
  examplesOf,
  QUESTION_IDS,
  type SectionId,
  TERM_IDS,
  TOPIC_IDS,
  type TopicId,
  TOPICS,
} from './topic.js';

/** Where a text stands: a topic, a section of it, or an entry of one of the lists. */
export interface Place {
  readonly topic: TopicId;
  /** A section, an example, a question, a check or a term; null: the topic itself. */
  readonly entry: string | null;
}

/** A text of the book. Plain texts (titles, summaries, questions of lists) have no notation. */
export interface PlacedText {
  readonly place: Place;
  readonly text: Rich;
  readonly plain: boolean;
  /** Whether it is a title or a word that is looked up: search weighs it more. */
  readonly title: boolean;
}

export interface TextFault {
  readonly place: Place;
  readonly code:
    | 'notation'
    | 'notation-in-plain-text'
    | 'empty'
    | 'bad-cards'
    | 'bad-total'
    | 'ragged-table'
    | 'foreign-example'
    | 'example-not-shown'
    | 'example-shown-twice';
  readonly found: string;
}

/** A section of a topic; topics without sections have none. */
export function sectionsOf(book: RulebookText, topic: TopicId): readonly (readonly [id: string, section: Section])[] {
  const sections = book.topics[topic].sections as Readonly<Record<string, Section>>;
  return (TOPICS[topic].sections as readonly SectionId<TopicId>[]).map((id) => [id, sections[id]!]);
}

/** The words of an example. */
export function exampleTextOf(book: RulebookText, topic: TopicId, id: ExampleId): ExampleText {
  return (book.topics[topic].examples as Readonly<Partial<Record<ExampleId, ExampleText>>>)[id]!;
}

/** The texts of a block in reading order. */
export function textsOf(block: Block): readonly Rich[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'cards':
    case 'slate':
      return [block.caption];
    case 'values':
    case 'factors':
    case 'example':
    case 'rules':
    case 'setting':
      return [];
  }
}

/** All texts of a book in reading order. */
export function* everyText(book: RulebookText): Generator<PlacedText> {
  const rich = (place: Place, text: Rich): PlacedText => ({ place, text, plain: false, title: false });
  const plain = (place: Place, text: string, title: boolean): PlacedText => ({ place, text, plain: true, title });
  for (const topic of TOPIC_IDS) {
    const { title, summary } = book.topics[topic];
    yield plain({ topic, entry: null }, title, true);
    yield plain({ topic, entry: null }, summary, false);
    for (const [entry, section] of sectionsOf(book, topic)) {
      yield plain({ topic, entry }, section.title, true);
      for (const block of section.blocks) for (const text of textsOf(block)) yield rich({ topic, entry }, text);
    }
    for (const entry of examplesOf(topic)) {
      const { question, explanation } = exampleTextOf(book, topic, entry);
      yield rich({ topic, entry }, question);
      yield rich({ topic, entry }, explanation);
    }
  }
  for (const entry of CHECK_IDS) {
    yield plain({ topic: 'checklist', entry }, book.checks[entry].question, true);
    yield rich({ topic: 'checklist', entry }, book.checks[entry].help);
  }
  for (const entry of QUESTION_IDS) {
    yield plain({ topic: 'questions', entry }, book.questions[entry].question, true);
    yield rich({ topic: 'questions', entry }, book.questions[entry].answer);
  }
  for (const entry of TERM_IDS) {
    const { term, also, meaning } = book.terms[entry];
    yield plain({ topic: 'glossary', entry }, term, true);
    for (const word of also) yield plain({ topic: 'glossary', entry }, word, true);
    yield rich({ topic: 'glossary', entry }, meaning);
  }
}

/** What is wrong in a book; an empty list is what a build wants. */
export function checkTexts(book: RulebookText): readonly TextFault[] {
  const faults: TextFault[] = [];
  for (const { place, text, plain } of everyText(book)) {
    if (plain) {
      if (text.trim() === '') faults.push({ place, code: 'empty', found: text });
      if (/[{}*]/.test(text)) faults.push({ place, code: 'notation-in-plain-text', found: text });
      continue;
    }
    const parsed = parseRich(text);
    if (!parsed.ok) faults.push({ place, code: 'notation', found: `${parsed.error.code}: ${parsed.error.found}` });
  }
  for (const topic of TOPIC_IDS) {
    const shown: ExampleId[] = [];
    for (const [entry, section] of sectionsOf(book, topic)) {
      for (const block of section.blocks) {
        const fault = faultOf(block);
        if (fault) faults.push({ place: { topic, entry }, ...fault });
        if (block.kind === 'example') shown.push(block.id);
      }
    }
    const place = { topic, entry: null };
    for (const id of shown) {
      if (!examplesOf(topic).includes(id)) faults.push({ place, code: 'foreign-example', found: id });
    }
    for (const id of examplesOf(topic)) {
      const times = shown.filter((other) => other === id).length;
      if (times === 0) faults.push({ place, code: 'example-not-shown', found: id });
      if (times > 1) faults.push({ place, code: 'example-shown-twice', found: id });
    }
  }
  return faults;
}

function faultOf(block: Block): Omit<TextFault, 'place'> | null {
  switch (block.kind) {
    case 'cards': {
      const parsed = parseCards(block.cards);
      return parsed.ok && parsed.value.length > 0 ? null : { code: 'bad-cards', found: block.cards };
    }
    case 'slate':
      return isChalkTotal(block.total) ? null : { code: 'bad-total', found: String(block.total) };
    case 'table': {
      const ragged = block.rows.find((row) => row.length !== block.head.length);
      return ragged ? { code: 'ragged-table', found: ragged.join(' | ') } : null;
    }
    case 'list':
      return block.items.length > 0 ? null : { code: 'empty', found: 'list' };
    case 'paragraph':
    case 'note':
    case 'values':
    case 'factors':
    case 'example':
    case 'rules':
    case 'setting':
      return null;
  }
}

/**
 * What every language has to share: the references and computed blocks of every section, in order. Sentences may differ
 * in number, facts may not.
 */
export function skeletonOf(book: RulebookText): readonly string[] {
  return TOPIC_IDS.flatMap((topic) =>
    sectionsOf(book, topic).flatMap(([section, { blocks }]) =>
      blocks.flatMap((block) => {
        const fact = factOf(block);
        return fact === null ? [] : [`${topic}#${section}: ${fact}`];
      }),
    ),
  );
}

function factOf(block: Block): string | null {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return null;
    case 'list':
      return `list of ${block.items.length}`;
    case 'table':
      return `table of ${block.rows.length}`;
    case 'cards':
      return `cards ${block.cards}`;
    case 'slate':
      return `slate ${block.total}`;
    case 'values':
    case 'factors':
      return block.kind;
    case 'example':
      return `example ${block.id}`;
    case 'rules':
      return `rules ${block.ids.join(' ')}`;
    case 'setting':
      return `setting ${block.name}`;
  }
}
