/**
 * Aces: on Swiss-German cards two great signs (the ace was the deuce, the Daus), on French ones a single sign.
 *
 * Schellen and Schilten have a framed oval between the signs, Rosen two crossing ribbons, Eicheln a star with an acorn
 * left and right. As printed, the German ace has no index.
 */
import { around, moved } from './path.js';
import { at, disc, flat, limb, line, shape, twice, type Pen } from './pen.js';
import { oakLeaf } from './number.js';
import { sign } from './sign.js';
import type { Sign } from './vocabulary.js';

function star(pen: Pen, radius: number): string {
  const { white, yellow, ink } = pen.colours;
  const petal = moved('M0 0C-2 -2 -2.4 -6 0 -9C2.4 -6 2 -2 0 0Z', { scale: radius / 9 });
  return (
    shape(around(petal, 8), white, { width: 0.8 }) +
    disc(0, 0, radius * 0.26, { fill: yellow, stroke: ink, width: 0.8 })
  );
}

function oval(pen: Pen): string {
  const { white, red, blue, yellow } = pen.colours;
  return (
    shape(
      'M20 78C20 70.5 33 66.5 50 66.5C67 66.5 80 70.5 80 78C80 85.5 67 89.5 50 89.5C33 89.5 20 85.5 20 78Z',
      yellow,
    ) +
    shape(
      'M23.6 78C23.6 72.6 35 69.4 50 69.4C65 69.4 76.4 72.6 76.4 78C76.4 83.4 65 86.6 50 86.6C35 86.6 23.6 83.4 23.6 78Z',
      white,
    ) +
    `<g ${at(50, 78)}>${star(pen, 7)}</g>` +
    [33.4, 66.6].map((x) => disc(x, 78, 1.7, { fill: red, stroke: 'none' })).join('') +
    [39.6, 60.4].map((x) => disc(x, 78, 1.1, { fill: blue, stroke: 'none' })).join('')
  );
}

/** Scrolls left of the oval: one up, one down, and a bud between. */
function scrolls(pen: Pen): string {
  const { red, yellow, blue } = pen.colours;
  const scroll = 'M24 76C14 76 9 68 10.4 58C11.4 63.4 14.6 66 18.4 66.4C17 63.4 17.6 60.2 20 58C20 65 23 69.6 28.4 71Z';
  return (
    shape(scroll, red) +
    shape(moved(moved(scroll, { turn: 180, x: 100, y: 156 }), { flip: true, x: 100 }), red) +
    shape('M22 78C18 74.4 13 74.6 8.6 78C13 81.4 18 81.6 22 78Z', yellow) +
    disc(14.6, 78, 1.2, { fill: blue, stroke: 'none' })
  );
}

function schellen(pen: Pen): string {
  return (
    twice(pen, 'ace-scrolls', () => scrolls(pen)) +
    oval(pen) +
    twice(pen, 'ace-schellen', () => sign(pen, { x: 50, y: 41.4, scale: 2.55, outline: 1.3 }))
  );
}

function schilten(pen: Pen): string {
  return (
    twice(
      pen,
      'ace-leaves',
      () => oakLeaf(pen, 24, 78, -90, 1.15) + oakLeaf(pen, 23, 76, -38, 1.05) + oakLeaf(pen, 23, 80, -142, 1.05),
    ) +
    oval(pen) +
    twice(pen, 'ace-schilten', () => sign(pen, { x: 50, y: 42, scale: 2.7, outline: 1.3 }))
  );
}

