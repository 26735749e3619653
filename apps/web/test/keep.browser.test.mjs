// Nothing is lost: reload, kill, crash, a second window, a full storage, at any moment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '@puur/rules';
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

describe('nothing is lost', () => {
  // The model: a log that only grows. Whatever happens to the window, what was kept is still there, in its order, the log
  // is one that the rules allow, and the table goes on from its end.
  it.each([[11], [12]])('by reloads and kills at random moments (seed %d)', async (seed) => {
    const next = chances(seed);
    const context = await at.browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-CH' });
    await prepare(context, LONG);
    let page = await at.in(context);
    await page.goto(at.base);
    await page.click('[data-action=deal]');
    await untilAsked(page);
    const happened = [];
    for (let round = 0; round < 6; round++) {
      for (let taps = next(4); taps >= 0; taps--) await tap(page);
      await page.waitForTimeout(next(60));
      const before = await keptLog(page);
      const kind = next(3);
      happened.push([kind, before.length]);
      if (kind === 0) await page.reload();
      else if (kind === 1) {
        // The window is gone at once, with its workers.
        await page.close();
        page = await at.in(context);
        await page.goto(`${at.base}/tisch`);
      } else {
        await page.goto(at.base);
        await page.click('[data-action=continue]');
      }
      await untilAsked(page);
      const after = await keptLog(page);
      expect(isPrefix(before, after), `after ${JSON.stringify(happened)}`).toBe(true);
      expect(replay(after).ok).toBe(true);
    }
    expect(at.faults).toEqual([]);
    await context.close();
  });

  it('by a crash of the whole browser', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'puur-profile-'));
    try {
      let context = await launchIn(folder, { viewport: { width: 360, height: 740 }, locale: 'de-CH' });
      await prepare(context, LONG);
      let page = context.pages()[0] ?? (await context.newPage());
      await page.goto(at.base);
      await page.click('[data-action=deal]');
      for (let taps = 0; taps < 7; taps++) await tap(page);
      const before = await keptLog(page);
      const session = await context.newCDPSession(page);
      await session.send('Browser.crash').catch(() => undefined);
      await context.close().catch(() => undefined);
      context = await launchIn(folder, { viewport: { width: 360, height: 740 }, locale: 'de-CH' });
      page = context.pages()[0] ?? (await context.newPage());
      await page.goto(at.base);
      await page.click('[data-action=continue]');
      await untilAsked(page);
      const after = await keptLog(page);
      expect(before.length).toBeGreaterThan(10);
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

  it('with a full storage: it is said, play goes on, and it is written once there is room', async () => {
    const page = await at.page(LONG);
    await page.goto(at.base);
    await page.click('[data-action=deal]');
    await tapUntil(page, ['play']);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: at.base, quotaSize: 1 });
    const full = await keptLog(page);
    for (let taps = 0; taps < 4; taps++) await tap(page);
    await page.waitForSelector('[data-kind=unsaved]');
    expect(await page.locator('[data-kind=unsaved]').innerText()).toContain('Speicher ist voll');
    await untilAsked(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: at.base });
    await tap(page);
    await untilAsked(page);
    await expect.poll(async () => (await keptLog(page)).length).toBeGreaterThan(full.length + 4);
    await expect.poll(() => page.locator('[data-kind=unsaved]').count()).toBe(0);
    expect(replay(await keptLog(page)).ok).toBe(true);
    await page.context().close();
  });

  it('from a backup: everything of one device on another', async () => {
    const page = await at.page(LONG, { acceptDownloads: true });
    await page.goto(at.base);
    await page.click('[data-action=deal]');
    for (let taps = 0; taps < 6; taps++) await tap(page);
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
