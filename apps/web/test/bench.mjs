// Times of the web app in a browser slowed four times, and its sizes.
//
//   node apps/web/test/bench.mjs        (npm run bench:web)
//
// Each time is told twice: as the clock saw it in the slowed browser, which is right on a machine that does nothing else,
// and as the processor's own time on the page's thread, four times, which is right on a busy one too.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { launch } from '../serve/chrome.mjs';
import { listen, serverOf } from '../serve/server.mjs';
import { stillness, untilAsked } from './play.mjs';
import { keptMoment, putIn } from './prepare.mjs';
import { pageTasks } from './tasks.mjs';

const SLOW = 4;
/** A task longer than this is felt, in milliseconds. */
const LONG = 50;
const CARDS = 6;
const root = join(import.meta.dirname, '../../..');
process.stdout.write(execFileSync(process.execPath, [join(root, 'scripts/web-size.mjs')], { encoding: 'utf8' }));

const server = serverOf();
const base = `http://127.0.0.1:${await listen(server, 0)}`;
const browser = await launch();

const line = (what, value) => console.log(`${what.padEnd(52)}${value}`);
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const quantiles = (values) =>
  [0.5, 0.95, 0.99].map((q) => values.toSorted((a, b) => a - b)[Math.floor(values.length * q)]);
const ms = (value) => `${Math.round(value)} ms`;

async function open() {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-CH' });
  await context.addInitScript(() => {
    localStorage.setItem('puur.prefs', JSON.stringify({ speed: 'fast', oneTap: true, weis: 'auto', stoeck: 'auto' }));
  });
  return context.newPage();
}

const home = async (page) => {
  await page.goto(base, { waitUntil: 'commit' });
  await page.waitForSelector('[data-action=deal], [data-action=continue]');
};

/** Waits until the build is kept on the device, and the rulebook, which follows it. */
const kept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const size = async () => (await (await caches.open((await caches.keys())[0])).keys()).length;
    for (let before = -1, now = await size(); now !== before; [before, now] = [now, await size()]) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  });

async function sitDown(page) {
  // A page of the app on which nothing runs.
  await page.goto(`${base}/llms.txt`);
  await putIn(page, [keptMoment('playing')]);
  await page.goto(`${base}/tisch?partie=playing`);
  await untilAsked(page);
  await stillness(page);
}

/** Lays cards by tap whenever it is one's turn. */
async function layCards(page) {
  for (let cards = 0; cards < CARDS; cards++) {
    if ((await untilAsked(page, 60_000)) !== 'play') break;
    await page.click('.hand .held:not(.blocked)', { position: { x: 10, y: 14 }, timeout: 5000 }).catch(() => undefined);
  }
}

/** Processor time of each task on the page's own thread while something is done, in milliseconds. */
async function tasksOf(page, run) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await run();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  return pageTasks(traceEvents).map(({ event }) => event.tdur / 1000);
}

// 1 From the address to a button that deals.
const page = await open();
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
const ready = [];
for (let run = 0; run < 5; run++) {
  await page.goto('about:blank');
  const start = performance.now();
  await home(page);
  ready.push(performance.now() - start);
}
line(`ready to play, slowed ${SLOW}×, median of 5`, ms(median(ready)));

// To look from outside costs the slowed page some tenth of a second: it reads the scripts of the test first. So the page tells
// the time itself, too: the first picture with the button, from the start of its address.
const own = await open();
await own.addInitScript(() => {
  globalThis.readyAt = new Promise((resolve) => {
    const watcher = new globalThis.MutationObserver(() => {
      if (!document.querySelector('[data-action=deal], [data-action=continue]')) return;
      watcher.disconnect();
      // After the picture, which comes when what waits for it has run.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
});
const slowed = await own.context().newCDPSession(own);
await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
const told = [];
for (let run = 0; run < 6; run++) {
  await own.goto('about:blank');
  await own.goto(base, { waitUntil: 'commit' });
  told.push(await own.evaluate(() => globalThis.readyAt));
  // The first visit puts the build into the cache, and is told by itself.
  if (run === 0) await kept(own);
}
line('  as the page itself tells, first visit', ms(told[0]));
line('  as the page itself tells, later, median of 5', ms(median(told.slice(1))));
const fresh = await open();
const starting = [];
for (let run = 0; run < 5; run++) {
  await fresh.goto('about:blank');
  const tasks = await tasksOf(fresh, () => home(fresh));
  starting.push(SLOW * tasks.reduce((sum, task) => sum + task, 0));
}
line(`  processor time until then, times ${SLOW}, median of 5`, ms(median(starting)));

// 2 Some tricks: long tasks, frames, layout shift.
await sitDown(page);
await page.evaluate(() => {
  globalThis.seen = { tasks: [], shift: 0, frames: [] };
  const watch = (type, note) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type });
  };
  watch('longtask', ({ duration }) => seen.tasks.push(duration));
  watch('layout-shift', ({ value }) => (seen.shift += value));
  // Only where a card moves must every frame come; a ring that turns for ever says nothing of it. To ask the page each
  // time what is moving would itself cost a frame, so it is told.
  let moving = 0;
  const { prototype } = globalThis.Element;
  const { animate } = prototype;
  prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    moving++;
    motion.finished.catch(() => undefined).finally(() => moving--);
    return motion;
  };
  globalThis.addEventListener('transitionrun', () => moving++, true);
  for (const end of ['transitionend', 'transitioncancel']) globalThis.addEventListener(end, () => moving--, true);
  let last = performance.now();
  let wasMoving = false;
  const frame = (now) => {
    if (wasMoving && moving > 0) seen.frames.push(now - last);
    wasMoving = moving > 0;
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
});
await layCards(page);
const seen = await page.evaluate(() => globalThis.seen);
const longest = (tasks) => (tasks.length > 0 ? `, longest ${ms(Math.max(...tasks))}` : '');
line(`tasks over ${LONG} ms while playing, slowed ${SLOW}×`, `${seen.tasks.length}${longest(seen.tasks)}`);
await sitDown(fresh);
const playing = (await tasksOf(fresh, () => layCards(fresh))).map((task) => SLOW * task);
const long = playing.filter((task) => task > LONG);
line(`  by processor time, times ${SLOW}`, `${long.length} of ${playing.length}${longest(playing)}`);
const late = seen.frames.filter((frame) => frame > 25).length;
line('frames in card motion · more than one picture late', `${seen.frames.length} · ${late}`);
line(
  'frame in motion, median · 95 % · 99 %',
  quantiles(seen.frames)
    .map((frame) => `${frame.toFixed(1)} ms`)
    .join(' · '),
);
line('layout shift while playing', seen.shift.toFixed(4));
await browser.close();
server.close();
