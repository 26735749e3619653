/**
 * Partner: how the other three at the school's table play, and what card the school would play for the learner.
 *
 * Not strong but sound, by the rules every teacher gives first: lead what is sure, take cheaply, give the partner points,
 * give the opponents none. It sees its own hand and what lies or has gone, and no more; the same sight, the same card.
 */
import {
  ACE,
  beats,
  type Card,
  CARDS,
  CardSet,
  type Contract,
  holderOf,
  legalCards,
  partnerOf,
  rankOf,
  type Seat,
  seatAfter,
  strengthOf,
  suitOf,
  trumpOf,
  valuesOf,
} from '@puur/rules';

import { modeFor } from './judge/cards.js';
import { LAW } from './law.js';

/** What a seat sees when it is to play. */
export interface Sight {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly contract: Contract;
  readonly leader: Seat;
  readonly lying: readonly Card[];
  /** Cards of the earlier tricks. */
  readonly gone: CardSet;
}

/** Points from which a card is worth giving or keeping: ten and ace, not the court cards. */
export const DEAR = 10;
/** A trick from here on is worth a trump. */
export const WORTH_TRUMP = 8;

/** What the cards on the table hold for the seat to play. */
export interface Outlook {
  readonly legal: readonly Card[];
  /** Null when the seat leads. */
  readonly holder: { readonly seat: Seat; readonly card: Card } | null;
  readonly isLast: boolean;
  /** Whether nothing unseen beats a card once it lies in this trick. */
  readonly isSure: (card: Card) => boolean;
  readonly takes: (card: Card) => boolean;
  readonly points: (card: Card) => number;
  readonly isTrump: (card: Card) => boolean;
}

/** What can be said about the cards a seat may play. */
export function outlookOf({ hand, contract, leader, lying, gone }: Sight): Outlook {
  const mode = modeFor(contract);
  const values = valuesOf(contract, 1, LAW);
  const trump = trumpOf(contract);
  const own = CardSet.from(hand);
  const unseen = CARDS.filter((card) => !own.has(card) && !gone.has(card) && !lying.includes(card));
  const at = lying.length === 0 ? -1 : holderOf(mode, lying);
  const isLast = lying.length === 3;
  return {
    legal: legalCards(own, lying, mode, LAW).toArray(),
    holder: at < 0 ? null : { seat: seatAfter(leader, at), card: lying[at]! },
    isLast,
    isSure: (card) =>
      (isLast && !own.has(card)) || !unseen.some((other) => suitOf(other) === suitOf(card) && beats(mode, other, card)),
    takes: (card) => holderOf(mode, [...lying, card]) === lying.length,
    points: (card) => values[card]!,
    isTrump: (card) => suitOf(card) === trump,
  };
}

/** The card with the least of something; the first of equals. */
function least(cards: readonly Card[], measure: (card: Card) => number): Card {
  return cards.reduce((best, card) => (measure(card) < measure(best) ? card : best));
}

/** The card a sound player would play. */
export function soundCard(sight: Sight): Card {
  const outlook = outlookOf(sight);
  const { legal, holder } = outlook;
  if (legal.length === 1) return legal[0]!;
  if (holder === null) return soundLead(sight, outlook);
  return holder.seat === partnerOf(sight.seat) ? underPartner(sight, outlook, holder.card) : against(sight, outlook);
}

/** Cheap first: points, then strength; trumps last. */
function costIn({ contract }: Sight, { points, isTrump }: Outlook): (card: Card) => number {
  const mode = modeFor(contract);
  return (card) => (isTrump(card) ? 1000 : 0) + points(card) * 32 + strengthOf(mode, card);
}

function soundLead(sight: Sight, outlook: Outlook): Card {
  const { legal, isSure, isTrump, points } = outlook;
  const trumps = legal.filter(isTrump);
  // Sure trumps are led while there are trumps to draw, that is with three or more.
  const sureTrump = trumps.find(isSure);
  if (sureTrump !== undefined && trumps.length >= 3) return sureTrump;
  const sure = legal.filter((card) => isSure(card) && !isTrump(card));
  if (sure.length > 0) return least(sure, (card) => -points(card));
  return least(legal, costIn(sight, outlook));
}

function underPartner(sight: Sight, outlook: Outlook, held: Card): Card {
  const { legal, isLast, isSure, isTrump, points, takes } = outlook;
  const cost = costIn(sight, outlook);
  const below = legal.filter((card) => !takes(card));
  const choice = below.length > 0 ? below : legal;
  if (isLast || isSure(held)) {
    const dear = choice.filter((card) => !isTrump(card) && points(card) > 0 && rankOf(card) !== ACE);
    if (dear.length > 0) return least(dear, (card) => -points(card));
  }
  return least(choice, cost);
}

function against(sight: Sight, outlook: Outlook): Card {
  const { legal, isLast, isSure, isTrump, points, takes } = outlook;
  const cost = costIn(sight, outlook);
  const pot = sight.lying.reduce((sum, card) => sum + points(card), 0);
  const taking = legal.filter((card) => takes(card) && (isLast || isSure(card)));
  const plain = taking.filter((card) => !isTrump(card));
  if (plain.length > 0) return isLast ? least(plain, (card) => -points(card)) : least(plain, cost);
  if (taking.length > 0 && pot >= WORTH_TRUMP) return least(taking, cost);
  const losing = legal.filter((card) => !takes(card));
  return least(losing.length > 0 ? losing : legal, cost);
}
