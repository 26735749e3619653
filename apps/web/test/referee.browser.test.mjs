// The dispute checker: a quarrel told by tap, nothing lost on the way, in four languages and every light.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptMoment, putIn } from './prepare.mjs';
import { expectAccessible, stand } from './stand.mjs';

// Quarrels as they are told to the referee, from its own test set.
const { cases } = JSON.parse(
  readFileSync(new URL('../../../packages/referee/test/quarrels.json', import.meta.url), 'utf8'),
);
const quarrelOf = (id) => cases.find((each) => each.id === id).quarrel;

/** A round of Obenabe: every suit is led from the top by whoever holds it. In WRONG seat 0 keeps the R7 and discards the S8. */
const RIGHT = JSON.stringify({
  contract: 'obenabe',
  dealer: 3,
  cards:
    'E6 E7 E8 E9 R6 R7 R8 R9 S6 S7 S8 S9 T6 T7 T8 T9 E10 EU EO EK R10 RU RO RK S10 SU SO SK T10 TU TO TK EA RA SA TA',
});
const WRONG = RIGHT.replace('R6 R7 R8', 'R6 S8 R8').replace('S6 S7 S8', 'S6 S7 R7');

/** A round in the text form, by the rules but for a Weis in the second trick, the winner of the third and the sum. */
const TEXT = `[Format "Puur 1"]

[Round "1"]
[Dealer "3"]
[Deal "0: E6 EU R7 R9 RA S10 SO T8 TK / 1: E7 E9 EA R10 RO S8 SK T6 TU / 2: E10 EO R8 RK S6 SU T7 T9 TA / 3: E8 EK R6 RU S7 S9 SA T10 TO"]
[Contract "obenabe by 0"]
1. 0: E6 E7 E10 E8 = 2 18
2. 2: EO (2 Weis 20 R8 RK S6) EK EU E9 = 3 9
3. 3: R6 R7 R10 R8 = 2 18
4. 1: EA RK RU R9 = 1 17
5. 1: RO S6 S7 RA = 0 14
6. 0: S10 S8 SU S9 = 2 20
7. 2: T7 T10 T8 T6 = 3 18
8. 3: SA SO SK T9 = 3 18
9. 3: TO TK TU TA = 2 20
[Points "78 : 80"]
`;

let at;
beforeAll(async () => {
  at = await stand();
});
afterAll(async () => {
  await at?.close();
});

/** Taps a card, its suit first where only one suit is in sight; they lie in the order of a hand. */
async function tapCard(page, name) {
  const card = page.locator(`.picker [data-card=${name}]`);
  if (!(await card.isVisible())) await page.click(`.suits button:nth-child(${'ERTS'.indexOf(name[0]) + 1})`);
  await card.click();
}

/** R01 of the set: South discards the T7 on Schellen and holds the S7 and the SA. */
async function tellRevoke(page) {
  await page.goto(`${at.base}/schiedsrichter`);
  await page.click('.checks > li:nth-child(4) summary');
  await page.click('[data-question=card-allowed]');
  await page.click('[data-contract="trump:E"]');
  await page.click('[data-action=next]');
  for (const name of ['S8', 'S10', 'T7', 'SU']) await tapCard(page, name);
  await page.click('[data-action=next]');
  await page.click('.seats [data-side="2"]');
  for (const name of ['SA', 'S7']) await tapCard(page, name);
}

