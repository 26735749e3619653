/**
 * Site: every file of the rulebook: pages, decks, names and search words of each language, and the rules as data.
 *
 * Examples are put to the engine before anything is written; where one is not answered as it says, nothing is.
 */
import { checkExamples, checkTexts, RULEBOOK_LANGUAGES, searchIndexOf, TOPIC_IDS } from '@puur/rulebook';
import { refereeWordsIn, ruleWordsIn } from '@puur/words';
import { topicPath, bookPath } from './address.js';
import { type Book, bookIn, deckNames, namedAs, searchedAs } from './book.js';
import { dataFile, dataPath, guideFile } from './data.js';
import { offlineFile, overviewFile } from './overview.js';
import { spriteFile } from './sprite.js';
import { topicFile } from './topic.js';

export interface SiteFile {
  /** Below the root of the site. */
  readonly fileName: string;
  readonly source: string;
}

function pageAt(path: string, source: string): SiteFile {
  return { fileName: `${path.slice(1)}index.html`, source };
}

export interface SiteNeeds {
  /** Where the script and the style sheet stand. */
  readonly script: string;
  readonly style: string;
  /** A few letters that tell one content from another, for names of files that may be kept for ever. */
  readonly hash: (content: string) => string;
}

function broken(what: string, faults: readonly unknown[]): void {
  if (faults.length > 0) throw new Error(`${what}:\n${JSON.stringify(faults, null, 1)}`);
}

/** All files. */
export async function siteFiles({ script, style, hash }: SiteNeeds): Promise<SiteFile[]> {
  broken('examples of the rulebook', checkExamples());
  const files: SiteFile[] = [];
  const books: Book[] = [];
  for (const language of RULEBOOK_LANGUAGES) {
    const bare = await bookIn(language);
    broken(`texts of the rulebook, ${language}`, checkTexts(bare.text));
    const asset = (name: string, ending: string, source: string): SiteFile => {
      return { fileName: `${bookPath(language).slice(1)}assets/${name}-${hash(source)}.${ending}`, source };
    };
    const deck = asset('deck', 'svg', spriteFile(bare.deck, language));
    const cards = asset('names', 'json', JSON.stringify(deckNames(bare)));
    const search = asset('search', 'json', JSON.stringify(searchIndexOf(bare.text, searchedAs(bare), namedAs(bare))));
    const at = ({ fileName }: SiteFile): string => `/${fileName}`;
    const book: Book = { ...bare, files: { script, style, deck: at(deck), names: at(cards), search: at(search) } };
    books.push(book);
    files.push(deck, cards, search, pageAt(bookPath(language), overviewFile(book)));
    files.push(...TOPIC_IDS.map((topic) => pageAt(topicPath(language, topic), topicFile(book, topic))));
  }
  files.push({ fileName: 'regeln/offline.html', source: offlineFile(books as [Book, ...Book[]]) });
  files.push(...books.map((book) => ({ fileName: dataPath(book.language).slice(1), source: dataFile(book) })));
  const english = { words: await ruleWordsIn('en'), referee: await refereeWordsIn('en') };
  files.push({ fileName: 'llms.txt', source: guideFile(books, english) });
  return files;
}
