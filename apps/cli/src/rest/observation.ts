/**
 * Observation: what a seat knows, in the JSON of HSLU's player services, written from a view.
 *
 * It is made from a `SeatView` and from nothing else, so it cannot tell a card that the seat does not see. Seats, cards
 * and trumps are named as `@puur/records` names them for HSLU's files. Three things that our tables know have no place in
 * the form; a round with one of them cannot be told, and says so.
 *
 * - `forehand`: -1 nobody has chosen yet, 1 the forehand chose, 0 it pushed. A second push, or one to the neighbour,
 *   cannot be told.
 * - The forehand leads the first trick. A table at which the declarer does cannot be told once there was a push.
 * - Slalom and Gusti have no number. Weise, Stöck, factors and the score of the Partie are silently left out.
 * - The dealer only says who the forehand is. Where a card decides that (the Rosen-7 …), the seat before the forehand is
 *   told as dealer, wherever the cards came from.
 *
 * Source: jass-kit-py of HSLU (GitHub thomas-koller/jass-kit-py), game_observation.py.
 */
import {
  type Card,
  type Contract,
  DEFAULT_PROFILE,
  ok,
  partnerOf,
  type Pairing,
  pointsOf,
  refuse,
  type Result,
  type RoundView,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  SEATS,
  type SeatView,
  TRICKS_PER_ROUND,
  type TrickView,
} from '@puur/rules';
import { HSLU_VERSION, hsluCard, hsluSeat, hsluTrump } from '@puur/records';

/** A trick: its cards in the order played; winner and points where it is complete. */
export interface ObservedTrick {
  readonly cards?: readonly string[];
  readonly points?: number;
  readonly win?: number;
  readonly first: number;
}

/** What a player service is sent. Seats in their numbers, cards in their names. */
export interface Observation {
  readonly version: string;
  /** -1 until one is chosen. */
  readonly trump: number;
  readonly dealer: number;
  readonly currentPlayer: number;
  readonly playerView: number;
  readonly forehand: number;
  readonly tricks: readonly ObservedTrick[];
  /** By their number; the hands of the others are empty. */
  readonly player: readonly { readonly hand: readonly string[] }[];
  readonly jassTyp: string;
  readonly gameId: number;
}

/** Why a view cannot be told. */
export const UNTOLD = ['contract-untold', 'chooser-untold', 'leader-untold', 'nothing-due'] as const;
export type Untold = (typeof UNTOLD)[number];

/** The observation of a view whose seat has to choose or to play; or why the form has no room for it. */
export function observationOf(view: SeatView, pairing: Pairing): Result<Observation, Untold> {
  const { round, seat } = view;
  if (round === null || view.turn !== seat) return refuse('nothing-due');
  const untold = untoldIn(round, seat);
  if (untold !== null) return refuse(untold);
  const { contract, forehand, pushes, hand } = round;
  const name = (card: Card): string => hsluCard(card, pairing);
  const own = hsluSeat(seat);
  return ok({
    version: HSLU_VERSION,
    trump: contract === null ? -1 : hsluTrump(contract, pairing)!,
    dealer: hsluSeat(seatAfter(forehand, -1)),
    currentPlayer: own,
    playerView: own,
    forehand: pushes > 0 ? 0 : contract === null ? -1 : 1,
    tricks: contract === null ? [] : observedTricks(round, contract, name),
    player: SEATS.map((number) => ({ hand: number === own ? hand.map(name) : [] })),
    jassTyp: 'SCHIEBER',
    gameId: 0,
  });
}

/** Whether a contract can be told, and so be asked for. */
export function isTold(contract: Contract): boolean {
  return hsluTrump(contract, 'swisslos') !== null;
}

function untoldIn({ contract, declarer, forehand, pushes, tricks }: RoundView, seat: Seat): Untold | null {
  if (contract !== null && !isTold(contract)) return 'contract-untold';
  const chooser = pushes === 0 ? forehand : partnerOf(forehand);
  if (pushes > 1 || (declarer ?? seat) !== chooser) return 'chooser-untold';
  const first = tricks[0];
  return first !== undefined && first.leader !== forehand ? 'leader-untold' : null;
}

/** The tricks begun, and the next where the last is complete: a service looks there for who leads. */
function observedTricks(round: RoundView, contract: Contract, name: (card: Card) => string): ObservedTrick[] {
  const told = round.tricks.map(({ leader, cards, holder }, index): ObservedTrick => {
    if (cards.length === 0) return { first: hsluSeat(leader) };
    const names = cards.map(name);
    if (cards.length < SEAT_COUNT) return { cards: names, first: hsluSeat(leader) };
    return {
      cards: names,
      points: pointsTold(cards, contract, index + 1),
      win: hsluSeat(holder!),
      first: hsluSeat(leader),
    };
  });
  const last = round.tricks.at(-1);
  return isOver(last) && told.length < TRICKS_PER_ROUND ? [...told, { first: hsluSeat(last.holder!) }] : told;
}

function isOver(trick: TrickView | undefined): trick is TrickView {
  return trick?.cards.length === SEAT_COUNT;
}

/** Points of a complete trick as the form counts them, whatever our table does: card values, and the last trick. */
function pointsTold(cards: readonly Card[], contract: Contract, trickNo: number): number {
  const last = trickNo === TRICKS_PER_ROUND ? DEFAULT_PROFILE.lastTrick : 0;
  return pointsOf(cards, contract, trickNo, DEFAULT_PROFILE) + last;
}
