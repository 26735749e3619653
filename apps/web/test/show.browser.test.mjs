// What everybody can see and reach: four languages, two decks, three lights, every size, axe without a word.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectApart, expectInside, openAt, SIGNS, SIZES } from './at-table.mjs';
import { stillness } from './play.mjs';
import { keptMoment, MOMENTS, putIn } from './prepare.mjs';
import { expectAccessible, stand } from './stand.mjs';

let at;
const moments = {};
beforeAll(async () => {
  at = await stand();
  for (const name of Object.keys(MOMENTS)) {
    moments[name] = keptMoment(name);
  }
});
afterEach(() => {
  expect(at.faults.splice(0)).toEqual([]);
});
afterAll(async () => {
  await at?.close();
});

const LIGHTS = ['light', 'dark', 'contrast'];

/** Sets something as another window of the same person would. */
async function set(page, change) {
  await page.evaluate((wanted) => {
    const prefs = { ...JSON.parse(localStorage.getItem('puur.prefs')), ...wanted };
    localStorage.setItem('puur.prefs', JSON.stringify(prefs));
    globalThis.dispatchEvent(new globalThis.StorageEvent('storage', { key: 'puur.prefs' }));
  }, change);
  await stillness(page);
}

describe.each(Object.keys(SIGNS))('the moment «%s»', (name) => {
  it('fits every window, and axe has nothing to say in any light', async () => {
    const page = await at.page({});
    await openAt(at, page, name);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await stillness(page);
      await expectInside(page, `${name} at ${width} × ${height}`);
      await expectApart(page, `${name} at ${width} × ${height}`);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const theme of LIGHTS) {
      await set(page, { theme });
      await expectAccessible(page, `${name} in ${theme}`);
    }
    await page.context().close();
  });
});

describe('the table', () => {
  it('keeps apart what stands on it while a card is chosen, in every language', async () => {
    const page = await at.page({});
    await openAt(at, page, 'playing');
    await page
      .locator('.held.legal')
      .nth(1)
      .click({ position: { x: 10, y: 14 } });
    for (const language of ['de', 'fr', 'it', 'en']) {
      await set(page, { language });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await stillness(page);
        expect(await page.locator('.held.chosen').count()).toBe(1);
        await expectApart(page, `${language} at ${width} × ${height}`);
        // The next card lies on the chosen one, so that one still sees what it is.
        const [chosen, next] = await page.$$eval('.hand li', (cards) => {
          const first = cards.findIndex((card) => card.querySelector('.chosen'));
          return [cards[first], cards[first + 1]].map((card) => Number(getComputedStyle(card).zIndex));
        });
        expect(next).toBeGreaterThan(chosen);
      }
    }
    await page.context().close();
  });

  it('shows where to go on while it rests, and nothing over it', async () => {
    const page = await at.page({});
    await openAt(at, page, 'playing');
    await page.click('.bar .key');
    await page.getByRole('button', { name: 'Pause' }).click();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await stillness(page);
      const isOnTop = await page.$eval('[data-action=resume]', (key) => {
        const { left, top, width: wide, height: high } = key.getBoundingClientRect();
        return key.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
      });
      expect(isOnTop, `${width} × ${height}`).toBe(true);
      expect(await page.locator('.lying:visible').count()).toBe(0);
      await expectApart(page, `resting at ${width} × ${height}`);
    }
    await page.context().close();
  });

  it('has sheets and a last trick that axe has nothing to say to in any light', async () => {
    const page = await at.page({});
    await openAt(at, page, 'playing');
    for (const theme of LIGHTS) {
      await set(page, { theme });
      for (const button of ['.bar .key', '.bar .key:last-child']) {
        await page.click(button);
        await page.waitForSelector('.sheet');
        await stillness(page);
        await expectAccessible(page, `${button} in ${theme}`);
        await page.keyboard.press('Escape');
        await page.waitForSelector('.sheet', { state: 'detached' });
      }
      await page.click('[data-action=last]');
      await page.waitForSelector('.last');
      await stillness(page);
      await expectAccessible(page, `last trick in ${theme}`);
      await page.keyboard.press('Escape');
      await page.waitForSelector('.last', { state: 'detached' });
    }
    await page.context().close();
  });

  it('marks what may be laid, says why not, and gives nothing away before its turn', async () => {
    const page = await at.page({ speed: 'slow' });
    await openAt(at, page, 'playing');
    expect(await page.locator('.held.legal').count()).toBeGreaterThan(0);
    const blocked = page.locator('.held.blocked').last();
    await blocked.click();
    await page.waitForSelector('[data-kind=refusal]');
    expect(await page.locator('[data-kind=refusal] p').innerText()).toMatch(/erlaubt: /);
    await page.locator('[data-kind=refusal]').getByRole('button', { name: 'Regel' }).click();
    await page.waitForSelector('[data-kind=rule]');
    await page
      .locator('.held.legal')
      .first()
      .click({ position: { x: 10, y: 14 } });
    await page.locator('.held.chosen').click({ position: { x: 10, y: 14 } });
    // The trick lies complete, and nothing is marked while it lies.
    await expect.poll(() => page.locator('.lying').count()).toBe(4);
    expect(await page.locator('.held.legal, .held.blocked').count()).toBe(0);
    await page.context().close();
  });

  it('stays in the window of a phone on its side when a card is touched whose foot is outside', async () => {
    const page = await at.page({}, { viewport: { width: 740, height: 360 } });
    await openAt(at, page, 'weis');
    await page.locator('.held').last().focus();
    await stillness(page);
    expect(await page.evaluate(() => document.querySelector('.table').scrollTop + globalThis.scrollY)).toBe(0);
    await expectInside(page, 'weis');
    await page.context().close();
  });

  it('keeps the layout still while cards are played', async () => {
    const page = await at.page({ speed: 'fast' });
    await openAt(at, page, 'playing');
    await page.evaluate(() => {
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await page
      .locator('.held.legal')
      .first()
      .click({ position: { x: 10, y: 14 } });
    await page.locator('.held.chosen').click({ position: { x: 10, y: 14 } });
    // Until the trick is gone and the next one asks for a card, or a bot thinks.
    await expect.poll(() => page.locator('.lying').count()).toBe(4);
    await expect.poll(() => page.locator('.lying').count()).toBeLessThan(4);
    await stillness(page);
    expect(await page.evaluate(() => globalThis.shift)).toBe(0);
    await page.context().close();
  });
});

