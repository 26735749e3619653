/**
 * Naming: what a card, a contract, a seat or a Weis is called in the language and on the deck a person has.
 */
import {
  type Card,
  cardOf,
  type Contract,
  EICHELN,
  type FactorKey,
  factorKeyOf,
  headOf,
  nameIdsOf,
  NINE,
  type PerSeat,
  type Rank,
  type RankName,
  parseCard,
  RANK_NAMES,
  rankOf,
  type RuleProfile,
  type Seat,
  seatAfter,
  SIX,
  suitOf,
  trumpOf,
  UNDER,
} from '@puur/rules';
import type { DeckNames } from '@puur/words';
import type { Aim } from '../app/aim.js';
import { prefs } from '../app/prefs.js';
import { said } from './texts.js';
import type { Who } from './who.js';

function idsOf(card: Card): ReturnType<typeof nameIdsOf> {
  const { deck, pairing } = prefs.value;
  return nameIdsOf(card, deck, pairing);
}

/** `Eichel-Under`. */
export function cardName(card: Card): string {
  const { suit, rank } = idsOf(card);
  return said().cards.card(suit, rank);
}

/** `Puur`, `Nell`, or the card's name; what people say when trump is known. */
export function tableName(card: Card, contract: Contract | null): string {
  const { cards } = said();
  if (contract !== null && trumpOf(contract) === suitOf(card)) {
    if (rankOf(card) === UNDER) return cards.puur;
    if (rankOf(card) === NINE) return cards.nell;
  }
  return cardName(card);
}

/** The full name, with `Puur` or `Nell` after it: for those who do not see the card. */
export function fullName(card: Card, contract: Contract | null): string {
  const [name, title] = [cardName(card), tableName(card, contract)];
  return name === title ? name : `${name}, ${title}`;
}

export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(', ');
}

export function suitName(suit: ReturnType<typeof suitOf>): string {
  return said().cards.suits[idsOf(cardOf(suit, SIX)).suit];
}

export function contractName(contract: Contract): string {
  const trump = trumpOf(contract);
  if (trump !== null) return suitName(trump);
  return said().cards.contracts[contract as Exclude<Contract, `trump:${string}`>];
}

/** What settings are said with: the names of the deck in use. */
export const deckNames: DeckNames = {
  get deck() {
    return prefs.value.deck;
  },
  suit: (suit) => contractName(`trump:${suit}`),
  rank: (rank) => said().cards.ranks[idsOf(cardOf(EICHELN, RANK_NAMES.indexOf(rank) as Rank)).rank],
  card: (text) => {
    const card = parseCard(text);
    return card.ok ? cardName(card.value) : text;
  },
};

/** Four of a rank: `vier Banner`. */
export function quartetName(rank: RankName): string {
  return said().cards.quartet(idsOf(cardOf(EICHELN, RANK_NAMES.indexOf(rank) as Rank)).rank);
}

/** A suit of trump, or a kind of contract whichever way it begins. */
export function familyName(key: FactorKey): string {
  switch (key) {
    case 'E':
    case 'R':
    case 'S':
    case 'T':
      return contractName(`trump:${key}`);
    case 'obenabe':
    case 'undenufe':
      return contractName(key);
    case 'slalom':
    case 'gusti':
      return contractName(`${key}:obenabe`).split(' ')[0]!;
  }
}

export function factorOf(contract: Contract, { factors }: Pick<RuleProfile, 'factors'>): number {
  return factors[factorKeyOf(contract)];
}

/** Where a Weis is called: what is played, and whether lower is better in it. */
export interface WeisPlace {
  readonly contract: Contract | null;
  readonly profile: Pick<RuleProfile, 'undenufeReversed'>;
}

/** What a Weis is called: `Dreiblatt vom Eichel-Ober`, `vier Puur`; where lower is better `Dreiblatt von der Eichel-Sechs`. */
export function weisName(cards: readonly Card[], { contract, profile }: WeisPlace): string {
  const { cards: words } = said();
  const [first, second] = cards;
  if (first === undefined || second === undefined) return '';
  if (rankOf(first) === rankOf(second)) return words.quartet(idsOf(first).rank);
  const run = cards.toSorted((a, b) => rankOf(a) - rankOf(b));
  const { rank, suit } = idsOf(headOf(run, contract, profile));
  return words.run(cards.length, rank, suit);
}

/** The names of the seats at a table: those given, else the usual ones of the language. */
export function nameOf(seat: Seat, sitting: PerSeat<{ readonly name: string }>): string {
  const given = sitting[seat].name.trim();
  return given === '' ? said().names[seat] : given;
}

/** Who sits on a seat, for a sentence read by `eyes`. */
export function whoOf(seat: Seat, eyes: Seat | null, sitting: PerSeat<{ readonly name: string }>): Who {
  return { name: nameOf(seat, sitting), isYou: seat === eyes };
}

/** Where a seat sits from another one: 0 itself, 1 right, 2 opposite, 3 left. */
export function sideOf(seat: Seat, eyes: Seat): 0 | 1 | 2 | 3 {
  return ((seat - eyes + 4) & 3) as 0 | 1 | 2 | 3;
}

export function seatAt(side: 0 | 1 | 2 | 3, eyes: Seat): Seat {
  return seatAfter(eyes, side);
}

/** `Ziel 1000`, `4 Runden`; with the number of a round `Runde 2 von 4` where there are so many. */
export function aimName({ target, limit }: Aim, round: number | null = null): string {
  const { aim } = said();
  if (limit === null) return aim.target(target);
  return round === null ? aim.rounds(limit) : aim.round(Math.min(round, limit), limit);
}

/** What stands all the time while one plays: `Ziel 1000` and `Runde 3`, or `Runde 2 von 4` alone. */
export function aimWords(aim: Aim, round: number): readonly string[] {
  return aim.limit === null ? [aimName(aim), said().count.roundNo(round)] : [aimName(aim, round)];
}
