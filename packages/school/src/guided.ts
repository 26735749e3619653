/**
 * Guided play: a few tricks or a whole round in which the learner sits at a table and every choice of a card gets a comment.
 *
 * State is a fold over the learner's own actions: the other three play by `partner.ts`, always the same for the same
 * cards, so that a lesson can be left and found again by its list of actions. A card that may not be played is refused
 * with its verdict and costs nothing. Round: declare, announce the Weis, play; Stöck is asked when its card is played.
 */
import {
  type Card,
  CardSet,
  type Contract,
  holderOf,
  legalCards,
  ok,
  type PerSeat,
  type PerTeam,
  pointsOf,
  refuse,
  type Result,
  type Seat,
  seatAfter,
  STOECK_POINTS,
  stoeckCards,
  SEATS,
  teamOf,
  TRICKS_PER_ROUND,
  type Weis,
  type WeisDeclaration,
  weisOutcome,
} from '@puur/rules';

import { type CardComment, remarkOn } from './comment.js';
import { modeFor, objectionTo } from './judge/cards.js';
import { judgeContract } from './judge/declaring.js';
import { judgeWeis, weisCardsOf, weiseOf } from './judge/weisen.js';
import { LAW } from './law.js';
import { type Sight, soundCard } from './partner.js';

import { type ContractChoice, type ContractWorth, LEARNER } from './question.js';
import type { Verdict } from './verdict.js';

export interface GuidedSetup {
  /** Hands of equal size, one to nine cards; seat 0 is the learner. */
  readonly hands: PerSeat<readonly Card[]>;
  /** Who leads first, and, in a whole round, is forehand. */
  readonly leader: Seat;
  /** Null: the learner is forehand and declares, see `declaring`. */
  readonly contract: Contract | null;
  readonly declaring: GuidedDeclaring | null;
  /** How many tricks are played. */
  readonly tricks: number;
  /** Whether Weis and Stöck are played: only with nine cards each. */
  readonly isWhole: boolean;
}

/** What the learner's choices of contract are worth, and what the partner declares after a push. */
export interface GuidedDeclaring {
  readonly worths: readonly ContractWorth[];
  readonly afterPush: Contract;
}

/** What the learner does. */
export type GuidedAction =
  | { readonly do: 'declare'; readonly choice: ContractChoice }
  /** The cards marked as Weis, each Weis of the hand counted by the school; empty: nothing to announce. */
  | { readonly do: 'weis'; readonly cards: readonly Card[] }
  /** `stoeck`: said with this card. */
  | { readonly do: 'play'; readonly card: Card; readonly stoeck: boolean };

/** What waits for the learner. */
export type GuidedPhase = 'declare' | 'weis' | 'play' | 'over';

/** What is said about something that happened, most telling first. */
export type Comment =
  | { readonly code: 'declared'; readonly seat: Seat; readonly contract: Contract }
  | { readonly code: 'pushed' }
  | { readonly code: 'judged'; readonly verdict: Verdict }
  | { readonly code: 'weis-called'; readonly seat: Seat; readonly weise: readonly Weis[] }
  | { readonly code: 'weis-written'; readonly ours: boolean; readonly points: number }
  | { readonly code: 'stoeck-said'; readonly seat: Seat }
  | { readonly code: 'stoeck-forgotten' }
  | { readonly code: 'stoeck-wrong'; readonly card: Card }
  | {
      readonly code: 'trick-taken';
      readonly seat: Seat;
      readonly card: Card;
      readonly points: number;
      readonly isLast: boolean;
    }
  /** About the learner's card. */
  | {
      readonly code: 'card';
      readonly about: CardComment;
      readonly card: Card;
      readonly better: Card | null;
      /** What the card counts. */
      readonly points: number;
    }
  | { readonly code: 'round-over'; readonly points: PerTeam<number>; readonly isMatch: boolean };

