/**
 * Figures: Under, Ober and König, Bube, Dame and König; half a figure above a slanting bar, and the same turned.
 *
 * Rank is told three times: by where the sign is (Under low at the hand, Ober held up, König free above), by the head
 * and by the dress. French figures have their sign at the upper right and an index, so the hands are free for a halberd,
 * a rose or a sceptre.
 */
import { BAR, CAST, type CourtRank, type Dye, type Figure } from './cast.js';
import { cuff, dress, hand, type Fabric } from './dress.js';
import { word } from './glyph.js';
import { hat } from './hat.js';
import { head } from './head.js';
import { at, disc, group, limb, line, shape, twice, type Pen } from './pen.js';
import { sign } from './sign.js';

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

function sceptre(pen: Pen, x: number): string {
  const { yellow, ink, red } = pen.colours;
  return (
    limb(`M${x} 36L${x} ${78 - 0.4027 * (x - 50)}`, 3, yellow, ink) +
    shape(`M${x} 19L${x + 4.6} 28L${x} 37L${x - 4.6} 28Z`, yellow) +
    disc(x, 28, 1.6, { fill: red, width: 0.8 })
  );
}

function halberd(pen: Pen, x: number): string {
  const { wood, steel, ink } = pen.colours;
  return (
    limb(`M${x} 22L${x} ${78 - 0.4027 * (x - 50)}`, 2.8, wood, ink) +
    shape(`M${x} 12L${x + 2.4} 22L${x - 2.4} 22Z`, steel) +
    shape(
      `M${x - 1.4} 23.4C${x - 6} 22 ${x - 8} 20 ${x - 8} 17.6C${x - 10} 26 ${x - 9} 32 ${x - 6.6} 37C${x - 6.4} 33.6 ${x - 4} 32 ${x - 1.4} 32Z`,
      steel,
    ) +
    shape(`M${x + 1.4} 24.6L${x + 8} 28L${x + 1.4} 31Z`, steel)
  );
}

function rose(pen: Pen, x: number, y: number): string {
  const { green, ink, red, yellow } = pen.colours;
  return (
    limb(`M${x + 1} ${y + 18}Q${x - 1} ${y + 8} ${x} ${y}`, 2, green, ink, 0.9) +
    shape(
      `M${x + 0.4} ${y + 13}C${x - 5} ${y + 13} ${x - 7} ${y + 9} ${x - 7} ${y + 6.4}C${x - 3} ${y + 6.4} ${x} ${y + 9} ${x + 0.4} ${y + 13}Z`,
      green,
    ) +
    disc(x, y, 6.6, { fill: red }) +
    line(`M${x - 3.4} ${y - 1}Q${x} ${y - 5} ${x + 3.4} ${y - 1}M${x - 4} ${y + 2}Q${x} ${y + 6} ${x + 4} ${y + 2}`, {
      width: 0.8,
    }) +
    disc(x, y + 0.4, 1.8, { fill: yellow, width: 0.8 })
  );
}

/** What the figure does with its hands, behind and before the body. */
function pose(pen: Pen, rank: CourtRank, fabric: Fabric): { readonly back: string; readonly front: string } {
  const { ink } = pen.colours;
  const { coat, trim } = fabric;
  const german = isGerman(pen);
  const rightArm = limb('M72 61.4L79.6 65.4', 7, coat, ink);
  if (german && rank === 'U') {
    return {
      back: '',
      front:
        limb('M31 64.6L30 79', 10.6, coat, ink) +
        cuff(pen, 29.2, 80, 14, trim) +
        sign(pen, { x: 18.6, y: 72.6, scale: 1.18 }) +
        hand(pen, 26.4, 82.4),
    };
  }
  if (german && rank === 'O') {
    return {
      back: rightArm.slice(0, 0),
      front:
        limb('M30.6 65L18 77L20 62', 9.8, coat, ink) +
        cuff(pen, 20.2, 61.4, 4) +
        hand(pen, 20.4, 56.4) +
        sign(pen, { x: 20.4, y: 43, scale: 1.24 }),
    };
  }
  if (rank === 'K') {
    return {
      back: '',
      front:
        sceptre(pen, german ? 17 : 22) +
        limb(german ? 'M30 72L18 83' : 'M31 72L23 82', 8.6, coat, ink) +
        hand(pen, german ? 17.2 : 22, german ? 83.6 : 83),
    };
  }
  if (rank === 'U') {
    return {
      back: halberd(pen, 24),
      front: limb('M31 65L30 79', 10, coat, ink) + cuff(pen, 28.6, 80.4, 18, trim) + hand(pen, 25.4, 82),
    };
  }
  return {
    back: '',
    front:
      limb('M31 66L19.6 77L21 64', 8.8, coat, ink) +
      cuff(pen, 21, 63, 4) +
      rose(pen, 21.4, 45.6) +
      hand(pen, 21.2, 58.6),
  };
}

