// Times of the web app in a browser slowed four times, and its sizes.
//
//   node apps/web/test/bench.mjs        (npm run bench:web)
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { launch } from '../serve/chrome.mjs';
import { listen, serverOf } from '../serve/server.mjs';
import { keptMoment, putIn } from './prepare.mjs';

const SLOW = 4;
const root = join(import.meta.dirname, '../../..');
process.stdout.write(execFileSync(process.execPath, [join(root, 'scripts/web-size.mjs')], { encoding: 'utf8' }));

const server = serverOf();
const base = `http://127.0.0.1:${await listen(server, 0)}`;
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-CH' });
await context.addInitScript(() => localStorage.setItem('puur.prefs', JSON.stringify({ speed: 'fast' })));
const page = await context.newPage();
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });

const line = (what, value) => console.log(`${what.padEnd(44)}${value}`);
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

// 1 From the address to a button that deals.
const ready = [];
for (let run = 0; run < 5; run++) {
  await page.goto('about:blank');
  const start = performance.now();
  await page.goto(base, { waitUntil: 'commit' });
  await page.waitForSelector('[data-action=deal], [data-action=continue]');
  ready.push(performance.now() - start);
}
line(`ready to play, CPU slowed ${SLOW}×, median of 5`, `${Math.round(median(ready))} ms`);

// 2 A trick: long tasks, frames, layout shift.
await page.goto(`${base}/karten`);
await putIn(page, [keptMoment('playing')]);
await page.goto(`${base}/tisch?partie=playing`);
await page.waitForSelector('.hand .legal');
await page.waitForTimeout(1500);
await page.evaluate(() => {
  globalThis.seen = { tasks: [], shift: 0, frames: [] };
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => seen.tasks.push(duration))).observe({
    type: 'longtask',
  });
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (seen.shift += value))).observe({
    type: 'layout-shift',
  });
  let last = performance.now();
  const frame = (now) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
});
for (let cards = 0; cards < 4; cards++) {
  const card = await page.waitForSelector(
    '.hand .held.legal, .table[data-status=waiting-for-person] .hand .held:not(.blocked)',
  );
  await card.click({ position: { x: 10, y: 14 }, timeout: 3000 }).catch(() => undefined);
  await page.click('.hand .chosen', { position: { x: 10, y: 14 }, timeout: 3000 }).catch(() => undefined);
  await page.waitForTimeout(2500);
}
const seen = await page.evaluate(() => globalThis.seen);
line(
  'long tasks over 50 ms while playing',
  `${seen.tasks.length}${seen.tasks.length > 0 ? `, longest ${Math.round(Math.max(...seen.tasks))} ms` : ''}`,
);
const frames = seen.frames.slice(5);
line(
  'frame, median · 95 % · 99 %',
  [0.5, 0.95, 0.99]
    .map((q) => `${frames.toSorted((a, b) => a - b)[Math.floor(frames.length * q)].toFixed(1)} ms`)
    .join(' · '),
);
line('layout shift while playing', seen.shift.toFixed(4));
await browser.close();
server.close();
