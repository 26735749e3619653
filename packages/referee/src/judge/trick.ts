/** Trick: who takes it, what it counts, who leads next. Decided by `holderOf` and `pointsOf` of the rules. */
import { holderOf, type Mode, ok, pointsOf, type Seat, teamOf, TRICKS_PER_ROUND } from '@puur/rules';
import type { Findings, Ruled, Step } from './ruling.js';
import {
  cardsOf,
  missing,
  modeIn,
  type Play,
  standingPlays,
  type Story,
  type StoryTrick,
  winnerAmong,
} from './story.js';

/** What comes of a trick; nothing where a card is missing. */
export function trickFindings(
  story: Story,
  trick: StoryTrick,
): { readonly findings: Findings; readonly steps: readonly Step[] } {
  const cards = cardsOf(trick);
  const mode = modeIn(story, trick);
  if (cards === null || mode === null || story.contract === null) return { findings: {}, steps: [] };
  const { profile } = story.quarrel;
  const order = standingPlays(trick).map(({ seat }) => seat);
  const holder = holderOf(mode, cards);
  const seat = order[holder]!;
  const isLast = trick.number === TRICKS_PER_ROUND;
  const points = pointsOf(cards, story.contract, trick.number, profile) + (isLast ? profile.lastTrick : 0);
  return {
    findings: {
      finalTrick: { leader: order[0]!, cards },
      trickTo: { team: teamOf(seat), seat },
      points,
      ...(isLast ? {} : { nextLead: seat }),
    },
    steps: [
      { code: 'wins-trick', seat, cards: [cards[holder]!] },
      { code: 'trick-counts', points, cards },
      ...(isLast ? [{ code: 'last-trick', points: profile.lastTrick } as const] : []),
    ],
  };
}

/** The seat that takes a trick of the story; null where that is not known. */
export function takerOf(story: Story, trick: StoryTrick): Seat | null {
  return trickFindings(story, trick).findings.trickTo?.seat ?? null;
}

/** Who takes the trick? */
export function ruleTrick(story: Story): Ruled {
  const trick = story.tricks.findLast((each) => cardsOf(each) !== null);
  if (story.contract === null) return missing('contract', trick === undefined && 'trick');
  if (trick === undefined) return missing('trick');
  const { findings, steps } = trickFindings(story, trick);
  return ok({
    verdict: 'trick-goes-to',
    findings,
    steps: [
      { code: 'rules-of-table', contract: story.contract },
      { code: 'led', cards: [cardsOf(trick)![0]!] },
      ...steps,
    ],
    rule: 'trick.winner',
  });
}

/** Who of the other side holds a trick in which a card has no power; null: nobody, or a card that decides is not told. */
export function innocentHolder(trick: StoryTrick, offence: Play, mode: Mode): Seat | null {
  const standing = trick.plays.filter(({ seat, takenBackAt }) => seat === offence.seat || takenBackAt === null);
  const bySeat = new Map(standing.map((play) => [play.seat, play]));
  const plays = [...bySeat.values()];
  const cards = plays.flatMap(({ card }) => (card === null ? [] : [card]));
  if (cards.length !== plays.length) return null;
  const holder = plays[winnerAmong(mode, cards, (index) => plays[index]!.seat !== offence.seat)]!.seat;
  return teamOf(holder) === teamOf(offence.seat) ? null : holder;
}
