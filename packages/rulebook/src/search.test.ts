import { describe, expect, test } from 'vitest';
import { RULEBOOK_LANGUAGES, rulebookIn, type RulebookLanguage } from './language.js';
import { searchIndexOf } from './lookup.js';
import { excerptOf, foldWord, search, type SearchIndex, withoutFillers, wordsIn } from './search.js';
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
    const entries = [{ topic: 'contracts', entry: null, title: 'Nell', texts: [] }];
    const small: SearchIndex = { entries, words: { nel: [0, 1] }, terms: [], fillers };
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

/**
 * What people type in each language, and the place that has to stand first: a topic, or a section of it. Words of the
 * table, dialect, the other deck, questions as they are asked, umlauts and accents spelt out or left away.
 */
const FIRST: Readonly<Record<RulebookLanguage, readonly (readonly [query: string, place: string])[]>> = {
  de: [
    ['Puur', 'contracts#trump'],
    ['puur', 'contracts#trump'],
    ['Trumpfbauer', 'contracts#trump'],
    ['Nell', 'contracts#trump'],
    ['Trumpf', 'contracts'],
    ['Undenufe', 'contracts'],
    ['untertrumpfen', 'following#undertrump'],
    ['Untertrumpfen verboten', 'following#undertrump'],
    ['Farbzwang', 'following'],
    ['Bedienen', 'following#follow'],
    ['Stöck', 'stoeck'],
    ['stoeck', 'stoeck'],
    ['Weis', 'weis'],
    ['Kreuzweis', 'weis#kreuzweis'],
    ['Match', 'target'],
    ['Bedanken', 'target#claim'],
    ['Vorhand', 'dealing'],
    ['gschobe', 'schieben'],
    ['Geben', 'dealing'],
    ['Slalom', 'contracts#mixed'],
    ['Jasstafel', 'tafel'],
    ['Wie viele Punkte zählt das Nell?', 'values'],
    ['wieviele punkte zaehlt der puur', 'values'],
    ['Darf ich untertrumpfen?', 'following#undertrump'],
    ['Muss ich den Puur geben?', 'questions#must-puur'],
    ['Puur geben', 'following#puur'],
    ['Was heisst Bock?', 'mistakes#play'],
    ['Differenzler', 'jassarten#differenzler'],
    ['wer gibt', 'questions#who-begins'],
    ['Wer gibt?', 'questions#who-begins'],
  ],
  fr: [
    ['bour', 'contracts#trump'],
    ['valet d’atout', 'contracts#trump'],
    ['nell', 'contracts#trump'],
    ['atout', 'contracts'],
    ['sous-couper', 'following#undertrump'],
    ['souscouper', 'following#undertrump'],
    ['sous couper', 'following#undertrump'],
    ['couper', 'following'],
    ['fournir', 'following'],
    ['chibrer', 'schieben'],
    ['stöck', 'stoeck'],
    ['annonces', 'weis'],
    ['annonces croisées', 'weis#kreuzweis'],
    ['match', 'target'],
    ['remercier', 'target#claim'],
    ['ardoise', 'tafel'],
    ['tout en bas', 'contracts#undenufe'],
    ['obenabe', 'contracts'],
    ['Combien de points vaut le nell ?', 'values'],
    ['Est-ce que je peux sous-couper ?', 'following#undertrump'],
    ['Qui commence ?', 'dealing'],
    ['qui donne', 'questions#who-begins'],
  ],
  it: [
    ['puur', 'contracts#trump'],
    ['fante di briscola', 'contracts#trump'],
    ['nell', 'contracts#trump'],
    ['briscola', 'contracts'],
    ['sottotagliare', 'following#undertrump'],
    ['sottotaglio', 'following#undertrump'],
    ['tagliare sotto', 'following#undertrump'],
    ['tagliare', 'following'],
    ['rispondere', 'following'],
    ['passare', 'schieben'],
    ['stöck', 'stoeck'],
    ['accuse', 'weis'],
    ['accuse incrociate', 'weis#kreuzweis'],
    ['match', 'target'],
    ['ringraziare', 'target#claim'],
    ['lavagna', 'tafel'],
    ['undenufe', 'contracts'],
    ['Quanti punti vale il nell?', 'values'],
    ['Chi comincia?', 'dealing#first'],
    ['chi dà le carte', 'questions#who-begins'],
  ],
  en: [
    ['Puur', 'contracts#trump'],
    ['jack of trumps', 'contracts#trump'],
    ['Nell', 'contracts#trump'],
    ['trump', 'contracts'],
    ['undertrump', 'following#undertrump'],
    ['underruff', 'following#undertrump'],
    ['undertrumping', 'following'],
    ['follow suit', 'following#follow'],
    ['push', 'schieben'],
    ['pushing', 'schieben'],
    ['Stöck', 'stoeck'],
    ['stoeck', 'stoeck'],
    ['Weis', 'weis'],
    ['meld', 'weis'],
    ['Kreuzweis', 'weis#kreuzweis'],
    ['match', 'target'],
    ['slate', 'tafel'],
    ['Undenufe', 'contracts'],
    ['How many points is the Nell worth?', 'values'],
    ['May I undertrump?', 'following#undertrump'],
    ['misdeal', 'dealing#misdeal'],
    ['revoke', 'following#revoke'],
    ['renege', 'following#revoke'],
    ['who deals', 'questions#who-begins'],
  ],
};

