// What is told of a Partie where one does not play it at the moment: at home, in the Rückblick, after its end, on the panel
// of a wide screen.
import { fold, replay } from '@puur/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keptLog, stillness, tap, untilAsked } from './play.mjs';
import { keptMoment, putIn, rowsOf } from './prepare.mjs';
import { QUICK, stand } from './stand.mjs';

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

const WIDE = { viewport: { width: 1280, height: 800 } };

/** A kept moment as the log of a Partie of so many rounds; without `limit` as an older Puur kept it. */
function byRounds(name, rounds) {
  const { events, head } = keptMoment(name);
  const log = events.map(({ event }) =>
    event.type === 'opened' ? { ...event, profile: { ...event.profile, endMode: 'fixed-rounds', rounds } } : event,
  );
  expect(replay(log).ok).toBe(true);
  const rows = rowsOf({ log, state: fold(log), secret: head.secret }, { id: name });
  delete rows.head.summary.limit;
  return rows;
}

const textOf = (page, where) => page.$eval(where, (box) => box.innerText.replace(/\s+/g, ' '));

describe('a Partie of eight rounds', () => {
  it.each([
    ['de', 'Runde 6 von 8'],
    ['fr', 'Donne 6 sur 8'],
    ['it', 'Mano 6 di 8'],
    ['en', 'Round 6 of 8'],
  ])('says so at home, in the Rückblick and at the table, in %s', async (language, round) => {
    const page = await at.page({ language });
    await page.goto(`${at.base}/karten`);
    const rows = byRounds('playing', 8);
    await putIn(page, [rows]);
    await page.goto(`${at.base}/`);
    await page.waitForSelector('[data-action=continue]');
    const hero = await textOf(page, '.hero');
    expect(hero).toContain(round);
    expect(hero).not.toContain('1000');
    await page.goto(`${at.base}/rueckblick`);
    await page.waitForSelector('.partien li');
    const list = await textOf(page, '.partien');
    expect(list).toContain(round);
    expect(list).not.toContain('1000');
    await page.goto(`${at.base}/tisch?partie=playing`);
    expect(await untilAsked(page)).toBe('play');
    const label = await page.getAttribute('.bar .score p', 'aria-label');
    expect(label).toContain(round);
    await page.context().close();
  });
});

