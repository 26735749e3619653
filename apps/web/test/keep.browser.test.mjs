// Nothing is lost: reload, kill, crash, a second window, a full storage, at any moment.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord } from '@puur/records';
import { fold, replay, viewFor } from '@puur/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchIn } from '../serve/chrome.mjs';
import { asked, keptLog, tap, tapUntil, untilAsked } from './play.mjs';
import { expectAccessible, prepare, QUICK, stand } from './stand.mjs';

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

const LONG = { ...QUICK, rules: { preset: 'puur', settings: { target: 5000 } } };

/** Numbers that follow from a seed. */
function chances(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

const isPrefix = (before, after) =>
  before.every((event, index) => JSON.stringify(event) === JSON.stringify(after[index]));

/** The cards in the hand on the screen are those that the kept log leaves to seat 0; waits for the log to be written. */
async function expectVeryCards(page) {
  await expect
    .poll(async () => {
      const shown = await page.$$eval('.hand .held', (held) => held.map(({ dataset }) => Number(dataset.card)));
      const { round } = viewFor(fold(await keptLog(page)), 0);
      return JSON.stringify(shown.sort((a, b) => a - b)) === JSON.stringify(round.hand.toSorted((a, b) => a - b));
    })
    .toBe(true);
}

/** Lets the page draw some pictures. */
const frames = (page, count) =>
  page.evaluate(async (n) => {
    for (; n > 0; n--) await new Promise(requestAnimationFrame);
  }, count);

// PUUR_SEED tries other moments than those that every run goes through.
const SEEDS = process.env.PUUR_SEED ? [Number(process.env.PUUR_SEED)] : [11, 12];

/** What may befall a window; each gives the page that is there afterwards. */
const ACCIDENTS = {
  reload: async (page) => {
    await page.reload();
    return page;
  },
  // The window is gone at once, with its workers.
  closed: async (page) => {
    const context = page.context();
    await page.close();
    const next = await at.in(context);
    await next.goto(`${at.base}/tisch`);
    return next;
  },
  // The process dies, as it does where a phone wants the memory back.
  crashed: async (page) => {
    const context = page.context();
    const session = await context.newCDPSession(page);
    const gone = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await gone;
    await page.close();
    const next = await at.in(context);
    await next.goto(`${at.base}/tisch`);
    return next;
  },
  left: async (page) => {
    await page.goto(at.base);
    await page.click('[data-action=continue]');
    return page;
  },
};

describe('nothing is lost', () => {
  // The model: a log that only grows. Whatever happens to the window, what was kept is still there, in its order, the log
  // is one that the rules allow, the hand on the screen is the one it leaves, and the table goes on from its end.
  it.each(SEEDS)('by reloads, kills and crashes at random moments (seed %d)', async (seed) => {
    const next = chances(seed);
    const context = await at.browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-CH' });
    await prepare(context, LONG);
    let page = await at.in(context);
    await page.goto(at.base);
    await page.click('[data-action=deal]');
    await tapUntil(page, ['play']);
    const happened = [];
    for (let turn = 0; turn < 6; turn++) {
      for (let taps = next(4); taps >= 0; taps--) await tap(page);
      await frames(page, next(5));
      const before = await keptLog(page);
      const kind = Object.keys(ACCIDENTS)[(turn + next(2)) % 4];
      happened.push(`${kind} after ${before.length}`);
      const where = `seed ${seed}: ${happened.join(', ')}`;
      page = await ACCIDENTS[kind](page);
      const what = await untilAsked(page);
      const after = await keptLog(page);
      expect(isPrefix(before, after), where).toBe(true);
      expect(replay(after).ok, where).toBe(true);
      if (what === 'play') await expectVeryCards(page);
    }
    const before = await keptLog(page);
    // A tap may only open a question, so there may have to be more than one.
    await expect
      .poll(async () => {
        await tap(page);
        return (await keptLog(page)).length;
      })
      .toBeGreaterThan(before.length);
    expect(at.faults).toEqual([]);
    await context.close();
  });

  it('by a crash of the whole browser', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'puur-profile-'));
    const sit = async () => {
      const context = await launchIn(folder, { viewport: { width: 360, height: 740 }, locale: 'de-CH' });
      await prepare(context, LONG);
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(at.base);
      return { context, page };
    };
    try {
      const first = await sit();
      await first.page.click('[data-action=deal]');
      await tapUntil(first.page, ['play']);
      await tap(first.page);
      const before = await keptLog(first.page);
      const session = await first.context.newCDPSession(first.page);
      await session.send('Browser.crash').catch(() => undefined);
      await first.context.close().catch(() => undefined);
      const { context, page } = await sit();
      await page.click('[data-action=continue]');
      await untilAsked(page);
      const after = await keptLog(page);
      expect(before.length).toBeGreaterThan(4);
      expect(isPrefix(before, after)).toBe(true);
      await tap(page);
      await context.close();
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });

  it('with two windows: one plays, the other may take over, and both tell the truth', async () => {
    const context = await at.browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-CH' });
    await prepare(context, LONG);
    const one = await at.in(context);
    await one.goto(at.base);
    await one.click('[data-action=deal]');
    await tapUntil(one, ['play']);
    const two = await at.in(context);
    await two.goto(`${at.base}/tisch`);
    expect(await untilAsked(two)).toBe('elsewhere');
    await tap(one);
    await untilAsked(one);
    const before = await keptLog(one);
    await two.click('[data-action=here]');
    await untilAsked(two);
    await expect.poll(() => one.locator('.absent h1').innerText()).toContain('anderen Fenster');
    expect(isPrefix(before, await keptLog(two))).toBe(true);
    await tap(two);
    await untilAsked(two);
    const between = await keptLog(two);
    // And back again.
    await one.click('[data-action=here]');
    await untilAsked(one);
    await expect.poll(() => asked(two)).toBe('elsewhere');
    expect(isPrefix(between, await keptLog(one))).toBe(true);
    expect(replay(await keptLog(one)).ok).toBe(true);
    expect(at.faults).toEqual([]);
    await context.close();
  });

  // The browser's own limit, in force before the first write: room that it has promised it keeps to for half a minute.
  it('with a full storage: it is said, play goes on, and all is written once there is room', async () => {
    const page = await at.page(LONG);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: at.base, quotaSize: 1 });
    await page.goto(at.base);
    await page.click('[data-action=deal]');
    await tapUntil(page, ['play']);
    const notice = page.locator('[data-kind=unsaved]');
    await notice.waitFor();
    expect(await notice.innerText()).toContain('Speicher ist voll');
    for (let taps = 0; taps < 3; taps++) await tap(page);
    await untilAsked(page);
    expect(await keptLog(page)).toEqual([]);
    expect(await notice.count()).toBe(1);
    // What is not written can be carried away as a file.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      notice.getByRole('button', { name: 'Sichern' }).click(),
    ]);
    const rescued = readRecord(readFileSync(await download.path(), 'utf8'));
    expect(rescued.ok).toBe(true);
    await session.send('Storage.overrideQuotaForOrigin', { origin: at.base });
    await tap(page);
    await untilAsked(page);
    await expect.poll(() => notice.count()).toBe(0);
    await expect.poll(async () => (await keptLog(page)).length).toBeGreaterThan(rescued.value.events.length);
    const log = await keptLog(page);
    expect(isPrefix(rescued.value.events, log)).toBe(true);
    expect(replay(log).ok).toBe(true);
    await page.context().close();
  });

  it('from a backup: everything of one device on another', async () => {
    const page = await at.page(LONG, { acceptDownloads: true });
    await page.goto(at.base);
    await page.click('[data-action=deal]');
    await tapUntil(page, ['play']);
    await tap(page);
    await untilAsked(page);
    await page.goto(`${at.base}/einstellungen`);
    const log = await keptLog(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=backup]')]);
    const file = await download.path();
    const other = await at.page({});
    await other.goto(`${at.base}/einstellungen`);
    const [chooser] = await Promise.all([other.waitForEvent('filechooser'), other.click('[data-action=restore]')]);
    await chooser.setFiles(file);
    await other.waitForSelector('[data-kind=restore]');
    expect(await keptLog(other)).toEqual(log);
    await other.goto(at.base);
    await other.click('[data-action=continue]');
    await untilAsked(other);
    expect(isPrefix(log, await keptLog(other))).toBe(true);
    expect(at.faults).toEqual([]);
    await page.context().close();
    await other.context().close();
  });
});

/** Begins a slate with two names' sides. */
async function beginSlate(page) {
  await page.goto(`${at.base}/tafel`);
  await page.click('[data-action=new]');
  await page.click('[data-action=begin]');
  await page.waitForSelector('.board');
}

/** Writes a round of Rosen on the slate, as far as the last key. */
async function typeRound(page, points) {
  await page.click('[data-contract="trump:R"]');
  await page.click(`[data-tens="${Math.floor(points / 10)}"]`);
  await page.click(`[data-units="${points % 10}"]`);
}

async function writeRound(page, points) {
  await page.click('[data-action=write]');
  await typeRound(page, points);
  await page.click('[data-action=save]');
  await page.waitForSelector('.board');
}

/** The far side stands first on the page. */
const ours = async (page) => Number(await page.locator('.board .name strong').last().innerText());

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
    await beginSlate(page);
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
    await beginSlate(page);
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
    await beginSlate(page);
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
    await beginSlate(page);
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
    await beginSlate(page);
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
    await beginSlate(page);
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
    await typeRound(page, 71);
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
