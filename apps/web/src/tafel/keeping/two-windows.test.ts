/**
 * Two windows with the same slate: nothing that either wrote is lost, and what the slower one typed lies open again over
 * what the quicker one wrote.
 */
import 'fake-indexeddb/auto';
import '../../../test/fake-page.js';
import type { SheetEvent } from '@puur/tafel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linesShown, save, shown, typeAt } from '../../../test/slate-screen.js';
import { draftFor, entryFor, profile, written } from '../../../test/taps.js';
import { go } from '../../app/route.js';
import * as draft from '../entry/draft.js';
import { forgetSheet, readSheets, saveSheet } from './kept.js';
import { lookForSheets } from './looking.js';
import { settled } from './queue.js';
import { openNext } from './reopening.js';
import { open, pathOf, sheets } from '../shelf.js';
import { begin, remove, send } from '../writing.js';
import { say } from '../texts.js';
import { forgetTyped, typedAt } from './typed.js';
import { placeNow } from './typing.js';

interface Toast {
  readonly kind: string;
  readonly text: string;
  readonly action?: { readonly run: () => void };
}
const toasts = vi.hoisted(() => [] as Toast[]);
vi.mock('../../ui/toast.js', () => ({ toast: (next: Toast) => void toasts.push(next), untoast: () => undefined }));

describe('two windows with the same slate', () => {
  const pointsShown = (): readonly number[] => linesShown().map(({ points }) => points[0]);

  /** The other window writes these; this one has not heard of it. */
  async function theyWrite(...events: readonly SheetEvent[]): Promise<void> {
    await settled();
    const { kept } = open.value!;
    expect(await saveSheet({ ...kept, log: [...kept.log, ...events] }, kept.log.length)).toEqual({ code: 'saved' });
  }

  beforeEach(async () => {
    await shown();
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
