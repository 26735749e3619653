/**
 * Looking back: what a seat's choices in a round cost, asked of a player that saw no more than the seat did.
 *
 * A choice is judged by the view that its seat had then (`viewFor`), never by the open cards: who could not know is not
 * blamed, and a mistake that luck made good stays one. What a choice cost is the difference of expected points between
 * the best card and the one that was laid, both from one decision. Small differences are noise of the drawn worlds, so
 * only what is above `DEAR` and above its own error is called dear.
 */
import {
  accountSoFar,
  type Action,
  type Card,
  type Considered,
  type Decision,
  evolve,
  EMPTY_PARTIE,
  factorFor,
  type PartieEvent,
  type PartieState,
  type Seat,
  type SeatView,
  teamOf,
  TRICKS_PER_ROUND,
  viewFor,
} from '@puur/rules';
import { cardThatGoesOut } from './playing.js';
import type { Reason } from './reason.js';
import { tableOf } from './table.js';

/** Points of a round, before the contract's factor, from which on a choice is called dear. */
export const DEAR = 3;
/** How many of them are told. */
export const DEAREST = 3;

/** A choice between two actions or more, as its seat had it. */
export interface OwnChoice {
  readonly view: SeatView;
  readonly done: Action;
  /** The trick of a card, from 1; null of a declaration. */
  readonly trick: number | null;
  /** Cards that lay in the round with the own one. */
  readonly laid: number;
  /** Points that the own side had written for Weis and Stöck by then. */
  readonly beside: number;
}

/** What a player thinks of a choice. */
export interface Judgement {
  readonly choice: OwnChoice;
  /** What it would have done; the same action where there was nothing better. */
  readonly better: Action;
  /** Why; null where it does not say. */
  readonly reason: Reason | null;
  /**
   * Points that the own side was to expect of the tricks of the round, with last trick, match and factor but without Weis
   * and Stöck, with the best action and with the one that was done. Near the end of a Partie the best action may be the one
   * that surely wins it and brings less; then `best` is what the other would have brought.
   */
  readonly best: number | null;
  readonly got: number | null;
  /** `best` less `got` where that is dear, else 0. Declarations are not told in points: 0. */
  readonly loss: number;
  /** A card was passed over that surely reached the target: nothing is dearer, and no figure says how much; both are null. */
  readonly isMissed: boolean;
}

/** A round looked back at. */
export interface LookBack {
  /** Points expected before the first card of the seat; null where it never had a choice. */
  readonly start: number | null;
  /** Points that were written for the tricks; null of a round that was broken off, which no whole one compares with. */
  readonly end: number | null;
  /** Expected after a trick, as far as there was a choice in the next one, and in the end what was written, if anything. */
  readonly course: readonly { readonly trick: number; readonly points: number }[];
  /** The dearest choices, the dearest first. */
  readonly dearest: readonly Judgement[];
  /** What all dear choices cost. What everything else brought is `end` less `start`, and `lost` more. */
  readonly lost: number;
  /** Declared or pushed otherwise than the player would have. */
  readonly declaration: Judgement | null;
}

/** The choices of a seat in a round of a log, in order. A deal that was thrown in is passed over. */
export function choicesOf(log: readonly PartieEvent[], round: number, seat: Seat): readonly OwnChoice[] {
  let state = EMPTY_PARTIE;
  let choices: OwnChoice[] = [];
  let laid = 0;
  for (const event of log) {
    const before = state;
    state = evolve(state, event);
    if (event.type === 'dealt') laid = 0;
    if (event.type === 'dealt' && state.round?.number === round) choices = [];
    if (event.type === 'card-played') laid++;
    const done = actionIn(event, seat);
    if (done === null || before.round?.number !== round) continue;
    const view = viewFor(before, seat);
    const { options } = view;
    const wasFree =
      done.type === 'play' ? options.cards.length > 1 : options.contracts.length + (options.push ? 1 : 0) > 1;
    if (!wasFree) continue;
    choices.push({
      view,
      done,
      trick: done.type === 'play' ? Math.ceil(laid / 4) : null,
      laid,
      beside: besideIn(before, seat),
    });
  }
  return choices;
}

