/**
 * Search: an index of a language's Regelbuch as plain data, and finding in it.
 *
 * The index is made when the site is built and loaded when somebody first searches; the finding is small enough for a page
 * that is otherwise without script, so it imports nothing. Words are folded (case, accents, ß, œ, ae for ä, doubled letters),
 * looked up by their beginning without the ending of a plural or a verb, and led by the terms of the glossary: whoever types
 * Bauer or valet d’atout is led to where the Puur is explained. If nothing fits, one wrong letter is forgiven.
 */

/** A place to go to. */
export interface SearchEntry {
  readonly topic: string;
  /** A section, a question, a check or a term; null: the topic itself. */
  readonly entry: string | null;
  readonly title: string;
  /** What stands there, in words, a piece after the other; an excerpt is cut from it. */
  readonly texts: readonly string[];
}

/** A term of the glossary by all its names. */
export interface SearchTerm {
  /** Folded; a name of several words with one space between them. */
  readonly names: readonly string[];
  /** Number of the entry that explains it. */
  readonly home: number;
  /** Number of its entry in the glossary. */
  readonly entry: number;
}

export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /** By folded word: pairs of an entry's number and the weight of the word there, one after the other. */
  readonly words: Readonly<Record<string, readonly number[]>>;
  readonly terms: readonly SearchTerm[];
  /** Words that tell nothing, as the language writes them. */
  readonly fillers: readonly string[];
}

export interface SearchHit extends SearchEntry {
  readonly score: number;
}

/** A word as it is indexed: `Stöcke`, `STOECKE` and `stocke` are one. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/([aou])e/g, '$1')
    .replace(/(.)\1+/g, '$1');
}

/** The words of a text, folded, in order. */
export function wordsIn(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(foldWord);
}

/**
 * A text without the words that tell nothing: of `nell’ordine del nell` there stays `ordine nell`. Before the folding, which
 * makes one of the preposition `nel` and the card.
 */
export function withoutFillers(text: string, fillers: readonly string[]): string {
  return fillers.length === 0
    ? text
    : text.replace(/[\p{L}\p{M}]+['’]?/gu, (word) =>
        fillers.includes(word.toLowerCase().replace("'", '’')) ? ' ' : word,
      );
}

const SHORTEST_STEM = 4;
const ENDINGS = ['ing', 'ed', 'en', 'er', 'es', 'em', 'e', 'n', 's', 'x', 'i', 'a', 'o'];

function stemOf(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** How well an indexed word answers a word that was typed: 0 not at all, 1 exactly. */
function fit(indexed: string, typed: string): number {
  if (indexed === typed) return 1;
  if (indexed.startsWith(typed)) return 0.6;
  if (indexed.startsWith(stemOf(typed))) return 0.5;
  return indexed.length >= 3 && typed.startsWith(indexed) && typed.length - indexed.length <= 2 ? 0.5 : 0;
}

/** Whether one letter changed, added, lost or swapped with its neighbour makes one word of the other. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  const [x, y] = [a.slice(at), b.slice(at)];
  return (
    x.slice(1) === y.slice(1) ||
    x.slice(1) === y ||
    x === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  );
}

const LEAST = 2;
/** The most a word can weigh in an entry, see lookup.ts. */
const MOST_WEIGHT = 12;

/** Something that was asked for: a word as it was typed, and what it is called besides. */
interface Asked {
  readonly typed: string;
  readonly terms: readonly SearchTerm[];
}

const isSingle = (name: string): boolean => !name.includes(' ');

/** What a query asks for. A name of several words (`valet d’atout`) is asked for as one. */
function askedIn({ terms, fillers }: SearchIndex, query: string): Asked[] {
  let rest = ` ${wordsIn(query).join(' ')} `;
  const asked: Asked[] = [];
  const named = terms
    .flatMap((term) => term.names.filter((name) => !isSingle(name)).map((name) => ({ name, term })))
    .sort((a, b) => b.name.length - a.name.length);
  for (const { name, term } of named) {
    if (!rest.includes(` ${name} `)) continue;
    rest = rest.replace(` ${name} `, '  ');
    asked.push({ typed: name, terms: [term] });
  }
  const left = new Set(rest.split(' '));
  const telling = wordsIn(withoutFillers(query, fillers)).filter((word) => left.has(word));
  const words = telling.length > 0 || asked.length > 0 ? telling : wordsIn(query);
  for (const typed of new Set(words.filter((word) => word.length >= LEAST))) {
    const called = (name: string): readonly SearchTerm[] => terms.filter(({ names }) => names.includes(name));
    const exactly = called(typed);
    asked.push({ typed, terms: exactly.length > 0 ? exactly : called(stemOf(typed)) });
  }
  return asked;
}

/** The indexed words that answer what was asked for, with how well. */
function answersTo(index: SearchIndex, { typed, terms }: Asked): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, quality: number): void => {
    if (quality > (found.get(word) ?? 0)) found.set(word, quality);
  };
  const all = Object.keys(index.words);
  if (isSingle(typed)) for (const word of all) add(word, fit(word, typed));
  for (const { names } of terms) for (const name of names) if (Object.hasOwn(index.words, name)) add(name, 0.8);
  if (found.size === 0 && typed.length >= SHORTEST_STEM) {
    for (const word of all) if (isOneSlip(word, typed)) add(word, 0.3);
  }
  return found;
}

