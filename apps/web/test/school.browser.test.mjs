// The school: a lesson by tap, a drill by keys, a round with comments, progress that stays, four languages, every light.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, stand } from './stand.mjs';

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

const STILL = { reducedMotion: 'reduce' };
const text = (page, selector) => page.locator(selector).first().innerText();

/** Answers whatever is asked, wrong or right, until it may go on. */
async function answerAnyhow(page) {
  // The page may have come before its program.
  await page.waitForSelector('[data-action=next], [data-digit], [data-stroke], [data-pick]');
  if ((await page.locator('[data-action=next]').count()) > 0) return;
  if ((await page.locator('[data-digit]').count()) > 0) await page.click('[data-digit="7"]');
  if ((await page.locator('[data-stroke]').count()) > 0) await page.click('[data-stroke=zwanziger]');
  // In a trick another card may lie over the first.
  if ((await page.locator('[data-pick]').count()) > 0) await page.locator('[data-pick]').first().dispatchEvent('click');
  if ((await page.locator('[data-action=check]').count()) > 0) await page.click('[data-action=check]');
  if ((await page.locator('[data-action=show]').count()) > 0) await page.click('[data-action=show]');
  await page.waitForSelector('[data-action=next]');
}

/** Plays as the school advises until the cards are gone, and counts the comments. */
async function playAsAdvised(page) {
  let comments = 0;
  for (let step = 0; step < 60; step++) {
    await page.waitForSelector(
      '[data-action=read], [data-action=next], [data-phase=play], [data-phase=declare], [data-phase=weis]',
    );
    if ((await page.locator('[data-action=next]').count()) > 0) return comments;
    if ((await page.locator('[data-action=read]').count()) > 0) {
      comments++;
      await page.click('[data-action=read]');
    } else if ((await page.locator('[data-phase=declare]').count()) > 0) await page.click('[data-pick="trump:R"]');
    else if ((await page.locator('[data-phase=weis]').count()) > 0) {
      // The run of Schilten from the Banner to the Ober, of the hand that is written in the lesson.
      await page.click('[data-action=weis]');
      await page.waitForSelector('.foot[data-says=wrong]');
      for (const card of [31, 32, 33]) await page.click(`[data-pick="${card}"]`, { position: { x: 8, y: 14 } });
      await page.click('[data-action=weis]');
    } else {
      await page.click('[data-action=hint]');
      await page.locator('.hinted').click({ position: { x: 8, y: 14 } });
    }
  }
  throw new Error('the round never ended');
}

describe('a drill that is reloaded', () => {
  it('asks the same question again, until it is answered', async () => {
    const page = await at.page({}, STILL);
    await page.goto(`${at.base}/schule?uebung=winner`);
    const asked = () =>
      page.$$eval('.ask [data-pick]', (cards) => cards.map((card) => card.getAttribute('aria-label')));
    await page.waitForSelector('[data-pick]');
    const first = await asked();
    for (let times = 0; times < 3; times++) {
      await page.reload();
      await page.waitForSelector('[data-pick]');
      expect(await asked()).toEqual(first);
    }
    await page.context().close();
  });
});

