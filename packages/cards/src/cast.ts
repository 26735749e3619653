/**
 * Cast: who is who. Every figure of both decks with its face, hat and dress.
 *
 * The ideas are the trades and estates of a Swiss village play; no figure follows a printed card.
 */
import type { Dress } from './dress.js';
import type { Gear, Sceptre } from './gear.js';
import type { Hat } from './hat.js';
import type { Head } from './head.js';
import type { Sign } from './vocabulary.js';

export type CourtRank = 'U' | 'O' | 'K';

/** Names of colours in the palette. */
export type Dye = 'red' | 'yellow' | 'blue' | 'green' | 'white' | 'ink' | 'steel' | 'brown';

export interface Figure {
  readonly head: Head;
  readonly hat: Hat;
  /** Cloth and trim of the hat. */
  readonly hatDyes: readonly [cloth: Dye, trim: Dye];
  readonly dress: Dress;
  /** Coat, trim, inner. */
  readonly dyes: readonly [coat: Dye, trim: Dye, inner: Dye];
  /** What rises behind the right shoulder or lies before the body. */
  readonly gear: Gear;
  /** What a French figure or a König holds in the left hand. */
  readonly held: Held;
}

export type Held = 'sign' | 'halberd' | 'spear' | 'marotte' | 'flower' | Sceptre;

const face = (hair: Head['hair'], cut: Head['cut'], beard: Head['beard'], rest: Partial<Head> = {}): Head => ({
  hair,
  cut,
  beard,
  brow: 'calm',
  mouth: 'calm',
  nose: 'straight',
  gaze: 0,
  marks: 'none',
  ...rest,
});

/** The stripes of the bar: coat and second colour. */
export const BAR: Readonly<Record<Sign, readonly [Dye, Dye]>> = {
  eicheln: ['green', 'yellow'],
  rosen: ['red', 'yellow'],
  schellen: ['yellow', 'red'],
  schilten: ['blue', 'yellow'],
  hearts: ['red', 'yellow'],
  diamonds: ['yellow', 'red'],
  spades: ['blue', 'yellow'],
  clubs: ['green', 'yellow'],
};