/** What happened since the learner's last action, in order. */
export type GuidedEvent =
  | { readonly type: 'declared'; readonly seat: Seat; readonly contract: Contract }
  | { readonly type: 'pushed'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'taken'; readonly seat: Seat; readonly points: number };

export interface Guided {
  readonly setup: GuidedSetup;
  readonly actions: readonly GuidedAction[];
  readonly phase: GuidedPhase;
  readonly contract: Contract | null;
  /** What each seat still holds. */
  readonly hands: PerSeat<readonly Card[]>;
  /** 1..9 */
  readonly trickNo: number;
  /** Who led the running trick. */
  readonly leader: Seat;
  readonly lying: readonly Card[];
  /** What the learner may play now; empty when it is not the time. */
  readonly legal: readonly Card[];
  /** A card the school would play; null when nothing is to be played. */
  readonly hint: Card | null;
  /** Points of the tricks taken, last trick included, by team; the learner's is team 0. */
  readonly points: PerTeam<number>;
  readonly tricks: PerTeam<number>;
  readonly weis: PerTeam<number>;
  readonly stoeck: PerTeam<number>;
  /** The Weise announced so far. */
  readonly declared: readonly WeisDeclaration[];
  /** All that has happened; from the index `fresh` on it is new since the last action. */
  readonly events: readonly GuidedEvent[];
  readonly fresh: number;
  /** What is said about the last action. */
  readonly comments: readonly Comment[];
}

/** Why an action was not carried out. */
export type GuidedRefusal =
  | { readonly code: 'wrong-phase' }
  /** The card may not be played, or these are not the Weise: why, and what would do. */
  | { readonly code: 'not-allowed'; readonly verdict: Verdict; readonly legal: readonly Card[] };

export type GuidedResult = Result<Guided, GuidedRefusal>;

/** Points by which a declared contract may stay behind the best and still be called good. */
export const CONTRACT_MARGIN = 5;

/** What goes on at the table while nobody waits for the learner; copied before it is touched. */
interface Table {
  hands: Card[][];
  contract: Contract | null;
  trickNo: number;
  leader: Seat;
  lying: Card[];
  gone: CardSet;
  points: [number, number];
  tricks: [number, number];
  weis: [number, number];
  stoeck: [number, number];
  declared: WeisDeclaration[];
  hasSaidWeis: boolean;
  events: GuidedEvent[];
  comments: Comment[];
}

/** The table before the learner's first action: the others have played up to it. */
export function guidedStart(setup: GuidedSetup): Guided {
  const table: Table = {
    hands: setup.hands.map((hand) => [...hand]),
    contract: setup.contract,
    trickNo: 1,
    leader: setup.leader,
    lying: [],
    gone: CardSet.EMPTY,
    points: [0, 0],
    tricks: [0, 0],
    weis: [0, 0],
    stoeck: [0, 0],
    declared: [],
    hasSaidWeis: !setup.isWhole,
    events: [],
    comments: [],
  };
  playOthers(table, setup);
  return told(table, setup, [], 0);
}

/** What an action does. */
export function guidedAfter(guided: Guided, action: GuidedAction): GuidedResult {
  const { setup, phase } = guided;
  if (phase !== action.do) return refuse({ code: 'wrong-phase' });
  const table = tableOf(guided);
  switch (action.do) {
    case 'declare':
      if (!declare(table, setup, action.choice)) return refuse({ code: 'wrong-phase' });
      break;
    case 'weis': {
      const verdict = judgeWeis({ kind: 'weis', hand: guided.hands[LEARNER] }, action.cards);
      const legal = weisCardsOf(guided.hands[LEARNER]).toArray();
      if (!verdict.right) return refuse({ code: 'not-allowed', verdict, legal });
      table.hasSaidWeis = true;
      table.comments.push({ code: 'judged', verdict });
      announce(table, LEARNER, false);
      break;
    }
    case 'play': {
      const contract = table.contract!;
      const lying = { leader: table.leader, cards: table.lying };
      if (!guided.legal.includes(action.card)) {
        const verdict = objectionTo(action.card, table.hands[LEARNER]!, lying, contract)!;
        return refuse({ code: 'not-allowed', verdict, legal: guided.legal });
      }
      const remark = remarkOn(action.card, sightOf(table, LEARNER));
      if (remark !== null) table.comments.push({ code: 'card', ...remark, card: action.card });
      sayStoeck(table, LEARNER, action.card, action.stoeck);
      put(table, LEARNER, action.card, setup);
      break;
    }
  }
  playOthers(table, setup);
  return ok(told(table, setup, [...guided.actions, action], guided.events.length));
}

