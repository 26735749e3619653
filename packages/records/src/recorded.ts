/**
 * Recorded: the rounds of a file as they stand in it, right or wrong.
 *
 * `readAny` stops at the first fault, as a file that is played on from has to be sound. Who checks a file wants the
 * opposite: every card, winner and sum as somebody wrote them down, judged by nobody. Only the form is asked for here,
 * and what is wrong with it is told as in every other reader. The text form leaves out what follows from the rules, so a
 * text with a fault is read on by a witness (text-witness.ts), which says what it heard wrong.
 */
import {
  type Card,
  type Contract,
  DEFAULT_PROFILE,
  ok,
  type Pairing,
  type PartieEvent,
  type PerSeat,
  type PerTeam,
  perTeam,
  refuse,
  type Result,
  type RuleProfile,
  type Seat,
  SEAT_COUNT,
} from '@puur/rules';
import { recordedCompact } from './compact.js';
import { foundIn, type RecordError, sizeError } from './error.js';
import { recordedHslu } from './hslu.js';
import { recordKindOf, type RecordKind } from './kind.js';
import { logInLines } from './log-lines.js';
import { type PuurRecord, readRecord } from './record.js';
import type { RecordedRound, RecordedTrick } from './recorded-round.js';
import { readText } from './text-reader.js';
import { type TextFault, witnessText } from './text-witness.js';

/** A round with what stands around it. */
export interface RecordedItem {
  /** Its number in the Partie, or its place in the file; from 1. */
  readonly number: number;
  readonly round: RecordedRound;
  /** Null where the file does not say by which rules was played. */
  readonly profile: RuleProfile | null;
  /** Where a log tells the round: the events from its shuffle on up to the next one's. */
  readonly events?: readonly PartieEvent[];
  /** What a text states against the rules there, cards apart; only where something in the text is wrong. */
  readonly faults?: readonly TextFault[];
}

export type RecordedKind = RecordKind | 'puur-log';

export interface Recorded {
  readonly kind: RecordedKind;
  readonly names: PerSeat<string> | null;
  readonly rounds: readonly RecordedItem[];
}

export interface RecordedOptions {
  /** Which French suit stands for which Swiss one in logs that are written in French ones. */
  readonly pairing?: Pairing;
}

/** Reads the rounds of a text in whatever form it has, judging none. */
export function readRecorded(
  text: string,
  { pairing = 'swisslos' }: RecordedOptions = {},
): Result<Recorded, RecordError> {
  const tooLarge = sizeError(text);
  if (tooLarge) return refuse(tooLarge);
  const lines = logInLines(text);
  if (lines !== null) {
    return lines.ok
      ? ok({ kind: 'puur-log', names: lines.value.names, rounds: roundsOfLog(lines.value.events) })
      : lines;
  }
  const kind = recordKindOf(text);
  switch (kind) {
    case 'puur-record': {
      const read = readRecord(text, { judge: false });
      if (!read.ok) return read;
      const { names = null, events } = read.value;
      return ok({ kind, names, rounds: roundsOfLog(events) });
    }
    case 'puur-text': {
      const read = readText(text);
      const heard = read.ok ? null : witnessText(text);
      const { names = null, events } = read.ok ? read.value : heard?.ok ? heard.value.record : NOTHING;
      const rounds = roundsOfLog(events, heard?.ok ? heard.value.faults : null);
      return !read.ok && rounds.length === 0 ? read : ok({ kind, names, rounds });
    }
    case 'hslu':
    case 'compact': {
      const read = kind === 'hslu' ? recordedHslu(text, pairing) : recordedCompact(text);
      if (!read.ok) return read;
      return ok({
        kind,
        names: null,
        rounds: read.value.map((round, index) => ({ number: index + 1, round, profile: null })),
      });
    }
    case 'deal-code':
      return ok({ kind, names: null, rounds: [] });
    case null:
      return refuse({ code: 'unknown-form', found: foundIn(text.trim()) });
  }
}

const NOTHING: Pick<PuurRecord, 'names' | 'events'> = { events: [] };

