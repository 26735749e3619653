// The slate of the Coiffeur and the Differenzler, and of a table that chose its own contracts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, save, type } from './slate.mjs';
import { stand } from './stand.mjs';

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

describe('the other games', () => {
  it('writes a field of the Coiffeur with its factor', async () => {
    const page = await at.page({});
    await begin(at.base, page, 1);
    await page.click('[data-field="rosen:0"]');
    await type(page, 103);
    await save(page, '.coiffeur');
    expect(await page.locator('[data-field="rosen:0"] b').innerText()).toBe('206');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('writes a match of the Coiffeur in three taps, and counts the cards of either side', async () => {
    const page = await at.page({});
    await begin(at.base, page, 1);
    for (const key of ['[data-field="schellen:1"]', '[data-action=match]']) await page.click(key);
    await save(page, '.coiffeur');
    expect(await page.locator('[data-field="schellen:1"] b').innerText()).toBe(`${4 * 257}`);
    await page.click('[data-field="rosen:0"]');
    await page.click('[data-side="1"]');
    await type(page, 57);
    expect(await page.locator('[data-side="0"] .made').innerText()).toBe('100');
    await save(page, '.coiffeur');
    expect(await page.locator('[data-field="rosen:0"] b').innerText()).toBe('200');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('charges the differences of the Differenzler', async () => {
    const page = await at.page({});
    await begin(at.base, page, 2);
    await page.click('[data-action=write]');
    for (const points of [40, 40, 40, 30, 50, 50, 30]) await type(page, points);
    await save(page, '.differenzler');
    expect(await page.locator('.fields .total b').allInnerTexts()).toEqual(['10', '10', '10', '3']);
    await page.context().close();
  });
});

describe('a table of its own', () => {
  it('plays the contracts that it has chosen, with its factors', async () => {
    const page = await at.page({});
    await page.goto(`${at.base}/tafel`);
    await page.click('[data-action=new]');
    await page.waitForSelector('.opening');
    await page.locator('[data-setting=game] label').nth(1).click();
    await page.locator('[data-setting=table] label').nth(2).click();
    for (const key of ['eichel', 'joker1', 'joker2']) {
      await page.selectOption(`[data-setting=own-${key}] select`, { index: 0 });
    }
    await page.selectOption('[data-setting=own-slalom] select', { index: 12 });
    await page.click('[data-action=begin]');
    await page.click('[data-field="slalom:1"]');
    await type(page, 100);
    await save(page, '.coiffeur');
    expect(await page.locator('[data-field="slalom:1"] b').innerText()).toBe('1200');
    // Rosen, Schilten, Schellen, Obenabe, Undenufe and Slalom.
    expect(await page.locator('[data-field$=":0"]').count()).toBe(6);
    for (const key of ['rosen', 'schilten', 'schellen', 'obenabe', 'undenufe', 'slalom']) {
      for (const side of key === 'slalom' ? [0] : [0, 1]) {
        await page.click(`[data-field="${key}:${side}"]`);
        await type(page, side === 0 ? 90 : 80);
        await save(page, '.coiffeur');
      }
    }
    // Every field is full: it is over, and the same table begins anew.
    await page.waitForSelector('.verdict');
    await page.click('[data-action=rematch]');
    await expect.poll(() => page.locator('.field.full').count()).toBe(0);
    expect(await page.locator('[data-field$=":0"]').count()).toBe(6);
    await page.context().close();
  });
});
