/**
 * Searcher: the player that searches. It declares and plays by worlds drawn, weighed and played out.
 *
 * When something stands in the way it falls back step by step: to the network alone where no world fits what it was told,
 * to the simple player where there is no network for the contract, and what the view allows is always legal.
 */
import {
  assert,
  type Action,
  type Card,
  type Considered,
  type Contract,
  factorFor,
  type PerTeam,
  type RoundView,
  type RuleProfile,
  SEAT_COUNT,
  type SeatView,
  teamOf,
  valuesOf,
} from '@puur/rules';
import { saysStoeck, weiseToSay } from '../announcing.js';
import { chooseContract } from '../declaring.js';
import { type Memory, remember } from '../memory.js';
import { cardThatGoesOut, chooseCard } from '../playing.js';
import { randomFrom } from '../random.js';
import type { Reason, ReasonedDecision } from '../reason.js';
import { measureFor } from '../standing.js';
import { tableOf } from '../table.js';
import { WORTH_UNIT } from '../net/network.js';
import { Custom } from './custom.js';
import { weighContracts } from './declare.js';
import { type Clock, deliberate, type Effort } from './deliberate.js';
import { glance } from './glance.js';
import type { Board, Guide } from './guide.js';
import { type Past, pastOf } from './past.js';
import { payoffFor } from './payoff.js';
import { type Manner, type Thinking, within } from './manner.js';
import type { Race } from './race.js';

export class Searcher {
  readonly #guide: Guide;
  readonly #manner: Manner;
  readonly #seed: number | string;
  readonly #customs = new Map<string, Custom>();

  constructor(guide: Guide, manner: Manner, seed: number | string) {
    this.#guide = guide;
    this.#manner = manner;
    this.#seed = seed;
  }

  /** The decision of the seat to act, within a budget. */
  decide(view: SeatView, thinking: Thinking): ReasonedDecision {
    const manner = within(thinking, this.#manner);
    const isLate = clockFor(thinking);
    if (view.phase === 'declare') return { ...this.#declare(view, manner, isLate), weise: [], stoeck: false };
    const { card, reason, considered } = this.#play(view, manner, isLate);
    const action = { type: 'play', card } as const;
    return { action, weise: weiseToSay(view), stoeck: saysStoeck(card, view), considered, reason };
  }

  #declare(
    view: SeatView,
    { contractWorlds }: Manner,
    isLate: Clock,
  ): Pick<ReasonedDecision, 'action' | 'reason' | 'considered'> {
    const { round, options, seat } = view;
    const actions: Action[] = options.contracts.map((contract) => ({ type: 'declare', contract }));
    if (options.push) actions.push({ type: 'push' });
    if (round === null || actions.length < 2) return chooseContract(view, this.#seed);
    const random = randomFrom(this.#seed, round.number, seat, 'declare');
    const custom = this.#customFor(view);
    const race = weighContracts(actions, view, round, this.#guide, custom, contractWorlds, random, isLate);
    const action = actions[race.best()]!;
    const reason = action.type === 'push' ? 'push' : options.push ? 'best-contract' : 'must-declare';
    return { action, reason, considered: consideredIn(race, actions) };
  }

  #play(
    view: SeatView,
    { effort }: Manner,
    isLate: Clock,
  ): { card: Card; reason: Reason; considered: readonly Considered[] } {
    const { round, options, seat } = view;
    const { cards } = options;
    const [only] = cards;
    assert(round !== null && round.contract !== null && only !== undefined, 'a card is due');
    const { contract } = round;
    if (cards.length === 1) return { card: only, reason: 'only-card', considered: [] };
    const board = this.#guide.boardFor(contract, view.profile);
    if (board === null) return chooseCard(view, this.#seed);
    const table = tableOf(view, round, contract);
    const winner = cardThatGoesOut(cards, view, table);
    if (winner !== null) return { card: winner, reason: 'go-out', considered: [] };
    const memory = remember(view, round, contract);
    const random = randomFrom(this.#seed, round.number, seat, memory.trickNo);
    const past = pastOf(view, round, contract);
    const race = deliberate(
      cards,
      memory,
      past,
      board,
      this.#customFor(view),
      effort,
      view.profile,
      payoffFor(view, contract, pointsSoFar(round, contract, view.profile)),
      random,
      isLate,
      this.#expected(view, contract, board, memory, past, effort),
    );
    if (race === null) {
      const figures = glance(board.worth, memory, past);
      return { card: cards[figures.indexOf(Math.max(...figures))] ?? only, reason: 'by-feel', considered: [] };
    }
    const card = cards[race.best()]!;
    const actions = cards.map((other): Action => ({ type: 'play', card: other }));
    return { card, reason: this.#reasonFor(card, view), considered: consideredIn(race, actions) };
  }

  /** What the network alone thinks of the cards, in points; null where they are solved, or the measure is not points. */
  #expected(
    view: SeatView,
    contract: Contract,
    board: Board,
    memory: Memory,
    past: Past,
    effort: Effort,
  ): readonly number[] | null {
    if (effort.prior === 0 || memory.hand.size <= effort.exact || measureFor(view).nearEnd) return null;
    const unit = WORTH_UNIT * factorFor(contract, view.profile);
    const figures = glance(board.worth, memory, past);
    // From a view that contradicts itself the network may read another seat's turn.
    return figures.length === view.options.cards.length ? figures.map((figure) => figure * unit) : null;
  }

  /** Where the simple player's rule leads to the same card, that rule is the reason a person understands. */
  #reasonFor(card: Card, view: SeatView): Reason {
    const simple = chooseCard(view, this.#seed);
    return simple.card === card && simple.reason !== 'count-out' ? simple.reason : 'played-out';
  }

  #customFor({ profile }: SeatView): Custom {
    const key = JSON.stringify([profile.factors, profile.contracts, profile.matchBonus]);
    let custom = this.#customs.get(key);
    if (custom === undefined) {
      custom = new Custom(profile);
      this.#customs.set(key, custom);
    }
    return custom;
  }
}

/** Card points by team in the tricks taken so far: what the view's own count holds already. */
function pointsSoFar(round: RoundView, contract: Contract, profile: RuleProfile): PerTeam<number> {
  const points: [number, number] = [0, 0];
  for (const [index, { cards, holder }] of round.tricks.entries()) {
    if (cards.length < SEAT_COUNT || holder === null) continue;
    const values = valuesOf(contract, index + 1, profile);
    for (const card of cards) points[teamOf(holder)] += values[card]!;
  }
  return points;
}

/** Tells how late it is by the clock that came with the budget; never late without. */
function clockFor({ timeMs, now }: Thinking): Clock {
  if (timeMs === undefined || now === undefined) return () => false;
  const begin = now();
  return (share) => now() - begin >= share * timeMs;
}

function consideredIn(race: Race, actions: readonly Action[]): Considered[] {
  return actions.map((action, n) => {
    const { own, stdError } = race.figures(n);
    return { action, expectedPoints: own, stdError };
  });
}
