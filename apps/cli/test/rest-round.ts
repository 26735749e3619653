/**
 * Rounds for players over the network: random ones with every view that a seat was asked with, and rounds that four
 * players play, with whatever the rules refuse thrown.
 */
import {
  apply,
  assert,
  CARDS,
  type Command,
  type Contract,
  dealByThrees,
  EMPTY_PARTIE,
  fold,
  type PartieState,
  type PerSeat,
  type Player,
  type RoundAccount,
  type RuleProfile,
  type Seat,
  type SeatView,
  turnOf,
  viewFor,
} from '@puur/rules';

/** The next whole number below a bound. The generator of Numerical Recipes: good enough to deal for a test. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
}

/** Adds what a command leads to; throws where it is refused. */
export function does(state: PartieState, command: Command): PartieState {
  const judged = apply(state, command);
  if (!judged.ok) throw new Error(`${command.type}: ${JSON.stringify(judged.error)}`);
  return fold(judged.value, state);
}

export function dealt(seed: number, dealer: Seat, profile: RuleProfile): PartieState {
  const next = numbersFrom(seed);
  const deck = CARDS.map((card) => ({ card, key: next(2 ** 30) }))
    .sort((a, b) => a.key - b.key)
    .map(({ card }) => card);
  const opened = does(EMPTY_PARTIE, { type: 'open', profile });
  return does({ ...opened, nextDealer: dealer }, { type: 'deal', dealer, hands: dealByThrees(deck, dealer) });
}

export interface RandomRound {
  readonly seed: number;
  readonly dealer: Seat;
  readonly contract: Contract;
  readonly pushed: boolean;
  readonly profile: RuleProfile;
  /** Whether the host turns each trick, or leaves that to the next lead. */
  readonly turns: boolean;
}

/** Every view that a seat had to answer in a round of random legal cards. */
export function viewsOf({ seed, dealer, contract, pushed, profile, turns }: RandomRound): SeatView[] {
  const next = numbersFrom(seed + 1);
  const views: SeatView[] = [];
  let state = dealt(seed, dealer, profile);
  const look = (): Seat => {
    const seat = turnOf(state);
    assert(seat !== null, 'somebody is asked');
    views.push(viewFor(state, seat));
    return seat;
  };
  const forehand = look();
  if (pushed) {
    state = does(state, { type: 'push', seat: forehand });
    look();
  }
  state = does(state, { type: 'declare', seat: turnOf(state)!, contract });
  while (turnOf(state) !== null) {
    const seat = look();
    const { cards } = viewFor(state, seat).options;
    state = does(state, { type: 'play', seat, card: cards[next(cards.length)]! });
    if (turns && state.phase === 'trick-complete' && turnOf(state) !== null) {
      state = does(state, { type: 'turn-trick' });
    }
  }
  return views;
}

/** One round of these four, counted. `contract` is declared by the forehand if it is given, else they choose. */
export async function playRound(
  players: PerSeat<Player>,
  seed: number,
  dealer: Seat,
  profile: RuleProfile,
  contract?: Contract,
): Promise<RoundAccount> {
  let state = dealt(seed, dealer, profile);
  if (contract !== undefined) state = does(state, { type: 'declare', seat: turnOf(state)!, contract });
  while (state.rounds.length === 0) {
    const seat = turnOf(state);
    if (seat === null) {
      state = does(state, { type: 'turn-trick' });
      continue;
    }
    const { action, weise, stoeck } = await players[seat].decide(viewFor(state, seat));
    state = does(state, action.type === 'play' ? { ...action, seat, weise, stoeck } : { ...action, seat });
    for (const other of [0, 1, 2, 3] as const) {
      const said = players[other].interject?.(viewFor(state, other));
      if (said) state = does(state, { ...said, seat: other });
    }
  }
  return state.rounds[0]!.account;
}
