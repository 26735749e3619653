/**
 * Claiming: the rest of a round, and Bedanken.
 *
 * Rest (jassonkel, bluewin): the player on lead lays down; every card has to be sure on its own, for the others say in
 * which order they fall. A claim is judged by what the claimant can know: own hand and the cards played.
 *
 * Bedanken (Jassreglement, jasswiki, allmedias, stöcherei): anybody, at any time, on turn or not. Counted are complete
 * tricks, the one on the table included, and the cards of a running trick whose own card is a sure winner. Where both
 * teams reach the target in the first trick of the deal the agreed order of the blocks decides and not who spoke first;
 * a Stöck that is held and would suffice counts there, for it may be shown until that trick is turned.
 */
import type { Card } from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import { accountOf, factorFor, type RoundAccount } from '../count/account.js';
import { blocksOf, type ClaimRuling, endByBlocks, judgeClaim } from '../count/ending.js';
import { holdsStoeck, STOECK_POINTS } from '../count/stoeck.js';
import type { Mode } from '../play/contract.js';
import { beats } from '../play/order.js';
import { perTeam, type Seat, SEAT_COUNT, SEATS, type Team, teamOf } from '../play/seat.js';
import { pointsOf, sumsTo152 } from '../play/value.js';
import { accountSoFar, countedSoFar } from './counting.js';
import { type ClaimGoal, goalPoints } from './event.js';
import { type Refusal, refusal } from './refusal.js';
import { modeIn, type PartieState, type RoundState, roundOf, takingsOf, turnOf, winnerOf } from './state.js';

/** The cards a seat has not seen: neither in its hand nor played. */
export function unseenBy(round: RoundState, seat: Seat): CardSet {
  return round.tricks.reduce((cards, trick) => cards.diff(CardSet.from(trick.cards)), round.hands[seat].complement());
}

/** The cards of a hand on lead that some unseen card could beat. Empty: every card is a Bock. */
export function beatableCards(hand: CardSet, unseen: CardSet, mode: Mode): Card[] {
  return hand.toArray().filter((card) => unseen.toArray().some((other) => beats(mode, other, card)));
}

/** Why a seat may not claim the rest; null if it may. */
export function restRefusal(state: PartieState, seat: Seat): Refusal | null {
  const { round } = state;
  const isOnLead =
    round !== null &&
    turnOf(state) === seat &&
    (state.phase === 'trick-complete' || (state.phase === 'play' && round.tricks.at(-1)!.cards.length === 0));
  if (!isOnLead || round.contract === null || round.hands[seat].size === round.dealt[seat].size) {
    return refusal('rest-not-on-lead', { seat });
  }
  if (!sumsTo152(round.contract, state.profile)) return refusal('rest-not-in-contract', { seat });
  const nextTrick = round.tricks.length + (state.phase === 'trick-complete' ? 1 : 0);
  const beatable = new Set<Card>();
  for (let trickNo = nextTrick; trickNo < nextTrick + round.hands[seat].size; trickNo++) {
    for (const card of beatableCards(round.hands[seat], unseenBy(round, seat), modeIn(round, trickNo)))
      beatable.add(card);
  }
  return beatable.size === 0 ? null : refusal('rest-beatable', { seat, cards: [...beatable] });
}

/** Card values of a running trick that already belong to the claimant, whose own card holds it for sure; no factor. */
function sureRunningPoints(state: PartieState, claimant: Seat): number {
  const { round, profile } = state;
  const running = round?.tricks.at(-1);
  if (!round?.contract || !running || running.cards.length === 0 || running.cards.length === SEAT_COUNT) return 0;
  const trickNo = round.tricks.length;
  if (winnerOf(round, trickNo) !== claimant) return 0;
  const own = running.cards[(claimant - running.leader + SEAT_COUNT) % SEAT_COUNT]!;
  const mode = modeIn(round, trickNo);
  const unseen = unseenBy(round, claimant).toArray();
  return unseen.some((other) => beats(mode, other, own))
    ? 0
    : pointsOf(running.cards, round.contract, trickNo, profile);
}

/**
 * What a seat can count for its team: the total that is certain, and the cards of a running trick that its own card holds for
 * sure. In points of the Partie, with the factor. It looks at nothing that the seat does not know.
 */
