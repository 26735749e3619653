// Draws the icons that a home screen wants as PNG from public/icon.svg, by the browser of the tests.
//
//   node apps/web/build/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../serve/chrome.mjs';

const PUBLIC = join(import.meta.dirname, '../public');
const GREEN = '#1e5b4a';
const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');

/** Name → pixels, and whether the drawing keeps to the middle on a full ground, as a mask wants it. */
const ICONS = [
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['icon-mask.png', 512, true],
];

const browser = await launch();
for (const [name, size, mask] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = mask ? GREEN : 'transparent';
  const side = mask ? 80 : 100;
  await page.setContent(
    `<style>body{margin:0;background:${ground};display:grid;place-items:center;height:100vh}svg{width:${side}%}</style>${svg}`,
  );
  writeFileSync(join(PUBLIC, name), await page.screenshot({ omitBackground: !mask }));
  await page.close();
}
await browser.close();