describe('a lesson', () => {
  it('is done by tap: read, wrong, again, right, left, found again, and kept over a reload', async () => {
    const page = await at.page({}, STILL);
    await page.goto(`${at.base}/schule`);
    await page.click('[data-action=go-on]');
    await page.waitForSelector('.exhibits');
    await page.click('[data-action=next]');
    // Find every card of Rosen: E7 EO R6 R9 RK S8 SU T6 TA lie there. One of another suit is named.
    await page
      .locator('[data-pick]')
      .nth(1)
      .click({ position: { x: 8, y: 14 } });
    await page.click('[data-action=check]');
    await page.waitForSelector('.foot[data-says=wrong]');
    expect(await text(page, '.says')).toContain('Eichel-Ober');
    expect(await page.locator('.held-cards .card.wrong').count()).toBe(1);
    await page.click('[data-action=again]');
    for (const place of [2, 3, 4])
      await page
        .locator('[data-pick]')
        .nth(place)
        .click({ position: { x: 8, y: 14 } });
    await page.click('[data-action=check]');
    await page.waitForSelector('.foot[data-says=right]');
    expect(await page.locator('.held-cards .card.right').count()).toBe(3);
    await page.click('[data-action=next]');
    await page.waitForSelector('.exhibits');
    // Away in the middle, and back to the same step.
    await page.click('[data-action=leave]');
    await page.waitForSelector('.path');
    expect(await text(page, '[data-lesson=cards] > small')).toBe('2 von 6');
    await page.reload();
    await page.click('[data-action=go-on]');
    await page.waitForFunction(() => location.search.includes('schritt=ranks'));
    for (let step = 0; step < 4; step++) {
      await answerAnyhow(page);
      await page.click('[data-action=next]');
    }
    await page.waitForSelector('.ended');
    // Back is a step back, and a step that is done stays done.
    await page.goBack();
    expect(page.url()).toContain('schritt=table');
    await page.goto(`${at.base}/schule`);
    await page.waitForSelector('[data-lesson=cards] .icon');
    expect(await page.locator('.path .done').count()).toBe(1);
    expect(await text(page, '.next')).toContain('Lektion 2 von 11');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it.each([
    [360, 740],
    [320, 568],
  ])('keeps what was told within reach and shows what is said to a declaration, at %i × %i', async (width, height) => {
    const page = await at.page({ language: 'fr' }, { ...STILL, viewport: { width, height } });
    for (const step of ['choose-trump', 'choose-direction', 'choose-push']) {
      await page.goto(`${at.base}/schule?lektion=9&schritt=${step}`);
      const told = await text(page, '.telling p');
      await page.click('[data-pick="trump:R"]');
      await page.waitForSelector('.foot:not([data-says=plain])');
      const inSight = await page.evaluate(() => {
        const foot = document.querySelector('.foot .says').getBoundingClientRect();
        const tiles = [...document.querySelectorAll('[data-pick]')].map((tile) => tile.getBoundingClientRect().bottom);
        return { top: foot.top >= 0, bottom: foot.bottom <= innerHeight, overTiles: Math.max(...tiles) > foot.top };
      });
      expect(inSight, step).toEqual({ top: true, bottom: true, overTiles: false });
      // Where there is room for both it lies open, and nothing has to be scrolled for it; else it is one tap away.
      const isOpen = await page.locator('.telling[open]').count();
      if (isOpen === 0) await page.click('.telling summary');
      else expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), step).toBe(true);
      expect(await text(page, '.telling p')).toBe(told);
    }
    await page.context().close();
  });

  it('leaves what was told open after an answer, where there is room for both on a phone', async () => {
    const page = await at.page({}, { ...STILL, viewport: { width: 360, height: 740 } });
    await page.goto(`${at.base}/schule?lektion=9`);
    await page.click('[data-action=next]');
    const told = await text(page, '.telling p');
    await page.locator('.ring button').first().click();
    await page.waitForSelector('.foot:not([data-says=plain])');
    expect(await page.locator('.telling[open]').count()).toBe(1);
    expect(await text(page, '.telling p')).toBe(told);
    await page.context().close();
  });

  it('takes up again from its start, and stays known as done', async () => {
    const page = await at.page({}, STILL);
    await page.goto(`${at.base}/schule?lektion=8`);
    for (let step = 0; step < 5; step++) {
      await answerAnyhow(page);
      await page.click('[data-action=next]');
    }
    await page.waitForSelector('.ended');
    // "0 von 3 Fragen": nothing was right at the first try, and it says so.
    expect(await text(page, '.first-try')).toMatch(/^\d von 3 Fragen auf Anhieb richtig$/);
    const achieved = await page.locator('.dots .done, .dots .late').count();
    expect(achieved).toBe(5);
    await page.click('[data-action=repeat]');
    await page.waitForFunction(() => location.search.includes('schritt=what'));
    // Taken again, nothing that was achieved is gone.
    expect(await page.locator('.dots .done, .dots .late').count()).toBe(achieved - 1);
    await page.goto(`${at.base}/schule`);
    await page.waitForSelector('[data-lesson=stoeck] .icon');
    await page.context().close();
  });

  it('has a whole round in it, in which every card is talked about and nothing is lost by a reload', async () => {
    const page = await at.page({}, STILL);
    await page.goto(`${at.base}/schule?lektion=11&schritt=round`);
    await page.click('[data-pick="trump:R"]');
    await page.click('[data-action=read]');
    await page.waitForSelector('[data-phase=weis]');
    await page.reload();
    await page.waitForSelector('[data-phase=weis]');
    expect(await playAsAdvised(page)).toBeGreaterThanOrEqual(10);
    const account = await page.locator('.round-account td').allInnerTexts();
    // Tricks of both sides are the 157 points of a round, or the 257 of a Match (reference page).
    const [us, them] = account.slice(1, 3).map((cell) => (cell === '–' ? 0 : Number(cell)));
    expect([157, 257]).toContain(us + them);
    await page.click('[data-action=next]');
    await page.waitForFunction(() => location.search.includes('schritt=after'));
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('shows a Weis that was missed twice, and goes on', async () => {
    const page = await at.page({}, STILL);
    await page.goto(`${at.base}/schule?lektion=11&schritt=round`);
    await page.click('[data-pick="trump:R"]');
    await page.click('[data-action=read]');
    await page.waitForSelector('[data-phase=weis]');
    await page.click('[data-action=weis]');
    await page.waitForSelector('.foot[data-says=wrong]');
    expect(await page.locator('[data-action=show]').count()).toBe(0);
    await page.click('[data-action=weis]');
    await page.click('[data-action=show]');
    // The run of Schilten from the Banner to the Ober.
    await expect.poll(() => page.locator('.held-cards .card.missed').count()).toBe(3);
    await page.click('[data-action=weis]');
    await page.click('[data-action=read]');
    await page.waitForSelector('[data-phase=play]');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('lets a few tricks be played, with a word to each of the learner’s cards', async () => {
    const page = await at.page({}, STILL);
    await page.goto(`${at.base}/schule?lektion=2&schritt=play`);
    // Who takes the first trick leads the second, so two cards are left when the learner is asked again.
    await page
      .locator('[data-pick]')
      .first()
      .click({ position: { x: 8, y: 14 } });
    await page.click('[data-action=read]');
    await page.waitForSelector('[data-phase=play]');
    const held = await page.locator('.held-cards .card').count();
    expect(held).toBe(2);
    expect(await playAsAdvised(page)).toBe(2);
    await page.context().close();
  });
});

/** The action of the key that has the focus. */
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('data-action'));

describe('a drill', () => {
  it('is done by keys alone: ten answers, their dots, the result, and what is kept', async () => {
    const page = await at.page({}, STILL);
    await page.goto(`${at.base}/schule`);
    await page.focus('[data-drill=winner]');
    await page.keyboard.press('Enter');
    let right = 0;
    for (let question = 1; question <= 10; question++) {
      await page.waitForSelector('.foot[data-says=plain]');
      await page.keyboard.press(String(1 + (question % 4)));
      await page.waitForSelector('.foot[data-says=right], .foot[data-says=wrong]');
      const isRight = (await page.locator('.foot[data-says=right]').count()) > 0;
      if (isRight) right++;
      else {
        // After a wrong answer there is another try; who gives up is shown the card.
        expect(await page.locator('.trick .card.missed').count()).toBe(0);
        await expect.poll(() => focused(page)).toBe('again');
        await page.click('[data-action=show]');
        expect(await page.locator('.trick .card.missed').count()).toBe(1);
      }
      await page.waitForSelector('[data-action=next]');
      await expect.poll(() => focused(page)).toBe('next');
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('.ended');
    expect(await text(page, '.ended h2')).toBe(`${right} von 10 richtig`);
    expect(await page.locator('.dots .right').count()).toBe(right);
    expect(await page.locator('.dots .wrong').count()).toBe(10 - right);
    await page.reload();
    await page.goto(`${at.base}/schule`);
    await page.waitForSelector('[data-drill=winner]');
    expect(await text(page, '[data-drill=winner] .stand')).not.toContain('noch nie');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('takes digits for numbers, and strokes with a rest', async () => {
    const page = await at.page({}, STILL);
    await page.goto(`${at.base}/schule?uebung=count`);
    await page.waitForSelector('[data-digit]');
    await page.keyboard.type('123');
    expect(await text(page, '.typed')).toBe('123');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.foot:not([data-says=plain])');
    // The drill also asks to read; this step of the lesson always to write.
    await page.goto(`${at.base}/schule?lektion=10&schritt=write`);
    await page.waitForSelector('[data-stroke]');
    const strokes = () => page.locator('.half .chalk.new').count();
    await page.click('[data-stroke=hunderter]');
    await page.click('[data-stroke=fuenfziger]');
    expect(await strokes()).toBe(2);
    await page.keyboard.press('Backspace');
    expect(await strokes()).toBe(1);
    await page.context().close();
  });

  it('lets a number be tried again, counts the first, and leaves it standing beside the right one', async () => {
    const page = await at.page({}, STILL);
    await page.goto(`${at.base}/schule?uebung=count`);
    await page.waitForSelector('[data-digit]');
    await page.keyboard.type('999');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.foot[data-says=wrong]');
    await page.click('[data-action=again]');
    // What was said is still there while one counts again.
    expect(await text(page, '.says')).toContain('999');
    await page.keyboard.type('998');
    await page.click('[data-action=check]');
    await page.click('[data-action=show]');
    expect(await text(page, '.typed.wrong')).toBe('998');
    const right = await text(page, '.typed.missed');
    expect(await text(page, '.says')).toMatch(new RegExp(`^Richtig: .*${right}\\.$`, 's'));
    expect(await page.locator('.dots .wrong').count()).toBe(1);
    await page.context().close();
  });

  it('goes on where the browser keeps nothing, and says so once', async () => {
    const page = await at.page({}, STILL);
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined });
    });
    await page.goto(`${at.base}/schule?uebung=legal`);
    await answerAnyhow(page);
    await page.waitForSelector('[data-kind=school-unsaved]');
    await page.click('[data-action=next]');
    await page.waitForSelector('.foot[data-says=plain]');
    await page.context().close();
  });
});

/** Every step of every lesson, from where the school lists them. */
const LESSONS = Object.values(
  new Function(
    `return ${readFileSync(new URL('../../../packages/school/src/lesson.ts', import.meta.url), 'utf8').match(/LESSON_STEPS = (\{[\s\S]*?\}) as const/)[1]}`,
  )(),
);
const ADDRESSES = [
  '/schule',
  ...LESSONS.flatMap((steps, index) =>
    [...steps, 'ende'].map((step) => `/schule?lektion=${index + 1}&schritt=${step}`),
  ),
  ...['winner', 'legal', 'weis', 'count', 'contract', 'strokes'].map((drill) => `/schule?uebung=${drill}`),
];

/** Goes to an address of the school without loading the page anew. */
async function turnTo(page, address) {
  await page.evaluate((to) => {
    globalThis.history.pushState(null, '', to);
    globalThis.dispatchEvent(new globalThis.PopStateEvent('popstate'));
  }, address);
  await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))));
}

