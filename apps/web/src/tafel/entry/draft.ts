/**
 * Draft: a round while it is being typed, tap by tap.
 *
 * Points are typed in two taps, tens and units, for one side; the other side follows wherever the round has a whole.
 * What of it can be is not judged here: a draft becomes an entry, and `@puur/tafel` judges that.
 */
import {
  type Contract,
  CONTRACTS,
  otherTeam,
  type PerTeam,
  perTeam,
  type RuleProfile,
  type Seat,
  type Team,
  teamOf,
} from '@puur/rules';
import {
  otherPoints,
  pointsFor,
  QUESTION_CODES,
  type QuestionCode,
  roundPoints,
  type SchieberEntry,
} from '@puur/tafel';

/** What has been tapped of a number: tens first. */
export interface Typed {
  readonly tens: number | null;
  readonly units: number | null;
}

export const NOTHING_TYPED: Typed = { tens: null, units: null };

/** The number, once it is whole. */
export function numberOf({ tens, units }: Typed): number | null {
  return tens === null || units === null ? null : tens * 10 + units;
}

export function typedOf(points: number): Typed {
  return { tens: Math.floor(points / 10), units: points % 10 };
}

/** A digit from a keyboard: it goes behind what stands, and begins anew where that is too much. */
export function withDigit(typed: Typed, digit: number, most: number): Typed {
  const before = numberOf(typed);
  const next = before === null ? digit : before * 10 + digit;
  return typedOf(next > most ? digit : next);
}

export interface Draft {
  readonly contract: Contract | null;
  /** Null: nobody has said. */
  readonly declarer: Seat | null;
  /** The side that declared, where only that was said. */
  readonly declaredBy: Team | null;
  /** Null: whose turn it is. */
  readonly dealer: Seat | null;
  /** The side whose points are typed. */
  readonly side: Team;
  readonly typed: PerTeam<Typed>;
  /** Undefined: nobody has said. */
  readonly match: Team | null | undefined;
  /** What each side weised, one by one, so that one can be taken back. */
  readonly weis: PerTeam<readonly number[]>;
  readonly stoeck: Team | null;
  readonly claimedBy: Team | null;
  readonly first: Team | null;
  /** The side with the Bergpreis of this round; null: nobody has said. */
  readonly berg: Team | null;
  readonly confirmed: readonly QuestionCode[];
}

export const EMPTY_DRAFT: Draft = {
  contract: null,
  declarer: null,
  declaredBy: null,
  dealer: null,
  side: 0,
  typed: [NOTHING_TYPED, NOTHING_TYPED],
  match: undefined,
  weis: [[], []],
  stoeck: null,
  claimedBy: null,
  first: null,
  berg: null,
  confirmed: [],
};

/** A sum of Weis as Weise: of a round that stands nobody knows any more what it was made of. */
function asWeise(sum: number): readonly number[] {
  return sum === 0 ? [] : [sum];
}

/** What each side writes for Weis. */
export function weisOf({ weis }: Draft): PerTeam<number> {
  return perTeam((team) => weis[team].reduce((sum, one) => sum + one, 0));
}

/** One more Weis of a side. */
export function withWeis(draft: Draft, team: Team, points: number): Draft {
  return {
    ...draft,
    weis: perTeam((of) => (of === team ? [...draft.weis[of], points] : draft.weis[of])),
    confirmed: [],
  };
}

/** Without one Weis of a side, by its place. */
export function withoutWeis(draft: Draft, team: Team, at: number): Draft {
  return { ...draft, weis: perTeam((of) => draft.weis[of].filter((_, i) => of !== team || i !== at)), confirmed: [] };
}

/** A round that stands, to be corrected. */
export function draftOf(entry: SchieberEntry): Draft {
  return {
    ...EMPTY_DRAFT,
    contract: entry.contract,
    declarer: entry.declarer ?? null,
    declaredBy: entry.declaredBy ?? null,
    dealer: entry.dealer ?? null,
    typed: [typedOf(entry.points[0]), typedOf(entry.points[1])],
    match: entry.match,
    weis: [asWeise(entry.weis?.[0] ?? 0), asWeise(entry.weis?.[1] ?? 0)],
    stoeck: entry.stoeck ?? null,
    claimedBy: entry.claimedBy ?? null,
    first: entry.first ?? null,
    berg: entry.berg ?? null,
  };
}

const QUESTIONS: readonly unknown[] = QUESTION_CODES;

/** Whether a value from outside is a number as it is tapped: nothing, tens, or tens and units. */
export function isTyped(value: unknown): value is Typed {
  if (typeof value !== 'object' || value === null) return false;
  const { tens, units } = value as Partial<Record<keyof Typed, unknown>>;
  const isIn = (one: unknown, most: number): boolean =>
    Number.isInteger(one) && (one as number) >= 0 && (one as number) <= most;
  return (tens === null || isIn(tens, 99)) && (units === null || (tens !== null && isIn(units, 9)));
}