describe('the end of a Partie', () => {
  it('has a key to its Rückblick', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/karten`);
    await putIn(page, [keptMoment('ended')]);
    await page.goto(`${at.base}/tisch?partie=ended`);
    await page.waitForSelector('.ending');
    await page.click('.between [data-action=review]');
    await page.waitForURL(/\/rueckblick\?partie=ended&runde=\d+$/);
    await page.waitForSelector('[data-action=step]');
    await page.context().close();
  });
});

describe('the panel of a wide screen', () => {
  it.each([
    ['the last trick alone', {}, ['2']],
    ['none, where the person wants no more than the table allows', { lastTrick: false }, []],
  ])('shows %s open, and the others face down', async (_, prefs, open) => {
    const page = await at.page(prefs, WIDE);
    await page.goto(`${at.base}/karten`);
    await putIn(page, [keptMoment('playing')]);
    await page.goto(`${at.base}/tisch?partie=playing`);
    expect(await untilAsked(page)).toBe('play');
    await stillness(page);
    const numbers = (where) => page.$$eval(where, (all) => all.map(({ dataset }) => dataset.trick));
    expect(await numbers('.running li')).toEqual(['1', '2']);
    expect(await numbers('.running li:has(.face)')).toEqual(open);
    expect(await page.$$eval('[data-action=last]', (keys) => keys.length)).toBe(open.length);
    await page.context().close();
  });
});

/** A page whose workers begin with something else. */
async function beginningWith(text, prefs) {
  const page = await at.page(prefs, { serviceWorkers: 'block' });
  await page.route('**/assets/worker-*.js', async (route) => {
    const found = await route.fetch();
    await route.fulfill({ response: found, body: `${text}${await found.text()}` });
  });
  return page;
}

/** What went wrong beside that the test's browser registers no service worker. */
const otherFaults = () => at.faults.splice(0).filter((fault) => !fault.includes('registration blocked'));

describe('a database that hangs while one plays', () => {
  it('is told as one that keeps nothing, the Partie goes on, and all of it is there once it answers', async () => {
    // Writes 4 and 5 of the host never end.
    const page = await beginningWith(
      `if (globalThis.IDBDatabase) { const begin = IDBDatabase.prototype.transaction; let writes = 0;
        IDBDatabase.prototype.transaction = function (stores, mode, how) {
          if (mode === 'readwrite' && [4, 5].includes(++writes)) {
            const silent = { get: () => ({}), put: () => ({}), delete: () => ({}), add: () => ({}) };
            return { abort() {}, objectStore: () => silent };
          }
          return begin.call(this, stores, mode, how);
        }; }`,
      { ...QUICK, rules: { preset: 'puur', settings: { target: 5000 } } },
    );
    await page.goto(`${at.base}/tisch`);
    const toast = page.locator('.toast', { hasText: 'Dieser Browser speichert nichts' });
    for (let taps = 0; taps < 40 && (await toast.count()) === 0; taps++) {
      await tap(page);
      if (taps > 3) await toast.waitFor({ timeout: 400 }).catch(() => undefined);
    }
    expect(await toast.count()).toBe(1);
    const before = (await keptLog(page)).length;
    while (await toast.count()) await tap(page);
    const kept = await keptLog(page);
    expect(kept.length).toBeGreaterThan(before);
    expect(replay(kept).ok).toBe(true);
    expect(otherFaults()).toEqual([]);
    await page.context().close();
  });
});

describe('a new Partie beside an adviser that died', () => {
  it('is asked for, since one is open, and begins at the table', async () => {
    // The fourth bot of a host is its adviser; it ends without a word.
    const page = await beginningWith(
      `{ const Whole = self.Worker; let bots = 0; self.Worker = class extends Whole {
        constructor(url, how) { super(url, how); if (how?.name === 'puur-bot' && ++bots === 4) this.terminate(); }
      }; }`,
    );
    await page.goto(`${at.base}/karten`);
    await putIn(page, [keptMoment('playing')]);
    await page.goto(`${at.base}/tisch?partie=playing`);
    expect(await untilAsked(page)).toBe('play');
    await page.click('[data-action=advice]');
    await page.waitForSelector('.sheet.advice');
    await page.keyboard.press('Escape');
    await page.click('.bar .key');
    await page.click('.sheet.menu li:last-child button');
    // At once: also before the device has told what is open.
    await page.click('[data-action=new]');
    await page.click('[data-action=new-yes]');
    await page.waitForURL(`${at.base}/tisch`);
    await page.waitForSelector('.table');
    expect(await page.evaluate(() => localStorage.getItem('puur.partie'))).not.toBe('playing');
    expect(otherFaults()).toEqual([]);
    await page.context().close();
  });
});

describe('the house rules of a running Partie', () => {
  it('are all told, and first those in which it differs from the table people know', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/karten`);
    const { events, head } = keptMoment('playing');
    const log = events.map(({ event }) =>
      event.type === 'opened' ? { ...event, profile: { ...event.profile, lookBack: 'last', target: 1500 } } : event,
    );
    await putIn(page, [rowsOf({ log, state: fold(log), secret: head.secret }, { id: 'playing' })]);
    await page.goto(`${at.base}/tisch?partie=playing`);
    expect(await untilAsked(page)).toBe('play');
    await page.click('.bar .key');
    await page.click('.sheet.menu li:has-text("Abmachungen") button');
    await page.waitForSelector('.agreed dl');
    const told = (where) => page.$$eval(where, (all) => all.map((line) => line.innerText.replace(/\s+/g, ' ')));
    expect(await told('.agreed .changed > div')).toEqual([
      'Gekehrte Stiche ansehen nur den letzten',
      'Ziel 1500 Punkte',
    ]);
    const names = await page.$$eval('.agreed [data-rule]', (all) => all.map(({ dataset }) => dataset.rule));
    expect(new Set(names).size).toBe(names.length);
    // What a table of the reference page has to say, by the settings of each group.
    expect(names).toEqual(
      expect.arrayContaining([
        'contracts',
        'pushing',
        'undertrump',
        'factors',
        'totalTie',
        'stoeckAnnounce',
        'revokeRule',
      ]),
    );
    expect(names).not.toContain('rounds');
    expect(names.length).toBeGreaterThan(30);
    await page.context().close();
  });
});