describe('the answer', () => {
  it.each([
    ['german', 360, 740],
    ['french', 360, 740],
    ['german', 740, 360],
    ['french', 740, 360],
  ])('never lies on the cards: the %s deck, %d × %d', async (deck, width, height) => {
    const page = await at.page({ deck }, { ...STILL, viewport: { width, height } });
    await page.goto(`${at.base}/schule`);
    await page.waitForSelector('.path');
    const covered = () =>
      page.evaluate(() => {
        const foot = document.querySelector('.foot').getBoundingClientRect();
        const things = document.querySelectorAll('.fan-box .card, .contract-tile, .digits button, .typed, .ring .card');
        return [...things].filter((thing) => {
          const { left, right, top, bottom } = thing.getBoundingClientRect();
          const across = Math.min(right, foot.right) - Math.max(left, foot.left);
          const down = Math.min(bottom, foot.bottom) - Math.max(top, foot.top);
          return across > 3 && down > 3;
        }).length;
      });
    for (const address of ADDRESSES.filter((one) =>
      /lektion=[569]&schritt=(?!ende)|uebung=(contract|legal)/.test(one),
    )) {
      await turnTo(page, address);
      expect(await covered(), address).toBe(0);
      if ((await page.locator('.guided, .shown-only').count()) > 0) continue;
      await answerAnyhow(page);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 160)));
      expect(await covered(), `${address} answered`).toBe(0);
    }
    await page.context().close();
  });
});

