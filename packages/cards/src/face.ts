/**
 * Face: one card, put together; the paper, the rule, the corners and what stands between.
 */
import { ace } from './ace.js';
import { banner } from './banner.js';
import { compact } from './compact.js';
import { figure } from './figure.js';
import { fourCorners, pips, twoCorners } from './number.js';
import { num } from './path.js';
import type { Pen } from './pen.js';
import { type CardName, type Deck, type FaceSize, type IndexLanguage, partsOf, type Rank } from './vocabulary.js';

/** The canvas of every card and back. */
export const CARD_BOX = '0 0 100 156';

const FRENCH_INDEX: Readonly<Record<IndexLanguage, Readonly<Partial<Record<Rank, string>>>>> = {
  de: { U: 'B', O: 'D' },
  fr: { U: 'V', O: 'D', K: 'R' },
  it: { U: 'F', O: 'D', K: 'R' },
  en: { U: 'J', O: 'Q' },
};

/** What stands in the corner for a rank. */
export function indexText(rank: Rank, deck: Deck, language: IndexLanguage): string {
  return deck === 'german' ? rank : (FRENCH_INDEX[language][rank] ?? rank);
}

function paper(pen: Pen): string {
  const { paper: fill, ink, edge } = pen.colours;
  const inset = edge.width / 2;
  const size = `x="${num(inset)}" y="${num(inset)}" width="${num(100 - edge.width)}" height="${num(156 - edge.width)}"`;
  const border = `stroke="${ink}" stroke-width="${num(edge.width)}" stroke-opacity="${num(edge.opacity)}"`;
  return pen.share(`paper-${fill}`, '', () => `<rect ${size} rx="7" fill="${fill}" ${border}/>`);
}

function rule(pen: Pen): string {
  const border = `stroke="${pen.colours.ink}" stroke-width=".7" stroke-opacity=".5"`;
  return pen.share('rule', '', () => `<rect x="4.5" y="4.5" width="91" height="147" rx="4" ${border}/>`);
}

function german(pen: Pen, rank: Rank): string {
  const letters = pen.style.corners === 'letters';
  switch (rank) {
    case '6':
    case '7':
    case '8':
    case '9':
      return pips(pen, rank) + fourCorners(pen, rank);
    case '10':
      return banner(pen);
    case 'U':
    case 'O':
    case 'K':
      return figure(pen, rank) + (letters ? twoCorners(pen, rank) : '');
    case 'A':
      return ace(pen) + (letters ? twoCorners(pen, rank) : '');
  }
}

function french(pen: Pen, rank: Rank): string {
  const corners = twoCorners(pen, indexText(rank, 'french', pen.style.index));
  switch (rank) {
    case '6':
    case '7':
    case '8':
    case '9':
    case '10':
      return pips(pen, rank) + corners;
    case 'U':
    case 'O':
    case 'K':
      return figure(pen, rank) + corners;
    case 'A':
      return ace(pen) + corners;
  }
}

/** The content of a card's canvas. */
export function face(pen: Pen, deck: Deck, card: CardName, size: FaceSize): string {
  const { rank } = partsOf(card);
  const content =
    size === 'compact'
      ? compact(pen, rank, indexText(rank, deck, pen.style.index), deck === 'german')
      : rule(pen) + (deck === 'german' ? german(pen, rank) : french(pen, rank));
  return paper(pen) + content;
}

/** What the canvas of a card hands down to its drawing: no fill, the line and its joins. */
export function manner(pen: Pen, size: FaceSize): string {
  const { ink, weight } = pen.colours;
  const width = num((size === 'compact' ? 1.5 : 1) * weight);
  return `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}
