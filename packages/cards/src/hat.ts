/**
 * Hats: what the court wears on its head, about the middle of a head; the brow is at -6.
 *
 * The hat tells the rank as surely as the index: Under a cap, hat or hood, Ober an officer's hat, König a crown, Dame a
 * crown with a veil. No two in a deck are alike.
 */
import { moved } from './path.js';
import { at, disc, flat, limb, line, shape, type Pen } from './pen.js';

export type Hat =
  | 'oak-cap'
  | 'feather-cap'
  | 'hood'
  | 'brim'
  | 'bicorne'
  | 'barett'
  | 'morion'
  | 'shako'
  | 'crown-leaves'
  | 'crown-arched'
  | 'crown-balls'
  | 'crown-points'
  | 'coronet'
  | 'veil'
  | 'diadem'
  | 'wreath';

/** Colours of a hat: cloth and trim. */
export interface Cloth {
  readonly cloth: string;
  readonly trim: string;
}

const PLUME = 'M-2 1C-1 -6 4 -11 10.4 -10.4C15 -10 16.6 -5.4 13.8 -2.6C13.6 -5 12 -6 10 -5.4C6.6 -4.2 3.6 -1 2 3Z';
const PLUME_RIB = 'M0 0C2 -4.4 5.4 -8 9.6 -8.2M2.2 -3.6L.9 -5.2M5 -6.6L4.2 -8.6';

function crownBand(pen: Pen, y: number): string {
  return pen.share('crown-band', at(0, y), () => band(pen));
}

function band(pen: Pen): string {
  const { red, blue, yellow } = pen.colours;
  return (
    shape('M-11.6 0Q0 3.2 11.6 0L11 4.6Q0 7.8 -11 4.6Z', yellow) +
    disc(0, 4, 1.5, { fill: red, width: 0.7 }) +
    disc(-6, 3.3, 1.1, { fill: blue, stroke: 'none' }) +
    disc(6, 3.3, 1.1, { fill: blue, stroke: 'none' })
  );
}