describe('every page of the school', () => {
  it.each([
    ['de', 'german', 320, 568],
    ['fr', 'french', 360, 740],
    ['it', 'german', 768, 1024],
    ['en', 'french', 740, 360],
  ])('has its words in %s with the %s deck, and fits %d × %d', async (language, deck, width, height) => {
    const page = await at.page({ language, deck }, { ...STILL, viewport: { width, height } });
    await page.goto(`${at.base}/schule`);
    await page.waitForSelector('.path');
    for (const address of ADDRESSES) {
      await turnTo(page, address);
      const found = await page.evaluate(() => ({
        words: document.querySelector('main').innerText,
        wide: document.documentElement.scrollWidth - innerWidth,
        out: [...document.querySelectorAll('.school button, .school a, .school h1, .school h2, .school .card')]
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 0 && (left < -2 || right > innerWidth + 2);
          })
          .map(({ className, textContent }) => `${className} ${textContent.slice(0, 20)}`),
      }));
      expect(found.words.length, address).toBeGreaterThan(10);
      expect(found.words, address).not.toMatch(/undefined|\[object|\{[A-Z@]|NaN|=>/);
      expect([found.wide <= 0, found.out], address).toEqual([true, []]);
    }
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['light', 360],
    ['dark', 360],
    ['contrast', 1280],
  ])('has nothing for axe to say in the light %s, %d wide', async (theme, width) => {
    const page = await at.page({ theme }, { ...STILL, viewport: { width, height: 740 } });
    await page.goto(`${at.base}/schule`);
    await page.waitForSelector('.path');
    await expectAccessible(page, `front in ${theme}`);
    for (const address of [
      '/schule?lektion=1&schritt=table',
      '/schule?lektion=3&schritt=beat-king',
      '/schule?lektion=6&schritt=values',
      '/schule?lektion=6&schritt=plain-trick',
      '/schule?lektion=7&schritt=best',
      '/schule?lektion=9&schritt=who',
      '/schule?lektion=9&schritt=choose-trump',
      '/schule?lektion=10&schritt=write',
      '/schule?lektion=11&schritt=round',
      '/schule?lektion=11&schritt=ende',
      '/schule?uebung=winner',
    ]) {
      await turnTo(page, address);
      await page.waitForTimeout(60);
      await expectAccessible(page, `${address} in ${theme}`);
      if (
        theme !== 'contrast' &&
        !address.includes('round') &&
        (await page.locator('[data-pick], [data-digit]').count()) > 0
      ) {
        await answerAnyhow(page);
        await page.waitForTimeout(60);
        await expectAccessible(page, `${address} answered in ${theme}`);
      }
    }
    await page.context().close();
  });
});
