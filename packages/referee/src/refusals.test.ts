/** What a quarrel lacks, or has wrong in its form: a code, the facts or the place. */
import { describe, expect, it } from 'vitest';
import { play, plays, read } from '../test/telling.js';
import { readQuarrel } from './form/quarrel.js';
import { referee } from './referee.js';

describe('what is not enough', () => {
  it.each([
    {
      told: { events: plays(0, 'EA E9 EK E10'), question: 'trick-winner' },
      error: { code: 'facts-missing', facts: ['contract'] },
    },
    { told: { events: [] }, error: { code: 'nothing-asked' } },
    {
      told: { table: { contract: 'trump:E' }, events: [...plays(0, 'EA'), play(1, 'EA')] },
      error: { code: 'facts-contradict', cards: [8] },
    },
    {
      told: { profile: 'offiziell', events: [{ type: 'claimed', seat: 0 }] },
      error: { code: 'facts-missing', facts: ['score'] },
    },
    // Who dealt, and whose turn it was: nobody has said that anything was wrong.
    { told: { events: [{ type: 'dealt' }] }, error: { code: 'facts-missing', facts: ['dealt'] } },
    { told: { events: [{ type: 'dealt', due: 2 }] }, error: { code: 'facts-missing', facts: ['dealt'] } },
  ])('is said: $error.code', ({ told, error }) => {
    expect(referee(read(told))).toEqual({ ok: false, error });
  });

  it.each([
    { told: [], code: 'quarrel-type', path: '' },
    { told: { events: [{ type: 'card-played', seat: 4 }] }, code: 'quarrel-seat', path: 'events[0].seat' },
    { told: { events: [{ type: 'card-played', seat: 0, card: 'eu' }] }, code: 'quarrel-card', path: 'events[0].card' },
    {
      told: { events: [{ type: 'card-played', seat: 0, colour: 1 }] },
      code: 'quarrel-unknown',
      path: 'events[0].colour',
    },
    { told: { events: [{ type: 'declared', seat: 0 }] }, code: 'quarrel-missing', path: 'events[0].contract' },
    { told: { events: [], hands: { 0: ['EU', 'EU'] } }, code: 'quarrel-card-twice', path: 'hands.0' },
    { told: { events: [], profile: { kanton: 'UR' } }, code: 'quarrel-profile', path: 'profile.kanton' },
    { told: { events: [], house: { atOnce: 'never' } }, code: 'quarrel-value', path: 'house.atOnce' },
    { told: { events: [], version: 2 }, code: 'quarrel-newer', path: 'version' },
    { told: { events: [], table: { score: { 'Nord/Süd': 1 } } }, code: 'quarrel-team', path: 'table.score' },
  ])('or wrong in form: $code at $path', ({ told, code, path }) => {
    expect(readQuarrel(told)).toMatchObject({ ok: false, error: { code, path } });
  });
});
