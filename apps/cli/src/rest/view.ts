/**
 * View: an observation turned back into the view of its seat.
 *
 * The observation is played again, event by event, through the rules: deal, push, declaration and every card. So whose
 * turn it is, who won a trick and what may be played is decided where it always is, and here nothing. A hand that nobody
 * sees is dealt as the cards it has played: more cards never make a forbidden card allowed, so a card that is refused to
 * such a hand is one that no hand could have played (engine/world.ts, which also asks whether any deal fits at all).
 *
 * What contradicts itself is refused with the place and what stands there: a player who is told nonsense could only
 * answer nonsense. One thing is let stand that our tables forbid. HSLU's rules let a trump go under the highest that
 * lies, as long as it beats the lowest (jass-kit-py, rule_schieber.py), so a round of theirs may have such a card in it.
 * What our seat may play keeps to the stricter rule, which allows nothing that theirs forbids.
 */
import {
  apply,
  type Card,
  CARDS,
  CardSet,
  type Command,
  type Contract,
  duplicatesIn,
  EMPTY_PARTIE,
  evolve,
  fold,
  forehandOf,
  HAND_SIZE,
  modeOf,
  ok,
  type Pairing,
  partnerOf,
  type PartieState,
  perSeat,
  type Refusal,
  refusalOf,
  refuse,
  type Result,
  roundOf,
  type Seat,
  SEAT_COUNT,
  type SeatView,
  suitOf,
  trumpOf,
  turnOf,
  viewFor,
  winnerOf,
} from '@puur/rules';
import { contractOfHslu, hsluCard, hsluSeat, seatOfHslu, seatsOf } from '@puur/records';
import type { Fault } from '../engine/fault.js';
import { worldFault } from '../engine/world.js';
import { type Observed, readObserved } from './observed.js';
import { HSLU_PROFILE } from './profile.js';

/** What the seat is asked for. */
export type Question = 'trump' | 'card';

/** The view that an observation tells of, with its seat to answer the question; or what in it cannot be. */
export function viewIn(value: unknown, question: Question, pairing: Pairing): Result<SeatView, Fault> {
  const read = readObserved(value, pairing);
  if (!read.ok) return read;
  const observed = read.value;
  const misfit = misfitIn(observed, question, pairing);
  if (misfit !== null) return refuse(misfit);
  const replayed = replayedRound(observed, pairing);
  if (!replayed.ok) return replayed;
  const { state, isStrict } = replayed.value;
  const seat = seatOfHslu(observed.player);
  // 1 The plays go together only if the cards nobody has seen can lie somewhere; what an undertrump tells is not known.
  const world = isStrict ? worldFault(state, seat) : null;
  if (world !== null) {
    const { seats = [] } = world.details as { readonly seats?: readonly Seat[] };
    return refuse({ code: world.code, path: 'tricks', details: { seats: seats.map(hsluSeat) } });
  }
  // 2 Asked is whose turn it is.
  const turn = turnOf(state);
  if (turn === seat) return ok(viewFor(state, seat));
  const expected = turn === null ? 'nobody, the round is over' : String(hsluSeat(turn));
  return refuse({ code: 'not-your-turn', path: 'playerView', expected, found: observed.player });
}

/** What can be seen before anything is played: whether the question fits, and no card stands twice. */
function misfitIn({ trump, forehand, tricks, hand }: Observed, question: Question, pairing: Pairing): Fault | null {
  const [twice] = duplicatesIn([...hand, ...tricks.flatMap(({ cards }) => cards)]);
  if (twice !== undefined) return { code: 'card-twice', path: 'player, tricks', found: hsluCard(twice, pairing) };
  const begun = tricks.findLastIndex(({ cards }) => cards.length > 0);
  const gap = tricks.findIndex(({ cards }, index) => index < begun && cards.length < SEAT_COUNT);
  if (gap >= 0) return { code: 'trick-unfinished', path: `tricks[${gap}].cards`, found: tricks[gap]!.cards.length };
  if (trump >= 0 && question === 'trump') {
    return { code: 'bad-value', path: 'trump', expected: '-1 where trump is asked for', found: trump };
  }
  if (trump >= 0) return null;
  if (begun >= 0 || question === 'card') return { code: 'not-declared', path: 'trump', found: trump };
  return forehand === 1 ? { code: 'bad-value', path: 'forehand', expected: '-1 | 0', found: forehand } : null;
}

interface Replayed {
  readonly state: PartieState;
  /** Whether every card was one that our tables allow. */
  readonly isStrict: boolean;
}

