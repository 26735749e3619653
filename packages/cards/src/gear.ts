/**
 * Gear: what the court carries. Things at the left hand stand on a given x, things at the right shoulder near x 80; both
 * end on the slanting bar. Units of the card.
 */
import { around, moved } from './path.js';
import { at, disc, flat, limb, line, shape, type Pen } from './pen.js';

/** Height of the slanting bar at an x. */
export function barAt(x: number): number {
  return 78 - 0.4027 * (x - 50);
}

export type Gear =
  'none' | 'quiver' | 'lute' | 'marotte' | 'pipe' | 'sabre' | 'halberd' | 'spear' | 'musket' | 'orb' | 'sword';

const RIGHT = 80;

/** A fist, seen from the back; fingers to the right before the turn. */
export function hand(pen: Pen, x: number, y: number, turn = 0, flip = false): string {
  return pen.share(
    'hand',
    at(x, y, 1, turn, flip),
    () =>
      shape(
        'M-3.8 -1.8C-3.8 -3.6 -2.6 -4 -1.2 -4L2 -4C3.6 -4 4.2 -3 4.1 -1.6L3.9 2C3.8 3.4 3 4 1.6 4L-1.4 4C-3 4 -3.8 3.2 -3.8 1.8Z',
        pen.colours.skin,
      ) + line('M.6 -1.5L4 -1.3M.5 1L3.9 1.2', { width: 0.6 }),
  );
}

export function halberd(pen: Pen, x: number, top: number, flip = false): string {
  const { wood, steel, red } = pen.colours;
  const place = { x, y: top, flip };
  return (
    limb(`M${x} ${top + 9}L${x} ${barAt(x)}`, 2.8, wood) +
    shape(moved('M0 0C1.6 3.4 2.2 6.4 1.8 10L-1.8 10C-2.2 6.4 -1.6 3.4 0 0Z', place), steel) +
    shape(
      moved('M-1.4 11C-5 11 -7.4 9 -8 6.4C-9.8 11.6 -9.4 18.4 -6.4 23.4C-5.6 20.4 -3.6 19.2 -1.4 19.2Z', place),
      steel,
    ) +
    shape(moved('M1.4 12.4C4 12.4 6 12 8 10.2C7.6 14.6 5 17.4 1.4 17.6Z', place), steel) +
    shape(moved('M-1.9 20L1.9 20L1.5 23.4L-1.5 23.4Z', place), red)
  );
}

export function spear(pen: Pen, x: number, top: number): string {
  const { wood, steel, red, yellow } = pen.colours;
  const place = { x, y: top };
  return (
    limb(`M${x} ${top + 15}L${x} ${barAt(x)}`, 2.8, wood) +
    shape(moved('M0 0C3 5 4.4 8.4 3.6 11.6L1.4 15.6L-1.4 15.6L-3.6 11.6C-4.4 8.4 -3 5 0 0Z', place), steel) +
    line(moved('M0 5L0 13', place), { width: 0.7 }) +
    shape(moved('M-3.2 16L3.2 16L4.2 23L2 21.6L0 24L-2 21.6L-4.2 23Z', place), red) +
    line(moved('M-3 16.4L3 16.4', place), { stroke: yellow, width: 1.6 })
  );
}

/** A fool's stick with a small head of its own. */
export function marotte(pen: Pen, x: number, top: number): string {
  const { red, yellow, blue, skin } = pen.colours;
  const place = { x, y: top };
  return (
    limb(`M${x} ${top + 12}L${x} ${barAt(x)}`, 2.6, red) +
    shape(moved('M-4.6 11.4L4.6 11.4L6 16.4L3 14.6L0 17.4L-3 14.6L-6 16.4Z', place), blue) +
    disc(x, top + 7.4, 4.6, { fill: skin }) +
    shape(
      moved(
        'M-5 7C-5.4 1.6 -8 0 -10 1.4C-8.6 -3 -2.6 -3 0 1.6C2.6 -3 8.6 -3 10 1.4C8 0 5.4 1.6 5 7Q0 3.6 -5 7Z',
        place,
      ),
      yellow,
    ) +
    disc(x - 10, top + 2, 1.4, { fill: red, width: 0.8 }) +
    disc(x + 10, top + 2, 1.4, { fill: red, width: 0.8 }) +
    line(moved('M-1.7 7.6L-1.7 8M1.7 7.6L1.7 8', place), { width: 1.2 }) +
    line(moved('M-1.4 9.8Q0 10.8 1.4 9.8', place), { stroke: red, width: 0.9 })
  );
}

