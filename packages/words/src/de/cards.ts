/** Karten, Ansagen und Weise auf Deutsch. */
import type { CardTexts, RankId, SuitId } from '../words.js';

/** Wie die Farbe vorne im Namen einer Karte steht. */
const STEMS: Readonly<Record<SuitId, string>> = {
  eicheln: 'Eichel',
  rosen: 'Rosen',
  schellen: 'Schellen',
  schilten: 'Schilten',
  diamonds: 'Ecken',
  hearts: 'Herz',
  spades: 'Schaufel',
  clubs: 'Kreuz',
};

const RANKS: Readonly<Record<RankId, string>> = {
  6: 'Sechs',
  7: 'Sieben',
  8: 'Acht',
  9: 'Neun',
  10: 'Zehn',
  banner: 'Banner',
  under: 'Under',
  ober: 'Ober',
  koenig: 'König',
  ass: 'Ass',
  jack: 'Bube',
  queen: 'Dame',
  king: 'König',
  ace: 'Ass',
};

/** «Dreiblatt vom Ober», «von der Dame»; die Farbe kommt vor die Karte. */
const FROM: Readonly<Record<RankId, string>> = {
  6: 'von der Sechs',
  7: 'von der Sieben',
  8: 'von der Acht',
  9: 'von der Neun',
  10: 'von der Zehn',
  banner: 'vom Banner',
  under: 'vom Under',
  ober: 'vom Ober',
  koenig: 'vom König',
  ass: 'vom Ass',
  jack: 'vom Buben',
  queen: 'von der Dame',
  king: 'vom König',
  ace: 'vom Ass',
};

const FOUR: Readonly<Record<RankId, string>> = {
  6: 'vier Sechser',
  7: 'vier Siebner',
  8: 'vier Achter',
  9: 'vier Nell',
  10: 'vier Zehner',
  banner: 'vier Banner',
  under: 'vier Puur',
  ober: 'vier Ober',
  koenig: 'vier Könige',
  ass: 'vier Ass',
  jack: 'vier Puur',
  queen: 'vier Damen',
  king: 'vier Könige',
  ace: 'vier Ass',
};

const LENGTHS = ['', '', '', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];

const CALLS: Readonly<Record<number, string>> = {
  20: 'Zwanzig',
  50: 'Fünfzig',
  100: 'Hundert',
  120: 'Hundertzwanzig',
  140: 'Hundertvierzig',
  150: 'Hundertfünfzig',
  160: 'Hundertsechzig',
  180: 'Hundertachtzig',
  200: 'Zweihundert',
  250: 'Zweihundertfünfzig',
  300: 'Dreihundert',
};

export const cards: CardTexts = {
  suits: {
    eicheln: 'Eicheln',
    rosen: 'Rosen',
    schellen: 'Schellen',
    schilten: 'Schilten',
    diamonds: 'Ecken',
    hearts: 'Herz',
    spades: 'Schaufel',
    clubs: 'Kreuz',
  },
  ranks: RANKS,
  card: (suit, rank) => `${STEMS[suit]}-${RANKS[rank]}`,
  frenchIndex: { U: 'B', O: 'D', K: 'K', A: 'A' },
  contracts: {
    obenabe: 'Obenabe',
    undenufe: 'Undenufe',
    'slalom:obenabe': 'Slalom von oben',
    'slalom:undenufe': 'Slalom von unten',
    'gusti:obenabe': 'Gusti von oben',
    'gusti:undenufe': 'Gusti von unten',
  },
  puur: 'Puur',
  nell: 'Nell',
  run: (length, top, suit) =>
    `${LENGTHS[length]!}blatt ${FROM[top].replace(/\S+$/, (rank) => `${STEMS[suit]}-${rank}`)}`,
  quartet: (rank) => FOUR[rank],
  call: (points) => CALLS[points] ?? `${points}`,
  good: 'gut',
  suitWords: {
    eicheln: ['eichel', 'eichle', 'ei'],
    rosen: ['rose', 'rosa', 'ro'],
    schellen: ['schelle', 'schälle', 'schelln', 'sche'],
    schilten: ['schilte', 'schilt', 'schi'],
    diamonds: ['ecke', 'egge', 'karo', 'ec', 'e'],
    hearts: ['herzen', 'he', 'h'],
    spades: ['schuufle', 'pik', 'pique', 'schau', 's'],
    clubs: ['chrüz', 'kr', 'k'],
  },
  rankWords: {
    6: ['sechser', 'sechsi', 'sächsi'],
    7: ['siebner', 'siebni', 'sibni'],
    8: ['achter', 'achti'],
    9: ['neuner', 'nünni', 'nell', 'näll', 'nel'],
    10: ['zehner', 'zäni', 'z'],
    banner: ['zehn', 'zehner', 'panner', 'b'],
    under: ['unter', 'puur', 'buur', 'bauer', 'bube', 'b', 'ba'],
    ober: ['dame'],
    koenig: ['chünig', 'kini'],
    ass: ['as', 'sau'],
    jack: ['under', 'unter', 'puur', 'buur', 'bauer', 'b'],
    queen: ['ober', 'd'],
    king: ['chünig', 'kini'],
    ace: ['as'],
  },
  fillers: ['der', 'die', 'das', 'den', 'vom', 'von'],
};
