/**
 * What could not be stored: it outlasts a reload, waits in its line where another window was quicker, and is stored as
 * soon as there is room. The page is loaded anew again and again here, so nothing is held in hand between.
 */
import 'fake-indexeddb/auto';
import { asked, rows } from '../../../test/fake-page.js';
import { entriesOf, type SheetEvent } from '@puur/tafel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftFor, entryFor, profile, written } from '../../../test/taps.js';
import * as draft from '../entry/draft.js';
import { forgetSheet, readSheets, saveSheet } from './kept.js';
import { pathOf } from '../shelf.js';

interface Toast {
  readonly kind: string;
  readonly text: string;
  readonly action?: { readonly run: () => void };
}
const toasts = vi.hoisted(() => [] as Toast[]);
vi.mock('../../ui/toast.js', () => ({ toast: (next: Toast) => void toasts.push(next), untoast: () => undefined }));

describe('what could not be stored', () => {
  const said = (): readonly string[] => toasts.map(({ text }) => text);
  const pointsIn = (log: readonly SheetEvent[]): readonly number[] =>
    entriesOf(log).map((entry) => ('contract' in entry ? entry.points[0] : 0));

  type Page = typeof import('../shelf.js') &
    typeof import('../writing.js') &
    typeof import('./looking.js') &
    typeof import('./queue.js') &
    typeof import('./reopening.js') &
    typeof import('./unstored.js') &
    typeof import('./typed.js') &
    typeof import('./typing.js') &
    typeof import('./line.js') &
    typeof import('../../app/route.js');
  /** The page, loaded anew: all that it had in hand is gone. */
  async function load(): Promise<Page> {
    vi.resetModules();
    asked.clear();
    const page = {
      ...(await import('../../app/route.js')),
      ...(await import('./typed.js')),
      ...(await import('./typing.js')),
      ...(await import('./line.js')),
      ...(await import('./queue.js')),
      ...(await import('./unstored.js')),
      ...(await import('./reopening.js')),
      ...(await import('./looking.js')),
      ...(await import('../shelf.js')),
      ...(await import('../writing.js')),
    };
    const fresh = await import('../texts.js');
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
  async function otherWrites(...events: readonly SheetEvent[]): Promise<void> {
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
      (await import('../texts.js')).say().keeping.meanwhile({ code: 'entered', round: 4 }, 3, null),
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
      const { say } = await import('../texts.js');
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
