/**
 * The compact form: one round as one line of JSON in our own notation, for collections of thousands of rounds.
 *
 *     {"contract":"trump:S","dealer":0,"pushed":false,"cards":"S9 S8 SO … TA"}
 *
 * `cards` are the 36 cards in the order played; the forehand, dealer + 1, leads. Winners and points follow by the rules.
 */
import {
  type Card,
  CARD_COUNT,
  CONTRACTS,
  forehandOf,
  formatCards,
  isSeat,
  ok,
  type PartieEvent,
  refuse,
  type Result,
  type Seat,
  SEAT_COUNT,
} from '@puur/rules';
import * as v from 'valibot';
import { type RecordError, sizeError } from './error.js';
import { CARDS_TEXT } from './event-json.js';
import { jsonItems } from './json-items.js';
import type { RecordedRound } from './recorded-round.js';
import { logOfRound, type PlayedRound, roundsOf, type RoundSkip } from './round-log.js';
import { readBy } from './schema.js';

export interface CompactRound {
  readonly line: number;
  readonly round: PlayedRound;
  /** The round as a Partie of its own. */
  readonly events: readonly PartieEvent[];
}

const ROUND: v.GenericSchema<unknown, PlayedRound> = v.strictObject({
  contract: v.picklist(CONTRACTS),
  dealer: v.custom<Seat>(isSeat, 'seat 0..3'),
  pushed: v.boolean(),
  cards: v.pipe(
    CARDS_TEXT,
    v.check((cards: readonly Card[]) => cards.length === CARD_COUNT, '36 cards'),
  ),
});

/** Reads rounds, one a line or in a list. */
export function readCompact(text: string): Result<readonly CompactRound[], RecordError> {
  const tooLarge = sizeError(text);
  if (tooLarge) return refuse(tooLarge);
  const items = jsonItems(text);
  if (!items.ok) return items;
  const rounds: CompactRound[] = [];
  for (const item of items.value) {
    if ('error' in item) return refuse(item.error);
    const { line } = item;
    const read = readBy(ROUND, item.value);
    if (!read.ok) return refuse({ ...read.error, line });
    const log = logOfRound(read.value, line);
    if (!log.ok) return log;
    rounds.push({ line, round: read.value, events: log.value });
  }
  return ok(rounds);
}

const RECORDED: v.GenericSchema<unknown, Pick<PlayedRound, 'contract' | 'dealer' | 'cards'>> = v.object({
  contract: v.picklist(CONTRACTS),
  dealer: v.custom<Seat>(isSeat, 'seat 0..3'),
  cards: CARDS_TEXT,
});

/** The rounds as they stand, with however many cards: nothing is held against the rules. */
export function recordedCompact(text: string): Result<readonly RecordedRound[], RecordError> {
  const items = jsonItems(text);
  if (!items.ok) return items;
  const rounds: RecordedRound[] = [];
  for (const item of items.value) {
    if ('error' in item) return refuse(item.error);
    const read = readBy(RECORDED, item.value);
    if (!read.ok) return refuse({ ...read.error, line: item.line });
    const { contract, dealer, cards } = read.value;
    const tricks = Array.from({ length: Math.ceil(cards.length / SEAT_COUNT) }, (_, index) => ({
      cards: cards.slice(index * SEAT_COUNT, (index + 1) * SEAT_COUNT),
    }));
    rounds.push({ contract, leader: forehandOf(dealer), tricks });
  }
  return ok(rounds);
}

/** Writes the rounds of a judged log, one a line; those without all their cards are left out. */
export function writeCompact(log: readonly PartieEvent[]): {
  readonly text: string;
  readonly skipped: readonly { readonly number: number; readonly reason: RoundSkip }[];
} {
  const told = roundsOf(log);
  const lines = told.flatMap((entry) => ('round' in entry ? [lineOf(entry.round)] : []));
  const skipped = told.flatMap((entry) => ('skip' in entry ? [{ number: entry.number, reason: entry.skip }] : []));
  return { text: lines.join(''), skipped };
}

function lineOf({ contract, dealer, pushed, cards }: PlayedRound): string {
  return `${JSON.stringify({ contract, dealer, pushed, cards: formatCards(cards) })}\n`;
}
