/**
 * Likelihood: how likely the others would have played as they did if a drawn world were the true one.
 *
 * Each past choice of another seat between two cards and more is asked of the networks: drawn by worth (a good player)
 * and by custom (a person), half and half, with a share for cards played for reasons of their own. The seat's own plays
 * say nothing. Where no network knows how people play, worth alone is asked. Policy-based inference: Rebstock et al. 2019 for Skat.
 */
import type { Board } from './guide.js';
import type { Past } from './past.js';
import { openingIn } from './past.js';
import { type CardSet, type PerSeat } from '@puur/rules';
import { WORTH_UNIT } from '../net/network.js';

export interface Trust {
  /** How softly a good player is thought to choose, in points. */
  readonly softness: number;
  /** Share of the people's network. */
  readonly people: number;
  /** Share of choices for reasons of their own. */
  readonly strange: number;
}

/**
 * Plays the past in `world` on the board, which then stands at now; the logarithm of its likelihood, 0 without trust.
 * Where another seat could not have played as it did this is -Infinity, and the board stands before that card.
 */
export function replayIn(world: PerSeat<CardSet>, past: Past, board: Board, trust: Trust | null): number {
  const { worth } = board;
  const opening = openingIn(world, past);
  const { cards, seat: self } = past;
  const people = trust !== null && trust.people > 0 ? board.people : null;
  worth.start(opening);
  people?.start(opening);
  const { position } = worth;
  let log = 0;
  for (let n = 0; n < cards.length; n++) {
    const card = cards[n]!;
    if (trust !== null && position.seat !== self) {
      const count = position.legal();
      let index = 0;
      while (index < count && position.nthLegal(index) !== card) index++;
      if (index === count) return -Infinity;
      if (count > 1) {
        worth.think(count);
        let chance = shareOf(worth.values, count, index, WORTH_UNIT / trust.softness);
        if (people !== null) {
          people.position.legal();
          people.think(count);
          chance = (1 - trust.people) * chance + trust.people * shareOf(people.values, count, index, 1);
        }
        log += Math.log((1 - trust.strange) * chance + trust.strange / count);
      }
    }
    worth.play(card);
    people?.play(card);
  }
  return log;
}

/** Share of the `index`-th of `count` values in the sum of their exponentials. */
export function shareOf(values: Float32Array, count: number, index: number, sharpness: number): number {
  const own = values[index]!;
  let sum = 0;
  for (let n = 0; n < count; n++) sum += Math.exp((values[n]! - own) * sharpness);
  return 1 / sum;
}
