/**
 * Files that cannot be read: each says what was expected and what was found, in codes and in the words of every language.
 * What is expected stands in the form of the file (`file.ts`), which no other program writes.
 */
import { DEFAULT_PROFILE } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { type FileRefusal, readTafel, writeTafel } from './file.js';
import type { SheetEvent } from './sheet.js';

const opened: SheetEvent = {
  type: 'opened',
  opening: { game: 'schieber', names: ['Anna', 'Beat', 'Clara', 'Dani'], profile: DEFAULT_PROFILE, dealer: 0 },
};
const good = writeTafel([opened, { type: 'entered', entry: { contract: 'trump:E', points: [100, 57] } }]);
const field = (path: string, expected: string, found: string): FileRefusal => ({
  code: 'file-field',
  path,
  expected,
  found,
});
const game = (opening: object): string =>
  JSON.stringify({ format: 'puur-tafel', version: 1, events: [{ type: 'opened', opening }] });
const differenzler = (table: object): string =>
  game({
    game: 'differenzler',
    names: ['Anna', 'Beat', 'Clara', 'Dani'],
    table: { rounds: 8, exactBonus: 0, exactBonusOnZero: false, ...table },
  });

const CASES: readonly (readonly [string, string, FileRefusal])[] = [
  ['is empty', '', { code: 'file-not-json', line: null, found: '' }],
  ['is a letter', 'Liebe Anna', { code: 'file-not-json', line: null, found: 'Liebe Anna' }],
  [
    'is longer than any evening',
    ' '.repeat(4 * 1024 * 1024 + 1),
    { code: 'file-too-large', found: 4194305, limit: 4194304 },
  ],
  ['is a number', '7', { code: 'file-format', expected: 'puur-tafel', found: null }],
  ['is JSON of nobody', '{"a": 1}', { code: 'file-format', expected: 'puur-tafel', found: null }],
  [
    'is a Partie',
    '{"format": "puur-record", "version": 1}',
    { code: 'file-format', expected: 'puur-tafel', found: 'puur-record' },
  ],
  ['is newer', good.replace('"version": 1', '"version": 9'), { code: 'file-newer', found: 9, known: 1 }],
  ['has no version', good.replace('"version": 1', '"vision": 1'), field('version', '1', 'nothing')],
  ['has a version in words', good.replace('"version": 1', '"version": "one"'), field('version', '1', '"one"')],
  [
    'has no events',
    '{"format":"puur-tafel","version":1}',
    field('events', 'a list of 1 to 2000, each an object', 'nothing'),
  ],
  [
    'has an empty list',
    '{"format":"puur-tafel","version":1,"events":[]}',
    field('events', 'a list of 1 to 2000, each an object', 'list of 0'),
  ],
  [
    'has an event that is a word',
    good.replace(/\{"type":"entered".*\}/, '"entered"'),
    field('events[1]', 'an object', '"entered"'),
  ],
  [
    'has an event that there is not',
    good.replace('"entered"', '"guessed"'),
    field('events[1].type', 'an event of type opened, entered, corrected, struck, undone, redone', '"guessed"'),
  ],
  [
    'has a round before the opening',
    good.replace('"opened"', '"entered"'),
    field('events[0]', 'an event of type opened', '"entered"'),
  ],
  ['has three names', good.replace(',"Dani"', ''), field('events[0].opening.names', 'two or four names', 'list of 3')],
  [
    'has a dealer by name',
    good.replace('"dealer":0', '"dealer":"Anna"'),
    field('events[0].opening.dealer', 'seat 0..3', '"Anna"'),
  ],
  [
    'has another game',
    game({ game: 'poker', names: ['a', 'b'] }),
    field('events[0].opening.game', 'schieber | coiffeur | differenzler', '"poker"'),
  ],
  [
    'has a profile that is a number',
    good.replace('"profile":{}', '"profile":7'),
    field(
      'events[0].opening.profile',
      'puur, puur-2500, swisslos-1000, swisslos-2500, turnier-12, offiziell, uri-2000, pagat-3000, chibre',
      '7',
    ),
  ],
  [
    'has a target below nothing',
    good.replace('"profile":{}', '"profile":{"target":-5}'),
    field('events[0].opening.profile.target', '1..100000', '-5'),
  ],
  [
    'has a misspelt field',
    good.replace('"points"', '"pionts"'),
    field(
      'events[1].entry.pionts',
      'contract, declarer, declaredBy, dealer, points, match, weis, stoeck, claimedBy, first, berg',
      'list of 2',
    ),
  ],
  [
    'says more than a slate does',
    good.replace('"version": 1', '"version": 1, "evening": "Jassabend"'),
    field('evening', 'format, version, events', '"Jassabend"'),
  ],
  [
    'has a contract with more than key and factor',
    game({
      game: 'coiffeur',
      names: ['a', 'b'],
      table: { contracts: [{ key: 'rosen', factor: 1, stoeck: true }], matchBonus: 0 },
    }),
    field('events[0].opening.table.contracts[0].stoeck', 'key, factor', 'true'),
  ],
  [
    'has points of one side',
    good.replace('[100,57]', '[100]'),
    field('events[1].entry.points', 'a list of 2 to 2, each a whole number', 'list of 1'),
  ],
  [
    'has no points',
    good.replace(',"points":[100,57]', ''),
    field('events[1].entry.points', 'a list of 2 to 2, each a whole number', 'nothing'),
  ],
  [
    'has half a round of Differenzler',
    differenzler({ rounds: 1.5 }),
    field('events[0].opening.table.rounds', 'a whole number from 1 to 1000, or null', '1.5'),
  ],
  [
    'has a switch in words',
    differenzler({ exactBonusOnZero: 'no' }),
    field('events[0].opening.table.exactBonusOnZero', 'true or false', '"no"'),
  ],
  [
    'has a contract twice',
    game({
      game: 'coiffeur',
      names: ['a', 'b'],
      table: {
        contracts: [
          { key: 'rosen', factor: 1 },
          { key: 'rosen', factor: 2 },
        ],
        matchBonus: 0,
      },
    }),
    field('events[0].opening.table.contracts[1].key', 'each contract once', '"rosen"'),
  ],
  [
    'has a round that cannot be',
    good.replace('[100,57]', '[156,1]'),
    { code: 'file-event', index: 1, refusal: { code: 'entry-impossible', points: [156, 1] }, opening: opened.opening },
  ],
  [
    'strikes a round that there is not',
    writeTafel([opened, { type: 'struck', round: 3 }]),
    { code: 'file-event', index: 1, refusal: { code: 'sheet-no-round', round: 3, rounds: 0 }, opening: opened.opening },
  ],
  [
    'begins with an undo',
    '{"format":"puur-tafel","version":1,"events":[{"type":"undone"}]}',
    { code: 'file-event', index: 0, refusal: { code: 'sheet-not-opened' }, opening: null },
  ],
];

describe('a file that', () => {
  it.each(CASES)('%s says what was expected and what was found', (_, text, error) => {
    expect(readTafel(text)).toEqual({ ok: false, error });
  });

  it('was cut short tells the line where it ends', () => {
    // Version, format and the opening stand in lines 1 to 5; the round that follows is cut in the middle of line 6.
    const read = readTafel(good.slice(0, good.indexOf('"points"')));
    expect(read).toMatchObject({ ok: false, error: { code: 'file-not-json', line: 6 } });
  });

  it('repeats no more than forty characters of what it has', () => {
    const read = readTafel(
      good.replace('"contract":"trump:E"', `"contract":"trump:E","${'x'.repeat(9)}":"${'y'.repeat(500)}"`),
    );
    expect(read.ok || read.error.code !== 'file-field' ? '' : read.error.found).toHaveLength(40);
  });
});
