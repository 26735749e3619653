/**
 * Arena: two kinds of player against each other over paired deals.
 *
 * Every deal is played twice with the sides swapped, so that the luck of the cards falls out of the difference. The
 * spread of the pairs gives the interval. Deals, dealers and the players' seeds come from one seed.
 */
import {
  apply,
  assert,
  type Card,
  type Command,
  dealByThrees,
  EMPTY_PARTIE,
  fold,
  type PartieState,
  type PerSeat,
  perSeat,
  type Player,
  type RoundAccount,
  type RuleProfile,
  SEAT_COUNT,
  seatAfter,
  type Seat,
  turnOf,
  viewFor,
} from '@puur/rules';
import { randomFrom, shuffled } from './random.js';

/** Points a round that one side made more than the other, over pairs of deals. */
export interface Comparison {
  readonly pairs: number;
  /** First side less second side, points a round. */
  readonly mean: number;
  readonly stdError: number;
  /** The 95 % interval of the mean. */
  readonly low: number;
  readonly high: number;
}

/** Makes the player of a seat from a seed. */
export type Seating = (seed: number, seat: Seat) => Player;

/** Plays `pairs` deals twice, `first` on seats 0 and 2 and then on 1 and 3. */
export async function compare(
  first: Seating,
  second: Seating,
  pairs: number,
  profile: RuleProfile,
  seed: number,
): Promise<Comparison> {
  const differences: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const random = randomFrom(seed, pair);
    const deck = shuffled(random);
    const dealer = seatAfter(0, pair % SEAT_COUNT);
    const sit = (even: Seating, odd: Seating): PerSeat<Player> =>
      perSeat((seat) => (seat % 2 === 0 ? even : odd)(seed + pair, seat));
    const a = await playRound(sit(first, second), deck, dealer, profile);
    const b = await playRound(sit(second, first), deck, dealer, profile);
    differences.push((a.teams[0].total - a.teams[1].total + b.teams[1].total - b.teams[0].total) / 2);
  }
  const mean = differences.reduce((sum, x) => sum + x, 0) / pairs;
  const variance = differences.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (pairs - 1);
  const stdError = Math.sqrt(variance / pairs);
  return { pairs, mean, stdError, low: mean - 1.96 * stdError, high: mean + 1.96 * stdError };
}

/**
 * One round of these four, from the deal to the account. Throws where a player does what the rules refuse.
 * Out of turn only the one who has just played is asked: nothing else happens in a single round from nought.
 */
export async function playRound(
  players: PerSeat<Player>,
  deck: readonly Card[],
  dealer: Seat,
  profile: RuleProfile,
): Promise<RoundAccount> {
  let state = ask(EMPTY_PARTIE, { type: 'open', profile });
  // Whoever the profile lets deal first: the arena moves the deal round the table.
  state = ask({ ...state, nextDealer: dealer }, { type: 'deal', dealer, hands: dealByThrees(deck, dealer) });
  while (state.rounds.length === 0) {
    const seat = turnOf(state);
    if (seat === null) {
      state = ask(state, { type: 'turn-trick' });
      continue;
    }
    const player = players[seat];
    const { action, weise, stoeck } = await player.decide(viewFor(state, seat));
    state = ask(state, action.type === 'play' ? { ...action, seat, weise, stoeck } : { ...action, seat });
    const said = player.interject?.(viewFor(state, seat));
    if (said) state = ask(state, { ...said, seat });
  }
  return state.rounds[0]!.account;
}

function ask(state: PartieState, command: Command): PartieState {
  const judged = apply(state, command);
  assert(judged.ok, `the arena allows it: ${command.type}`);
  return fold(judged.value, state);
}
