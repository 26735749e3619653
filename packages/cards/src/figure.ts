/**
 * Figures: Under, Ober and König, Bube, Dame and König; half a figure above a slanting bar, and the same turned.
 *
 * Rank is told three times: by where the sign is (Under low at the hand, Ober held up, König free above), by the head
 * and by the dress. French figures have their sign at the upper right and an index, so the hands are free for a halberd,
 * a rose or a sceptre.
 */
import { BAR, CAST, type CourtRank, type Dye, type Figure, type Held } from './cast.js';
import { cuff, dress, type Fabric } from './dress.js';
import { barAt, flower, halberd, hand, marotte, rightFront, rightGear, sceptre, spear } from './gear.js';
import { word } from './glyph.js';
import { hat } from './hat.js';
import { head } from './head.js';
import { moved, num } from './path.js';
import { at, flat, group, limb, line, shape, twice, type Pen } from './pen.js';
import { sign } from './sign.js';
import type { Sign } from './vocabulary.js';

function dyed(pen: Pen, dye: Dye): string {
  return pen.colours[dye];
}

function fabricOf(pen: Pen, { dyes }: Figure): Fabric {
  const [coat, trim, inner] = dyes;
  return { coat: dyed(pen, coat), trim: dyed(pen, trim), inner: dyed(pen, inner) };
}

/** Head and hat about 0, 0; shared by both faces of the card. */
function bust(pen: Pen, rank: CourtRank, place: string): string {
  const { head: own, hat: worn, hatDyes } = CAST[pen.sign][rank];
  return pen.share(`head-${pen.sign}-${rank}`, place, () =>
    group('', head(pen, own) + hat(pen, worn, { cloth: dyed(pen, hatDyes[0]), trim: dyed(pen, hatDyes[1]) })),
  );
}

interface Pose {
  /** Behind the body. */
  readonly back: string;
  /** Over the coat, under what covers the shoulders. */
  readonly arm: string;
  /** Before everything. */
  readonly front: string;
}

const PETALS: Partial<Readonly<Record<Sign, readonly [petals: Dye, heart: Dye]>>> = {
  hearts: ['red', 'yellow'],
  diamonds: ['yellow', 'red'],
  spades: ['white', 'yellow'],
  clubs: ['red', 'yellow'],
};

/** Where the left hand holds a staff: low, its foot behind the bar. */
function staffArm(pen: Pen, x: number, fabric: Fabric, staff: string): Pose {
  const { coat, trim } = fabric;
  return {
    back: '',
    arm: staff + limb(`M33 69L28 79L${x + 3} 81`, 9, coat) + cuff(pen, x + 5.6, 80.6, 84, trim),
    front: hand(pen, x, 81, 0, true),
  };
}

/** The sign held up; a letter in the corner moves hand and sign aside. */
function raised(pen: Pen, [dx, dy]: readonly [number, number], coat: string): Pose {
  return {
    back: '',
    arm:
      limb(`M31 65.6L${17.6 + dx} ${77 + dy / 2}L${19.8 + dx} ${62 + dy}`, 9.8, coat) +
      line(moved('M21.4 76.6Q21.6 73.6 23.6 71.6M16.4 70.6Q18.6 72.6 21.6 71.4', { x: dx, y: dy / 2 }), {
        width: 0.7,
      }) +
      cuff(pen, 20 + dx, 61.6 + dy, 5),
    front: sign(pen, { x: 20.4 + dx, y: 43 + dy, scale: 1.26 }) + hand(pen, 20.4 + dx, 56 + dy, -90),
  };
}

/** What the figure does with its left hand. */
function pose(pen: Pen, rank: CourtRank, held: Held, fabric: Fabric): Pose {
  const { coat, trim } = fabric;

  switch (held) {
    case 'sign':
      return rank === 'U'
        ? {
            back: '',
            arm: limb('M31 65.6L29.6 79', 10.8, coat) + line('M27.6 72.4Q30 74 33.4 73.4', { width: 0.7 }),
            front:
              cuff(pen, 29, 80.6, 14, trim) + sign(pen, { x: 18.6, y: 72, scale: 1.2 }) + hand(pen, 25.4, 82.6, 150),
          }
        : raised(pen, wordy(pen) ? [0, 0] : [4.4, 4.6], coat);
    case 'halberd':
      return staffArm(pen, 27, fabric, halberd(pen, 27, 29));
    case 'spear':
      return staffArm(pen, 26, fabric, spear(pen, 26, 26));
    case 'marotte':
      return staffArm(pen, 25, fabric, marotte(pen, 25, 42));
    case 'flower': {
      const [petals, heart] = PETALS[pen.sign] ?? ['red', 'yellow'];
      return {
        back: '',
        arm:
          limb('M32 66L20 77L21.8 65', 9, coat) +
          line('M23.4 76.4Q23.6 73.6 25.4 72', { width: 0.7 }) +
          cuff(pen, 21.8, 63.8, 6),
        front: flower(pen, 21.4, 47, dyed(pen, petals), dyed(pen, heart)) + hand(pen, 21.8, 59, -90),
      };
    }
    case 'lozenge':
    case 'lily':
    case 'ball':
    case 'cross': {
      const x = wordy(pen) ? 16.6 : 27;
      return staffArm(pen, x, fabric, sceptre(pen, held, x, wordy(pen) ? 20 : 23));
    }
  }
}

