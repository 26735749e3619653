/**
 * Signs: the eight suits, each in a box from -10 to 10 about 0, 0.
 *
 * Every sign has an outline of its own, so that it is known as a black shape: the acorn a pear, the rose scalloped, the
 * bell round with an ear, the shield waisted and pointed. Flat fills, one outline, one white light.
 * Source of the arrangement: the Swiss-German and the French suit signs as such; the drawing is our own.
 */
import { around, moved, num } from './path.js';
import { at, disc, flat, group, line, shape, type Pen } from './pen.js';
import type { Sign } from './vocabulary.js';

function eichel(pen: Pen): string {
  const { yellow, green, white } = pen.colours;
  return (
    shape('M-1.1 6.6L-1.1 9.9L1.1 9.9L1.1 6.6Z', green) +
    shape('M-6.4 -1C-6.9 -5.4 -3.6 -7.6 0 -10.4C3.6 -7.6 6.9 -5.4 6.4 -1Z', yellow) +
    line('M-3.8 -2.6C-3.9 -4.6 -2.9 -5.8 -1.6 -6.8', { stroke: white, width: 1.3 }) +
    shape('M-8 -.6Q-8.5 -2.2 -7 -2.2L7 -2.2Q8.5 -2.2 8 -.6C7.6 4.2 4.6 7.6 0 7.6C-4.6 7.6 -7.6 4.2 -8 -.6Z', green) +
    line('M-7.4 2.2Q0 4.2 7.4 2.2M-3.6 -2.1Q-3.4 4 0 7.5Q3.4 4 3.6 -2.1', { width: 0.75 })
  );
}

/** A petal keeps to its fifth of the circle up to the notch beside it, so that five make one clean outline. */
const PETAL =
  'M0 0L-3.6 -5C-5 -6.9 -5.2 -9.3 -3 -9.8C-1.5 -10.1 -.6 -9.4 0 -8.3C.6 -9.4 1.5 -10.1 3 -9.8C5.2 -9.3 5 -6.9 3.6 -5Z';
const INNER_PETAL =
  'M0 0L-2.4 -3.3C-3.2 -4.6 -3 -5.9 -1.7 -6.1Q-.6 -6.2 0 -5.3Q.6 -6.2 1.7 -6.1C3 -5.9 3.2 -4.6 2.4 -3.3Z';
const SEPAL = 'M-2.2 -6L0 -10.4L2.2 -6Z';

function rose(pen: Pen): string {
  const { petal, petalInner, petalHeart, green } = pen.colours;
  const dots = around('M-.01 -1.2L.01 -1.2', 3);
  return (
    shape(around(SEPAL, 5, 36), green) +
    shape(around(PETAL, 5), petal) +
    flat(around(INNER_PETAL, 5), petalInner) +
    disc(0, 0, 2.7, { fill: petalHeart }) +
    line(dots, { width: 0.95 })
  );
}

const BALL = { x: 0.3, y: 0.7, radius: 8.7 };

/** A point of the bell's ball; 0° is right, 90° is down. */
function onBall(degrees: number, radius: number = BALL.radius): string {
  const angle = (degrees * Math.PI) / 180;
  return `${num(radius * Math.cos(angle) + BALL.x)} ${num(radius * Math.sin(angle) + BALL.y)}`;
}

function schelle(pen: Pen): string {
  const { yellow, red, white, ink } = pen.colours;
  const ball = moved(ROUND, { x: BALL.x, y: BALL.y, scale: BALL.radius });
  const band =
    `M${onBall(187)}Q.7 2 ${onBall(-39)}Q${onBall(-25, 8.97)} ${onBall(-10.7)}` +
    `Q1.9 6.1 ${onBall(158.7)}Q${onBall(173, 8.97)} ${onBall(187)}Z`;
  const lines =
    `M${onBall(187, 8.4)}Q.7 2 ${onBall(-39, 8.4)}M${onBall(172.6, 8.4)}Q1.3 4 ${onBall(-24.6, 8.4)}` +
    `M${onBall(158.7, 8.4)}Q1.9 6.1 ${onBall(-10.7, 8.4)}`;
  // The ball is the middle, the ear stands out.
  return group(
    'transform="translate(-.3 -.5)"',
    disc(-6.2, -7, 2, {}) +
      flat(ball, yellow) +
      line('M-4.9 -3.4C-4.1 -4.8 -2.9 -5.7 -1.3 -6.1', { stroke: white, width: 1.3 }) +
      flat(band, red) +
      line(lines, { width: 0.8 }) +
      line('M1.8 6.4L2.5 8.8', { width: 1.2 }) +
      disc(1.7, 5.9, 1.35, { fill: ink, stroke: 'none' }) +
      line(ball),
  );
}

