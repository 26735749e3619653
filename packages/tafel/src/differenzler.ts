/**
 * Differenzler: four single players announce their points and are charged the difference.
 *
 * The points of a round are card values and last trick, 157 in all, no Weis, no Stöck, no bonus for all nine tricks, no
 * factor. The lowest sum of differences wins. Some tables take points off for an exact announcement.
 *
 * Sources: Swisslos Differenzler; jasswiki (rounds); rules of the table for the bonus (settings `exactBonus`,
 * `exactBonusOnZero`).
 */
import {
  CARD_POINTS,
  DEFAULT_PROFILE,
  ok,
  type PerSeat,
  perSeat,
  refuse,
  type Result,
  type RuleProfile,
  type Seat,
  SEATS,
} from '@puur/rules';
import { possiblePoints } from './plausible.js';

export type DifferenzlerRules = Pick<RuleProfile, 'exactBonus' | 'exactBonusOnZero'>;

export interface DifferenzlerTable extends DifferenzlerRules {
  /** Rounds of the game; null: until they stop. */
  readonly rounds: number | null;
}

/** A round: what each seat announced and made. */
export interface DifferenzlerEntry {
  readonly announced: PerSeat<number>;
  readonly made: PerSeat<number>;
  /** Points added by the referee, 20 for a wrong card at some tables. */
  readonly penalty?: PerSeat<number>;
}

export type DifferenzlerRefusal =
  | { readonly code: 'differenzler-announced'; readonly seat: Seat; readonly found: unknown }
  | { readonly code: 'differenzler-made'; readonly seat: Seat; readonly found: unknown }
  | { readonly code: 'differenzler-penalty'; readonly seat: Seat; readonly found: unknown }
  | { readonly code: 'differenzler-sum'; readonly sum: number; readonly whole: number; readonly missing: number }
  | { readonly code: 'differenzler-impossible'; readonly seat: Seat; readonly found: number };

export interface DifferenzlerRound {
  readonly entry: DifferenzlerEntry;
  /** |announced − made| by seat. */
  readonly difference: PerSeat<number>;
  /** What is charged: the difference, the bonus of an exact announcement, the penalty. */
  readonly charged: PerSeat<number>;
}

const WHOLE = CARD_POINTS + DEFAULT_PROFILE.lastTrick;

function isPoints(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= WHOLE;
}

/** Judges an entry. */
export function judgeDifferenzler(
  entry: DifferenzlerEntry,
  rules: DifferenzlerRules,
): Result<DifferenzlerRound, DifferenzlerRefusal> {
  for (const seat of SEATS) {
    if (!isPoints(entry.announced[seat])) {
      return refuse({ code: 'differenzler-announced', seat, found: entry.announced[seat] });
    }
    if (!isPoints(entry.made[seat])) return refuse({ code: 'differenzler-made', seat, found: entry.made[seat] });
    const penalty = entry.penalty?.[seat] ?? 0;
    if (!Number.isInteger(penalty) || penalty < 0) {
      return refuse({ code: 'differenzler-penalty', seat, found: penalty });
    }
  }
  const sum = entry.made.reduce((total, points) => total + points, 0);
  if (sum !== WHOLE) return refuse({ code: 'differenzler-sum', sum, whole: WHOLE, missing: WHOLE - sum });
  const possible = possiblePoints('trump:E', DEFAULT_PROFILE);
  const odd = SEATS.find((seat) => !possible.has(entry.made[seat]));
  if (odd !== undefined) return refuse({ code: 'differenzler-impossible', seat: odd, found: entry.made[odd] });
  const difference = perSeat((seat) => differenceOf(entry.announced[seat], entry.made[seat]));
  const charged = perSeat(
    (seat) => chargeFor(entry.announced[seat], entry.made[seat], rules) + (entry.penalty?.[seat] ?? 0),
  );
  return ok({ entry, difference, charged });
}

/** How far an announcement was off. */
export function differenceOf(announced: number, made: number): number {
  return Math.abs(announced - made);
}

/** What an announcement costs: the difference, or the bonus of an exact one. */
export function chargeFor(
  announced: number,
  made: number,
  { exactBonus, exactBonusOnZero }: DifferenzlerRules,
): number {
  const difference = differenceOf(announced, made);
  if (difference > 0 || exactBonus === 0) return difference;
  return announced === 0 && !exactBonusOnZero ? 0 : exactBonus;
}

export interface DifferenzlerSheet {
  readonly rounds: readonly DifferenzlerRound[];
  readonly totals: PerSeat<number>;
  readonly over: boolean;
  /** Seats with the lowest sum, once it is over. */
  readonly winners: readonly Seat[];
}

export function differenzlerSheet(rounds: readonly DifferenzlerRound[], table: DifferenzlerTable): DifferenzlerSheet {
  const totals = perSeat((seat) => rounds.reduce((sum, { charged }) => sum + charged[seat], 0));
  const over = table.rounds !== null && rounds.length >= table.rounds;
  const least = Math.min(...totals);
  return { rounds, totals, over, winners: over ? SEATS.filter((seat) => totals[seat] === least) : [] };
}
