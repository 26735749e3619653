// Two windows of one person: what one restores from a backup stands in the other without a reload.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptMoment, putIn } from './prepare.mjs';
import { stand } from './stand.mjs';

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

it('shows a restored Partie and the lessons in the windows that are open', async () => {
  // Another device: a Partie under way, and the first step of the first lesson done.
  const from = await at.page({});
  await from.goto(`${at.base}/karten`);
  await putIn(from, [keptMoment('playing')]);
  await from.goto(`${at.base}/schule?lektion=1`);
  await from.click('[data-action=next]');
  await from.waitForSelector('[data-pick]');
  await from.goto(`${at.base}/einstellungen`);
  const [file] = await Promise.all([from.waitForEvent('download'), from.click('[data-action=backup]')]);
  const backup = readFileSync(await file.path());
  await from.context().close();

  const home = await at.page({});
  await home.goto(at.base);
  await home.waitForSelector('.hero [data-action=deal]');
  const school = await at.in(home.context());
  await school.goto(`${at.base}/schule`);
  const untouched = await school.locator('[data-lesson=cards] > small').innerText();
  const homeBefore = await home.locator('main').innerText();
  const settings = await at.in(home.context());
  await settings.goto(`${at.base}/einstellungen`);
  const [chooser] = await Promise.all([settings.waitForEvent('filechooser'), settings.click('[data-action=restore]')]);
  await chooser.setFiles({ name: 'puur.json', mimeType: 'application/json', buffer: backup });
  await settings.waitForSelector('[data-kind=restore]');

  await expect.poll(() => school.locator('[data-lesson=cards] > small').innerText()).toBe('1 von 6');
  expect(untouched).not.toBe('1 von 6');
  // Six rounds were dealt in the Partie of that moment.
  await expect.poll(() => home.locator('.hero').innerText()).toContain('Runde 6');
  expect(homeBefore).not.toContain('Runde 6');
  await expect.poll(() => home.locator('main').innerText()).toMatch(/Lektion 1 von 11/);
  expect(at.faults).toEqual([]);
  await home.context().close();
});
