/**
 * Proof: the deal that nobody could choose and everybody can check.
 *
 * 1 The host takes a secret of 32 random bytes and shows its commitment: it can no longer change the secret.
 * 2 The player on the dealer's left cuts, with a number or any text. Logs of older hosts have a second cut, that of a
 *   person after a program's; it is checked all the same. No cutter can know the secret, so no cutter can aim.
 * 3 Secret and cuts make the key, and the key makes the deck: neither side fixed it alone.
 * 4 At the end of the round the secret is shown, and `verifyDeal` does it all again.
 *
 * Where nothing says who deals first, that follows from the key as well, and so do the cards drawn for the first deal.
 * The README ("The provable deal") has the exact bytes, a worked example, and what the proof cannot show.
 */
import {
  assert,
  type Card,
  CARD_COUNT,
  dealByThrees,
  dealerByDraw,
  isSeat,
  type PerSeat,
  perSeat,
  refuse,
  ok,
  type Result,
  type RuleProfile,
  type Seat,
  seatAfter,
  SEATS,
} from '@puur/rules';
import { digest, DIGEST_BYTES, fromHex, isWellFormed, textBytes, toHex, uint32 } from './digest.js';
import { deckFrom } from './shuffle.js';

/** A player's share in the shuffle. The text may be empty: in the Valais a knock replaces the cut (jassvalais.ch). */
export interface Cut {
  readonly seat: Seat;
  readonly text: string;
}

/**
 * What says who deals: `turn`, the seat whose turn it is (or that the profile names); `key`, the key of the shuffle,
 * in a first deal where anybody may deal; `draw`, the cards drawn for the first deal.
 */
export const DEALER_SOURCES = ['turn', 'key', 'draw'] as const;
export type DealerSource = (typeof DEALER_SOURCES)[number];

/** Why a deal is not proved. */
export const DEAL_PROOF_REFUSALS = [
  /** Dealt without a commitment: nothing to check. */
  'no-commitment',
  /** The secret was not shown: the round is still running, was thrown in, or the host has lost it. */
  'no-secret',
  /** The secret was known before the cards were dealt. */
  'secret-too-early',
  /** A shuffle was set aside before it was dealt: a host could do so until a deal suits it. */
  'set-aside',
  /** A commitment or a secret that is not 64 lower-case hexadecimal digits. */
  'bad-hex',
  'no-cut',
  /** A cut of no seat, or a text that has no UTF-8. */
  'bad-cut',
  'cut-twice',
  /** The player on the dealer's left did not cut first. */
  'wrong-cutter',
  /** The secret is not the one that was committed to, or not for this round. */
  'commitment-differs',
  'draw-differs',
  'dealer-differs',
  /** Secret and cuts give other hands. */
  'deck-differs',
] as const;
export type DealProofCode = (typeof DEAL_PROOF_REFUSALS)[number];

export interface DealProofRefusal {
  readonly code: DealProofCode;
  /** The seat concerned: whose cut it is, who should have cut or dealt. */
  readonly seat?: Seat;
  /** What `bad-hex` is about. */
  readonly field?: 'commitment' | 'secret';
  /** The hands that secret and cuts give, for `deck-differs`. */
  readonly expected?: PerSeat<readonly Card[]>;
}

/** All that is public about a deal once its round is over. */
export interface DealEvidence {
  readonly commitment: string;
  /** In the order of the log. */
  readonly cuts: readonly Cut[];
  /** Null while it is not shown. */
  readonly secret: string | null;
  /** 1 for the first round of the Partie. */
  readonly roundNumber: number;
  readonly dealer: Seat;
  readonly hands: PerSeat<readonly Card[]>;
  /** Default: `turn`. */
  readonly dealerSource?: DealerSource;
  /** The cards drawn, where the dealer was drawn. */
  readonly drawn?: PerSeat<Card>;
}

/** A deal that is what it has to be. */
export interface DealProof {
  readonly deck: readonly Card[];
  /** Who cut, in order. Nobody could answer the last cut: it should be that of a person. */
  readonly cutters: readonly Seat[];
}

/** The commitment to a secret of 32 bytes for a round (1 for the first): 64 hexadecimal digits. */
export function commit(secret: Uint8Array, roundNumber: number): string {
  assert(secret.length === DIGEST_BYTES, 'a secret has 32 bytes');
  return toHex(digest('puur/commitment/1', secret, uint32(roundNumber)));
}

