/**
 * Head: faces, hair and beards of the court, frontal, about 0, 0; 21 wide, chin at 13, brow at -6.
 *
 * Age, rank and temper are told by few lines that hold at twenty pixels: brow, gaze, mouth, beard. One shade on the
 * right gives the woodcut its light from the left.
 */
import { flat, line, shape, type Pen } from './pen.js';

export type HairColour = 'brown' | 'fair' | 'grey' | 'black' | 'red';
export type HairCut = 'page' | 'short' | 'curls' | 'waves' | 'plaits' | 'loose' | 'none';
export type Beard = 'none' | 'moustache' | 'twirl' | 'goatee' | 'full' | 'long' | 'forked';

export interface Head {
  readonly hair: HairColour;
  readonly cut: HairCut;
  readonly beard: Beard;
  readonly brow: 'calm' | 'stern' | 'raised';
  readonly mouth: 'smile' | 'calm' | 'smirk' | 'lips';
  readonly nose: 'straight' | 'broad' | 'fine';
  /** Where the eyes look: -1 left, 1 right. */
  readonly gaze: -1 | 0 | 1;
  /** Freckles, or the lines of age under the eyes. */
  readonly marks: 'none' | 'freckles' | 'lines';
}

export function hairColour(pen: Pen, hair: HairColour): string {
  const { brown, fair, grey, ink, red } = pen.colours;
  return { brown, fair, grey, black: ink, red: red === '#b00020' ? '#b4501e' : '#b5562a' }[hair];
}

/** Lines in the hair: light on black, dark on all others. */
function strand(pen: Pen, { hair }: Head): string {
  return hair === 'black' ? '#59626b' : pen.colours.ink;
}

const BEHIND: Readonly<Record<HairCut, readonly [outline: string, strands: string]>> = {
  page: [
    'M0 -14.6C-9 -15 -12.6 -9 -12.6 -1C-12.6 5 -14.4 9.6 -13 14.2Q-9 16.2 -5.6 13.4L5.6 13.4Q9 16.2 13 14.2C14.4 9.6 12.6 5 12.6 -1C12.6 -9 9 -15 0 -14.6Z',
    'M-10.8 4C-10.6 8 -11.2 11 -10.4 14M10.8 4C10.6 8 11.2 11 10.4 14',
  ],
  short: [
    'M0 -14.6C-8 -15 -12 -10 -11.8 -3C-11.8 0 -11.6 3 -10.6 5.6L10.6 5.6C11.6 3 11.8 0 11.8 -3C12 -10 8 -15 0 -14.6Z',
    '',
  ],
  curls: [
    'M0 -15C-5 -17 -9 -14 -10.4 -11C-14.4 -10.4 -15.4 -6 -13.4 -3.4C-16.2 -1 -15.8 3.4 -13 4.8C-15 8 -13 11.8 -9.6 11.8C-8 14.4 -4 14.6 -3 12L3 12C4 14.6 8 14.4 9.6 11.8C13 11.8 15 8 13 4.8C15.8 3.4 16.2 -1 13.4 -3.4C15.4 -6 14.4 -10.4 10.4 -11C9 -14 5 -17 0 -15Z',
    'M-13 4.8Q-11.4 4.4 -10.8 2.8M-13.4 -3.4Q-12 -3 -11.4 -4M13 4.8Q11.4 4.4 10.8 2.8M13.4 -3.4Q12 -3 11.4 -4M-10 11.6Q-9 10.4 -9.4 9M10 11.6Q9 10.4 9.4 9',
  ],
  waves: [
    'M0 -14.6C-9 -15 -13 -9 -12.6 -2C-12.4 2 -15 4.6 -13.8 8.4C-13 11 -15.6 13.4 -14.6 17.6C-11.4 19.4 -7.6 17.6 -6.6 13L6.6 13C7.6 17.6 11.4 19.4 14.6 17.6C15.6 13.4 13 11 13.8 8.4C15 4.6 12.4 2 12.6 -2C13 -9 9 -15 0 -14.6Z',
    'M-11 4C-12.2 7 -10.6 9.4 -11.2 12.6Q-12 15 -11.4 17.4M11 4C12.2 7 10.6 9.4 11.2 12.6Q12 15 11.4 17.4',
  ],
  plaits: [
    'M0 -14.8C-9 -15 -12.8 -9 -12.4 -2C-12.4 1 -12 4 -11 6.4L11 6.4C12 4 12.4 1 12.4 -2C12.8 -9 9 -15 0 -14.8Z',
    '',
  ],
  loose: [
    'M0 -15C-10 -15.4 -13.6 -8 -13 0C-12.6 7 -15.4 12 -15.4 18C-15.4 22 -13.6 25.4 -11 27.6C-8 25.4 -6.4 21.6 -6.2 17L-5 12L5 12L6.2 17C6.4 21.6 8 25.4 11 27.6C13.6 25.4 15.4 22 15.4 18C15.4 12 12.6 7 13 0C13.6 -8 10 -15.4 0 -15Z',
    'M-11.2 4C-10.8 10 -13.2 14 -12.4 22.6M11.2 4C10.8 10 13.2 14 12.4 22.6M-8.8 12C-8.4 16 -10.2 19 -9.6 23.6M8.8 12C8.4 16 10.2 19 9.6 23.6',
  ],
  none: ['', ''],
};

