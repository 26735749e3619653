/**
 * Faces: how cards and contracts look and what they are called, in a deck and a language.
 */
import {
  type Card,
  cardOf,
  type Contract,
  type Deck,
  EICHELN,
  headOf,
  indexIdOf,
  modeOf,
  nameIdsOf,
  NINE,
  OBENABE_MODE,
  type Pairing,
  parseCard,
  RANK_NAMES,
  rankOf,
  type Rank,
  type RankName,
  ROSEN,
  type RuleProfile,
  SCHELLEN,
  SCHILTEN,
  SIX,
  strengthOf,
  type Suit,
  SUITS,
  suitOf,
  trumpOf,
  UNDER,
  type Weis,
} from '@puur/rules';
import type { CardTexts, DeckNames, SuitId } from '@puur/words';
import type { Paint, Style } from './paint.js';
import type { Signs } from './signs.js';

/** Everything that decides how a card looks. */
export interface FaceSettings {
  readonly deck: Deck;
  readonly pairing: Pairing;
  readonly texts: CardTexts;
  readonly signs: Signs;
  readonly paint: Paint;
}

const COLOURS: Readonly<Record<SuitId, Style>> = {
  eicheln: 'green',
  rosen: 'red',
  schellen: 'yellow',
  schilten: 'blue',
  diamonds: 'red',
  hearts: 'red',
  spades: 'cyan',
  clubs: 'cyan',
};

const SUIT_BY_LETTER = { E: EICHELN, R: ROSEN, S: SCHELLEN, T: SCHILTEN } as const;

/** Colours alternate where all four suits are held. */
const SUIT_ORDER: readonly Suit[] = [EICHELN, ROSEN, SCHILTEN, SCHELLEN];

export class Faces {
  readonly settings: FaceSettings;

  constructor(settings: FaceSettings) {
    this.settings = settings;
  }

  #suitId(suit: Suit): SuitId {
    return nameIdsOf(cardOf(suit, SIX), this.settings.deck, this.settings.pairing).suit;
  }

  /** `☼`, in its colour. */
  sign(suit: Suit): string {
    const id = this.#suitId(suit);
    return this.settings.paint(this.settings.signs.suits[id], COLOURS[id]);
  }

  /** `Rosen`. */
  suitName(suit: Suit): string {
    return this.settings.texts.suits[this.#suitId(suit)];
  }

  /** `K`, `10`: what stands in the corner of the card. */
  index(card: Card): string {
    const { deck, texts } = this.settings;
    const index = indexIdOf(card, 'german') as RankName;
    return deck === 'french' && (index === 'U' || index === 'O' || index === 'K' || index === 'A')
      ? texts.frenchIndex[index]
      : index;
  }

  /** `☼K`. */
  short(card: Card): string {
    const id = this.#suitId(suitOf(card));
    return this.settings.paint(`${this.settings.signs.suits[id]}${this.index(card)}`, COLOURS[id]);
  }

  /** Short cards with blanks between. */
  shorts(cards: Iterable<Card>): string {
    return Array.from(cards, (card) => this.short(card)).join(' ');
  }

  /** `Rosen-König`. */
  name(card: Card): string {
    const { deck, pairing, texts } = this.settings;
    const { suit, rank } = nameIdsOf(card, deck, pairing);
    return texts.card(suit, rank);
  }

  /** What settings are said with. */
  get deckNames(): DeckNames {
    const { deck, pairing, texts } = this.settings;
    return {
      deck,
      suit: (suit) => this.suitName(SUIT_BY_LETTER[suit]),
      rank: (rank) => texts.ranks[nameIdsOf(cardOf(EICHELN, RANK_NAMES.indexOf(rank) as Rank), deck, pairing).rank],
      card: (text) => {
        const card = parseCard(text);
        return card.ok ? this.name(card.value) : text;
      },
    };
  }

  names(cards: Iterable<Card>): string {
    return Array.from(cards, (card) => this.name(card)).join(', ');
  }

  /** The rank alone; in the suit of trump the Under is the Puur and the nine the Nell. */
  rankName(card: Card, contract: Contract | null): string {
    const { deck, pairing, texts } = this.settings;
    if (contract !== null && trumpOf(contract) === suitOf(card)) {
      if (rankOf(card) === UNDER) return texts.puur;
      if (rankOf(card) === NINE) return texts.nell;
    }
    return texts.ranks[nameIdsOf(card, deck, pairing).rank];
  }

  /** `Rosen`, `Obenabe`. */
  contract(contract: Contract): string {
    const trump = trumpOf(contract);
    if (trump !== null) return this.suitName(trump);
    return this.settings.texts.contracts[contract as Exclude<Contract, `trump:${string}`>];
  }

  /** `☼ Rosen`, `Obenabe`. */
  contractWithSign(contract: Contract): string {
    const trump = trumpOf(contract);
    return trump === null ? this.contract(contract) : `${this.sign(trump)} ${this.suitName(trump)}`;
  }

  /** `Dreiblatt vom Eichel-Ober`, `vier Könige`; where lower is better `Dreiblatt von der Eichel-Sechs`. */
  weis(weis: Weis, contract: Contract | null, profile: Pick<RuleProfile, 'undenufeReversed'>): string {
    const { deck, pairing, texts } = this.settings;
    const { rank, suit } = nameIdsOf(headOf(weis.cards, contract, profile), deck, pairing);
    return weis.kind === 'run' ? texts.run(weis.cards.length, rank, suit) : texts.quartet(rank);
  }

  /** A hand as it is held: trump first, suits together, the strongest of each first by the order of the contract. */
  sorted(hand: readonly Card[], contract: Contract | null, trickNo: number): readonly Card[] {
    const trump = contract === null ? null : trumpOf(contract);
    const mode = contract === null ? OBENABE_MODE : modeOf(contract, Math.min(Math.max(trickNo, 1), 9));
    const place = (suit: Suit): number => (suit === trump ? -1 : SUIT_ORDER.indexOf(suit));
    return [...hand].sort((a, b) => place(suitOf(a)) - place(suitOf(b)) || strengthOf(mode, b) - strengthOf(mode, a));
  }

  /** The cards of a sorted hand suit by suit. */
  bySuit(sorted: readonly Card[]): readonly { readonly suit: Suit; readonly cards: readonly Card[] }[] {
    const suits = [...new Set(sorted.map(suitOf))];
    return suits.map((suit) => ({ suit, cards: sorted.filter((card) => suitOf(card) === suit) }));
  }

  /** What each suit's sign means, once for whoever does not know it. */
  legend(): string {
    return SUITS.map((suit) => `${this.sign(suit)} ${this.suitName(suit)}`).join('   ');
  }
}