/** Points for Weis and Stöck that a seat's side has written in the running round. */
function besideIn({ round, profile }: PartieState, seat: Seat): number {
  if (round === null || round.contract === null) return 0;
  const { weis, stoeck } = accountSoFar(round, profile).teams[teamOf(seat)].blocks;
  return weis + stoeck;
}

/** What a seat did in an event, where that was an action of its own. */
function actionIn(event: PartieEvent, seat: Seat): Action | null {
  if (!('seat' in event) || event.seat !== seat) return null;
  if (event.type === 'pushed') return { type: 'push' };
  if (event.type === 'declared') return { type: 'declare', contract: event.contract };
  return event.type === 'card-played' ? { type: 'play', card: event.card } : null;
}

/** A choice by the decision of a player on its view; null where the player did not weigh what was done. */
export function judge(choice: OwnChoice, decision: Decision & { readonly reason?: Reason | null }): Judgement | null {
  const { done, view } = choice;
  if (decision.reason === 'go-out') {
    const isMissed = done.type === 'play' && !goesOut(done.card, view);
    const better = isMissed ? decision.action : done;
    return { choice, better, reason: 'go-out', best: null, got: null, loss: 0, isMissed };
  }
  const figureOf = (action: Action): Considered | undefined =>
    decision.considered.find((one) => isSame(one.action, action));
  const [own, best] = [figureOf(done), figureOf(decision.action)];
  if (own === undefined || best === undefined) return null;
  const contract = view.round?.contract ?? null;
  const behind = best.expectedPoints - own.expectedPoints;
  const isDear =
    done.type === 'play' &&
    contract !== null &&
    behind >= DEAR * factorFor(contract, view.profile) &&
    behind >= own.stdError;
  return {
    choice,
    better: isDear || done.type !== 'play' ? decision.action : done,
    reason: decision.reason ?? null,
    best: Math.max(best.expectedPoints, own.expectedPoints) - choice.beside,
    got: own.expectedPoints - choice.beside,
    loss: isDear ? behind : 0,
    isMissed: false,
  };
}

/** Whether a card would surely have reached the target. */
function goesOut(card: Card, view: SeatView): boolean {
  const { round } = view;
  const contract = round?.contract ?? null;
  return round !== null && contract !== null && cardThatGoesOut([card], view, tableOf(view, round, contract)) !== null;
}

/**
 * A round of which every choice was judged, in order, and in which the seat's side wrote `end` points for the tricks; null
 * where it was broken off.
 */
export function lookBack(judgements: readonly Judgement[], end: number | null): LookBack {
  const cards = judgements.filter(({ choice }) => choice.trick !== null);
  const known = cards.flatMap(({ choice, best }) =>
    best === null ? [] : [{ trick: choice.trick! - 1, points: best }],
  );
  const dear = cards.filter(({ loss, isMissed }) => loss > 0 || isMissed);
  const lost = dear.reduce((sum, { loss }) => sum + loss, 0);
  const declared = judgements.filter(({ choice }) => choice.trick === null).at(-1);
  return {
    start: known[0]?.points ?? null,
    end,
    course: [...known.slice(1), ...(end === null ? [] : [{ trick: TRICKS_PER_ROUND, points: end }])],
    dearest: dear.toSorted((a, b) => Number(b.isMissed) - Number(a.isMissed) || b.loss - a.loss).slice(0, DEAREST),
    lost,
    declaration: declared && !isSame(declared.better, declared.choice.done) ? declared : null,
  };
}

/** Whether two actions are the same. */
export function isSame(a: Action, b: Action): boolean {
  switch (a.type) {
    case 'push':
      return b.type === 'push';
    case 'declare':
      return b.type === 'declare' && a.contract === b.contract;
    case 'play':
      return b.type === 'play' && a.card === b.card;
  }
}
