// What passes covers no card and nothing that can be tapped: every screen that says something, at every size.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stillness } from './play.mjs';
import { keptMoment, putIn } from './prepare.mjs';
import { stand } from './stand.mjs';

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

const SIZES = [
  [320, 568],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 800],
];

/** What lies under a toast though it may not; what of it lies outside the window, or cannot be read. */
const covered = (page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.toast')].map((toast) => ({
      toast,
      box: toast.getBoundingClientRect(),
    }));
    if (toasts.length === 0) return ['nothing is said'];
    const found = [];
    for (const { toast, box } of toasts) {
      if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        found.push(`outside: ${JSON.stringify(box)}`);
      if (toast.scrollWidth > toast.clientWidth + 1) found.push('wider than its place');
      for (const other of document.querySelectorAll(
        'button, a[href], input, select, textarea, summary, .card, .held, .lying, .place, .toast',
      )) {
        if (other === toast || toast.contains(other) || other.closest('.hidden')) continue;
        if (!other.checkVisibility({ visibilityProperty: true })) continue;
        const one = other.getBoundingClientRect();
        if (one.width < 3 || one.height < 3) continue;
        const wide = Math.min(box.right, one.right) - Math.max(box.left, one.left);
        const high = Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top);
        if (wide > 0.5 && high > 0.5)
          found.push(`${other.className} ${other.textContent.slice(0, 20)}: ${wide.toFixed()} × ${high.toFixed()}`);
      }
    }
    return found;
  });

/** Text of another size, as a person sets it in the browser. */
const textAt = (page, percent) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

describe('a refusal at the table', () => {
  it.each(['de', 'fr', 'it', 'en'])(
    'covers no card and no button, in %s, at every size and with large text',
    async (language) => {
      const page = await at.page({ language });
      await page.goto(`${at.base}/karten`);
      await putIn(page, [keptMoment('playing')]);
      await page.goto(`${at.base}/tisch?partie=playing`);
      for (const percent of [100, 200]) {
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.waitForSelector('.turn.yours');
          await textAt(page, percent);
          await stillness(page);
          await page.locator('.held.blocked').last().click();
          await page.waitForSelector('[data-kind=refusal]');
          await stillness(page);
          const where = `${language} at ${width} × ${height}, text at ${percent} %`;
          expect(await covered(page), where).toEqual([]);
          await page.locator('[data-kind=refusal] .button').click();
          await page.waitForSelector('[data-kind=rule]');
          await stillness(page);
          expect(await covered(page), `the rule, ${where}`).toEqual([]);
          await page.locator('[data-kind=rule] .key').click();
        }
      }
      await page.context().close();
    },
  );
});

/** A slate with three rounds, the fourth being tapped: an Obenabe that nobody can have made 156 in. */
async function impossible(page) {
  await page.goto(`${at.base}/tafel`);
  await page.click('[data-action=new]');
  await page.click('[data-action=begin]');
  await page.click('[data-action=write]');
  await page.click('[data-contract=obenabe]');
  await page.click('[data-tens="15"]');
  await page.click('[data-units="6"]', { force: true });
}

/** A slate that was just thrown away: the message has a button of its own. */
async function removed(page) {
  await page.goto(`${at.base}/tafel`);
  for (let n = 0; n < 3; n++) {
    await page.click('[data-action=new]');
    await page.click('[data-action=begin]');
    await page.waitForSelector('.board');
    await page.goto(`${at.base}/tafel`);
  }
  await page.locator('main li .key').first().click();
}

/** Home by an address that is none; the message stays until it is closed. */
async function unknown(page) {
  await page.goto(`${at.base}/gibt-es-nicht`);
}

/** That a page is none is told by the server too, and no fault. */
function forgetUnknown() {
  at.faults.splice(0, at.faults.length, ...at.faults.filter((fault) => !fault.includes('404')));
}

/** A backup that is none, chosen in the settings. */
async function notABackup(page) {
  await page.goto(`${at.base}/einstellungen`);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('[data-action=restore]')]);
  await chooser.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
}

/** An answer in the school that nothing keeps: its database is full. */
async function unkept(page) {
  await page.addInitScript(() => {
    const { add } = globalThis.IDBObjectStore.prototype;
    globalThis.IDBObjectStore.prototype.add = function (...given) {
      if (this.transaction.db.name === 'puur-school') throw new globalThis.DOMException('full', 'QuotaExceededError');
      return add.apply(this, given);
    };
  });
  await page.goto(`${at.base}/schule?uebung=winner`);
  await page.locator('[data-pick]').first().dispatchEvent('click');
  await page.click('[data-action=check]:enabled', { timeout: 1000 }).catch(() => null);
}

describe('a message elsewhere', () => {
  it.each([
    ['that a number of points cannot be', impossible],
    ['that a slate was removed', removed],
    ['that an address is none', unknown],
    ['that a file is no backup', notABackup],
    ['that an answer is not kept', unkept],
  ])('%s covers nothing that is tapped, at any size', async (_, make) => {
    for (const [width, height] of SIZES) {
      const page = await at.page({ language: 'fr' }, { viewport: { width, height } });
      await make(page);
      await page.waitForSelector('.toast');
      await stillness(page);
      expect(await covered(page), `${width} × ${height}`).toEqual([]);
      await page.context().close();
    }
    if (make === unknown) forgetUnknown();
  });

  it('goes out of the way when the screen below it changes', async () => {
    const page = await at.page({}, { viewport: { width: 320, height: 568 } });
    await impossible(page);
    await page.waitForSelector('.toast');
    await page.click('[data-units="7"]');
    await page.waitForSelector('[data-action=save], .asked');
    await unknown(page);
    await page.waitForSelector('.toast');
    // To the end: half way down there is no free place among the tiles, and it waits for the next tap.
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => covered(page)).toEqual([]);
    await page.context().close();
    forgetUnknown();
  });
});
