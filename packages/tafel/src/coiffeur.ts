/**
 * Coiffeur: each side has to play every contract of the table once; only the side that declares writes.
 *
 * A contract here is a key of the table (a suit, Obenabe, a joker of free choice), its factor belongs to the table, and
 * what it was played as does not matter to the account. Passing goes round to the next player, not to the partner; back
 * at the forehand it has to choose ("im Fass"). The declarer leads.
 *
 * Sources: jassverzeichnis (Jassreglement table: 1 to 6, jokers 7 and 8), Swisslos Coiffeur (8 or 10 contracts, the
 * declarer leads), jasswiki and jassen.ch (other factors), quoi-faire.ch (12 contracts), Anzeiger von Saanen ("im Fass").
 */
import {
  CARD_POINTS,
  DEFAULT_PROFILE,
  ok,
  type PerTeam,
  perTeam,
  refuse,
  type Result,
  type Seat,
  seatAfter,
  SEAT_COUNT,
  type Team,
  TEAMS,
} from '@puur/rules';
import { possiblePoints } from './plausible.js';

/** Keys of contracts that the known tables use. A table may name others. */
export const COIFFEUR_KEYS = [
  'eichel',
  'rosen',
  'schilten',
  'schellen',
  'obenabe',
  'undenufe',
  'slalom',
  'gusti',
  'joker1',
  'joker2',
] as const;
export type CoiffeurKey = (typeof COIFFEUR_KEYS)[number];

export interface CoiffeurContract {
  /** One of COIFFEUR_KEYS, or a table's own word (letters, digits and hyphens). */
  readonly key: string;
  /** A positive whole number. */
  readonly factor: number;
}

/** The agreements of a Coiffeur table. */
export interface CoiffeurTable {
  readonly contracts: readonly CoiffeurContract[];
  /** Bonus for all nine tricks, multiplied as the rest: 100, or 0 where 157 is all. */
  readonly matchBonus: number;
}

function table(factors: Readonly<Partial<Record<CoiffeurKey, number>>>): CoiffeurTable {
  const contracts = COIFFEUR_KEYS.filter((key) => factors[key] !== undefined).map((key) => ({
    key,
    factor: factors[key]!,
  }));
  return { contracts, matchBonus: DEFAULT_PROFILE.matchBonus };
}

export const COIFFEUR_TABLE_IDS = ['coiffeur-8', 'coiffeur-10'] as const;
export type CoiffeurTableId = (typeof COIFFEUR_TABLE_IDS)[number];

/** The tables people know: eight contracts by the Jassreglement, ten with Slalom and Gusti (jassen.ch). */
export const COIFFEUR_TABLES: Readonly<Record<CoiffeurTableId, CoiffeurTable>> = {
  'coiffeur-8': table({
    ...{ eichel: 1, rosen: 2, schilten: 3, schellen: 4 },
    ...{ obenabe: 5, undenufe: 6, joker1: 7, joker2: 8 },
  }),
  'coiffeur-10': table({
    ...{ rosen: 1, eichel: 2, schilten: 3, schellen: 4, obenabe: 5, undenufe: 6 },
    ...{ slalom: 7, gusti: 8, joker1: 9, joker2: 10 },
  }),
};

/** A round: who declared what, and what that side made. */
export interface CoiffeurEntry {
  readonly team: Team;
  readonly key: string;
  /** Card values and last trick of the declaring side, without bonus and factor. */
  readonly points: number;
  /** Whether the declaring side made all nine tricks; left out: nobody has said. */
  readonly match?: boolean;
}

export type CoiffeurRefusal =
  | { readonly code: 'coiffeur-team'; readonly found: unknown }
  | { readonly code: 'coiffeur-contract'; readonly found: unknown }
  | { readonly code: 'coiffeur-taken'; readonly team: Team; readonly key: string }
  | { readonly code: 'coiffeur-points'; readonly found: unknown }
  | { readonly code: 'coiffeur-impossible'; readonly points: number }
  | { readonly code: 'coiffeur-match'; readonly points: number };

export type CoiffeurQuestion = { readonly code: 'ask-match'; readonly team: Team };

export interface CoiffeurRound {
  readonly entry: CoiffeurEntry;
  readonly factor: number;
  readonly total: number;
  readonly questions: readonly CoiffeurQuestion[];
}

const WHOLE = CARD_POINTS + DEFAULT_PROFILE.lastTrick;

/** Points that a side writes for a contract. */
export function coiffeurPoints(points: number, match: boolean, factor: number, matchBonus: number): number {
  return (points + (match ? matchBonus : 0)) * factor;
}