const BLOOM =
  'M0 0L-3.6 -5C-5 -6.9 -5.2 -9.3 -3 -9.8C-1.5 -10.1 -.6 -9.4 0 -8.3C.6 -9.4 1.5 -10.1 3 -9.8C5.2 -9.3 5 -6.9 3.6 -5Z';

/** A flower on its stem; 0, 0 is the middle of the flower. */
export function flower(pen: Pen, x: number, y: number, petals: string, heart: string): string {
  const { green } = pen.colours;
  const place = { x, y };
  return (
    limb(moved('M.6 16Q-1 8 0 0', place), 2, green, 0.9) +
    shape(
      moved(
        'M.4 12.6C-4 13 -7 10.4 -7.6 6.8C-3.6 6.6 -.4 9 .4 12.6ZM.4 14.4C3.6 14.4 6.6 12.2 7 8.8C3.6 9 .8 11.2 .4 14.4Z',
        place,
      ),
      green,
    ) +
    shape(moved(around(BLOOM, 5), { ...place, scale: 0.8 }), petals) +
    disc(x, y, 2.4, { fill: heart, width: 0.8 })
  );
}

export type Sceptre = 'lozenge' | 'lily' | 'ball' | 'cross';

const FINIALS: Readonly<Record<Sceptre, (pen: Pen, x: number, top: number) => string>> = {
  lozenge: ({ colours }, x, top) =>
    shape(`M${x} ${top}L${x + 4.8} ${top + 8}L${x} ${top + 16}L${x - 4.8} ${top + 8}Z`, colours.yellow) +
    disc(x, top + 8, 1.7, { fill: colours.red, width: 0.8 }),
  lily: ({ colours }, x, top) =>
    shape(
      moved(
        'M0 0C2.4 3.4 2.6 6 1.4 9.4C2.4 6.6 4.4 5 6 6C7.4 7.2 6.4 9.8 4.2 10C3 12 2 13.4 1.8 15.6L-1.8 15.6C-2 13.4 -3 12 -4.2 10C-6.4 9.8 -7.4 7.2 -6 6C-4.4 5 -2.4 6.6 -1.4 9.4C-2.6 6 -2.4 3.4 0 0Z',
        { x, y: top },
      ),
      colours.yellow,
    ) + line(`M${x - 3} ${top + 12}L${x + 3} ${top + 12}`, { stroke: colours.red, width: 1.5 }),
  ball: ({ colours }, x, top) =>
    disc(x, top + 9, 5.4, { fill: colours.yellow }) +
    line(`M${x - 5.2} ${top + 9}Q${x} ${top + 11.6} ${x + 5.2} ${top + 9}`, { stroke: colours.red, width: 1.6 }) +
    disc(x, top + 2.4, 1.6, { fill: colours.red, width: 0.8 }),
  cross: ({ colours }, x, top) =>
    shape(
      moved('M-1.4 0L1.4 0L1.4 4.2L5.4 4.2L5.4 7L1.4 7L1.4 12L-1.4 12L-1.4 7L-5.4 7L-5.4 4.2L-1.4 4.2Z', { x, y: top }),
      colours.yellow,
    ) + disc(x, top + 13.6, 2.2, { fill: colours.blue, width: 0.8 }),
};

export function sceptre(pen: Pen, of: Sceptre, x: number, top: number): string {
  const { yellow } = pen.colours;
  return limb(`M${x} ${top + 14}L${x} ${barAt(x)}`, 3, yellow) + FINIALS[of](pen, x, top);
}

