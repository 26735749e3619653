/**
 * Weis: whose counts, and how much.
 *
 * What was called in time is collected seat by seat, valued by `weiseFrom` and `creditedWeis`, compared by `weisOutcome`;
 * this file only knows when "in time" is: with one's first card until the next player covers it, for the last player
 * until the trick is turned (jasswelt, Wikipedia, jasswiki). A call may be corrected as long. The winning Weise have to be
 * named before their holder's second card (SRF Jass-Service).
 */
import {
  type Card,
  cardOf,
  CardSet,
  compareWeise,
  creditedWeis,
  ok,
  otherTeam,
  partnerOf,
  type Seat,
  seatAfter,
  SEATS,
  SIX,
  type Suit,
  type Team,
  teamOf,
  totalOf,
  type Weis,
  weiseFrom,
  weiseIn,
  weisOutcome,
  type WeisDeclaration,
} from '@puur/rules';
import type { RefereeRuleId } from '../law/docket.js';
import type { Findings, Ruled, Step } from './ruling.js';
import { eventsOf, missing, type Story } from './story.js';

/** The index of the event from which on a seat can weisen no more; null: that moment is not told. */
function coveredAt(story: Story, seat: Seat): number | null {
  const [first] = story.tricks;
  if (first === undefined) return null;
  if (first.number > 1) return 0;
  const own = first.plays.find((play) => play.seat === seat);
  if (own === undefined) return first.turnedAt;
  const isLast = story.forehand !== null && seat === seatAfter(story.forehand, 3);
  const next = isLast ? undefined : first.plays.find(({ at }) => at > own.at)?.at;
  return next ?? first.turnedAt;
}

/** The index of a seat's second card; null: it is not told. */
function secondCardAt(story: Story, seat: Seat): number | null {
  const plays = story.tricks.filter(({ number }) => number > 1).flatMap((trick) => trick.plays);
  return plays.find((play) => play.seat === seat)?.at ?? null;
}

interface Collected {
  readonly declarations: readonly WeisDeclaration[];
  readonly steps: Step[];
  /** The rule that took something away. */
  readonly rule: RefereeRuleId | null;
  /** Seats of which only the call is known. */
  readonly unseen: ReadonlySet<Seat>;
  /** Whether a partner reminded: no source says what that costs here. */
  readonly hasReminder: boolean;
}

function weisOf(cards: readonly Card[], story: Story): readonly Weis[] {
  return weiseFrom(cards, story.quarrel.profile);
}

/** The seats in the order in which they first had a word about Weis; who had none comes last. */
function speakersOf(story: Story): readonly Seat[] {
  const first = SEATS.map((seat) => {
    const words = (['weis-announced', 'good-said', 'weis-shown'] as const).flatMap((type) => eventsOf(story, type));
    return Math.min(...words.filter((event) => event.seat === seat).map(({ at }) => at));
  });
  return [...SEATS].sort((a, b) => (first[a]! < first[b]! ? -1 : first[a]! > first[b]! ? 1 : 0));
}

/** The Weise that still count, seat by seat; `isForgiven`: that a partner reminded costs nothing. */
function collect(story: Story, isForgiven: boolean): Collected {
  const { profile, house, hands } = story.quarrel;
  const steps: Step[] = [];
  const declarations: WeisDeclaration[] = [];
  let rule: RefereeRuleId | null = null;
  let hasReminder = false;
  const unseen = new Set<Seat>();
  for (const seat of speakersOf(story)) {
    const own = hands[seat];
    if (house.weisAnnounce === 'program' && own !== undefined) {
      declarations.push({ seat, weise: weiseIn(CardSet.from(own), profile) });
      continue;
    }
    const announced = eventsOf(story, 'weis-announced').filter((event) => event.seat === seat);
    const good = eventsOf(story, 'good-said').filter((event) => event.seat === seat);
    const shown = eventsOf(story, 'weis-shown').filter((event) => event.seat === seat);
    if (announced.length === 0 && good.length === 0) {
      if (shown.length === 0) continue;
    }
    const covered = house.weisAnnounce === 'program' ? null : coveredAt(story, seat);
    const isLate = (at: number): boolean => covered !== null && at > covered;
    const late = announced.filter(({ at }) => isLate(at));
    const inTime = announced.filter(({ at }) => !isLate(at));
    if (late.length > 0) {
      steps.push({ code: 'weis-late', seat, ...(late[0]!.points !== undefined && { points: late[0]!.points }) });
      rule ??= inTime.length === 0 ? 'weis.first-card' : 'weis.called-too-low';
    }
    // Who showed without a word before may still do so in time.
    const spoke = inTime.length > 0 || good.some(({ at }) => !isLate(at)) || shown.some(({ at }) => !isLate(at));
    if (!spoke) {
      if (late.length === 0) {
        steps.push({ code: 'weis-late', seat });
        rule ??= 'weis.first-card';
      }
      continue;
    }
    const reminder = eventsOf(story, 'reminded').find((event) => event.of === 'weis' && event.seat === partnerOf(seat));
    if (reminder !== undefined && inTime.every(({ at }) => at > reminder.at)) {
      steps.push({ code: 'said', seat: reminder.seat });
      rule = 'weis.reminded';
      hasReminder = true;
      if (!isForgiven) continue;
    }
    const second = secondCardAt(story, seat);
    const named = shown.filter(({ at }) => second === null || at < second);
    if (shown.length > 0 && named.length === 0 && house.weisUnnamed === 'lost') {
      steps.push({ code: 'weis-unnamed', seat });
      rule ??= 'weis.unnamed';
      continue;
    }
    const told = [...inTime, ...late].flatMap(({ weise = [] }) => weise);
    const nameable = house.weisUnnamed === 'lost' ? named : shown;
    const cards = unique([...told, ...nameable.flatMap(({ weise }) => weise)]);
    const made =
      cards.length > 0 ? cards.flatMap((each) => weisOf(each, story)) : weiseIn(CardSet.from(own ?? []), profile);
    for (const each of cards) {
      if (weisOf(each, story).length === 0) steps.push({ code: 'weis-no-weis', seat, cards: each });
    }
    const calls = inTime.flatMap(({ points }) => (points === undefined ? [] : [points]));
    const called = calls.at(-1);
    if (made.length === 0 && cards.length === 0 && called !== undefined) {
      if (calls.length > 1) steps.push({ code: 'weis-corrected', seat, points: called, of: calls[0]! });
      unseen.add(seat);
      declarations.push({ seat, weise: [unseenWeis(seat, called)] });
      continue;
    }
    if (calls.length > 1) steps.push({ code: 'weis-corrected', seat, points: calls.at(-1)!, of: calls[0]! });
    const credited = credit(story, seat, disjoint(made, profile.kreuzweis), called, steps);
    if (credited.rule !== null) rule ??= credited.rule;
    if (credited.weise.length > 0) declarations.push({ seat, weise: credited.weise });
  }
  return { declarations, steps, rule, unseen, hasReminder };
}

