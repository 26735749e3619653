/**
 * Declare: which contract, or a push, by worlds drawn and played out.
 *
 * 1. Hands for the others are drawn; after a push the forehand's is one that would have been pushed (custom.ts).
 * 2. In each world every contract still in the race is played out by the networks (rollout.ts), and counted with factor,
 *    match, the Weise that lie in the hands, and Stöck.
 * 3. A push is the contract that the partner would then choose by its own hand alone, played out in the same world.
 * 4. What points are worth is a matter of the score (standing.ts).
 *
 * So the bar for a push follows from the table's rules and the score, and needs no figure of its own.
 */
import {
  type Action,
  CardSet,
  type Contract,
  factorFor,
  HAND_SIZE,
  type PerSeat,
  perSeat,
  type PerTeam,
  type RoundView,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  type SeatView,
  STOECK_POINTS,
  stoeckCards,
  teamOf,
  weiseIn,
  weisOutcome,
} from '@puur/rules';
import { type Random, shuffled } from '../random.js';
import { bestContract, contractsAt } from '../valuation.js';
import type { Custom } from './custom.js';
import type { Clock } from './deliberate.js';
import type { Guide } from './guide.js';
import { type Outcome, payoffFor } from './payoff.js';
import { Race } from './race.js';
import { playOut } from './rollout.js';

const FEWEST = 8;
/** Hands tried for one that fits a push before the last is taken as it is. */
const PUSH_TRIES = 30;
const NOUGHT: PerTeam<number> = [0, 0];

/** The race of `actions` (contracts, and perhaps the push) on up to `worlds` worlds. */
export function weighContracts(
  actions: readonly Action[],
  view: SeatView,
  round: RoundView,
  guide: Guide,
  custom: Custom,
  worlds: number,
  random: Random,
  isLate: Clock,
): Race {
  const race = new Race(actions.length);
  for (let n = 0; n < worlds && !race.isOver; n++) {
    if (n >= FEWEST && isLate(1)) break;
    const world = drawHands(round, view.seat, custom, random);
    const outcomes = new WorldOutcomes(world, view, round, guide);
    race.world(1, (candidate) => outcomes.of(actions[candidate]!));
  }
  return race;
}

/** Hands of all four from what the chooser knows: its own cards, and that it may have been pushed. */
function drawHands(round: RoundView, seat: Seat, custom: Custom, random: Random): PerSeat<CardSet> {
  const hand = CardSet.from(round.hand);
  const unseen = hand.complement().toArray();
  for (let attempt = 0; ; attempt++) {
    const deck = shuffled(random, unseen);
    let next = 0;
    const world = perSeat((other) => {
      if (other === seat) return hand;
      next += HAND_SIZE;
      return CardSet.from(deck.slice(next - HAND_SIZE, next));
    });
    if (round.pushes === 0 || seat === round.forehand || attempt >= PUSH_TRIES) return world;
    if (random() < Math.exp(custom.pushing(world[round.forehand].toArray(), true))) return world;
  }
}

/** What actions lead to in one world. */
class WorldOutcomes {
  readonly #world: PerSeat<CardSet>;
  readonly #view: SeatView;
  readonly #round: RoundView;
  readonly #guide: Guide;
  readonly #weise: readonly { readonly seat: Seat; readonly weise: ReturnType<typeof weiseIn> }[];

  constructor(world: PerSeat<CardSet>, view: SeatView, round: RoundView, guide: Guide) {
    const { profile } = view;
    this.#world = world;
    this.#view = view;
    this.#round = round;
    this.#guide = guide;
    this.#weise = profile.weis
      ? world
          .map((hand, seat) => ({ seat: seat as Seat, weise: weiseIn(hand, profile) }))
          .filter(({ weise }) => weise.length > 0)
      : [];
  }

  of(action: Action): Outcome {
    const { seat, profile } = this.#view;
    if (action.type === 'declare') return this.#played(action.contract, seat);
    const chooser = this.#nextToChoose();
    const pushed = chooser !== this.#round.forehand;
    return this.#played(bestContract(this.#world[chooser].toArray(), contractsAt(profile), pushed, profile), chooser);
  }

  /** Who chooses after a push. */
  #nextToChoose(): Seat {
    const { forehand, pushes } = this.#round;
    return this.#view.profile.pushing === 'round-robin'
      ? seatAfter(forehand, (pushes + 1) % SEAT_COUNT)
      : seatAfter(this.#view.seat, 2);
  }

  #played(contract: Contract, declarer: Seat): Outcome {
    const { profile } = this.#view;
    const { forehand } = this.#round;
    const extras = this.#extras(contract);
    const payoff = payoffFor(this.#view, contract, NOUGHT);
    const board = this.#guide.boardFor(contract, profile);
    const leader = profile.leader === 'declarer' ? declarer : forehand;
    const pushed = declarer !== forehand;
    const { worth } = board;
    worth.start({ hands: this.#world, leader, declarer, pushed, match: profile.matchBonus > 0 });
    playOut(worth, payoff.goal(extras));
    return payoff.outcome(worth.position.points, worth.position.tricks, extras);
  }

  /** Points of Weis and Stöck in this world, by team. */
  #extras(contract: Contract): PerTeam<number> {
    const { profile } = this.#view;
    const factor = factorFor(contract, profile);
    const extras: [number, number] = [0, 0];
    if (this.#weise.length > 0) {
      const { points } = weisOutcome(this.#weise, this.#round.forehand, contract, profile);
      const times = profile.weisMultiplied ? factor : 1;
      extras[0] += points[0] * times;
      extras[1] += points[1] * times;
    }
    const stoeck = profile.stoeck ? stoeckCards(contract) : null;
    if (stoeck !== null) {
      const holder = this.#world.findIndex((hand) => stoeck.every((card) => hand.has(card)));
      if (holder >= 0) extras[teamOf(holder as Seat)] += STOECK_POINTS * (profile.stoeckMultiplied ? factor : 1);
    }
    return extras;
  }
}
