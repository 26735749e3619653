/**
 * Stöck: whether the 20 points count, by how and when it was said.
 *
 * The order of the events is turned into one of the ways a Stöck can be said, and `stoeckCounts` of the rules decides.
 * Sources: reference page and jasswelt (official Jassreglement).
 */
import {
  accountOf,
  CARD_POINTS,
  type Card,
  CardSet,
  HAND_SIZE,
  ok,
  partnerOf,
  perTeam,
  type Seat,
  seatAfter,
  SEATS,
  STOECK_POINTS,
  stoeckCards,
  type StoeckCall,
  stoeckCounts,
  type Team,
  teamOf,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import type { RefereeRuleId } from '../law/docket.js';
import type { Findings, Opinion, Ruled, Step } from './ruling.js';
import { eventsOf, factorOf, missing, type Play, standingPlays, type Story } from './story.js';
import { ruleWeis, tricksOf } from './weis.js';

interface Said {
  readonly call: StoeckCall | 'never';
  readonly step: Step;
  readonly rule: RefereeRuleId;
}

/** Was the Stöck in time? */
export function ruleStoeck(story: Story): Ruled {
  const { profile, house } = story.quarrel;
  if (story.contract === null) return missing('contract');
  const none = (step: Step, rule: RefereeRuleId): Opinion => ({
    verdict: 'stoeck-none',
    findings: { stoeckPoints: 0 },
    steps: [step],
    rule,
  });
  if (!profile.stoeck) return ok(none({ code: 'stoeck-never' }, 'stoeck.trump-only'));
  const cards = stoeckCards(story.contract);
  if (cards === null) return ok(none({ code: 'stoeck-no-trump', contract: story.contract }, 'stoeck.trump-only'));
  const holders = holdersOf(story, cards);
  if (holders.size > 1) return ok(none({ code: 'stoeck-two-hands', cards }, 'stoeck.trump-only'));
  const seat = [...holders][0] ?? speakerOf(story);
  if (seat === undefined) return missing('stoeck-holder');
  // Nine cards are a whole hand: what is not among them lay with somebody else.
  const whole = story.quarrel.hands[seat];
  if (whole?.length === HAND_SIZE && !cards.every((card) => whole.includes(card))) {
    return ok(none({ code: 'stoeck-two-hands', cards }, 'stoeck.trump-only'));
  }
  const said = saidBy(story, seat, cards);
  const worth = STOECK_POINTS * (profile.stoeckMultiplied ? factorOf(story) : 1);
  const needed = neededBy(story, teamOf(seat));
  if (said.call === 'pre-shown-to-go-out' && needed === null) return missing('score');
  const team = teamOf(seat);
  const tricks = tricksOf(story, team);
  const needsTrick = house.stoeckNeedsTrick === 'yes' && tricks === 0;
  const isFirstOnly = said.call === 'with-first-card-only';
  const counts =
    said.call === 'never'
      ? profile.stoeckAnnounce === 'automatic'
      : stoeckCounts(said.call, profile, needed ?? 0, worth) || (isFirstOnly && house.stoeckAtFirst === 'counts');
  const steps: Step[] = [said.step];
  if (said.call === 'pre-shown-to-go-out' && !counts) {
    steps.push({ code: 'stoeck-not-enough', seat, points: worth, of: needed ?? 0 });
  }
  if (tricks === 0 && counts && !needsTrick) steps.push({ code: 'stands-without-trick', team });
  const stoeckPoints = counts && !needsTrick ? STOECK_POINTS : 0;
  const findings: Findings = { stoeckPoints, ...roundWith(story, team, stoeckPoints) };
  return ok({
    verdict: stoeckPoints > 0 ? 'stoeck-counts' : 'stoeck-lost',
    findings,
    steps,
    rule: said.rule,
    ...(isFirstOnly && { confidence: 'low' as const, alternatives: [{ ...findings, stoeckPoints: STOECK_POINTS }] }),
  });
}

/** Seats that are told to hold or to have played one of the two. */
function holdersOf(story: Story, cards: readonly Card[]): ReadonlySet<Seat> {
  const holders = new Set<Seat>();
  for (const seat of SEATS) {
    const told = story.quarrel.hands[seat] ?? [];
    const played = story.tricks
      .flatMap((trick) => trick.plays.filter((play) => play.seat === seat))
      .map(({ card }) => card);
    if (cards.some((card) => told.includes(card) || played.includes(card))) holders.add(seat);
  }
  return holders;
}

function speakerOf(story: Story): Seat | undefined {
  return eventsOf(story, 'stoeck-announced').at(0)?.seat ?? eventsOf(story, 'stoeck-shown').at(0)?.seat;
}

/** How the seat said its Stöck. */
function saidBy(story: Story, seat: Seat, cards: readonly [Card, Card]): Said {
  const second: RefereeRuleId = 'stoeck.second-card';
  const reminder = eventsOf(story, 'reminded').find((event) => event.of === 'stoeck' && event.seat === partnerOf(seat));
  const announced = eventsOf(story, 'stoeck-announced').filter((event) => event.seat === seat);
  if (reminder !== undefined && announced.every(({ at }) => at > reminder.at)) {
    const step: Step = { code: 'stoeck-reminded', seat: reminder.seat };
    return { call: 'reminded-by-partner', step, rule: 'stoeck.reminded' };
  }
  if (liesInWeis(story, seat, cards)) {
    return {
      call: 'with-valid-weis-in-trick-1',
      step: { code: 'stoeck-in-weis', seat, cards },
      rule: 'stoeck.with-weis',
    };
  }
  const shown = eventsOf(story, 'stoeck-shown').find((event) => event.seat === seat);
  const completing = completingPlay(story, seat, cards);
  if (shown !== undefined && (completing === null || shown.at < completing.at)) {
    return { call: 'pre-shown-to-go-out', step: { code: 'stoeck-shown', seat, cards }, rule: 'stoeck.pre-show' };
  }
  if (announced.length === 0 && shown === undefined) {
    return { call: 'never', step: { code: 'stoeck-never', seat }, rule: second };
  }
  if (completing === null) {
    // Said without the second card: with the first, or before any.
    return { call: 'with-first-card-only', step: { code: 'stoeck-first-only', seat }, rule: 'stoeck.first-card' };
  }
  const covered = coveredAfter(story, completing);
  const saidAt = [...announced.map(({ at }) => at), ...(shown ? [shown.at] : [])];
  // The word may fall just before the card it goes with.
  const early = wordBelongsFrom(story, seat, completing, cards);
  const inTime = saidAt.some((at) => at > early && (covered === null || at < covered));
  if (inTime) return { call: 'with-second-card', step: { code: 'stoeck-in-time', seat }, rule: second };
  if (saidAt.some((at) => covered !== null && at > covered)) {
    const step: Step = { code: 'stoeck-late', seat };
    return { call: 'after-next-player-covered', step, rule: 'stoeck.lost-when-covered' };
  }
  return { call: 'with-first-card-only', step: { code: 'stoeck-first-only', seat }, rule: 'stoeck.first-card' };
}

/** The play that brought the second of the two cards; null where it has not come. */
function completingPlay(story: Story, seat: Seat, cards: readonly Card[]): Play | null {
  const plays = story.tricks.flatMap((trick) =>
    standingPlays(trick).filter((play) => play.seat === seat && play.card !== null && cards.includes(play.card)),
  );
  if (plays.length === 2) return plays[1]!;
  const [only] = plays;
  if (only === undefined) return null;
  const other = cards.find((card) => card !== only.card)!;
  const told = story.quarrel.hands[seat];
  // The other card was played before the story begins, unless the hand is told with it.
  return told?.includes(other) ? null : only;
}

/** From when on a word comes too late: the next card, or the turn of the trick for its last player. */
function coveredAfter(story: Story, play: Play): number | null {
  const trick = story.tricks.find(({ plays }) => plays.includes(play))!;
  const isLast =
    trick.leader !== null && play.seat === seatAfter(trick.leader, 3) && trick.plays[0]?.seat === trick.leader;
  const next = isLast ? undefined : trick.plays.find(({ at }) => at > play.at)?.at;
  return next ?? trick.turnedAt;
}

/**
 * From which event on a word belongs to the second card, if it falls just before it: after everything that was played or
 * turned until then. A word right after one's own first card of the pair belongs to that one.
 */
function wordBelongsFrom(story: Story, seat: Seat, play: Play, cards: readonly Card[]): number {
  const plays = story.tricks.flatMap((trick) => trick.plays).filter(({ at }) => at < play.at);
  const turns = story.tricks.flatMap(({ turnedAt }) => (turnedAt !== null && turnedAt < play.at ? [turnedAt] : []));
  const last = plays.at(-1);
  const isOwnFirst = last !== undefined && last.seat === seat && last.card !== null && cards.includes(last.card);
  return isOwnFirst ? play.at : Math.max(-1, ...plays.map(({ at }) => at), ...turns);
}

/** Whether both cards lie in a Weis of the seat that counts. */
function liesInWeis(story: Story, seat: Seat, cards: readonly Card[]): boolean {
  const lists = [
    ...eventsOf(story, 'weis-announced')
      .filter((event) => event.seat === seat)
      .flatMap(({ weise = [] }) => weise),
    ...eventsOf(story, 'weis-shown')
      .filter((event) => event.seat === seat)
      .flatMap(({ weise }) => weise),
  ];
  const shown = CardSet.from(lists.flat());
  if (!cards.every((card) => shown.has(card)) || !story.quarrel.profile.stoeckWithWeis) return false;
  const weis = ruleWeis(story);
  return weis.ok && (weis.value.findings.weisTo === teamOf(seat) || weis.value.findings.weisTo === 'both');
}

/** Points the side still needs at the moment of the word; null where no score is told. */
function neededBy(story: Story, team: Team): number | null {
  const { table, profile } = story.quarrel;
  return table.score === undefined ? null : profile.target - table.score[team];
}

/** The points of the round with this Stöck, where the round is told to its end. */
function roundWith(story: Story, team: Team, points: number): Findings {
  const { profile } = story.quarrel;
  const ended = eventsOf(story, 'round-ended').at(-1);
  if (ended?.tricks === undefined) return {};
  const { tricks } = ended;
  const matched = tricks[0] === TRICKS_PER_ROUND ? 0 : tricks[1] === TRICKS_PER_ROUND ? 1 : null;
  const whole = CARD_POINTS + profile.lastTrick;
  const cards = ended.cardPoints ?? (matched === null ? null : perTeam((side) => (side === matched ? whole : 0)));
  if (cards === null) return {};
  const { teams } = accountOf(
    perTeam((side) => ({
      cards: cards[side],
      tricks: tricks[side],
      lastTrick: cards[0] + cards[1] === CARD_POINTS && ended.lastTrick === side,
      weis: profile.weis ? (ended.weis?.[side] ?? 0) : 0,
      stoeck: side === team ? points : 0,
    })),
    factorOf(story),
    profile,
  );
  return { roundPoints: perTeam((side) => teams[side].total) };
}
