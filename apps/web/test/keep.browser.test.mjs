// Nothing of a Partie is lost: reload, kill, crash, a second window, a full storage, at any moment.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord } from '@puur/records';
import { fold, replay, viewFor } from '@puur/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchIn } from '../serve/chrome.mjs';
import { asked, keptLog, tap, tapUntil, untilAsked } from './play.mjs';
import { prepare, QUICK, stand } from './stand.mjs';

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
