/**
 * SeatView: all that a player, a bot, a screen or a network client ever receives.
 *
 * Its type has room for one hand, the seat's own. It is made from a blinded state in which the other hands are empty and
 * the Weise nobody has laid open have no cards, so that nothing computed here (what is legal, what may be said) can
 * depend on a card the seat cannot see.
 */
import type { Card } from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import type { StoeckCall } from '../count/stoeck.js';
import { weisCalls, type WeisCall } from '../count/weis.js';
import { type Contract, CONTRACTS, kindOf } from '../play/contract.js';
import { legalCards } from '../play/legal.js';
import { type PerTeam, perSeat, type Seat, SEAT_COUNT, seatAfter, type Team } from '../play/seat.js';
import type { RuleProfile } from '../profile/profile.js';
import { stoeckCallOf, weisMoment } from './announcing.js';
import { restRefusal } from './claiming.js';
import { countedSoFar } from './counting.js';
import { mayLeadInSilence, pushRefusal } from './declaring.js';
import { CLAIM_GOALS, type ClaimGoal } from './event.js';
import {
  creditedWeise,
  modeIn,
  type PartieEnding,
  type PartieState,
  type Phase,
  type RoundRecord,
  type RoundState,
  type ShuffleState,
  turnOf,
  winnerOf,
} from './state.js';

export interface TrickView {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Who holds the trick so far, its winner once four cards lie; null before the first card. */
  readonly holder: Seat | null;
  readonly turned: boolean;
}

/** A Weis as the table heard it. The cards are there once they were laid open, and for one's own. */
export interface WeisView extends WeisCall {
  readonly cards: readonly (readonly Card[])[] | null;
}

/** What the seat may do or say now. */
export interface SeatOptions {
  readonly push: boolean;
  readonly contracts: readonly Contract[];
  /** Cards that may be played. */
  readonly cards: readonly Card[];
  /** The contract is open, and a card led without a word would make its suit trump. */
  readonly silentLead: boolean;
  /** It is the seat's moment to weisen: with the first card, or by a word of its own until that card is covered. */
  readonly weis: boolean;
  readonly stoeck: StoeckCall | null;
  /** The seat may lay down for the rest. */
  readonly rest: boolean;
  readonly claims: readonly ClaimGoal[];
}

/** What is seen of a round. */
export interface RoundView {
  readonly number: number;
  readonly dealer: Seat;
  readonly forehand: Seat;
  /** The seat's own cards, still held. */
  readonly hand: readonly Card[];
  readonly pushes: number;
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly tricks: readonly TrickView[];
  readonly weis: readonly WeisView[];
  /** Who has said the Stöck. */
  readonly stoeck: Seat | null;
  /** Who has laid down for the rest. */
  readonly rest: Seat | null;
}

export interface SeatView {
  readonly seat: Seat;
  readonly profile: RuleProfile;
  readonly phase: Phase;
  /** Who has to choose, play or lead; null where nobody has to. */
  readonly turn: Seat | null;
  /** Totals of the rounds scored. */
  readonly score: PerTeam<number>;
  /** Totals with what is public and certain of the running round. */
  readonly counted: PerTeam<number>;
  readonly rounds: readonly RoundRecord[];
  readonly round: RoundView | null;
  readonly shuffle: ShuffleState | null;
  readonly berg: Team | null;
  readonly ending: PartieEnding | null;
  readonly options: SeatOptions;
}

/** What `seat` may know of a state. */
export function viewFor(state: PartieState, seat: Seat): SeatView {
  const blind = blindedFor(state, seat);
  const { profile, phase, score, rounds, shuffle, berg, ending } = state;
  return {
    seat,
    profile,
    phase,
    turn: turnOf(blind),
    score,
    counted: countedSoFar(state),
    rounds,
    round: state.round && blind.round && roundView(state.round, blind.round, seat, state),
    shuffle,
    berg,
    ending,
    options: optionsOf(blind, seat),
  };
}

