/**
 * Replay: a log from outside, judged from the first event to the last.
 *
 * Each event is turned back into the command that asks for it and judged anew; what follows by itself (a turned trick,
 * the account of a round) has to stand in the log exactly as the rules give it. So a record that replays is a Partie
 * that could have been played, counted right.
 */
import { suitOf } from '../cards/card.js';
import { trumpOf } from '../play/contract.js';
import { refuse, ok, type Result } from '../result.js';
import type { Command, PartieEvent } from './event.js';
import { apply } from './judge.js';
import type { Refusal } from './refusal.js';
import { EMPTY_PARTIE, evolve, type PartieState } from './state.js';

export interface ReplayRefusal {
  /** Index of the event in the log. */
  readonly index: number;
  readonly event: PartieEvent;
  /** `refused`: the rules do not allow it · `differs`: something else follows here · `unasked`: it never comes by itself. */
  readonly code: 'refused' | 'differs' | 'unasked';
  readonly refusal?: Refusal;
  /** What the rules give at this place, where that is known. */
  readonly expected?: PartieEvent;
}

/** Judges a whole log. The state it leads to, or the first event that cannot stand there. */
export function replay(
  log: readonly PartieEvent[],
  from: PartieState = EMPTY_PARTIE,
): Result<PartieState, ReplayRefusal> {
  let state = from;
  let due: readonly PartieEvent[] = [];
  for (const [index, event] of log.entries()) {
    if (due.length === 0) {
      const command = commandFor(event);
      if (command === null || !leadsWhatItSaid(log, index)) return refuse({ index, event, code: 'unasked' });
      const judged = apply(state, command);
      if (!judged.ok) return refuse({ index, event, code: 'refused', refusal: judged.error });
      due = judged.value;
    }
    const [expected, ...rest] = due;
    if (!sameJson(event, expected)) return refuse({ index, event, code: 'differs', ...(expected && { expected }) });
    state = evolve(state, event);
    due = rest;
  }
  return ok(state);
}

/** A silent declaration is its lead: the next card of the log, if there is one, has to be of the suit it made trump. */
function leadsWhatItSaid(log: readonly PartieEvent[], index: number): boolean {
  const event = log[index]!;
  if (event.type !== 'declared' || !event.silent) return true;
  for (let later = index + 1; later < log.length; later++) {
    const next = log[later]!;
    if (next.type === 'card-played') return suitOf(next.card) === trumpOf(event.contract);
    // The deal was thrown in before the card fell.
    if (next.type === 'misdealt') return true;
  }
  return true;
}

/** The command that an event answers; null for events that only follow from others. */
export function commandFor(event: PartieEvent): Command | null {
  switch (event.type) {
    case 'opened':
      return { type: 'open', profile: event.profile };
    case 'drawn':
      return { type: 'draw', cards: event.cards };
    case 'shuffle-committed':
      return { type: 'commit-shuffle', commitment: event.commitment };
    case 'cut':
      return { type: 'cut', seat: event.seat, text: event.text };
    case 'dealt':
      return { type: 'deal', dealer: event.dealer, hands: event.hands };
    case 'misdealt':
      return { type: 'misdeal', reason: event.reason };
    case 'pushed':
      return { type: 'push', seat: event.seat };
    case 'declared':
      return { type: 'declare', seat: event.seat, contract: event.contract, silent: event.silent };
    case 'weis-announced':
      return { type: 'announce-weis', seat: event.seat, weise: event.weise };
    case 'card-played':
      return { type: 'play', seat: event.seat, card: event.card };
    case 'stoeck-announced':
      return { type: 'announce-stoeck', seat: event.seat };
    case 'trick-turned':
      return { type: 'turn-trick' };
    case 'rest-claimed':
      return { type: 'claim-rest', seat: event.seat };
    case 'claimed':
      return { type: 'claim', seat: event.seat, goal: event.goal };
    case 'shuffle-revealed':
      return { type: 'reveal-shuffle', secret: event.secret };
    case 'weis-shown':
    case 'berg-won':
    case 'round-scored':
    case 'partie-ended':
      return null;
  }
}

/** Equality of plain JSON values, whatever the order of their keys. */
function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.length === right.length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && sameJson(value, (b as Record<string, unknown>)[key]))
  );
}
