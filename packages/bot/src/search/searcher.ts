/**
 * Searcher: the player that searches. It declares and plays by worlds drawn, weighed and played out.
 *
 * When something stands in the way it falls back: to the network alone where no world fits what it was told. What the view
 * allows is always legal.
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
import { cardThatGoesOut, chooseCard, purposeOf } from '../playing.js';
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
import { type Manner, type Share, shared, type Thinking, WHOLE, within } from './manner.js';
import { Race, type Tally } from './race.js';

/** Difference of points by which cards may be apart and still be as good as even: less than the worlds can tell. */
const EVEN = 0.5;

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
    return this.decideBy(view, this.race(view, thinking));
  }

  /**
   * The race that a decision hangs on; null where none is needed, or none can be run. The races of all shares, run
   * anywhere and merged, are as good as one race on all their worlds.
   */
  race(view: SeatView, thinking: Thinking, share: Share = WHOLE): Race | null {
    const manner = shared(within(thinking, this.#manner), share);
    const isLate = clockFor(thinking);
    return view.phase === 'declare'
      ? this.#declareRace(view, manner, isLate, share)
      : this.#playRace(view, manner, isLate, share);
  }

  /** The races of the shares of a decision as one; null where none was run. */
  merge(view: SeatView, thinking: Thinking, tallies: readonly Tally[]): Race | null {
    if (tallies.length === 0) return null;
    const race = Race.merged(tallies);
    if (view.phase === 'declare') return race;
    const { effort } = within(thinking, this.#manner);
    const { round, contract } = roundIn(view);
    const board = this.#guide.boardFor(contract, view.profile);
    const [memory, past] = [remember(view, round, contract), pastOf(view, round, contract)];
    const expected = this.#expected(view, contract, board, memory, past, effort);
    if (expected !== null) race.expect(expected, effort.prior);
    return race;
  }

  /** The decision by a race that was run for this view, or without one. */
  decideBy(view: SeatView, race: Race | null): ReasonedDecision {
    if (view.phase === 'declare') return { ...this.#declare(view, race), weise: [], stoeck: false };
    const { card, reason, considered } = this.#play(view, race);
    const action = { type: 'play', card } as const;
    return { action, weise: weiseToSay(view), stoeck: saysStoeck(card, view), considered, reason };
  }

  #declareRace(view: SeatView, { contractWorlds }: Manner, isLate: Clock, share: Share): Race | null {
    const { round, seat } = view;
    const actions = declarationsIn(view);
    if (round === null || actions.length < 2) return null;
    const random = randomFrom(this.#seed, round.number, seat, 'declare', ...markOf(share));
    return weighContracts(actions, view, round, this.#guide, this.#customFor(view), contractWorlds, random, isLate);
  }

  #declare(view: SeatView, race: Race | null): Pick<ReasonedDecision, 'action' | 'reason' | 'considered'> {
    if (race === null) return chooseContract(view, this.#seed);
    const actions = declarationsIn(view);
    const best = race.best();
    const action = actions[best]!;
    const reason = action.type === 'push' ? 'push' : view.options.push ? 'best-contract' : 'must-declare';
    return { action, reason, considered: consideredIn(race, actions, best, EVEN * measureFor(view).point) };
  }

  #playRace(view: SeatView, { effort }: Manner, isLate: Clock, share: Share): Race | null {
    const { options, profile, seat } = view;
    const { cards } = options;
    const { round, contract } = roundIn(view);
    if (cards.length === 1 || cardThatGoesOut(cards, view, tableOf(view, round, contract)) !== null) return null;
    const board = this.#guide.boardFor(contract, profile);
    const memory = remember(view, round, contract);
    const past = pastOf(view, round, contract);
    return deliberate(
      cards,
      memory,
      past,
      board,
      this.#customFor(view),
      effort,
      profile,
      payoffFor(view, contract, pointsSoFar(round, contract, profile)),
      randomFrom(this.#seed, round.number, seat, memory.trickNo, ...markOf(share)),
      isLate,
      this.#expected(view, contract, board, memory, past, effort),
    );
  }

  #play(view: SeatView, race: Race | null): { card: Card; reason: Reason; considered: readonly Considered[] } {
    const { cards } = view.options;
    const [only] = cards;
    const { round, contract } = roundIn(view);
    assert(only !== undefined, 'a card is due');
    if (cards.length === 1) return { card: only, reason: 'only-card', considered: [] };
    if (race !== null) {
      const within = EVEN * factorFor(contract, view.profile) * measureFor(view).point;
      const picked = this.#pick(race, view, within);
      const card = cards[picked]!;
      const actions = cards.map((other): Action => ({ type: 'play', card: other }));
      return { card, reason: this.#reasonFor(card, view), considered: consideredIn(race, actions, picked, within) };
    }
    const winner = cardThatGoesOut(cards, view, tableOf(view, round, contract));
    if (winner !== null) return { card: winner, reason: 'go-out', considered: [] };
    const board = this.#guide.boardFor(contract, view.profile);
    const figures = glance(board.worth, remember(view, round, contract), pastOf(view, round, contract));
    return { card: cards[figures.indexOf(Math.max(...figures))] ?? only, reason: 'by-feel', considered: [] };
  }

  /**
   * The best card, or, of cards that are as good as even, the one that people would play: a partner that trumps a sure
   * trick because it costs nothing looks as if it could not count.
   */
  #pick(race: Race, view: SeatView, within: number): number {
    const { round, contract } = roundIn(view);
    const even = race.even(within);
    const { people } = this.#guide.boardFor(contract, view.profile);
    if (even.length < 2 || people === null) return race.best();
    const liked = glance(people, remember(view, round, contract), pastOf(view, round, contract));
    return even.reduce((best, n) => (liked[n]! > liked[best]! ? n : best));
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

  /** What a person understands: the simple player's rule where it leads to the same card, else what the card does. */
  #reasonFor(card: Card, view: SeatView): Reason {
    const simple = chooseCard(view, this.#seed);
    if (simple.card === card && simple.reason !== 'count-out') return simple.reason;
    return purposeOf(card, view) ?? 'played-out';
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

/** What may be declared: contracts, and perhaps the push. */
function declarationsIn({ options }: SeatView): readonly Action[] {
  const contracts: Action[] = options.contracts.map((contract) => ({ type: 'declare', contract }));
  return options.push ? [...contracts, { type: 'push' }] : contracts;
}

/** The round of a view in which a card is due. */
function roundIn({ round }: SeatView): { readonly round: RoundView; readonly contract: Contract } {
  assert(round !== null && round.contract !== null, 'a card is due');
  return { round, contract: round.contract };
}

/** What sets the chance of a share apart from that of the others; nothing where there is only one. */
function markOf({ index, of }: Share): readonly (number | string)[] {
  return of === 1 ? [] : ['share', index, of];
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

function consideredIn(race: Race, actions: readonly Action[], chosen: number, within: number): Considered[] {
  return actions.map((action, n) => {
    const { own, theirs, stdError } = race.figures(n);
    return { action, expectedPoints: own, expectedTheirs: theirs, stdError, isEven: race.isEven(chosen, n, within) };
  });
}
