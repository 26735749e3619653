/**
 * What the networks that come with the package say, to the last bit: the figures were noted from the package as it was
 * before networks could have inputs of their own, so no change to the reading of weights or to the inputs goes unseen.
 * Whoever trains them anew notes them anew.
 */
import { CardSet, type Contract, DEFAULT_PROFILE, perSeat } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { randomFrom, shuffled } from '../random.js';
import { guide } from './trained.js';

interface Noted {
  readonly contract: Contract;
  readonly network: 'worth' | 'people';
  /** Highest figure at the first, tenth, nineteenth and twenty-eighth card. */
  readonly figures: readonly number[];
  /** Sum of the highest figures of all 36 cards, as it comes out in order. */
  readonly sum: number;
}

const NOTED: readonly Noted[] = [
  {
    contract: 'trump:R',
    network: 'worth',
    figures: [0.23465998470783234, 0.5194248557090759, 0.48058202862739563, 0.2701417803764343],
    sum: 0.03360052593052387,
  },
  {
    contract: 'trump:R',
    network: 'people',
    figures: [2.70798397064209, 0.9026846289634705, 1.5804094076156616, 3.084134340286255],
    sum: 35.03761573322117,
  },
  {
    contract: 'obenabe',
    network: 'worth',
    figures: [-0.012567001394927502, 0.819731593132019, -0.0375516302883625, -0.36295372247695923],
    sum: 1.2813823884353042,
  },
  {
    contract: 'obenabe',
    network: 'people',
    figures: [0.9167593121528625, 2.339970350265503, 0.907759428024292, -0.04384922236204147],
    sum: 16.816585712134838,
  },
  {
    contract: 'undenufe',
    network: 'worth',
    figures: [1.406078815460205, -0.23666450381278992, -0.11760569363832474, 0.5740354061126709],
    sum: -1.0880877673625946,
  },
  {
    contract: 'undenufe',
    network: 'people',
    figures: [3.1219325065612793, 2.503262519836426, -0.7805110216140747, -2.1270365715026855],
    sum: 39.872536450624466,
  },
];

describe('The networks of the package', () => {
  it.each(NOTED)('answer as noted: $network of $contract', ({ contract, network, figures, sum }) => {
    const deck = shuffled(randomFrom('figures'));
    const round = guide().boardFor(contract, DEFAULT_PROFILE)[network]!;
    const hands = perSeat((seat) => CardSet.from(deck.slice(seat * 9, seat * 9 + 9)));
    round.start({ hands, leader: 0, declarer: 2, pushed: true, match: true });
    const highest: number[] = [];
    while (!round.position.isOver) {
      const count = round.position.legal();
      round.think(count);
      const values = [...round.values.subarray(0, count)];
      const most = Math.max(...values);
      highest.push(most);
      round.play(round.position.nthLegal(values.indexOf(most)));
    }
    expect([0, 9, 18, 27].map((n) => highest[n])).toEqual(figures);
    expect(highest.reduce((all, figure) => all + figure)).toBe(sum);
  });
});
