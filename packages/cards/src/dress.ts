/**
 * Dress: bodies of the court above the slanting bar, in units of the card.
 *
 * A figure fills the half above a bar from (4.8, 96.2) to (95.2, 59.8); shapes end on that line, so that no clip is
 * needed, and the bar is laid over both halves. The rank shows in the dress: buttons (Under), epaulettes and sash
 * (Ober), ermine (König), laced bodice (Dame).
 */
import { moved } from './path.js';
import { disc, flat, limb, line, shape, type Pen } from './pen.js';

export interface Fabric {
  /** Coat. */
  readonly coat: string;
  /** Facing, cuffs and collar. */
  readonly trim: string;
  /** Shirt or waistcoat. */
  readonly inner: string;
}

export type Dress =
  'buttons' | 'laced' | 'motley' | 'jerkin' | 'sash' | 'slashed' | 'breastplate' | 'frogged' | 'ermine' | 'bodice';

const TORSO = 'M44 55C35 57 27 58.6 24 67L20.4 89.9L82 65.1C80 60.4 70 57 60 55Z';
/** Hatching on the side away from the light. */
const FOLDS = 'M68.6 59.4Q73.4 61.6 75.6 66.6M65 59Q70 62 72 67.8M72.4 60Q77 62 78.6 65.4';
const NECK = 'M46.4 48L57.6 48L57.8 57Q52 61.6 46.2 57Z';

function neck(pen: Pen): string {
  const { skin, shade } = pen.colours;
  return pen.share(
    'neck',
    '',
    () => shape(NECK, skin) + flat('M46.8 53Q52 58.6 57.3 53L57.4 55.6Q52 60.4 46.7 56Z', shade),
  );
}

function collar(fill: string): string {
  return shape('M43.4 54.6Q52 62.6 60.6 54.6L63 58.4Q52 67.6 41 58.4Z', fill);
}

function ruff(fill: string): string {
  return shape(
    'M41 56C40 53 43 51.6 45 53.4C46.4 52 49 52.6 49.4 54.4C50.8 53 53.2 53 54.6 54.4C55 52.6 57.6 52 59 53.4C61 51.6 64 53 63 56C65 57.6 64 60.6 61.6 60.6C61 63 58 63.6 56.6 62C55.6 64.2 52.4 64.6 52 62.6C51.6 64.6 48.4 64.2 47.4 62C46 63.6 43 63 42.4 60.6C40 60.6 39 57.6 41 56Z',
    fill,
  );
}

