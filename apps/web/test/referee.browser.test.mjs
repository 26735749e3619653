// The dispute checker: a quarrel told by tap, nothing lost on the way, in four languages and every light.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, stand } from './stand.mjs';

// Quarrels as they are told to the referee, from its own test set.
const { cases } = JSON.parse(
  readFileSync(new URL('../../../packages/referee/test/quarrels.json', import.meta.url), 'utf8'),
);
const quarrelOf = (id) => cases.find((each) => each.id === id).quarrel;

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

/** Taps a card, its suit first where only one suit is in sight. */
async function tapCard(page, name) {
  const card = page.locator(`.picker [data-card=${name}]`);
  if (!(await card.isVisible())) await page.click(`.suits button:nth-child(${'ERST'.indexOf(name[0]) + 1})`);
  await card.click();
}

/** R01 of the set: South discards the T7 on Schellen and holds the S7 and the SA. */
async function tellRevoke(page) {
  await page.goto(`${at.base}/schiedsrichter`);
  await page.click('.checks > li:nth-child(4) summary');
  await page.click('[data-question=card-allowed]');
  await page.click('[data-contract="trump:E"]');
  await page.click('[data-action=next]');
  for (const name of ['S8', 'S10', 'T7', 'SU']) await tapCard(page, name);
  await page.click('[data-action=next]');
  await page.click('.seats [data-side="2"]');
  for (const name of ['SA', 'S7']) await tapCard(page, name);
}

describe('the referee', () => {
  it('rules on a quarrel told by tap, keeps it over a reload and goes back step by step', async () => {
    const page = await at.page();
    await tellRevoke(page);
    await page.reload();
    expect(await page.locator('.picker [aria-pressed=true][data-card]').count()).toBe(3);
    await page.click('[data-action=rule]');
    await page.waitForSelector('[data-verdict=revoke-in-trick]');
    // 23 points, as the set says: the Schellen-Ass goes in.
    expect(await page.locator('.moved').innerText()).toContain('23');
    expect(await page.locator('[data-confidence]').getAttribute('data-confidence')).toBe('high');
    expect(await page.locator('.differs > li').count()).toBeGreaterThan(0);
    await page.goBack();
    expect(page.url()).toContain('schritt=hands');
    await page.goBack();
    await page.waitForSelector('.lines li:nth-child(4)');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('says what is missing and leads there', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter?frage=trick-winner&schritt=ruling`);
    await page.click('.missing .button');
    await page.waitForSelector('.contracts');
    await page.context().close();
  });

  it('opens a pasted quarrel, and a link gives it on', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter`);
    await page.click('.opening summary');
    await page.fill('.opening textarea', 'Farbe!');
    await page.click('[data-action=open]');
    expect(await page.locator('.fault').innerText()).not.toBe('');
    await page.fill('.opening textarea', JSON.stringify(quarrelOf('T01')));
    await page.click('[data-action=open]');
    await page.waitForSelector('[data-verdict=trick-goes-to]');
    expect(await page.locator('.verdict h2').first().innerText()).toContain('West');
    const shared = encodeURIComponent(JSON.stringify(quarrelOf('W07')));
    await page.goto(`${at.base}/schiedsrichter#streit=${shared}`);
    await page.waitForSelector('[data-verdict=weis-counts]');
    await page.context().close();
  });

  it('is told by keyboard alone', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter`);
    for (const selector of [
      '.checks > li:nth-child(2) summary',
      '[data-question=dealer]',
      '.seats [data-side="2"]',
      '[data-action=rule]',
    ]) {
      await page.focus(selector);
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('[data-verdict=dealer-is]');
    await page.context().close();
  });

  it.each([
    ['de', 'light', 320],
    ['fr', 'dark', 360],
    ['it', 'contrast', 1280],
    ['en', 'light', 768],
  ])('has nothing for axe to say in %s, %s, %d wide, and is no wider', async (language, theme, width) => {
    const page = await at.page({ language, theme }, { viewport: { width, height: 740 } });
    const look = async (where) => {
      await expectAccessible(page, `${where} in ${language}, ${theme}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    };
    await tellRevoke(page);
    await look('hands');
    for (const step of ['facts', 'events', 'ruling']) {
      await page.click(`[data-step=${step}]`);
      await page.waitForTimeout(200);
      await look(step);
    }
    await page.goto(`${at.base}/schiedsrichter`);
    await page.waitForSelector('.checks');
    await look('front');
    await page.context().close();
  });
});
