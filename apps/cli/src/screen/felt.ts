/**
 * Felt: the four seats around the trick, you at the bottom, the next to play on your right, as at the table.
 *
 * The card that holds the trick has a double edge, so that it is seen without colour. Narrow terminals get the trick as a
 * list in the order played.
 */
import { type Card, type PerSeat, type Seat, seatAfter, SEATS } from '@puur/rules';
import type { Faces } from './faces.js';
import { centre, type Lines, padEnd, padStart, widthOf } from './layout.js';
import type { Paint } from './paint.js';
import type { Box, Signs } from './signs.js';

export interface Felt {
  /** The seat at the bottom. */
  readonly seat: Seat;
  readonly names: PerSeat<string>;
  /** A word below a name: who deals, what was weist. Empty for none. */
  readonly notes: PerSeat<string>;
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly holder: Seat | null;
  /** Whose turn it is; null while nobody's. */
  readonly turn: Seat | null;
}

export interface FeltStyle {
  readonly faces: Faces;
  readonly signs: Signs;
  readonly paint: Paint;
  readonly width: number;
}

const CARD_WIDTH = 7;
const SIDE = 14;
const GAP = 2;
/** Below this the trick becomes a list. */
export const NARROWEST_FELT: number = 2 * SIDE + 3 * CARD_WIDTH + 2 * GAP;

/** The felt as lines. */
export function drawFelt(felt: Felt, style: FeltStyle): Lines {
  return style.width < NARROWEST_FELT ? drawList(felt, style) : drawCross(felt, style);
}

function cardOf({ leader, cards }: Felt, seat: Seat): Card | undefined {
  return cards[(seat - leader + SEATS.length) % SEATS.length];
}

function drawCross(felt: Felt, style: FeltStyle): Lines {
  const [right, top, left] = [1, 2, 3].map((steps) => seatAfter(felt.seat, steps)) as [Seat, Seat, Seat];
  const middle = NARROWEST_FELT;
  const inMiddle = (text: string): string => centre(text, middle).trimEnd();
  const between = CARD_WIDTH + 2 * GAP;
  const [leftCard, rightCard] = [cardBox(felt, left, style), cardBox(felt, right, style)];
  const label = (seat: Seat): readonly string[] => [
    '',
    nameOf(felt, seat, style),
    style.paint(felt.notes[seat], 'dim'),
  ];
  const sides = leftCard.map(
    (line, row) =>
      padStart(label(left)[row] ?? '', SIDE - 1) +
      ' ' +
      line +
      ' '.repeat(between) +
      rightCard[row]! +
      ' ' +
      (label(right)[row] ?? ''),
  );
  const own = [felt.notes[top], felt.notes[felt.seat]].map((note) =>
    note === '' ? '' : ` ${style.paint(note, 'dim')}`,
  );
  return [
    inMiddle(nameOf(felt, top, style) + own[0]!),
    ...cardBox(felt, top, style).map(inMiddle),
    ...sides.map((line) => line.trimEnd()),
    ...cardBox(felt, felt.seat, style).map(inMiddle),
    inMiddle(nameOf(felt, felt.seat, style) + own[1]!),
  ];
}

function nameOf(felt: Felt, seat: Seat, { paint, signs }: FeltStyle): string {
  const name = clip(felt.names[seat], SIDE - 3);
  return seat === felt.turn ? paint(`${signs.prompt} ${name}`, 'bold') : name;
}

/** A name cut to a width. */
export function clip(name: string, width: number): string {
  const letters = Array.from(name);
  return letters.length <= width ? name : `${letters.slice(0, width - 1).join('')}.`;
}

/** Three lines: a card with its sign and index, or an empty place. */
function cardBox(felt: Felt, seat: Seat, { faces, signs, paint }: FeltStyle): Lines {
  const card = cardOf(felt, seat);
  if (card === undefined) {
    const mark = seat === felt.turn ? paint(signs.dot.repeat(3), 'yellow') : '';
    return ['', centre(mark, CARD_WIDTH), ''].map((line) => padEnd(line, CARD_WIDTH));
  }
  const holds = seat === felt.holder;
  const [topLeft, topRight, bottomRight, bottomLeft, horizontal, vertical]: Box = holds ? signs.holder : signs.box;
  const edge = horizontal.repeat(CARD_WIDTH - 2);
  const face = faces.short(card);
  const left = Math.floor((CARD_WIDTH - 2 - widthOf(face)) / 2);
  return [
    topLeft + edge + topRight,
    vertical + padEnd(' '.repeat(left) + face, CARD_WIDTH - 2) + vertical,
    bottomLeft + edge + bottomRight,
  ];
}

function drawList(felt: Felt, style: FeltStyle): Lines {
  const { faces, signs } = style;
  return SEATS.map((steps) => seatAfter(felt.leader, steps)).map((seat) => {
    const card = cardOf(felt, seat);
    const face = card === undefined ? signs.dot : faces.short(card);
    const mark = seat === felt.holder ? ' *' : '';
    const note = felt.notes[seat] === '' ? '' : ` (${felt.notes[seat]})`;
    return `  ${padEnd(nameOf(felt, seat, style), SIDE - 2)} ${face}${mark}${note}`;
  });
}