/** The table after a list of actions, as far as they are allowed: how a lesson that was left is found again. */
export function guidedReplay(setup: GuidedSetup, actions: readonly GuidedAction[]): Guided {
  let guided = guidedStart(setup);
  for (const action of actions) {
    const next = guidedAfter(guided, action);
    if (!next.ok) return guided;
    guided = next.value;
  }
  return guided;
}

/** A state as a table that can be played on; what the state holds stays as it is. */
function tableOf(guided: Guided): Table {
  const { setup, actions } = guided;
  const played = guided.events.filter((event) => event.type === 'played');
  const lying = guided.lying;
  return {
    hands: guided.hands.map((hand) => [...hand]),
    contract: guided.contract,
    trickNo: guided.trickNo,
    leader: guided.leader,
    lying: [...lying],
    gone: CardSet.from(played.slice(0, played.length - lying.length).map(({ card }) => card)),
    points: [...guided.points],
    tricks: [...guided.tricks],
    weis: [...guided.weis],
    stoeck: [...guided.stoeck],
    declared: [...guided.declared],
    hasSaidWeis: !setup.isWhole || actions.some((action) => action.do === 'weis'),
    events: [...guided.events],
    comments: [],
  };
}

function declare(table: Table, setup: GuidedSetup, choice: ContractChoice): boolean {
  const { declaring } = setup;
  if (declaring === null) return false;
  const hand = setup.hands[LEARNER];
  const verdict = judgeContract(
    { kind: 'contract', hand, pushed: false, worths: declaring.worths, margin: CONTRACT_MARGIN },
    choice,
  );
  table.comments.push({ code: 'judged', verdict });
  const seat: Seat = choice === 'push' ? seatAfter(LEARNER, 2) : LEARNER;
  const contract = choice === 'push' ? declaring.afterPush : choice;
  if (choice === 'push') {
    table.events.push({ type: 'pushed', seat: LEARNER });
    table.comments.push({ code: 'pushed' });
  }
  table.events.push({ type: 'declared', seat, contract });
  if (seat !== LEARNER) table.comments.push({ code: 'declared', seat, contract });
  table.contract = contract;
  return true;
}

function turnOf(table: Table): Seat {
  return seatAfter(table.leader, table.lying.length);
}

function sightOf(table: Table, seat: Seat): Sight {
  const { contract, gone, hands, leader, lying } = table;
  return { seat, hand: hands[seat]!, contract: contract!, leader, lying: [...lying], gone };
}

function isOver(table: Table, setup: GuidedSetup): boolean {
  return table.trickNo > setup.tricks;
}

/** The others play until it is the learner's turn or all is over. */
function playOthers(table: Table, setup: GuidedSetup): void {
  if (table.contract === null) return;
  while (!isOver(table, setup)) {
    const seat = turnOf(table);
    if (seat === LEARNER) return;
    const card = soundCard(sightOf(table, seat));
    if (setup.isWhole && table.trickNo === 1) announce(table, seat, true);
    sayStoeck(table, seat, card, true);
    put(table, seat, card, setup);
  }
}

/** A seat announces all its Weise with its first card. */
function announce(table: Table, seat: Seat, isTold: boolean): void {
  const weise = weiseOf(table.hands[seat]!);
  if (weise.length === 0) return;
  table.declared.push({ seat, weise });
  if (isTold) table.comments.push({ code: 'weis-called', seat, weise });
}

