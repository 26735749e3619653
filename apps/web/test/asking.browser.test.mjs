// What a table asks and says: before a Partie, at the cut, with advice, and what stands in sight all the while.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openAt } from './at-table.mjs';
import { stillness, untilAsked } from './play.mjs';
import { keptMoment, putIn } from './prepare.mjs';
import { expectAccessible, QUICK, stand } from './stand.mjs';

let at;
beforeAll(async () => {
  at = await stand();
});
afterEach(() => {
  expect(at.faults.splice(0)).toEqual([]);
});
afterAll(async () => {
  await at?.close();
});

const LANGUAGES = ['de', 'fr', 'it', 'en'];
const PHONES = [
  [360, 740],
  [320, 568],
];

describe('before a Partie', () => {
  const LINES = {
    de: ['Schieber · 1000 · Partner stark', 'Schieber · 800 · zu zweit'],
    fr: ['Chibre · 1000 · partenaire fort', 'Chibre · 800 · à deux'],
    it: ['Schieber · 1000 · compagno forte', 'Schieber · 800 · in due'],
    en: ['Schieber · 1000 · strong partner', 'Schieber · 800 · two people'],
  };

  it.each(LANGUAGES)('one line says in %s what will be played, and a sheet changes just that', async (language) => {
    const page = await at.page({ language });
    await page.goto(at.base);
    const line = page.locator('[data-action=new] .quiet');
    // Its parts do not break.
    const read = async () => (await line.innerText()).replaceAll('\u00a0', ' ');
    expect(await read()).toBe(LINES[language][0]);
    await page.click('[data-action=change]');
    await page.waitForSelector('.choosing');
    await stillness(page);
    await expectAccessible(page, `the choice in ${language}`);
    await page.fill('[data-setting=target] input', '800');
    await page.keyboard.press('Tab');
    await page.selectOption('[data-setting=people] select', { index: 1 });
    // A level is asked for where the computer sits, and nowhere else.
    expect(await page.locator('[data-setting=partnerLevel]').count()).toBe(0);
    expect(await page.locator('[data-setting=opponentLevel]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.choosing', { state: 'detached' });
    expect(await read()).toContain(LINES[language][1]);
    await page.reload();
    await line.waitFor();
    expect(await read()).toContain(LINES[language][1]);
    await page.context().close();
  });

  it('all of it goes by keys: the sheet has the focus, keeps it, gives it back, and begins', async () => {
    const page = await at.page(QUICK);
    await page.goto(at.base);
    await page.focus('[data-action=change]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.choosing');
    const isInside = () => page.evaluate(() => document.activeElement?.closest('.choosing') !== null);
    for (let presses = 0; presses < 12; presses++) {
      expect(await isInside()).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.dataset.action)).toBe('change');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.choosing');
    await page.focus('[data-action=begin]');
    await page.keyboard.press('Enter');
    await untilAsked(page);
    await page.context().close();
  });

  it('the target that was changed is the one that is played to, and stands so in the settings', async () => {
    const page = await at.page({ speed: 'off' });
    await page.goto(at.base);
    await page.click('[data-action=change]');
    await page.fill('[data-setting=target] input', '777');
    await page.locator('[data-setting=target] input').blur();
    await page.click('[data-action=begin]');
    await untilAsked(page);
    expect(await page.locator('.bar .aim').innerText()).toMatch(/^Ziel 777\s+Runde 1$/);
    await page.goto(`${at.base}/einstellungen`);
    await page.waitForSelector('[data-setting=preset]');
    for (const group of await page.$$('.group summary')) await group.click();
    // One field for the target in all of the settings, and the table is called by it.
    expect(await page.locator('[data-setting=target]').count()).toBe(1);
    expect(await page.locator('[data-setting=preset] option:checked').innerText()).toBe('Puur 777');
    expect(await page.locator('[data-setting=preset]').innerText()).toContain('auf 777');
    await page.context().close();
  });
});

