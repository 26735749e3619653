/**
 * HSLU/Swisslos JSON V0.2: single rounds as the Jass course of the Hochschule Luzern logs them, and as Swisslos does.
 *
 * Four shapes are read, one a line or in a list: the bare game object; the log line `{game, date, player_ids}`; the
 * Swisslos line with a time before it and `{players, rounds}` in which rounds may be null or unfinished; and the game
 * with `pushed` in place of `forehand`. Written is the log line.
 *
 * - Seats, cards and contracts are named as hslu-names.ts says; `trump` is -1 where none was chosen. The forehand is
 *   their (dealer + 3) mod 4, and leads.
 * - `forehand`: 1 the forehand chose, 0 it pushed; files before V0.2 have `tss` 1 where it was pushed.
 * - `points` of a trick: card values, with the 5 of the last; no Weis, no Stöck, no match, no factor.
 *
 * What the file states (leaders, winners, points) is checked against the rules.
 *
 * Source: jass-kit-py of HSLU (GitHub thomas-koller/jass-kit-py): game_state.py, game_log_entry.py and the converter of
 * Swisslos logs.
 */
import {
  type Card,
  CARD_COUNT,
  DEFAULT_PROFILE,
  duplicatesIn,
  forehandOf,
  holderOf,
  modeOf,
  ok,
  type Pairing,
  type PartieEvent,
  pointsOf,
  refuse,
  type Result,
  SEAT_COUNT,
  type Team,
  teamOf,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import * as v from 'valibot';
import { foundIn, type HsluFact, type RecordError, sizeError } from './error.js';
import {
  cardOfHslu,
  contractOfHslu,
  HSLU_LAST_TRUMP,
  HSLU_VERSION,
  hsluCard,
  hsluSeat,
  hsluTrump,
  seatOfHslu,
} from './hslu-names.js';
import { type BadLine, type JsonItem, jsonItems } from './json-items.js';
import type { RecordedRound } from './recorded-round.js';
import { logOfRound, type PlayedRound, roundsOf, type RoundSkip, seatsOf } from './round-log.js';
import { readBy } from './schema.js';

/** A round of an HSLU log. */
export interface HsluRound {
  readonly line: number;
  readonly round: PlayedRound;
  /** The round as a Partie of its own. */
  readonly events: readonly PartieEvent[];
  /** As it stands in the file. */
  readonly date: string;
  /** By seat; 0 for players without a name. */
  readonly playerIds: readonly number[];
}

/** Why a round was left out: it is null, it was not played to the end, or (only if `keepGoing`) it has a fault. */
export const HSLU_SKIPS = ['null-round', 'unfinished', 'faulty'] as const;

export interface HsluSkip {
  readonly line: number;
  readonly reason: (typeof HSLU_SKIPS)[number];
  /** Where the reason is `faulty`. */
  readonly error?: RecordError;
}

export interface HsluLog {
  readonly rounds: readonly HsluRound[];
  readonly skipped: readonly HsluSkip[];
}

export interface HsluReadOptions {
  readonly pairing?: Pairing;
  /** Leave rounds with a fault out, and say so in `skipped`; otherwise the first fault is the answer. */
  readonly keepGoing?: boolean;
}

/** Reads the rounds of an HSLU or Swisslos log. */
export function readHslu(text: string, options: HsluReadOptions = {}): Result<HsluLog, RecordError> {
  const { pairing = 'swisslos', keepGoing = false } = options;
  const tooLarge = sizeError(text);
  if (tooLarge) return refuse(tooLarge);
  const items = jsonItems(text);
  if (!items.ok) return items;
  const rounds: HsluRound[] = [];
  const skipped: HsluSkip[] = [];
  for (const item of items.value) {
    for (const read of roundsIn(item, pairing)) {
      if (!read.ok) {
        if (!keepGoing) return read;
        skipped.push({ line: item.line, reason: 'faulty', error: read.error });
      } else if ('reason' in read.value) skipped.push(read.value);
      else rounds.push(read.value);
    }
  }
  return ok({ rounds, skipped });
}

/** What is read of one round. */
type ReadRound = Result<HsluRound | HsluSkip, RecordError>;

function roundsIn(item: JsonItem | BadLine, pairing: Pairing): readonly ReadRound[] {
  if ('error' in item) return [refuse(item.error)];
  const games = gamesIn(item);
  return games.ok ? games.value.map((game) => readGame(game, pairing)) : [games];
}

/**
 * The rounds of a log as they stand in it, with the leaders, winners and points it states: nothing is held against the
 * rules. Rounds without a contract or a card are left out.
 */
export function recordedHslu(text: string, pairing: Pairing): Result<readonly RecordedRound[], RecordError> {
  const items = jsonItems(text);
  if (!items.ok) return items;
  const rounds: RecordedRound[] = [];
  for (const item of items.value) {
    if ('error' in item) return refuse(item.error);
    const games = gamesIn(item);
    if (!games.ok) return games;
    for (const raw of games.value) {
      if (raw.game === null) continue;
      const read = gameOfRaw(raw);
      if (!read.ok) return read;
      const round = recorded(read.value, pairing);
      if (round !== null) rounds.push(round);
    }
  }
  return ok(rounds);
}

function recorded({ trump, dealer, tricks, points }: Game, pairing: Pairing): RecordedRound | null {
  const contract = contractOfHslu(trump, pairing);
  const played = tricks.filter(({ cards }) => cards.length > 0);
  if (contract === null || played.length === 0) return null;
  return {
    contract,
    leader: forehandOf(seatOfHslu(dealer)),
    tricks: played.map(({ cards, first, win, points: made }) => ({
      cards: cards.map((name) => cardOfHslu(name, pairing)!),
      ...(first !== undefined && { leader: seatOfHslu(first) }),
      ...(win !== undefined && { winner: seatOfHslu(win) }),
      ...(made !== undefined && { points: made }),
    })),
    ...(points && { counted: [points[0]!, points[1]!] }),
  };
}

// Shapes

const whole = v.pipe(v.number(), v.safeInteger());
const seat = v.pipe(whole, v.minValue(0), v.maxValue(3));
const bit = v.picklist([0, 1]);
const playerIds = v.pipe(v.array(whole), v.length(SEAT_COUNT));

const cardName = v.pipe(
  v.string(),
  // Any pairing will do: which names there are does not depend on it.
  v.check((name) => cardOfHslu(name, 'swisslos') !== null, 'card such as DA, H10'),
);

const GAME = v.object({
  version: v.optional(v.string()),
  trump: v.optional(v.pipe(whole, v.minValue(-1), v.maxValue(HSLU_LAST_TRUMP)), -1),
  dealer: seat,
  forehand: v.optional(v.picklist([-1, 0, 1])),
  tss: v.optional(bit),
  pushed: v.optional(v.boolean()),
  tricks: v.pipe(
    v.array(
      v.object({
        cards: v.optional(v.pipe(v.array(cardName), v.maxLength(SEAT_COUNT)), []),
        first: v.optional(seat),
        win: v.optional(seat),
        points: v.optional(whole),
      }),
    ),
    v.maxLength(TRICKS_PER_ROUND),
  ),
  points: v.optional(v.pipe(v.array(whole), v.length(2))),
  jassTyp: v.optional(v.pipe(v.string(), v.startsWith('SCHIEBER'))),
});
type Game = v.InferOutput<typeof GAME>;

const LOG_LINE = v.object({
  game: v.nullable(v.record(v.string(), v.unknown())),
  date: v.optional(v.string(), ''),
  player_ids: v.optional(playerIds, [0, 0, 0, 0]),
});

const SWISSLOS_LINE = v.object({
  rounds: v.array(v.nullable(v.record(v.string(), v.unknown()))),
  players: v.optional(playerIds, [0, 0, 0, 0]),
});

/** A game that nothing has checked yet, null where the log has none. */
interface RawGame {
  readonly line: number;
  readonly path: string;
  readonly game: unknown;
  readonly date: string;
  readonly playerIds: readonly number[];
}

function gamesIn({ value, line, prefix }: JsonItem): Result<readonly RawGame[], RecordError> {
  const has = (key: string): boolean => typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  if (has('game')) {
    const read = onLine(readBy(LOG_LINE, value), line);
    if (!read.ok) return read;
    const { game, date, player_ids } = read.value;
    return ok([{ line, path: 'game', game, date, playerIds: player_ids }]);
  }
  if (has('rounds')) {
    const read = onLine(readBy(SWISSLOS_LINE, value), line);
    if (!read.ok) return read;
    const { rounds, players } = read.value;
    const date = prefix.split('|')[0]!.trim();
    return ok(rounds.map((game, index) => ({ line, path: `rounds[${index}]`, game, date, playerIds: players })));
  }
  return ok([{ line, path: '', game: value, date: '', playerIds: [0, 0, 0, 0] }]);
}

/** Adds the line to the error of a field. */
function onLine<T>(read: Result<T, Extract<RecordError, { code: 'bad-field' }>>, line: number): Result<T, RecordError> {
  return read.ok ? read : refuse({ ...read.error, line });
}

function readGame(raw: RawGame, pairing: Pairing): ReadRound {
  const { line, date } = raw;
  // 1 Its shape.
  if (raw.game === null) return ok({ line, reason: 'null-round' });
  const read = gameOfRaw(raw);
  if (!read.ok) return read;
  const game = read.value;
  // 2 The cards it names.
  const cards = game.tricks.flatMap((trick) => trick.cards).map((name) => cardOfHslu(name, pairing)!);
  const twice = duplicatesIn(cards);
  if (twice.length > 0) return refuse({ code: 'round-card-twice', line, cards: twice });
  const contract = contractOfHslu(game.trump, pairing);
  if (contract === null || cards.length < CARD_COUNT) return ok({ line, reason: 'unfinished' });
  const round: PlayedRound = { dealer: seatOfHslu(game.dealer), contract, pushed: isPushed(game), cards };
  // 3 What it states, and what the rules say.
  const wrong = differenceIn(game, round);
  if (wrong) return refuse({ code: 'hslu-differs', line, ...wrong });
  const log = logOfRound(round, line);
  if (!log.ok) return log;
  return ok({ line, round, events: log.value, date, playerIds: raw.playerIds });
}

/** A game of the right shape and version. */
function gameOfRaw({ game, path, line }: RawGame): Result<Game, RecordError> {
  const read = onLine(readBy(GAME, game, path), line);
  if (!read.ok) return read;
  const { version } = read.value;
  return version === undefined || version === HSLU_VERSION
    ? read
    : refuse({ code: 'hslu-version', line, found: foundIn(version) });
}

function isPushed(game: Game): boolean {
  if (game.pushed !== undefined) return game.pushed;
  return game.forehand !== undefined ? game.forehand === 0 : game.tss === 1;
}

/** The first thing a game states that the rules do not. */
function differenceIn(
  game: Game,
  round: PlayedRound,
): {
  readonly trick: number | null;
  readonly fact: HsluFact;
  readonly expected: string;
  readonly found: string;
} | null {
  const told = tricksOf(round);
  for (const [index, trick] of game.tricks.entries()) {
    for (const fact of ['first', 'win', 'points'] as const) {
      const [expected, found] = [told[index]![fact], trick[fact]];
      if (found !== undefined && found !== expected) {
        return { trick: index + 1, fact, expected: String(expected), found: String(found) };
      }
    }
  }
  const totals = [0, 1].map((team) => sumOf(told, team as Team)).join(' : ');
  const stated = game.points?.join(' : ') ?? totals;
  return stated === totals ? null : { trick: null, fact: 'total', expected: totals, found: stated };
}

interface ToldTrick {
  readonly cards: readonly Card[];
  readonly points: number;
  /** In their numbers, as `first`. */
  readonly win: number;
  readonly first: number;
}

/** The tricks of a round with leader, winner and points by the rules the format knows. */
function tricksOf(round: PlayedRound): ToldTrick[] {
  const seats = seatsOf(round);
  return Array.from({ length: TRICKS_PER_ROUND }, (_, index) => {
    const cards = round.cards.slice(index * SEAT_COUNT, (index + 1) * SEAT_COUNT);
    const holder = holderOf(modeOf(round.contract, index + 1), cards);
    const last = index === TRICKS_PER_ROUND - 1 ? DEFAULT_PROFILE.lastTrick : 0;
    return {
      cards,
      points: pointsOf(cards, round.contract, index + 1, DEFAULT_PROFILE) + last,
      win: hsluSeat(seats[index * SEAT_COUNT + holder]!),
      first: hsluSeat(seats[index * SEAT_COUNT]!),
    };
  });
}

function sumOf(tricks: readonly ToldTrick[], team: Team): number {
  return tricks.reduce((sum, { win, points }) => sum + (teamOf(seatOfHslu(win)) === team ? points : 0), 0);
}

// Writing

export interface HsluWriteOptions {
  readonly pairing?: Pairing;
  /** In whatever form the reader of the file wants it. */
  readonly date?: string;
  readonly playerIds?: readonly number[];
}

export interface HsluText {
  /** One log line a round, each ended by a line break. */
  readonly text: string;
  /** Rounds that the format cannot tell, by their number in the Partie. */
  readonly skipped: readonly { readonly number: number; readonly reason: RoundSkip }[];
}

/** Writes the rounds of a judged log as HSLU log lines. Announcements, factors and matches have no place in them. */
export function writeHslu(log: readonly PartieEvent[], options: HsluWriteOptions = {}): HsluText {
  const { pairing = 'swisslos', date = '', playerIds: player_ids = [0, 0, 0, 0] } = options;
  const skipped: { number: number; reason: RoundSkip }[] = [];
  const lines: string[] = [];
  for (const told of roundsOf(log)) {
    const { number } = told;
    if ('skip' in told) {
      skipped.push({ number, reason: told.skip });
      continue;
    }
    const game = gameOf(told.round, pairing);
    if (game === null) skipped.push({ number, reason: 'contract-unknown' });
    else lines.push(`${JSON.stringify({ game, date, player_ids })}\n`);
  }
  return { text: lines.join(''), skipped };
}

function gameOf(round: PlayedRound, pairing: Pairing): Readonly<Record<string, unknown>> | null {
  const trump = hsluTrump(round.contract, pairing);
  if (trump === null) return null;
  const name = (card: Card): string => hsluCard(card, pairing);
  return {
    version: HSLU_VERSION,
    trump,
    dealer: hsluSeat(round.dealer),
    currentPlayer: -1,
    forehand: round.pushed ? 0 : 1,
    tricks: tricksOf(round).map(({ cards, ...facts }) => ({ cards: cards.map(name), ...facts })),
    player: Array.from({ length: SEAT_COUNT }, () => ({ hand: [] })),
    jassTyp: 'SCHIEBER',
  };
}
