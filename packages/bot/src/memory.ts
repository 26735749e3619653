/**
 * Memory: what a view tells about the hands that the seat cannot see.
 *
 * Everything here is logic, nothing is a guess: which cards each player may still hold, and which they must hold. It is
 * read off the cards played, the Weise laid open and the Stöck said, with the profile's own rules of play:
 *
 * - A plain card thrown on another plain suit: void in the suit led.
 * - A plain card thrown on trump: no trump but perhaps the Puur, which is never forced.
 * - A trump on a plain suit says nothing about that suit, for one may trump while able to follow; where the table forbids
 *   that, it says void. A forbidden undertrump says nothing but trumps.
 * - A card that only one player may hold is held by that player; a player with as many possible cards as cards in hand
 *   holds them all.
 */
import {
  type Card,
  CardSet,
  type Contract,
  isTrumpMode,
  type Mode,
  modeOf,
  NONE,
  partnerOf,
  type PerSeat,
  perSeat,
  rankOf,
  type RoundView,
  type RuleProfile,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  SEATS,
  type SeatView,
  stoeckCards,
  type Suit,
  suitOf,
  TRICKS_PER_ROUND,
  topTrumpOf,
  TRUMPS_ABOVE,
  trumpOf,
  UNDER,
  cardOf,
} from '@puur/rules';

export interface Memory {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly contract: Contract;
  readonly trump: Suit | null;
  /** The trick that the next card belongs to, 1..9, and how it is ordered. */
  readonly trickNo: number;
  readonly mode: Mode;
  readonly leader: Seat;
  /** The cards lying, in the order played; empty for the leader. */
  readonly trick: readonly Card[];
  readonly hand: CardSet;
  /** Neither in the own hand nor played. */
  readonly unseen: CardSet;
  /** By seat: the cards it may hold; for the own seat the hand. */
  readonly may: PerSeat<CardSet>;
  /** By seat: the cards it certainly holds. */
  readonly must: PerSeat<CardSet>;
  /** By seat: the number of cards in hand. */
  readonly left: PerSeat<number>;
}

/** What a seat knows in a round whose contract is declared. */
export function remember(view: SeatView, round: RoundView, contract: Contract): Memory {
  const { seat, profile } = view;
  const complete = round.tricks.filter(({ cards }) => cards.length === SEAT_COUNT);
  const running = round.tricks.at(-1);
  const isRunning = running !== undefined && running.cards.length < SEAT_COUNT;
  const trick = isRunning ? running.cards : [];
  const leader = isRunning ? running.leader : (running?.holder ?? round.forehand);
  const trickNo = complete.length + 1;
  const hand = CardSet.from(round.hand);
  const played = CardSet.from(round.tricks.flatMap(({ cards }) => cards));
  const unseen = hand.union(played).complement();
  const isLying = (other: Seat): boolean => ((other - leader) & 3) < trick.length;
  const left = perSeat((other) => TRICKS_PER_ROUND - complete.length - (isLying(other) ? 1 : 0));
  const { may, must } = settle(
    mayHold(round, contract, profile, seat, hand, unseen),
    shownCards(round, contract, seat, hand, unseen),
    left,
    seat,
  );
  return {
    seat,
    partner: partnerOf(seat),
    contract,
    trump: trumpOf(contract),
    trickNo,
    mode: modeOf(contract, Math.min(trickNo, TRICKS_PER_ROUND)),
    leader,
    trick,
    hand,
    unseen,
    may,
    must,
    left,
  };
}

/** The unseen cards that each seat's own play does not rule out. */
function mayHold(
  round: RoundView,
  contract: Contract,
  profile: RuleProfile,
  seat: Seat,
  hand: CardSet,
  unseen: CardSet,
): CardSet[] {
  const may: CardSet[] = perSeat((other) => (other === seat ? hand : unseen));
  for (const [index, { leader, cards }] of round.tricks.entries()) {
    const mode = modeOf(contract, index + 1);
    for (let place = 1; place < cards.length; place++) {
      const other = seatAfter(leader, place);
      if (other === seat) continue;
      may[other] = may[other]!.diff(ruledOut(cards[place]!, cards.slice(0, place), mode, profile));
    }
  }
  return may;
}

