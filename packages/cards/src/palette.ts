/**
 * Palette: every colour of a card, by style.
 *
 * Colours are written into the drawing as attributes, so that a drawing needs no style sheet, passes a strict content
 * policy, and looks the same inside a page, as a picture and in a share. Another style is another drawing, not another
 * sheet of styles; drawing a deck takes some milliseconds.
 *
 * Figures of contrast: tests. The four-colour crimson is chosen so that Rosen and Eicheln stay apart for red-green
 * blindness.
 */
import type { Sign, Style } from './vocabulary.js';

export interface Palette {
  readonly paper: string;
  readonly ink: string;
  /** Edge of the card, its width in units and how much of it is seen. */
  readonly edge: { readonly width: number; readonly opacity: number };
  /** Factor on the width of outlines. */
  readonly weight: number;
  /** Factor on the width of index strokes. */
  readonly bold: number;
  readonly index: string;
  /** The colour of a plain French sign, and of Schilten with four colours. */
  readonly sign: string;
  readonly red: string;
  readonly yellow: string;
  readonly blue: string;
  readonly green: string;
  readonly white: string;
  readonly skin: string;
  readonly shade: string;
  readonly blush: string;
  readonly brown: string;
  readonly fair: string;
  readonly grey: string;
  readonly steel: string;
  readonly wood: string;
  readonly petal: string;
  readonly petalInner: string;
  readonly petalHeart: string;
}

interface SuitColours {
  readonly index: string;
  readonly strong: string;
  readonly light: string;
  readonly dark: string;
}

const GREEN = { index: '#1f5e2e', strong: '#1a5027', light: '#ddedd8', dark: '#d3e2cd' };
const CRIMSON = { index: '#b4125c', strong: '#9c0d4e', light: '#fce7f0', dark: '#f3dbe5' };

/** With four colours: index, index at high contrast, paper on a light and on a dark table. */
const FOUR: Readonly<Record<Sign, SuitColours>> = {
  eicheln: GREEN,
  clubs: GREEN,
  rosen: CRIMSON,
  hearts: CRIMSON,
  schellen: { index: '#8a5600', strong: '#6b4300', light: '#fff1c4', dark: '#f4e5b6' },
  schilten: { index: '#1f4f91', strong: '#1a437c', light: '#e1ecfa', dark: '#d6e2f1' },
  diamonds: { index: '#1f5fa8', strong: '#174a85', light: '#e1ecfa', dark: '#d6e2f1' },
  spades: { index: '#1c2126', strong: '#000000', light: '#efefec', dark: '#e5e4df' },
};

const RED_SIGNS: ReadonlySet<Sign> = new Set<Sign>(['hearts', 'diamonds']);

/** The palette of one suit's cards in a style. */
export function paletteOf(sign: Sign, style: Style): Palette {
  const high = style.contrast === 'high';
  const dark = style.ground === 'dark';
  const four = style.colours === 'four' ? FOUR[sign] : null;
  const ink = high ? '#000000' : '#1c2126';
  const red = high ? '#b00020' : '#c2312b';
  const yellow = high ? '#ffc63a' : '#f0b52e';
  const plain = RED_SIGNS.has(sign) ? red : ink;
  const paper = dark ? '#f3eee2' : '#fffdf7';
  const rosesAreRed = style.roses === 'red';
  return {
    paper: high ? '#ffffff' : four ? (dark ? four.dark : four.light) : paper,
    ink,
    edge: high ? { width: 1.5, opacity: 1 } : { width: 0.6, opacity: 0.22 },
    weight: high ? 1.3 : 1,
    bold: high ? 1.12 : 1,
    index: four ? (high ? four.strong : four.index) : plain,
    sign: four ? (high ? four.strong : four.index) : plain,
    red,
    yellow,
    blue: high ? '#1b4f9c' : '#2a5ca3',
    green: high ? '#2c6a36' : '#3c7b46',
    white: dark && !high ? '#fbf8ef' : '#ffffff',
    skin: high ? '#fbdcbf' : '#f3cfae',
    shade: '#e3b08a',
    blush: '#e79a80',
    brown: '#8a5a2e',
    fair: '#d9a441',
    grey: high ? '#dfe0e0' : '#d3d5d2',
    steel: '#c9ccc9',
    wood: '#a46c35',
    petal: rosesAreRed ? red : yellow,
    petalInner: rosesAreRed ? '#e8847c' : '#f9dc8f',
    petalHeart: rosesAreRed ? yellow : red,
  };
}
