/**
 * Worth: what a card is expected to bring later if it is kept, so that cards can be compared with the trick on the table.
 *
 * All figures are half the difference of own and opponents' points, the unit in which everything is weighed: a card of
 * ten points that is certain to come home is worth +10 against the same card certain to be lost at -10. The constants
 * were set by hand and kept where paired deals of the player against itself said so; they are rules of thumb.
 */
import {
  type Card,
  CardSet,
  type Contract,
  isTrumpMode,
  type Mode,
  modeOf,
  partnerOf,
  type RuleProfile,
  seatAfter,
  type Seat,
  suitOf,
  TRICKS_PER_ROUND,
  valuesOf,
} from '@puur/rules';
import { beatersOf, Chances } from './chance.js';
import type { Memory } from './memory.js';

/** What a trick holds on average besides one's own card. */
export const OTHER_CARDS = 11;
/** Chance that the partner takes a trick that one's own card loses, or that one's points can be smeared. */
const HELPED = 0.42;

/** Everything that a rule of play looks at. */
export interface Table {
  readonly memory: Memory;
  readonly chances: Chances;
  readonly profile: RuleProfile;
  /** Points by card in the running trick. */
  readonly values: Uint8Array;
  /** The opponents: the one who plays after this seat, the one before. */
  readonly next: Seat;
  readonly previous: Seat;
  readonly partner: Seat;
  /** Expected number of trumps with each opponent together, 0 without trump. */
  readonly rivalTrumps: number;
  /** Points that hang on all nine tricks, weighted with how near the match is: own team's, the opponents'. */
  readonly matchStake: number;
  readonly lastTrick: number;
}

/** In Slalom and Gusti a card may wait for a trick of its own direction, if it gets the chance. */
const WAITS = 0.8;

/** Chance that this seat wins a trick with a card that it keeps, if it may choose the moment. */
export function strengthLater(card: Card, table: Table): number {
  const { contract, trickNo } = table.memory;
  const [next, other] = modesAfter(contract, trickNo);
  const strength = strengthIn(next, card, table);
  return other === undefined ? strength : WAITS * Math.max(strength, strengthIn(other, card, table));
}

/** The modes of the tricks after trick `trickNo`, each once, the next one's first; the last trick's where none is left. */
function modesAfter(contract: Contract, trickNo: number): readonly [Mode, Mode?] {
  const next = modeOf(contract, Math.min(TRICKS_PER_ROUND, trickNo + 1));
  for (let later = trickNo + 2; later <= TRICKS_PER_ROUND; later++) {
    if (modeOf(contract, later) !== next) return [next, modeOf(contract, later)];
  }
  return [next];
}

function strengthIn(later: Mode, card: Card, table: Table): number {
  const { memory, rivalTrumps } = table;
  const suit = suitOf(card);
  const higher = beatersOf(later, card).intersect(memory.unseen).intersect(CardSet.ofSuit(suit));
  const above = expectedWithRivals(table, higher);
  if (isTrumpMode(later) && suit === (later as number)) {
    // A trump wins a trick as the highest, or by ruffing. Each higher one outside may fall on it.
    if (rivalTrumps < 0.05) return 0.97;
    const ruff = 0.42 + 0.25 / (1 + rivalTrumps);
    return Math.max(higher.isEmpty ? 1 : 0, ruff * 0.93 ** above + (above < 1 ? (1 - above) * 0.25 : 0));
  }
  // A plain card wins when what beats it is gone; small cards rarely see that day.
  const mine = memory.hand.intersect(CardSet.ofSuit(suit)).size;
  const stands = higher.isEmpty ? 0.93 : above < 0.05 ? 0.85 : 0.5 ** higher.size * 0.9;
  const guarded = higher.size === 1 && mine >= 2 ? 1.25 : 1;
  if (!isTrumpMode(later)) return Math.min(0.97, stands * guarded);
  const outside = memory.unseen.intersect(CardSet.ofSuit(suit)).size;
  const safe = rivalTrumps < 0.05 ? 1 : Math.min(1, 0.25 + outside * 0.11) * (1 - Math.min(0.4, rivalTrumps * 0.06));
  return Math.min(0.97, stands * guarded * safe);
}

function expectedWithRivals({ chances, next, previous }: Table, cards: CardSet): number {
  return cards.isEmpty ? 0 : chances.expected(next, cards) + chances.expected(previous, cards);
}

/** What a card is expected to bring later if it is not played now. */
export function worthOf(card: Card, table: Table): number {
  const { memory, profile } = table;
  const tricksAfter = TRICKS_PER_ROUND - memory.trickNo;
  if (tricksAfter === 0) return 0;
  const value = valuesOf(memory.contract, memory.trickNo + 1, profile)[card]!;
  const wins = strengthLater(card, table);
  const home = wins + (1 - wins) * HELPED;
  return value * (2 * home - 1) + (wins - 0.1) * OTHER_CARDS;
}

/** Lays out what the rules of play look at. */
export function tableOf(memory: Memory, profile: RuleProfile, tricksWon: readonly [own: number, other: number]): Table {
  const chances = new Chances(memory);
  const { seat, trump, trickNo, contract } = memory;
  const next = seatAfter(seat);
  const previous = seatAfter(seat, 3);
  const trumps = trump === null ? CardSet.EMPTY : CardSet.ofSuit(trump).intersect(memory.unseen);
  const [own, other] = tricksWon;
  const open = own === 0 || other === 0;
  return {
    memory,
    chances,
    profile,
    values: valuesOf(contract, trickNo, profile),
    next,
    previous,
    partner: partnerOf(seat),
    rivalTrumps: trumps.isEmpty ? 0 : chances.expected(next, trumps) + chances.expected(previous, trumps),
    matchStake: open ? (profile.matchBonus / 2) * (Math.max(own, other) / TRICKS_PER_ROUND) ** 3 : 0,
    lastTrick: trickNo === TRICKS_PER_ROUND ? profile.lastTrick : 0,
  };
}
