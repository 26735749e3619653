// Pictures of every screen, for docs/screens: the same moments, the same sizes, one command.
//
//   node apps/web/test/screens.mjs [NAME...]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../serve/chrome.mjs';
import { listen, serverOf } from '../serve/server.mjs';
import { stillness } from './play.mjs';
import { keptMoment, putIn } from './prepare.mjs';

const OUT = join(import.meta.dirname, '../../../docs/screens');
const SIZES = { phone: [360, 740, 2], side: [740, 360, 2], tablet: [768, 1024, 1], desktop: [1280, 800, 1] };

const menu = (page) => page.click('.bar .key');
const offerWeis = async (page) => {
  await page.click('.hand .held:not(.blocked)', { position: { x: 8, y: 14 } });
  await page.click('.hand .chosen', { position: { x: 8, y: 14 } });
};
/** Name → size, moment or path, prefs, and what is done before the picture. */
const SHOTS = {
  'home-phone': ['phone', '/', {}],
  'home-desktop': ['desktop', '/', {}],
  'table-phone': ['phone', 'playing', {}, (page) => page.click('.hand .legal', { position: { x: 10, y: 14 } })],
  'table-phone-dark': ['phone', 'playing', { theme: 'dark' }],
  'table-phone-french': ['phone', 'playing', { deck: 'french', fourColours: true }],
  'table-phone-contrast': ['phone', 'playing', { theme: 'contrast' }],
  'table-side': ['side', 'playing', {}],
  'table-tablet': ['tablet', 'playing', {}],
  'table-desktop': ['desktop', 'playing', {}],
  'table-desktop-dark': ['desktop', 'stoeck', { theme: 'dark', deck: 'french' }],
  'stoeck-phone': ['phone', 'stoeck', {}],
  'declare-phone': ['phone', 'declaring', {}, (page) => page.click('.tile')],
  'declare-phone-dark': ['phone', 'declaring', { theme: 'dark', deck: 'french' }, (page) => page.click('.tile')],
  'rest-phone': ['phone', 'rest', {}],
  'declare-tablet': ['tablet', 'declaring', {}, (page) => page.click('.tile')],
  'weis-side': ['side', 'weis', {}, offerWeis],
  'weis-phone': ['phone', 'weis', {}, offerWeis],
  'account-phone': ['phone', 'counted', {}],
  'account-desktop': ['desktop', 'counted', {}],
  'end-phone': ['phone', 'ended', {}],
  'slate-phone': ['phone', 'playing', {}, (page) => page.click('.bar .key:last-child')],
  'menu-phone': ['phone', 'playing', {}, menu],
  'last-trick-phone': ['phone', 'playing', {}, (page) => page.click('[data-action=last]')],
  'spoken-phone': ['phone', 'playing', { spoken: true }],
  'review-phone': [
    'phone',
    '/rueckblick?partie=ended&runde=2',
    {},
    async (page) => {
      for (let step = 0; step < 7; step++) await page.click('[data-action=step]');
    },
  ],
  'partien-phone': ['phone', '/rueckblick', {}],
  'settings-phone': ['phone', '/einstellungen', {}],
  'cards-desktop': ['desktop', '/karten', {}],
  'tafel-phone': ['phone', '/tafel', {}, (page) => writeRounds(page)],
  'tafel-phone-dark': ['phone', '/tafel', { theme: 'dark' }, (page) => writeRounds(page)],
  'tafel-entry-phone': ['phone', '/tafel', {}, (page) => enterRound(page)],
  'referee-phone': ['phone', '/schiedsrichter', {}],
  'referee-desktop': ['desktop', '/schiedsrichter', {}],
  'rulebook-phone': ['phone', '/regeln/', {}],
  'rulebook-desktop': ['desktop', '/regeln/following/', {}],
  'weis-rule-phone': ['phone', '/regeln/weis/', {}],
  'weis-rule-phone-dark': ['phone', '/regeln/weis/', { theme: 'dark', deck: 'french' }],
  'school-phone': ['phone', '/schule', {}],
  'school-desktop': ['desktop', '/schule', {}],
  'lesson-phone': ['phone', '/schule?lektion=3', {}],
  'lesson-phone-dark': ['phone', '/schule?lektion=5', { theme: 'dark', deck: 'french' }],
  'drill-phone': ['phone', '/schule?uebung=winner', {}],
};

/** Rounds with real cards, written on the slate: declarer by its place, contract, points of the side that writes. */
const writeRounds = async (page) => {
  await page.click('[data-action=new]');
  await page.click('[data-action=begin]');
  for (const [contract, points] of [
    ['trump:R', 98],
    ['obenabe', 61],
    ['trump:E', 73],
    ['undenufe', 84],
    ['trump:S', 112],
  ]) {
    await page.click('[data-action=write]');
    await page.click(`[data-contract="${contract}"]`);
    await page.click(`[data-tens="${Math.floor(points / 10)}"]`);
    await page.click(`[data-units="${points % 10}"]`);
    await page.click('[data-action=save]');
    await page.waitForSelector('.board');
  }
};
const enterRound = async (page) => {
  await writeRounds(page);
  await page.click('[data-action=write]');
  await page.click('[data-contract="trump:T"]');
  await page.click('[data-tens="9"]');
};

mkdirSync(OUT, { recursive: true });
const server = serverOf();
const base = `http://127.0.0.1:${await listen(server, 0)}`;
const browser = await launch();
const wanted = process.argv.slice(2);
const areCardsThere = () =>
  [...document.querySelectorAll('.face, .back')].every((card) => card.querySelector('img')?.complete);
for (const [name, [size, what, prefs, act]] of Object.entries(SHOTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const [width, height, deviceScaleFactor] = SIZES[size];
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, locale: 'de-CH' });
  await context.addInitScript((given) => localStorage.setItem('puur.prefs', JSON.stringify(given)), prefs);
  const page = await context.newPage();
  await page.goto(`${base}/karten`);
  const isPath = what.startsWith('/');
  await putIn(
    page,
    isPath ? [keptMoment('counted', { ageDays: 1 }), keptMoment('ended', { ageDays: 2 })] : [keptMoment(what)],
  );
  await page.goto(isPath ? `${base}${what}` : `${base}/tisch?partie=${what}`);
  await page.waitForSelector(isPath ? 'main h1' : '.table, .spoken');
  if (!what.startsWith('/regeln')) await page.waitForFunction(areCardsThere);
  await stillness(page);
  if (act) {
    await act(page);
    await stillness(page);
  }
  await page.screenshot({ path: join(OUT, `${name}.png`) });
  console.log(name);
  await context.close();
}
await browser.close();
server.close();
