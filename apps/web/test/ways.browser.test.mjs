// The ways people play: by one tap, by a throw, with the left hand, with sounds, in practice, several at one device.
import { fold, replay, stoeckCards, viewFor } from '@puur/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keptLog, stillness, tap, untilAsked } from './play.mjs';
import { keptMoment, putIn } from './prepare.mjs';
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

/** The table at a kept moment. */
async function openAt(page, name, options = {}) {
  await page.goto(`${at.base}/karten`);
  await putIn(page, [keptMoment(name, options)]);
  await page.goto(`${at.base}/tisch?partie=${name}`);
  expect(await untilAsked(page)).toBe('play');
  await stillness(page);
}

const cardsIn = (page, where) => page.$$eval(where, (held) => held.map(({ dataset }) => Number(dataset.card)));
const held = (page) => cardsIn(page, '.hand .held');

/** Switches a setting over as a person does. */
async function toggle(page, id) {
  await page.goto(`${at.base}/einstellungen`);
  await page.click(`[data-setting=${id}] input`);
}

const CORNER = { position: { x: 10, y: 14 } };

describe('laying a card', () => {
  it('takes one tap where that is set, and two where it is not', async () => {
    const page = await at.page({ speed: 'slow' });
    await openAt(page, 'playing');
    const before = await held(page);
    await page.locator('.held.legal').first().click(CORNER);
    await page.waitForSelector('.held.chosen');
    expect(await held(page)).toEqual(before);
    await toggle(page, 'oneTap');
    await page.goto(`${at.base}/tisch?partie=playing`);
    await untilAsked(page);
    await page.locator('.held.legal').first().click(CORNER);
    await expect.poll(async () => (await held(page)).length).toBe(before.length - 1);
    await page.context().close();
  });

  it('may be a throw upwards', async () => {
    const page = await at.page({ speed: 'slow' });
    await openAt(page, 'playing');
    const before = await held(page);
    const { x, y } = await page.locator('.held.legal').first().boundingBox();
    await page.mouse.move(x + 12, y + 30);
    await page.mouse.down();
    await page.mouse.move(x + 16, y - 50, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await held(page)).length).toBe(before.length - 1);
    await page.context().close();
  });

  it('makes a sound only where sounds were asked for, and then one that is made here', async () => {
    const page = await at.page({ speed: 'off', oneTap: true });
    await page.addInitScript(() => {
      globalThis.sounds = [];
      for (const kind of [globalThis.AudioBufferSourceNode, globalThis.OscillatorNode]) {
        const { start } = kind.prototype;
        kind.prototype.start = function (...when) {
          globalThis.sounds.push(kind.name);
          return start.apply(this, when);
        };
      }
    });
    await openAt(page, 'playing');
    const lay = async () => {
      const { length } = await held(page);
      await page.locator('.held.legal').first().click(CORNER);
      await expect.poll(async () => (await held(page)).length).toBeLessThan(length);
    };
    await lay();
    expect(await page.evaluate(() => globalThis.sounds)).toEqual([]);
    await toggle(page, 'sound');
    await openAt(page, 'playing');
    await lay();
    expect(await page.evaluate(() => globalThis.sounds)).toContain('AudioBufferSourceNode');
    await page.context().close();
  });
});

describe('the strongest bots', () => {
  it('think with helpers where the machine has cores to spare', async () => {
    // A silent helper is given time to finish its share: the Partie has to last longer than that.
    const rules = { preset: 'puur', settings: { target: 10_000 } };
    const page = await at.page({ ...QUICK, rules, partnerLevel: 'stark', opponentLevel: 'stark' });
    // The machine of the test may have two cores.
    await page.route(/\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const cores = "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 });";
      await route.fulfill({ response, body: cores + (await response.text()) });
    });
    // Workers count what they answer with sums.
    page.on('worker', (worker) => {
      void worker.evaluate(() => {
        globalThis.sums = 0;
        const post = globalThis.MessagePort.prototype.postMessage;
        globalThis.MessagePort.prototype.postMessage = function (...parts) {
          if (parts[0]?.tally) globalThis.sums++;
          post.apply(this, parts);
        };
      });
    });
    await page.goto(at.base);
    await page.click('[data-action=deal]');
    for (let steps = 0; steps < 200; steps++) {
      await tap(page);
      if ((await held(page)).length <= 7) break;
    }
    const named = await Promise.all(
      page.workers().map(async (worker) => worker.evaluate(() => ({ name: globalThis.name, sums: globalThis.sums }))),
    );
    const helpers = named.filter(({ name }) => name === 'puur-helper');
    expect(named.filter(({ name }) => name === 'puur-bot')).toHaveLength(3);
    expect(helpers).toHaveLength(2);
    for (const { sums } of helpers) expect(sums).toBeGreaterThan(0);

    // One ends without a word. It is missed, another comes, and works.
    const nameOf = (worker) => worker.evaluate(() => globalThis.name).catch(() => '');
    const helpersNow = async () => {
      const workers = page.workers();
      const names = await Promise.all(workers.map(nameOf));
      return workers.filter((_, at) => names[at] === 'puur-helper');
    };
    const [gone] = await helpersNow();
    await gone.evaluate(() => globalThis.close()).catch(() => undefined);
    const sumsOf = (worker) => worker.evaluate(() => globalThis.sums).catch(() => 0);
    const working = async () => {
      const now = await helpersNow();
      const sums = await Promise.all(now.filter((worker) => worker !== gone).map(sumsOf));
      return sums.filter((sum) => sum > 0).length;
    };
    expect(await working()).toBe(1);
    for (let steps = 0; steps < 400 && (await working()) < 2; steps++) expect(await tap(page)).not.toBe('ended');
    expect(await working()).toBe(2);
    expect(at.faults).toEqual([]);
    await page.context().close();
  }, 180_000);
});

