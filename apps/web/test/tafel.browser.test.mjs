// The slate for real cards: rounds of the Schieber in a few taps, refusals and questions in words.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, open, save, totals, type } from './slate.mjs';
import { expectAccessible, stand } from './stand.mjs';

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

describe('Schieber', () => {
  it('writes, asks, refuses, corrects, undoes and keeps', async () => {
    const page = await at.page({ rules: { preset: 'puur', settings: {} } });
    await begin(at.base, page);
    await open(page, 'trump:R', 98);
    await page.click('[data-action=stoeck]');
    await page.click('[data-whose="stoeck:0"]');
    await page.click('[data-action=weis]');
    await page.click('[data-weis="0:50"]');
    await page.click('[data-action=weis-done]');
    await save(page);
    // The far side stands first on the page: 59 for them, 98 + 50 + 20 for us.
    expect(await totals(page)).toEqual([59, 168]);

    await page.click('[data-action=write]');
    await page.click('[data-contract=obenabe]');
    await page.click('[data-tens="15"]');
    await page.click('[data-units="6"]', { force: true });
    await page.waitForSelector('[data-kind=tafel-refused]');
    expect(await page.locator('[data-kind=tafel-refused] p').innerText()).toContain('156');
    await page.click('[data-units="7"]');
    // 157 is a match or an empty trick: nothing is written before that is said.
    await page.click('[data-action=save]', { force: true });
    expect(await page.locator('.asked').count()).toBe(1);
    await page.click('[data-answer="ask-match:yes"]');
    await save(page);
    expect(await totals(page)).toEqual([59, 425]);

    await page.click('[data-action=history]');
    await page.click('.history [data-round="1"]');
    await page.click('[data-action=change]');
    await type(page, 89);
    // Corrected from the history, so back to the history.
    await save(page, '.history');
    await page.click('.history header a');
    expect(await totals(page)).toEqual([68, 416]);
    await page.click('[data-action=undo]');
    await expect.poll(() => totals(page)).toEqual([59, 425]);
    await page.click('[data-action=redo]');
    await expect.poll(() => totals(page)).toEqual([68, 416]);

    await page.reload();
    await page.waitForSelector('.board');
    expect(await totals(page)).toEqual([68, 416]);
    await page.click('[data-action=share]');
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=csv]')]);
    expect(readFileSync(await file.path(), 'utf8').split('\r\n').length).toBe(4);
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('takes a Berg that was forgotten as a correction, tells it in the history, and undoes it', async () => {
    const page = await at.page({ rules: { preset: 'puur', settings: { target: 150 } } });
    await begin(at.base, page);
    await open(page, 'trump:R', 98);
    // The table plays without Bergpreis: nobody is asked for it round by round.
    expect(await page.locator('[data-setting=berg]').count()).toBe(0);
    await save(page);
    await page.click('[data-action=history]');
    await page.click('.history [data-round="1"]');
    await page.selectOption('[data-setting=berg] select', { label: 'Anna & Carla' });
    await save(page, '.history');
    const strokes = page.locator('.history h2:has-text("Striche") + ul');
    expect(await strokes.innerText()).toBe('Anna & Carla: 1 (Berg)');
    await page.click('.history details:last-of-type summary');
    expect(await page.locator('.written-log li').last().innerText()).toContain('Berg Anna & Carla');
    await page.click('[data-action=undo]');
    await expect.poll(() => strokes.count()).toBe(0);
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('takes back one Weis that was tapped by mistake, and shows both sides where both have some', async () => {
    const page = await at.page({ rules: { preset: 'puur', settings: {} } });
    await begin(at.base, page);
    await open(page, 'trump:R', 98);
    await page.click('[data-action=weis]');
    for (const key of ['0:20', '0:50', '1:50']) await page.click(`[data-weis="${key}"]`);
    expect(await page.locator('[data-action=weis]').innerText()).toContain('70 : 50');
    await page.click('[data-weis-back="1:0"]');
    await page.click('[data-weis-back="0:1"]');
    expect(await page.locator('[data-action=weis]').innerText()).toMatch(/Weis 20\s+Anna & Carla/);
    // Without Weis the round lies there to be written.
    await page.click('[data-action=weis-none]');
    await save(page);
    expect(await totals(page)).toEqual([59, 98]);
    await page.context().close();
  });

  it('offers who may have declared, and everybody one tap later', async () => {
    const page = await at.page({ rules: { preset: 'puur', settings: {} } });
    await begin(at.base, page);
    await page.click('[data-action=write]');
    // Nothing is said of points before there are any.
    expect(await page.locator('[data-side="1"]').innerText()).toBe('Beat & Dario');
    await page.click('[data-contract="trump:R"]');
    await type(page, 98);
    // Anna deals: Beat is forehand and may have pushed to Dario.
    const offered = () =>
      page
        .locator('[data-declarer]')
        .evaluateAll((keys) => keys.map(({ innerText }) => innerText.replace(/\s+/g, ' ')));
    expect(await offered()).toEqual(['Beat Vorhand', 'Dario geschoben']);
    expect(await page.locator('[data-declarer][aria-pressed=true]').count()).toBe(0);
    await page.click('[data-action=other-declarer]');
    expect(await offered()).toEqual(['Anna', 'Beat', 'Carla', 'Dario']);
    await page.click('[data-declarer="0"]');
    await save(page);
    await page.click('[data-action=history]');
    expect(await page.locator('.history [data-round="1"]').innerText()).toContain('Anna');
    await page.context().close();
  });

  it.each([
    ['puur', '257', '157 + 100 = 257', [257, 0]],
    ['turnier-12', '157', '0 + 157 = 157', [157, 0]],
  ])('writes a match of %s as %s', async (preset, written, sum, after) => {
    const page = await at.page({ rules: { preset, settings: {} } });
    await begin(at.base, page);
    await page.click('[data-action=write]');
    await page.click('[data-contract="trump:R"]');
    await page.click('[data-action=match]');
    await page.click('[data-whose="match:1"]');
    expect(await page.locator('[data-side="1"] .made').innerText()).toBe(written);
    expect((await page.locator('.adds').innerText()).trim()).toBe(sum);
    await save(page);
    expect(await totals(page)).toEqual(after);
    await page.context().close();
  });

  it('asks whose Stöck and whose match it is, with nobody chosen before', async () => {
    const page = await at.page({ rules: { preset: 'puur', settings: {} } });
    await begin(at.base, page);
    // Beat and Dario counted last.
    await page.click('[data-action=write]');
    await page.click('[data-contract="trump:E"]');
    await page.click('[data-side="1"]');
    for (const [chip, keys] of [
      ['stoeck', 3],
      ['match', 5],
    ]) {
      await page.click(`[data-action=${chip}]`);
      expect(await page.locator('[data-whose]').count()).toBe(keys);
      expect(await page.locator('[data-whose][aria-pressed=true]').count()).toBe(0);
      expect(await page.locator(`[data-action=${chip}]`).getAttribute('aria-pressed')).toBe('false');
    }
    await page.click('[data-action=stoeck]');
    await page.click('[data-whose="stoeck:0"]');
    expect(await page.locator('[data-action=stoeck]').innerText()).toMatch(/Stöck\s+Anna & Carla/);
    await page.click('[data-action=stoeck]');
    await page.click('[data-whose="stoeck:none"]');
    expect(await page.locator('[data-action=stoeck]').innerText()).toBe('Stöck');
    await page.context().close();
  });

  it.each([
    ['match:0', 1, 'Match'],
    ['kontermatch:0', 2, 'Kontermatch'],
  ])('writes a %s in five taps, with its strokes', async (whose, strokes, feat) => {
    const page = await at.page({ rules: { preset: 'puur', settings: {} } });
    await begin(at.base, page);
    for (const key of [
      '[data-action=write]',
      '[data-contract="trump:E"]',
      '[data-action=match]',
      `[data-whose="${whose}"]`,
      '[data-action=save]',
    ]) {
      await page.click(key);
    }
    await page.waitForSelector('.board');
    expect(await totals(page)).toEqual([0, 257]);
    await page.click('[data-action=history]');
    expect(await page.locator('.history').innerText()).toContain(`Anna & Carla: ${strokes} (${feat})`);
    await page.context().close();
  });

  it('claims of nobody to have declared, with two names as well', async () => {
    const page = await at.page({ rules: { preset: 'puur', settings: {} } });
    await page.goto(`${at.base}/tafel#neu`);
    await page.waitForSelector('.opening');
    await page.locator('[data-setting=players] label').nth(1).click();
    await page.click('[data-action=begin]');
    await open(page, 'trump:E', 90);
    expect(await page.locator('[data-declarer]').count()).toBe(2);
    expect(await page.locator('[data-declarer][aria-pressed=true]').count()).toBe(0);
    await save(page);
    await page.click('[data-action=history]');
    expect(await page.locator('.history [data-round="1"] small').innerText()).toBe('');
    expect(await page.locator('.history').innerText()).toMatch(/Eicheln?: 1 Runde\n/);
    await page.context().close();
  });

  it('does not close the Weis of both sides before it is said whose count', async () => {
    const page = await at.page({ rules: { preset: 'puur', settings: {} } });
    await begin(at.base, page);
    await open(page, 'trump:R', 98);
    await page.click('[data-action=weis]');
    for (const key of ['0:20', '1:50']) await page.click(`[data-weis="${key}"]`);
    await page.click('[data-action=weis-done]', { force: true });
    await page.click('[data-action=weis]');
    expect(await page.locator('.asked [role=alert]').innerText()).toContain('Beide Seiten haben Weis');
    await page.click('[data-weis-only="1"]');
    await page.click('[data-action=weis-done]');
    await save(page);
    expect(await totals(page)).toEqual([109, 98]);
    await page.context().close();
  });

  it('asks on the slate who has said Bedanken once the target is reached, and then who has won and why', async () => {
    const page = await at.page({ rules: { preset: 'offiziell', settings: { target: 100 } } });
    await begin(at.base, page);
    // Said before anything was played: the key is there.
    await page.click('[data-action=write]');
    await page.click('[data-action=claim]');
    expect(await page.locator('[data-whose="claim:1"]').innerText()).toBe('Beat & Dario');
    await page.click('header a');
    for (const points of [80, 76]) {
      await open(page, 'trump:E', points);
      await save(page);
    }
    const text = await page.locator('.board').innerText();
    expect(text).toContain('Ziel erreicht – wer hat sich bedankt?');
    expect(text).not.toContain('noch 0');
    expect(await page.locator('[data-claim]').allInnerTexts()).toEqual(['Anna & Carla', 'Beat & Dario']);
    await expectAccessible(page, 'Bedanken on the slate');
    await page.click('[data-claim="1"]');
    expect(await page.locator('.verdict').innerText()).toMatch(/Gewonnen: Beat & Dario: .*bedankt/);
    expect(await page.locator('[data-action=write]').count()).toBe(0);
    const isWhole = await page
      .locator('.name.wins b')
      .evaluate((name) => name.scrollWidth <= name.clientWidth && getComputedStyle(name).whiteSpace === 'normal');
    expect(isWhole).toBe(true);
    await page.click('[data-action=undo]');
    await page.waitForSelector('[data-claim]');
    await page.context().close();
  });

  it('calls the tables by their names', async () => {
    const page = await at.page({});
    await page.goto(`${at.base}/tafel#neu`);
    await page.waitForSelector('.opening [data-setting=rules]');
    const names = await page.locator('[data-setting=rules] option').allInnerTexts();
    expect(names).toContain('Turnier, 12 Runden');
    expect(names.filter((name) => /^[a-z]+(-\d+)?$/.test(name))).toEqual([]);
    // And by the target that is chosen here.
    await page.selectOption('[data-setting=rules] select', { label: 'Puur 1000' });
    await page.fill('[data-setting=target] input', '800');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('[data-setting=rules] option:checked').innerText()).toBe('Puur 800');
    expect(await page.locator('[data-setting=rules]').innerText()).toContain('auf 800');
    await page.context().close();
  });

  it('takes five taps for a round', async () => {
    const page = await at.page({});
    await begin(at.base, page);
    for (const key of [
      '[data-action=write]',
      '[data-contract="trump:E"]',
      '[data-tens="8"]',
      '[data-units="4"]',
      '[data-action=save]',
    ]) {
      await page.click(key);
    }
    await page.waitForSelector('.board');
    expect(await totals(page)).toEqual([73, 84]);
    await page.context().close();
  });

  it('says who has won and why, and takes no round after that', async () => {
    const page = await at.page({ rules: { preset: 'puur', settings: { target: 100 } } });
    await begin(at.base, page);
    await open(page, 'trump:E', 120);
    await save(page);
    expect(await page.locator('.verdict').innerText()).toMatch(/Gewonnen: Anna & Carla: .*Stich/);
    expect(await page.locator('[data-action=write]').count()).toBe(0);
    await page.click('[data-action=undo]');
    await page.waitForSelector('[data-action=write]');
    await page.context().close();
  });

  it('is written by keyboard, and counts a pile of cards', async () => {
    const page = await at.page({});
    await begin(at.base, page);
    await page.click('[data-action=write]');
    await page.focus('[data-contract="trump:E"]');
    await page.keyboard.press('Enter');
    await page.locator('h1').click();
    await page.keyboard.type('62');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.board');
    expect(await totals(page)).toEqual([95, 62]);

    await page.click('[data-action=write]');
    await page.click('[data-contract="trump:E"]');
    await page.click('[data-action=count]');
    // Trump Under 20, Nell 14, trump ace 11, trump six 0, and the last trick 5: 50.
    for (const card of [5, 3, 8, 0]) await page.click(`[data-card="${card}"]`);
    await page.click('[data-action=take-count]');
    await save(page);
    expect(await totals(page)).toEqual([95 + 107, 62 + 50]);
    await page.context().close();
  });
});