/** Body, left arm, neck and collar; the arm lies over the coat and under what covers the shoulders. */
export function dress(pen: Pen, of: Dress, { coat, trim, inner }: Fabric, arm: string): string {
  const { ink, yellow, white, steel, red } = pen.colours;
  const torso = pen.share(`torso-${coat}`, '', () => shape(TORSO, coat) + line(FOLDS, { width: 0.7 }));
  switch (of) {
    case 'buttons':
      return (
        torso +
        shape('M45 58L59 58L60.6 73.7L43.6 80.6Z', inner) +
        [64.4, 71].map((y) => disc(52, y, 1.15, { fill: ink, stroke: 'none' })).join('') +
        arm +
        neck(pen) +
        collar(white)
      );
    case 'laced':
      return (
        torso +
        shape('M46.4 58L57.6 58L56 75.6L48.4 78.6Z', inner) +
        line('M47.4 64L56.8 67M56.8 64L47.4 67M47.8 69.4L56.4 72.4M56.4 69.4L47.8 72.4', { width: 0.9 }) +
        arm +
        neck(pen) +
        shape('M44 54.4L52 61L43.6 66L38 57.4ZM60 54.4L52 61L60.4 66L66 57.4Z', trim)
      );
    case 'motley':
      return (
        torso +
        flat('M52 58L82 65.1L52 77.2Z', trim) +
        line('M52 58L52 77M24 67L20.4 89.9M82 65.1C80 60.4 70 57 60 55') +
        arm +
        neck(pen) +
        shape(
          'M52 57L44 54.6L36 60.6L33.4 69.4L40.4 65L43.4 73L48.4 66L52 73L55.6 66L60.6 71L63.6 64.6L70.6 67.4L68 60.6L60 54.6Z',
          inner,
        ) +
        [
          [33.4, 70],
          [43.4, 73.4],
          [52, 73.6],
          [60.6, 71.4],
        ]
          .map(([x, y]) => disc(x!, y!, 1.5, { fill: yellow, width: 0.8 }))
          .join('')
      );
    case 'jerkin':
      return (
        torso +
        line('M38 60L35 83.6M66 60L67.4 70.6M44.4 59L43 80.4M59.6 59L61 73.2', { stroke: trim, width: 1.5 }) +
        line('M52 60L52 76.6') +
        [65, 70.6].map((y) => disc(52, y, 1.2, { fill: yellow, width: 0.7 })).join('') +
        arm +
        neck(pen) +
        shape('M44 54.4L52 62.6L60 54.4L64.4 59.6L54 67.6L52 64L50 67.6L39.6 59.6Z', white)
      );
    case 'sash':
      return (
        torso +
        shape('M43.6 58L60.4 58L62 73.2L42 81.2Z', inner) +
        limb('M33 60.6L66 70.6', 5.6, trim) +
        arm +
        neck(pen) +
        collar(white) +
        epaulettes(pen)
      );
    case 'slashed':
      return (
        torso +
        line('M36 62Q34 70 35 80.6M42 61Q40.6 70 41.4 78.6M62 61Q63.4 66 62.6 71M68 62Q69.4 65 69 69', {
          stroke: trim,
          width: 2,
        }) +
        shape('M47 58L57 58L57.6 74.9L47 79.2Z', inner) +
        line('M47.4 66.6L57.2 66.6M47.4 72L57.4 72', { width: 0.8 }) +
        arm +
        neck(pen) +
        ruff(white)
      );
    case 'breastplate':
      return (
        torso +
        shape('M39 58.6C36 65 36.4 74 38.6 82.4L66.6 71.2C67.6 66 67 62 65 58.6Q52 66 39 58.6Z', steel) +
        line('M52 62.6L52 76.8M40.6 71Q46 74.6 52 74.4Q58 74.6 64.6 69.4', { width: 0.8 }) +
        line('M41.4 63.4C40.6 66 40.6 68 41 70', { stroke: white, width: 1.3 }) +
        arm +
        neck(pen) +
        shape('M43 54.8Q52 62 61 54.8L62.6 59Q52 67 41.4 59Z', red)
      );
    case 'frogged':
      return (
        torso +
        line('M52 60L52 76.6') +
        line('M43.6 65.6L60.4 65.6M43.6 70.4L60.6 70.4M43.6 75.2L56.6 75.2', { stroke: inner, width: 1.7 }) +
        [65.6, 70.4].map((y) => disc(52, y, 1.2, { fill: inner, width: 0.7 })).join('') +
        arm +
        neck(pen) +
        shape('M44.6 52.6Q52 58.6 59.4 52.6L60.6 58Q52 64 43.4 58Z', trim) +
        epaulettes(pen)
      );
    case 'ermine':
      return (
        torso +
        shape('M48.6 62L55.4 62L57.4 74.9L46.4 79.3Z', inner) +
        [67.6, 73].map((y) => disc(52, y, 1.3, { fill: red, width: 0.7 })).join('') +
        arm +
        pen.share(
          'ermine',
          '',
          () =>
            shape(
              'M45 54.6C33 56.6 24 59.6 21.6 70.4C28 75 37 74 44 70.6Q47.6 67.4 52 66.6Q56.4 67.4 60 69.4C66 71.2 72 69.4 77.6 66.6C80.6 65 79.4 62 76 60C71 57 66 55.6 59 54.6Q52 60 45 54.6Z',
              white,
            ) +
            line(
              'M29 66L28.4 68.6M36 62.6L35.6 65.4M38 68.4L37.4 71M43.4 63.4L43 66M62 63L62.2 65.6M68.6 61.4L69 64M66.4 66.6L66.6 68.8M73.6 63.4L73.8 65.4',
              { width: 1.4 },
            ),
        )
      );
    case 'bodice':
      return (
        torso +
        arm +
        shape('M42.4 58.4Q52 70.6 61.6 58.4L63.4 72.6L41.6 81.4Z', inner) +
        line('M48 69L56 72.4M56 69L48 72.4M48.2 74L54 76.4M55.6 73.6L48.4 77', { width: 0.9 }) +
        pen.share(
          'bosom',
          '',
          () =>
            shape(
              'M45.6 48L58.4 48C58.4 54 60 56 62.4 57.2C60 63.4 56 66.6 52 67.4C48 66.6 44 63.4 41.6 57.2C44 56 45.6 54 45.6 48Z',
              pen.colours.skin,
            ) +
            flat('M46.6 53Q52 58 57.6 53L57.8 55.4Q52 60 46.4 55.6Z', pen.colours.shade) +
            line('M45 60.6Q52 66.6 59 60.6', { stroke: yellow, width: 1.3 }),
        ) +
        disc(52, 64, 1.5, { fill: trim, width: 0.7 })
      );
  }
}

function epaulettes(pen: Pen): string {
  const { yellow } = pen.colours;
  return (
    shape('M22.4 66.4L29.4 66.8L30 72L27.8 71.2L26.4 73.4L24.6 71.6L21.8 72.8Z', yellow) +
    line('M24.8 67.6L24.4 71M27.4 67.8L27.4 70.6', { width: 0.6 }) +
    shape(
      'M21.8 67.2C22.2 61 28 58 36.4 57.6Q38.4 60.4 37 62.8C32.4 63 29.8 64.6 29.6 67.6Q25.6 69.2 21.8 67.2Z',
      yellow,
    )
  );
}

/** The end of a sleeve. */
export function cuff(pen: Pen, x: number, y: number, turn: number, fill: string = pen.colours.white): string {
  return shape(moved('M-5.4 -2.4L5.4 -2.4L5 2.4L-5 2.4Z', { x, y, turn }), fill);
}
