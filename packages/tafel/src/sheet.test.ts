/**
 * The sheet against a model: any sequence of entries, corrections, strikes, undos and redos. The model keeps every state
 * it was ever in, as a plain list of entries, and adds up the sums by itself.
 */
import { DEFAULT_PROFILE, resolveProfile, type RuleProfile } from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { csvOf } from './csv.js';
import { readTafel, writeTafel } from './file.js';
import { QUESTION_CODES, type SchieberEntry } from './schieber.js';
import { claimAfter, entriesOf, type Opening, type SheetEvent, sheetOf, type SchieberSheet, write } from './sheet.js';
import { statisticsOf } from './statistics.js';

function profileOf(settings: unknown): RuleProfile {
  const resolved = resolveProfile(settings);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.error));
  return resolved.value;
}

const NAMES = ['Anna', 'Beat', 'Clara', 'Dani'];

function opened(settings: unknown): SheetEvent {
  const opening: Opening = { game: 'schieber', names: NAMES, profile: profileOf(settings), dealer: 0 };
  return { type: 'opened', opening };
}

function after(settings: unknown, ...entries: readonly SchieberEntry[]): SchieberSheet {
  let log: readonly SheetEvent[] = [opened(settings)];
  for (const entry of entries) {
    const event = write(log, { type: 'entered', entry }, QUESTION_CODES);
    if (!event.ok) throw new Error(event.error.code);
    log = [...log, event.value];
  }
  const sheet = sheetOf(log);
  if (!sheet.ok || sheet.value.game !== 'schieber') throw new Error('no sheet');
  return sheet.value;
}

/** Entries that are right, in sums the model can add up without the package. */
const FACTORS = { 'trump:E': 1, 'trump:T': 2, obenabe: 3 } as const;
const entryArb: fc.Arbitrary<SchieberEntry> = fc
  .record({
    contract: fc.constantFrom('trump:E' as const, 'trump:T' as const, 'obenabe' as const),
    a: fc.integer({ min: 21, max: 136 }),
    weis: fc.constantFrom([0, 0], [20, 0], [0, 150], [50, 0]),
    stoeck: fc.constantFrom(null, 0, 1),
    declarer: fc.constantFrom(0, 1, 2, 3),
  })
  .map(({ contract, a, weis, stoeck, declarer }) => ({
    contract,
    declarer: declarer as 0,
    points: [a, 157 - a],
    weis: weis as [number, number],
    stoeck: contract === 'obenabe' ? null : stoeck,
  }));

const actionArb = fc.oneof(
  { weight: 5, arbitrary: entryArb.map((entry) => ({ kind: 'enter' as const, entry })) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('correct' as const), at: fc.nat(7), entry: entryArb }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('strike' as const), at: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'undo' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'redo' as const }) },
);

function sumOf(entries: readonly SchieberEntry[]): readonly [number, number] {
  let [a, b] = [0, 0];
  for (const { contract, points, weis = [0, 0], stoeck } of entries) {
    const factor = FACTORS[contract as keyof typeof FACTORS];
    a += factor * (points[0] + weis[0] + (stoeck === 0 ? 20 : 0));
    b += factor * (points[1] + weis[1] + (stoeck === 1 ? 20 : 0));
  }
  return [a, b];
}

