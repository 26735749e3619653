// The slate for everybody: axe, narrow screens in every language, a phone that lies on its side.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stillness } from './play.mjs';
import { begin, open, save, type } from './slate.mjs';
import { expectAccessible, stand } from './stand.mjs';

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

/** A table where Bedanken ends it: the round has the most keys there. */
const BY_CLAIM = { preset: 'offiziell', settings: {} };
/** In the page: keys under 44 px, a confirming key out of sight, words that are cut, a fold without its sign. */
const looked = async () => {
  const page = document.querySelector('main');
  const below = () => document.documentElement.scrollHeight - innerHeight;
  // The page's own foot is empty.
  const isAnswered = () => (page.matches('.more') ? below() > 0 : below() <= 20);
  // The sign of a fold follows what is laid out, some frames later.
  for (let frame = 0; frame < 60 && !isAnswered(); frame++) await new Promise(requestAnimationFrame);
  const within = document.querySelector('.sheet') ?? page;
  const of = (selector) => [...within.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const name = (one) => one.innerText.trim() || one.getAttribute('aria-label') || one.className;
  const faults = [];
  for (const key of of('button, a, select, summary, input:not([type=checkbox], [type=radio])')) {
    const { width, height } = key.getBoundingClientRect();
    if (width < 43.9 || height < 43.9) faults.push(`${name(key)}: ${width} × ${height}`);
  }
  for (const key of of('.button.main')) {
    const { top, bottom } = key.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) faults.push(`${name(key)} ends at ${bottom}`);
  }
  for (const word of of('.choice > *, .pad-key, .button, th')) {
    if (word.scrollWidth > word.clientWidth + 1 && word.clientWidth > 0 && !word.matches('.hidden'))
      faults.push(`${name(word)} is cut`);
  }
  if (!isAnswered()) faults.push(`${below()} px lie below, the sign is wrong`);
  return faults;
};