describe('every other screen', () => {
  const PATHS = [
    '',
    'einstellungen',
    'karten',
    'rueckblick',
    'rueckblick?partie=ended',
    'tafel',
    'schiedsrichter',
    'regeln',
    'schule',
  ];

  it.each(PATHS)('/%s has nothing for axe to say in any light, and is no wider than a window', async (path) => {
    const page = await at.page({});
    await page.goto(`${at.base}/karten`);
    await putIn(page, [moments.ended, moments.playing]);
    await page.goto(`${at.base}/${path}`);
    await page.waitForSelector(path.includes('partie=') ? '.replay' : 'main h1');
    if (path === 'einstellungen') {
      for (const group of await page.$$('.group summary')) await group.click();
    }
    await stillness(page);
    for (const theme of LIGHTS) {
      await set(page, { theme });
      await expectAccessible(page, `/${path} in ${theme}`);
    }
    for (const [width, percent] of [
      [320, 100],
      [360, 200],
    ]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      await stillness(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `/${path} at ${width} px with text at ${percent} %`).toBeLessThanOrEqual(1);
    }
    await page.context().close();
  });

  it('steps through a round, opens the hands and proves the deal', async () => {
    const page = await at.page({});
    await page.goto(`${at.base}/karten`);
    await putIn(page, [moments.ended]);
    await page.goto(`${at.base}/rueckblick?partie=ended&runde=1`);
    await page.waitForSelector('.replay');
    for (let step = 0; step < 4; step++) await page.click('[data-action=step]');
    expect(await page.locator('.replay .mat .card').count()).toBe(4);
    expect(await page.locator('.replay .mat .won').count()).toBe(1);
    await page.waitForSelector('[data-proof=right]');
    await page.context().close();
  });

  it('goes over the own cards of a round: what they cost adds up to what was written, and leads to the card', async () => {
    const page = await at.page({});
    await page.goto(`${at.base}/karten`);
    await putIn(page, [moments.ended]);
    await page.goto(`${at.base}/rueckblick?partie=ended&runde=2`);
    await page.click('[data-action=coach]');
    await page.waitForSelector('.coached', { timeout: 60_000 });
    const numbers = (text) => (text.match(/[−+]?\d+/g) ?? []).map((one) => Number(one.replace('−', '-')));
    const [from, to] = numbers(await page.locator('.coached h2 small').first().innerText());
    const [lost, rest] = numbers(await page.locator('.coached .sum').innerText());
    expect(lost).toBeLessThanOrEqual(0);
    expect(from + lost + rest).toBe(to);
    // The tricks of the round as its account tells them: cards, last trick and match of the own side.
    const account = await page.locator('.of-round table').innerText();
    const own = (row) => {
      const [, ours] = (account.split('\n').find((line) => line.startsWith(row)) ?? '').split('\t');
      return ours === '–' ? 0 : Number(ours);
    };
    expect(to).toBe(own('Karten') + own('Letzter Stich') + own('Match'));
    const dear = page.locator('[data-action=show-choice]');
    expect(await dear.count()).toBeGreaterThan(0);
    const card = await dear.first().innerText();
    await dear.first().click();
    const told = await page.locator('.replay .bottom').innerText();
    expect(told).toContain(/Stich \d/.exec(card)[0]);
    for (const theme of LIGHTS) {
      await set(page, { theme });
      await expectAccessible(page, `a round gone over in ${theme}`);
    }
    await page.context().close();
  });
});