describe('the referee', () => {
  it('rules on a quarrel told by tap, keeps it over a reload and goes back step by step', async () => {
    const page = await at.page();
    await tellRevoke(page);
    await page.reload();
    await expect.poll(() => page.locator('.picker [aria-pressed=true][data-card]').count()).toBe(3);
    await page.click('[data-action=rule]');
    await page.waitForSelector('[data-verdict=revoke-in-trick]');
    // 23 points, as the set says: the Schellen-Ass goes in.
    expect(await page.locator('.moved').innerText()).toContain('23');
    expect(await page.locator('[data-confidence]').getAttribute('data-confidence')).toBe('high');
    expect(await page.locator('.differs > li').count()).toBeGreaterThan(0);
    await page.goBack();
    expect(page.url()).toContain('schritt=hands');
    await page.goBack();
    await page.waitForSelector('.lines li:nth-child(4)');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('says what is missing and leads there', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter?frage=trick-winner&schritt=ruling`);
    await page.click('.missing .button');
    await page.waitForSelector('.contracts');
    await page.context().close();
  });

  it('opens a pasted quarrel, and a link gives it on', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter`);
    await page.click('[data-door=check]');
    await page.fill('.written textarea', 'Farbe!');
    await page.click('[data-action=check]');
    await page.waitForFunction(() => document.querySelector('.written .fault').textContent.includes('Farbe!'));
    await page.fill('.written textarea', JSON.stringify(quarrelOf('T01')));
    await page.click('[data-action=check]');
    await page.waitForSelector('[data-verdict=trick-goes-to]');
    expect(await page.locator('.verdict h2').first().innerText()).toContain('West');
    const shared = encodeURIComponent(JSON.stringify(quarrelOf('W07')));
    await page.goto(`${at.base}/schiedsrichter#streit=${shared}`);
    // One's own quarrel stays until it is given up.
    await page.click('[data-link=waits] [data-action=take-shared]');
    await page.waitForSelector('[data-verdict=weis-counts]');
    await page.goto(`${at.base}/schiedsrichter#streit=%7Bbad`);
    await page.waitForSelector('[data-link=broken] [role=alert]');
    await page.context().close();
  });

  it('is told by keyboard alone', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter`);
    for (const selector of [
      '.checks > li:nth-child(2) summary',
      '[data-question=dealer]',
      '.seats [data-side="2"]',
      '[data-action=rule]',
    ]) {
      await page.focus(selector);
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('[data-verdict=dealer-is]');
    await page.context().close();
  });

  it('offers the winner of a trick as its next leader, the contracts of the table first, and others on request', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter`);
    await page.click('.checks > li:nth-child(4) summary');
    await page.click('[data-question=card-allowed]');
    // The table of the reference page plays no Slalom.
    expect(await page.locator('[data-contract^="slalom"]').count()).toBe(0);
    await page.click('.contracts .others');
    expect(await page.locator('[data-contract^="slalom"]').count()).toBeGreaterThan(0);
    await page.click('[data-contract="trump:E"]');
    await page.click('[data-action=next]');
    // The Ober of trump takes it from the second seat.
    for (const name of ['R10', 'EO', 'R6', 'R9']) await tapCard(page, name);
    await page.waitForSelector('.playing .seats button[data-side="1"][aria-pressed=true]');
    await tapCard(page, 'S6');
    await page.waitForSelector('.playing .seats button[data-side="2"][aria-pressed=true]');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('says in words what an event still lacks, and a second tap takes back nothing that must be told', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter`);
    await page.click('.checks > li:has([data-question=talk]) summary');
    await page.click('[data-question=talk]');
    await page.click('[data-step=events]');
    await page.click('main [data-event=asked]');
    const lacking = async () => (await page.locator('#lacking').innerText()).trim();
    const done = page.locator('[data-action=done]');
    // Nobody is taken to have asked: that has to be said.
    expect(await lacking()).toMatch(/^Es fehlt noch: Wer hat gefragt, Wonach\.$/);
    expect(await done.isDisabled()).toBe(true);
    expect(await done.getAttribute('aria-describedby')).toBe('lacking');
    const seat = page.locator('.entering .seats button[data-side="3"]');
    await seat.click();
    expect(await lacking()).toBe('Es fehlt noch: Wonach.');
    await seat.click();
    expect(await seat.getAttribute('aria-pressed')).toBe('true');
    const about = page.locator('.entering .words button').first();
    for (let tap = 0; tap < 2; tap++) {
      await about.click();
      expect(await about.getAttribute('aria-pressed')).toBe('true');
      expect(await lacking()).toBe('');
    }
    await done.click();
    await page.waitForSelector('.lines li');
    // Nor is anybody taken to have answered, least of all who asked.
    await page.click('main [data-event=answered]');
    expect(await page.locator('.entering .seats [aria-pressed=true]').count()).toBe(0);
    await page.click('.entering .seats button[data-side="1"]');
    await done.click();
    await page.click('[data-action=rule]');
    await page.waitForSelector('[data-verdict=may-annul]');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('names every fault of a text, each with its line', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter?pruefen`);
    await page.fill('.written textarea', TEXT);
    await page.click('[data-action=check]');
    // The third trick is given to the wrong player; the late Weis stands in the second; the sum is another.
    await page.waitForSelector('.verdict[data-faults="3"]');
    for (const code of ['audit-winner', 'audit-text']) await page.waitForSelector(`.found [data-finding=${code}]`);
    expect(await page.locator('.found').innerText()).toMatch(/Zeile 8[^]*Zeile 16/);
    await page.waitForSelector('.tricks > li:nth-child(9)');
    await expectAccessible(page, 'a report on a text');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('checks a pasted round from the first card to the last, and comes back to it after a reload', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter?pruefen`);
    await page.fill('.written textarea', WRONG);
    await page.click('[data-action=check]');
    // The Schellen-Acht on Rosen, though seat 0 held the Rosen-Sieben: at once, and again when the seven comes out.
    await page.waitForSelector('.verdict[data-faults="2"]');
    expect(await page.locator('.verdict').innerText()).toMatch(/Schellen-Acht[^]*Rosen-Sieben/);
    await page.waitForSelector('.tricks > li:nth-child(2) [data-wrong=true]');
    expect(await page.locator('.tricks > li').count()).toBe(9);
    await page.reload();
    await page.waitForSelector('.tricks [data-wrong=true]');
    await expectAccessible(page, 'a report');
    await page.goBack();
    await page.waitForSelector('.written textarea');
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it('finds nothing wrong in a Partie of this device that the table has counted', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter`);
    await putIn(page, [keptMoment('ended')]);
    await page.click('[data-door=check]');
    await page.click('.kept a');
    await page.waitForSelector('.verdict[data-faults="0"]');
    expect(await page.locator('.rounds > li').count()).toBeGreaterThan(2);
    await page.locator('.rounds summary').first().press('Enter');
    await page.waitForSelector('.tricks > li:nth-child(9)');
    await page.context().close();
  });

  it('checks a dropped file of many rounds and never holds the page up', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter?pruefen`);
    await page.waitForSelector('.written');
    await page.evaluate(
      ({ line, wrong }) => {
        // A beat that a busy page misses; the longest pause is held against the time that the whole check takes.
        globalThis.beat = { began: performance.now(), last: performance.now(), pause: 0 };
        const { beat } = globalThis;
        const tick = () => {
          const now = performance.now();
          beat.pause = Math.max(beat.pause, now - beat.last);
          beat.last = now;
          if (document.querySelector('.verdict')) beat.share = beat.pause / (now - beat.began);
          else setTimeout(tick, 4);
        };
        setTimeout(tick, 4);
        const lines = Array.from({ length: 3000 }, (_, n) => (n === 2718 ? wrong : line));
        const data = new globalThis.DataTransfer();
        data.items.add(new globalThis.File([lines.join('\n')], 'runden.jsonl'));
        document
          .querySelector('.written')
          .dispatchEvent(new globalThis.DragEvent('drop', { dataTransfer: data, bubbles: true }));
      },
      { line: RIGHT, wrong: WRONG },
    );
    await page.waitForSelector('.verdict[data-faults="2"]');
    expect(await page.locator('.verdict').innerText()).toContain('2719');
    await page.waitForFunction(() => globalThis.beat.share !== undefined);
    expect(await page.evaluate(() => globalThis.beat.share)).toBeLessThan(0.6);
    // Only the round with the faults is listed; all of them when they are asked for, a few at a time.
    expect(await page.locator('.rounds > li').count()).toBe(1);
    await page.click('[data-setting=only-faults]');
    expect(await page.locator('.rounds > li').count()).toBe(40);
    await page.context().close();
  });

  it('says of a file that is too large how large one may be', async () => {
    const page = await at.page();
    await page.goto(`${at.base}/schiedsrichter?pruefen`);
    await page.waitForSelector('.written');
    await page.evaluate(() => {
      const data = new globalThis.DataTransfer();
      data.items.add(new globalThis.File([new Uint8Array(26 * 1024 * 1024).fill(65)], 'gross.json'));
      document
        .querySelector('.written')
        .dispatchEvent(new globalThis.DragEvent('drop', { dataTransfer: data, bubbles: true }));
    });
    await page.waitForFunction(() => document.querySelector('.written .fault').textContent !== '');
    await page.context().close();
  });

  it('lays no field over another or over the title', async () => {
    const page = await at.page({});
    const link = new URLSearchParams({ streit: JSON.stringify(quarrelOf('C11')) });
    await page.goto(`${at.base}/schiedsrichter#${link}`);
    await page.click('[data-step=events]');
    await page.locator('[data-event=counted]').first().click();
    await page.waitForSelector('.entering input');
    const fields = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('h1, main input, main textarea')]
        .map((field) => field.getBoundingClientRect())
        .filter(({ width, height }) => width > 20 && height > 20);
      const cross = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const crossed = boxes.filter((box, index) => boxes.some((other, at) => at < index && cross(box, other)));
      return { number: boxes.length, crossed: crossed.length };
    });
    expect(fields.number).toBeGreaterThan(2);
    expect(fields.crossed).toBe(0);
    expect(at.faults).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['de', 'light', 320],
    ['fr', 'dark', 360],
    ['it', 'contrast', 1280],
    ['en', 'light', 768],
  ])('has nothing for axe to say in %s, %s, %d wide, and is no wider', async (language, theme, width) => {
    const page = await at.page({ language, theme }, { viewport: { width, height: 740 } });
    const isFull = width < 400;
    const look = async (where) => {
      // Two lights in full; the others share what axe can see beside the colours.
      if (isFull || where === 'ruling' || where === 'report')
        await expectAccessible(page, `${where} in ${language}, ${theme}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    };
    await tellRevoke(page);
    await look('hands');
    for (const step of ['facts', 'events', 'ruling']) {
      await page.click(`[data-step=${step}]`);
      await page.waitForSelector(`[data-step=${step}][aria-current=step]`);
      if (step === 'ruling') await page.waitForSelector('.verdict');
      await look(step);
    }
    await page.goto(`${at.base}/schiedsrichter`);
    await page.waitForSelector('.checks');
    await look('front');
    await page.click('[data-door=check]');
    await page.waitForSelector('.written');
    await look('door');
    await page.fill('.written textarea', WRONG);
    await page.click('[data-action=check]');
    await page.waitForSelector('.tricks [data-wrong=true]');
    await look('report');
    await page.context().close();
  });
});
