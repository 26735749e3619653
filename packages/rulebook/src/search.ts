/**
 * Search: an index of a language's Regelbuch as plain data, and finding in it.
 *
 * The index is made when the site is built and loaded when somebody first searches; the finding is small enough for a page
 * that is otherwise without script, so it imports nothing. Words are folded (case, accents, ß, œ, ae for ä, doubled letters),
 * looked up by their beginning without the ending of a plural or a verb, and widened by the synonyms of the glossary: who types
 * Bauer finds Puur. If nothing fits, one wrong letter is forgiven.
 */

/** A place to go to. */
export interface SearchEntry {
  readonly topic: string;
  /** A section, a question, a check or a term; null: the topic itself. */
  readonly entry: string | null;
  readonly title: string;
}

export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /** By folded word: pairs of an entry's number and the weight of the word there, one after the other. */
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** Folded words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
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

/** The indexed words that answer one typed word, with how well. */
function answersTo(index: SearchIndex, typed: string): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, quality: number): void => {
    if (quality > (found.get(word) ?? 0)) found.set(word, quality);
  };
  const all = Object.keys(index.words);
  for (const word of all) add(word, fit(word, typed));
  for (const group of index.synonyms) {
    if (!group.some((word) => word === typed || word === stemOf(typed))) continue;
    for (const other of group) for (const word of all) if (word === other) add(word, 0.8);
  }
  if (found.size === 0 && typed.length >= SHORTEST_STEM) {
    for (const word of all) if (isOneSlip(word, typed)) add(word, 0.3);
  }
  return found;
}

/** The places that answer a query, best first: more of its words before fewer, rare words before common ones. */
export function search(index: SearchIndex, query: string, most = 20): SearchHit[] {
  const scores = new Map<number, { words: number; score: number }>();
  const telling = wordsIn(withoutFillers(query, index.fillers));
  const asked = telling.length > 0 ? telling : wordsIn(query);
  for (const typed of new Set(asked.filter((word) => word.length >= LEAST))) {
    const best = new Map<number, number>();
    for (const [word, quality] of answersTo(index, typed)) {
      const postings = index.words[word]!;
      const rarity = Math.log(1 + (2 * index.entries.length) / postings.length);
      for (let i = 0; i < postings.length; i += 2) {
        const score = quality * postings[i + 1]! * rarity;
        if (score > (best.get(postings[i]!) ?? 0)) best.set(postings[i]!, score);
      }
    }
    for (const [entry, score] of best) {
      const sum = scores.get(entry) ?? { words: 0, score: 0 };
      scores.set(entry, { words: sum.words + 1, score: sum.score + score });
    }
  }
  return [...scores]
    .sort(([i, a], [j, b]) => b.words - a.words || b.score - a.score || i - j)
    .slice(0, most)
    .map(([entry, { score }]) => ({ ...index.entries[entry]!, score }));
}