/**
 * Stöck with the second of its cards, held in one hand. That Stöck inside a shown Weis needs no word (`stoeck.with-weis`) is
 * left out: the lesson's deal has none, and its test says so.
 */
function sayStoeck(table: Table, seat: Seat, card: Card, isSaid: boolean): void {
  const pair = stoeckCards(table.contract!);
  const own = table.events.flatMap((event) => (event.type === 'played' && event.seat === seat ? [event.card] : []));
  const isSecond = pair !== null && pair.includes(card) && pair.every((one) => one === card || own.includes(one));
  if (isSecond && isSaid) {
    table.stoeck[teamOf(seat)] += STOECK_POINTS;
    table.comments.push({ code: 'stoeck-said', seat });
  } else if (isSecond) {
    table.comments.push({ code: 'stoeck-forgotten' });
  } else if (isSaid && seat === LEARNER) {
    table.comments.push({ code: 'stoeck-wrong', card });
  }
}

function put(table: Table, seat: Seat, card: Card, setup: GuidedSetup): void {
  table.hands[seat] = table.hands[seat]!.filter((held) => held !== card);
  table.lying.push(card);
  table.events.push({ type: 'played', seat, card });
  if (table.lying.length === SEATS.length) take(table, setup);
}

function take(table: Table, setup: GuidedSetup): void {
  const contract = table.contract!;
  const at = holderOf(modeFor(contract), table.lying);
  const seat = seatAfter(table.leader, at);
  const isLast = setup.isWhole && table.trickNo === TRICKS_PER_ROUND;
  const points = pointsOf(table.lying, contract, table.trickNo, LAW) + (isLast ? LAW.lastTrick : 0);
  table.points[teamOf(seat)] += points;
  table.tricks[teamOf(seat)]++;
  table.events.push({ type: 'taken', seat, points });
  table.comments.push({ code: 'trick-taken', seat, card: table.lying[at]!, points, isLast });
  if (setup.isWhole && table.trickNo === 1) writeWeis(table, setup);
  table.gone = table.gone.union(CardSet.from(table.lying));
  table.lying = [];
  table.leader = seat;
  table.trickNo++;
  if (isOver(table, setup)) finish(table, setup);
}

function writeWeis(table: Table, setup: GuidedSetup): void {
  const { points, scoringTeam } = weisOutcome(table.declared, setup.leader, table.contract!, LAW);
  if (scoringTeam === null) return;
  table.weis = [...points];
  const ours = scoringTeam === teamOf(LEARNER);
  table.comments.push({ code: 'weis-written', ours, points: Math.max(...points) });
}

function finish(table: Table, setup: GuidedSetup): void {
  const isMatch = setup.isWhole && table.tricks.includes(TRICKS_PER_ROUND);
  if (isMatch) table.points[table.tricks[0] > 0 ? 0 : 1] += LAW.matchBonus;
  table.comments.push({ code: 'round-over', points: [...table.points], isMatch });
}

function told(table: Table, setup: GuidedSetup, actions: readonly GuidedAction[], fresh: number): Guided {
  const { contract, declared, events, comments, leader, lying, points, stoeck, tricks, trickNo, weis } = table;
  const hands = table.hands as unknown as PerSeat<readonly Card[]>;
  const phase: GuidedPhase = isOver(table, setup)
    ? 'over'
    : contract === null
      ? 'declare'
      : table.hasSaidWeis
        ? 'play'
        : 'weis';
  const isPlay = phase === 'play' && contract !== null;
  const legal = isPlay ? legalCards(CardSet.from(hands[LEARNER]), lying, modeFor(contract), LAW).toArray() : [];
  const hint = isPlay ? soundCard(sightOf(table, LEARNER)) : null;
  const shown = { contract, declared, events, comments, leader, lying, points, stoeck, tricks, trickNo, weis };
  return { setup, actions, phase, hands, legal, hint, fresh, ...shown };
}
