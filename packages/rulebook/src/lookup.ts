/**
 * Lookup: makes the search index of a language from its texts.
 *
 * An entry is a topic, a section, a quick answer, a check or a term. What an example says belongs to the section that
 * shows it. Words that stand in more than a third of all entries tell nothing and are left out; a word of the glossary
 * (Trumpf, atout) then leads to where it is in the title, as does any word of a language that names its fillers.
 */
import type { RulebookText } from './article.js';
import { type Naming, NOTATION, plainOf } from './plain.js';
import { type SearchEntry, type SearchIndex, type SearchTerm, withoutFillers, wordsIn } from './search.js';
import { everyText, type Place, sectionsOf } from './texts.js';
import { examplesOf, sectionOfTerm, TERM_IDS, TERMS, TOPIC_IDS } from './topic.js';

const WEIGHT = { title: 8, plain: 3, text: 1 } as const;
const MOST_WEIGHT = 12;
const SHORTEST_WORD = 2;

/** The section that shows each example, as `topic/example` → section. */
function homesOf(book: RulebookText): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const topic of TOPIC_IDS) {
    for (const [section, { blocks }] of sectionsOf(book, topic)) {
      for (const block of blocks) if (block.kind === 'example') homes.set(`${topic}/${block.id}`, section);
    }
  }
  return homes;
}

/**
 * The index of a language, ready to be written as JSON.
 * @param naming how cards and suits are called; with the names of both decks (`Schellen Kreuz`) either finds its place
 * @param shown how they are called in an excerpt, by the names of one deck
 */
export function searchIndexOf(book: RulebookText, naming: Naming = NOTATION, shown: Naming = naming): SearchIndex {
  const homes = homesOf(book);
  const fillers = book.fillers ?? [];
  const entries: (SearchEntry & { readonly texts: string[] })[] = [];
  const numbers = new Map<string, number>();
  const words = new Map<string, Map<number, number>>();
  const titled = new Map<string, Set<number>>();

  const numberOf = ({ topic, entry }: Place, title: string): number => {
    const isExample = entry !== null && (examplesOf(topic) as readonly string[]).includes(entry);
    const home = isExample ? (homes.get(`${topic}/${entry}`) ?? null) : entry;
    const key = `${topic}/${home ?? ''}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, entries.length);
    entries.push({ topic, entry: home, title, texts: [] });
    return entries.length - 1;
  };

  for (const { place, text, plain, title } of everyText(book)) {
    const entry = numberOf(place, text);
    if (!title) entries[entry]!.texts.push(plain ? text : plainOf(text, book, shown));
    const weight = title ? WEIGHT.title : plain ? WEIGHT.plain : WEIGHT.text;
    for (const word of wordsIn(withoutFillers(plain ? text : plainOf(text, book, naming), fillers))) {
      if (word.length < SHORTEST_WORD) continue;
      const postings = words.get(word) ?? new Map<number, number>();
      postings.set(entry, Math.min(MOST_WEIGHT, (postings.get(entry) ?? 0) + weight));
      words.set(word, postings);
      if (title) titled.set(word, (titled.get(word) ?? new Set()).add(entry));
    }
  }

  const terms = TERM_IDS.map((id): SearchTerm => {
    const { term, also } = book.terms[id];
    const names = [id, term, ...also].map((name) => wordsIn(name).join(' ')).filter((name) => name.length > 1);
    const place = `${TERMS[id]}/${sectionOfTerm(id) ?? ''}`;
    const home = numbers.get(place);
    if (home === undefined) throw new Error(`no such section: ${place}`);
    const entry = numbers.get(`glossary/${id}`);
    if (entry === undefined) throw new Error(`not in the glossary: ${id}`);
    return { names: [...new Set(names)], home, entry };
  });
  const lookedUp = new Set(terms.flatMap(({ names }) => names));
  const telling = [...words].flatMap(([word, postings]): [string, [number, number][]][] => {
    if (postings.size <= entries.length / 3) return [[word, [...postings]]];
    const inTitle = [...postings].filter(([entry]) => titled.get(word)?.has(entry));
    const isTelling = fillers.length > 0 || lookedUp.has(word);
    return isTelling && inTitle.length > 0 ? [[word, inTitle]] : [];
  });
  return {
    entries,
    words: Object.fromEntries(
      telling.sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, postings]) => [word, postings.flat()]),
    ),
    terms,
    fillers,
  };
}
