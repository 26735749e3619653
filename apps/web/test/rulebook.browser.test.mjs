// The rulebook: read without a script, tried and searched with one, kept on the device, and fit for every window and light.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, serverOf } from '../serve/server.mjs';
import { expectAccessible, stand } from './stand.mjs';

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

const wider = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const BARE = { javaScriptEnabled: false };

describe('the rulebook without JavaScript', () => {
  it('is read from the first page to an answer, with cards to be seen', async () => {
    const page = await at.page({}, BARE);
    await page.goto(`${at.base}/regeln`);
    expect(await page.locator('html').getAttribute('lang')).toBe('de-CH');
    // Nothing stands there that would do nothing.
    for (const dead of ['[role=search]', '[data-action=cards]', '#look', 'button']) {
      expect(await page.locator(`${dead}:visible`).count(), dead).toBe(0);
    }
    await page.click('main .tile[href="/regeln/following/"]');
    await page.waitForURL('**/regeln/following/');
    const example = page.locator('#following-undertrump');
    const card = example.locator('.choices svg').first();
    expect(await card.getAttribute('aria-label')).toMatch(/^(Eichel|Rosen|Schellen|Schilten)-/);
    const [seen, box] = await card.evaluate((svg) => [svg.querySelector('use').getBBox().width, svg.clientWidth]);
    expect(seen).toBeGreaterThan(90);
    expect(box).toBeGreaterThan(40);
    await example.locator('summary').click();
    expect((await example.locator('.answer > div').innerText()).length).toBeGreaterThan(30);
    await page.click('.onward .next');
    await page.waitForURL('**/regeln/weis/');
    await page.click('.crumbs a[href="/regeln/"]');
    await page.waitForURL('**/regeln/');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('follows the light of the device', async () => {
    const grounds = [];
    for (const colorScheme of ['light', 'dark']) {
      const page = await at.page({}, { ...BARE, colorScheme });
      await page.goto(`${at.base}/regeln/weis/`);
      grounds.push(await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor));
      await page.context().close();
    }
    expect(grounds).toEqual(['rgb(233, 223, 206)', 'rgb(20, 24, 26)']);
  });
});

describe('the rulebook with JavaScript', () => {
  it('tells right from wrong, and why', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/regeln/following/`);
    const example = page.locator('#following-undertrump[data-live]');
    const verdict = example.locator('.verdict');
    const keys = example.locator('.card-key');
    for (const key of await keys.all()) await key.click();
    await example.getByRole('button', { name: 'Prüfen' }).click();
    expect(await verdict.getAttribute('data-right')).toBe('no');
    expect(await example.locator('details').getAttribute('open')).toBeNull();
    expect(await example.locator('[data-mark=wrong]').count()).toBeGreaterThan(0);
    for (const key of await example.locator('li:not([data-right]) .card-key').all()) await key.click();
    await example.getByRole('button', { name: 'Prüfen' }).click();
    expect(await verdict.innerText()).toBe('Richtig.');
    expect(await example.locator('details').getAttribute('open')).not.toBeNull();
    // One answer out of a few, by keyboard.
    await page.goto(`${at.base}/regeln/values/`);
    const one = page.locator('#values-trump[data-live]');
    await one.locator('li[data-right] button').focus();
    await page.keyboard.press('Enter');
    expect(await one.locator('.verdict').getAttribute('data-right')).toBe('yes');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('shows the cards and the light of the app, and what is set here holds there', async () => {
    const page = await at.page({
      deck: 'french',
      pairing: 'reglement',
      fourColours: true,
      theme: 'dark',
      names: ['Anna', '', '', ''],
    });
    await page.goto(`${at.base}/regeln/contracts/`);
    await page.waitForSelector('html[data-deck=french]');
    expect(await page.locator('html').getAttribute('data-light')).toBe('dark');
    // Rosen are Kreuz under the pairing of the Jassreglement.
    const card = page.locator('main svg[data-card=EU][aria-label]').first();
    expect(await card.getAttribute('aria-label')).toBe('Schaufel-Bube');
    const symbol = (await card.locator('use').getAttribute('href')).slice(1);
    expect(await page.locator(`symbol[id="${symbol}"]`).count()).toBe(1);
    await page.getByRole('button', { name: 'Karten und Licht' }).click();
    await page.getByRole('radio', { name: 'Deutschschweizer' }).check();
    await page.getByRole('radio', { name: 'hell' }).check();
    await page.waitForSelector('html[data-deck=german][data-light=light]');
    expect(await card.getAttribute('aria-label')).toBe('Eichel-Under');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('puur.prefs')));
    expect(kept).toMatchObject({ deck: 'german', theme: 'light', pairing: 'reglement', names: ['Anna', '', '', ''] });
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('finds a topic by what people call it', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/regeln/`);
    const found = () =>
      page.locator('.found a').evaluateAll((links) => links.slice(0, 3).map((link) => link.pathname + link.hash));
    for (const [query, path] of [
      ['bauer', '/regeln/glossary/#puur'],
      ['Trumpfbauer', '/regeln/contracts/#trump'],
      ['s', '/regeln/stoeck/'],
      ['stock', '/regeln/stoeck/'],
      ['untertrumpfen', '/regeln/following/'],
    ]) {
      await page.fill('#query', query);
      await expect.poll(found, { message: query }).toContain(path);
    }
    await page.fill('#query', 'xyzzy');
    await expect.poll(() => page.locator('.found').innerText()).toContain('Nichts gefunden');
    // The key in the bar of any page leads to the field.
    await page.goto(`${at.base}/regeln/weis/`);
    await page.click('[data-action=search]');
    await page.waitForFunction(() => document.activeElement?.id === 'query');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('leads to the language that is read, but never away from one that was chosen', async () => {
    const page = await at.page({}, { locale: 'fr-CH' });
    await page.goto(`${at.base}/regeln/`);
    await page.waitForURL('**/regeln/fr/');
    expect(await page.locator('html').getAttribute('data-deck')).toBe('french');
    await page.click('.languages a[data-language=de]');
    await page.waitForURL('**/regeln/');
    await page.locator('[role=search]').waitFor();
    await page.reload();
    await page.locator('[role=search]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/regeln/');
    // A link to a page is a link to that page.
    await page.goto(`${at.base}/regeln/fr/weis/`);
    await page.locator('.example[data-live]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/regeln/fr/weis/');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('is one door away from the app, and leads back into it', async () => {
    const page = await at.page();
    await page.goto(at.base);
    await page.click('.tiles a[href="/regeln/"]');
    await page.waitForSelector('.rulebook.front');
    await page.click('main a[href="/schiedsrichter"] >> nth=0');
    await page.waitForSelector('.referee');
    await page.goBack();
    await page.waitForSelector('.rulebook.front');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });
});

describe('the rulebook offline', () => {
  it(
    'is read whole with the server stopped, though only the first screen of the app was opened',
    { timeout: 40_000 },
    async () => {
      const server = serverOf();
      const base = `http://127.0.0.1:${await listen(server, 0)}`;
      const page = await at.page();
      await page.goto(base);
      // The app asks for the language that is read; wait until all of it is there.
      const answer = await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        return new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          active.postMessage({ keep: 'de' }, [port2]);
        });
      });
      expect(answer).toBe('kept');
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await page.goto(`${base}/regeln/stoeck/`);
      expect(await page.locator('h1').innerText()).toContain('Stöck');
      await page.click('.topics a[href="/regeln/glossary/"]');
      await page.waitForURL('**/glossary/');
      await page.goto(`${base}/regeln/weis`);
      expect(await page.locator('.part').count()).toBeGreaterThan(2);
      await page.locator('.example[data-live]').first().waitFor();
      const card = page.locator('svg.card use').first();
      expect(await card.evaluate((use) => use.getBBox().width)).toBeGreaterThan(90);
      // A page that is nowhere says so, and is not the app.
      await page.goto(`${base}/regeln/zz/`);
      await page.waitForSelector('.rulebook .missing');
      await page.context().close();
    },
  );
});

