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
  type Decision,
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
import { remember } from '../memory.js';
import { cardThatGoesOut, chooseCard } from '../playing.js';
import { randomFrom } from '../random.js';
import type { Reason } from '../reason.js';
import { tableOf } from '../table.js';
import { Custom } from './custom.js';
import { weighContracts } from './declare.js';
import { type Clock, deliberate, type Effort } from './deliberate.js';
import type { Guide } from './guide.js';
import { historyOf } from './history.js';
import { payoffFor } from './payoff.js';
import type { Race } from './race.js';

export interface Manner {
  readonly effort: Effort;
  /** Worlds in which contracts are tried; 0 leaves them to the table of valuation.ts. */
  readonly contractWorlds: number;
}

export interface Searched extends Decision {
  readonly reason: Reason;
}

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

  /** The decision of the seat to act. `isLate` tells how much of the time is used up. */
  decide(view: SeatView, isLate: Clock): Searched {
    if (view.phase === 'declare') return { ...this.#declare(view, isLate), weise: [], stoeck: false };
    const { card, reason, considered } = this.#play(view, isLate);
    const action = { type: 'play', card } as const;
    return { action, weise: weiseToSay(view), stoeck: saysStoeck(card, view), considered, reason };
  }

  #declare(view: SeatView, isLate: Clock): Pick<Searched, 'action' | 'reason' | 'considered'> {
    const { round, options, seat } = view;
    const { contractWorlds } = this.#manner;
    const actions: Action[] = options.contracts.map((contract) => ({ type: 'declare', contract }));
    if (options.push) actions.push({ type: 'push' });
    if (round === null || contractWorlds === 0 || actions.length < 2) return chooseContract(view, this.#seed);
    const random = randomFrom(this.#seed, round.number, seat, 'declare');
    const custom = this.#customFor(view);
    const race = weighContracts(actions, view, round, this.#guide, custom, contractWorlds, random, isLate);
    const action = actions[race.best()]!;
    const reason = action.type === 'push' ? 'push' : options.push ? 'best-contract' : 'must-declare';
    return { action, reason, considered: consideredIn(race, actions) };
  }

  #play(view: SeatView, isLate: Clock): { card: Card; reason: Reason; considered: readonly Considered[] } {
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
    const race = deliberate(
      cards,
      memory,
      historyOf(view, round, contract),
      board,
      this.#customFor(view),
      this.#manner.effort,
      payoffFor(view, contract, pointsSoFar(round, contract, view.profile)),
      random,
      isLate,
    );
    if (race === null) return chooseCard(view, this.#seed);
    const actions = cards.map((card): Action => ({ type: 'play', card }));
    return { card: cards[race.best()]!, reason: 'played-out', considered: consideredIn(race, actions) };
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

function consideredIn(race: Race, actions: readonly Action[]): Considered[] {
  return actions.map((action, n) => {
    const { own, stdError } = race.standing(n);
    return { action, expectedPoints: own, stdError };
  });
}
