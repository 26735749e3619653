/**
 * Backs: two designs on three grounds. Point symmetric but for the letter, so that no back tells how a card lies.
 */
import { word } from './glyph.js';
import { around, num } from './path.js';
import { at, disc, flat, group, line, shape } from './pen.js';
import type { BackDesign, BackGround, Style } from './vocabulary.js';

interface Ground {
  readonly deep: string;
  readonly light: string;
  readonly gold: string;
}

const GROUNDS: Readonly<Record<BackGround, Ground>> = {
  tanne: { deep: '#23503f', light: '#3a6f5d', gold: '#e2b84c' },
  nacht: { deep: '#1d2c48', light: '#364a70', gold: '#e2b84c' },
  ziegel: { deep: '#87271f', light: '#a9483c', gold: '#f0c560' },
};

const [LEFT, TOP, RIGHT, BOTTOM] = [9.5, 9.5, 90.5, 146.5];

/** Lozenges of 11 × 16 units over the inner field, their lines cut at its border. */
function net(): string {
  let d = '';
  const slope = 16 / 11;
  for (let k = -14; k <= 14; k++) {
    for (const s of [slope, -slope]) {
      // y = 78 + s · (x - 50) + 16 · k
      const yAt = (x: number): number => 78 + s * (x - 50) + 16 * k;
      const xAt = (y: number): number => 50 + (y - 78 - 16 * k) / s;
      const xs = [LEFT, RIGHT, xAt(TOP), xAt(BOTTOM)].sort((a, b) => a - b);
      const [from, to] = [xs[1]!, xs[2]!];
      const middle = yAt((from + to) / 2);
      if (to - from < 0.5 || middle < TOP || middle > BOTTOM) continue;
      d += `M${num(from)} ${num(yAt(from))}L${num(to)} ${num(yAt(to))}`;
    }
  }
  return d;
}

const PETAL = 'M0 -1.4C-2.6 -3.4 -2.6 -7.6 0 -10.4C2.6 -7.6 2.6 -3.4 0 -1.4Z';

/** Nine would be nearer to nature; eight and eight short ones between turn onto themselves. */
function edelweiss({ deep, gold }: Ground, petals: string): string {
  return (
    disc(0, 0, 4.4, { fill: petals, stroke: 'none' }) +
    shape(around('M0 -1C-2.4 -3 -2.6 -6.2 0 -8.4C2.6 -6.2 2.4 -3 0 -1Z', 8, 22.5), petals) +
    shape(around(PETAL, 8), petals) +
    line(around('M0 -3.6L0 -8', 8), { stroke: deep, width: 0.35 }) +
    [0, 60, 120, 180, 240, 300]
      .map((turn) => {
        const angle = (turn * Math.PI) / 180;
        return disc(1.75 * Math.cos(angle), 1.75 * Math.sin(angle), 0.95, { fill: gold });
      })
      .join('') +
    disc(0, 0, 1.1, { fill: gold })
  );
}

function lozenge(ground: Ground): string {
  const { deep, light, gold } = ground;
  return (
    line(net(), { stroke: light, width: 1 }) +
    `<rect x="9" y="9" width="82" height="138" rx="2.4" stroke="${gold}" stroke-width="1"/>` +
    shape('M50 57L66 78L50 99L34 78Z', deep, { stroke: gold, width: 1.6 }) +
    line('M50 61.6L62.6 78L50 94.4L37.4 78Z', { stroke: gold, width: 0.7 }) +
    word('P', { x: 50.8, y: 86, cap: 16, colour: gold })
  );
}

function meadow(ground: Ground): string {
  const { deep, light, gold } = ground;
  let flowers = '';
  for (let row = -3; row <= 3; row++) {
    for (const x of row % 2 === 0 ? [18.5, 39.5, 60.5, 81.5] : [29, 50, 71]) {
      const y = 78 + row * 20;
      if (Math.hypot(x - 50, y - 78) < 28.9) continue;
      flowers +=
        `<g ${at(x, y, 0.64, 22.5)} stroke="none">` +
        `${flat(around(PETAL, 8), light)}${disc(0, 0, 2.2, { fill: deep })}${disc(0, 0, 1.2, { fill: light })}</g>`;
    }
  }
  return (
    flowers +
    `<rect x="9" y="9" width="82" height="138" rx="2.4" stroke="${gold}" stroke-width="1"/>` +
    disc(50, 78, 22, { fill: deep, stroke: gold, width: 1.6 }) +
    disc(50, 78, 19.4, { stroke: gold, width: 0.7 }) +
    `<g ${at(50, 78, 1.6)} stroke="${deep}" stroke-width=".5">${edelweiss(ground, '#f6f1e2')}</g>`
  );
}

/** The content of a back's canvas. */
export function back(design: BackDesign, ground: BackGround, style: Style): string {
  const colours = GROUNDS[ground];
  const high = style.contrast === 'high';
  const rim = high ? '#ffffff' : style.ground === 'dark' ? '#f3eee2' : '#fffdf7';
  const edge = high ? 1.5 : 0.6;
  return group(
    'fill="none" stroke-linejoin="round" stroke-linecap="round"',
    `<rect x="${num(edge / 2)}" y="${num(edge / 2)}" width="${num(100 - edge)}" height="${num(156 - edge)}" rx="7" fill="${rim}" stroke="${high ? '#000000' : '#1c2126'}" stroke-width="${num(edge)}" stroke-opacity="${high ? 1 : 0.22}"/>` +
      `<rect x="6" y="6" width="88" height="144" rx="4" fill="${colours.deep}"/>` +
      (design === 'lozenge' ? lozenge(colours) : meadow(colours)),
  );
}