describe('what is played to', () => {
  it.each([
    ['a target', { preset: 'puur', settings: {} }, /Ziel 1000\s+Runde 1/],
    ['so many rounds', { preset: 'turnier-12', settings: {} }, /Runde 1 von 12/],
  ])('is in sight with the round, where it is %s', async (_, rules, words) => {
    const page = await at.page({ speed: 'off', rules });
    await page.goto(at.base);
    await page.click('[data-action=deal]');
    await untilAsked(page);
    for (const [width, height] of [...PHONES, [740, 360], [768, 1024]]) {
      await page.setViewportSize({ width, height });
      await stillness(page);
      expect(await page.locator('.bar .aim').innerText()).toMatch(words);
      const { left, right, top, bottom } = await page.$eval('.bar .aim', (aim) => aim.getBoundingClientRect().toJSON());
      expect(Math.min(left, top, width - right, height - bottom), `${width} × ${height}`).toBeGreaterThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect
      .poll(() => page.locator('.panel .top').innerText())
      .toMatch(words.source.includes('Ziel') ? /Ziel 1000 · Runde 1/ : words);
    await page.context().close();
  });
});

describe('the cut', () => {
  it.each(LANGUAGES)('tells in %s, one tap away, why nobody can choose the cards', async (language) => {
    const page = await at.page({ speed: 'off', language });
    await page.goto(at.base);
    await page.click('[data-action=deal]');
    expect(await untilAsked(page)).toBe('cut');
    await page.click('[data-action=why]');
    await page.waitForSelector('.sealed');
    await stillness(page);
    // The seal, who mixes in, what is shown afterwards, and what a knock is.
    expect(await page.locator('.sealed li').count()).toBe(4);
    expect(await page.locator('.sealed').innerText()).toMatch(/[0-9A-F]{4} [0-9A-F]{4}/);
    await expectAccessible(page, `the seal in ${language}`);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.sealed', { state: 'detached' });
    expect(await untilAsked(page)).toBe('cut');
    await page.context().close();
  });
});

describe('advice', () => {
  const ready = (page) =>
    page.waitForFunction(
      () => document.querySelector('.advice.sheet details, .advice.sheet p:not(.hidden)') !== null,
      null,
      {
        timeout: 60_000,
      },
    );

  it('leaves hand and trick in sight on a phone, held upright or on its side, and on a desk', async () => {
    const page = await at.page({});
    await openAt(at, page, 'playing');
    for (const [width, height] of [...PHONES, [740, 360], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      await stillness(page);
      await page.click('[data-action=advice]');
      await ready(page);
      await stillness(page);
      const hidden = await page.evaluate(() => {
        const sheet = document.querySelector('.advice.sheet');
        // What tells a card lies in its upper left corner; of a lying one, its middle.
        const looks = [
          ...[...document.querySelectorAll('.held')].map((card) => [card, 0.12, 0.2]),
          ...[...document.querySelectorAll('.lying')].map((card) => [card, 0.5, 0.5]),
        ];
        return looks
          .filter(([card, right, down]) => {
            const { left, top, width, height } = card.getBoundingClientRect();
            const found = document.elementsFromPoint(left + width * right, top + height * down);
            return found.length === 0 || found.some((one) => sheet.contains(one));
          })
          .map(([card]) => card.className);
      });
      expect(hidden, `${width} × ${height}`).toEqual([]);
      expect(await page.locator('.held.advised').count()).toBe(1);
      await expectAccessible(page, `advice at ${width} × ${height}`);
      await page.keyboard.press('Escape');
      await page.waitForSelector('.advice.sheet', { state: 'detached' });
    }
    await page.context().close();
  });
});

describe('the look back at a device for several', () => {
  it('keeps the keys of the others when one has gone over their cards, and what was told', async () => {
    const page = await at.page({});
    await page.goto(`${at.base}/karten`);
    await putIn(page, [keptMoment('ended', { people: [0, 2] })]);
    await page.goto(`${at.base}/rueckblick?partie=ended&runde=2`);
    const keys = page.locator('[data-action=coach]');
    await keys.first().click();
    await page.waitForSelector('.coached', { timeout: 60_000 });
    const sum = await page.locator('.coached h2 small').first().innerText();
    expect(await keys.count()).toBe(2);
    expect(await keys.first().getAttribute('aria-pressed')).toBe('true');
    await keys.last().click();
    await expect
      .poll(
        () =>
          keys
            .last()
            .getAttribute('aria-pressed')
            .catch(() => ''),
        { timeout: 60_000 },
      )
      .toBe('true');
    await keys.first().click();
    expect(await page.locator('.coached h2 small').first().innerText()).toBe(sum);
    await page.context().close();
  });
});