const FRINGE: Readonly<Record<HairCut, string>> = {
  page: 'M-10.4 -2C-10.6 -5 -9.8 -7.4 -8.4 -8.6L8.4 -8.6C9.8 -7.4 10.6 -5 10.4 -2C11.8 -9 9 -15 0 -15C-9 -15 -11.8 -9 -10.4 -2Z',
  short: 'M-10.4 -1C-10.4 -5 -9 -8 -6.6 -8.8L6.6 -8.8C9 -8 10.4 -5 10.4 -1C12 -9 9 -15 0 -15C-9 -15 -12 -9 -10.4 -1Z',
  curls:
    'M-10.4 -2C-11 -5 -9.4 -6.4 -8 -6.2C-7.6 -8.4 -5 -9 -3.6 -7.6C-2.4 -9.4 1 -9.4 2 -7.6C3.6 -9 7 -8.6 7.6 -6.4C9.4 -6.6 11 -5 10.4 -2C12.6 -9 9 -15.4 0 -15.4C-9 -15.4 -12.6 -9 -10.4 -2Z',
  waves: 'M-10.4 -1C-9.8 -5.6 -6 -8.8 0 -10.6C6 -8.8 9.8 -5.6 10.4 -1C12 -9 9 -15 0 -15C-9 -15 -12 -9 -10.4 -1Z',
  plaits: 'M-10.4 0C-10 -5.6 -6 -9.4 0 -11C6 -9.4 10 -5.6 10.4 0C12 -9 9 -15 0 -15C-9 -15 -12 -9 -10.4 0Z',
  loose: 'M-10.2 2C-9.8 -5 -6 -9 0 -11.4C6 -9 9.8 -5 10.2 2C12.4 -8 9 -15.4 0 -15.4C-9 -15.4 -12.4 -8 -10.2 2Z',
  none: '',
};

const FACE =
  'M-10.2 -5C-10.4 2 -9.4 8 -5 11.9Q0 15.4 5 11.9C9.4 8 10.4 2 10.2 -5C10 -11 6 -14 0 -14C-6 -14 -10 -11 -10.2 -5Z';
const SHADE = 'M10.2 -5C10.4 2 9.4 8 5 11.9Q3 13.4 .8 13.5C4.8 10 7 5 7.2 -1C7.3 -4 7 -7 6.4 -10Q9.8 -9 10.2 -5Z';

const BROWS = {
  calm: 'M-7.2 -4.6Q-4.8 -6.4 -2 -5M7.2 -4.6Q4.8 -6.4 2 -5',
  stern: 'M-7.4 -5.6Q-4.6 -6 -1.8 -4M7.4 -5.6Q4.6 -6 1.8 -4',
  raised: 'M-7 -5Q-5 -7.6 -2 -6.2M7 -5Q5 -7.6 2 -6.2',
};
const NOSES = {
  straight: 'M.8 -2.6Q1.2 1 2 3.2Q1.6 4.6 -.8 4.2',
  broad: 'M.6 -2.4Q1.2 .8 2.6 3Q2.2 5 0 4.6Q-1.6 5 -2.4 3.6',
  fine: 'M.4 -1Q.8 1.6 1.4 3.2Q1 4 -.4 3.8',
};
const MOUTHS = {
  smile: 'M-3.4 7.4Q0 10 3.4 7.2',
  calm: 'M-2.8 8Q0 8.8 2.8 7.8',
  smirk: 'M-2.6 8.2Q.8 8.8 3.4 6.8',
  lips: '',
};