/** Where a single letter leads: what is called by a word that begins with it, topics before terms before sections. */
function beginning({ entries }: SearchIndex, letter: string): SearchHit[] {
  const place = ({ topic, entry }: SearchEntry): number => (entry === null ? 0 : topic === 'glossary' ? 1 : 2);
  return entries
    .filter(({ title }) => wordsIn(title)[0]?.startsWith(letter) === true)
    .map((entry) => ({ ...entry, score: 1 }))
    .sort((a, b) => place(a) - place(b));
}

/**
 * The places that answer a query, best first: more of its words before fewer, then what has the query for its title, where
 * a term is explained before what only speaks of it, topics that are called so, rare words before common ones.
 */
export function search(index: SearchIndex, query: string): SearchHit[] {
  const { entries, words } = index;
  const only = wordsIn(query);
  if (only.length === 1 && only[0]!.length < LEAST) return beginning(index, only[0]!);
  const rarest = MOST_WEIGHT * Math.log(1 + 2 * entries.length);
  const scores = new Map<number, { words: number; score: number }>();
  for (const asked of askedIn(index, query)) {
    const best = new Map<number, number>();
    const answer = (entry: number, score: number): void => {
      if (score > (best.get(entry) ?? 0)) best.set(entry, score);
    };
    for (const [word, quality] of answersTo(index, asked)) {
      const postings = words[word]!;
      const rarity = Math.log(1 + (2 * entries.length) / postings.length);
      for (let i = 0; i < postings.length; i += 2) answer(postings[i]!, quality * postings[i + 1]! * rarity);
    }
    for (const [number, { entry, title }] of entries.entries()) {
      if (entry === null && wordsIn(title).includes(asked.typed)) answer(number, 2 * rarest);
    }
    for (const { home, entry } of asked.terms) {
      answer(home, 3 * rarest);
      answer(entry, 1.5 * rarest);
    }
    for (const [entry, score] of best) {
      const sum = scores.get(entry) ?? { words: 0, score: 0 };
      scores.set(entry, { words: sum.words + 1, score: sum.score + score });
    }
  }
  // Words of a question tell nothing apart, but `wer gibt` is how a title begins.
  const phrase = ` ${only.join(' ')} `;
  const most = Math.max(1, ...[...scores.values()].map(({ words }) => words));
  if (only.length > 1) {
    for (const [number, { title }] of entries.entries()) {
      const titled = ` ${wordsIn(title).join(' ')} `;
      // The title as a whole has its own reward below.
      if (!titled.startsWith(phrase) || (titled === phrase && scores.has(number))) continue;
      scores.set(number, { words: most, score: (scores.get(number)?.score ?? 0) + 4 * rarest });
    }
  }
  for (const [number, { topic, title }] of entries.entries()) {
    const sum = scores.get(number);
    if (sum && topic !== 'glossary' && wordsIn(title).join(' ') === only.join(' ')) sum.score += 4 * rarest;
  }
  return [...scores]
    .sort(([i, a], [j, b]) => b.words - a.words || b.score - a.score || i - j)
    .map(([entry, { score }]) => ({ ...entries[entry]!, score }));
}

/** A line of what stands at a place, with what answers the query apart. */
export interface Excerpt {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Letters before the match and in all that a line has room for. */
const LEAD = 28;
const LINE = 90;

/** A line of a hit that says a word of the query; null where only its title or another name of it does. */
export function excerptOf({ fillers }: Pick<SearchIndex, 'fillers'>, hit: SearchEntry, query: string): Excerpt | null {
  const telling = wordsIn(withoutFillers(query, fillers)).filter((word) => word.length >= LEAST);
  const asked = telling.length > 0 ? telling : wordsIn(query).filter((word) => word.length >= LEAST);
  let best: { readonly text: string; readonly at: number; readonly word: string; readonly quality: number } | null =
    null;
  for (const text of hit.texts) {
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const folded = foldWord(word);
      const quality = Math.max(0, ...asked.map((typed) => fit(folded, typed)));
      if (quality > (best?.quality ?? 0)) best = { text, at: index, word, quality };
    }
  }
  if (best === null) return null;
  const { text, at, word } = best;
  const from = at <= LEAD ? 0 : text.indexOf(' ', at - LEAD) + 1;
  const end = from + LINE >= text.length ? text.length : Math.max(at + word.length, text.lastIndexOf(' ', from + LINE));
  return {
    before: (from > 0 ? '… ' : '') + text.slice(from, at),
    match: word,
    after: text.slice(at + word.length, end) + (end < text.length ? ' …' : ''),
  };
}
