/**
 * Pace: how long the host and its bots wait, so that people can follow and say what they have to say.
 *
 * What counts is decided by the order of events, never by time; the pace only leaves room before the next event. How
 * long it is depends on what everybody can see (first trick, an Ober or König of trump) and never on a hand, or the wait
 * itself would tell who holds a Weis or the Stöck. Persons are never hurried.
 */
import { type PartieState, type Seat, seatAfter, stoeckCards } from '@puur/rules';
import type { Millis } from './clock.js';

export interface Pace {
  /** Before a bot declares, pushes or plays. */
  readonly card: Millis;
  /** Before a person's card is covered or its trick turned, where a Weis or Stöck may be said with that card. */
  readonly say: Millis;
  /** How long a complete trick lies that the host turns: one that a bot won, and the last of a round. */
  readonly trick: Millis;
  /** How long people may rest before cards are dealt that a program has cut; null: until somebody asks for them. */
  readonly deal: Millis | null;
  /** How long a bot may think; then a legal card is played for it. */
  readonly patience: Millis;
}

/** A pace for people. */
export const TABLE_PACE: Pace = { card: 700, say: 2000, trick: 1600, deal: null, patience: 30_000 };

/** As fast as possible, for tables of bots. A person at such a table has to say things together with the card. */
export const NO_PACE: Pace = { card: 0, say: 0, trick: 0, deal: 0, patience: 30_000 };

/** How long a bot on turn waits, from the last card or call on. */
export function waitBeforeBot(pace: Pace, state: PartieState, isPerson: (seat: Seat) => boolean): Millis {
  return Math.max(pace.card, waitToSay(pace, state, isPerson));
}

/** How long a complete trick lies before the host turns it. */
export function waitBeforeTurning(pace: Pace, state: PartieState, isPerson: (seat: Seat) => boolean): Millis {
  return Math.max(pace.trick, waitToSay(pace, state, isPerson));
}

function waitToSay({ say }: Pace, { profile, round }: PartieState, isPerson: (seat: Seat) => boolean): Millis {
  const trick = round?.tricks.at(-1);
  const card = trick?.cards.at(-1);
  if (!round?.contract || !trick || card === undefined) return 0;
  if (!isPerson(seatAfter(trick.leader, trick.cards.length - 1))) return 0;
  const mayWeisen = profile.weis && round.tricks.length === 1;
  const maySayStoeck = profile.stoeck && round.stoeck === null && stoeckCards(round.contract)?.includes(card) === true;
  return mayWeisen || maySayStoeck ? say : 0;
}
