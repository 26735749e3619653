import { DEFAULT_PROFILE, fold } from '@puur/rules';
import { describe, expect, test } from 'vitest';
import { randomPartie } from '../test/random-partie.js';
import { checkedMigrations, type Migration, MIGRATIONS, RECORD_VERSION } from './migration.js';
import { readRecord } from './record.js';

const up: Migration['up'] = (file) => file;

describe('Migrations', () => {
  test.each<[string, readonly Migration[]]>([
    [
      'a gap',
      [
        { id: '001-a', to: 1, up },
        { id: '003-b', to: 3, up },
      ],
    ],
    [
      'the wrong order',
      [
        { id: '002-b', to: 2, up },
        { id: '001-a', to: 1, up },
      ],
    ],
    [
      'a number twice',
      [
        { id: '001-a', to: 1, up },
        { id: '001-b', to: 1, up },
      ],
    ],
    ['an id that does not tell its number', [{ id: 'a', to: 1, up }]],
  ])('are refused when loaded with %s', (_, migrations) => {
    expect(() => checkedMigrations(migrations)).toThrow('invariant broken');
  });

  test('are never changed once released', () => {
    expect(MIGRATIONS.map(({ id }) => id)).toEqual(['001-cards-as-text']);
    expect(RECORD_VERSION).toBe(1);
  });
});

describe('A record of version 0', () => {
  const events = randomPartie(5, DEFAULT_PROFILE);
  const early = { format: 'puur-record', version: 0, names: ['Anna', 'Beat', 'Clara', 'Dani'], log: events };

  test('reads as the same Partie', () => {
    expect(fold(events).phase).toBe('ended');
    const read = readRecord(JSON.stringify(early));
    expect(read).toEqual({ ok: true, value: { names: early.names, events } });
  });

  test.each([
    ['no log', undefined, 'events'],
    ['a log that is no list', { 0: 'opened' }, 'events'],
    ['an event that is no object', [7], 'events[0]'],
    ['a card that is none', [events[0], { type: 'card-played', seat: 0, card: 36 }], 'events[1].card'],
    [
      'a hand with something else in it',
      [events[0], { type: 'dealt', dealer: 0, hands: [[0, 'x'], [], [], []] }],
      'events[1].hands[0]',
    ],
  ])('is refused by today’s schema where it has %s', (_, log, path) => {
    const read = readRecord(JSON.stringify({ ...early, log }));
    expect(read).toMatchObject({ ok: false, error: { code: 'bad-field', path } });
  });
});
