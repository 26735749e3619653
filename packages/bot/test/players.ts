/**
 * Players to measure against, and states to test in: one that plays any legal card, one that looks no further than the
 * trick on the table, and games of the first under every kind of profile.
 */
import {
  apply,
  assert,
  beats,
  type Card,
  type Command,
  dealByThrees,
  type Decision,
  EMPTY_PARTIE,
  fold,
  holderOf,
  type PartieState,
  type Player,
  type RoundAccount,
  type RuleProfile,
  type Seat,
  SEAT_COUNT,
  type SeatView,
  strengthOf,
  modeOf,
  TRICKS_PER_ROUND,
  turnOf,
  valuesOf,
  viewFor,
  PRESET_IDS,
} from '@puur/rules';
import { type Random, randomFrom, shuffled } from '../src/random.js';
import { profileOf } from './position.js';

const SILENT = { weise: [], stoeck: false, considered: [] } as const;

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

/** Declares, pushes and plays anything it may, with equal chances. */
export function randomPlayer(seed: number | string, seat: Seat): Player {
  const random = randomFrom(seed, seat, 'random');
  return { decide: ({ options, phase }) => decideAtRandom(options, phase === 'declare', random) };
}

function decideAtRandom({ push, contracts, cards }: SeatView['options'], declares: boolean, random: Random): Decision {
  if (!declares) return { ...SILENT, action: { type: 'play', card: pick(random, cards) } };
  const choice = pick(random, push ? [...contracts, null] : contracts);
  return { ...SILENT, action: choice === null ? { type: 'push' } : { type: 'declare', contract: choice } };
}

/** Takes every trick that it can with its strongest card, and else gives the card of the fewest points. */
export function greedyPlayer(seed: number | string, seat: Seat): Player {
  const random = randomFrom(seed, seat, 'greedy');
  return {
    decide: (view) => {
      if (view.phase === 'declare') return decideAtRandom(view.options, true, random);
      return { ...SILENT, action: { type: 'play', card: greedyCard(view) } };
    },
  };
}

function greedyCard({ round, options, profile }: SeatView): Card {
  const running = round!.tricks.at(-1)!;
  const lying = running.cards.length < SEAT_COUNT ? running.cards : [];
  const trickNo = Math.min(TRICKS_PER_ROUND, round!.tricks.length + (running.cards.length < SEAT_COUNT ? 0 : 1));
  const mode = modeOf(round!.contract!, trickNo);
  const values = valuesOf(round!.contract!, trickNo, profile);
  const holder = lying[holderOf(mode, lying)];
  const takers = options.cards.filter((card) => holder === undefined || beats(mode, card, holder));
  const strongest = (a: Card, b: Card): Card => (strengthOf(mode, b) > strengthOf(mode, a) ? b : a);
  const cheapest = (a: Card, b: Card): Card => (values[b]! < values[a]! ? b : a);
  return takers.length > 0 ? takers.reduce(strongest) : options.cards.reduce(cheapest);
}

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
    const { action, weise, stoeck } =
      seats?.(seat).decide(view) ?? decideAtRandom(view.options, state.phase === 'declare', random);
    state = ask(state, action.type === 'play' ? { ...action, seat, weise, stoeck } : { ...action, seat });
  }
}