describe('the table', () => {
  it('is mirrored for the left hand: what acts changes sides, what is read stays', async () => {
    const page = await at.page({ speed: 'slow' });
    await openAt(page, 'stoeck');
    const middleOf = async (selector) => {
      const { x, width } = await page.locator(selector).boundingBox();
      return x + width / 2;
    };
    const [last, moment, score] = ['[data-action=last]', '[data-action=stoeck]', '.bar .score'];
    expect(await middleOf(last)).toBeLessThan(await middleOf(moment));
    const read = await middleOf(score);
    await toggle(page, 'leftHanded');
    await page.goto(`${at.base}/tisch?partie=stoeck`);
    await untilAsked(page);
    await stillness(page);
    expect(await middleOf(last)).toBeGreaterThan(await middleOf(moment));
    expect(await middleOf(score)).toBe(read);
    await page.context().close();
  });

  it.each(['gabe=x0', 'tag=2026-02-31'])(
    'says that there is no deal %s, and still knows the Partie under way',
    async (hash) => {
      const page = await at.page(QUICK);
      await openAt(page, 'playing');
      const cards = await held(page);
      await page.goto(`${at.base}/`);
      await page.goto(`${at.base}/tisch#${hash}`);
      await page.waitForSelector('.absent');
      await page.goto(`${at.base}/`);
      await page.goto(`${at.base}/tisch`);
      expect(await untilAsked(page)).toBe('play');
      expect(await held(page)).toEqual(cards);
      await page.context().close();
    },
  );

  it('keeps the Partie that a deal in the address begins, and goes on with it after a reload', async () => {
    const page = await at.page({ speed: 'off', practice: true });
    await page.goto(`${at.base}/tisch#tag=2026-11-30`);
    await untilAsked(page);
    const cards = (await held(page)).sort();
    expect(cards).toHaveLength(9);
    expect(await page.locator('[data-action=undo]').count()).toBe(0);
    await expect.poll(async () => (await keptLog(page)).length).toBeGreaterThan(1);
    await page.reload();
    await untilAsked(page);
    expect((await held(page)).sort()).toEqual(cards);
    expect(await page.locator('.toast, .absent').count()).toBe(0);
    await page.context().close();
  });

  it('asks before a deal in the address takes the place of a Partie that is under way, and leaves it where one says no', async () => {
    const page = await at.page({ speed: 'off', rules: { preset: 'chibre', settings: {} } });
    await openAt(page, 'playing');
    const cards = (await held(page)).sort();
    const idOf = () => page.evaluate(() => localStorage.getItem('puur.partie'));
    const id = await idOf();
    await page.goto(`${at.base}/`);
    await page.goto(`${at.base}/tisch#tag=2026-11-30`);
    await page.click('[data-action=new-no]');
    expect(await untilAsked(page)).toBe('play');
    expect((await held(page)).sort()).toEqual(cards);
    expect(await idOf()).toBe(id);
    await page.goto(`${at.base}/`);
    await page.goto(`${at.base}/tisch#tag=2026-11-30`);
    await page.click('[data-action=new-yes]');
    await untilAsked(page);
    await expect.poll(idOf).not.toBe(id);
    // The same table for everybody, whatever one has agreed on at home.
    await expect
      .poll(async () => fold(await keptLog(page, await idOf())).profile)
      .toMatchObject({ endMode: 'fixed-rounds', rounds: 1 });
    await page.context().close();
  });

  it('takes a card back in practice, as if it had not been laid', async () => {
    const page = await at.page({ speed: 'off', oneTap: true });
    await openAt(page, 'playing', { practice: true });
    const [before, cards] = [await keptLog(page), await held(page)];
    await page.locator('.held.legal').first().click(CORNER);
    await expect.poll(async () => (await keptLog(page)).length).toBeGreaterThan(before.length);
    await page.click('[data-action=undo]');
    await expect.poll(() => held(page)).toEqual(cards);
    await expect.poll(() => keptLog(page)).toEqual(before);
    expect(await untilAsked(page)).toBe('play');
    await page.context().close();
  });

  it('offers no taking back where it counts', async () => {
    const page = await at.page({ speed: 'off' });
    await openAt(page, 'playing');
    expect(await page.locator('[data-action=undo]').count()).toBe(0);
    await page.context().close();
  });

  it('stops once where the second card of the Stöck would go without the word, also where one tap lays', async () => {
    const page = await at.page({ speed: 'off', oneTap: true });
    for (const [answer, isSaid] of [
      ['no-stoeck', false],
      ['with-stoeck', true],
    ]) {
      await openAt(page, 'stoeck');
      const before = await keptLog(page);
      const view = viewFor(fold(before), 0);
      const pair = stoeckCards(view.round.contract).filter((card) => view.round.hand.includes(card));
      expect(pair).toHaveLength(1);
      await page.locator(`.held[data-card="${pair[0]}"]`).click(CORNER);
      await page.waitForSelector(`[data-action=${answer}]`);
      expect(await keptLog(page)).toEqual(before);
      await page.click(`[data-action=${answer}]`);
      await expect.poll(async () => (await keptLog(page)).length).toBeGreaterThan(before.length);
      const added = (await keptLog(page)).slice(before.length);
      expect(added[0]).toMatchObject({ type: 'card-played', seat: 0, card: pair[0] });
      expect(added.some(({ type, seat }) => type === 'stoeck-announced' && seat === 0)).toBe(isSaid);
    }
    await page.context().close();
  });

  it('lets one lay down the rest when all of it is sure, and counts it', async () => {
    const page = await at.page({ speed: 'off' });
    await openAt(page, 'rest');
    const before = fold(await keptLog(page));
    const cards = (await held(page)).sort();
    await page.click('[data-action=rest]');
    // The cards lie open until they are put away, and only then the round is counted.
    await page.waitForSelector('.laid');
    expect(
      (await page.$$eval('.laid [data-card]', (laid) => laid.map(({ dataset }) => Number(dataset.card)))).sort(),
    ).toEqual(cards);
    expect(await page.locator('.between').count()).toBe(0);
    await page.click('.laid [data-action=next]');
    await page.waitForSelector('.between');
    await expect.poll(async () => fold(await keptLog(page)).rounds.length).toBe(before.rounds.length + 1);
    const log = await keptLog(page);
    expect(log.some(({ type }) => type === 'rest-claimed')).toBe(true);
    expect(replay(log).ok).toBe(true);
    await page.context().close();
  });
});