/** Whether the corners bear words, which leave the left edge free; a letter with its sign does not. */
function wordy(pen: Pen): boolean {
  return isGerman(pen) && pen.style.corners === 'words';
}

function isGerman({ sign: own }: Pen): boolean {
  return own === 'eicheln' || own === 'rosen' || own === 'schellen' || own === 'schilten';
}

function half(pen: Pen, rank: CourtRank): string {
  const of = CAST[pen.sign][rank];
  const fabric = fabricOf(pen, of);
  const { back, arm, front } = pose(pen, rank, of.held, fabric);
  return (
    back +
    rightGear(pen, of.gear) +
    dress(pen, of.dress, fabric, arm) +
    bust(pen, rank, `${at(52, 39, 1.12)} stroke-width="${num(0.92 * pen.colours.weight)}"`) +
    rightFront(pen, of.gear, fabric.coat) +
    front
  );
}

/** A piece of the bar between two upright cuts. */
function piece(from: number, to: number): string {
  const half = 2.2;
  return (
    `M${from} ${barAt(from) - half}L${to} ${barAt(to) - half}` +
    `L${to} ${barAt(to) + half}L${from} ${barAt(from) + half}Z`
  );
}

function bar(pen: Pen): string {
  const [first, second] = BAR[pen.sign];
  const [left, right, count] = [4.5, 95.5, 19];
  const step = (right - left) / count;
  const stripes = Array.from({ length: (count - 1) / 2 }, (_, index) => left + (2 * index + 1) * step);
  return pen.share(
    `bar-${first}-${second}`,
    '',
    () =>
      flat(piece(left, right), dyed(pen, first)) +
      flat(stripes.map((from) => piece(from, from + step)).join(''), dyed(pen, second)) +
      line(piece(left, right)),
  );
}

/** The words that are printed on Swiss-German court cards, in every language. */
const WORDS = { U: 'UNDER', O: 'OBER', K: 'KÖNIG' } as const;

/** A court card without its French or lettered corners. */
export function figure(pen: Pen, rank: CourtRank): string {
  const { index, bold: weight } = pen.colours;
  const words = wordy(pen);
  return (
    twice(pen, `figure-${pen.sign}-${rank}`, () => half(pen, rank)) +
    bar(pen) +
    twice(pen, `title-${pen.sign}-${rank}`, () => {
      const title = words
        ? pen.share(`word-${rank}-${index}`, '', () =>
            word(WORDS[rank], { x: 7.6, y: 15.6, cap: 7, colour: index, anchor: 'left', weight }),
          )
        : '';
      if (!isGerman(pen)) return sign(pen, { x: 84, y: 22, scale: 0.86 });
      if (rank === 'K') return title + sign(pen, { x: 81.8, y: 25.6, scale: 1.2 });
      return words ? title + sign(pen, { x: 87, y: 18, scale: 0.74, outline: 0.8 }) : '';
    })
  );
}

/** Bust of a figure for the compact face: shoulders and head, lower right. */
export function portrait(pen: Pen, rank: CourtRank): string {
  const of = CAST[pen.sign][rank];
  const { coat, trim, inner } = fabricOf(pen, of);
  const { white, skin, weight } = pen.colours;
  const ermine = of.dress === 'ermine';
  return (
    shape('M33 150.5C33 139 38 132.6 49 130.4L81 130.4C91 132.6 95.4 139 95.4 150.5Z', ermine ? white : coat) +
    shape('M56 129L74 129L72 150.5L58 150.5Z', ermine ? coat : inner) +
    shape('M57 120L73 120L73 131Q65 138 57 131Z', skin) +
    (ermine
      ? line('M41 141L40.4 145M48 136.6L47.4 140.4M82.6 136.6L83.2 140.4M88.6 141L89.2 145', { width: 2 })
      : shape(
          'M50 129.4L57 126L65 135L73 126L80 129.4L72 140.6L65 135L58 140.6Z',
          of.dress === 'bodice' ? coat : trim,
        )) +
    bust(pen, rank, `${at(65, 107, 1.5)} stroke-width="${num(weight)}"`)
  );
}