function rosen(pen: Pen): string {
  const { yellow, blue, green, white } = pen.colours;
  const ribbon = 'M14 66C22 60 32 64 50 78C68 92 78 96 86 90';
  const band = (d: string, colour: string): string =>
    limb(d, 7.4, colour) + line(moved(d, { y: -1.6 }), { stroke: white, width: 0.9 });
  const leaf = 'M0 0C3 -4.6 8 -5.4 12.4 -3.6C10.4 1 5.4 3.4 0 0Z';
  const leaves = (x: number, y: number, flip: boolean): string =>
    shape(
      moved(leaf, { x, y: y - 1, flip, turn: flip ? 14 : -14 }) +
        moved(leaf, { x, y: y + 2.4, flip, turn: flip ? -30 : 30 }),
      green,
    );
  return (
    leaves(79, 77, false) +
    leaves(21, 77, true) +
    band('M86 66C78 60 68 64 50 78C32 92 22 96 14 90', blue) +
    band(ribbon, yellow) +
    twice(pen, 'ace-rosen', () => sign(pen, { x: 50, y: 41, scale: 2.55, outline: 1.3 }))
  );
}

function eicheln(pen: Pen): string {
  const { green, yellow } = pen.colours;
  return (
    limb('M50 60L50 96M28 78L72 78', 2.8, green) +
    twice(
      pen,
      'ace-eicheln',
      () =>
        oakLeaf(pen, 55, 73, 50, 1.45) +
        oakLeaf(pen, 45, 73, -50, 1.45) +
        sign(pen, { x: 50, y: 40, scale: 2.5, outline: 1.3 }) +
        sign(pen, { x: 20, y: 78, scale: 1.3, turn: -90 }),
    ) +
    disc(50, 78, 8, { fill: yellow }) +
    `<g ${at(50, 78)}>${star(pen, 6.6)}</g>`
  );
}

/** The fine line inside a great French sign. */
const INNER: Partial<Readonly<Record<Sign, string>>> = {
  hearts:
    'M0 7.3C-2.7 4 -7.8 .6 -7.8 -3.7C-7.8 -6.1 -6.2 -7.4 -4.6 -7.4C-2.6 -7.4 -1.1 -5.9 0 -3.4C1.1 -5.9 2.6 -7.4 4.6 -7.4C6.2 -7.4 7.8 -6.1 7.8 -3.7C7.8 .6 2.7 4 0 7.3Z',
  diamonds: 'M0 -7.6Q2.5 -3.2 6 0Q2.5 3.2 0 7.6Q-2.5 3.2 -6 0Q-2.5 -3.2 0 -7.6Z',
  spades:
    'M0 -7.5C2.7 -4.4 7.4 -1.5 7.4 2.4C7.4 4.3 6.1 5.2 4.7 5.2C3.1 5.2 1.8 4.1 1 2.3L-1 2.3C-1.8 4.1 -3.1 5.2 -4.7 5.2C-6.1 5.2 -7.4 4.3 -7.4 2.4C-7.4 -1.5 -2.7 -4.4 0 -7.5Z',
};
const SPARK = 'M0 -2.1Q.4 -.4 2.1 0Q.4 .4 0 2.1Q-.4 .4 -2.1 0Q-.4 -.4 0 -2.1Z';

function french(pen: Pen): string {
  const scale = 3.2;
  const { paper } = pen.colours;
  const inner = INNER[pen.sign];
  const fine =
    inner === undefined
      ? [
          [0, -5.9],
          [-5.1, 0.2],
          [5.1, 0.2],
        ]
          .map(([x, y]) => disc(x!, y!, 2.7, {}))
          .join('')
      : line(inner);
  return (
    sign(pen, { x: 50, y: 78, scale }) +
    `<g ${at(50, 78, scale)} stroke="${paper}" stroke-width=".34">${fine}` +
    `${flat(moved(SPARK, { y: pen.sign === 'diamonds' ? 0 : -0.9 }), paper)}</g>`
  );
}

/** The ace without corners. */
export function ace(pen: Pen): string {
  switch (pen.sign) {
    case 'eicheln':
      return eicheln(pen);
    case 'rosen':
      return rosen(pen);
    case 'schellen':
      return schellen(pen);
    case 'schilten':
      return schilten(pen);
    case 'hearts':
    case 'diamonds':
    case 'clubs':
    case 'spades':
      return french(pen);
  }
}