// One person: seat 0. The partners: 0 and 2. Three: 0, 1 and 2.
describe.each([
  [2, [0, 2]],
  [3, [0, 1, 2]],
  [4, [0, 1, 2, 3]],
])('%d people at one device', (people, seats) => {
  it('never show a hand before its owner has taken the device', async () => {
    const page = await at.page({ ...QUICK, people, rules: { preset: 'puur', settings: { target: 5000 } } });
    await page.goto(at.base);
    await page.click('[data-action=deal]');
    const taken = new Set();
    /** What is on the screen in one look, so that nothing changes between two questions. */
    const look = () =>
      page.evaluate(() => ({
        isCovered: document.querySelector('.cover') !== null,
        isAsked: document.querySelector('.turn.yours') !== null,
        hand: [...document.querySelectorAll('.held')].map(({ dataset }) => Number(dataset.card)).sort((x, y) => x - y),
      }));
    /** The seat whose hand is shown, by the log; null while it is nobody's. */
    const ownerOf = async (hand) => {
      const state = fold(await keptLog(page));
      const shown = JSON.stringify(hand);
      const owner = seats.find(
        (seat) => shown === JSON.stringify(viewFor(state, seat).round?.hand.toSorted((x, y) => x - y)),
      );
      return owner === viewFor(state, 0).turn ? owner : null;
    };
    for (let steps = 0; steps < 60 && taken.size < seats.length; steps++) {
      await untilAsked(page);
      const seen = await look();
      if (seen.isCovered) {
        expect(seen.hand).toEqual([]);
        // Whoever reloads the page while it is covered sees no more than before.
        if (steps < 4) {
          await page.reload();
          await untilAsked(page);
          expect(await look()).toMatchObject({ isCovered: true, hand: [] });
        }
      }
      // A hand that is asked for a card is that of the seat whose turn it is by the log, once the log is written.
      if (seen.isAsked && seen.hand.length > 0) {
        await expect
          .poll(async () => {
            const { isAsked, isCovered, hand } = await look();
            if (!isAsked || isCovered) return true;
            const owner = await ownerOf(hand);
            if (owner !== null) taken.add(owner);
            return owner !== null;
          })
          .toBe(true);
      }
      await tap(page);
    }
    expect([...taken].sort()).toEqual(seats);
    await page.context().close();
  });
});