/** The cards that a player who plays `card` onto `before` cannot hold. */
export function ruledOut(card: Card, before: readonly Card[], mode: Mode, profile: RuleProfile): CardSet {
  const led = suitOf(before[0]!);
  const suit = suitOf(card);
  if (suit === led) return CardSet.EMPTY;
  const voidInLed = CardSet.ofSuit(led);
  if (!isTrumpMode(mode)) return voidInLed;
  const trump = mode as number as Suit;
  const trumps = CardSet.ofSuit(trump);
  // 1 Trump led, something else played.
  if (led === trump) return profile.puurExempt ? trumps.without(cardOf(trump, UNDER)) : trumps;
  // 2 A plain card on another plain suit.
  if (suit !== trump) return voidInLed;
  // 3 A trump below one that lies.
  const top = topTrumpOf(mode, before);
  if (top !== NONE && !((TRUMPS_ABOVE[top]! >> rankOf(card)) & 1)) {
    if (profile.undertrump === 'allowed-if-void') return voidInLed;
    const higher = TRUMPS_ABOVE[top]!;
    const overtrumps = trumps.toArray().filter((other) => (higher >> rankOf(other)) & 1);
    return profile.onlyTrumps === 'must-overtrump-if-able'
      ? trumps.complement().union(CardSet.from(overtrumps))
      : trumps.complement();
  }
  // 4 A trump from a player who could have followed, where the table lets only the Puur do that.
  return profile.mayTrumpWhenAbleToFollow || rankOf(card) === UNDER ? CardSet.EMPTY : voidInLed;
}

/** The unseen cards of each seat that everybody saw: in a Weis laid open, or named by the Stöck. */
function shownCards(round: RoundView, contract: Contract, seat: Seat, hand: CardSet, unseen: CardSet): CardSet[] {
  const must: CardSet[] = perSeat((other) => (other === seat ? hand : CardSet.EMPTY));
  const show = (other: Seat, cards: Iterable<Card>): void => {
    if (other !== seat) must[other] = must[other]!.union(CardSet.from(cards).intersect(unseen));
  };
  for (const weis of round.weis) show(weis.seat, weis.cards?.flat() ?? []);
  if (round.stoeck !== null) show(round.stoeck, stoeckCards(contract) ?? []);
  return must;
}

/** More passes than conclusions can follow from one another; a view that contradicts itself must not loop. */
const MOST_PASSES = 12;

/** Draws the conclusions until there is nothing new. */
function settle(
  may: CardSet[],
  must: CardSet[],
  left: PerSeat<number>,
  seat: Seat,
): { readonly may: PerSeat<CardSet>; readonly must: PerSeat<CardSet> } {
  const others = SEATS.filter((other) => other !== seat);
  for (let pass = 0, changed = true; changed && pass < MOST_PASSES; pass++) {
    changed = false;
    for (const other of others) {
      const rest = others.filter((third) => third !== other);
      const taken = rest.reduce((cards, third) => cards.union(must[third]!), CardSet.EMPTY);
      let mine = may[other]!.diff(taken);
      // All cards known, or as many possible as held, or possible for nobody else.
      if (must[other]!.size >= left[other]) mine = must[other]!;
      const alone = rest.reduce((cards, third) => cards.diff(may[third]!), mine);
      const sure = mine.size <= left[other] ? mine : must[other]!.union(alone);
      if (!mine.equals(may[other]!) || !sure.equals(must[other]!)) {
        may[other] = mine;
        must[other] = sure;
        changed = true;
      }
    }
  }
  return { may: perSeat((other) => may[other]!), must: perSeat((other) => must[other]!) };
}