describe('every language and deck', () => {
  const WORDS = {
    de: ['Du bist am Zug', 'Einstellungen'],
    fr: ['À toi de jouer', 'Réglages'],
    it: ['Tocca a te', 'Impostazioni'],
    en: ['Your turn', 'Settings'],
  };

  it('speaks all four at the table and in the settings', async () => {
    const page = await at.page({});
    await openAt(at, page, 'playing');
    for (const [language, [turn]] of Object.entries(WORDS)) {
      await set(page, { language });
      await expect.poll(() => page.locator('.turn').innerText()).toContain(turn);
      expect(await page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(language);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await stillness(page);
        await expectInside(page, `${language} at ${width} × ${height}`);
        await expectApart(page, `${language} at ${width} × ${height}`);
      }
    }
    await page.goto(`${at.base}/einstellungen`);
    for (const [language, [, title]] of Object.entries(WORDS)) {
      await set(page, { language });
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await page.context().close();
  });

  it('has a light ground under every suit in every light', async () => {
    const page = await at.page({ deck: 'french' });
    await openAt(at, page, 'declaring');
    for (const theme of LIGHTS) {
      await set(page, { theme });
      const lightness = await page.evaluate(() =>
        [...document.querySelectorAll('.declaring .sign.suit')].map((sign) => {
          for (let on = sign; on; on = on.parentElement) {
            const [red, green, blue, alpha = 1] = getComputedStyle(on)
              .backgroundColor.match(/[\d.]+/g)
              .map(Number);
            if (alpha > 0) return (red + green + blue) / 3;
          }
          return 0;
        }),
      );
      expect(lightness, theme).toHaveLength(4);
      expect(Math.min(...lightness), theme).toBeGreaterThan(200);
    }
    await page.context().close();
  });

  it('changes the deck in the middle of a round', async () => {
    const page = await at.page({});
    await openAt(at, page, 'playing');
    const drawing = () => page.locator('.held img').first().getAttribute('src');
    const name = () => page.locator('.held').first().getAttribute('aria-label');
    const [before, called] = [await drawing(), await name()];
    await page.click('.bar .key');
    await page.getByRole('button', { name: 'Blatt wechseln' }).click();
    await expect.poll(drawing).not.toBe(before);
    expect(await name()).not.toBe(called);
    const held = await page.locator('.held').count();
    await expect
      .poll(() =>
        page.$$eval('.held img', (drawn) => drawn.filter((img) => img.complete && img.naturalWidth > 0).length),
      )
      .toBe(held);
    await page.context().close();
  });

  it('hands house rules on by a card, and shows in what they differ', async () => {
    const page = await at.page({ rules: { preset: 'uri-2000', settings: { target: 2001 } } });
    await page.goto(`${at.base}/einstellungen`);
    await page.click('[data-action=show-card]');
    await page.waitForSelector('.qr');
    const link = await page.evaluate(async () => {
      let copied = '';
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text) => Promise.resolve((copied = text)) },
        configurable: true,
      });
      [...document.querySelectorAll('.card-code button')].at(-1).click();
      while (copied === '') await new Promise(requestAnimationFrame);
      return copied;
    });
    const other = await at.page({});
    await other.goto(link);
    await other.waitForSelector('.offered');
    expect(await other.locator('.offered').innerText()).toContain('2001');
    await other.click('[data-action=take-card]');
    expect(await other.evaluate(() => JSON.parse(localStorage.getItem('puur.prefs')).rules)).toEqual({
      preset: 'uri-2000',
      settings: { target: 2001 },
    });
    await page.context().close();
    await other.context().close();
  });
});