/** The state with everything taken out that the seat cannot see. */
function blindedFor(state: PartieState, seat: Seat): PartieState {
  const { round } = state;
  if (round === null) return state;
  const own = (hands: RoundState['hands']): RoundState['hands'] =>
    perSeat((other) => (other === seat ? hands[other] : CardSet.EMPTY));
  const isOpen = (other: Seat): boolean => other === seat || round.shown.some((laid) => laid.seat === other);
  const announced = round.announced.filter((entry) => isOpen(entry.seat));
  return { ...state, round: { ...round, dealt: own(round.dealt), hands: own(round.hands), announced } };
}

function roundView(round: RoundState, blind: RoundState, seat: Seat, state: PartieState): RoundView {
  const { number, dealer, forehand, pushes, contract, declarer, stoeck, rest } = round;
  return {
    number,
    dealer,
    forehand,
    hand: blind.hands[seat].toArray(),
    pushes,
    contract,
    declarer,
    tricks: round.tricks.map(({ leader, cards, turned }, index) => ({
      leader,
      cards,
      holder: cards.length === 0 ? null : winnerOf(round, index + 1),
      turned,
    })),
    weis: weisViews(round, seat, state),
    stoeck: stoeck && stoeck.seat,
    rest,
  };
}

/** The calls in play order as the table heard them. */
function weisViews(round: RoundState, seat: Seat, state: PartieState): WeisView[] {
  const { contract } = round;
  if (contract === null) return [];
  const calls = weisCalls(creditedWeise(round, state.profile), round.forehand, contract, state.profile);
  return Array.from({ length: SEAT_COUNT }, (_, steps) => seatAfter(round.forehand, steps)).flatMap(
    (other): WeisView[] => {
      const entry = round.announced.find((announcement) => announcement.seat === other);
      if (!entry) return [];
      const said = Math.max(...entry.weise.map(({ points }) => points));
      // "Gut" says no number; else the table heard what was called, right or not.
      const isGut = calls.some((heard) => heard.seat === other && heard.call === 'gut');
      const call: WeisCall = isGut
        ? { seat: other, call: 'gut', points: null }
        : { seat: other, call: 'points', points: said };
      const shown = round.shown.find((laid) => laid.seat === other);
      const own = other === seat ? entry.weise.map(({ cards }) => cards) : null;
      return [{ ...call, cards: shown?.weise ?? own }];
    },
  );
}

/** What a seat may do, from a state that is blinded for it. */
function optionsOf(state: PartieState, seat: Seat): SeatOptions {
  const { profile, round, phase } = state;
  const isTurn = turnOf(state) === seat;
  const chooses = isTurn && phase === 'declare' && round !== null;
  const stoeck = stoeckCallOf(state, seat);
  return {
    push: chooses && pushRefusal(round.pushes, round.number === 1, profile) === null,
    contracts: chooses ? CONTRACTS.filter((contract) => profile.contracts.includes(kindOf(contract))) : [],
    cards: round !== null && isTurn ? playable(state, round, seat) : [],
    silentLead: chooses && mayLeadInSilence(round.forehand, seat, profile),
    weis: profile.weis && (phase === 'play' || phase === 'trick-complete') && weisMoment(state, seat) === 'now',
    stoeck: stoeck.ok ? stoeck.value : null,
    rest: restRefusal(state, seat) === null,
    claims:
      profile.endMode === 'claim' && phase !== 'open' && phase !== 'ended'
        ? CLAIM_GOALS.filter((goal) => goal === 'partie' || (profile.bergpreis && state.berg === null))
        : [],
  };
}

function playable(state: PartieState, round: RoundState, seat: Seat): readonly Card[] {
  const hand = round.hands[seat];
  const { profile, phase } = state;
  if (phase === 'declare') return [];
  // A complete trick is turned by the lead, which is free.
  if (phase === 'trick-complete') return hand.toArray();
  return legalCards(hand, round.tricks.at(-1)!.cards, modeIn(round, round.tricks.length), profile).toArray();
}
