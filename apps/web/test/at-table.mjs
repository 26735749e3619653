// The table at a moment, and what is true of it in every window: nothing is outside, nothing lies over anything else.
import { expect } from 'vitest';
import { stillness } from './play.mjs';
import { keptMoment, putIn } from './prepare.mjs';

export const SIZES = [
  [320, 568],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 800],
];

/** By what one sees that a moment is there. */
export const SIGNS = {
  playing: '.turn.yours',
  declaring: '.declaring',
  weis: '.weising',
  stoeck: '[data-action=stoeck]',
  counted: '.between',
  ended: '.ending',
};

/** Opens the table at a moment. */
export async function openAt({ base }, page, name) {
  await page.goto(`${base}/karten`);
  await putIn(page, [keptMoment(name)]);
  await page.goto(`${base}/tisch?partie=${name}`);
  await page.waitForSelector('.table');
  if (name === 'weis') {
    const card = '.hand .held:not(.blocked)';
    await page.click(card, { position: { x: 8, y: 14 } });
    await page.click('.hand .chosen', { position: { x: 8, y: 14 } });
    await page.waitForSelector('.weising');
  }
  await page.waitForSelector(SIGNS[name]);
  await stillness(page);
}

/** Nothing lies outside the window, and no text is cut off by it. */
export async function expectInside(page, where) {
  const outside = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth + 1;
    const out = [
      ...document.querySelectorAll('.table button, .table .contract, .table .count, .table .seat .tag, .table .turn'),
    ]
      .filter(
        (element) =>
          element.getClientRects().length > 0 && !element.closest('.hidden') && !element.classList.contains('hidden'),
      )
      .filter((element) => {
        const { left, right, top } = element.getBoundingClientRect();
        return left < -2 || right > innerWidth + 2 || top < -2;
      })
      .map(
        (element) =>
          `${element.className} ${element.textContent.slice(0, 30)} ${JSON.stringify(element.getBoundingClientRect())}`,
      );
    return [...(wide ? ['the page is wider than the window'] : []), ...out];
  });
  expect(outside, where).toEqual([]);
}

/**
 * What stands on the mat all round lies beside one another and beside the trick, cards in the hand and a drawer cover
 * nobody who sits there, and the keys of a drawer lie in it.
 */
export async function expectApart(page, where) {
  const wrong = await page.evaluate(() => {
    const named = (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => {
          // A line as wide as the mat is where its words are.
          const words = document.createRange();
          words.selectNodeContents(element);
          return {
            name: `${element.className} ${element.textContent}`,
            box: (element.matches('.turn, .middle *, .who *') ? words : element).getBoundingClientRect(),
          };
        });
    const isOver = ({ box: a }, { box: b }) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const pairs = (some, others) =>
      some.flatMap((a) => others.filter((b) => isOver(a, b)).map((b) => `${a.name} / ${b.name}`));
    const tags = named('.seat .tag');
    const standing = [
      ...tags,
      ...named('.contract, .table .count, .own-deal, .actions .button, .turn, .middle h2, .middle p'),
    ];
    const covered = [
      ...standing.flatMap((a, at) => pairs([a], standing.slice(at + 1))),
      ...pairs(named('.lying'), [...standing.slice(tags.length), ...named('.seat .disc, .seat .who > *')]),
    ];
    const [drawer] = named('.declaring, .weising');
    const over = drawer
      ? [...pairs([drawer], tags), ...pairs(named('.held'), tags), ...pairs([drawer], named('.middle h2'))]
      : pairs(named('.held'), [...tags, ...named('.turn, .contract, .table .count')]);
    const outside = named('.declaring .button, .declaring .tile, .weising .button').filter(
      ({ box }) => box.left < drawer.box.left || box.right > drawer.box.right || box.bottom > drawer.box.bottom,
    );
    return [...covered, ...over, ...outside.map(({ name }) => `${name} is outside its drawer`)];
  });
  expect(wrong, where).toEqual([]);
}