/** A Weis of which only the points are known: enough to compare points, and nothing else may be asked of it. */
function unseenWeis(seat: Seat, points: number): Weis {
  return { kind: 'run', cards: [cardOf(seat as number as Suit, SIX)], points };
}

function unique(lists: readonly (readonly Card[])[]): readonly (readonly Card[])[] {
  return lists.filter(
    (cards, index) => lists.findIndex((other) => CardSet.from(other).equals(CardSet.from(cards))) === index,
  );
}

/** Without Kreuzweis a card serves once: the choice with the highest sum. */
function disjoint(weise: readonly Weis[], kreuzweis: boolean): readonly Weis[] {
  if (kreuzweis) return weise;
  let best: readonly Weis[] = [];
  for (let choice = 0; choice < 1 << weise.length; choice++) {
    const kept = weise.filter((_, index) => (choice >> index) & 1);
    const size = kept.reduce((sum, { cards }) => sum + cards.length, 0);
    if (CardSet.from(kept.flatMap(({ cards }) => cards)).size === size && totalOf(kept) > totalOf(best)) best = kept;
  }
  return best;
}

/** What is left of a seat's Weise after what it called aloud. */
function credit(
  story: Story,
  seat: Seat,
  weise: readonly Weis[],
  called: number | undefined,
  steps: Step[],
): { readonly weise: readonly Weis[]; readonly rule: RefereeRuleId | null } {
  const { profile, house } = story.quarrel;
  const contract = story.contract!;
  const [best, ...rest] = [...weise].sort((a, b) => compareWeise(b, a, contract, profile));
  if (best === undefined) return { weise: [], rule: null };
  for (const weis of weise) steps.push({ code: 'weis-is', seat, cards: weis.cards, points: weis.points });
  if (called !== undefined && called !== best.points && !isSumOf(called, weise)) {
    steps.push({ code: 'weis-called', seat, points: called, of: best.points });
  }
  // What is called too high is worth what the cards are.
  if (called === undefined || called >= best.points) return { weise, rule: null };
  if (best.kind === 'quartet' && house.quartetTooLow === 'as-called') {
    return { weise: [{ ...best, points: called }, ...rest], rule: 'weis.called-too-low' };
  }
  const left = creditedWeis(best, called, contract, profile);
  const rule = best.kind === 'quartet' ? 'weis.quartet-too-low' : 'weis.called-too-low';
  // Weise that were said to be lower than the best cannot be higher than what was called.
  const lower = rest.filter(({ points }) => points <= called);
  return { weise: left === null ? lower : [left, ...lower], rule };
}

/** Whether the call named all the Weise of a hand together. */
function isSumOf(called: number, weise: readonly Weis[]): boolean {
  return called === totalOf(weise);
}

/** Whose Weis counts? Where a partner reminded, the other answer is as good. */
export function ruleWeis(story: Story): Ruled {
  const ruled = ruleCalls(story, false);
  if (!ruled.ok || ruled.value.rule !== 'weis.reminded') return ruled;
  const forgiven = ruleCalls(story, true);
  return ok({
    ...ruled.value,
    confidence: 'low',
    ...(forgiven.ok && { alternatives: [forgiven.value.findings] }),
  });
}

