// Race: who reaches the target first when it is reached in the middle of a round, with open cards and best play by both.
//
// Only for positions in which the round must decide: what is still to be won is at least what both sides need together, less
// one. Then every world is won or lost, and the share of worlds that a card wins is its chance. Points of a match are left
// out, so the profile of such a position has none.
import { CardSet, perSeat, pointsOf, Position, SEAT_COUNT, teamOf } from '@puur/rules';
import { factsOf } from './told.mjs';

/** Cards that may be played in the longest race, and one more. */
const DEPTH = 17;

/** Points that each team still needs, the round's points so far taken off; null where the score does not matter. */
export function needsOf(view) {
  const { profile, tricks, contract, winners } = factsOf(view);
  if (!view.score || profile.endMode !== 'immediate') return null;
  const made = [0, 0];
  winners.forEach((winner, index) => {
    made[teamOf(winner)] += pointsOf(tricks[index].cards, contract, index + 1, profile);
  });
  return [0, 1].map((team) => profile.target - view.score[team] - made[team]);
}

/** Whether the team of the seat to act wins the race with each of its cards, in a world (hands without the cards lying). */
export function raceIn(facts, hands, cards, needs) {
  const { contract, profile, leader, lying, trickNo, seat } = facts;
  const team = teamOf(seat);
  const full = perSeat((other) => {
    const place = (other - leader) & (SEAT_COUNT - 1);
    return CardSet.from(place < lying.length ? [...hands[other], lying[place]] : hands[other]);
  });
  const root = new Position(contract, profile);
  root.start(full, leader, trickNo);
  for (const card of lying) root.play(card);
  const stack = Array.from({ length: DEPTH }, () => new Position(contract, profile));
  const done = ({ points }) => [0, 1].find((side) => points[side] >= needs[side]) ?? null;
  const wins = (at, level) => {
    const winner = done(at);
    if (winner !== null) return winner === team;
    if (at.isOver) throw new Error('the round does not decide');
    const mine = teamOf(at.seat) === team;
    const count = at.legal();
    const moves = Array.from({ length: count }, (_, n) => at.nthLegal(n));
    for (const card of moves) {
      const child = stack[level];
      child.copyFrom(at);
      child.play(card);
      if (wins(child, level + 1) === mine) return mine;
    }
    return !mine;
  };
  return cards.map((card) => {
    const child = stack[0];
    child.copyFrom(root);
    child.play(card);
    return wins(child, 1);
  });
}
