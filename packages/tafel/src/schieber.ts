/**
 * Schieber on the slate: what is entered for a round, whether it can be, and what it gives.
 *
 * An entry has the points of both sides as people count them, card values and last trick together (they give 157), the
 * match apart, Weis and Stöck apart. What cannot be is refused; what is odd is asked about and may be confirmed. The sums
 * themselves come from `accountOf` of the rules: there is no second account.
 *
 * Sources: reference page (157, 257, blocks kept apart, the dealer moves on); docs/rules.md.
 */
import {
  accountOf,
  type Contract,
  factorFor,
  isContract,
  isSeat,
  kindOf,
  ok,
  type PerTeam,
  perTeam,
  refuse,
  type Result,
  type RoundAccount,
  type RuleProfile,
  type Seat,
  seatAfter,
  STOECK_POINTS,
  type Team,
  TEAMS,
  teamOf,
  TRICKS_PER_ROUND,
  trumpOf,
} from '@puur/rules';
import { isWeisSum, possiblePoints, roundPoints } from './plausible.js';

/** A round as it is entered. Points without factor. */
export interface SchieberEntry {
  readonly contract: Contract;
  /** Who named the contract; left out: nobody has said, and it is not guessed from whose turn it was. */
  readonly declarer?: Seat;
  /** The side that named it, where only that was said. */
  readonly declaredBy?: Team;
  /** Who dealt, where it was not the dealer whose turn it was. */
  readonly dealer?: Seat;
  /** Card values and last trick of each side, without the bonus for the match. */
  readonly points: PerTeam<number>;
  /** The side with all nine tricks; null: none; left out: nobody has said. */
  readonly match?: Team | null;
  /** What each side writes for Weis. */
  readonly weis?: PerTeam<number>;
  /** The side with the Stöck. */
  readonly stoeck?: Team | null;
  /** The side that said Bedanken in this round; the points may then be those counted so far. */
  readonly claimedBy?: Team;
  /** Where both reached the target in the same block: who was there first. */
  readonly first?: Team;
  /** The side that got the Bergpreis with this round, where somebody said so; it holds instead of what the points say. */
  readonly berg?: Team;
}

/** Why an entry cannot be. */
export type EntryRefusal =
  | { readonly code: 'entry-contract'; readonly contract: unknown }
  | { readonly code: 'entry-seat'; readonly found: unknown }
  | { readonly code: 'entry-points'; readonly team: Team; readonly found: unknown }
  /** The two sides do not give what a round gives; `missing` below zero: too many. */
  | { readonly code: 'entry-sum'; readonly sum: number; readonly whole: number; readonly missing: number }
  /** No tricks make these points, such as 156 to 1. */
  | { readonly code: 'entry-impossible'; readonly points: PerTeam<number> }
  /** A match, yet the other side has points. */
  | { readonly code: 'entry-match'; readonly team: Team; readonly points: PerTeam<number> }
  | { readonly code: 'entry-weis-off' }
  | { readonly code: 'entry-weis'; readonly team: Team; readonly found: unknown }
  /** Only one side writes Weis. */
  | { readonly code: 'entry-weis-both'; readonly weis: PerTeam<number> }
  | { readonly code: 'entry-stoeck-off' }
  | { readonly code: 'entry-stoeck-no-trump'; readonly contract: Contract }
  | { readonly code: 'entry-claim-off' }
  /** A Bergpreis where a fixed number of rounds is played: there is no half to reach. */
  | { readonly code: 'entry-berg-off' }
  | { readonly code: 'entry-team'; readonly found: unknown };

/** What is possible, yet so seldom that a slip of the finger is likelier. */
export type EntryQuestion =
  /** All points on one side: all nine tricks, or did the other side make an empty one? */
  | { readonly code: 'ask-match'; readonly team: Team }
  /** All nine tricks, and nobody has said who declared: a match, or a Kontermatch with its strokes? */
  | { readonly code: 'ask-declared'; readonly team: Team }
  /** The side that declared, or as far as anybody said had to, made very little: are the sides swapped? */
  | { readonly code: 'ask-sides'; readonly team: Team; readonly points: number }
  | { readonly code: 'ask-weis'; readonly team: Team; readonly points: number }
  /** The side that got the Bergpreis is not at half the target yet: did the others ask for it too early? */
  | { readonly code: 'ask-berg'; readonly team: Team }
  | { readonly code: 'ask-who-first' };
