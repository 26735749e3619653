/**
 * Declaring: which contract to name, and when to push.
 *
 * 1. The partner's hand is drawn some hundred times from the cards that the seat does not hold.
 * 2. A contract is worth what both hands make in it (valuation.ts), with factor, match, Weis and Stöck, on average.
 * 3. A push is worth what the partner makes of it, who chooses by its own hand alone.
 * 4. What points are worth is a matter of the score (standing.ts).
 * So the bar for a push follows from the profile's factors and contracts, and needs no figure of its own.
 */
import {
  type Action,
  type Card,
  CardSet,
  type Considered,
  type Contract,
  factorFor,
  HAND_SIZE,
  type RuleProfile,
  type SeatView,
  seatAfter,
  partnerOf,
  STOECK_POINTS,
  stoeckCards,
  totalOf,
  weiseIn,
} from '@puur/rules';
import { drawn, randomFrom } from './random.js';
import type { Reason } from './reason.js';
import { EVEN, measureFor, ROUND_POINTS, type Standing } from './standing.js';
import {
  bestContract,
  contractsAt,
  counterMatchChance,
  matchChance,
  pointsAlone,
  pointsWith,
  spreadOf,
} from './valuation.js';

/** Hands of the partner that are drawn. */
const DRAWN = 160;

export interface Choice {
  readonly action: Action;
  readonly reason: Reason;
  readonly considered: readonly Considered[];
}

/** Points beside the tricks, before any factor: the own side's, the opponents'. */
interface Extras {
  readonly weis: readonly [own: number, other: number];
  readonly stoeck: number;
}

/**
 * A candidate with what it brings: own points of the round, and the worth by the score. The standard error is that of
 * the drawn hands; what the table of worths errs comes on top.
 */
interface Prospect {
  readonly action: Action;
  readonly points: number;
  /** Of the others. */
  readonly theirs: number;
  readonly stdError: number;
  readonly worth: number;
}

/** A round as it may go: points of the own side, of the others, and what that is worth. */
type Drawn = readonly [points: number, theirs: number, worth: number];

/** What the seat that has to choose does. */
export function chooseContract(view: SeatView, seed: number | string): Choice {
  const { options, profile, seat } = view;
  const round = view.round!;
  const { nearEnd, worth, point } = measureFor(view);
  const random = randomFrom(seed, round.number, seat, 'declare');
  const unseen = CardSet.from(round.hand).complement().toArray();
  const partners = Array.from({ length: DRAWN }, () => drawn(random, unseen, HAND_SIZE));
  const chances = Array.from({ length: DRAWN }, () => normalFrom(random));
  const weis = weisProspect(round.hand, profile);
  const pushed = seat !== round.forehand && profile.leader === 'forehand';

  const outcome = (contract: Contract, points: number, stoeck: number, index: number): Drawn =>
    roundOutcome(contract, points, { weis, stoeck }, worth, profile, nearEnd ? chances[index]! : 0);

  const prospects = options.contracts.map((contract): Prospect => {
    const stoeck = stoeckProspect(round.hand, contract, profile);
    const sums = partners.map((partner) => pointsWith(contract, round.hand, partner, pushed));
    // The mean is known exactly; the draw only gives the spread.
    const shift = pointsAlone(contract, round.hand, pushed) - meanOf(sums);
    const outcomes = sums.map((points, index) => outcome(contract, points + shift, stoeck, index));
    return prospectOf({ type: 'declare', contract }, outcomes);
  });
  if (options.push) prospects.push(prospectOf({ type: 'push' }, pushOutcomes(view, partners, outcome)));

  const best = prospects.reduce((a, b) => (b.worth > a.worth ? b : a));
  return {
    action: best.action,
    reason: reasonFor(best.action, nearEnd, options.push),
    considered: prospects.map((one) => ({
      action: one.action,
      expectedPoints: one.points,
      expectedTheirs: one.theirs,
      stdError: one.stdError,
      isEven: best.worth - one.worth <= EVEN * point,
    })),
  };
}

function reasonFor(action: Action, nearEnd: boolean, couldPush: boolean): Reason {
  if (action.type === 'push') return 'push';
  return nearEnd ? 'target-in-reach' : couldPush ? 'best-contract' : 'must-declare';
}

