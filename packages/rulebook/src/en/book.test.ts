import { describe, expect, test } from 'vitest';
import { rulebookIn } from '../language.js';
import { searchIndexOf } from '../lookup.js';
import { search } from '../search.js';
import { everyText } from '../texts.js';

const book = await rulebookIn('en');
const texts = [...everyText(book)].map(({ text }) => text);

describe('English', () => {
  test('has the apostrophe and the quotation marks of print', () => {
    expect(texts.filter((text) => /['"„«»ß]|“[^”]*$|^[^“]*”/.test(text))).toEqual([]);
  });

  test('is spelt the British way', () => {
    const american = /\b(neighbor|color|favor|honor|center|counterclockwise|gray)\w*/i;
    expect(texts.filter((text) => american.test(text))).toEqual([]);
  });

  test('names no card of one deck', () => {
    const card =
      /(ace|king|queen|ober|jack|under|ten|banner|nine|eight|seven|six) of (hearts|diamonds|spades|clubs|acorns|roses|bells|shields)/i;
    expect(texts.filter((text) => card.test(text))).toEqual([]);
  });

  test('has no article before a name that begins now with a vowel, now without', () => {
    expect(texts.filter((text) => /\ban? \{(card|suit|rank):/i.test(text))).toEqual([]);
  });

  test('puts an article before a card, and begins no sentence with a name, which has no capital', () => {
    expect(texts.filter((text) => /(?<!\b([Tt]he|your) )\{card:/.test(text))).toEqual([]);
    const sentences = texts.filter((text) => / /.test(text.replace(/\{[^}]*\}/g, '')));
    expect(sentences.filter((text) => /(^|[.!?] )“?\{(card|suit|rank):/.test(text))).toEqual([]);
  });

  test('says one word for one thing', () => {
    const others = /\b(teams?|melds?|declarations?|discards?|ruffs?|eldest hand|scoreboard|blackboard|stops? at)\b/i;
    const said = [...everyText(book)].filter(({ place, plain }) => place.topic !== 'glossary' || !plain);
    expect(said.filter(({ text }) => others.test(text)).map(({ text }) => text)).toEqual([]);
  });
});

/** What people type, where they want to be, and among how many answers that has to be. */
const WANTED: readonly (readonly [query: string, topic: string, within: number])[] = [
  ['Weis', 'weis', 3],
  ['wys', 'weis', 3],
  ['meld', 'weis', 6],
  ['melds', 'weis', 6],
  ['announce', 'weis', 3],
  ['announcing too late', 'weis', 4],
  ['four of a kind', 'weis', 3],
  ['sequence', 'weis', 6],
  ['Kreuzweis', 'weis', 3],
  ['cross weis', 'weis', 3],
  ['Stöck', 'stoeck', 3],
  ['stock', 'stoeck', 3],
  ['stoeck', 'stoeck', 3],
  ['marriage', 'stoeck', 6],
  ['forgot stöck', 'stoeck', 3],
  ['trump', 'contracts', 8],
  ['trumps', 'contracts', 8],
  ['no trump', 'contracts', 8],
  ['trump order', 'contracts', 4],
  ['puur', 'contracts', 8],
  ['buur', 'contracts', 8],
  ['bauer', 'contracts', 8],
  ['bower', 'contracts', 8],
  ['nell', 'contracts', 8],
  ['nel', 'contracts', 8],
  ['jack', 'contracts', 10],
  ['obenabe', 'contracts', 4],
  ['undenuffe', 'contracts', 4],
  ['bidding', 'jassarten', 6],
  ['push', 'schieben', 3],
  ['pushing', 'schieben', 3],
  ['pass', 'schieben', 6],
  ['push back', 'schieben', 3],
  ['who leads', 'schieben', 4],
  ['schieber', 'schieber', 3],
  ['follow suit', 'following', 4],
  ['following suit', 'following', 3],
  ['void', 'following', 8],
  ['revoke', 'following', 4],
  ['renege', 'following', 8],
  ['ruff', 'following', 8],
  ['undertrump', 'following', 3],
  ['overtrump', 'following', 8],
  ['trumping', 'following', 4],
  ['deal', 'dealing', 3],
  ['dealer', 'dealing', 4],
  ['misdeal', 'dealing', 3],
  ['shuffle', 'dealing', 3],
  ['shuffling', 'dealing', 3],
  ['clockwise', 'dealing', 3],
  ['who starts', 'dealing', 6],
  ['how to start', 'questions', 3],
  ['forehand', 'dealing', 6],
  ['last trick', 'values', 4],
  ['card values', 'values', 3],
  ['how much is the ace worth', 'values', 6],
  ['157', 'values', 12],
  ['match', 'target', 3],
  ['sweep', 'target', 6],
  ['257', 'target', 4],
  ['thank you', 'target', 3],
  ['claim', 'target', 4],
  ['who wins', 'target', 6],
  ['tie', 'target', 4],
  ['berg', 'target', 3],
  ['slate', 'tafel', 3],
  ['scoring', 'tafel', 4],
  ['chalk', 'tafel', 4],
  ['tally', 'tafel', 6],
  ['coiffeur', 'jassarten', 3],
  ['three players', 'jassarten', 8],
  ['hearts', 'jassgrenze', 3],
  ['bells', 'jassgrenze', 6],
  ['French cards', 'jassgrenze', 3],
  ['yass', 'jassen', 3],
  ['beginner', 'mistakes', 3],
  ['winner card', 'mistakes', 8],
  ['talking', 'mistakes', 3],
  ['signals', 'mistakes', 3],
  ['lay down the rest', 'mistakes', 4],
  ['trick', 'round', 8],
  ['quarrel', 'checklist', 3],
];

describe('searching the English Regelbuch', () => {
  const index = searchIndexOf(book);

  test.each(WANTED)('%s finds %s', (query, topic, within) => {
    const topics = search(index, query)
      .slice(0, within)
      .map((hit) => hit.topic);
    expect(topics).toContain(topic);
  });

  test('nothing is found for what is no word of the book', () => {
    expect(search(index, 'xylophone')).toEqual([]);
  });
});