describe('everybody', () => {
  it.each([['light'], ['dark'], ['contrast']])('has nothing for axe to say in the light %s', async (theme) => {
    const page = await at.page({ theme });
    // Colours differ from light to light on every screen; what the screens of a light have in common is asked once.
    await page.goto(`${at.base}/tafel`);
    await page.waitForSelector('.list');
    await expectAccessible(page, `list in ${theme}`);
    await begin(at.base, page);
    await open(page, 'trump:S', 157);
    await page.waitForSelector('.asked');
    await expectAccessible(page, `check in ${theme}`);
    await page.click('[data-action=change]');
    await page.waitForSelector('.pad-key');
    await expectAccessible(page, `pad in ${theme}`);
    await type(page, 98);
    await save(page);
    await expectAccessible(page, `board in ${theme}`);
    await page.click('[data-action=history]');
    await page.waitForSelector('.history');
    await expectAccessible(page, `history in ${theme}`);
    await page.context().close();
  });

  it('has nothing for axe to say of the openings, the helper and the other games', async () => {
    // So high that nothing is half scrolled under the bar of keys, which axe takes for a target that is too small.
    const page = await at.page({}, { viewport: { width: 360, height: 1800 } });
    for (const game of [0, 1, 2]) {
      await page.goto(`${at.base}/tafel`);
      await page.click('[data-action=new]');
      await page.waitForSelector('.opening');
      await page.locator('[data-setting=game] label').nth(game).click();
      if (game === 1) await page.locator('[data-setting=table] label').nth(2).click();
      await expectAccessible(page, `opening ${game}`);
      await page.click('[data-action=begin]');
      await page.waitForSelector('.tafel:not(.opening)');
      if (game > 0) await expectAccessible(page, `board of ${game}`);
      if (game === 1) await page.click('[data-field="rosen:0"]');
      else await page.click('[data-action=write]');
      if (game === 0) {
        await page.click('[data-contract="trump:E"]');
        await page.click('[data-action=count]');
        await page.waitForSelector('.pile');
      } else await page.waitForSelector('.pad-key');
      await expectAccessible(page, `entry of ${game}`);
    }
    await page.context().close();
  });

  it.each([['de'], ['fr'], ['it'], ['en']])('fits 320 px in %s', async (language) => {
    const page = await at.page({ language }, { viewport: { width: 320, height: 640 } });
    await begin(at.base, page);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide(), 'board').toBeLessThanOrEqual(1);
    await open(page, 'trump:S', 98);
    expect(await wide(), 'check').toBeLessThanOrEqual(1);
    // All four players of the Differenzler stand side by side, in the page and in their own table.
    await begin(at.base, page, 2);
    await page.click('[data-action=write]');
    await page.waitForSelector('.typing');
    expect(await wide(), 'differenzler').toBeLessThanOrEqual(1);
    const hidden = await page.evaluate(() => {
      const box = document.querySelector('.scroll');
      return box.scrollWidth - box.clientWidth;
    });
    expect(hidden, 'differenzler table').toBeLessThanOrEqual(1);
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it.each([
    [1, '.coiffeur', '[data-field="rosen:0"]'],
    [2, '.differenzler', '[data-action=write]'],
  ])('needs no scrolling for a round of game %s on a phone that lies on its side', async (game, board, field) => {
    const page = await at.page({}, { viewport: { width: 740, height: 360 } });
    await begin(at.base, page, game);
    const hidden = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(await hidden(), 'board').toBeLessThanOrEqual(0);
    await page.click(field);
    await page.waitForSelector('.pad-key');
    expect(await hidden(), 'entry').toBeLessThanOrEqual(0);
    for (const points of game === 1 ? [103] : [40, 40, 40, 30, 50, 50, 30]) await type(page, points);
    expect(await hidden(), 'typed').toBeLessThanOrEqual(0);
    await save(page, board);
    await expectAccessible(page, `${board} on its side`);
    await page.context().close();
  });

  it('needs no scrolling for a round of the Schieber on a phone that lies on its side', async () => {
    const page = await at.page({}, { viewport: { width: 740, height: 360 } });
    await begin(at.base, page);
    const hidden = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await page.click('[data-action=write]');
    await page.click('[data-contract="trump:E"]');
    expect(await hidden(), 'pad').toBeLessThanOrEqual(0);
    for (const chip of ['weis', 'stoeck', 'match']) {
      await page.click(`[data-action=${chip}]`);
      expect(await hidden(), chip).toBeLessThanOrEqual(0);
    }
    await page.click('[data-action=match]');
    await type(page, 98);
    expect(await hidden(), 'check').toBeLessThanOrEqual(0);
    await page.context().close();
  });

  // Each size with the language whose words are the longest there, and the one most people read.
  it.each([
    [320, 568, 'de'],
    [320, 568, 'fr'],
    [740, 360, 'de'],
    [740, 360, 'it'],
  ])('keeps keys, their size and every fold in sight at %i × %i in %s', async (width, height, language) => {
    const page = await at.page({ language, rules: BY_CLAIM }, { viewport: { width, height } });
    const look = async (where) => {
      await stillness(page);
      expect(await page.evaluate(looked), where).toEqual([]);
    };
    await page.goto(`${at.base}/tafel`);
    await page.click('[data-action=new]');
    for (const game of [1, 2, 0]) {
      await page.locator('[data-setting=game] label').nth(game).click();
      await look(`opening ${game}`);
    }
    await page.click('[data-action=begin]');
    await page.click('[data-action=write]');
    await page.click('[data-contract="trump:E"]');
    await look('pad');
    for (const chip of ['stoeck', 'match', 'claim', 'weis']) {
      await page.click(`[data-action=${chip}]`);
      await look(chip);
    }
    await page.click('[data-weis="0:150"]');
    await page.click('[data-weis="0:20"]');
    await look('weis typed');
    await page.click('[data-action=weis-done]');
    await page.click('[data-action=count]');
    await look('counter');
    await page.click(`.counter .head .key`);
    await type(page, 157);
    await look('question');
    await page.click('[data-answer="ask-match:yes"]');
    await look('check');
    await save(page);
    await page.click('[data-action=history]');
    await page.waitForSelector('.history');
    await look('history');
    await page.click('.rounds a');
    await page.waitForSelector('.check');
    await look('correction');
    await begin(at.base, page, 1);
    await page.click('[data-field="rosen:0"]');
    await page.waitForSelector('.pad-key');
    await look('coiffeur');
    await begin(at.base, page, 2);
    await page.click('[data-action=write]');
    await page.waitForSelector('.pad-key');
    await look('differenzler');
    await page.context().close();
  });

  it('shows the whole slate on a phone that lies on its side', async () => {
    const page = await at.page({}, { viewport: { width: 740, height: 360 } });
    await begin(at.base, page);
    const foot = await page.locator('.slate-box').evaluate((box) => box.getBoundingClientRect().bottom);
    expect(foot).toBeLessThanOrEqual(360);
    const ends = await page.locator('[data-action=write]').evaluate((key) => key.getBoundingClientRect().bottom);
    expect(ends).toBeLessThanOrEqual(360);
    await page.context().close();
  });
});