/** What rises behind the right shoulder. */
export function rightGear(pen: Pen, gear: Gear): string {
  const { wood, steel, red, yellow, white, brown } = pen.colours;
  switch (gear) {
    case 'none':
    case 'pipe':
    case 'orb':
    case 'sword':
      return '';
    case 'quiver': {
      const arrow = (turn: number, x: number, feather: string): string =>
        line(moved('M0 0L0 -20', { x, y: 58, turn }), { width: 1 }) +
        shape(moved('M0 -12L-2.4 -14.4L-2.4 -22L0 -19.8L2.4 -22L2.4 -14.4Z', { x, y: 58, turn }), feather);
      return (
        arrow(6, 73, white) +
        arrow(18, 76, red) +
        arrow(30, 78.6, white) +
        shape(moved('M-5 -4L5 -4L4.6 16L-4.6 16Z', { x: 75.4, y: 53, turn: 18 }), brown) +
        line(moved('M-5 -1L5 -1', { x: 75.4, y: 53, turn: 18 }), { stroke: yellow, width: 1.5 })
      );
    }
    case 'lute': {
      const place = { x: 74, y: 62, turn: 24 };
      return (
        limb(moved('M0 4L0 -22', place), 4.2, wood) +
        line(moved('M-.9 2L-.9 -21M.9 2L.9 -21', place), { stroke: white, width: 0.45 }) +
        shape(moved('M-2.4 -22L2.4 -22L8.6 -31L4.6 -33.6Z', place), brown) +
        line(moved('M.4 -27.6L-2.4 -29.4M2.6 -30.6L-.2 -32.4M5 -24.4L8 -22.6M7 -27.2L10 -25.4', place), { width: 1.5 })
      );
    }
    case 'marotte':
      return marotte(pen, RIGHT, 33);
    case 'sabre':
      return (
        shape('M78.2 58.6C75.4 48 77 37.6 85.4 28.4C84 38.6 82.6 48.6 82.2 58.6Z', steel) +
        line('M79.6 55C78.4 47 79.4 41 82 36', { stroke: white, width: 0.9 }) +
        limb(`M80 60L80 ${barAt(80)}`, 3.4, brown) +
        line('M74.4 61.4Q80 57.6 86.6 60.4', { width: 3.6 }) +
        line('M74.4 61.4Q80 57.6 86.6 60.4', { stroke: yellow, width: 1.8 })
      );
    case 'halberd':
      return halberd(pen, RIGHT, 28, true);
    case 'spear':
      return spear(pen, RIGHT, 28);
    case 'musket':
      return (
        shape('M80 26L81.6 40L78.4 40Z', steel) +
        limb('M80 40L80 56', 2.6, steel) +
        limb(`M80 47L80 ${barAt(80)}`, 4.4, wood) +
        line('M77.8 50L82.2 50M77.8 56L82.2 56', { stroke: yellow, width: 1.5 })
      );
  }
}

/** What lies before the body on the right. */
export function rightFront(pen: Pen, gear: Gear, coat: string): string {
  const { red, yellow, white, blue, steel } = pen.colours;
  switch (gear) {
    case 'pipe':
      return (
        line('M54.6 48.4Q63 52.6 71.4 51', { width: 2.9 }) +
        line('M54.6 48.4Q63 52.6 71.4 51', { stroke: white, width: 1.2 }) +
        shape('M70 45.4L77.2 44.6C77.6 49.6 76.6 53 73.6 53.6C71.4 54 70.2 51.6 70 45.4Z', white) +
        line('M73.6 41.6C71.6 39 75.8 37.4 74 34.4M77.4 41C76 39 78.8 37.6 77.8 35.6', { width: 0.7 })
      );
    case 'orb':
      return (
        limb('M69 67L78.4 64.4', 7.4, coat) +
        disc(80.2, 54.6, 5.8, { fill: blue }) +
        line('M74.6 54Q80.2 57 85.8 54M80.2 49L80.2 55.6', { stroke: yellow, width: 1.5 }) +
        flat(
          'M79.5 41.6L80.9 41.6L80.9 43.8L83 43.8L83 45.2L80.9 45.2L80.9 48.6L79.5 48.6L79.5 45.2L77.4 45.2L77.4 43.8L79.5 43.8Z',
          yellow,
        ) +
        line(
          'M79.5 41.6L80.9 41.6L80.9 43.8L83 43.8L83 45.2L80.9 45.2L80.9 48.6L79.5 48.6L79.5 45.2L77.4 45.2L77.4 43.8L79.5 43.8Z',
          { width: 0.6 },
        ) +
        disc(80.2, 54.6, 5.8, {}) +
        hand(pen, 80.6, 61.8, -90)
      );
    case 'sword':
      return (
        limb('M69 67L77 63', 7.4, coat) +
        shape(`M77.6 58L82.4 58L82.4 ${barAt(82.4)}L77.6 ${barAt(77.6)}Z`, steel) +
        limb('M80 46L80 56', 2.8, red) +
        disc(80, 44.4, 2.4, { fill: yellow }) +
        limb('M72.4 57L87.6 57', 3, yellow) +
        hand(pen, 79.6, 51.6, 0, true)
      );
    case 'none':
    case 'quiver':
    case 'lute':
    case 'marotte':
    case 'sabre':
    case 'halberd':
    case 'spear':
    case 'musket':
      return '';
  }
}