const PLAIT =
  'M-11.4 4.4C-14.6 6 -14.6 10 -12 11.4C-15 13 -15 17.4 -12 18.6C-14.6 20.4 -14.4 24.4 -11.8 25.4L-12.6 28.4L-8.6 28.4L-9.4 25.4C-6.8 24.4 -6.8 20.4 -9.2 18.6C-6.4 17.4 -6.4 13 -9.2 11.4C-7 10 -7.4 6.6 -9.6 5Z';
const PLAIT_LINES = 'M-12 11.4Q-9.6 11 -8 8.4M-12 18.6Q-9.2 18 -7.6 15M-11.8 25.4L-9.4 25.4';

/** Hair that lies behind the face. */
function behind(pen: Pen, head: Head): string {
  const [outline, strands] = BEHIND[head.cut];
  if (outline === '') return '';
  const colour = hairColour(pen, head.hair);
  const plaits =
    head.cut === 'plaits'
      ? ['', 'scale(-1 1)'].map((turn) => {
          const one = shape(PLAIT, colour) + line(PLAIT_LINES, { stroke: strand(pen, head), width: 0.8 });
          return turn === '' ? one : `<g transform="${turn}">${one}</g>`;
        })
      : [];
  return (
    shape(outline, colour) +
    (strands === '' ? '' : line(strands, { stroke: strand(pen, head), width: 0.8 })) +
    plaits.join('')
  );
}

function features(pen: Pen, head: Head): string {
  const { ink, shade, skin, blush, red } = pen.colours;
  const g = head.gaze * 0.7;
  const eye = (x: number): string => `M${x + g} -1.5L${x + g} -.7`;
  const bearded = head.beard === 'full' || head.beard === 'long' || head.beard === 'forked';
  const lips =
    head.mouth === 'lips'
      ? flat('M-3 7.6Q-1.4 6.2 0 6.9Q1.4 6.2 3 7.6Q0 10.8 -3 7.6Z', red) + line('M-3 7.6Q0 8.4 3 7.6', { width: 0.5 })
      : '';
  return (
    pen.share(
      'face',
      '',
      () =>
        shape(FACE, skin) +
        flat(SHADE, shade) +
        line(FACE) +
        line('M-7 -1.9Q-4.6 -4 -2 -2.2M7 -1.9Q4.6 -4 2 -2.2', { width: 0.75 }),
    ) +
    (bearded ? '' : line('M-6.5 4.2L-6.5 4.2M6.5 4.2L6.5 4.2', { stroke: blush, width: 4.6 })) +
    MARKS[head.marks](pen) +
    line(eye(-4.4) + eye(4.4), { width: 2.1 }) +
    line(BROWS[head.brow], {
      stroke: head.hair === 'grey' ? ink : strandOfBrow(pen, head),
      width: head.mouth === 'lips' ? 0.9 : 1.5,
    }) +
    line(NOSES[head.nose], { width: 0.9 }) +
    (bearded ? '' : lips || line(MOUTHS[head.mouth], { stroke: red, width: 1.3 }))
  );
}

const MARKS: Readonly<Record<Head['marks'], (pen: Pen) => string>> = {
  none: () => '',
  freckles: ({ colours }) =>
    line('M-7.4 2.4L-7.4 2.4M-5.6 3.6L-5.6 3.6M-7.6 5L-7.6 5M5.6 3.4L5.6 3.4M7.4 2.4L7.4 2.4M7.2 4.8L7.2 4.8', {
      stroke: colours.brown,
      width: 0.9,
    }),
  lines: () => line('M-6.6 1.6Q-4.8 2.6 -3 1.8M6.6 1.6Q4.8 2.6 3.2 1.8', { width: 0.55 }),
};

function strandOfBrow(pen: Pen, head: Head): string {
  return head.hair === 'fair' ? pen.colours.brown : head.hair === 'brown' ? '#5c3a1c' : pen.colours.ink;
}

