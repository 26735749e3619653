// Offline and up to date: the app starts and plays with the server stopped, and a new build waits for the person.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launch } from '../serve/chrome.mjs';
import { DIST, listen, serverOf } from '../serve/server.mjs';
import { keptLog, tap, untilAsked } from './play.mjs';
import { prepare, QUICK } from './stand.mjs';

/** A server that can be stopped for good, and the page it served. */
async function served(folder = DIST) {
  const server = serverOf(folder);
  const port = await listen(server, 0);
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-CH' });
  await prepare(context, { ...QUICK, rules: { preset: 'puur', settings: { target: 5000 } } });
  const page = await context.newPage();
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { base: `http://127.0.0.1:${port}`, browser, context, page, stop };
}

const ready = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

describe('offline', () => {
  it('starts, plays and opens every screen with the server stopped', async () => {
    const { base, browser, context, page, stop } = await served();
    try {
      await page.goto(base);
      await ready(page);
      await stop();
      // Another window, as on another day: nothing of it is in memory.
      await page.close();
      const later = await context.newPage();
      const faults = [];
      later.on('pageerror', (error) => faults.push(error.message));
      await later.goto(`${base}/einstellungen`);
      await later.waitForSelector('.settings');
      await later.goto(base);
      await later.click('[data-action=deal]');
      for (let taps = 0; taps < 12; taps++) await tap(later);
      expect((await keptLog(later)).filter(({ type }) => type === 'card-played').length).toBeGreaterThan(4);
      for (const path of ['rueckblick', 'karten', 'tafel', 'schule', 'tisch']) {
        await later.goto(`${base}/${path}`);
        await later.waitForSelector('main');
      }
      // Deep links to languages that were never opened work too: every chunk is kept.
      await later.evaluate(() => {
        localStorage.setItem('puur.prefs', JSON.stringify({ language: 'it' }));
      });
      await later.goto(`${base}/karten`);
      await later.getByRole('heading', { level: 1, name: 'Tavola delle carte' }).waitFor();
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  it('takes a new build only when the person says so, and the Partie goes on at the very card', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'puur-build-'));
    try {
      cpSync(DIST, folder, { recursive: true });
      const { base, browser, context, page, stop } = await served(folder);
      try {
        await page.goto(base);
        await ready(page);
        await page.reload();
        await page.click('[data-action=deal]');
        for (let taps = 0; taps < 6; taps++) await tap(page);
        await untilAsked(page);
        const before = await keptLog(page);
        // The next build: the same files under another version.
        const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
        writeFileSync(join(folder, 'sw.js'), worker.replace(/const VERSION = '\w+'/, "const VERSION = 'next00000000'"));
        const version = () =>
          page.evaluate(
            () =>
              new Promise((resolve) => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = ({ data }) => resolve(data);
                navigator.serviceWorker.controller.postMessage('version', [port2]);
              }),
          );
        const old = await version();
        await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found.update()));
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              const look = () =>
                navigator.serviceWorker.getRegistration().then((found) => {
                  if (found.waiting) resolve();
                  else setTimeout(look, 50);
                });
              look();
            }),
        );
        expect(await version()).toBe(old);
        // It waits while a trick lies; between two tricks, or at home, it is offered.
        await page.goto(base);
        const offer = page.locator('[data-kind=update]');
        await offer.waitFor();
        const other = await context.newPage();
        await other.goto(`${base}/einstellungen`);
        await other.waitForSelector('.settings');
        await other.evaluate(() => void (globalThis.isSame = true));
        await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'Jetzt laden' }).click()]);
        await page.waitForSelector('[data-action=continue]');
        await expect.poll(version).toBe('next00000000');
        // Another window is left as it is, and loads anew when it is told to.
        const said = other.locator('[data-kind=update]');
        await said.waitFor();
        expect(await other.evaluate(() => globalThis.isSame)).toBe(true);
        await Promise.all([other.waitForEvent('load'), said.getByRole('button', { name: 'Jetzt laden' }).click()]);
        await other.waitForSelector('.settings');
        await other.close();
        await page.click('[data-action=continue]');
        await untilAsked(page);
        const after = await keptLog(page);
        expect(after.slice(0, before.length)).toEqual(before);
      } finally {
        await browser.close();
        await stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