function isWeis(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** A draft that was kept while it was typed; null where it is none. */
export function readDraft(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = { ...EMPTY_DRAFT, ...value } as Readonly<Record<keyof Draft, unknown>>;
  // Puur up to November 2026 kept the two sums.
  const weis = Array.isArray(found.weis)
    ? found.weis.map((one: unknown) => (typeof one === 'number' ? asWeise(one) : one))
    : found.weis;
  const kept = { ...found, weis };
  const isPair = (pair: unknown, isOne: (one: unknown) => boolean): boolean =>
    Array.isArray(pair) && pair.length === 2 && pair.every(isOne);
  const isTeam = (one: unknown): boolean => one === 0 || one === 1;
  const isTeamOrNone = (one: unknown): boolean => one === null || isTeam(one);
  const isSeatOrNone = (one: unknown): boolean => one === null || [0, 1, 2, 3].some((seat) => seat === one);
  const isDraft =
    (kept.contract === null || CONTRACTS.some((contract) => contract === kept.contract)) &&
    isSeatOrNone(kept.declarer) &&
    isTeamOrNone(kept.declaredBy) &&
    isSeatOrNone(kept.dealer) &&
    isTeam(kept.side) &&
    isPair(kept.typed, isTyped) &&
    (kept.match === undefined || isTeamOrNone(kept.match)) &&
    isPair(kept.weis, (one) => Array.isArray(one) && one.every(isWeis)) &&
    isTeamOrNone(kept.stoeck) &&
    isTeamOrNone(kept.claimedBy) &&
    isTeamOrNone(kept.first) &&
    isTeamOrNone(kept.berg) &&
    Array.isArray(kept.confirmed) &&
    kept.confirmed.every((code) => QUESTIONS.includes(code));
  return isDraft ? (kept as unknown as Draft) : null;
}

/** Whether the other side's points follow from those that are typed. */
export function doesFollow({ contract, claimedBy }: Draft, profile: RuleProfile): boolean {
  return contract !== null && claimedBy === null && roundPoints(contract, profile) !== null;
}

/** Points of both sides as far as they are typed or follow. */
export function pointsOfDraft(draft: Draft, profile: RuleProfile): PerTeam<number | null> {
  const [a, b] = [numberOf(draft.typed[0]), numberOf(draft.typed[1])];
  if (draft.contract === null || !doesFollow(draft, profile)) return [a, b];
  const own = draft.side === 0 ? a : b;
  const other = own === null ? null : otherPoints(own, draft.contract, profile);
  return draft.side === 0 ? [own, other] : [other, own];
}

/** The entry; null as long as something is missing. */
export function entryOf(draft: Draft, profile: RuleProfile): SchieberEntry | null {
  const { contract, declarer, declaredBy, dealer, match, stoeck, claimedBy, first, berg } = draft;
  const weis = weisOf(draft);
  const [a, b] = pointsOfDraft(draft, profile);
  if (contract === null || a === null || b === null) return null;
  return {
    contract,
    points: [a, b],
    ...(declarer !== null && { declarer }),
    ...(declarer === null && declaredBy !== null && { declaredBy }),
    ...(dealer !== null && { dealer }),
    ...(match !== undefined && { match }),
    ...((weis[0] !== 0 || weis[1] !== 0) && { weis }),
    ...(stoeck !== null && { stoeck }),
    ...(claimedBy !== null && { claimedBy }),
    ...(first !== null && { first }),
    ...(berg !== null && { berg }),
  };
}

/** Types points for a side. What was said about the old ones no longer holds. */
export function withPoints(draft: Draft, team: Team, typed: Typed): Draft {
  const both: PerTeam<Typed> = team === 0 ? [typed, draft.typed[1]] : [draft.typed[0], typed];
  return { ...draft, typed: both, side: team, match: undefined, first: null, confirmed: [] };
}

/** Counts the other side from now on; what followed for it stands there as typed. */
export function withSide(draft: Draft, side: Team, profile: RuleProfile): Draft {
  if (draft.side === side) return draft;
  const points = pointsOfDraft(draft, profile)[side];
  const typed = points === null ? NOTHING_TYPED : typedOf(points);
  return { ...draft, side, typed: side === 0 ? [typed, draft.typed[1]] : [draft.typed[0], typed] };
}

/** Another contract; what it cannot have goes: Stöck without trump. */
export function withContract(draft: Draft, contract: Contract, hasStoeck: boolean): Draft {
  return { ...draft, contract, stoeck: hasStoeck ? draft.stoeck : null, confirmed: [] };
}

/** The side that declared, as far as somebody has said; null: nobody has. */
export function declaredIn({ declarer, declaredBy }: Draft): Team | null {
  return declarer === null ? declaredBy : teamOf(declarer);
}

/** Says which side declared; which of its players stands as long as it agrees. */
export function withDeclaredBy(draft: Draft, team: Team): Draft {
  if (declaredIn(draft) === team) return draft;
  return { ...draft, declarer: null, declaredBy: team, confirmed: [] };
}

/** Whether both sides have Weis, where only one may write any. */
export function isWeisTwice(draft: Draft, { totalTie }: Pick<RuleProfile, 'totalTie'>): boolean {
  const [a, b] = weisOf(draft);
  return a > 0 && b > 0 && !(totalTie === 'both-score' && a === b);
}

/** All nine tricks for a side, as people write it with the bonus. */
export function withMatch(draft: Draft, team: Team, profile: RuleProfile): Draft {
  if (draft.contract === null) return draft;
  const whole = roundPoints(draft.contract, profile);
  if (whole === null) return { ...draft, match: team };
  const { points } = pointsFor(team, whole, draft.contract, profile);
  return { ...draft, typed: [typedOf(points[0]), typedOf(points[1])], side: team, match: team, confirmed: [] };
}

/** The points the other way round. */
export function swapped(draft: Draft): Draft {
  return { ...draft, side: otherTeam(draft.side), typed: [draft.typed[1], draft.typed[0]], confirmed: [] };
}
