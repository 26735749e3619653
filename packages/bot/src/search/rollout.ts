/**
 * Rollout: a world played out from now on, every seat by the network's best card for what that seat sees.
 *
 * No player in it looks into another hand, so a plan that only works with open cards is not believed in (strategy
 * fusion, the known weakness of solving drawn worlds with open cards).
 */
import type { Perspectives } from '../net/perspectives.js';

/** Plays the rest of a round as the network would; the position then holds points and tricks. */
export function playOut(trial: Perspectives): void {
  const { position } = trial;
  while (!position.isOver) {
    const count = position.legal();
    trial.play(position.nthLegal(count === 1 ? 0 : bestOf(trial, count)));
  }
}

function bestOf(trial: Perspectives, count: number): number {
  trial.think(count);
  const { values } = trial;
  let best = 0;
  for (let n = 1; n < count; n++) if (values[n]! > values[best]!) best = n;
  return best;
}