/** The round as far as it is told, played by the rules. */
function replayedRound(observed: Observed, pairing: Pairing): Result<Replayed, Fault> {
  const { hand, tricks } = observed;
  const dealer = seatOfHslu(observed.dealer);
  const own = seatOfHslu(observed.player);
  const contract = contractOfHslu(observed.trump, pairing);
  const pushed = isPushed(observed, contract, own, forehandOf(dealer));
  const cards = tricks.flatMap((trick) => trick.cards);
  const seats = contract === null ? [] : seatsOf({ dealer, contract, pushed, cards });
  const playedBy = (seat: Seat): Card[] => cards.filter((_, index) => seats[index] === seat);
  // 1 The deal, as far as it is known.
  const due = HAND_SIZE - playedBy(own).length;
  if (hand.length !== due) {
    const path = `player[${observed.player}].hand`;
    return refuse({ code: 'hand-size', path, expected: `${due} cards`, found: hand.length });
  }
  const hands = perSeat((seat) => [...(seat === own ? hand : []), ...playedBy(seat)]);
  const opened = fold([{ type: 'opened', profile: HSLU_PROFILE }], EMPTY_PARTIE);
  let isStrict = true;
  let state = evolve(opened, { type: 'dealt', dealer, hands });
  const ask = (command: Command): Refusal | null => {
    const judged = apply(state, command);
    if (!judged.ok) return judged.error;
    state = fold(judged.value, state);
    return null;
  };
  // 2 Who chose what.
  const { forehand } = roundOf(state);
  if (pushed) ask({ type: 'push', seat: forehand });
  if (contract !== null) ask({ type: 'declare', seat: pushed ? partnerOf(forehand) : forehand, contract });
  // 3 Card by card, and what the observation says of leaders and winners.
  for (const [index, trick] of tricks.entries()) {
    const leader = index === 0 ? forehand : leaderAfter(state, index);
    const wrongLeader = factFault(leader, trick.first, `tricks[${index}].first`, 'wrong-leader');
    if (wrongLeader) return refuse(wrongLeader);
    for (const [place, card] of trick.cards.entries()) {
      const seat = seats[index * SEAT_COUNT + place]!;
      const refusal = ask({ type: 'play', seat, card });
      if (goesUnder(card, trick.cards.slice(0, place), contract)) isStrict = false;
      if (refusal?.code === 'may-not-undertrump') {
        state = evolve(state, { type: 'card-played', seat, card });
      } else if (refusal) {
        const details = {
          trick: index + 1,
          player: hsluSeat(seat),
          card: hsluCard(card, pairing),
          reason: refusal.code,
        };
        return refuse({ code: 'illegal-play', path: `tricks[${index}].cards[${place}]`, details });
      }
    }
    const wrongWinner = factFault(leaderAfter(state, index + 1), trick.win, `tricks[${index}].win`, 'bad-value');
    if (wrongWinner) return refuse(wrongWinner);
  }
  return ok({ state, isStrict });
}

/** Whether a card is one that the rules forbid to whoever has something else: a trump under a trump. */
function goesUnder(card: Card, lying: readonly Card[], contract: Contract | null): boolean {
  const [lead] = lying;
  const trump = contract === null ? null : trumpOf(contract);
  if (lead === undefined || trump === null || contract === null) return false;
  const plain = CARDS.find((other) => suitOf(other) !== trump && suitOf(other) !== suitOf(lead))!;
  return refusalOf(card, CardSet.of(card, plain), lying, modeOf(contract, 1), HSLU_PROFILE) === 'may-not-undertrump';
}

/** Whether the choice was pushed. Where nothing says so, the partner is asked for trump only after a push. */
function isPushed({ forehand: said }: Observed, contract: Contract | null, own: Seat, forehand: Seat): boolean {
  return said === 0 || (said < 0 && contract === null && own === partnerOf(forehand));
}

/** Who leads after so many tricks; null where the last of them is not complete. */
function leaderAfter(state: PartieState, tricks: number): Seat | null {
  const round = roundOf(state);
  return round.tricks[tricks - 1]?.cards.length === SEAT_COUNT ? winnerOf(round, tricks) : null;
}

/** The fault of a seat that the observation names where the rules have another. Nothing said, or known, is no fault. */
function factFault(seat: Seat | null, told: number, path: string, code: Fault['code']): Fault | null {
  if (seat === null || told < 0 || told === hsluSeat(seat)) return null;
  return { code, path, expected: String(hsluSeat(seat)), found: told };
}
