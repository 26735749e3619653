// A whole Partie as people play it: by tap on a phone, by keys alone on a desk, by ear alone.
import { verifyLog } from '@puur/table';
import { replay } from '@puur/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, keptLog, tap, untilAsked } from './play.mjs';
import { QUICK, stand } from './stand.mjs';

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

/** Waits for the next picture: what was just pressed may not be on the screen yet. */
const drawn = (page) => page.evaluate(() => new Promise(requestAnimationFrame));

/** The log on the device is a whole Partie: judged anew, ended, every deal proved. */
async function expectWhole(page) {
  await expect
    .poll(async () => (await keptLog(page)).some(({ type }) => type === 'partie-ended'), { timeout: 5000 })
    .toBe(true);
  const log = await keptLog(page);
  const judged = replay(log);
  expect(judged.ok).toBe(true);
  expect(judged.value.phase).toBe('ended');
  const audits = verifyLog(log);
  expect(audits.length).toBe(judged.value.rounds.length);
  expect(audits.every(({ result }) => result.ok)).toBe(true);
}

describe('a whole Partie', () => {
  it('by tap, on a phone', async () => {
    const page = await at.page(QUICK);
    await page.goto(at.base);
    await page.click('[data-action=deal]');
    const seen = new Set();
    for (let steps = 0; steps < 400; steps++) {
      const what = await tap(page);
      seen.add(what);
      if (what === 'ended') break;
    }
    expect([...seen]).toEqual(expect.arrayContaining(['cut', 'play', 'ended']));
    await expectWhole(page);
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('by keys alone, on a desk', async () => {
    const page = await at.page(QUICK, { viewport: { width: 1280, height: 800 } });
    await page.goto(at.base);
    /** Presses Tab until something has the focus, then a key; not if the screen asks for something else by then. */
    const press = async (what, selector, key) => {
      for (let presses = 0; presses < 60; presses++) {
        const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
        if (isThere) {
          await page.keyboard.press(key);
          return;
        }
        if ((await asked(page)) !== what) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${selector} cannot be reached by Tab`);
    };
    await page.waitForSelector('[data-action=deal]');
    await press('nothing', '[data-action=deal]', 'Enter');
    let place = 0;
    for (let steps = 0; steps < 2000; steps++) {
      const what = await untilAsked(page);
      if (what === 'ended') break;
      if (what === 'cut') {
        await press('cut', '.pack input', 'ArrowRight');
        await press('cut', '.cutting .brass', 'Enter');
      } else if (what === 'declare') {
        await press('declare', '.declaring .tile', 'Enter');
        await press('declare', '[data-action=declare]', 'Enter');
      } else if (what === 'weis') {
        await press('weis', '[data-action=weis]', 'Enter');
      } else if (what === 'account') {
        await press('account', '[data-action=next]', 'Enter');
      } else if (what === 'take') {
        await page.keyboard.press(' ');
      } else {
        // Digits choose by place; a card that may not be laid answers why, and the next one is tried.
        await page.keyboard.press(String((place++ % 9) + 1));
        if (await page.$('.held.chosen')) await page.keyboard.press('Enter');
      }
      await drawn(page);
    }
    await expectWhole(page);
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('at the spoken table, by the names of things alone', async () => {
    const page = await at.page({ ...QUICK, spoken: true, weis: 'auto', stoeck: 'auto' });
    await page.goto(at.base);
    await page.getByRole('button', { name: 'Jassen' }).click();
    await page.waitForSelector('.spoken');
    let laid = 0;
    for (let steps = 0; steps < 900 && laid < 12; steps++) {
      const next = page.getByRole('button', { name: 'Nächste Runde' });
      const knock = page.getByRole('button', { name: /^(Klopfen|Geben)/ });
      const push = page.getByRole('button', { name: 'Schieben' });
      const rosen = page.getByRole('button', { name: 'Rosen', exact: true });
      const take = page.getByRole('button', { name: 'Stich nehmen' });
      if (await page.getByRole('link', { name: 'Aufhören' }).count()) break;
      if (await next.count()) await next.click();
      else if (await knock.count()) await knock.click();
      else if (await push.count()) await push.click();
      else if (await rosen.count()) {
        await rosen.click();
        await page.getByRole('button', { name: 'Rosen ansagen' }).click();
      } else if (await take.count()) await take.click().catch(() => undefined);
      else if (await page.getByText('Du bist am Zug', { exact: true }).count()) {
        const playable = page
          .getByRole('list', { name: 'Deine Karten' })
          .getByRole('button')
          .filter({ hasNotText: 'jetzt nicht' });
        if (
          (await playable.count()) > 0 &&
          (await playable
            .first()
            .click({ timeout: 2000 })
            .then(
              () => true,
              () => false,
            ))
        )
          laid++;
      }
      await drawn(page);
    }
    expect(laid).toBeGreaterThanOrEqual(8);
    const log = await page.getByRole('log').innerText();
    expect(log).toMatch(/Du: |Stich an |Der Stich gehört dir/);
    expect(at.faults).toEqual([]);
    await page.context().close();
  });
});