describe.each(RULEBOOK_LANGUAGES)('the words of the table in %s', async (language) => {
  const index = searchIndexOf(await rulebookIn(language));

  test.each(FIRST[language])('«%s» leads to %s', (query, place) => {
    const found = search(index, query).map(({ topic, entry }) => (entry === null ? topic : `${topic}#${entry}`));
    // A topic as a whole may be met by one of its sections, a section only by itself.
    expect(place.includes('#') ? found[0] : found[0]?.split('#')[0], found.slice(0, 4).join(' ')).toBe(place);
  });

  test('a single letter lists what begins with it, topics first', () => {
    const hits = search(index, 's');
    expect(hits.length).toBeGreaterThan(3);
    for (const { title } of hits) expect(wordsIn(title)[0]).toMatch(/^s/);
    const isTopicHit = hits.map(({ entry }) => entry === null);
    expect(isTopicHit.lastIndexOf(true)).toBeLessThan(isTopicHit.indexOf(false));
  });
});

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
    // The words of a whole book, once as an index and once as the lines that excerpts are cut from.
    expect(JSON.stringify(index).length).toBeLessThan(110_000);
  });
});

describe('an excerpt', () => {
  const hit = (...texts: string[]) => ({ topic: 'stoeck', entry: null, title: 'Stöck', texts });
  const none = { fillers: ['wer', 'gibt'] };

  test('is the line that says the word, with the word apart as it is written there', () => {
    expect(excerptOf(none, hit('Nichts davon.', 'Ohne Trumpf gibt es keine Stöck.'), 'stoeck')).toEqual({
      before: 'Ohne Trumpf gibt es keine ',
      match: 'Stöck',
      after: '.',
    });
  });

  test('is cut between words, and says so', () => {
    const text = `${'vorne steht viel '.repeat(6)}dann der Puur ${'und noch mehr '.repeat(12)}`.trim();
    const { before, match, after } = excerptOf(none, hit(text), 'Puur')!;
    expect(match).toBe('Puur');
    expect(before.startsWith('… ') && after.endsWith(' …')).toBe(true);
    expect(text).toContain(before.slice(2) + match + after.slice(0, -2));
    expect((before + match + after).length).toBeLessThan(100);
  });

  test('is none where the words do not stand', () => {
    expect(excerptOf(none, hit('Nichts davon.'), 'Puur')).toBeNull();
  });
});

test.each(RULEBOOK_LANGUAGES)('excerpts in %s have no notation in them', async (language) => {
  for (const { texts } of searchIndexOf(await rulebookIn(language)).entries) {
    for (const text of texts) expect(text).not.toMatch(/[{}*]/);
  }
});