const MOUSTACHE = 'M0 5.2C-2.4 4 -5.6 6 -9 5.4C-8 8.6 -3.4 9.4 0 7C3.4 9.4 8 8.6 9 5.4C5.6 6 2.4 4 0 5.2Z';
const TWIRL =
  'M0 5.4C-2.2 4.2 -5 6.8 -7.6 6.4C-9.4 6 -10.2 4.2 -9.6 2.6C-12.6 4.6 -11.4 8.6 -8 9.2C-5 9.6 -2 8.8 0 7.2C2 8.8 5 9.6 8 9.2C11.4 8.6 12.6 4.6 9.6 2.6C10.2 4.2 9.4 6 7.6 6.4C5 6.8 2.2 4.2 0 5.4Z';
const FULL =
  'M-10.4 -2C-11.4 6 -10.4 12 -6.6 16Q0 21 6.6 16C10.4 12 11.4 6 10.4 -2C9.6 2.4 7.6 4.6 4.4 5Q0 3.8 -4.4 5C-7.6 4.6 -9.6 2.4 -10.4 -2Z';
const LONG =
  'M-10.4 -2C-11.8 6 -11 14 -7.4 19.6C-5 23 -2 24.6 0 28C2 24.6 5 23 7.4 19.6C11 14 11.8 6 10.4 -2C9.6 2.4 7.6 4.6 4.4 5Q0 3.8 -4.4 5C-7.6 4.6 -9.6 2.4 -10.4 -2Z';
const FORKED =
  'M-10.4 -2C-12 6 -12 12 -9.6 16C-8.6 19.6 -6.4 22.4 -4.6 25.6C-2.6 23 -.8 20 0 16.8C.8 20 2.6 23 4.6 25.6C6.4 22.4 8.6 19.6 9.6 16C12 12 12 6 10.4 -2C9.6 2.4 7.6 4.6 4.4 5Q0 3.8 -4.4 5C-7.6 4.6 -9.6 2.4 -10.4 -2Z';

function beard(pen: Pen, head: Head): string {
  const colour = hairColour(pen, head.hair);
  const light = strand(pen, head);
  const mouth = line('M-2.6 9Q0 9.8 2.6 9', { stroke: pen.colours.red, width: 1.7 });
  switch (head.beard) {
    case 'none':
      return '';
    case 'moustache':
      return shape(MOUSTACHE, colour);
    case 'twirl':
      return shape(TWIRL, colour);
    case 'goatee':
      return (
        shape(TWIRL, colour) + shape('M-3 10.8Q0 9.8 3 10.8C3.4 14 1.6 17 0 18.8C-1.6 17 -3.4 14 -3 10.8Z', colour)
      );
    case 'full':
      return (
        shape(FULL, colour) +
        mouth +
        whiskers(pen, head, MOUSTACHE) +
        line('M-6 12Q-5 14.6 -3 16.4M6 12Q5 14.6 3 16.4M0 13L0 16.6', { stroke: light, width: 0.8 })
      );
    case 'long':
      return (
        shape(LONG, colour) +
        mouth +
        shape(MOUSTACHE, colour) +
        line('M-6.6 12C-6.4 16 -4.4 19 -2.4 21.6M6.6 12C6.4 16 4.4 19 2.4 21.6M0 13.4L0 21', {
          stroke: light,
          width: 0.8,
        })
      );
    case 'forked':
      return (
        shape(FORKED, colour) +
        mouth +
        shape(TWIRL, colour) +
        line('M-7.4 12C-7.4 16 -6 19 -4.8 21.6M7.4 12C7.4 16 6 19 4.8 21.6', { stroke: light, width: 0.8 })
      );
  }
}

/** A moustache over a beard; on black its edge is light. */
function whiskers(pen: Pen, of: Head, d: string): string {
  const colour = hairColour(pen, of.hair);
  return of.hair === 'black' ? shape(d, colour) + line(d, { stroke: strand(pen, of), width: 0.8 }) : shape(d, colour);
}

/** The head without its hat. */
export function head(pen: Pen, of: Head): string {
  const fringe = FRINGE[of.cut];
  return (
    behind(pen, of) +
    features(pen, of) +
    (fringe === '' ? '' : shape(fringe, hairColour(pen, of.hair))) +
    beard(pen, of)
  );
}
