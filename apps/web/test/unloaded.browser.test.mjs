// A file of the program that does not come: asked for again, then told in the page with a key to try again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stand } from './stand.mjs';

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

/** A page where the first `times` requests for a file fail, and what was not caught there. */
async function failing(files, times) {
  const page = await at.page({}, { serviceWorkers: 'block' });
  const uncaught = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  let asked = 0;
  await page.route(files, (route) => (asked++ < times() ? route.abort() : route.continue()));
  return { page, uncaught };
}

describe.each(['main', 'base', 'index', 'table'])('%s', (name) => {
  const files = new RegExp(`/assets/${name}-[^/]*\\.js`);

  it('is asked for again where it fails once', async () => {
    const { page, uncaught } = await failing(files, () => 1);
    await page.goto(at.base);
    await page.waitForSelector('main');
    expect(await page.locator('#unloaded').isVisible()).toBe(false);
    expect(uncaught).toEqual([]);
    await page.context().close();
  });

  it('is told where it never comes, and is there when it does', async () => {
    let times = Infinity;
    const { page, uncaught } = await failing(files, () => times);
    await page.goto(at.base);
    await page.locator('#unloaded').waitFor();
    expect(uncaught).toEqual([]);
    times = 0;
    await page.click('#unloaded button');
    await page.waitForSelector('main');
    await page.context().close();
  });
});

it('says so where the host of the table does not come', async () => {
  const { page, uncaught } = await failing(/\/assets\/worker-[^/]*\.js/, () => Infinity);
  await page.goto(at.base);
  await page.click('[data-action=deal]');
  await page.locator('[data-kind=unloaded]').getByRole('button', { name: 'Nochmals' }).waitFor();
  expect(uncaught).toEqual([]);
  await page.context().close();
});

it('keeps the old language where the new one does not come', async () => {
  let times = 0;
  const { page, uncaught } = await failing(/\/assets\/table-[^/]*\.js/, () => times);
  await page.goto(`${at.base}/einstellungen`);
  await page.waitForSelector('.settings');
  times = Infinity;
  await page.evaluate(() => {
    localStorage.setItem('puur.prefs', JSON.stringify({ language: 'fr' }));
    globalThis.dispatchEvent(new globalThis.StorageEvent('storage', { key: 'puur.prefs' }));
  });
  const told = page.locator('[data-kind=unloaded]');
  await told.waitFor();
  expect(await told.innerText()).toContain('Das liess sich nicht laden.');
  expect(await page.getAttribute('html', 'lang')).toBe('de-CH');
  times = 0;
  await told.getByRole('button', { name: 'Nochmals' }).click();
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('fr-CH');
  expect(uncaught).toEqual([]);
  await page.context().close();
});
