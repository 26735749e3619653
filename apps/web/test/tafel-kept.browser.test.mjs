// The slate loses nothing: damage, a newer Puur, a full storage, another window, a backup.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, open, save, totals, type, writeRound } from './slate.mjs';
import { expectAccessible, stand } from './stand.mjs';

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

/** What we have: the near side. */
const ours = async (page) => (await totals(page)).at(-1);

/** From now on the device takes no slate, also after a reload, until it is told to. */
const fill = async (page, isFull) => {
  await page.evaluate((full) => globalThis.sessionStorage.setItem('test-full', full ? '1' : ''), isFull);
};
const FULL = () => {
  for (const name of ['put', 'add']) {
    const real = globalThis.IDBObjectStore.prototype[name];
    globalThis.IDBObjectStore.prototype[name] = function (...args) {
      if (globalThis.sessionStorage.getItem('test-full'))
        throw new globalThis.DOMException('full', 'QuotaExceededError');
      return real.apply(this, args);
    };
  }
};

/** Stores the text of every slate cut to a length, and with one word for another: the page runs no code from outside. */
const changeSlates = (page, change) =>
  page.evaluate(
    ({ length = Infinity, from = '', to = '' }) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('puur-tafel');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const transaction = open.result.transaction('sheets', 'readwrite');
          const store = transaction.objectStore('sheets');
          const all = store.getAll();
          all.onsuccess = () => {
            for (const row of all.result) store.put({ ...row, text: row.text.replace(from, to).slice(0, length) });
          };
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    change,
  );

describe('the slate loses nothing', () => {
  it('says that one is damaged, gives its text, and takes it back from a backup', async () => {
    const page = await at.page({}, { acceptDownloads: true });
    await begin(at.base, page);
    await writeRound(page, 98);
    await page.goto(`${at.base}/einstellungen`);
    const [backup] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=backup]')]);
    const file = await backup.path();
    await changeSlates(page, { length: 40 });
    await page.goto(`${at.base}/tafel`);
    await page.waitForSelector('[data-unread=damaged]');
    expect(await page.locator('.tafel').innerText()).not.toContain('Noch keine Tafel');
    const [raw] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=raw]')]);
    expect(readFileSync(await raw.path(), 'utf8')).toHaveLength(40);
    await expectAccessible(page, 'a damaged slate');
    // Deleted by mistake it comes back as it was.
    await page.click('[data-action=remove-unread]');
    await expect.poll(() => page.locator('[data-unread]').count()).toBe(0);
    await page.locator('[data-kind=tafel-removed] .button').click();
    await page.waitForSelector('[data-unread=damaged]');

    await page.goto(`${at.base}/einstellungen`);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('[data-action=restore]')]);
    await chooser.setFiles(file);
    expect(await page.locator('[data-kind=restore] p').innerText()).toContain('Eingelesen: 1');
    await page.goto(`${at.base}/tafel`);
    await page.click('[data-sheet]');
    expect(await ours(page)).toBe(98);
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('leaves one alone that a newer Puur has written, and says so wherever it is asked for', async () => {
    const page = await at.page({});
    await begin(at.base, page);
    const address = page.url();
    await changeSlates(page, { from: '"version": 1', to: '"version": 2' });
    await page.goto(`${at.base}/tafel`);
    expect(await page.locator('[data-unread=newer]').innerText()).toContain('neueren Puur');
    expect(await page.locator('[data-action=remove-unread]').count()).toBe(0);
    await page.goto(address);
    expect(await page.locator('[data-unread=newer]').innerText()).toContain('neueren Puur');
    await page.context().close();
  });

  it('shows nothing as empty where a newer Puur has changed the databases', async () => {
    const page = await at.page({});
    await page.goto(at.base);
    await page.evaluate(async () => {
      for (const name of ['puur', 'puur-tafel', 'puur-school']) {
        await new Promise((resolve) => {
          const open = indexedDB.open(name, 7);
          open.onsuccess = () => {
            open.result.close();
            resolve();
          };
        });
      }
    });
    for (const [address, empty] of [
      ['/', null],
      ['/tafel', 'Noch keine Tafel'],
      ['/schule', null],
    ]) {
      await page.goto(`${at.base}${address}`);
      await page.waitForSelector('[data-kind=shut][data-why=newer]');
      if (empty) expect(await page.locator('main').innerText()).not.toContain(empty);
      await expectAccessible(page, address);
    }
    await page.context().close();
  });

  it('keeps rounds that a full storage does not take over a reload, and stores them once there is room', async () => {
    const page = await at.page({});
    await page.addInitScript(FULL);
    await begin(at.base, page);
    await writeRound(page, 91);
    await fill(page, true);
    await writeRound(page, 70);
    await page.waitForSelector('[data-kind=tafel-unsaved]');
    await page.reload();
    await page.waitForSelector('[data-action=unkept]');
    expect(await ours(page)).toBe(161);
    await fill(page, false);
    await page.reload();
    await expect.poll(() => page.locator('[data-action=unkept]').count()).toBe(0);
    await page.reload();
    await page.waitForSelector('.board');
    expect(await ours(page)).toBe(161);
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('hands them to another window where the first is closed', async () => {
    const page = await at.page({});
    const context = page.context();
    await context.addInitScript(FULL);
    await begin(at.base, page);
    await fill(page, true);
    await writeRound(page, 70);
    await page.waitForSelector('[data-kind=tafel-unsaved]');
    const address = page.url();
    // As long as the first is there, the rounds are its own.
    const other = await at.in(context);
    await other.goto(address);
    await other.waitForSelector('.board');
    expect(await ours(other)).toBe(0);
    await page.close();
    await expect.poll(() => ours(other)).toBe(70);
    await other.reload();
    await other.waitForSelector('.board');
    expect(await ours(other)).toBe(70);
    await context.close();
  });

  it('keeps the rounds in line that are to be written again, through every way of leaving', async () => {
    const page = await at.page({});
    const context = page.context();
    await context.addInitScript(FULL);
    await begin(at.base, page);
    const address = page.url();
    const other = await at.in(context);
    await other.goto(address);
    await other.waitForSelector('.board');
    await fill(page, true);
    for (const points of [70, 71, 72]) await writeRound(page, points);
    await writeRound(other, 50);
    await page.bringToFront();
    // The first lies open, as it was typed; it is left by the key, by the list and by a reload.
    await page.waitForSelector('.entry');
    await fill(page, false);
    const waiting = page.locator('[data-kind=tafel-waiting]');
    const typed = () => page.locator('[data-side="0"]').innerText();
    expect(await typed()).toContain('70');
    await page.click('.entry header .key');
    await waiting.waitFor();
    expect(await waiting.innerText()).toContain('3 Runden');
    await page.goto(`${at.base}/tafel`);
    await page.click('[data-sheet]');
    await page.waitForSelector('.entry');
    expect(await typed()).toContain('70');
    await page.reload();
    await page.waitForSelector('.entry');
    expect(await typed()).toContain('70');
    await page.click('[data-action=save]');
    await expect.poll(typed).toContain('71');
    await page.click('[data-action=save]');
    await expect.poll(typed).toContain('72');
    await page.click('.entry header .key');
    expect(await waiting.innerText()).toContain('1 Runde');
    await expectAccessible(page, 'rounds that wait');
    expect(await ours(page)).toBe(50 + 70 + 71);
    // Thrown away only once that is asked.
    await page.click('[data-action=ask-drop-line]');
    await page.click('[data-action=keep-line]');
    await page.click('[data-action=write-line]');
    expect(await typed()).toContain('72');
    await page.click('.entry header .key');
    await page.click('[data-action=ask-drop-line]');
    await page.click('[data-action=drop-line]');
    await expect.poll(() => waiting.count()).toBe(0);
    await page.reload();
    await page.waitForSelector('.board');
    expect(await waiting.count()).toBe(0);
    expect(at.faults).toEqual([]);
    await context.close();
  });

  it.each([
    [360, 640],
    [390, 800],
    [1280, 800],
    [740, 360],
  ])('covers nothing to say that it is not stored, and says it once (%d × %d)', async (width, height) => {
    const page = await at.page({}, { viewport: { width, height } });
    await page.addInitScript(FULL);
    await begin(at.base, page);
    await fill(page, true);
    await writeRound(page, 70);
    const line = page.locator('[data-kind=tafel-unsaved]');
    await line.waitFor();
    await page.click('[data-action=write]');
    await page.waitForSelector('.entry');
    // Every key is what a finger meets at its middle; the mark is there, the line is not.
    const covered = await page.$$eval('[data-contract]', (keys) =>
      keys
        .filter((key) => {
          key.scrollIntoView({ block: 'center' });
          const { x, y, width, height } = key.getBoundingClientRect();
          return !key.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })
        .map(({ dataset }) => dataset.contract),
    );
    expect(covered).toEqual([]);
    expect(await line.count()).toBe(0);
    expect(await page.locator('[data-action=unkept]').count()).toBe(1);
    await page.click('[data-contract="trump:R"]');
    await type(page, 71);
    await page.click('[data-action=save]');
    await page.waitForSelector('.board');
    expect(await line.count()).toBe(0);
    // Who wants to know taps the mark.
    await page.click('[data-action=unkept]');
    await line.waitFor();
    await expectAccessible(page, 'not stored');
    await page.context().close();
  });
});

