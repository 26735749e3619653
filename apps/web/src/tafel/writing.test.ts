/**
 * The slate of this device against a naive model: any sequence of rounds typed tap by tap, corrected, struck, undone and
 * redone, of reloads, of slates taken off and brought back, and of another window that writes in between.
 *
 * The model is a person with pencil and paper: it keeps every list of rounds there ever was, adds up with its own three
 * factors, and knows nothing of events, drafts or the database.
 */
import 'fake-indexeddb/auto';
import '../../test/fake-page.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Line, linesShown, save, shown, typeAt } from '../../test/slate-screen.js';
import { ALL_ASKED, FACTORS, type Played, profile, tapped, type Told, WAYS, written } from '../../test/taps.js';
import * as draft from './entry/draft.js';
import { readSheets, saveSheet } from './keeping/kept.js';
import { lookForSheets } from './keeping/looking.js';
import { settled } from './keeping/queue.js';
import { open, sheets } from './shelf.js';
import { begin, remove, send, tidyUp } from './writing.js';
import { typedAt } from './keeping/typed.js';
import { placeNow } from './keeping/typing.js';

interface Toast {
  readonly kind: string;
  readonly text: string;
  readonly action?: { readonly run: () => void };
}
const toasts = vi.hoisted(() => [] as Toast[]);
vi.mock('../ui/toast.js', () => ({ toast: (next: Toast) => void toasts.push(next), untoast: () => undefined }));

// What happens at the table

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

// The model: pencil and paper

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

describe('the slate of this device', () => {
  beforeAll(shown);

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