function ruleCalls(story: Story, isForgiven: boolean): Ruled {
  const { profile } = story.quarrel;
  const none: Findings = { bestSeat: null, weisTo: null, points: 0 };
  if (!profile.weis) return ok({ verdict: 'weis-none', findings: none, steps: [], rule: 'weis.kinds' });
  const hasSaid = story.quarrel.events.some(({ type }) => type === 'weis-announced' || type === 'weis-shown');
  if (!hasSaid && story.quarrel.house.weisAnnounce === 'players')
    return missing(story.contract === null && 'contract', 'weis');
  if (story.contract === null) return missing('contract');
  const { declarations, steps, rule, unseen, hasReminder } = collect(story, isForgiven);
  const said = declarations.filter(({ weise }) => weise.length > 0);
  // Between equal calls the cards decide, and they have to be told.
  const height = (each: WeisDeclaration): number => Math.max(...each.weise.map(({ points }) => points));
  const highest = Math.max(0, ...said.map(height));
  const top = said.filter((each) => height(each) === highest);
  if (top.some(({ seat }) => unseen.has(seat)) && new Set(top.map(({ seat }) => teamOf(seat))).size > 1) {
    return missing('weis-cards');
  }
  const outcomes = SEATS.map((forehand) => weisOutcome(said, forehand, story.contract!, profile));
  const forehand = story.forehand;
  if (forehand === null && outcomes.some(({ bestSeat }) => bestSeat !== outcomes[0]!.bestSeat))
    return missing('forehand');
  const outcome = outcomes[forehand ?? 0]!;
  const given = hasReminder ? { confidence: 'low' as const } : {};
  if (outcome.scoringTeam === null) {
    const lost: RefereeRuleId = rule ?? 'weis.kinds';
    // Cards that were betrayed for a Weis that does not count can win no trick any more (jasswiki).
    const betrayed = CardSet.from(eventsOf(story, 'weis-shown').flatMap(({ weise }) => weise.flat())).toArray();
    if (betrayed.length > 0) steps.push({ code: 'weis-shown-in-vain', cards: betrayed });
    return ok({
      verdict: rule === null ? 'weis-none' : 'weis-lost',
      findings: { ...none, ...(betrayed.length > 0 && { losingTrickPower: betrayed }) },
      steps,
      rule: lost,
      ...given,
    });
  }
  if (outcome.scoringTeam === 'both') {
    const points = outcome.points[0];
    return ok({
      verdict: 'weis-both',
      findings: { bestSeat: null, weisTo: 'both', points },
      steps: [...steps, { code: 'weis-tied', points }],
      rule: 'weis.compare',
    });
  }
  const team = outcome.scoringTeam;
  const best = outcome.bestSeat!;
  const winning = bestOf(story, said, best);
  const shown = unseen.has(best) ? {} : { cards: winning.cards };
  const after: Step[] = [{ code: 'weis-best', seat: best, ...shown, points: winning.points }];
  if (isTied(story, said, best, winning)) after.unshift({ code: 'weis-tied', points: winning.points });
  const points = outcome.points[team];
  if (points > winning.points) after.push({ code: 'weis-adds', team, points });
  if (said.some(({ seat }) => teamOf(seat) !== team))
    after.push({ code: 'weis-other-writes-none', team: otherTeam(team) });
  if (profile.weisNeedsTrick && tricksOf(story, team) === 0) {
    return ok({
      verdict: 'weis-lost',
      findings: { ...none, bestSeat: best },
      steps: [...steps, ...after],
      rule: 'weis.compare',
    });
  }
  return ok({
    verdict: 'weis-counts',
    findings: { bestSeat: best, weisTo: team, points },
    steps: [...steps, ...after],
    rule: rule ?? ruleFor(said, team),
    ...given,
  });
}

function ruleFor(said: readonly WeisDeclaration[], team: Team): RefereeRuleId {
  const [first] = said;
  const own = said.filter(({ seat }) => teamOf(seat) === team);
  if (said.length === 1) {
    const weise = first!.weise;
    const crosses =
      CardSet.from(weise.flatMap(({ cards }) => cards)).size < weise.reduce((n, { cards }) => n + cards.length, 0);
    return crosses ? 'weis.kreuzweis' : 'weis.kinds';
  }
  return own.length > 1 ? 'weis.best-team-writes' : 'weis.compare';
}

function bestOf(story: Story, said: readonly WeisDeclaration[], seat: Seat): Weis {
  const own = said.find((each) => each.seat === seat)!.weise;
  return own.reduce((best, weis) =>
    compareWeise(weis, best, story.contract, story.quarrel.profile) > 0 ? weis : best,
  );
}

/** Whether another seat's best has as many points. */
function isTied(story: Story, said: readonly WeisDeclaration[], seat: Seat, top: Weis): boolean {
  return said.some((each) => each.seat !== seat && bestOf(story, said, each.seat).points === top.points);
}

/** Tricks a side has made, as far as it is told; null where it is not. */
export function tricksOf(story: Story, team: Team): number | null {
  const ended = eventsOf(story, 'round-ended').findLast(({ tricks }) => tricks !== undefined);
  return ended?.tricks?.[team] ?? null;
}