/** Judges an entry after the rounds that stand. */
export function judgeCoiffeur(
  entry: CoiffeurEntry,
  standing: readonly CoiffeurEntry[],
  { contracts, matchBonus }: CoiffeurTable,
): Result<CoiffeurRound, CoiffeurRefusal> {
  const { team, key, points, match } = entry;
  if (!TEAMS.includes(team)) return refuse({ code: 'coiffeur-team', found: team });
  const contract = contracts.find((each) => each.key === key);
  if (!contract) return refuse({ code: 'coiffeur-contract', found: key });
  if (standing.some((other) => other.team === team && other.key === key)) {
    return refuse({ code: 'coiffeur-taken', team, key });
  }
  if (!Number.isInteger(points) || points < 0 || points > WHOLE) {
    return refuse({ code: 'coiffeur-points', found: points });
  }
  // A joker may be any contract; what none of them can give is refused.
  const possible = (['trump:E', 'obenabe', 'undenufe'] as const).some((as) =>
    possiblePoints(as, DEFAULT_PROFILE).has(points),
  );
  if (!possible) return refuse({ code: 'coiffeur-impossible', points });
  if (match === true && points !== WHOLE) return refuse({ code: 'coiffeur-match', points });
  const asks = points === WHOLE && match === undefined && matchBonus > 0;
  return ok({
    entry,
    factor: contract.factor,
    total: coiffeurPoints(points, match === true, contract.factor, matchBonus),
    questions: asks ? [{ code: 'ask-match', team }] : [],
  });
}

/** A table and what stands in it. */
export interface CoiffeurSheet {
  readonly rounds: readonly CoiffeurRound[];
  readonly totals: PerTeam<number>;
  /** Contracts each side still has to play. */
  readonly open: PerTeam<readonly CoiffeurContract[]>;
  /** The most each side can still add, all matches. */
  readonly reach: PerTeam<number>;
  readonly over: boolean;
  /** Null while it runs and on equal totals. */
  readonly winner: Team | null;
}

export function coiffeurSheet(rounds: readonly CoiffeurRound[], table: CoiffeurTable): CoiffeurSheet {
  const totals = perTeam((team) =>
    rounds.filter(({ entry }) => entry.team === team).reduce((sum, { total }) => sum + total, 0),
  );
  const open = perTeam((team) =>
    table.contracts.filter(({ key }) => !rounds.some(({ entry }) => entry.team === team && entry.key === key)),
  );
  const reach = perTeam((team) =>
    open[team].reduce((sum, { factor }) => sum + coiffeurPoints(WHOLE, true, factor, table.matchBonus), 0),
  );
  const over = open[0].length === 0 && open[1].length === 0;
  const winner = !over || totals[0] === totals[1] ? null : totals[0] > totals[1] ? 0 : 1;
  return { rounds, totals, open, reach, over, winner };
}

/** How long a Coiffeur is: sum of the factors, rounds of one side, rounds in all. */
export function coiffeurLength(contracts: readonly CoiffeurContract[]): {
  readonly factorSum: number;
  readonly roundsPerTeam: number;
  readonly roundsTotal: number;
} {
  return {
    factorSum: contracts.reduce((sum, { factor }) => sum + factor, 0),
    roundsPerTeam: contracts.length,
    roundsTotal: contracts.length * TEAMS.length,
  };
}

export type PassingRefusal =
  /** Passing goes round from the forehand; `expected` was next. */
  | { readonly code: 'pass-out-of-turn'; readonly found: Seat; readonly expected: Seat }
  | { readonly code: 'pass-too-often' }
  | { readonly code: 'choose-out-of-turn'; readonly found: Seat; readonly expected: Seat };

/**
 * Who has to choose after these passes, and who leads once somebody has.
 * @param passes seats that passed, in order
 * @param chosenBy who chose; left out: nobody has
 */
export function passRound(
  forehand: Seat,
  passes: readonly Seat[],
  chosenBy?: Seat,
): Result<{ readonly mustChoose: Seat; readonly forced: boolean; readonly leader: Seat | null }, PassingRefusal> {
  for (const [index, found] of passes.entries()) {
    if (index >= SEAT_COUNT) return refuse({ code: 'pass-too-often' });
    const expected = seatAfter(forehand, index);
    if (found !== expected) return refuse({ code: 'pass-out-of-turn', found, expected });
  }
  const mustChoose = seatAfter(forehand, passes.length);
  if (chosenBy !== undefined && chosenBy !== mustChoose) {
    return refuse({ code: 'choose-out-of-turn', found: chosenBy, expected: mustChoose });
  }
  return ok({ mustChoose, forced: passes.length === SEAT_COUNT, leader: chosenBy ?? null });
}