/** What becomes of a push, for each drawn hand: the partner's choice, played with the own hand beside it. */
function pushOutcomes(
  { round, profile, seat }: SeatView,
  partners: readonly (readonly Card[])[],
  outcome: (contract: Contract, points: number, stoeck: number, index: number) => Drawn,
): Drawn[] {
  const { hand, pushes, forehand } = round!;
  const allowed = contractsAt(profile);
  const isForehand = seat === forehand;
  return partners.map((partner, index) => {
    const contract = bestContract(partner, allowed, true, profile);
    // In turn the next to choose is an opponent, and what they make is lost to the own side.
    if (profile.pushing === 'round-robin' && seatAfter(forehand, pushes + 1) !== partnerOf(seat)) {
      return outcome(contract, ROUND_POINTS - pointsAlone(contract, partner, isForehand), 0, index);
    }
    const stoeck = stoeckProspect(partner, contract, profile);
    return outcome(contract, pointsWith(contract, partner, hand, isForehand), stoeck, index);
  });
}

/** Points of both sides and the worth of a round with these expected card points; `chance` is how luckily it goes (normal). */
function roundOutcome(
  contract: Contract,
  expected: number,
  { weis, stoeck }: Extras,
  worth: Standing,
  profile: RuleProfile,
  chance: number,
): Drawn {
  const factor = factorFor(contract, profile);
  const stoeckFactor = profile.stoeckMultiplied ? factor : 1;
  const weisFactor = profile.weisMultiplied ? factor : 1;
  const bonus = profile.matchBonus * (profile.matchBonusMultiplied ? factor : 1);
  const own = weis[0] * weisFactor + Math.max(0, stoeck) * stoeckFactor;
  const other = weis[1] * weisFactor + Math.max(0, -stoeck) * stoeckFactor;
  const match = matchChance(contract, expected);
  const lost = counterMatchChance(contract, expected);
  const made = Math.min(ROUND_POINTS, Math.max(0, expected + spreadOf(contract) * chance));
  const all = ROUND_POINTS * factor + bonus;
  return [
    own + (1 - match - lost) * made * factor + match * all,
    other + (1 - match - lost) * (ROUND_POINTS - made) * factor + lost * all,
    (1 - match - lost) * worth(own + made * factor, other + (ROUND_POINTS - made) * factor) +
      match * worth(own + all, other) +
      lost * worth(own, other + all),
  ];
}

/**
 * Points of Weis that the own side and the opponents are expected to write, by the best Weis of the hand: counted over
 * 150,000 random deals with the rules' own comparison.
 */
function weisProspect(hand: readonly Card[], profile: RuleProfile): readonly [own: number, other: number] {
  if (!profile.weis) return [0, 0];
  const weise = weiseIn(CardSet.from(hand), profile);
  const best = Math.max(0, ...weise.map(({ points }) => points));
  if (best === 0) return [8, 17];
  if (best <= 20) return [23, 15];
  return best <= 50 ? [56, 8] : [totalOf(weise) + 6, 5];
}

/**
 * Points of Stöck for the own side less the opponents': certain with both cards; with neither the three others hold
 * them together in one of four deals, and two of the three are opponents; with one card nobody has them.
 */
function stoeckProspect(hand: readonly Card[], contract: Contract, profile: RuleProfile): number {
  const cards = profile.stoeck ? stoeckCards(contract) : null;
  if (cards === null) return 0;
  const held = cards.filter((card) => hand.includes(card)).length;
  return held === 2 ? STOECK_POINTS : held === 1 ? 0 : -STOECK_POINTS * 0.1;
}

function prospectOf(action: Action, outcomes: readonly Drawn[]): Prospect {
  const points = outcomes.map(([own]) => own);
  const mean = meanOf(points);
  const variance = meanOf(points.map((own) => (own - mean) ** 2));
  const stdError = Math.sqrt(variance / points.length);
  const [theirs, worth] = [meanOf(outcomes.map(([, other]) => other)), meanOf(outcomes.map(([, , worth]) => worth))];
  return { action, points: mean, theirs, stdError, worth };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A draw from the standard normal distribution, near enough: twelve uniform draws. */
function normalFrom(random: () => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random();
  return sum;
}
