/**
 * Knowledge: what the yardstick takes from a view, as nine-bit masks for the search.
 *
 * Logic only, and card by card: what a played card proves about its player's hand under the profile's rules of play
 * (docs/rules.md, play/legal.ts), the Weise laid open and the Stöck said. Every deal of the unseen cards that respects
 * it could be the true one, and the true one always respects it.
 */
import {
  type Card,
  CARD_COUNT,
  type Contract,
  isTrumpMode,
  type Mode,
  modeOf,
  NONE,
  rankOf,
  type RoundView,
  type RuleProfile,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  stoeckCards,
  SUIT_COUNT,
  suitOf,
  topTrumpOf,
  TRICKS_PER_ROUND,
  TRUMPS_ABOVE,
  UNDER,
} from '@puur/rules';

const ALL = 0x1ff;
const PUUR = 1 << UNDER;

export interface Knowledge {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly contract: Contract;
  /** The trick that the next card belongs to, 1..9, its leader and the cards lying. */
  readonly trickNo: number;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  /** Neither in the own hand nor played. */
  readonly unseen: readonly Card[];
  /** Cards in hand, by seat. */
  readonly left: readonly number[];
  /** What each seat may hold as far as its play tells, by `seat * 4 + suit`. */
  readonly may: Int32Array;
  /** By card: the seat that has shown it, NONE where nobody has. */
  readonly shown: Int8Array;
}

/** What `seat` knows of a round whose contract is declared. */
export function knowledgeOf(round: RoundView, contract: Contract, seat: Seat, profile: RuleProfile): Knowledge {
  const last = round.tricks.at(-1);
  const isRunning = last !== undefined && last.cards.length < SEAT_COUNT;
  const trickNo = round.tricks.length + (isRunning ? 0 : 1);
  const leader = isRunning ? last.leader : (last?.holder ?? round.forehand);
  const trick = isRunning ? last.cards : [];
  const isSeen = new Uint8Array(CARD_COUNT);
  for (const card of round.hand) isSeen[card] = 1;
  const may = new Int32Array(SEAT_COUNT * SUIT_COUNT).fill(ALL);
  for (const [index, { leader: first, cards }] of round.tricks.entries()) {
    for (const [place, card] of cards.entries()) {
      isSeen[card] = 1;
      if (place > 0)
        exclude(may, seatAfter(first, place), card, cards.slice(0, place), modeOf(contract, index + 1), profile);
    }
  }
  return {
    seat,
    hand: round.hand,
    contract,
    trickNo,
    leader,
    trick,
    unseen: Array.from({ length: CARD_COUNT }, (_, card) => card as Card).filter((card) => isSeen[card] === 0),
    left: Array.from({ length: SEAT_COUNT }, (_, other) => {
      const hasPlayed = ((other - leader) & 3) < trick.length;
      return TRICKS_PER_ROUND + 1 - trickNo - (hasPlayed ? 1 : 0);
    }),
    may,
    shown: shownIn(round, contract),
  };
}

/** Takes from `may` what a seat cannot hold that plays `card` onto `before`. */
function exclude(
  may: Int32Array,
  seat: Seat,
  card: Card,
  before: readonly Card[],
  mode: Mode,
  profile: RuleProfile,
): void {
  const at = seat * SUIT_COUNT;
  const led = suitOf(before[0]!);
  const suit = suitOf(card);
  // 1 It followed.
  if (suit === led) return;
  // 2 No trump in the game, or a plain card on a plain suit: void.
  if (!isTrumpMode(mode) || (led !== (mode as number) && suit !== (mode as number))) {
    may[at + led] = 0;
    return;
  }
  // 3 A plain card on trump: no trump, but perhaps the Puur, which is never forced.
  if (led === (mode as number)) {
    may[at + led]! &= profile.puurExempt ? PUUR : 0;
    return;
  }
  // 4 A trump below one that lies: void in the suit led; and where that is forbidden, nothing but trumps in hand.
  const top = topTrumpOf(mode, before);
  if (top !== NONE && ((TRUMPS_ABOVE[top]! >> rankOf(card)) & 1) === 0) {
    if (profile.undertrump === 'allowed-if-void') {
      may[at + led] = 0;
      return;
    }
    for (let plain = 0; plain < SUIT_COUNT; plain++) if (plain !== (mode as number)) may[at + plain] = 0;
    if (profile.onlyTrumps === 'must-overtrump-if-able') may[at + mode]! &= ~TRUMPS_ABOVE[top]!;
    return;
  }
  // 5 A trump that may be played only without the suit led; the Puur always may.
  if (!profile.mayTrumpWhenAbleToFollow && rankOf(card) !== UNDER) may[at + led] = 0;
}

function shownIn(round: RoundView, contract: Contract): Int8Array {
  const shown = new Int8Array(CARD_COUNT).fill(NONE);
  for (const { seat, cards } of round.weis) for (const card of cards?.flat() ?? []) shown[card] = seat;
  if (round.stoeck !== null) for (const card of stoeckCards(contract) ?? []) shown[card] = round.stoeck;
  return shown;
}
