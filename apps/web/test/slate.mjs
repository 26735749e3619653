// A hand on the slate: begins one and writes on it, key by key.

/** Begins a slate; `game`: its place on the opening, 0 the Schieber, 1 the Coiffeur, 2 the Differenzler. */
export async function begin(base, page, game = 0) {
  await page.goto(`${base}/tafel`);
  await page.click('[data-action=new]');
  await page.waitForSelector('.opening');
  await page.locator('[data-setting=game] label').nth(game).click();
  await page.click('[data-action=begin]');
  await page.waitForSelector('.tafel:not(.opening)');
}

/** Types points on the pad. */
export async function type(page, points) {
  await page.click(`[data-tens="${Math.floor(points / 10)}"]`);
  await page.click(`[data-units="${points % 10}"]`);
}

/** Opens a round and types it, as far as the last key. */
export async function open(page, contract, points) {
  await page.click('[data-action=write]');
  await page.click(`[data-contract="${contract}"]`);
  await type(page, points);
}

export async function save(page, where = '.board') {
  await page.click('[data-action=save]');
  await page.waitForSelector(where);
}

/** A round of Rosen, written. */
export async function writeRound(page, points) {
  await open(page, 'trump:R', points);
  await save(page);
}

/** What the sides have; the far side stands first on the page. */
export const totals = async (page) => (await page.locator('.board .name strong').allInnerTexts()).map(Number);
