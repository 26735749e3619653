import { describe, expect, it, test } from 'vitest';
import { more as german } from '../lang/de/more.js';
import { more as english } from '../lang/en/more.js';
import { more as french } from '../lang/fr/more.js';
import { more as italian } from '../lang/it/more.js';
import type { RestoreResult } from '../storage/backup.js';
import { outcomeOf } from './outcome.js';

const read = (added: number, known: number, unread: number, unwritten: number): RestoreResult => ({
  ...{ code: 'restored', added, known, unread, unwritten },
});

// prettier-ignore
const OUTCOMES: readonly (readonly [what: string, result: RestoreResult, text: string, isBad: boolean])[] = [
  ['all new', read(3, 0, 0, 0), 'Eingelesen: 3.', false],
  ['some there', read(1, 2, 0, 0), 'Eingelesen: 1, schon da: 2.', false],
  ['some damaged', read(1, 0, 4, 0), 'Eingelesen: 1, nicht lesbar: 4.', true],
  ['no storage', read(0, 0, 0, 2), 'Eingelesen: 0. Nicht gespeichert: 2. Der Speicher ist voll, gesperrt oder von einem neueren Puur geschrieben; lies die Datei später nochmals ein.', true],
  ['another file', { code: 'not-backup' }, 'Diese Datei ist keine Sicherung von Puur.', true],
  ['a newer one', { code: 'newer-version' }, 'Diese Sicherung stammt von einem neueren Puur. Suche zuerst nach einer neuen Version.', true],
];

describe('a backup that was read', () => {
  test.each(OUTCOMES)('says of %s what became of it', (_, result, text, isBad) => {
    expect(outcomeOf(result, german.settings)).toEqual({ text, isBad });
  });

  it.each([
    ['German', german],
    ['French', french],
    ['Italian', italian],
    ['English', english],
  ])('tells every number in %s', (_, { settings }) => {
    const { text } = outcomeOf(read(11, 22, 33, 44), settings);
    expect(text.match(/\d+/g)).toEqual(['11', '22', '33', '44']);
  });
});