describe('every page of the rulebook', () => {
  it.each([
    ['light', 320],
    ['dark', 1280],
  ])('has nothing for axe to say in %s, %d wide, and is no wider', async (theme, width) => {
    const page = await at.page({ theme }, { viewport: { width, height: 740 } });
    await page.goto(`${at.base}/regeln/`);
    const paths = await page.locator('main .tile.topic').evaluateAll((links) => links.map((link) => link.pathname));
    expect(paths.length).toBeGreaterThan(15);
    for (const path of ['/regeln/', ...paths]) {
      await page.goto(at.base + path);
      await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
      expect(await wider(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      // One page of each make, with every kind of block between them.
      if (/regeln\/(?:|contracts|following|weis|tafel|checklist|glossary)\/?$/.test(path)) {
        await expectAccessible(page, `${path} in ${theme}`);
      }
    }
    await page.context().close();
  });

  it.each([
    ['200 % text', { viewport: { width: 360, height: 740 } }, '200%'],
    ['a phone on its side', { viewport: { width: 740, height: 360 } }, '100%'],
  ])('fits %s', async (_, options, size) => {
    const page = await at.page({ deck: 'french' }, options);
    for (const path of ['/regeln/', '/regeln/contracts/', '/regeln/following/', '/regeln/glossary/']) {
      await page.goto(at.base + path);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
      expect(await wider(page), path).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });
});
