// Contact sheet: every card of both decks in all sizes, styles and backs, on one page.
//
//   node packages/cards/sheet.mjs OUT.html     (after `npx tsc -b packages/cards`)
import { writeFileSync } from 'node:fs';
import * as cards from './dist/index.js';

const { RANKS, SUITS, DECKS, FACES, BACK_DESIGNS, BACK_GROUNDS, CONTRACTS } = cards;
const out = process.argv[2];
if (!out) {
  console.error('usage: node packages/cards/sheet.mjs OUT.html');
  process.exit(64);
}

const STYLES = [
  ['classic', {}],
  ['four colours', { colours: 'four' }],
  ['high contrast', { contrast: 'high' }],
  ['high contrast, four colours', { contrast: 'high', colours: 'four' }],
  ['dark table', { ground: 'dark' }],
  ['yellow roses, letters, French index', { roses: 'yellow', corners: 'letters', index: 'fr' }],
];

const at = (width, content) => `<span class="w${width}">${content}</span>`;
const sheetOf = (deck, size, width, style) =>
  SUITS.map(
    (suit) =>
      `<p>${RANKS.map((rank) =>
        at(width, cards.useSymbol(cards.cardSymbol({ deck, card: `${suit}${rank}`, size, style }))),
      ).join('')}</p>`,
  ).join('');

let body = '';
for (const [name, style] of STYLES) {
  for (const deck of DECKS) {
    body += `<section class="${style.ground === 'dark' ? 'dark' : ''}"><h2>${deck} · ${name}</h2>${cards.symbols(deck, style)}`;
    for (const size of FACES) {
      for (const width of size === 'large' ? (name === 'classic' ? [200, 100, 82] : [100]) : [62, 52]) {
        body += `<h3>${size}, ${width} px</h3>${sheetOf(deck, size, width, style)}`;
      }
    }
    body += `<h3>signs</h3><p>${CONTRACTS.map((contract) => at(32, cards.contractSign({ deck, contract, style }))).join(' ')}</p></section>`;
  }
}
body += `<section><h2>backs</h2><p>${[200, 100, 52].map((width) => BACK_DESIGNS.map((design) => BACK_GROUNDS.map((ground) => at(width, cards.cardBack({ design, ground }))).join('')).join('')).join('</p><p>')}</p></section>`;

const widths = [200, 100, 82, 62, 52, 32];
writeFileSync(
  out,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Puur: cards</title><style>
body{margin:0;background:#e9dfce;color:#1f2421;font:14px/1.4 system-ui,sans-serif}section{padding:24px}
section.dark{background:#14181a;color:#edeae2}h2{margin:0 0 4px;font-size:20px}h3{margin:16px 0 4px;font-size:13px}
p{margin:0 0 8px;display:flex;gap:8px;flex-wrap:wrap}svg{display:block}
${widths.map((width) => `.w${width}{width:${width}px}`).join('')}
</style><body>${body}</body></html>\n`,
);
console.log(out);
