/**
 * State: what the log says, folded.
 *
 * `evolve` adds one event to a state and never judges: whether an event may happen was decided by `apply` (judge.ts)
 * when it was asked for, or by `replay` when a log came from outside. So `fold(log)` is the state at every prefix.
 */
import type { Card } from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import type { RoundAccount, Takings } from '../count/account.js';
import { STOECK_POINTS, type StoeckCall } from '../count/stoeck.js';
import { creditedWeis, type Weis, type WeisDeclaration, weiseFrom, weisOutcome } from '../count/weis.js';
import { type Contract, type Mode, modeOf, TRICKS_PER_ROUND } from '../play/contract.js';
import {
  type PerSeat,
  perSeat,
  type PerTeam,
  perTeam,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  type Team,
  teamOf,
} from '../play/seat.js';
import { holderOf } from '../play/trick.js';
import { CARD_POINTS, pointsOf } from '../play/value.js';
import { DEFAULT_PROFILE, type RuleProfile } from '../profile/profile.js';
import { assert } from '../result.js';
import { dealerByDraw, firstForehandOf, fixedFirstDealer } from './deal.js';
import { chooserAfter, leaderOf } from './declaring.js';
import type { EndReason, EventOf, PartieEvent, WeisClaim } from './event.js';

/**
 * Where a Partie stands.
 * `open`: no log yet · `deal`: the next deal is due · `declare`: a contract is due · `play`: a card is due ·
 * `trick-complete`: four cards lie and are not turned yet · `ended`.
 */
