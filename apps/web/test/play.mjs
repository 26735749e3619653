// Playing by hand: what a person would tap or press, decided from what is on the screen and nothing else.

// Runs in the page, where it is cheap to look often. What the screen asks for: at once, or as soon as it asks for something.
const LOOK = (patience) => {
  const asks = () => {
    const seen = (selector) => document.querySelector(selector) !== null;
    const table = document.querySelector('.table, .spoken');
    if (!table) return seen('.absent [data-action=here]') ? 'elsewhere' : 'nothing';
    if (seen('.cover')) return 'cover';
    if (seen('.laid')) return 'account';
    if (seen('.between')) return document.querySelector('.ending') ? 'ended' : 'account';
    if (seen('.weising')) return 'weis';
    if (seen('.declaring')) return 'declare';
    if (seen('.cutting')) return 'cut';
    const { phase } = table.dataset;
    if (seen('.turn.yours')) return 'play';
    if (phase === 'trick-complete' && (document.querySelector('.turn')?.textContent ?? '') !== '') return 'take';
    return 'wait';
  };
  const end = performance.now() + patience;
  return new Promise((resolve) => {
    const look = () => {
      const what = asks();
      if ((what !== 'wait' && what !== 'nothing') || performance.now() >= end) resolve(what);
      else setTimeout(look, 4);
    };
    look();
  });
};

/** What the screen asks for now. */
export const asked = (page) => page.evaluate(LOOK, 0);

/** Waits until the screen asks for something. */
export async function untilAsked(page, timeout = 30_000) {
  // A page that is just being left answers nothing; the one that comes is asked again.
  const what = await page.evaluate(LOOK, timeout).catch(() => page.evaluate(LOOK, timeout));
  if (what !== 'wait' && what !== 'nothing') return what;
  throw new Error(`nothing is asked for: ${await page.evaluate(() => document.body.innerText)}`);
}

/** Waits until what moves has come to rest; a ring that turns for ever is not waited for. */
export function stillness(page) {
  return page.evaluate(async () => {
    const picture = () => new Promise(requestAnimationFrame);
    for (let still = 0; still < 2; still++) {
      await picture();
      const moving = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity);
      if (moving.length > 0) still = -1;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

const click = (page, selector) => page.click(selector, { timeout: 5000, noWaitAfter: true }).catch(() => false);

/** Does what is asked for by tapping; what it was. `pick` chooses among the cards that may be laid. */
export async function tap(page, { pick = (cards) => cards[0], push = false } = {}) {
  const what = await untilAsked(page);
  switch (what) {
    case 'cover':
      await click(page, '[data-action=take-device]');
      break;
    case 'account':
      await click(page, '[data-action=next]');
      break;
    case 'weis':
      await click(page, '[data-action=weis], [data-action=with-stoeck]');
      break;
    case 'declare':
      if (push && (await page.$('[data-action=push]'))) await click(page, '[data-action=push]');
      else {
        await click(page, '.declaring .tile');
        await click(page, '[data-action=declare]');
      }
      break;
    case 'cut':
      await click(page, '.cutting .brass');
      break;
    case 'take':
      await page.evaluate(() => document.querySelector('[data-action=take]')?.click());
      break;
    case 'play': {
      if (await page.$('[data-action=stoeck]')) {
        await click(page, '[data-action=stoeck]');
        break;
      }
      const cards = await page.$$eval('.hand .held:not(.blocked)', (held) => held.map((card) => card.dataset.card));
      if (cards.length === 0) break;
      const card = pick(cards);
      // A card is tapped where it can be seen: at its upper left corner.
      await page.click(`.hand [data-card="${card}"]`, { position: { x: 12, y: 16 }, timeout: 5000 }).catch(() => false);
      const again = await page.$(`.hand .chosen[data-card="${card}"]`);
      if (again) await again.click({ position: { x: 12, y: 16 }, timeout: 5000 }).catch(() => false);
      break;
    }
  }
  return what;
}

/** Taps until the screen asks for one of these. */
export async function tapUntil(page, wanted, options = {}) {
  for (let steps = 0; steps < 3000; steps++) {
    const what = await untilAsked(page);
    if (wanted.includes(what)) return what;
    await tap(page, options);
  }
  throw new Error(`never asked for ${wanted.join()}`);
}

/** The log of a Partie as it is kept on the device. */
export function keptLog(page, id) {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('puur');
        // Nothing was kept yet, and nothing is begun by looking.
        open.onupgradeneeded = () => {
          open.transaction.abort();
          resolve([]);
        };
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const database = open.result;
          const all = database.transaction('events').objectStore('events').getAll();
          all.onsuccess = () => {
            database.close();
            resolve(all.result.filter(({ partie }) => !wanted || partie === wanted).map(({ event }) => event));
          };
        };
      }),
    id,
  );
}