function isGerman({ sign: own }: Pen): boolean {
  return own === 'eicheln' || own === 'rosen' || own === 'schellen' || own === 'schilten';
}

function half(pen: Pen, rank: CourtRank): string {
  const figure = CAST[pen.sign][rank];
  const fabric = fabricOf(pen, figure);
  const { back, front } = pose(pen, rank, fabric);
  return back + dress(pen, figure.dress, fabric) + bust(pen, rank, at(52, 40)) + front;
}

function bar(pen: Pen): string {
  const [first, second] = BAR[pen.sign];
  const d = 'M4.8 96.2L95.2 59.8';
  return (
    line(d, { stroke: pen.colours.ink, width: 6 }).replace('/>', ' stroke-linecap="butt"/>') +
    line(d, { stroke: dyed(pen, first), width: 4 }).replace('/>', ' stroke-linecap="butt"/>') +
    line(d, { stroke: dyed(pen, second), width: 4 }).replace(
      '/>',
      ' stroke-linecap="butt" stroke-dasharray="4.86 4.86"/>',
    )
  );
}

/** The words that are printed on Swiss-German court cards, in every language. */
const WORDS = { U: 'UNDER', O: 'OBER', K: 'KÖNIG' } as const;

/** A court card without its French or lettered corners. */
export function figure(pen: Pen, rank: CourtRank): string {
  const { index, weight } = pen.colours;
  const words = isGerman(pen) && pen.style.corners === 'words';
  return (
    twice(pen, `figure-${pen.sign}-${rank}`, () => half(pen, rank)) +
    bar(pen) +
    twice(pen, `title-${pen.sign}-${rank}`, () => {
      const title = words ? word(WORDS[rank], { x: 7.6, y: 15.6, cap: 7, colour: index, anchor: 'left', weight }) : '';
      if (!isGerman(pen)) return sign(pen, { x: 84, y: 22, scale: 0.86 });
      return (
        title +
        (rank === 'K'
          ? sign(pen, { x: 81.4, y: 27, scale: 1.2 })
          : sign(pen, { x: 87, y: 18, scale: 0.74, outline: 0.8 }))
      );
    })
  );
}

/** Bust of a figure for the compact face: shoulders and head, lower right. */
export function portrait(pen: Pen, rank: CourtRank): string {
  const figure = CAST[pen.sign][rank];
  const { coat, trim, inner } = fabricOf(pen, figure);
  const { white, skin, ink } = pen.colours;
  const ermine = figure.dress === 'ermine';
  return (
    shape('M31 151C31 138 36 131 47 128.6L79 128.6C90 131 95 138 95 151Z', ermine ? white : coat) +
    shape('M54 127L72 127L70 151L56 151Z', ermine ? coat : inner) +
    shape('M54 118L72 118L72 129Q63 137 54 129Z', skin) +
    (ermine
      ? line('M38 141L37.4 145M45 136L44.4 140M82 136L82.6 140M89 141L89.6 145', { stroke: ink, width: 2 })
      : shape(
          'M48 127.4L54 124.4L63 134L72 124.4L78 127.4L70 139L63 134L56 139Z',
          figure.dress === 'bodice' ? coat : trim,
        )) +
    bust(pen, rank, `${at(63, 104, 1.6)} stroke-width="1"`)
  );
}
