/**
 * Rollout: a world played out from now on, every seat by the network's best card for what that seat sees.
 *
 * No player in it looks into another hand, so a plan that only works with open cards is not believed in (strategy
 * fusion, the known weakness of solving drawn worlds with open cards).
 *
 * Where the Partie ends as soon as a side has enough, the rollout ends there, and whoever can take what is missing with
 * a card that surely takes the trick plays it: the networks have learnt rounds, not the last trick of a Partie.
 */
import { type Card, isTrumpMode, NONE, RANK_COUNT, type Team } from '@puur/rules';
import type { Perspectives } from '../net/perspectives.js';

/** Card points of the round, without factor, with which each side has reached the target. */
export type Goal = readonly [number, number];

/** Plays the rest of a round, or until a side has reached its goal; the position then holds points and tricks. */
export function playOut(trial: Perspectives, goal: Goal | null = null): void {
  const { position } = trial;
  while (!position.isOver) {
    if (goal !== null && position.lying === 0 && isReached(position.points, goal)) return;
    const count = position.legal();
    let card = goal === null ? NONE : winner(trial, count, goal);
    if (card === NONE) card = position.nthLegal(count === 1 ? 0 : bestOf(trial, count));
    trial.play(card as Card);
  }
}

export function isReached(points: ArrayLike<number>, goal: Goal): boolean {
  return points[0]! >= goal[0] || points[1]! >= goal[1];
}

function bestOf(trial: Perspectives, count: number): number {
  trial.think(count);
  const { values } = trial;
  let best = 0;
  for (let n = 1; n < count; n++) if (values[n]! > values[best]!) best = n;
  return best;
}

/** A card with which the seat to act surely takes a trick that is enough; NONE if there is none. */
function winner(trial: Perspectives, count: number, goal: Goal): number {
  const { position } = trial;
  const { seat, lying, points, pot } = position;
  const team = (seat & 1) as Team;
  // Only the first card of a trick and the last are looked at: between them nothing is sure without knowing the others.
  if (lying !== 0 && lying !== 3) return NONE;
  for (let n = 0; n < count; n++) {
    const card = position.nthLegal(n);
    if (points[team]! + pot + position.valueOf(card) < goal[team]) continue;
    if (lying === 3 ? position.takes(card) || (position.holder & 1) === team : isBock(trial, card)) return card;
  }
  return NONE;
}

/** Whether no card outside beats this one, trumps neither. */
function isBock(trial: Perspectives, card: Card): boolean {
  const { mode } = trial.position;
  if (trial.higherOutside(card) > 0) return false;
  if (!isTrumpMode(mode)) return true;
  return ((card / RANK_COUNT) | 0) === (mode as number) || trial.outside(mode) === 0;
}