/** A round of radius 1 as four cubic arcs. */
const ROUND = 'M1 0C1 .5523 .5523 1 0 1C-.5523 1 -1 .5523 -1 0C-1 -.5523 -.5523 -1 0 -1C.5523 -1 1 -.5523 1 0Z';

const RIGHT = 'C6.6 -5.8 7.2 -3 7.8 -1C9.2 4.4 5 8 0 10.3';
const LEFT = 'C-5 8 -9.2 4.4 -7.8 -1C-7.2 -3 -6.6 -5.8 -8.2 -8.4';
const SHIELD = `M-8.2 -8.4Q-4 -6.6 0 -9.2Q4 -6.6 8.2 -8.4${RIGHT}${LEFT}Z`;
/** The quarters of a shield, parted at 0, -1: upper left, upper right, lower left, lower right. */
const UPPER_LEFT = 'M0 -1L-7.8 -1C-7.2 -3 -6.6 -5.8 -8.2 -8.4Q-4 -6.6 0 -9.2Z';
const UPPER_RIGHT = moved(UPPER_LEFT, { flip: true });
const LOWER_LEFT = 'M0 -1L0 10.3C-5 8 -9.2 4.4 -7.8 -1Z';
const LOWER_RIGHT = moved(LOWER_LEFT, { flip: true });

function schilte(pen: Pen): string {
  const { blue, yellow, white, sign } = pen.colours;
  const cross = line('M0 -8.6L0 9M-7.6 -1L7.6 -1', { stroke: white, width: 3, ends: 'cut' });
  const quarters =
    pen.style.colours === 'four'
      ? flat(SHIELD, sign)
      : flat(UPPER_LEFT + LOWER_RIGHT, blue) + flat(UPPER_RIGHT + LOWER_LEFT, yellow);
  return quarters + cross + line(SHIELD);
}

const HEART =
  'M0 9.4C-3 5.6 -9.4 1.6 -9.4 -3.6C-9.4 -7 -7 -9 -4.6 -9C-2.4 -9 -.8 -7.6 0 -5.6C.8 -7.6 2.4 -9 4.6 -9C7 -9 9.4 -7 9.4 -3.6C9.4 1.6 3 5.6 0 9.4Z';
const DIAMOND = 'M0 -10.2Q3.2 -4.4 8 0Q3.2 4.4 0 10.2Q-3.2 4.4 -8 0Q-3.2 -4.4 0 -10.2Z';
const FOOT = 'M.8 1C.8 5.4 1.6 8.4 3.8 9.8L-3.8 9.8C-1.6 8.4 -.8 5.4 -.8 1Z';
const SPADE =
  'M0 -10C3 -6 9 -2.4 9 2.4C9 5.4 6.8 6.8 4.8 6.8C2.8 6.8 1.2 5.6 .3 3.8L-.3 3.8C-1.2 5.6 -2.8 6.8 -4.8 6.8C-6.8 6.8 -9 5.4 -9 2.4C-9 -2.4 -3 -6 0 -10Z';
const CLUB =
  'M-1.2 1C-2.2 3.4 -3.6 4.4 -5.2 4.4C-7.6 4.4 -9.3 2.5 -9.3 .2C-9.3 -2.2 -7.4 -4 -5 -4C-4.2 -4 -3.5 -3.8 -2.9 -3.4C-3.7 -4.2 -4.2 -5.2 -4.2 -6.2C-4.2 -8.4 -2.4 -10 0 -10C2.4 -10 4.2 -8.4 4.2 -6.2C4.2 -5.2 3.7 -4.2 2.9 -3.4C3.5 -3.8 4.2 -4 5 -4C7.4 -4 9.3 -2.2 9.3 .2C9.3 2.5 7.6 4.4 5.2 4.4C3.6 4.4 2.2 3.4 1.2 1Z';

const PLAIN: Partial<Readonly<Record<Sign, string>>> = {
  hearts: HEART,
  diamonds: DIAMOND,
  spades: SPADE + FOOT,
  clubs: CLUB + FOOT,
};

function draw(pen: Pen): string {
  switch (pen.sign) {
    case 'eicheln':
      return eichel(pen);
    case 'rosen':
      return rose(pen);
    case 'schellen':
      return schelle(pen);
    case 'schilten':
      return schilte(pen);
    case 'hearts':
    case 'diamonds':
    case 'spades':
    case 'clubs':
      return flat(PLAIN[pen.sign]!, pen.colours.sign);
  }
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
  /** Width of the outline on the card, in units. */
  readonly outline?: number;
}