/** The key of a shuffle. */
export function keyOf(secret: Uint8Array, cuts: readonly Cut[]): Uint8Array {
  return digest('puur/key/1', secret, ...cuts.flatMap(({ seat, text }) => [Uint8Array.of(seat), textBytes(text)]));
}

/** The deck that secret and cuts give, the first card to be dealt first. */
export function deckOf(secret: Uint8Array, cuts: readonly Cut[]): Card[] {
  return deckFrom(keyOf(secret, cuts));
}

/** The first dealer, where the key decides: two bits, so each seat is equally likely. */
export function dealerOf(key: Uint8Array): Seat {
  return seatAfter(0, digest('puur/dealer/1', key)[0]);
}

/** The cards drawn for the first deal, seat 0's first. Two that share the highest rank draw again, all four of them. */
export function drawOf(key: Uint8Array): PerSeat<Card> {
  for (let attempt = 0; ; attempt++) {
    const deck = deckFrom(digest('puur/draw/1', key, uint32(attempt)));
    const drawn = perSeat((seat) => deck[seat]!);
    if (dealerByDraw(drawn) !== null) return drawn;
  }
}

/**
 * The cut of a program: a number of cards to lift, 3 to 35 as at the table (jasswiki, tournament sheets). It follows
 * from the secret, so that the host cannot choose it after its commitment; what it adds to the shuffle is nothing.
 */
export function programCut(secret: Uint8Array, seat: Seat): string {
  return String(3 + (digest('puur/program-cut/1', secret, Uint8Array.of(seat))[0]! % (CARD_COUNT - 3)));
}

/** The seat that cuts: the neighbour on the dealer's left. */
export function cutterOf(dealer: Seat): Seat {
  return seatAfter(dealer, -1);
}

/** What says who deals first at a table; after the first deal it is always the turn. */
export function dealerSourceOf(firstForehand: RuleProfile['firstForehand']): DealerSource {
  if (typeof firstForehand === 'number') return 'turn';
  return firstForehand === 'draw-high' ? 'draw' : 'key';
}

/** Checks a deal. Whether it was this dealer's turn, and what became of the cards, is for `replay` of the rules. */
export function verifyDeal(evidence: DealEvidence): Result<DealProof, DealProofRefusal> {
  const { cuts, roundNumber, dealer, hands, drawn, dealerSource = 'turn' } = evidence;
  if (fromHex(evidence.commitment) === null) return refuse({ code: 'bad-hex', field: 'commitment' });
  // 1 The cuts: each has one meaning, nobody cuts twice, the left-hand neighbour first where the dealer was known.
  const [first] = cuts;
  if (first === undefined) return refuse({ code: 'no-cut' });
  const bad = cuts.find(({ seat, text }) => !isSeat(seat) || !isWellFormed(text));
  if (bad) return refuse({ code: 'bad-cut', seat: bad.seat });
  const twice = cuts.find(({ seat }, index) => cuts.findIndex((cut) => cut.seat === seat) < index);
  if (twice) return refuse({ code: 'cut-twice', seat: twice.seat });
  if (dealerSource === 'turn' && first.seat !== cutterOf(dealer)) {
    return refuse({ code: 'wrong-cutter', seat: cutterOf(dealer) });
  }
  // 2 The secret is the one that was committed to.
  if (evidence.secret === null || evidence.secret === '') return refuse({ code: 'no-secret' });
  const secret = fromHex(evidence.secret);
  if (secret === null) return refuse({ code: 'bad-hex', field: 'secret' });
  if (commit(secret, roundNumber) !== evidence.commitment) return refuse({ code: 'commitment-differs' });
  // 3 What follows from it: who deals, and every hand.
  const key = keyOf(secret, cuts);
  const draw = drawOf(key);
  if (dealerSource === 'draw' && !(drawn && SEATS.every((seat) => drawn[seat] === draw[seat]))) {
    return refuse({ code: 'draw-differs' });
  }
  const due = dealerSource === 'turn' ? dealer : dealerSource === 'draw' ? dealerByDraw(draw)! : dealerOf(key);
  if (dealer !== due) return refuse({ code: 'dealer-differs', seat: due });
  const deck = deckFrom(key);
  const expected = dealByThrees(deck, dealer);
  if (!SEATS.every((seat) => sameCards(hands[seat], expected[seat]))) return refuse({ code: 'deck-differs', expected });
  return ok({ deck, cutters: cuts.map(({ seat }) => seat) });
}

function sameCards(hand: readonly Card[], expected: readonly Card[]): boolean {
  const sorted = [...hand].sort((a, b) => a - b);
  return sorted.length === expected.length && sorted.every((card, index) => card === expected[index]);
}
