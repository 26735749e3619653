// Text at 200 % (WCAG 1.4.4): every word at the table is twice as large, and still nothing lies over anything else.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectApart, expectInside, openAt, SIGNS, SIZES } from './at-table.mjs';
import { stillness } from './play.mjs';
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

/** A phone on its side has no height for it: 360 pixels are eleven lines at 200 %. There some words stay smaller. */
const UPRIGHT = SIZES.filter(([width, height]) => width < height || height > 600);

/** Twice, less what rounding takes. */
const TWICE = 1.9;

/**
 * What goes where text is large, as it is told elsewhere too: second lines (who declared, of how many, what a seat is or
 * said, what a contract means), a title that the list below it repeats, and words of a key that keeps its sign and its name.
 */
const GOES = [
  '.contract .what > span',
  '.count i',
  '.count > span',
  '.who span',
  '.disc',
  '.own-deal',
  '.bar .aim',
  '.middle p',
  '.tile small',
  '.button small',
  '.declaring .note',
  '.weising .note',
  '.weising > .head',
  '.cutting h2',
  '.cutting p',
  '.actions .word',
  '.last .button',
  // While one declares: which round it is, and while a key of the moment says it: whose turn it is.
  '.count b',
  '.turn',
  // A refusal's whole sentence, where its short one is shown.
  '.toast .whole',
];

/** Size of each word that is seen, by where it stands; words that a picture or a chalk stroke is made of are none. */
function sizesNow(page) {
  return page.evaluate((goes) => {
    const found = {};
    const walker = document.createTreeWalker(document.querySelector('#app'), globalThis.NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.data.trim();
      const element = walker.currentNode.parentElement;
      if (text === '' || element.closest('.hidden, svg, .face, .slate')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let isClipped = false;
      const where = [];
      for (let on = element; on; on = on.parentElement) {
        if (getComputedStyle(on).clipPath === 'inset(50%)') isClipped = true;
        const [first] = [...on.classList];
        if (first !== undefined) where.unshift(first);
      }
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (isClipped || size === 0) continue;
      const mayGo = goes.some((selector) => element.closest(selector));
      const name = `${where.join(' ')} «${text}»`;
      found[name] = { size: Math.min(size, found[name]?.size ?? size), mayGo };
    }
    return found;
  }, GOES);
}

/** The words of the page at 100 % and at 200 %; what is too small then, or gone without a reason. */
async function expectGrown(page, where) {
  const setText = (percent) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
  await setText(100);
  await page.waitForSelector('.table:not(.big)');
  await stillness(page);
  const before = await sizesNow(page);
  await setText(200);
  await page.waitForSelector('.table.big');
  await stillness(page);
  const after = await sizesNow(page);
  const wrong = Object.entries(before).flatMap(([name, { size, mayGo }]) => {
    if (after[name] === undefined) return mayGo ? [] : [`${name} is gone`];
    return after[name].size < TWICE * size ? [`${name}: ${size} → ${after[name].size}`] : [];
  });
  expect(Object.keys(before).length, where).toBeGreaterThan(5);
  expect(wrong, where).toEqual([]);
}

describe('text at 200 %', () => {
  it.each(Object.keys(SIGNS))('is twice as large, and nothing lies over anything else: «%s»', async (name) => {
    const page = await at.page({ hints: true });
    await openAt(at, page, name);
    for (const [width, height] of UPRIGHT) {
      await page.setViewportSize({ width, height });
      const where = `${name} at ${width} × ${height}`;
      await expectGrown(page, where);
      await expectInside(page, where);
      await expectApart(page, where);
    }
    await page.context().close();
  });

  it('is twice as large where one cuts, and all of that lies on the mat', async () => {
    const page = await at.page({ cutting: 'ask' });
    await page.goto(`${at.base}/tisch`);
    await page.waitForSelector('.cutting');
    for (const [width, height] of UPRIGHT) {
      await page.setViewportSize({ width, height });
      await expectGrown(page, `cutting at ${width} × ${height}`);
      const [mat, ...boxes] = await page.evaluate(() =>
        ['.mat', '.seat.partner .tag', '.pack', '.cutting .buttons'].map((selector) => {
          const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
          return { top, bottom };
        }),
      );
      // One below the other, from the seat opposite to the keys.
      const edges = [mat.top, ...boxes.flatMap(({ top, bottom }) => [top, bottom]), mat.bottom];
      expect(edges, `${width} × ${height}`).toEqual(edges.toSorted((a, b) => a - b));
    }
    await page.context().close();
  });

  const open = (selector) => async (page) => {
    await page.locator(selector).first().click();
  };
  const OVER = {
    menu: [open('.bar .key, .panel .key'), '.menu'],
    slate: [open('.bar .key:last-child, .panel .board'), '.slates'],
    last: [open('[data-action=last]'), '.last'],
    refusal: [(page) => page.locator('.held.blocked').last().click(), '[data-kind=refusal]'],
  };

  it.each(Object.entries(OVER))('is twice as large in what comes over the table: «%s»', async (name, [show, sign]) => {
    const page = await at.page({});
    await openAt(at, page, 'playing');
    for (const [width, height] of UPRIGHT) {
      await page.setViewportSize({ width, height });
      await stillness(page);
      await show(page);
      await page.waitForSelector(sign);
      await expectGrown(page, `${name} at ${width} × ${height}`);
      if (name === 'refusal') {
        // It is not over what is trump, nor over a card, once it has looked where it has room now.
        const over = () =>
          page.evaluate(() => {
            const toast = document.querySelector('[data-kind=refusal]').getBoundingClientRect();
            return [...document.querySelectorAll('.contract, .count, .lying, .held, .seat .tag')]
              .filter((element) => {
                const { left, top, right, bottom } = element.getBoundingClientRect();
                return left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom;
              })
              .map(({ className }) => className);
          });
        await expect.poll(over, { message: `${width} × ${height}` }).toEqual([]);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      await page.waitForSelector('.table:not(.big)');
      if (name === 'refusal') await page.locator('[data-kind=refusal] .key').click();
      else await page.keyboard.press('Escape');
      await page.waitForSelector(sign, { state: 'detached' });
    }
    await page.context().close();
  });
});