/** With these a deal begins: whatever round was played before is over. */
const OPENERS: readonly PartieEvent['type'][] = ['drawn', 'shuffle-committed', 'cut', 'dealt'];

/** The rounds of a log that somebody played a card in. `faults`: what was found wrong in its text, by the event before it. */
export function roundsOfLog(
  log: readonly PartieEvent[],
  faults: readonly TextFault[] | null = null,
): readonly RecordedItem[] {
  const pieces: PartieEvent[][] = [[]];
  let isPlayed = false;
  for (const event of log) {
    if (isPlayed && OPENERS.includes(event.type)) {
      pieces.push([]);
      isPlayed = false;
    }
    pieces.at(-1)!.push(event);
    isPlayed ||= event.type === 'card-played' || event.type === 'round-scored';
  }
  const rounds: (RecordedItem & { readonly start: number })[] = [];
  let profile = DEFAULT_PROFILE;
  let start = 0;
  for (const [index, events] of pieces.entries()) {
    for (const event of events) if (event.type === 'opened') ({ profile } = event);
    const round = roundIn(events);
    if (round !== null) rounds.push({ number: index + 1, round, profile, events, start });
    start += events.length;
  }
  // What stands before the first round that was played, or in one that was not, is told with the round before it.
  const placeOf = ({ at }: TextFault): number =>
    Math.max(
      0,
      rounds.findLastIndex((each) => each.start <= at),
    );
  return rounds.map(({ start: _, ...item }, index) =>
    faults === null ? item : { ...item, faults: faults.filter((fault) => placeOf(fault) === index) },
  );
}

/** The round that events tell; null where no contract was named or no card fell. */
function roundIn(events: readonly PartieEvent[]): RecordedRound | null {
  let contract: Contract | null = null;
  let hands: readonly (readonly Card[])[] | undefined;
  let plays: { readonly seat: Seat; readonly card: Card }[] = [];
  let turned: { readonly winner: Seat; readonly points: number }[] = [];
  let rest: Seat | undefined;
  let counted: PerTeam<number> | undefined;
  let cutShort = false;
  for (const event of events) {
    switch (event.type) {
      case 'dealt':
        // What a deal before it told was thrown in.
        ({ hands } = event);
        [contract, plays, turned, rest] = [null, [], [], undefined];
        break;
      case 'declared':
        ({ contract } = event);
        break;
      case 'card-played':
        plays.push(event);
        break;
      case 'trick-turned':
        turned.push(event);
        break;
      case 'rest-claimed':
        rest = event.seat;
        break;
      case 'round-scored': {
        const { teams } = event.account;
        if (event.complete) counted = perTeam((team) => teams[team].cards + teams[team].lastTrick);
        else cutShort = true;
        break;
      }
      case 'opened':
      case 'drawn':
      case 'shuffle-committed':
      case 'cut':
      case 'misdealt':
      case 'pushed':
      case 'weis-announced':
      case 'weis-shown':
      case 'stoeck-announced':
      case 'claimed':
      case 'berg-won':
      case 'partie-ended':
      case 'shuffle-revealed':
        break;
    }
  }
  const [first] = plays;
  if (contract === null || first === undefined) return null;
  return {
    contract,
    leader: first.seat,
    tricks: tricksOf(plays, turned),
    ...(hands !== undefined && { hands }),
    ...(counted !== undefined && { counted }),
    ...(rest !== undefined && { rest }),
    ...(cutShort && { cutShort }),
  };
}

/** Plays in fours, with the winners and points that stand beside them. A trick that still lies is left out. */
function tricksOf(
  plays: readonly { readonly seat: Seat; readonly card: Card }[],
  turned: readonly { readonly winner: Seat; readonly points: number }[],
): RecordedTrick[] {
  return Array.from({ length: Math.floor(plays.length / SEAT_COUNT) }, (_, index) => {
    const four = plays.slice(index * SEAT_COUNT, (index + 1) * SEAT_COUNT);
    const told = turned[index];
    return {
      leader: four[0]!.seat,
      cards: four.map(({ card }) => card),
      ...(told && { winner: told.winner, points: told.points }),
    };
  });
}
