/**
 * Banner: the Swiss-German ten, a flag that winds round its pole in an S.
 *
 * Point symmetric about the middle of the card: the upper lobe is drawn, the lower is the same turned. White cloth with
 * a sign, blue reverse with a red stripe.
 */
import { moved } from './path.js';
import { group, HALF_TURN, limb, line, shape, twice, type Pen } from './pen.js';
import { word } from './glyph.js';
import { sign } from './sign.js';

/** Middle of the pole at a height. */
function poleAt(y: number): number {
  return 80.6 - ((y - 22) * 61.2) / 112;
}

const CLOTH = `M${poleAt(29)} 29C64 34 50 25.5 36 29.5C26 32 18 30 11.5 26.5C8.6 36 8.8 50 11.5 61C20 66 30 66 39 63.6C46 62 52 62.8 ${poleAt(64)} 64Z`;
const BAND =
  'M12.4 46C8.6 56 9.2 66 13 75.6C24 81.5 36 80.4 50 86.4C62 91.4 74 91.6 87.6 110C91.4 100 90.8 90 87 80.4C76 74.5 64 75.6 50 69.6C38 64.6 26 64.4 12.4 46Z';
const STRIPE = 'M11.2 62C24 74 38 72 50 78C62 84 76 82 88.8 94';

function lobe(pen: Pen): string {
  const { white, red } = pen.colours;
  return (
    pen.share(
      'cloth',
      '',
      () =>
        shape(CLOTH, white) +
        line(
          'M72.6 32.2C63 36 50 28.2 37 31.9C28 34.2 20 32.8 12.6 29.6M12.3 58.6C21 62.9 30 62.9 39 60.7C46 59.1 52 59.8 58 60.9',
          {
            stroke: red,
            width: 1.3,
          },
        ),
    ) + sign(pen, { x: 37, y: 46.6, scale: 1.38 })
  );
}

/** The pole leans by this many degrees. */
const LEAN = 28.65;
const SPEAR = 'M0 -13C2.8 -8.6 3.4 -5 2.4 -1.4L1.2 1.6L-1.2 1.6L-2.4 -1.4C-3.4 -5 -2.8 -8.6 0 -13Z';

function pole(pen: Pen): string {
  const { yellow, red, white } = pen.colours;
  const d = `M${poleAt(136)} 136L${poleAt(20)} 20`;
  return (
    limb(d, 3.6, yellow) +
    line(d, { stroke: red, width: 2.6, ends: 'cut', dash: [3.4, 4.2] }) +
    [0, 180]
      .map((turn) => group(turn === 0 ? '' : HALF_TURN, shape(moved(SPEAR, { x: 81.4, y: 20.6, turn: LEAN }), white)))
      .join('')
  );
}

/** Flag, pole and the two tens. */
export function banner(pen: Pen): string {
  const { blue, red, index, bold: weight } = pen.colours;
  return (
    pen.share('pole', '', () => pole(pen) + shape(BAND, blue) + line(STRIPE, { stroke: red, width: 3 })) +
    twice(
      pen,
      `lobe-${pen.sign}`,
      () =>
        lobe(pen) + pen.share(`ten-${index}`, '', () => word('10', { x: 14, y: 20.4, cap: 11, colour: index, weight })),
    )
  );
}

/** A small flag for the compact face: one lobe on its pole. */
export function flag(pen: Pen): string {
  const { yellow, red, white, blue } = pen.colours;
  const d = 'M46 150L88 66';
  return (
    shape('M45 118C40 127 41 136 47 142C54 146 60 143 66 140L72 122Z', blue) +
    limb(d, 5, yellow, 1.5) +
    line(d, { stroke: red, width: 3.4, ends: 'cut', dash: [4.4, 5.4] }) +
    shape(moved(SPEAR, { x: 88.4, y: 66, turn: 26.6, scale: 1.25 }), white) +
    shape('M82.6 76C72 80.5 62 72 43 77C40 90 40 106 44 121C54 125 60 121 66 121Q68 113 82.6 76Z', white) +
    sign(pen, { x: 57, y: 98, scale: 1.55, outline: 1.5 })
  );
}