describe('a sheet', () => {
  it('loses nothing and adds up, whatever is entered, corrected, struck, undone and redone', () => {
    // Far enough away that no Partie ends inside the run.
    const start = opened({ target: 100_000, factors: { T: 2, obenabe: 3 } });
    fc.assert(
      fc.property(fc.array(actionArb, { maxLength: 40 }), (actions) => {
        let log: readonly SheetEvent[] = [start];
        const states: (readonly SchieberEntry[])[] = [[]];
        let at = 0;
        for (const action of actions) {
          const now = states[at]!;
          const command: SheetEvent =
            action.kind === 'enter'
              ? { type: 'entered', entry: action.entry }
              : action.kind === 'correct'
                ? { type: 'corrected', round: action.at + 1, entry: action.entry }
                : action.kind === 'strike'
                  ? { type: 'struck', round: action.at + 1 }
                  : { type: action.kind === 'undo' ? 'undone' : 'redone' };
          const isPossible =
            action.kind === 'enter' ||
            (action.kind === 'undo'
              ? at > 0
              : action.kind === 'redo'
                ? at < states.length - 1
                : action.at < now.length);
          const judged = write(log, command);
          expect(judged.ok).toBe(isPossible);
          if (!judged.ok) continue;
          const before = log;
          log = [...log, judged.value];
          expect(log.slice(0, before.length)).toEqual(before);
          if (action.kind === 'undo') at--;
          else if (action.kind === 'redo') at++;
          else {
            const next = [...now];
            if (action.kind === 'enter') next.push(action.entry);
            if (action.kind === 'correct') next[action.at] = action.entry;
            if (action.kind === 'strike') next.splice(action.at, 1);
            states.splice(at + 1, Infinity, next);
            at++;
          }
          expect(entriesOf(log)).toEqual(states[at]);
          const sheet = sheetOf(log);
          expect(sheet.ok && sheet.value.game === 'schieber' && sheet.value.totals).toEqual(sumOf(states[at]!));
        }
        const again = readTafel(writeTafel(log));
        expect(again).toEqual({ ok: true, value: log });
      }),
    );
  });

  it('moves the dealer on, and says who is forehand', () => {
    const round = { contract: 'trump:E', points: [100, 57] } as const;
    expect(after({}, round)).toMatchObject({ dealer: 1, forehand: 2 });
    expect(after({}, round, round, round, round)).toMatchObject({ dealer: 0, forehand: 1 });
    expect(after({}, { ...round, dealer: 2 })).toMatchObject({ dealer: 3 });
  });

  test.each([
    {
      name: 'no more rounds after the end',
      command: { type: 'entered', entry: { contract: 'trump:E', points: [100, 57] } },
      code: 'sheet-over',
    },
    { name: 'no round 7', command: { type: 'struck', round: 7 }, code: 'sheet-no-round' },
    { name: 'nothing to redo', command: { type: 'redone' }, code: 'sheet-nothing-to-redo' },
    { name: 'opened already', command: opened({}), code: 'sheet-opened' },
  ] as const)('refuses: $name', ({ command, code }) => {
    const entry = { contract: 'trump:E', points: [100, 57] } as const;
    const log: SheetEvent[] = [opened({ target: 100 }), { type: 'entered', entry }];
    expect(write(log, command)).toMatchObject({ ok: false, error: { code } });
  });

  it('refuses a correction that would have ended the Partie before rounds that follow', () => {
    const small = { contract: 'trump:E', points: [60, 97] } as const;
    const log: SheetEvent[] = [
      opened({ target: 150 }),
      { type: 'entered', entry: small },
      { type: 'entered', entry: small },
    ];
    const entry = { contract: 'trump:E', points: [157, 0], match: 0 } as const;
    expect(write(log, { type: 'corrected', round: 1, entry })).toEqual({
      ok: false,
      error: { code: 'sheet-ends-earlier', round: 1 },
    });
  });

  it('asks about what is odd, and writes it when it is confirmed', () => {
    const log = [opened({})];
    const command = { type: 'entered', entry: { contract: 'trump:E', points: [157, 0], declarer: 0 } } as const;
    expect(write(log, command)).toEqual({
      ok: false,
      error: { code: 'sheet-asks', questions: [{ code: 'ask-match', team: 0 }] },
    });
    expect(write(log, command, ['ask-match'])).toEqual({ ok: true, value: command });
  });
});