export const PHASES = ['open', 'deal', 'declare', 'play', 'trick-complete', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

export interface TrickState {
  readonly leader: Seat;
  /** In the order played, one to four. */
  readonly cards: readonly Card[];
  readonly turned: boolean;
}

export interface WeisAnnouncement {
  readonly seat: Seat;
  readonly weise: readonly WeisClaim[];
}

export interface RoundState {
  /** 1 for the first round of the Partie. */
  readonly number: number;
  readonly dealer: Seat;
  readonly forehand: Seat;
  /** The hands as dealt. */
  readonly dealt: PerSeat<CardSet>;
  /** The cards still held. */
  readonly hands: PerSeat<CardSet>;
  readonly pushes: number;
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  /** All tricks begun, the running one last. */
  readonly tricks: readonly TrickState[];
  /** What was weist, one entry a seat, in the order of the calls. */
  readonly announced: readonly WeisAnnouncement[];
  /** The Weise laid open after trick 1. */
  readonly shown: readonly { readonly seat: Seat; readonly weise: readonly (readonly Card[])[] }[];
  readonly stoeck: { readonly seat: Seat; readonly call: StoeckCall } | null;
  /** Who laid down for the rest. */
  readonly rest: Seat | null;
  readonly account: RoundAccount | null;
}

/** A finished round, as the slate remembers it. */
export interface RoundRecord {
  readonly number: number;
  readonly dealer: Seat;
  readonly forehand: Seat;
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly pushes: number;
  readonly account: RoundAccount;
  readonly complete: boolean;
}

/** What is public about the shuffle of a round. */
export interface ShuffleState {
  readonly commitment: string;
  readonly cuts: readonly { readonly seat: Seat; readonly text: string }[];
  /** Whether cards were dealt from it: then it takes no cut any more. */
  readonly isDealt: boolean;
  readonly secret: string | null;
}

export interface PartieEnding {
  readonly winner: Team | null;
  readonly reason: EndReason;
  readonly schneider: boolean;
}

export interface PartieState {
  readonly phase: Phase;
  readonly profile: RuleProfile;
  /** Totals of the rounds scored. */
  readonly score: PerTeam<number>;
  readonly rounds: readonly RoundRecord[];
  /** The round being played, or the last one until the next deal. */
  readonly round: RoundState | null;
  /** Who has to deal next; null where the profile leaves the first deal open. */
  readonly nextDealer: Seat | null;
  readonly shuffle: ShuffleState | null;
  readonly berg: Team | null;
  readonly ending: PartieEnding | null;
}

/** The state before the first event. */
export const EMPTY_PARTIE: PartieState = Object.freeze({
  phase: 'open',
  profile: DEFAULT_PROFILE,
  score: [0, 0],
  rounds: [],
  round: null,
  nextDealer: null,
  shuffle: null,
  berg: null,
  ending: null,
} satisfies PartieState);

/** The state that a log leads to, from the start or from a state it continues. */
export function fold(log: Iterable<PartieEvent>, from: PartieState = EMPTY_PARTIE): PartieState {
  let state = from;
  for (const event of log) state = evolve(state, event);
  return state;
}

/** Adds one event. The event must be one that `apply` gave for this state. */
export function evolve(state: PartieState, event: PartieEvent): PartieState {
  switch (event.type) {
    case 'opened':
      return { ...state, phase: 'deal', profile: event.profile, nextDealer: fixedFirstDealer(event.profile) };
    case 'drawn':
      return { ...state, nextDealer: dealerByDraw(event.cards) };
    case 'shuffle-committed':
      return { ...state, shuffle: { commitment: event.commitment, cuts: [], isDealt: false, secret: null } };
    case 'cut':
      assert(state.shuffle !== null, 'a cut follows a commitment');
      return {
        ...state,
        shuffle: { ...state.shuffle, cuts: [...state.shuffle.cuts, { seat: event.seat, text: event.text }] },
      };
    case 'shuffle-revealed':
      assert(state.shuffle !== null, 'a secret follows a commitment');
      return { ...state, shuffle: { ...state.shuffle, secret: event.secret } };
    case 'dealt':
      return {
        ...state,
        phase: 'declare',
        round: newRound(state, event),
        nextDealer: null,
        shuffle: state.shuffle && { ...state.shuffle, isDealt: true },
      };
    case 'misdealt':
      // The shuffle stays: its secret is owed before the next one, so that no deal can be thrown in unseen.
      return { ...state, phase: 'deal', nextDealer: roundOf(state).dealer, round: null };
    case 'pushed':
      return withRound(state, { pushes: roundOf(state).pushes + 1 });
    case 'declared': {
      const leader = leaderOf(roundOf(state).forehand, event.seat, state.profile);
      return withRound(
        { ...state, phase: 'play' },
        { contract: event.contract, declarer: event.seat, tricks: [{ leader, cards: [], turned: false }] },
      );
    }
    case 'weis-announced': {
      const others = roundOf(state).announced.filter(({ seat }) => seat !== event.seat);
      return withRound(state, { announced: [...others, { seat: event.seat, weise: event.weise }] });
    }
    case 'card-played':
      return played(state, event);
    case 'stoeck-announced':
      return withRound(state, { stoeck: { seat: event.seat, call: event.call } });
    case 'trick-turned':
      return turned(state, event.winner);
    case 'weis-shown':
      return withRound(state, { shown: [...roundOf(state).shown, { seat: event.seat, weise: event.weise }] });
    case 'rest-claimed':
      return withRound(state, { rest: event.seat });
    case 'claimed':
      return state;
    case 'berg-won':
      return { ...state, berg: event.team };
    case 'round-scored':
      return scored(state, event);
    case 'partie-ended': {
      const { winner, reason, schneider } = event;
      return { ...state, phase: 'ended', ending: { winner, reason, schneider } };
    }
  }
}

/** The round that is running or was just played. Broken invariant where there is none. */
export function roundOf(state: PartieState): RoundState {
  assert(state.round !== null, 'a round is running');
  return state.round;
}

function withRound(state: PartieState, change: Partial<RoundState>): PartieState {
  return { ...state, round: { ...roundOf(state), ...change } };
}

function newRound(state: PartieState, { dealer, hands }: EventOf<'dealt'>): RoundState {
  const dealt = perSeat((seat) => CardSet.from(hands[seat]));
  return {
    number: state.rounds.length + 1,
    dealer,
    forehand: state.rounds.length === 0 ? firstForehandOf(dealer, dealt, state.profile) : seatAfter(dealer),
    dealt,
    hands: dealt,
    pushes: 0,
    contract: null,
    declarer: null,
    tricks: [],
    announced: [],
    shown: [],
    stoeck: null,
    rest: null,
    account: null,
  };
}

function played(state: PartieState, { seat, card }: EventOf<'card-played'>): PartieState {
  const round = roundOf(state);
  const running = round.tricks.at(-1)!;
  const cards = [...running.cards, card];
  return withRound(
    { ...state, phase: cards.length === SEAT_COUNT ? 'trick-complete' : 'play' },
    {
      hands: perSeat((s) => (s === seat ? round.hands[s].without(card) : round.hands[s])),
      tricks: [...round.tricks.slice(0, -1), { ...running, cards }],
    },
  );
}

function turned(state: PartieState, winner: Seat): PartieState {
  const { tricks } = roundOf(state);
  const done = [...tricks.slice(0, -1), { ...tricks.at(-1)!, turned: true }];
  const next = done.length === TRICKS_PER_ROUND ? [] : [{ leader: winner, cards: [], turned: false }];
  return withRound({ ...state, phase: 'play' }, { tricks: [...done, ...next] });
}

function scored(state: PartieState, { account, complete }: EventOf<'round-scored'>): PartieState {
  const round = roundOf(state);
  const { number, dealer, forehand, contract, declarer, pushes } = round;
  return {
    ...state,
    phase: 'deal',
    score: perTeam((team) => state.score[team] + account.teams[team].total),
    rounds: [...state.rounds, { number, dealer, forehand, contract, declarer, pushes, account, complete }],
    round: { ...round, account },
    nextDealer: forehand,
  };
}

/** The seat that has to choose, play or lead; null where nobody has to. */
export function turnOf(state: PartieState): Seat | null {
  const { round } = state;
  if (round === null) return null;
  switch (state.phase) {
    case 'declare':
      return chooserAfter(round.pushes, round.forehand, state.profile);
    case 'play':
    case 'trick-complete': {
      const running = round.tricks.at(-1)!;
      if (running.cards.length < SEAT_COUNT) return seatAfter(running.leader, running.cards.length);
      return round.tricks.length === TRICKS_PER_ROUND ? null : winnerOf(round, round.tricks.length);
    }
    case 'open':
    case 'deal':
    case 'ended':
      return null;
  }
}

/** The mode of trick `trickNo` (1..9) of a round with a contract. */
export function modeIn(round: RoundState, trickNo: number): Mode {
  assert(round.contract !== null, 'a contract is declared');
  return modeOf(round.contract, trickNo);
}

/** The seat that holds trick `trickNo` (1..9) so far; its winner once four cards lie. */
export function winnerOf(round: RoundState, trickNo: number): Seat {
  const { leader, cards } = round.tricks[trickNo - 1]!;
  return seatAfter(leader, holderOf(modeIn(round, trickNo), cards));
}

/** Tricks with all four cards, turned or not, with their winners and card values (no last trick, no factor). */
export function completeTricks(
  round: RoundState,
  profile: RuleProfile,
): readonly { readonly winner: Seat; readonly points: number }[] {
  const { contract } = round;
  if (contract === null) return [];
  return round.tricks
    .filter(({ cards }) => cards.length === SEAT_COUNT)
    .map(({ cards }, index) => ({
      winner: winnerOf(round, index + 1),
      points: pointsOf(cards, contract, index + 1, profile),
    }));
}

/** The announced Weise with what each is credited for, by the calls as they stand. */
export function creditedWeise(round: RoundState, profile: RuleProfile): WeisDeclaration[] {
  const { contract } = round;
  if (contract === null) return [];
  return round.announced.map(({ seat, weise }) => ({
    seat,
    weise: weise.flatMap(({ cards, points }): Weis[] => {
      const [weis] = weiseFrom(cards, profile);
      const credited = weis ? creditedWeis(weis, points, contract, profile) : null;
      return credited ? [credited] : [];
    }),
  }));
}

/**
 * What each team has made for certain so far: complete tricks, the Weis once trick 1 is turned and they were laid open,
 * the Stöck once said, and everything that is left after a claimed rest.
 */
export function takingsOf(round: RoundState, profile: RuleProfile): PerTeam<Takings> {
  const tricks = completeTricks(round, profile);
  const weis =
    round.contract !== null && round.tricks[0]?.turned
      ? weisOutcome(creditedWeise(round, profile), round.forehand, round.contract, profile).points
      : [0, 0];
  const isOver = tricks.length === TRICKS_PER_ROUND || round.rest !== null;
  const lastWinner = round.rest ?? tricks.at(-1)?.winner;
  return perTeam((team) => {
    const won = tricks.filter(({ winner }) => teamOf(winner) === team);
    const rest = round.rest !== null && teamOf(round.rest) === team;
    const counted = tricks.reduce((sum, { points }) => sum + points, 0);
    return {
      cards: won.reduce((sum, { points }) => sum + points, 0) + (rest ? CARD_POINTS - counted : 0),
      tricks: won.length + (rest ? TRICKS_PER_ROUND - tricks.length : 0),
      lastTrick: isOver && lastWinner !== undefined && teamOf(lastWinner) === team,
      weis: weis[team],
      stoeck: round.stoeck !== null && teamOf(round.stoeck.seat) === team ? STOECK_POINTS : 0,
    };
  });
}