export const QUESTION_CODES: readonly EntryQuestion['code'][] = [
  'ask-match',
  'ask-declared',
  'ask-sides',
  'ask-weis',
  'ask-berg',
  'ask-who-first',
];
export type QuestionCode = EntryQuestion['code'];

/** A round as it counts. */
export interface SchieberRound {
  readonly entry: SchieberEntry;
  readonly dealer: Seat;
  readonly forehand: Seat;
  /** Null: nobody has said. */
  readonly declarer: Seat | null;
  /** The side that declared; null: nobody has said. */
  readonly declaredBy: Team | null;
  readonly account: RoundAccount;
  readonly questions: readonly EntryQuestion[];
}

/** A declarer's side that makes less than this is asked about: nobody chooses so badly on purpose. */
const SELDOM_LESS = 21;
/** More Weis than this in one round is seen once in many evenings. */
const SELDOM_MORE = 200;

/** The other side's points, where one side's are entered; null where the sum of the round is open. */
export function otherPoints(points: number, contract: Contract, profile: RuleProfile): number | null {
  const whole = roundPoints(contract, profile);
  return whole === null ? null : whole - points;
}

/**
 * Reads what people write for one side: tens and units, or 257 for a match. The entry's `points` and `match`.
 * @example pointsFor(0, 257, 'obenabe', profile) // { points: [157, 0], match: 0 }
 */
export function pointsFor(
  team: Team,
  written: number,
  contract: Contract,
  profile: RuleProfile,
): Pick<SchieberEntry, 'points' | 'match'> {
  const whole = roundPoints(contract, profile) ?? 0;
  const isMatch = profile.matchBonus > 0 && written === whole + profile.matchBonus;
  const own = isMatch ? whole : written;
  const other = whole === 0 ? 0 : whole - own;
  return { points: team === 0 ? [own, other] : [other, own], ...(isMatch && { match: team }) };
}

/**
 * What people write for each side: its points, for a match with the bonus that is agreed. The way back of {@link pointsFor}.
 * @example writtenPoints({ points: [0, 157], match: 1 }, profile) // [0, 257]; [0, 157] where a match has no bonus
 */
export function writtenPoints(
  { points, match }: Pick<SchieberEntry, 'points' | 'match'>,
  { matchBonus }: Pick<RuleProfile, 'matchBonus'>,
): PerTeam<number> {
  return perTeam((team) => points[team] + (match === team ? matchBonus : 0));
}

/** Judges an entry as the next round of a table, dealt by `dealer`. */
export function judgeEntry(
  entry: SchieberEntry,
  profile: RuleProfile,
  nextDealer: Seat,
): Result<SchieberRound, EntryRefusal> {
  const no = refusalOf(entry, profile);
  if (no !== null) return refuse(no);
  const { contract, points, match, weis = [0, 0], stoeck = null } = entry;
  const dealer = entry.dealer ?? nextDealer;
  const forehand = seatAfter(dealer);
  const declarer = entry.declarer ?? null;
  const declaredBy = declarer === null ? (entry.declaredBy ?? null) : teamOf(declarer);
  const taken = match === undefined || match === null ? null : match;
  const account = accountOf(
    perTeam((team) => ({
      cards: points[team],
      // How many tricks a side made is not entered; only all and none matter to the account.
      tricks: taken === null ? (points[team] > 0 ? 1 : 0) : taken === team ? TRICKS_PER_ROUND : 0,
      lastTrick: false,
      weis: weis[team],
      stoeck: stoeck === team ? STOECK_POINTS : 0,
    })),
    factorFor(contract, profile),
    profile,
  );
  const questions = questionsFor(entry, profile, declaredBy, forehand);
  return ok({ entry, dealer, forehand, declarer, declaredBy, account, questions });
}