describe('who won', () => {
  const stoeck = { contract: 'trump:S', points: [80, 77], stoeck: 0, weis: [0, 50] } as const;
  const start = { contract: 'trump:E', points: [100, 57] } as const;
  test.each([
    { order: 'weis-stoeck-stich', winner: 1, block: 'weis' },
    { order: 'stoeck-weis-stich', winner: 0, block: 'stoeck' },
  ] as const)('by $order: side $winner, in the block $block', ({ order, winner, block }) => {
    // After the first round 100 : 57; then Stöck 20 for side 0, Weis 50 for side 1. Target 107: both reach it at once.
    const sheet = after({ target: 107, countOrder: order }, start, stoeck);
    expect(sheet.verdict).toEqual({ winner, round: 2, reason: { code: 'won-in-block', block, order } });
  });

  it('asks who was first where both cross in the same block, and takes the answer', () => {
    const rounds = [start, { contract: 'trump:E', points: [60, 97] }] as const;
    expect(after({ target: 150 }, ...rounds)).toMatchObject({ verdict: null, asksFirst: true });
    expect(after({ target: 150 }, rounds[0], { ...rounds[1], first: 1 }).verdict).toMatchObject({
      winner: 1,
      reason: { code: 'won-first' },
    });
    expect(after({ target: 150, blockTie: 'higher-total' }, ...rounds).verdict?.winner).toBe(0);
    expect(after({ target: 150, blockTie: 'next-deal' }, ...rounds)).toMatchObject({ verdict: null, asksFirst: false });
  });

  it('by Bedanken: right, or false', () => {
    const claimed = { ...start, claimedBy: 0 } as const;
    expect(after({ endMode: 'claim', target: 100 }, claimed).verdict).toMatchObject({ winner: 0 });
    expect(after({ endMode: 'claim', target: 101 }, claimed).verdict).toEqual({
      winner: 1,
      round: 1,
      reason: { code: 'won-by-false-claim', missing: 1 },
    });
    expect(after({ endMode: 'claim', target: 50 }, start).verdict).toBeNull();
  });

  // Jassreglement 2.2: who has reached the target and says so has won; nobody wins unsaid.
  it('by Bedanken after the round in which both passed the target: the side that says it', () => {
    const reached = after({ endMode: 'claim', target: 50 }, start);
    expect(reached).toMatchObject({ totals: [100, 57], verdict: null, mayClaim: [0, 1] });
    expect(after({ endMode: 'claim', target: 60 }, start).mayClaim).toEqual([0]);
    expect(after({ endMode: 'claim', target: 101 }, start).mayClaim).toEqual([]);
    expect(after({ target: 50 }, start).mayClaim).toEqual([]);
    const log: SheetEvent[] = [opened({ endMode: 'claim', target: 50 }), { type: 'entered', entry: start }];
    const said = write(log, claimAfter(reached, 1)!);
    expect(said.ok && sheetOf([...log, said.value])).toMatchObject({
      value: { verdict: { winner: 1, round: 1, reason: { code: 'won-by-claim' } }, mayClaim: [], totals: [100, 57] },
    });
    expect(claimAfter(after({ endMode: 'claim' }), 0)).toBeNull();
  });

  it('takes a match for a match as long as nobody said who declared', () => {
    const match = { contract: 'trump:E', points: [157, 0], match: 0 } as const;
    const featsOf = (more: object) => after({}, { ...match, ...more }).feats.map(({ feat }) => feat);
    // Anna deals, so side 1 is at the forehand: its declaration is likely, and not said.
    expect(featsOf({})).toEqual(['match']);
    expect(featsOf({ declaredBy: 0 })).toEqual(['match']);
    expect(featsOf({ declaredBy: 1 })).toEqual(['kontermatch']);
  });

  it('by most points after the agreed rounds', () => {
    expect(after({ endMode: 'fixed-rounds', rounds: 2 }, start, start).verdict).toMatchObject({
      winner: 0,
      reason: { code: 'won-most-points', rounds: 2 },
    });
  });

  it('with strokes for Berg, match, Kontermatch, Sieg and Schneider', () => {
    const contra = { contract: 'trump:E', points: [157, 0], match: 0, declarer: 1 } as const;
    const own = { ...contra, declarer: 2 } as const;
    const { feats, berg } = after({ target: 500, bergpreis: true, schneider: true }, contra, own);
    expect(berg).toEqual({ team: 0, round: 1 });
    expect(feats).toEqual([
      { feat: 'berg', team: 0, round: 1 },
      { feat: 'kontermatch', team: 0, round: 1 },
      { feat: 'match', team: 0, round: 2 },
      { feat: 'sieg', team: 0, round: 2 },
      { feat: 'schneider', team: 0, round: 2 },
    ]);
  });
});

describe('a Berg that was forgotten', () => {
  // Half of 1000 is 500 (`berg` of the profile); the far side has 557 after the fourth round, in its third block.
  const half: readonly SchieberEntry[] = [
    { contract: 'trump:E', points: [57, 100] },
    { contract: 'trump:E', points: [0, 157], match: 1, declarer: 1 },
    { contract: 'trump:E', points: [57, 100] },
    { contract: 'trump:E', points: [57, 100] },
  ];
  const logOf = (settings: unknown): readonly SheetEvent[] => [
    opened(settings),
    ...half.map((entry) => ({ type: 'entered', entry }) as const),
  ];
  const tell = (round: number, berg: 0 | 1): SheetEvent => ({
    type: 'corrected',
    round,
    entry: { ...half[round - 1]!, berg },
  });
  const bergOf = (log: readonly SheetEvent[]): SchieberSheet['berg'] => {
    const sheet = sheetOf(log);
    if (!sheet.ok || sheet.value.game !== 'schieber') throw new Error('no sheet');
    return sheet.value.berg;
  };

  it('is told afterwards as a correction, where the table had not said that it plays for it, and taken back', () => {
    const log = logOf({});
    expect(bergOf(log)).toBeNull();
    const told = write(log, tell(4, 1));
    expect(told).toEqual({ ok: true, value: tell(4, 1) });
    const with4 = [...log, tell(4, 1)];
    expect(bergOf(with4)).toEqual({ team: 1, round: 4 });
    expect(bergOf([...with4, { type: 'undone' }])).toBeNull();
    expect(bergOf([...with4, { type: 'undone' }, { type: 'redone' }])).toEqual({ team: 1, round: 4 });
    expect(readTafel(writeTafel(with4))).toEqual({ ok: true, value: with4 });
  });

  it('holds instead of what the points say', () => {
    const log = logOf({ bergpreis: true });
    expect(bergOf(log)).toEqual({ team: 1, round: 4 });
    expect(bergOf([...log, tell(3, 0)])).toEqual({ team: 0, round: 3 });
  });

  it('is asked about for a side that is short of it: only the others, asking too early, give it away', () => {
    const asked = write(logOf({ bergpreis: true }), tell(4, 0));
    expect(asked).toEqual({ ok: false, error: { code: 'sheet-asks', questions: [{ code: 'ask-berg', team: 0 }] } });
    expect(write(logOf({ bergpreis: true }), tell(4, 0), ['ask-berg']).ok).toBe(true);
  });

  it('is told once', () => {
    const twice = write([...logOf({}), tell(4, 1)], tell(3, 1), QUESTION_CODES);
    expect(twice).toEqual({ ok: false, error: { code: 'sheet-berg-twice', round: 3 } });
  });

  it('is nothing where a fixed number of rounds is played', () => {
    const refused = write(logOf({ endMode: 'fixed-rounds' }), tell(4, 1));
    expect(refused).toEqual({ ok: false, error: { code: 'entry-berg-off' } });
  });
});

