/** Cards, contracts and Weise in English. */
import type { CardTexts, RankId, SuitId } from '../words.js';

const OF: Readonly<Record<SuitId, string>> = {
  eicheln: 'acorns',
  rosen: 'roses',
  schellen: 'bells',
  schilten: 'shields',
  diamonds: 'diamonds',
  hearts: 'hearts',
  spades: 'spades',
  clubs: 'clubs',
};

const RANKS: Readonly<Record<RankId, string>> = {
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  banner: 'banner',
  under: 'under',
  ober: 'ober',
  koenig: 'king',
  ass: 'ace',
  jack: 'jack',
  queen: 'queen',
  king: 'king',
  ace: 'ace',
};

const FOUR: Readonly<Record<RankId, string>> = {
  6: 'four sixes',
  7: 'four sevens',
  8: 'four eights',
  9: 'four nines',
  10: 'four tens',
  banner: 'four banners',
  under: 'four unders',
  ober: 'four obers',
  koenig: 'four kings',
  ass: 'four aces',
  jack: 'four jacks',
  queen: 'four queens',
  king: 'four kings',
  ace: 'four aces',
};

const LENGTHS = ['', '', '', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const CALLS: Readonly<Record<number, string>> = {
  20: 'twenty',
  50: 'fifty',
  100: 'a hundred',
  120: 'a hundred and twenty',
  140: 'a hundred and forty',
  150: 'a hundred and fifty',
  160: 'a hundred and sixty',
  180: 'a hundred and eighty',
  200: 'two hundred',
  250: 'two hundred and fifty',
  300: 'three hundred',
};

export const cards: CardTexts = {
  suits: OF,
  ranks: RANKS,
  card: (suit, rank) => `${RANKS[rank]} of ${OF[suit]}`,
  frenchIndex: { U: 'J', O: 'Q', K: 'K', A: 'A' },
  contracts: {
    obenabe: 'obenabe',
    undenufe: 'undenufe',
    'slalom:obenabe': 'slalom from the top',
    'slalom:undenufe': 'slalom from the bottom',
    'gusti:obenabe': 'gusti from the top',
    'gusti:undenufe': 'gusti from the bottom',
  },
  puur: 'Puur',
  nell: 'Nell',
  run: (length, top, suit) => `${LENGTHS[length]!} in a row from the ${RANKS[top]} of ${OF[suit]}`,
  quartet: (rank) => FOUR[rank],
  call: (points) => CALLS[points] ?? `${points}`,
  good: 'good',
  suitWords: {
    eicheln: ['acorn', 'ac'],
    rosen: ['rose', 'ro'],
    schellen: ['bell', 'be'],
    schilten: ['shield', 'sh'],
    diamonds: ['diamond', 'di', 'd'],
    hearts: ['heart', 'he', 'h'],
    spades: ['spade', 'sp', 's'],
    clubs: ['club', 'cl', 'c'],
  },
  rankWords: {
    6: [],
    7: [],
    8: [],
    9: ['nell', 'nel'],
    10: ['t'],
    banner: ['ten', 'b'],
    under: ['jack', 'puur', 'buur', 'j'],
    ober: ['over', 'queen', 'q'],
    koenig: [],
    ass: [],
    jack: ['under', 'puur', 'buur', 'j'],
    queen: ['ober', 'over', 'q'],
    king: [],
    ace: [],
  },
  fillers: ['of', 'the'],
};