export function countableBy(state: PartieState, seat: Seat): number {
  const factor = state.round?.contract ? factorFor(state.round.contract, state.profile) : 1;
  return countedSoFar(state)[teamOf(seat)] + sureRunningPoints(state, seat) * factor;
}

/**
 * Who wins where a team has reached `goal` with the first trick of the deal, by the agreed order of the blocks; null
 * where nobody has, or where it cannot be told. Only to be asked while trick 1 is turned and the latest.
 */
export function firstTrickWinner(state: PartieState, goal: number): Team | null {
  const round = roundOf(state);
  const account = accountSoFar(round, state.profile);
  const order = blocksOf(state.profile.countOrder);
  const blocks = perTeam((team) => account.teams[team].blocks);
  if (endByBlocks(order, goal, state.score, blocks).winner === null) return null;
  const withStoeck = perTeam((team) => ({
    ...blocks[team],
    stoeck: blocks[team].stoeck + heldStoeck(state, team, goal),
  }));
  const { winner } = endByBlocks(order, goal, state.score, withStoeck);
  return winner === 'undecided' ? null : winner;
}

/**
 * Worth of an unsaid Stöck in the team's hands that may still be shown to go out, because with the blocks counted before
 * it the team reaches `goal`; else 0.
 */
function heldStoeck(state: PartieState, team: Team, goal: number): number {
  const { profile, score } = state;
  const round = roundOf(state);
  const { contract } = round;
  if (contract === null || !profile.stoeck || !profile.stoeckPreShowToGoOut || round.stoeck !== null) return 0;
  const holder = SEATS.find((seat) => holdsStoeck(round.dealt[seat], contract));
  if (holder === undefined || teamOf(holder) !== team) return 0;
  const order = blocksOf(profile.countOrder);
  const { blocks } = accountSoFar(round, profile).teams[team];
  const earlier = order.slice(0, order.indexOf('stoeck')).reduce((sum, block) => sum + blocks[block], score[team]);
  const worth = STOECK_POINTS * (profile.stoeckMultiplied ? factorFor(contract, profile) : 1);
  return earlier < goal && earlier + worth >= goal ? worth : 0;
}

/**
 * The account of a round that is broken off because `winner` has the target: what is certain, and what the winner went
 * out with beyond that, the sure running trick of the claimant and a Stöck that was still to be shown.
 */
export function accountAtBreakOff(state: PartieState, winner: Team, claimant: Seat | null): RoundAccount {
  const { profile, score } = state;
  const round = roundOf(state);
  const certain = accountSoFar(round, profile);
  const total = score[winner] + certain.teams[winner].total;
  if (total >= profile.target) return certain;
  const running = claimant !== null && teamOf(claimant) === winner ? sureRunningPoints(state, claimant) : 0;
  const showsStoeck = running === 0 && isAfterFirstTrick(state) && heldStoeck(state, winner, profile.target) > 0;
  const takings = takingsOf(round, profile);
  const withMore = perTeam((team) => ({
    ...takings[team],
    cards: takings[team].cards + (team === winner ? running : 0),
    stoeck: takings[team].stoeck + (team === winner && showsStoeck ? STOECK_POINTS : 0),
  }));
  return accountOf(withMore, certain.factor, profile);
}

/** Whether the first trick of the deal is turned and nothing was led after it. */
export function isAfterFirstTrick(state: PartieState): boolean {
  const { round } = state;
  if (round === null || round.account !== null || round.rest !== null) return false;
  const [first, second] = round.tricks;
  return first?.turned === true && second?.cards.length === 0;
}

/** Judges a Bedanken (or a claim to the Bergpreis) of a seat. A trick that lies complete has to be turned before. */
export function claimRuling(state: PartieState, seat: Seat, goal: ClaimGoal): ClaimRuling {
  const team = teamOf(seat);
  const points = goalPoints(state.profile, goal);
  const counted = countedSoFar(state)[team];
  // With the first trick the order of the blocks decides where it lets anybody go out, else the claim as it stands.
  if (state.score[0] < points && state.score[1] < points && isAfterFirstTrick(state)) {
    const winner = firstTrickWinner(state, points);
    if (winner !== null && counted >= points) return { winner, ruling: winner === team ? 'right' : 'outranked' };
  }
  return judgeClaim(team, countableBy(state, seat), points, state.profile.falseClaimLoses);
}