export function hat(pen: Pen, of: Hat, { cloth, trim }: Cloth): string {
  const { ink, yellow, red, white, green, steel, blue } = pen.colours;
  switch (of) {
    case 'oak-cap':
      return (
        shape('M-12.4 -7C-13.4 -13 -9 -18.4 -1 -18.6C7 -18.8 12.8 -14 12.6 -7Z', cloth) +
        shape('M-13 -9.6Q0 -5.4 13 -9.6L12.6 -4.8Q0 -1 -12.6 -4.8Z', trim) +
        shape(
          moved(
            'M0 0C-1.4 -1 -3.6 -.8 -4 -2.6C-4.3 -3.8 -3.2 -4.4 -2.6 -4.6C-4.6 -5 -5 -7.2 -3.6 -8.2C-2.8 -8.8 -2 -8.6 -1.6 -8.4C-2.4 -10.4 -1 -12.4 0 -13C1 -12.4 2.4 -10.4 1.6 -8.4C2 -8.6 2.8 -8.8 3.6 -8.2C5 -7.2 4.6 -5 2.6 -4.6C3.2 -4.4 4.3 -3.8 4 -2.6C3.6 -.8 1.4 -1 0 0Z',
            { x: -8, y: -11, turn: -38, scale: 1.05 },
          ),
          green,
        ) +
        line('M-8 -11L-14 -18.6', { width: 0.7 })
      );
    case 'feather-cap':
      return (
        shape(moved(PLUME, { x: 7, y: -10, scale: 1.1, turn: -38 }), white) +
        line(moved(PLUME_RIB, { x: 7, y: -10, scale: 1.1, turn: -38 }), { width: 0.7 }) +
        shape('M-12.8 -6.4C-14 -12 -10 -17.6 -1 -18C7 -18.2 13 -14.4 12.8 -7Z', cloth) +
        shape('M-13 -10Q0 -5.8 13.2 -10L12.6 -5Q0 -1.2 -12.6 -5Z', trim)
      );
    case 'hood':
      return (
        shape('M0 -9C-4 -17 -12 -19.4 -18.6 -15C-13 -14.4 -12.6 -8 -12 -2L0 -7Z', cloth) +
        shape('M0 -9C4 -17 12 -19.4 18.6 -15C13 -14.4 12.6 -8 12 -2L0 -7Z', trim) +
        shape('M-12 -1C-12 -7 -6 -13 0 -14.4L0 -8.6C-5 -8 -9.4 -5.4 -10.2 1Z', trim) +
        shape('M12 -1C12 -7 6 -13 0 -14.4L0 -8.6C5 -8 9.4 -5.4 10.2 1Z', cloth) +
        disc(-19.4, -14.4, 2.2, { fill: yellow }) +
        disc(19.4, -14.4, 2.2, { fill: yellow })
      );
    case 'brim':
      return (
        shape('M6 -9C10.4 -12.6 13.4 -18.4 13.6 -25C17.8 -19 17 -11.4 9.6 -6.8Z', red) +
        line('M8 -8.6C11.6 -12 13.6 -16.4 14 -20', { width: 0.7 }) +
        shape('M-9 -8C-9.4 -15 -6 -19 0 -19C6 -19 9.4 -15 9 -8Z', cloth) +
        shape('M-9.2 -10.6Q0 -7 9.2 -10.6L9 -7Q0 -3.6 -9 -7Z', trim) +
        shape(
          'M-18 -8.4C-12 -5.4 -9 -7.6 0 -5.6C9 -7.6 12 -5.4 18 -8.4C16 -2.6 8 -2 0 -2C-8 -2 -16 -2.6 -18 -8.4Z',
          cloth,
        )
      );
    case 'bicorne':
      return (
        shape(
          'M-18 -5C-15.6 -9.6 -10 -19.6 0 -20C10 -19.6 15.6 -9.6 18 -5C11 -8.2 5 -9 0 -9C-5 -9 -11 -8.2 -18 -5Z',
          cloth,
        ) +
        line('M-14.6 -8.6C-9.6 -12.6 -5 -13.6 0 -13.6C5 -13.6 9.6 -12.6 14.6 -8.6', { stroke: trim, width: 1.7 }) +
        disc(0, -14.6, 3, { fill: red }) +
        disc(0, -14.6, 1, { fill: yellow, stroke: 'none' })
      );
    case 'barett':
      return (
        shape(moved(PLUME, { x: 5, y: -13, scale: 1.15, turn: -24 }), white) +
        line(moved(PLUME_RIB, { x: 5, y: -13, scale: 1.15, turn: -24 }), { width: 0.7 }) +
        shape('M-15 -8C-17 -14 -8 -19.4 1 -18.4C10 -17.6 16.4 -13 15 -8C11 -5 -11 -5 -15 -8Z', cloth) +
        line('M-8 -16Q-9.4 -11.6 -7 -7M-1 -18Q-2.4 -12 -.6 -6.4M6 -17Q6.4 -11.6 6 -7', { stroke: trim, width: 1.6 }) +
        shape('M-13 -8.6Q0 -4.6 13 -8.6L12.2 -5Q0 -1.6 -12.2 -5Z', trim)
      );
    case 'morion':
      return (
        shape('M-2.6 -17C-1 -22.4 5 -24.4 12 -22.4C8.6 -21 7.6 -18.6 8.4 -15.6Z', red) +
        shape('M-12 -6.4C-12.6 -14 -7 -19.4 0 -19.4C7 -19.4 12.6 -14 12 -6.4Z', steel) +
        shape(
          'M-19 -10.4C-15 -6.4 -8 -9.6 0 -8.8C8 -9.6 15 -6.4 19 -10.4C16.6 -3.6 8 -3.4 0 -3.6C-8 -3.4 -16.6 -3.6 -19 -10.4Z',
          steel,
        ) +
        line('M0 -19.2L0 -9M-8.4 -11.6C-8 -14 -6.4 -15.8 -4.4 -16.8', { width: 0.8 }) +
        [-7, 0, 7].map((x) => disc(x, -6.4 + Math.abs(x) * 0.03, 0.8, { fill: ink, stroke: 'none' })).join('')
      );
    case 'shako':
      return (
        shape('M-2.4 -19C-4.2 -22.4 -2 -25.4 0 -26.4C2 -25.4 4.2 -22.4 2.4 -19Z', red) +
        shape('M-10.6 -6L-12.4 -18.2Q0 -21.6 12.4 -18.2L10.6 -6Z', cloth) +
        shape('M-12.4 -18.2Q0 -21.6 12.4 -18.2L12 -15.2Q0 -18.6 -12 -15.2Z', trim) +
        flat(
          'M-1.5 -16L1.5 -16L1.5 -13.7L3.8 -13.7L3.8 -10.7L1.5 -10.7L1.5 -8.4L-1.5 -8.4L-1.5 -10.7L-3.8 -10.7L-3.8 -13.7L-1.5 -13.7Z',
          white,
        ) +
        shape('M-11.4 -7.4Q0 -3.6 11.4 -7.4C10.6 -3.2 6 -2.4 0 -2.4C-6 -2.4 -10.6 -3.2 -11.4 -7.4Z', ink)
      );
    case 'crown-leaves':
      return (
        shape(
          'M-11.6 -8L-13.4 -20L-8 -15L-5.4 -22.4L-1.6 -16L0 -24.6L1.6 -16L5.4 -22.4L8 -15L13.4 -20L11.6 -8Q0 -5 -11.6 -8Z',
          yellow,
        ) + crownBand(pen, -10)
      );
    case 'crown-arched':
      return (
        shape('M-11 -9C-12 -15 -7 -20 0 -21C7 -20 12 -15 11 -9Z', red) +
        line('M0 -21L0 -10M-10.6 -12C-10 -17 -5 -20 0 -20.6C5 -20 10 -17 10.6 -12', { width: 3.4 }) +
        line('M0 -21L0 -10M-10.6 -12C-10 -17 -5 -20 0 -20.6C5 -20 10 -17 10.6 -12', { stroke: yellow, width: 1.9 }) +
        disc(0, -23, 2.3, { fill: yellow }) +
        crownBand(pen, -10.4)
      );
    case 'crown-balls':
      return (
        shape('M-11.6 -8L-12.6 -17.4L-6.6 -13.4L0 -20L6.6 -13.4L12.6 -17.4L11.6 -8Q0 -5 -11.6 -8Z', yellow) +
        [
          [-12.8, -18.6],
          [0, -21.6],
          [12.8, -18.6],
        ]
          .map(([x, y]) => disc(x!, y!, 2, { fill: red }))
          .join('') +
        crownBand(pen, -10)
      );
    case 'crown-points':
      return (
        shape('M-10.4 -9C-9.6 -15 -4.6 -17 0 -17C4.6 -17 9.6 -15 10.4 -9Z', blue) +
        shape(
          'M-11.8 -8L-12.6 -16L-9 -13.4L-7.8 -19.6L-4 -13.6L0 -22L4 -13.6L7.8 -19.6L9 -13.4L12.6 -16L11.8 -8Q0 -5 -11.8 -8Z',
          yellow,
        ) +
        crownBand(pen, -10)
      );
    case 'coronet':
      return (
        shape(
          'M-9.8 -9.4L-11 -16.6L-6.6 -13.6L-3.6 -18.4L0 -13.8L3.6 -18.4L6.6 -13.6L11 -16.6L9.8 -9.4Q0 -6.6 -9.8 -9.4Z',
          yellow,
        ) +
        line('M-10 -10.6Q0 -7.6 10 -10.6', { stroke: red, width: 1.6 }) +
        line('M-9.8 -9.4Q0 -6.6 9.8 -9.4') +
        [-11, -3.6, 3.6, 11]
          .map((x) => disc(x, Math.abs(x) > 5 ? -17.2 : -19.2, 1.3, { fill: white, width: 0.8 }))
          .join('')
      );
    case 'veil': {
      const fall =
        'M-7.6 -11C-14 -10 -15.6 -3 -15.4 4C-15.2 10 -17.4 14 -18.6 20.6L-13.4 22.6C-11.6 14 -12.6 4 -10.2 -3Z';
      const hem = 'M-17.6 18.4L-13 20.2';
      return (
        shape(fall, cloth) +
        shape(moved(fall, { flip: true }), cloth) +
        line(hem + moved(hem, { flip: true }), { stroke: trim, width: 1.3 }) +
        hat(pen, 'coronet', { cloth, trim })
      );
    }
    case 'diadem':
      return (
        shape(
          'M-13 -4C-14.6 -14 -8 -21.4 0 -22C8 -21.4 14.6 -14 13 -4C10.6 -9.4 6.6 -11.4 0 -11.6C-6.6 -11.4 -10.6 -9.4 -13 -4Z',
          cloth,
        ) +
        line('M-12.4 -7.6C-9.6 -12.4 -5.6 -13.8 0 -14C5.6 -13.8 9.6 -12.4 12.4 -7.6', { stroke: trim, width: 1.6 }) +
        disc(0, -18, 1.5, { fill: red, width: 0.8 }) +
        disc(-6.4, -16, 1.3, { fill: white, width: 0.8 }) +
        disc(6.4, -16, 1.3, { fill: white, width: 0.8 })
      );
    case 'wreath':
      return (
        limb('M-11 -7.6C-8 -11.6 -4 -13 0 -13C4 -13 8 -11.6 11 -7.6', 3.4, green) +
        [-9, -4.4, 0.4, 5.2, 9.4]
          .map(
            (x) =>
              disc(x, -13.4 + x * x * 0.045, 2.2, { fill: red, width: 0.8 }) +
              disc(x, -13.4 + x * x * 0.045, 0.8, { fill: yellow, stroke: 'none' }),
          )
          .join('')
      );
  }
}