export const CAST: Readonly<Record<Sign, Readonly<Record<CourtRank, Figure>>>> = {
  eicheln: {
    // The forester
    U: {
      head: face('brown', 'page', 'none', { mouth: 'smile', gaze: -1 }),
      hat: 'oak-cap',
      hatDyes: ['green', 'red'],
      dress: 'buttons',
      dyes: ['green', 'red', 'yellow'],
      gear: 'quiver',
      held: 'sign',
    },
    O: {
      head: face('brown', 'waves', 'moustache', { brow: 'stern', nose: 'broad' }),
      hat: 'bicorne',
      hatDyes: ['green', 'yellow'],
      dress: 'sash',
      dyes: ['green', 'red', 'yellow'],
      gear: 'sabre',
      held: 'sign',
    },
    K: {
      head: face('grey', 'waves', 'long', { brow: 'stern', marks: 'lines' }),
      hat: 'crown-leaves',
      hatDyes: ['yellow', 'red'],
      dress: 'ermine',
      dyes: ['green', 'yellow', 'yellow'],
      gear: 'orb',
      held: 'lozenge',
    },
  },
  rosen: {
    // The minstrel
    U: {
      head: face('black', 'page', 'none', { mouth: 'smirk', brow: 'raised', gaze: 1 }),
      hat: 'feather-cap',
      hatDyes: ['green', 'white'],
      dress: 'laced',
      dyes: ['red', 'green', 'white'],
      gear: 'lute',
      held: 'sign',
    },
    // The lansquenet
    O: {
      head: face('fair', 'curls', 'goatee', { brow: 'raised' }),
      hat: 'barett',
      hatDyes: ['blue', 'yellow'],
      dress: 'slashed',
      dyes: ['red', 'yellow', 'green'],
      gear: 'halberd',
      held: 'sign',
    },
    K: {
      head: face('black', 'short', 'full', { brow: 'stern', nose: 'broad' }),
      hat: 'crown-arched',
      hatDyes: ['red', 'yellow'],
      dress: 'ermine',
      dyes: ['red', 'yellow', 'yellow'],
      gear: 'sword',
      held: 'lily',
    },
  },
  schellen: {
    // The fool
    U: {
      head: face('red', 'short', 'none', { mouth: 'smile', brow: 'raised', gaze: 1, marks: 'freckles' }),
      hat: 'hood',
      hatDyes: ['red', 'yellow'],
      dress: 'motley',
      dyes: ['yellow', 'red', 'blue'],
      gear: 'marotte',
      held: 'sign',
    },
    // The old guard
    O: {
      head: face('grey', 'short', 'twirl', { brow: 'stern', marks: 'lines' }),
      hat: 'morion',
      hatDyes: ['steel', 'red'],
      dress: 'breastplate',
      dyes: ['yellow', 'red', 'red'],
      gear: 'spear',
      held: 'sign',
    },
    K: {
      head: face('brown', 'curls', 'forked', { brow: 'calm', gaze: -1 }),
      hat: 'crown-balls',
      hatDyes: ['yellow', 'red'],
      dress: 'ermine',
      dyes: ['yellow', 'red', 'red'],
      gear: 'orb',
      held: 'ball',
    },
  },
  schilten: {
    // The carter
    U: {
      head: face('fair', 'page', 'none', { mouth: 'smirk', gaze: -1, nose: 'broad' }),
      hat: 'brim',
      hatDyes: ['blue', 'yellow'],
      dress: 'jerkin',
      dyes: ['blue', 'yellow', 'white'],
      gear: 'pipe',
      held: 'sign',
    },
    // The hussar
    O: {
      head: face('black', 'short', 'twirl', { brow: 'stern' }),
      hat: 'shako',
      hatDyes: ['blue', 'yellow'],
      dress: 'frogged',
      dyes: ['blue', 'red', 'yellow'],
      gear: 'musket',
      held: 'sign',
    },
    K: {
      head: face('grey', 'short', 'forked', { brow: 'raised', marks: 'lines' }),
      hat: 'crown-points',
      hatDyes: ['blue', 'red'],
      dress: 'ermine',
      dyes: ['blue', 'yellow', 'yellow'],
      gear: 'sword',
      held: 'cross',
    },
  },
  hearts: {
    U: {
      head: face('fair', 'page', 'none', { mouth: 'smile', gaze: 1 }),
      hat: 'feather-cap',
      hatDyes: ['blue', 'yellow'],
      dress: 'laced',
      dyes: ['red', 'blue', 'yellow'],
      gear: 'none',
      held: 'halberd',
    },
    O: {
      head: face('fair', 'loose', 'none', { mouth: 'lips', nose: 'fine' }),
      hat: 'coronet',
      hatDyes: ['red', 'yellow'],
      dress: 'bodice',
      dyes: ['red', 'blue', 'white'],
      gear: 'none',
      held: 'flower',
    },
    K: {
      head: face('brown', 'waves', 'full', { brow: 'calm' }),
      hat: 'crown-arched',
      hatDyes: ['red', 'yellow'],
      dress: 'ermine',
      dyes: ['red', 'yellow', 'yellow'],
      gear: 'sword',
      held: 'lily',
    },
  },
  diamonds: {
    U: {
      head: face('red', 'short', 'none', { mouth: 'smile', brow: 'raised', gaze: -1, marks: 'freckles' }),
      hat: 'hood',
      hatDyes: ['red', 'yellow'],
      dress: 'motley',
      dyes: ['yellow', 'red', 'blue'],
      gear: 'none',
      held: 'marotte',
    },
    O: {
      head: face('brown', 'plaits', 'none', { mouth: 'lips', nose: 'fine', gaze: 1 }),
      hat: 'wreath',
      hatDyes: ['yellow', 'red'],
      dress: 'bodice',
      dyes: ['yellow', 'red', 'red'],
      gear: 'none',
      held: 'flower',
    },
    K: {
      head: face('grey', 'curls', 'long', { brow: 'raised', marks: 'lines' }),
      hat: 'crown-balls',
      hatDyes: ['yellow', 'red'],
      dress: 'ermine',
      dyes: ['yellow', 'red', 'red'],
      gear: 'orb',
      held: 'ball',
    },
  },
  spades: {
    U: {
      head: face('black', 'page', 'none', { mouth: 'smirk', gaze: -1 }),
      hat: 'brim',
      hatDyes: ['blue', 'yellow'],
      dress: 'jerkin',
      dyes: ['blue', 'yellow', 'white'],
      gear: 'none',
      held: 'spear',
    },
    O: {
      head: face('black', 'loose', 'none', { mouth: 'lips', nose: 'fine', brow: 'raised' }),
      hat: 'veil',
      hatDyes: ['white', 'blue'],
      dress: 'bodice',
      dyes: ['blue', 'red', 'yellow'],
      gear: 'none',
      held: 'flower',
    },
    K: {
      head: face('grey', 'short', 'forked', { brow: 'stern', marks: 'lines' }),
      hat: 'crown-points',
      hatDyes: ['blue', 'red'],
      dress: 'ermine',
      dyes: ['blue', 'yellow', 'yellow'],
      gear: 'sword',
      held: 'cross',
    },
  },
  clubs: {
    U: {
      head: face('brown', 'waves', 'none', { mouth: 'smile', gaze: 1 }),
      hat: 'oak-cap',
      hatDyes: ['green', 'red'],
      dress: 'buttons',
      dyes: ['green', 'red', 'yellow'],
      gear: 'none',
      held: 'halberd',
    },
    O: {
      head: face('red', 'plaits', 'none', { mouth: 'lips', nose: 'fine', gaze: -1 }),
      hat: 'diadem',
      hatDyes: ['green', 'yellow'],
      dress: 'bodice',
      dyes: ['green', 'red', 'white'],
      gear: 'none',
      held: 'flower',
    },
    K: {
      head: face('black', 'short', 'full', { brow: 'stern', nose: 'broad' }),
      hat: 'crown-leaves',
      hatDyes: ['yellow', 'red'],
      dress: 'ermine',
      dyes: ['green', 'yellow', 'yellow'],
      gear: 'orb',
      held: 'lozenge',
    },
  },
};
