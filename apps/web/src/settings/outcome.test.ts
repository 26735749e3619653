import { describe, expect, it, test } from 'vitest';
import { more as german } from '../lang/de/more.js';
import { more as english } from '../lang/en/more.js';
import { more as french } from '../lang/fr/more.js';
import { more as italian } from '../lang/it/more.js';
import type { RestoreResult } from '../storage/backup.js';
import { outcomeOf } from './outcome.js';

const read = (
  parts: Readonly<Record<string, number>>,
  settings: boolean,
  known: number,
  unread: number,
  unwritten: number,
): RestoreResult => ({
  ...{ code: 'restored', parts, settings, known, unread, unwritten },
  added: Object.values(parts).reduce((sum, n) => sum + n, 0),
});

// prettier-ignore
const OUTCOMES: readonly (readonly [what: string, result: RestoreResult, text: string, isBad: boolean])[] = [
  ['all new', read({ partien: 3, tafeln: 1, schule: 12 }, true, 0, 0, 0), 'Eingelesen: 3 Partien, 1 Tafel, Stand der Schule, Einstellungen und Namen.', false],
  ['settings only', read({}, true, 0, 0, 0), 'Eingelesen: Einstellungen und Namen.', false],
  ['nothing new', read({}, false, 2, 0, 0), 'Eingelesen: nichts Neues, schon da: 2.', false],
  ['some there', read({ partien: 1 }, false, 2, 0, 0), 'Eingelesen: 1 Partie, schon da: 2.', false],
  ['some damaged', read({ tafeln: 1 }, false, 0, 4, 0), 'Eingelesen: 1 Tafel, nicht lesbar: 4.', true],
  ['no storage', read({}, false, 0, 0, 2), 'Eingelesen: nichts Neues. Nicht gespeichert: 2. Der Speicher ist voll, gesperrt oder von einem neueren Puur geschrieben; lies die Datei später nochmals ein.', true],
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
    const { text } = outcomeOf(read({ partien: 11, tafeln: 12 }, false, 22, 33, 44), settings);
    expect(text.match(/\d+/g)).toEqual(['11', '12', '22', '33', '44']);
  });
});
