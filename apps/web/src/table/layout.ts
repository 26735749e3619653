/**
 * Layout: where everything lies on the table, from the size of the window alone.
 *
 * Measures are those of the look (phone drawn at 360 × 740). Cards are as large as the room allows: what can be told from
 * a card lies in its left 40 %, so a hand of nine may overlap more and be larger. Everything is placed absolutely, so
 * nothing that appears pushes anything else.
 *
 * Lengths are CSS pixels; sides are counted in play order from the seat that looks: 0 you, 1 right, 2 partner, 3 left.
 */
export const MODES = ['upright', 'side', 'tablet', 'desktop'] as const;
export type Mode = (typeof MODES)[number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Middle of a card and its turn in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Layout {
  readonly mode: Mode;
  /** Factor that everything of a large screen is grown by. */
  readonly scale: number;
  readonly mat: Box;
  readonly panel: Box | null;
  /** Width of a card in the trick; its middle and the four places. */
  readonly trick: {
    readonly width: number;
    readonly middle: Place;
    readonly places: readonly [Place, Place, Place, Place];
  };
  readonly hand: {
    readonly width: number;
    readonly isCompact: boolean;
    /** Lower middle of each card, to be turned about. */
    readonly places: readonly Place[];
    readonly raise: number;
    readonly choose: number;
  };
  /** Second lines and words that go first where there is little room. */
  readonly isTight: boolean;
  /** Text was asked for so large that what stands round the trick goes below one another, and second lines go. */
  readonly isBig: boolean;
}

/** Height of a card of this width. */
export const cardHeight = (width: number): number => width * 1.56;

/** Below this width a card shows its compact face; a tablet is held at arm's length, where the large face's figures are small. */
const COMPACT_BELOW = 92;
const COMPACT_BELOW_FAR = 130;
/** From this on text is big. */
const BIG = 1.3;

export interface LayoutInput {
  readonly width: number;
  readonly height: number;
  /** Cards in the hand, 0 to 9. */
  readonly cards: number;
  /** Larger cards were asked for. */
  readonly isLarge: boolean;
  /** Size of the text, 1 where none was asked for. */
  readonly text?: number;
}

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

export function modeOf(width: number, height: number): Mode {
  if (width >= 1000 && height >= 600) return 'desktop';
  if (width >= 700 && height >= 700) return 'tablet';
  return width > height && height < 560 ? 'side' : 'upright';
}

/**
 * Step from card to card that a fan of `n` may have in this much room: the outer cards lean outwards by what their height
 * makes of their turn.
 */
function stepIn(room: number, n: number, width: number, radius: number, most: number): number {
  if (n < 2) return most;
  return Math.min((room - width) / ((n - 1) * (1 + (0.85 * cardHeight(width)) / radius)), most);
}

/** How much lower the outer cards of a fan lie than its middle. */
function sagOf(n: number, step: number, radius: number): number {
  return radius * (1 - Math.cos((((n - 1) / 2) * step) / radius));
}

/** The sag of the hand that sags most, of any number of cards: the mat ends above that one, so that it never moves. */
function mostSag(stepFor: (n: number) => number, radiusFor: (n: number) => number): number {
  return Math.max(...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => sagOf(n, stepFor(n), radiusFor(n))));
}

/** Where the hand of `n` cards lies: a fan on a large circle below the screen. */
function fan(
  n: number,
  { middle, top, width, step, radius }: { middle: number; top: number; width: number; step: number; radius: number },
): readonly Place[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = ((i - (n - 1) / 2) * step) / radius;
    return {
      x: middle + radius * Math.sin(angle),
      y: top + cardHeight(width) + radius * (1 - Math.cos(angle)),
      turn: (0.85 * angle * 180) / Math.PI,
    };
  });
}

/** How far from the middle the cards of a trick lie, by the width of a card. */
interface Spread {
  readonly x: number;
  readonly left: number;
  readonly side: number;
  readonly up: number;
  readonly down: number;
}

