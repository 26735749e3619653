/**
 * States to test in: games of a player that does anything it may, or of others, under every kind of profile.
 */
import {
  apply,
  assert,
  type Command,
  dealByThrees,
  type Decision,
  EMPTY_PARTIE,
  fold,
  type PartieState,
  type RoundAccount,
  type RuleProfile,
  type Seat,
  SEAT_COUNT,
  type SeatView,
  turnOf,
  viewFor,
  PRESET_IDS,
} from '@puur/rules';
import { randomFrom, shuffled } from '../src/random.js';
import { randomDecision } from '../src/rivals/random-player.js';
import { profileOf } from './position.js';

/** Rules of every kind: all presets, and the settings that change what may be played, declared or known. */
export const TABLES: readonly RuleProfile[] = [
  ...PRESET_IDS,
  { contracts: ['slalom', 'gusti'], mixedModeValues: 'per-trick' },
  { contracts: ['trump', 'obenabe', 'undenufe', 'slalom', 'gusti'], pushing: 'round-robin', leader: 'declarer' },
  { undertrump: 'allowed-if-void', puurExempt: false, pushing: 'once-with-push-back' },
  { mayTrumpWhenAbleToFollow: false, onlyTrumps: 'must-overtrump-if-able', pushing: 'none' },
  { endMode: 'claim', bergpreis: true, stoeckAnnounce: 'automatic', kreuzweis: false, contracts: ['trump'] },
].map(profileOf);

function ask(state: PartieState, command: Command): PartieState {
  const judged = apply(state, command);
  assert(judged.ok, `the table allows it: ${command.type}`);
  return fold(judged.value, state);
}

/** A round dealt from a seed. */
export function dealt(profile: RuleProfile, seed: number): PartieState {
  const dealer = (((seed % SEAT_COUNT) + SEAT_COUNT) % SEAT_COUNT) as Seat;
  const open = ask(EMPTY_PARTIE, { type: 'open', profile });
  const drawn = { ...open, nextDealer: dealer };
  return ask(drawn, { type: 'deal', dealer, hands: dealByThrees(shuffled(randomFrom(seed, 'deal')), dealer) });
}

/** The account of the round that these players finish from here. */
export function accountAfter(from: PartieState, player: { decide: (view: SeatView) => Decision }): RoundAccount {
  let state = from;
  while (state.rounds.length === 0) {
    const seat = turnOf(state);
    if (seat === null) {
      state = ask(state, { type: 'turn-trick' });
      continue;
    }
    const { action, weise, stoeck } = player.decide(viewFor(state, seat));
    state = ask(state, action.type === 'play' ? { ...action, seat, weise, stoeck } : { ...action, seat });
  }
  return state.rounds[0]!.account;
}

/**
 * The states of a round in which somebody has to act, from the deal to the last card; played at random, or by players
 * who also say what they have to say.
 */
export function* statesOfRound(
  profile: RuleProfile,
  seed: number,
  seats?: (seat: Seat) => { decide: (view: SeatView) => Decision },
): Generator<{ state: PartieState; seat: Seat }> {
  const random = randomFrom(seed, 'moves');
  let state = dealt(profile, seed);
  while (state.rounds.length === 0) {
    const seat = turnOf(state);
    if (seat === null) {
      state = ask(state, { type: 'turn-trick' });
      continue;
    }
    yield { state, seat };
    const view = viewFor(state, seat);
    const { action, weise, stoeck } = seats?.(seat).decide(view) ?? randomDecision(view, random);
    state = ask(state, action.type === 'play' ? { ...action, seat, weise, stoeck } : { ...action, seat });
  }
}
