import { describe, expect, test } from 'vitest';
import { rulebookIn } from './language.js';
import { searchIndexOf } from './lookup.js';
import { foldWord, search, type SearchIndex, withoutFillers, wordsIn } from './search.js';
import { hasSection, isTerm, isTopic, QUESTION_IDS, TOPIC_IDS } from './topic.js';

const index = searchIndexOf(await rulebookIn('de'));

describe('folding a word', () => {
  test.each([
    ['Stöck', 'stock'],
    ['STOECK', 'stock'],
    ['Puur', 'pur'],
    ['Näll', 'nal'],
    ['Geiß', 'geis'],
    ['pièce', 'piece'],
    ['cœur', 'cour'],
    ['coeur', 'cour'],
    ['157', '157'],
  ])('%s becomes %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  test('signs between words part them, figures stay', () => {
    expect(wordsIn('Stöck-Weis: 20 Punkte!')).toEqual(['stock', 'weis', '20', 'punkte']);
  });
});

describe('leaving out what tells nothing', () => {
  const fillers = ['nel', 'nell’', 'del', 'l’'];

  test.each([
    ['Nell’ordine del nell', 'ordine nell'],
    ["nell'asso", 'asso'],
    ['un po’ di nell, nelle prese', 'un po’ di nell, nelle prese'],
    ['nel', ''],
  ])('of «%s» there stays «%s»', (text, left) => {
    expect(withoutFillers(text, fillers).trim().replace(/ +/g, ' ')).toBe(left);
  });

  test('a query of nothing else is still looked for', () => {
    const entries = [{ topic: 'contracts', entry: null, title: 'Nell' }];
    const small: SearchIndex = { entries, words: { nel: [0, 1] }, synonyms: [], fillers };
    expect(search(small, 'nel')).toHaveLength(1);
  });
});

/** What people type, where they want to be, and among how many answers that has to be. */
const WANTED: readonly (readonly [query: string, topic: string, within: number])[] = [
  ['Weis', 'weis', 3],
  ['Trumpf', 'contracts', 6],
  ['wys', 'weis', 3],
  ['Stöck', 'stoeck', 3],
  ['stoeck', 'stoeck', 3],
  ['Stöck vergessen', 'stoeck', 3],
  ['untertrumpfen', 'following', 3],
  ['Farbzwang', 'following', 3],
  ['Bauer', 'contracts', 8],
  ['Trumpfbauer', 'contracts', 8],
  ['Kreuzweis', 'weis', 3],
  ['zurückschieben', 'schieben', 4],
  ['zuruckschieben', 'schieben', 4],
  ['157', 'values', 12],
  ['Bedanken', 'target', 3],
  ['Tafel', 'tafel', 3],
  ['Jasstafeln', 'tafel', 3],
  ['Differenzler', 'jassarten', 3],
  ['Vorhand', 'dealing', 6],
  ['Jassgrenze', 'jassgrenze', 3],
  ['Bergpreis', 'target', 3],
  ['undenuffe', 'contracts', 4],
  ['Match', 'target', 3],
];

describe('searching the German Regelbuch', () => {
  test.each(WANTED)('%s finds %s', (query, topic, within) => {
    const topics = search(index, query)
      .slice(0, within)
      .map((hit) => hit.topic);
    expect(topics).toContain(topic);
  });

  test('nothing is found for nothing, and for what is no word of the book', () => {
    expect(search(index, '')).toEqual([]);
    expect(search(index, ' ?! ')).toEqual([]);
    expect(search(index, 'xylofon')).toEqual([]);
  });

  test('no name of a property is taken for a word', () => {
    for (const word of ['constructor', 'toString', '__proto__']) expect(search(index, word)).toEqual([]);
  });

  test('more of the words go before fewer', () => {
    const [first] = search(index, 'Stöck letzter Stich vergessen');
    expect(first!.score).toBeGreaterThan(0);
    const both = search(index, 'Weis Undenufe');
    const one = search(index, 'Weis');
    expect(both[0]!.topic).toBe('weis');
    expect(both.length).toBeGreaterThanOrEqual(one.length);
  });

  test('every entry is a place that exists', () => {
    for (const { topic, entry, title } of index.entries) {
      expect(isTopic(topic), topic).toBe(true);
      expect(title).not.toBe('');
      if (entry === null || !isTopic(topic)) continue;
      const known =
        hasSection(topic, entry) ||
        (topic === 'glossary' && isTerm(entry)) ||
        (topic === 'questions' && (QUESTION_IDS as readonly string[]).includes(entry)) ||
        topic === 'checklist';
      expect(known, `${topic}/${entry}`).toBe(true);
    }
    expect(new Set(index.entries.map(({ topic }) => topic)).size).toBe(TOPIC_IDS.length);
  });

  test('is plain data of modest size', () => {
    expect(JSON.parse(JSON.stringify(index)) as SearchIndex).toEqual(index);
    expect(JSON.stringify(index).length).toBeLessThan(80_000);
  });
});