/** Half the width of a turned card of width 1, with a little air. */
const HALF = 0.58;

/** The widest card whose trick leaves this much free on either side of it. */
const widest = (half: number, taken: number, { x, left }: Spread): number =>
  (half - taken) / (Math.max(x, left) + HALF);

/** Height of a trick whose cards have the width 1. */
const highest = ({ up, down }: Spread): number => up + down + cardHeight(1);

/** Where the cards of a trick lie, by the width of a card: right, partner, left and you. */
function places(middle: Place, width: number, by: Spread): Layout['trick']['places'] {
  const at = (x: number, y: number, turn: number): Place => ({
    x: middle.x + x * width,
    y: middle.y + y * width,
    turn,
  });
  return [at(0, by.down, 2), at(by.x, by.side, 5), at(-0.06, -by.up, -3), at(-by.left, -by.side, -6)];
}

const UPRIGHT: Spread = { x: 0.89, left: 0.83, side: 0.03, up: 0.54, down: 0.78 };
/** Where the height is short the cards lie closer, and are larger for it. */
const UPRIGHT_TIGHT: Spread = { ...UPRIGHT, up: 0.5, down: 0.72 };
const FLAT: Spread = { x: 1.17, left: 1.09, side: 0.1, up: 0.23, down: 0.51 };
const WIDE: Spread = { x: 1.03, left: 0.97, side: 0.04, up: 0.43, down: 0.67 };

/** What those who sit left and right take of the mat's width, each: a disc with the name below it or beside, or a plate. */
const TAKEN = { disc: 54, name: 142, plate: 172, plateAndBacks: 246 };