describe('what comes out', () => {
  const sheet = after(
    {},
    { contract: 'trump:E', points: [100, 57], declarer: 1 },
    { contract: 'obenabe', points: [40, 117], declarer: 3, weis: [20, 0] },
  );

  it('has statistics', () => {
    expect(statisticsOf(sheet)).toMatchObject({
      rounds: 2,
      mean: [80, 87],
      best: [100, 117],
      weis: [20, 0],
      roundsWon: [1, 1],
      leadChanges: 1,
      contracts: [
        { key: 'E', rounds: 1, declared: 1, mean: 57 },
        { key: 'obenabe', rounds: 1, declared: 1, mean: 117 },
      ],
    });
  });

  it('takes means over the rounds of which somebody said who declared', () => {
    const round = { contract: 'trump:E', points: [100, 57] } as const;
    expect(statisticsOf(after({}, round)).contracts).toEqual([
      { key: 'E', rounds: 1, declared: 0, mean: null, matches: 0 },
    ]);
    expect(statisticsOf(after({}, round, { ...round, declaredBy: 0 })).contracts).toEqual([
      { key: 'E', rounds: 2, declared: 1, mean: 100, matches: 0 },
    ]);
  });

  it('leaves the declarer open in the CSV where nobody said', () => {
    const round = { contract: 'trump:E', points: [100, 57] } as const;
    const cells = csvOf(after({}, round, { ...round, declarer: 3 }))
      .split('\r\n')
      .map((line) => line.split(',')[2]);
    expect(cells.slice(0, 3)).toEqual(['declarer', '', '3']);
  });

  it('has a CSV with names that no spreadsheet runs', () => {
    const lines = csvOf({ ...sheet, opening: { ...sheet.opening, names: ['=1+1', 'B, "b"'] } }).split('\r\n');
    expect(lines[0]).toContain("'=1+1 points");
    expect(lines[0]).toContain('"B, ""b"" points"');
    expect(lines[1]).toBe('1,0,1,trump:E,1,100,0,0,0,100,100,57,0,0,0,57,57');
    expect(lines[2]).toBe('2,1,3,obenabe,1,40,20,0,0,60,160,117,0,0,0,117,174');
  });
});

describe('a file', () => {
  it('keeps Coiffeur and Differenzler', () => {
    const logs: readonly (readonly SheetEvent[])[] = [
      [
        {
          type: 'opened',
          opening: {
            game: 'coiffeur',
            names: ['Wir', 'Sie'],
            table: { contracts: [{ key: 'rosen', factor: 2 }], matchBonus: 100 },
          },
        },
        { type: 'entered', entry: { team: 0, key: 'rosen', points: 100 } },
      ],
      [
        {
          type: 'opened',
          opening: {
            game: 'differenzler',
            names: NAMES,
            table: { rounds: null, exactBonus: -10, exactBonusOnZero: false },
          },
        },
        { type: 'entered', entry: { announced: [40, 60, 0, 50], made: [47, 60, 12, 38] } },
      ],
    ];
    for (const log of logs) expect(readTafel(writeTafel(log))).toEqual({ ok: true, value: log });
    expect(DEFAULT_PROFILE.matchBonus).toBe(100);
  });
});
