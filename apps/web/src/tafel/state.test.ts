/**
 * The slate of this device against a naive model: any sequence of rounds typed tap by tap, corrected, struck, undone and
 * redone, of reloads, of slates taken off and brought back, and of another window that writes in between.
 *
 * The model is a person with pencil and paper: it keeps every list of rounds there ever was, adds up with its own three
 * factors, and knows nothing of events, drafts or the database.
 */
import 'fake-indexeddb/auto';
import type { Contract } from '@puur/rules';
import { resolveProfile } from '@puur/rules';
import { entriesOf, QUESTION_CODES, type QuestionCode, type SchieberEntry } from '@puur/tafel';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** What the browser is to be asked before. */
const asked = vi.hoisted(() => new Set<string>());
/** The browser's own storage beside the database; null where it keeps nothing. */
const rows = vi.hoisted(() => ({ now: null as Map<string, string> | null }));
vi.hoisted(() => {
  const all = (): Map<string, string> => {
    if (rows.now === null) throw new DOMException('blocked', 'SecurityError');
    return rows.now;
  };
  const own = {
    getItem: (key: string) => all().get(key) ?? null,
    setItem: (key: string, value: string) => void all().set(key, value),
    removeItem: (key: string) => void all().delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(own, {
      ownKeys: () => [...all().keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  vi.stubGlobal('location', { href: 'https://puur.test/tafel', origin: 'https://puur.test' });
  vi.stubGlobal('addEventListener', (type: string) => void asked.add(type));
  vi.stubGlobal('removeEventListener', (type: string) => void asked.delete(type));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('navigator', { languages: ['de-CH'] });
  const to = (_: unknown, __: string, url: string): void => {
    location.href = new URL(url, 'https://puur.test').href;
  };
  vi.stubGlobal('history', { pushState: to, replaceState: to });
});
const toasts = vi.hoisted(() => [] as { kind: string; text: string; action?: { run: () => void } }[]);
vi.mock('../ui/toast.js', () => ({
  toast: (next: (typeof toasts)[number]) => void toasts.push(next),
  untoast: () => undefined,
}));

const { go } = await import('../app/route.js');
const { begin, lookForSheets, open, openNext, pathOf, remove, send, settled, sheets, tidyUp } =
  await import('./state.js');
const { placeNow } = await import('./typing.js');
const { forgetTyped, keepTyped, typedAt } = await import('./typed.js');
const draft = await import('./draft.js');
const { forgetSheet, readSheets, saveSheet } = await import('./kept.js');
const { say, texts } = await import('./texts.js');

const ALL_ASKED: readonly QuestionCode[] = QUESTION_CODES;
/** Far enough away that no Partie ends in the middle of a run. */
const resolved = resolveProfile({ target: 100_000, factors: { T: 2, obenabe: 3 } });
if (!resolved.ok) throw new Error('no such rules');
const profile = resolved.value;

// What happens at the table

const FACTORS = { 'trump:E': 1, 'trump:T': 2, obenabe: 3 } as const;
type Played = keyof typeof FACTORS;
/** How the points are tapped: all lead to the same round. */
const WAYS = ['keys', 'digits', 'swapped', 'other-side-after', 'second-thoughts'] as const;

interface Told {
  readonly contract: Played;
  readonly side: 0 | 1;
  readonly own: number;
  readonly way: (typeof WAYS)[number];
  readonly weis: readonly [number, number];
  readonly stoeck: 0 | 1 | null;
  readonly match: boolean;
}

const toldArb: fc.Arbitrary<Told> = fc.record({
  contract: fc.constantFrom<Played>('trump:E', 'trump:T', 'obenabe'),
  side: fc.constantFrom<0 | 1>(0, 1),
  own: fc.integer({ min: 21, max: 136 }),
  way: fc.constantFrom(...WAYS),
  weis: fc.constantFrom<readonly [number, number]>([0, 0], [0, 0], [20, 0], [0, 150]),
  stoeck: fc.constantFrom<0 | 1 | null>(null, null, 0, 1),
  match: fc.constant(false),
});
const matchArb = toldArb.map((told): Told => ({ ...told, match: true }));

const actionArb = fc.oneof(
  { weight: 5, arbitrary: toldArb.map((told) => ({ kind: 'enter' as const, told })) },
  { weight: 1, arbitrary: matchArb.map((told) => ({ kind: 'enter' as const, told })) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('correct' as const), at: fc.nat(6), told: toldArb }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('strike' as const), at: fc.nat(6) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'undo' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'redo' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reload' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'tidy' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'remove-and-back' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('other-window' as const), told: toldArb, mine: toldArb }) },
  { weight: 1, arbitrary: toldArb.map((told) => ({ kind: 'other-window-seen' as const, told })) },
);

// The screen: taps

type Draft = import('./draft.js').Draft;

function typed(from: Draft, side: 0 | 1, number: number, byDigits: boolean): Draft {
  if (byDigits) {
    return Array.from(String(number), Number).reduce(
      (now, digit) => draft.withPoints(now, side, draft.withDigit(now.typed[side], digit, 157)),
      draft.withPoints(from, side, draft.NOTHING_TYPED),
    );
  }
  const tens = Math.floor(number / 10);
  const half = draft.withPoints(from, side, { tens, units: null });
  return draft.withPoints(half, side, { ...half.typed[side], units: number % 10 });
}

function tapped(from: Draft, { contract, side, own, way, weis, stoeck, match }: Told): Draft {
  let now = draft.withContract(from, way === 'second-thoughts' ? 'undenufe' : contract, false);
  switch (way) {
    case 'keys':
    case 'digits':
      now = typed(draft.withSide(now, side, profile), side, own, way === 'digits');
      break;
    case 'swapped':
      // Typed for the wrong side, then turned round.
      now = draft.swapped(typed(draft.withSide(now, side === 0 ? 1 : 0, profile), side === 0 ? 1 : 0, own, false));
      break;
    case 'other-side-after':
      // Looking at the other column changes nothing.
      now = draft.withSide(typed(draft.withSide(now, side, profile), side, own, true), side === 0 ? 1 : 0, profile);
      break;
    case 'second-thoughts':
      now = typed(draft.withSide(now, side, profile), side, 157 - own, false);
      now = typed(draft.withContract(now, contract, contract !== 'obenabe'), side, own, true);
      break;
  }
  if (match) now = draft.withMatch(now, side, profile);
  return {
    ...now,
    weis: [weis[0] ? [weis[0]] : [], weis[1] ? [weis[1]] : []],
    stoeck: contract === 'obenabe' ? null : stoeck,
  };
}

function written(now: Draft): SchieberEntry {
  const entry = draft.entryOf(now, profile);
  if (entry === null) throw new Error('everything was tapped');
  return entry;
}

/** Opens the place of a round and taps a draft there. */
function typeAt(place: string, typedDraft: Draft): void {
  const { id } = open.value!.kept;
  go(pathOf(id, place));
  keepTyped(id, place, typedDraft);
}

/** Taps the key that writes: what a screen does with it. */
function save(command: import('@puur/tafel').SheetCommand): void {
  expect(send(command, ALL_ASKED)?.ok).toBe(true);
  go(pathOf(open.value!.kept.id), { replace: true });
}

// The model: pencil and paper

interface Line {
  readonly contract: Contract;
  readonly points: readonly [number, number];
  readonly weis: readonly [number, number];
  readonly stoeck: 0 | 1 | null;
  readonly match: 0 | 1 | null;
}

function lineOf({ contract, side, own, weis, stoeck, match }: Told): Line {
  const made = match ? 157 : own;
  return {
    contract,
    points: side === 0 ? [made, 157 - made] : [157 - made, made],
    weis,
    stoeck: contract === 'obenabe' ? null : stoeck,
    match: match ? side : null,
  };
}

function sumOf(lines: readonly Line[]): readonly [number, number] {
  const of = (side: 0 | 1): number =>
    lines.reduce((sum, { contract, points, weis, stoeck, match }) => {
      const plain = points[side] + weis[side] + (stoeck === side ? 20 : 0) + (match === side ? 100 : 0);
      return sum + plain * FACTORS[contract as Played];
    }, 0);
  return [of(0), of(1)];
}

/** What the screen shows of its rounds, as lines. */
function linesShown(): readonly Line[] {
  const sheet = open.value?.sheet;
  if (sheet?.game !== 'schieber') throw new Error('a slate is open');
  return sheet.rounds.map(({ entry: { contract, points, weis = [0, 0], stoeck = null, match = null } }) => ({
    ...{ contract, points, weis, stoeck, match },
  }));
}

describe('the slate of this device', () => {
  beforeAll(async () => {
    // The screen is shown once its texts are there.
    await vi.waitFor(() => {
      if (texts.value === null) throw new Error('not yet');
    });
  });

  it('loses nothing and adds up, whatever is done to it', async () => {
    const bystander = { game: 'schieber', names: ['Wir', 'Sie'], profile, dealer: 0 } as const;
    expect(begin(bystander, 'daneben', 1).ok).toBe(true);
    const beside = open.value!.kept;
    await fc.assert(
      fc.asyncProperty(fc.array(actionArb, { maxLength: 25 }), async (actions) => {
        expect(begin({ ...bystander, names: ['A', 'B', 'C', 'D'] }, 'Stamm', 2).ok).toBe(true);
        const states: (readonly Line[])[] = [[]];
        let at = 0;
        const next = (lines: readonly Line[]): void => {
          states.splice(++at, Infinity, lines);
        };
        for (const action of actions) {
          const lines = states[at]!;
          const before = open.value!.kept.log;
          switch (action.kind) {
            case 'enter':
              expect(
                send({ type: 'entered', entry: written(tapped(draft.EMPTY_DRAFT, action.told)) }, ALL_ASKED)?.ok,
              ).toBe(true);
              next([...lines, lineOf(action.told)]);
              break;
            case 'correct': {
              const { sheet } = open.value!;
              const old = sheet.game === 'schieber' ? sheet.rounds[action.at]?.entry : undefined;
              expect(old === undefined).toBe(action.at >= lines.length);
              if (old === undefined) break;
              // The round as it stands, opened unchanged, is the round.
              expect(written(draft.draftOf(old))).toEqual(old);
              const entry = written(tapped(draft.draftOf(old), action.told));
              expect(send({ type: 'corrected', round: action.at + 1, entry }, ALL_ASKED)?.ok).toBe(true);
              next(lines.with(action.at, lineOf(action.told)));
              break;
            }
            case 'strike':
              expect(send({ type: 'struck', round: action.at + 1 })?.ok).toBe(action.at < lines.length);
              if (action.at < lines.length) next(lines.toSpliced(action.at, 1));
              break;
            case 'undo':
              expect(send({ type: 'undone' })?.ok).toBe(at > 0);
              if (at > 0) at--;
              break;
            case 'redo':
              expect(send({ type: 'redone' })?.ok).toBe(at < states.length - 1);
              if (at < states.length - 1) at++;
              break;
            case 'reload':
              await settled();
              sheets.value = null;
              expect(open.value).toBeNull();
              await lookForSheets();
              break;
            case 'tidy':
              tidyUp();
              break;
            case 'remove-and-back': {
              const { kept } = open.value!;
              remove(kept);
              expect(open.value).toBeNull();
              await settled();
              expect((await readSheets()).some(({ id }) => id === kept.id)).toBe(false);
              toasts.findLast(({ kind }) => kind === 'tafel-removed')!.action!.run();
              await settled();
              break;
            }
            case 'other-window': {
              await settled();
              const { kept } = open.value!;
              const entry = written(tapped(draft.EMPTY_DRAFT, action.told));
              const theirs = { ...kept, log: [...kept.log, { type: 'entered', entry } as const] };
              expect(await saveSheet(theirs, kept.log.length)).toEqual({ code: 'saved' });
              // This window knows nothing of it and writes: what was there first stays, and it is said.
              toasts.length = 0;
              const mine = tapped(draft.EMPTY_DRAFT, action.mine);
              typeAt('runde=', mine);
              save({ type: 'entered', entry: written(mine) });
              await settled();
              expect(toasts.map(({ kind }) => kind)).toContain('tafel-elsewhere');
              expect(open.value!.kept.log).toEqual(theirs.log);
              // What was typed here lies open, and becomes the round after theirs.
              expect(placeNow()).toBe('runde=');
              const again = draft.readDraft(typedAt(kept.id, 'runde='));
              expect(again).toEqual(mine);
              save({ type: 'entered', entry: written(again!) });
              await settled();
              expect(placeNow()).toBeNull();
              next([...lines, lineOf(action.told)]);
              next([...lines, lineOf(action.told), lineOf(action.mine)]);
              break;
            }
            case 'other-window-seen': {
              await settled();
              const { kept } = open.value!;
              const entry = written(tapped(draft.EMPTY_DRAFT, action.told));
              await saveSheet({ ...kept, log: [...kept.log, { type: 'entered', entry }] }, kept.log.length);
              await lookForSheets();
              next([...lines, lineOf(action.told)]);
              break;
            }
          }
          const now = open.value!;
          // 1 Nothing that was ever written is gone.
          expect(now.kept.log.slice(0, before.length)).toEqual(before);
          // 2 The rounds are those on paper, and so are the sums and whose deal it is.
          expect(linesShown()).toEqual(states[at]);
          if (now.sheet.game !== 'schieber') throw new Error('a Schieber');
          expect(now.sheet.totals).toEqual(sumOf(states[at]!));
          expect(now.sheet.dealer).toBe(states[at]!.length % 4);
        }
        // 3 On the device stands what is shown, and nothing has touched the slate beside it.
        await settled();
        const kept = await readSheets();
        expect(kept.find(({ id }) => id === open.value!.kept.id)?.log).toEqual(open.value!.kept.log);
        expect(kept.find(({ id }) => id === beside.id)).toEqual(beside);
      }),
      { numRuns: 40 },
    );
  });
});

describe('two windows with the same slate', () => {
  const told = (own: number): Told => ({
    ...{ contract: 'trump:E', side: 0, own, way: 'keys', weis: [0, 0], stoeck: null, match: false },
  });
  const draftFor = (own: number): Draft => tapped(draft.EMPTY_DRAFT, told(own));
  const entryFor = (own: number): SchieberEntry => written(draftFor(own));
  const pointsShown = (): readonly number[] => linesShown().map(({ points }) => points[0]);

  /** The other window writes these; this one has not heard of it. */
  async function theyWrite(...events: readonly import('@puur/tafel').SheetEvent[]): Promise<void> {
    await settled();
    const { kept } = open.value!;
    expect(await saveSheet({ ...kept, log: [...kept.log, ...events] }, kept.log.length)).toEqual({ code: 'saved' });
  }

  beforeEach(async () => {
    await vi.waitFor(() => {
      if (texts.value === null) throw new Error('not yet');
    });
    begin({ game: 'schieber', names: ['Wir', 'Sie'], profile, dealer: 0 }, '', 1);
    for (const own of [91, 92, 93]) send({ type: 'entered', entry: entryFor(own) });
    await settled();
    toasts.length = 0;
  });

  it('says which round the other wrote, and keeps what is typed as the next', async () => {
    await theyWrite({ type: 'entered', entry: entryFor(50) });
    typeAt('runde=', draftFor(60));
    save({ type: 'entered', entry: entryFor(60) });
    await settled();
    expect(toasts.map(({ text }) => text)).toEqual([say().keeping.meanwhile({ code: 'entered', round: 4 }, 1, null)]);
    expect(pointsShown()).toEqual([91, 92, 93, 50]);
    expect(typedAt(open.value!.kept.id, placeNow()!)).toEqual(draftFor(60));
  });

  it('corrects the round that was meant, though the other struck one before it', async () => {
    await theyWrite({ type: 'struck', round: 1 });
    typeAt('runde=3', draftFor(60));
    save({ type: 'corrected', round: 3, entry: entryFor(60) });
    await settled();
    expect(placeNow()).toBe('runde=2');
    expect(typedAt(open.value!.kept.id, 'runde=2')).toEqual(draftFor(60));
    expect(pointsShown()).toEqual([92, 93]);
  });

  it('opens a corrected round as a new one where the other struck it', async () => {
    await theyWrite({ type: 'struck', round: 3 });
    typeAt('runde=3', draftFor(60));
    save({ type: 'corrected', round: 3, entry: entryFor(60) });
    await settled();
    expect(placeNow()).toBe('runde=');
    expect(typedAt(open.value!.kept.id, 'runde=')).toEqual(draftFor(60));
  });

  it('loses nothing of the other where both wrote equally much', async () => {
    await theyWrite({ type: 'entered', entry: entryFor(50) });
    // Two in a row, before the first is on the device.
    send({ type: 'entered', entry: entryFor(60) });
    send({ type: 'entered', entry: entryFor(61) });
    await settled();
    expect(pointsShown()).toEqual([91, 92, 93, 50]);
    expect((await readSheets()).find(({ id }) => id === open.value!.kept.id)?.log).toEqual(open.value!.kept.log);
  });

  /** A storage that takes nothing, as long as it runs. */
  async function withFullStorage(run: () => void): Promise<void> {
    const full = (): never => {
      throw new Error('full');
    };
    const real = indexedDB;
    vi.stubGlobal('indexedDB', { open: full });
    run();
    await settled();
    vi.stubGlobal('indexedDB', real);
  }

  /** Writes a round as a screen does: its place, its taps, the key. */
  function enter(own: number): void {
    typeAt('runde=', draftFor(own));
    save({ type: 'entered', entry: entryFor(own) });
  }

  /** What lies open now is written, and what waits after it comes up. */
  async function writeOpen(): Promise<number> {
    const { id } = open.value!.kept;
    const again = draft.readDraft(typedAt(id, placeNow()!))!;
    forgetTyped(id, placeNow()!);
    save({ type: 'entered', entry: written(again) });
    await settled();
    openNext(id);
    return written(again).points[0];
  }

  describe.each([
    ['when it is looked at', () => lookForSheets()],
    [
      'when the next is written',
      async () => {
        enter(73);
        await settled();
      },
    ],
  ])('brings back all rounds that a full storage did not take, %s', (name, meet) => {
    it('one after the other, in their order', async () => {
      const stored = open.value!.kept;
      await withFullStorage(() => {
        for (const own of [70, 71, 72]) enter(own);
      });
      expect(pointsShown()).toEqual([91, 92, 93, 70, 71, 72]);
      expect(
        await saveSheet(
          { ...stored, log: [...stored.log, { type: 'entered', entry: entryFor(50) }] },
          stored.log.length,
        ),
      ).toEqual({ code: 'saved' });
      toasts.length = 0;
      await meet();
      const back = name === 'when it is looked at' ? [70, 71, 72] : [70, 71, 72, 73];
      expect(toasts.map(({ text }) => text)).toEqual([
        say().keeping.meanwhile({ code: 'entered', round: 4 }, back.length, null),
      ]);
      expect(pointsShown()).toEqual([91, 92, 93, 50]);
      for (const own of back) expect(await writeOpen()).toBe(own);
      expect(placeNow()).toBeNull();
      expect(pointsShown()).toEqual([91, 92, 93, 50, ...back]);
      expect((await readSheets()).find(({ id }) => id === stored.id)?.log).toEqual(open.value!.kept.log);
    });
  });

  it('brings back a correction that a full storage did not take, at its round', async () => {
    const stored = open.value!.kept;
    await withFullStorage(() => {
      typeAt('runde=2', draftFor(60));
      save({ type: 'corrected', round: 2, entry: entryFor(60) });
    });
    expect(pointsShown()).toEqual([91, 60, 93]);
    await saveSheet({ ...stored, log: [...stored.log, { type: 'struck', round: 1 }] }, stored.log.length);
    await lookForSheets();
    expect(placeNow()).toBe('runde=1');
    expect(written(draft.readDraft(typedAt(stored.id, 'runde=1'))!)).toEqual(entryFor(60));
  });

  it('keeps both of two rounds that were written before the other was heard of', async () => {
    await theyWrite({ type: 'entered', entry: entryFor(50) });
    enter(60);
    enter(61);
    await settled();
    expect(await writeOpen()).toBe(60);
    expect(await writeOpen()).toBe(61);
    expect(pointsShown()).toEqual([91, 92, 93, 50, 60, 61]);
  });

  it('shows what the other wrote as soon as it looks', async () => {
    await theyWrite({ type: 'entered', entry: entryFor(50) });
    expect(pointsShown()).toEqual([91, 92, 93]);
    await lookForSheets();
    expect(pointsShown()).toEqual([91, 92, 93, 50]);
    expect(toasts).toEqual([]);
  });

  it('says so over what is being typed, which stays', async () => {
    await theyWrite({ type: 'entered', entry: entryFor(50) });
    typeAt('runde=', draftFor(60));
    await lookForSheets();
    expect(toasts.map(({ text }) => text)).toEqual([say().keeping.meanwhile({ code: 'entered', round: 4 }, 1, null)]);
    expect(placeNow()).toBe('runde=');
    expect(typedAt(open.value!.kept.id, 'runde=')).toEqual(draftFor(60));
  });

  it('shows what was written here while it looked', async () => {
    const looked = lookForSheets();
    send({ type: 'entered', entry: entryFor(60) });
    await looked;
    expect(pointsShown()).toEqual([91, 92, 93, 60]);
  });

  it('brings nothing back that was taken off here while it looked', async () => {
    const { kept } = open.value!;
    const looked = lookForSheets();
    remove(kept);
    await looked;
    expect(sheets.value?.some(({ id }) => id === kept.id)).toBe(false);
  });

  it('keeps a slate that the other took off while a round is typed on it', async () => {
    typeAt('runde=', draftFor(60));
    const { id } = open.value!.kept;
    await forgetSheet(id);
    await lookForSheets();
    expect(open.value?.kept.id).toBe(id);
    go(pathOf(id));
    await lookForSheets();
    expect(open.value).toBeNull();
  });
});

describe('what could not be stored', () => {
  const entryFor = (own: number): SchieberEntry => written(draftFor(own));
  const draftFor = (own: number): Draft =>
    tapped(draft.EMPTY_DRAFT, {
      ...{ contract: 'trump:E', side: 0, own, way: 'keys', weis: [0, 0], stoeck: null, match: false },
    });
  const said = (): readonly string[] => toasts.map(({ text }) => text);
  const pointsIn = (log: readonly import('@puur/tafel').SheetEvent[]): readonly number[] =>
    entriesOf(log).map((entry) => ('contract' in entry ? entry.points[0] : 0));

  type Page = typeof import('./state.js') &
    typeof import('./typed.js') &
    typeof import('./typing.js') &
    typeof import('./line.js') &
    typeof import('../app/route.js');
  /** The page, loaded anew: all that it had in hand is gone. */
  async function load(): Promise<Page> {
    vi.resetModules();
    asked.clear();
    const page = {
      ...(await import('../app/route.js')),
      ...(await import('./typed.js')),
      ...(await import('./typing.js')),
      ...(await import('./line.js')),
      ...(await import('./state.js')),
    };
    const fresh = await import('./texts.js');
    await vi.waitFor(() => {
      if (fresh.texts.value === null) throw new Error('not yet');
    });
    await page.lookForSheets();
    return page;
  }

  const real = indexedDB;
  function fill(): void {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('indexedDB', { open: full });
  }
  const makeRoom = (): void => void vi.stubGlobal('indexedDB', real);

  function enter(page: Page, own: number): void {
    const { id } = page.open.value!.kept;
    page.go(pathOf(id, 'runde='));
    page.keepTyped(id, 'runde=', draftFor(own));
    expect(page.send({ type: 'entered', entry: entryFor(own) })?.ok).toBe(true);
    page.go(pathOf(id), { replace: true });
  }
  const shown = (page: Page): readonly number[] => pointsIn(page.open.value!.kept.log);
  const storedOf = async (id: string): Promise<readonly number[]> =>
    pointsIn((await readSheets()).find((sheet) => sheet.id === id)!.log);
  async function otherWrites(...events: readonly import('@puur/tafel').SheetEvent[]): Promise<void> {
    const kept = (await readSheets()).find((sheet) => sheet.id === id)!;
    const log = [...kept.log, ...events];
    expect(await saveSheet({ ...kept, log }, kept.log.length)).toEqual({ code: 'saved' });
  }

  let page: Page;
  let id: string;
  beforeEach(async () => {
    makeRoom();
    for (const { id } of await readSheets()) await forgetSheet(id);
    rows.now = new Map();
    location.href = 'https://puur.test/tafel';
    page = await load();
    page.begin({ game: 'schieber', names: ['Wir', 'Sie'], profile, dealer: 0 }, '', 1);
    ({ id } = page.open.value!.kept);
    for (const own of [91, 92, 93]) enter(page, own);
    await page.settled();
    toasts.length = 0;
  });

  it('outlasts a reload, is shown as such, and is stored as soon as there is room', async () => {
    fill();
    for (const own of [70, 71]) enter(page, own);
    await page.settled();
    expect(page.unkept.value.get(id)).toBe('aside');
    expect(asked.has('beforeunload')).toBe(false);

    page = await load();
    expect(shown(page)).toEqual([91, 92, 93, 70, 71]);
    expect(page.unkept.value.get(id)).toBe('aside');

    makeRoom();
    expect(await storedOf(id)).toEqual([91, 92, 93]);
    await page.lookForSheets();
    await page.settled();
    expect(page.unkept.value.has(id)).toBe(false);
    expect(await storedOf(id)).toEqual([91, 92, 93, 70, 71]);
    expect([...rows.now!.keys()].filter((key) => key.startsWith('puur-tafel-beiseite'))).toEqual([]);
    page = await load();
    expect(shown(page)).toEqual([91, 92, 93, 70, 71]);
  });

  it('outlasts a reload as a slate that was never stored', async () => {
    fill();
    page.begin({ game: 'schieber', names: ['A', 'B'], profile, dealer: 0 }, 'neu', 2);
    enter(page, 70);
    await page.settled();
    page = await load();
    expect(page.open.value?.kept.name).toBe('neu');
    expect(shown(page)).toEqual([70]);
  });

  it('is asked about before the page is left where nothing at all is kept, and no longer once it is stored', async () => {
    fill();
    rows.now = null;
    enter(page, 70);
    await page.settled();
    expect(page.unkept.value.get(id)).toBe('window');
    expect(asked.has('beforeunload')).toBe(true);
    makeRoom();
    await page.lookForSheets();
    await page.settled();
    expect(await storedOf(id)).toEqual([91, 92, 93, 70]);
    expect(asked.has('beforeunload')).toBe(false);
  });

  it('waits in its line after a reload where another window has written meanwhile', async () => {
    fill();
    for (const own of [70, 71, 72]) enter(page, own);
    await page.settled();
    makeRoom();
    await otherWrites({ type: 'entered', entry: entryFor(50) });
    page = await load();
    expect(shown(page)).toEqual([91, 92, 93, 50]);
    expect(page.typedInLine(id)).toHaveLength(3);
    // And once more, before the first is written.
    page = await load();
    expect(page.typedInLine(id)).toHaveLength(3);
    expect(said()).toContain(
      (await import('./texts.js')).say().keeping.meanwhile({ code: 'entered', round: 4 }, 3, null),
    );
  });

  describe('and waits since another window was quicker', () => {
    beforeEach(async () => {
      fill();
      for (const own of [70, 71, 72]) enter(page, own);
      await page.settled();
      makeRoom();
      await otherWrites({ type: 'entered', entry: entryFor(50) });
      await page.lookForSheets();
    });

    const own = (round: { readonly typed: unknown }): number => written(draft.readDraft(round.typed)!).points[0];
    const inLine = (): readonly number[] => page.typedInLine(id).map(own);
    /** What the screen does when the page where one types goes away. */
    const leave = (to: string): void => {
      const place = page.placeNow()!;
      page.go(to);
      page.leaveOpen(id, place, page.typedAt(id, place));
      page.forgetTyped(id, place);
    };
    const writeOpen = async (): Promise<void> => {
      const place = page.placeNow()!;
      const entry = entryFor(own({ typed: page.typedAt(id, place) }));
      expect(page.send({ type: 'entered', entry })?.ok).toBe(true);
      page.go(pathOf(id), { replace: true });
      page.leaveOpen(id, place, page.typedAt(id, place));
      page.forgetTyped(id, place);
      await page.settled();
      page.openNext(id);
    };

    it('stays there though it is left, as it was typed last, and is not opened again unasked', () => {
      expect(own({ typed: page.typedAt(id, 'runde=') })).toBe(70);
      page.keepTyped(id, 'runde=', draftFor(75));
      leave('/tafel');
      expect(inLine()).toEqual([75, 71, 72]);
      page.go(pathOf(id));
      page.openNext(id);
      expect(page.placeNow()).toBeNull();
      page.openNext(id, true);
      expect(own({ typed: page.typedAt(id, 'runde=') })).toBe(75);
      leave(pathOf(id));
      expect(inLine()).toEqual([75, 71, 72]);
    });

    it('goes round by round as each is written, and is left at any', async () => {
      await writeOpen();
      expect(own({ typed: page.typedAt(id, 'runde=') })).toBe(71);
      await writeOpen();
      expect(own({ typed: page.typedAt(id, 'runde=') })).toBe(72);
      leave(pathOf(id));
      expect(inLine()).toEqual([72]);
      page.openNext(id, true);
      await writeOpen();
      expect(inLine()).toEqual([]);
      expect(page.placeNow()).toBeNull();
      expect(await storedOf(id)).toEqual([91, 92, 93, 50, 70, 71, 72]);
    });

    it('keeps its order where another window is quicker once more', async () => {
      await otherWrites({ type: 'entered', entry: entryFor(51) });
      await writeOpen();
      expect(inLine()).toEqual([70, 71, 72]);
      expect(own({ typed: page.typedAt(id, 'runde=') })).toBe(70);
      await writeOpen();
      expect(await storedOf(id)).toEqual([91, 92, 93, 50, 51, 70]);
    });

    it('is gone once it is expressly thrown away', async () => {
      leave(pathOf(id));
      page.dropLine(id);
      page = await load();
      expect(inLine()).toEqual([]);
      expect(await storedOf(id)).toEqual([91, 92, 93, 50]);
    });
  });

  it.each<[string, (page: Page) => void, 'undone' | 'struck']>([
    ['an undo', (page) => void page.send({ type: 'undone' }), 'undone'],
    ['a struck round', (page) => void page.send({ type: 'struck', round: 2 }), 'struck'],
  ])(
    'is told where it was %s and another window has written: when it is looked at, and when it is written',
    async (_, act, lost) => {
      fill();
      act(page);
      await page.settled();
      makeRoom();
      await otherWrites({ type: 'entered', entry: entryFor(50) });
      await page.lookForSheets();
      const { say } = await import('./texts.js');
      const told = (round: number): string => say().keeping.meanwhile({ code: 'entered', round }, 0, lost);
      expect(said()).toEqual([told(4)]);
      expect(shown(page)).toEqual([91, 92, 93, 50]);

      toasts.length = 0;
      await otherWrites({ type: 'entered', entry: entryFor(51) });
      act(page);
      await page.settled();
      expect(said()).toEqual([told(5)]);
      expect(shown(page)).toEqual([91, 92, 93, 50, 51]);
    },
  );

  it('opens the earlier form of a round whose correction was taken back, as a correction', async () => {
    page.send({ type: 'corrected', round: 2, entry: entryFor(60) });
    await page.settled();
    fill();
    page.send({ type: 'undone' });
    await page.settled();
    makeRoom();
    await otherWrites({ type: 'entered', entry: entryFor(50) });
    await page.lookForSheets();
    expect(page.placeNow()).toBe('runde=2');
    expect(written(draft.readDraft(page.typedAt(id, 'runde=2'))!)).toEqual(entryFor(92));
  });

  it('names the round that both windows correct, with what it was and what it is', async () => {
    await otherWrites({ type: 'corrected', round: 1, entry: entryFor(22) });
    page.go(pathOf(id, 'runde=1'));
    page.keepTyped(id, 'runde=1', draftFor(33));
    page.send({ type: 'corrected', round: 1, entry: entryFor(33) });
    page.go(pathOf(id), { replace: true });
    await page.settled();
    expect(said()).toEqual([
      'In einem anderen Fenster wurde unterdessen Runde 1 von 91 : 66 auf 22 : 135 verbessert. Deine Eingabe steht noch da.',
    ]);
    expect(page.placeNow()).toBe('runde=1');
  });

  it('is no empty list where the device has been written by a newer Puur', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        const request: { error?: unknown; onerror?: () => void } = {};
        queueMicrotask(() => {
          request.error = new DOMException('newer', 'VersionError');
          request.onerror?.();
        });
        return request;
      },
    });
    page = await load();
    expect(page.shut.value).toBe('newer');
    makeRoom();
    await page.lookForSheets();
    expect(page.shut.value).toBeNull();
    expect(shown(page)).toEqual([91, 92, 93]);
  });
});