export function layoutOf({ width: w, height: h, cards, isLarge, text = 1 }: LayoutInput): Layout {
  const mode = modeOf(w, h);
  const n = Math.max(cards, 1);
  const grow = isLarge ? 1.16 : 1;
  const isBig = text > BIG;
  switch (mode) {
    case 'upright': {
      const isTight = h < 660;
      const width = clamp(60, Math.min(w * 0.208, h * 0.105) * grow, 132);
      const radiusFor = (count: number): number => (count > 7 ? 1300 : 960);
      const stepFor = (count: number): number => stepIn(w - 12, count, width, radiusFor(count), width * 0.86);
      const [radius, step] = [radiusFor(n), stepFor(n)];
      const bottom = h > 700 ? 18 : 8;
      const foot = h - bottom - cardHeight(width) - 4;
      const top = foot - sagOf(n, step, radius);
      // Large words of the score stand above its figures.
      const matTop = isBig ? 15 + Math.ceil(text * 33) : 64;
      const matEnd = foot - mostSag(stepFor, radiusFor) - (isTight ? 24 : 30);
      const mat = { x: 8, y: matTop, width: w - 16, height: matEnd - matTop };
      const by = isTight ? UPRIGHT_TIGHT : UPRIGHT;
      const above = isBig ? Math.max(94, text * 47) : isTight ? 90 : 106;
      const below = isBig ? Math.max(80, text * 42) : isTight ? 96 : 110;
      const room = mat.height - above - below;
      const taken = isBig ? text * 34 + 6 : TAKEN.disc;
      const card = clamp(50, Math.min(room / highest(by), w * 0.234, widest(mat.width / 2, taken, by)), 150);
      const middle = { x: w / 2, y: mat.y + above + room / 2 - ((by.down - by.up) * card) / 2, turn: 0 };
      return {
        mode,
        scale: 1,
        mat,
        panel: null,
        trick: { width: card, middle, places: places(middle, card, by) },
        hand: {
          width,
          isCompact: width < COMPACT_BELOW,
          places: fan(n, { middle: w / 2, top, width, step, radius }),
          // Never far over the edge of the mat: there stands whose turn it is.
          raise: isTight ? 13 : 15,
          choose: isTight ? 20 : 32,
        },
        isTight,
        isBig,
      };
    }
    case 'side': {
      const width = clamp(62, h * 0.235 * grow, 110);
      const step = stepIn(w - 168, n, width, 1900, width * 0.78);
      const mat = { x: 72, y: 8, width: w - 144, height: h - 8 - Math.round(cardHeight(width) * 0.74) };
      const top = mat.y + mat.height + 2;
      const card = clamp(
        48,
        Math.min(mat.height * 0.275 * (isLarge ? 1.08 : 1), widest(mat.width / 2, TAKEN.name, FLAT)),
        110,
      );
      const middle = { x: w / 2, y: mat.y + mat.height * 0.47, turn: 0 };
      return {
        mode,
        scale: 1,
        mat,
        panel: null,
        trick: { width: card, middle, places: places(middle, card, FLAT) },
        hand: {
          width,
          isCompact: width < COMPACT_BELOW,
          places: fan(n, { middle: w / 2, top, width, step, radius: 1900 }),
          raise: 12,
          choose: 22,
        },
        isTight: true,
        isBig,
      };
    }
    case 'tablet': {
      const width = clamp(84, Math.min(w * 0.128, h * 0.115) * grow, 150);
      const radius = 2200;
      const stepFor = (count: number): number => stepIn(w - 40, count, width, radius, width * 0.84);
      const step = stepFor(n);
      const foot = h - 20 - cardHeight(width) - 4;
      const top = foot - sagOf(n, step, radius);
      const mat = { x: 16, y: 72, width: w - 32, height: foot - mostSag(stepFor, () => radius) - 36 - 72 };
      const room = mat.height - 120 - 116;
      const card = clamp(90, Math.min(room / highest(WIDE), widest(mat.width / 2, TAKEN.plate, WIDE)), 190);
      const middle = { x: w / 2, y: mat.y + 120 + room / 2 - ((WIDE.down - WIDE.up) * card) / 2, turn: 0 };
      return {
        mode,
        scale: 1.1,
        mat,
        panel: null,
        trick: { width: card, middle, places: places(middle, card, WIDE) },
        hand: {
          width,
          isCompact: width < COMPACT_BELOW_FAR,
          places: fan(n, { middle: w / 2, top, width, step, radius }),
          raise: 18,
          choose: 38,
        },
        isTight: false,
        isBig,
      };
    }
    case 'desktop': {
      const scale = clamp(1, Math.min(w / 1280, h / 800), 1.35);
      const margin = clamp(16, w * 0.019, 28) + Math.max(0, (w - 1900) / 2);
      const panelWidth = 332 * scale;
      const panel = { x: w - margin - panelWidth, y: 24, width: panelWidth, height: h - 48 };
      const width = clamp(92, Math.min(104 * scale, h * 0.135) * grow, 190);
      const matWidth = panel.x - 24 - margin;
      const radius = 2600 * scale;
      const stepFor = (count: number): number => stepIn(matWidth, count, width, radius, width * 0.81);
      const step = stepFor(n);
      const foot = h - 16 - cardHeight(width);
      const top = foot - sagOf(n, step, radius);
      const mat = { x: margin, y: 24, width: matWidth, height: foot - mostSag(stepFor, () => radius) - 20 - 24 };
      const room = mat.height - 112 - 76;
      const taken = TAKEN.plateAndBacks * scale;
      const card = clamp(80, Math.min(room / highest(WIDE), widest(matWidth / 2, taken, WIDE)), 200);
      const middle = {
        x: mat.x + mat.width / 2,
        y: mat.y + 112 + room / 2 - ((WIDE.down - WIDE.up) * card) / 2,
        turn: 0,
      };
      return {
        mode,
        scale,
        mat,
        panel,
        trick: { width: card, middle, places: places(middle, card, WIDE) },
        hand: {
          width,
          isCompact: width < COMPACT_BELOW,
          places: fan(n, { middle: middle.x, top, width, step, radius }),
          raise: 18,
          choose: 40,
        },
        isTight: h < 700,
        isBig,
      };
    }
  }
}