function refusalOf(entry: SchieberEntry, profile: RuleProfile): EntryRefusal | null {
  const { contract, points, declarer, declaredBy, match, weis = [0, 0], stoeck = null, claimedBy, first, berg } = entry;
  if (!isContract(contract) || !profile.contracts.includes(kindOf(contract))) {
    return { code: 'entry-contract', contract };
  }
  for (const seat of [entry.declarer, entry.dealer]) {
    if (seat !== undefined && !isSeat(seat)) return { code: 'entry-seat', found: seat };
  }
  if (declarer !== undefined && declaredBy !== undefined && teamOf(declarer) !== declaredBy) {
    return { code: 'entry-seat', found: declarer };
  }
  // Only match and Stöck have a nobody.
  for (const side of [declaredBy, match ?? undefined, stoeck ?? undefined, claimedBy, first, berg]) {
    if (side !== undefined && !TEAMS.includes(side)) return { code: 'entry-team', found: side };
  }
  const whole = roundPoints(contract, profile);
  for (const team of TEAMS) {
    const found: unknown = points[team];
    if (!Number.isInteger(found) || points[team] < 0 || points[team] > (whole ?? 400)) {
      return { code: 'entry-points', team, found };
    }
  }
  if (claimedBy !== undefined && profile.endMode !== 'claim') return { code: 'entry-claim-off' };
  if (berg !== undefined && profile.endMode === 'fixed-rounds') return { code: 'entry-berg-off' };
  const sum = points[0] + points[1];
  const isBrokenOff = claimedBy !== undefined && whole !== null && sum < whole;
  if (whole !== null && !isBrokenOff && sum !== whole) {
    return { code: 'entry-sum', sum, whole, missing: whole - sum };
  }
  if (!isBrokenOff) {
    const possible = possiblePoints(contract, profile);
    if (TEAMS.some((team) => !possible.has(points[team]))) return { code: 'entry-impossible', points };
  }
  if (match !== undefined && match !== null && (points[match === 0 ? 1 : 0] > 0 || isBrokenOff)) {
    return { code: 'entry-match', team: match, points };
  }
  if (!profile.weis && weis.some((made) => made !== 0)) return { code: 'entry-weis-off' };
  for (const team of TEAMS) {
    if (!isWeisSum(weis[team], profile)) return { code: 'entry-weis', team, found: weis[team] };
  }
  const tied = profile.totalTie === 'both-score' && weis[0] === weis[1];
  if (weis[0] > 0 && weis[1] > 0 && !tied) return { code: 'entry-weis-both', weis };
  if (stoeck !== null && !profile.stoeck) return { code: 'entry-stoeck-off' };
  if (stoeck !== null && trumpOf(contract) === null) return { code: 'entry-stoeck-no-trump', contract };
  return null;
}

function questionsFor(
  entry: SchieberEntry,
  profile: RuleProfile,
  declaredBy: Team | null,
  forehand: Seat,
): readonly EntryQuestion[] {
  const { contract, points, match, weis = [0, 0], claimedBy } = entry;
  const whole = roundPoints(contract, profile);
  const questions: EntryQuestion[] = [];
  const all = TEAMS.find((team) => points[team] === whole);
  const isMatchOpen = all !== undefined && match === undefined;
  if (isMatchOpen && claimedBy === undefined) questions.push({ code: 'ask-match', team: all });
  const isMatched = match !== undefined && match !== null;
  // Where a fixed number of rounds is played nobody counts strokes.
  if (isMatched && declaredBy === null && profile.endMode !== 'fixed-rounds') {
    questions.push({ code: 'ask-declared', team: match });
  }
  const own = declaredBy ?? teamOf(forehand);
  // Whose match it is has been said, or is being asked by name: no sides are swapped.
  const isNamed = isMatched || isMatchOpen;
  if (!isNamed && claimedBy === undefined && whole !== null && points[own] < SELDOM_LESS) {
    questions.push({ code: 'ask-sides', team: own, points: points[own] });
  }
  for (const team of TEAMS) {
    if (weis[team] > SELDOM_MORE) questions.push({ code: 'ask-weis', team, points: weis[team] });
  }
  return questions;
}
