import { describe, expect, it } from 'vitest';

import { PRESET_IDS } from '../profile/preset.js';
import { settingsOf } from '../profile/resolve.js';
import type { PartieEvent } from './event.js';
import { diceOf, randomPartie, randomProfile, Table, tableAt, dealOf, WEIS_EACH } from './playbook.test.js';
import { replay } from './replay.js';
import { EMPTY_PARTIE, evolve, type PartieState } from './state.js';

function logOf(settings: unknown, seed: number, rounds: number): PartieEvent[] {
  let log: readonly PartieEvent[] = [];
  for (const table of randomPartie(settings, diceOf(seed), rounds)) log = table.log;
  return [...log];
}

function copied(log: readonly PartieEvent[]): PartieEvent[] {
  return JSON.parse(JSON.stringify(log)) as PartieEvent[];
}

/** The log with one event changed. */
function tampered(log: readonly PartieEvent[], index: number, change: object): PartieEvent[] {
  return log.map((event, at) => (at === index ? { ...event, ...change } : event));
}

describe('a replay', () => {
  it.each(PRESET_IDS)('of a Partie under %s gives its state, at every prefix, also through JSON', (id) => {
    const log = copied(logOf(id, 41, 3));
    let state: PartieState = EMPTY_PARTIE;
    for (const [index, event] of log.entries()) {
      state = evolve(state, event);
      if (index % 7 !== 0 && index !== log.length - 1) continue;
      expect(replay(log.slice(0, index + 1))).toEqual({ ok: true, value: state });
    }
  });

  it('of Partien under random tables gives their states', () => {
    const dice = diceOf(42);
    for (let i = 0; i < 30; i++) {
      const log = logOf(settingsOf(randomProfile(dice)), i, 2);
      expect(replay(log)).toEqual({ ok: true, value: log.reduce(evolve, EMPTY_PARTIE) });
    }
  });

  it('takes a silent lead, and the Stöck and Weis said with a card', () => {
    const table = new Table().deal(dealOf(...WEIS_EACH));
    table.do({ type: 'play', seat: 0, card: table.view(0).round!.hand[0]!, weise: [] });
    expect(table.last('declared')).toMatchObject({ silent: true });
    expect(replay(table.log)).toEqual({ ok: true, value: table.state });
    const said = tableAt('trump:E', WEIS_EACH).play('EU E6 EO S9 R6 R10').playWithStoeck('EK');
    expect(replay(said.log)).toEqual({ ok: true, value: said.state });
  });

  it('wants the card of a silent lead to be of the suit it made trump', () => {
    const table = new Table().deal(dealOf(...WEIS_EACH)).play('EU');
    const index = table.log.findIndex(({ type }) => type === 'declared');
    const bad = tampered(table.log, index, { contract: 'trump:R' });
    expect(replay(bad)).toMatchObject({ ok: false, error: { index } });
  });

  it('goes on from a state', () => {
    const log = logOf('puur', 43, 2);
    const half = log.slice(0, 40).reduce(evolve, EMPTY_PARTIE);
    expect(replay(log.slice(40), half)).toEqual(replay(log));
  });
});

describe('a tampered log is refused where it was tampered with', () => {
  const log = logOf('puur', 44, 2);
  const at = (type: PartieEvent['type'], nth = 0): number =>
    log.flatMap((event, index) => (event.type === type ? [index] : []))[nth]!;

  it.each([
    { what: 'another seat played', index: at('card-played', 5), change: { seat: 9 }, code: 'refused' },
    {
      what: 'a card that was played before',
      index: at('card-played', 20),
      change: {},
      code: 'refused',
      from: at('card-played', 3),
    },
    { what: 'more points in a trick', index: at('trick-turned', 2), change: { points: 156 }, code: 'differs' },
    { what: 'another winner of a trick', index: at('trick-turned', 3), change: { winner: 7 }, code: 'differs' },
    { what: 'another account', index: at('round-scored'), change: { account: {} }, code: 'differs' },
    {
      what: 'a round that is called incomplete',
      index: at('round-scored'),
      change: { complete: false },
      code: 'differs',
    },
    { what: 'another dealer in round 2', index: at('dealt', 1), change: { dealer: 8 }, code: 'refused' },
    { what: 'a contract nobody knows', index: at('declared'), change: { contract: 'trump:X' }, code: 'refused' },
  ])('$what', ({ index, change, code, from }) => {
    const bad = tampered(log, index, from === undefined ? change : { card: (log[from] as { card: number }).card });
    const judged = replay(bad);
    expect(judged.ok).toBe(false);
    if (!judged.ok) expect(judged.error).toMatchObject({ index, code, event: bad[index] });
  });

  it.each([
    {
      what: 'an event that is missing',
      code: 'differs',
      make: (): PartieEvent[] => log.toSpliced(at('round-scored'), 1),
    },
    {
      what: 'an event that comes twice',
      code: 'unasked',
      make: (): PartieEvent[] => log.toSpliced(at('round-scored'), 0, log[at('round-scored')]!),
    },
  ])('$what', ({ make }) => {
    const judged = replay(make());
    expect(judged.ok).toBe(false);
  });

  it('an account out of the blue', () => {
    const index = at('card-played', 4);
    const judged = replay(log.toSpliced(index, 0, log[at('round-scored')]!));
    expect(judged).toMatchObject({ ok: false, error: { index, code: 'unasked' } });
  });

  it('a beginning without its rules', () => {
    expect(replay(log.slice(1))).toMatchObject({
      ok: false,
      error: { index: 0, code: 'refused', refusal: { code: 'not-opened' } },
    });
    expect(replay([log[0]!, ...log])).toMatchObject({
      ok: false,
      error: { index: 1, refusal: { code: 'already-opened' } },
    });
  });
});