describe('another window', () => {
  it('shows a restored backup at once', async () => {
    const page = await at.page({});
    await begin(at.base, page);
    await open(page, 'trump:E', 120);
    await save(page);
    await page.goto(`${at.base}/einstellungen`);
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=backup]')]);
    const path = await file.path();
    const context = await at.browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-CH' });
    const [list, settings] = [await at.in(context), await at.in(context)];
    await list.goto(`${at.base}/tafel`);
    await list.waitForSelector('.list .mat');
    await settings.goto(`${at.base}/einstellungen`);
    const [chooser] = await Promise.all([
      settings.waitForEvent('filechooser'),
      settings.click('[data-action=restore]'),
    ]);
    await chooser.setFiles(path);
    // Nobody has looked at the list since: it says so by itself.
    await list.waitForSelector('[data-sheet]');
    expect(await list.locator('[data-sheet]').innerText()).toContain('120 : 37');
    await context.close();
    await page.context().close();
  });

  it('with a time that no Date can hold the slate is there, without a date', async () => {
    const page = await at.page({});
    await begin(at.base, page);
    await page.evaluate(
      () =>
        new Promise((done) => {
          const opening = indexedDB.open('puur-tafel');
          opening.onsuccess = () => {
            const store = opening.result.transaction('sheets', 'readwrite').objectStore('sheets');
            store.getAll().onsuccess = ({ target }) => {
              store.put({ ...target.result[0], startedAt: 1e300 }).onsuccess = () => {
                opening.result.close();
                done();
              };
            };
          };
        }),
    );
    await page.goto(`${at.base}/tafel`);
    await page.waitForSelector('[data-sheet]');
    const text = await page.locator('[data-sheet]').innerText();
    expect(text).toContain('ohne Datum');
    expect(text).not.toContain('Invalid');
    await page.context().close();
  });
});
