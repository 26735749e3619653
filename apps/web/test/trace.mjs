// What the page's own thread does while the app opens, while one sits down and plays: its tasks, taken apart into script,
// style, layout and paint.
//
//   node apps/web/test/trace.mjs [--cards=6] [--runs=3] [--list=0] [DIST...]
//
// Several builds are traced by turns in one run, so that other work on the machine falls on all of them alike. Times are the
// processor's own on the page's thread, times SLOW, in a browser that is not slowed: so they are those of a phone, and a busy
// machine does not lengthen them. Raster and compositing are threads of their own, which a browser without a graphics card
// runs on the same processor; what they take is told apart, for no page can do anything about it but paint less.
import { parseArgs } from 'node:util';
import { launch } from '../serve/chrome.mjs';
import { DIST, listen, serverOf } from '../serve/server.mjs';
import { stillness, untilAsked } from './play.mjs';
import { keptMoment, putIn } from './prepare.mjs';
import { otherThreads, pageTasks } from './tasks.mjs';

const SLOW = 4;
/** A task longer than this is felt, in milliseconds. */
const LONG = 50;
/** A part of a task that is named where tasks are listed. */
const WORTH_NAMING = 4;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.animations'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cards: { type: 'string', default: '6' },
    runs: { type: 'string', default: '3' },
    list: { type: 'string', default: '0' },
  },
});
const [cards, runs, listed] = [values.cards, values.runs, values.list].map(Number);

/** What an event of the trace belongs to; one that is not named belongs to what it stands in. */
const KINDS = {
  style: ['UpdateLayoutTree', 'ParseAuthorStyleSheet'],
  layout: ['Layout', 'HitTest'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'UpdateLayer', 'Commit', 'CompositeLayers', 'PaintImage'],
  gc: ['MinorGC', 'MajorGC', 'V8.GCScavenger', 'V8.GCFinalizeMC', 'BlinkGC.AtomicPauseMarkRoots'],
  script: [
    'FunctionCall',
    'EvaluateScript',
    'v8.compileModule',
    'v8.evaluateModule',
    'v8.callFunction',
    'RunMicrotasks',
    'EventDispatch',
    'TimerFire',
    'FireAnimationFrame',
    'FireIdleCallback',
    'HandlePostMessage',
    'ParseHTML',
  ],
};
const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind])));
const KIND_NAMES = [...Object.keys(KINDS), 'other'];

const cost = ({ tdur }) => (SLOW * tdur) / 1000;

/** A task's time by kind, each moment told once: to the innermost event that has a kind. */
function takenApart({ event, inner }) {
  const parts = new Map([['other', cost(event)]]);
  const notes = [];
  const add = (kind, value) => parts.set(kind, (parts.get(kind) ?? 0) + value);
  const open = [{ event, kind: 'other' }];
  for (const part of inner) {
    while (open.length > 1 && open.at(-1).event.ts + open.at(-1).event.dur <= part.ts) open.pop();
    const within = open.at(-1).kind;
    const kind = KIND_OF.get(part.name) ?? within;
    add(kind, cost(part));
    add(within, -cost(part));
    open.push({ event: part, kind });
    if (cost(part) <= WORTH_NAMING || !KIND_OF.has(part.name)) continue;
    const { elementCount, beginData, data } = part.args;
    const more = elementCount ?? beginData?.dirtyObjects ?? data?.type ?? '';
    notes.push(`${part.name}${more === '' ? '' : ` of ${more}`} ${cost(part).toFixed(0)}`);
  }
  return { total: cost(event), parts, notes };
}

async function traced(browser, page, run) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  return { tasks: pageTasks(traceEvents).map(takenApart), others: otherThreads(traceEvents) };
}

async function seated(browser, base) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-CH' });
  await context.addInitScript(() => {
    localStorage.setItem('puur.prefs', JSON.stringify({ speed: 'fast', oneTap: true, weis: 'auto', stoeck: 'auto' }));
  });
  const page = await context.newPage();
  // A page of the app's origin on which nothing runs.
  await page.goto(`${base}/llms.txt`);
  await putIn(page, [keptMoment('playing')]);
  return page;
}

/** The first screen, up to its button and its cards. */
async function openHome(page, base) {
  await page.goto(base, { waitUntil: 'commit' });
  await page.waitForSelector('[data-action=deal], [data-action=continue]');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.face')].every((one) => one.querySelector('img')?.complete),
  );
}

async function layCards(page) {
  for (let laid = 0; laid < cards; laid++) {
    if ((await untilAsked(page, 60_000)) !== 'play') break;
    await page.click('.hand .held:not(.blocked)', { position: { x: 10, y: 14 }, timeout: 5000 }).catch(() => undefined);
  }
  await untilAsked(page, 60_000);
}

const builds = [];
for (const folder of positionals.length > 0 ? positionals : [DIST]) {
  const server = serverOf(folder);
  const base = `http://127.0.0.1:${await listen(server, 0)}`;
  builds.push({ folder, server, base, opening: [], sitting: [], playing: [] });
}
for (let run = 0; run < runs; run++) {
  for (const { base, opening, sitting, playing } of builds) {
    const browser = await launch();
    const page = await seated(browser, base);
    opening.push(await traced(browser, page, () => openHome(page, base)));
    const sitDown = async () => {
      await page.goto(`${base}/tisch?partie=playing`);
      await untilAsked(page);
      await stillness(page);
    };
    sitting.push(await traced(browser, page, sitDown));
    playing.push(await traced(browser, page, () => layCards(page)));
    await browser.close();
  }
}

const ms = (value) => value.toFixed(0);
const mean = (entries) => [...entries].map(([name, value]) => `${name} ${ms(value / runs)}`).join(' · ');

function report(what, traces) {
  const tasks = traces.flatMap((trace) => trace.tasks).sort((a, b) => b.total - a.total);
  const long = tasks.filter(({ total }) => total > LONG).length / runs;
  const kinds = KIND_NAMES.map((kind) => [kind, tasks.reduce((sum, { parts }) => sum + (parts.get(kind) ?? 0), 0)]);
  const others = new Map();
  for (const trace of traces) {
    for (const [name, value] of Object.entries(trace.others)) others.set(name, (others.get(name) ?? 0) + SLOW * value);
  }
  console.log(
    `  ${what}: ${long.toFixed(1)} of ${ms(tasks.length / runs)} tasks over ${LONG} ms, longest ${ms(tasks[0].total)}`,
  );
  console.log(`    ms a run, the page's thread: ${mean(kinds)}`);
  console.log(`    ms a run, other threads: ${mean(others)}`);
  for (const { total, parts, notes } of tasks.slice(0, listed)) {
    const shares = [...parts].filter(([, value]) => value >= 1).map(([kind, value]) => `${kind} ${ms(value)}`);
    console.log(`    ${ms(total).padStart(5)}  ${shares.join(' · ')}  (${notes.join(', ')})`);
  }
}

for (const { folder, opening, sitting, playing, server } of builds) {
  console.log(folder);
  report('opening for the first time', opening);
  report('sitting down', sitting);
  report(`${cards} cards laid`, playing);
  server.close();
  server.closeAllConnections();
}