function placing(pen: Pen, { x, y, scale, turn = 0, outline = 1 }: Place): string {
  return `${at(x, y, scale, turn)} stroke-width="${num((outline * pen.colours.weight) / scale)}"`;
}

/** The sign of the pen's suit at a place. */
export function sign(pen: Pen, place: Place): string {
  return pen.share(`sign-${pen.sign}`, placing(pen, place), () => draw(pen));
}

// The shields of the number cards bear arms of their own, black on white; none comes twice on a card.
const CHARGES: readonly ((ink: string, white: string) => string)[] = [
  // Quarters
  (ink) => flat(UPPER_LEFT + LOWER_RIGHT, ink),
  // Chevron
  (ink) => flat('M0 -4.6L7.9 2.2C8 4.2 7.2 5.6 6 6.8L0 1.4L-6 6.8C-7.2 5.6 -8 4.2 -7.9 2.2Z', ink),
  // Fess
  (ink) => flat('M-7.3 -3.2L7.3 -3.2C7.8 -1.2 8.2 .6 8 2.6L-8 2.6C-8.2 .6 -7.8 -1.2 -7.3 -3.2Z', ink),
  // Pale
  (ink) => flat('M-2.8 -7.8Q-1.4 -8.3 0 -9.2Q1.4 -8.3 2.8 -7.8L2.8 8.9Q1.4 9.7 0 10.3Q-1.4 9.7 -2.8 8.9Z', ink),
  // Bend
  (ink) => flat('M-8.2 -8.4Q-6.2 -7.5 -4 -7.6L7.9 3Q7.6 5.2 6.2 6.7L-7.4 -4.6Q-7 -6.6 -8.2 -8.4Z', ink),
  // Star
  (ink) => flat('M0 -7L1.7 -2.4L6.6 -2.2L2.8 .8L4.1 5.5L0 2.8L-4.1 5.5L-2.8 .8L-6.6 -2.2L-1.7 -2.4Z', ink),
  // Lily
  (ink) =>
    flat(
      'M0 -6.6C1.6 -4.4 2 -2.6 1 .6C1.6 -2 3.4 -3.8 5 -2.8C6.6 -1.6 5.4 .8 3.6 .6C4.4 -.2 4.2 -1 3.4 -.8C2.4 -.4 2 .8 1.8 1.6L3.2 1.6L3.2 3.2L1.4 3.2Q1.6 5.2 3 6L0 7.4L-3 6Q-1.6 5.2 -1.4 3.2L-3.2 3.2L-3.2 1.6L-1.8 1.6C-2 .8 -2.4 -.4 -3.4 -.8C-4.2 -1 -4.4 -.2 -3.6 .6C-5.4 .8 -6.6 -1.6 -5 -2.8C-3.4 -3.8 -1.6 -2 -1 .6C-2 -2.6 -1.6 -4.4 0 -6.6Z',
      ink,
    ),
  // Chief with three discs
  (ink, white) =>
    flat('M-8.2 -8.4Q-4 -6.6 0 -9.2Q4 -6.6 8.2 -8.4C7 -6.2 6.9 -4 7.4 -1.8L-7.4 -1.8C-6.9 -4 -7 -6.2 -8.2 -8.4Z', ink) +
    [-4.2, 0, 4.2].map((x) => disc(x, -4.4, 1.3, { fill: white, stroke: 'none' })).join(''),
  // Cross
  (ink) =>
    flat(
      'M-1.9 -8.1Q-.9 -8.6 0 -9.2Q.9 -8.6 1.9 -8.1L1.9 -2.6L7.5 -2.6Q8.2 -.6 8.1 1.2L1.9 1.2L1.9 9.4L0 10.3L-1.9 9.4L-1.9 1.2L-8.1 1.2Q-8.2 -.6 -7.5 -2.6L-1.9 -2.6Z',
      ink,
    ),
];

/** A shield of a number card; `charge` counts from 0 and begins again at the end. */
export function shield(pen: Pen, charge: number, place: Place): string {
  const which = charge % CHARGES.length;
  const { white, sign: coloured, ink } = pen.colours;
  const black = pen.style.colours === 'four' ? coloured : ink;
  return pen.share(
    `shield-${which}`,
    placing(pen, place),
    () => flat(SHIELD, white) + CHARGES[which]!(black, white) + line(SHIELD),
  );
}
