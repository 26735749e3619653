/**
 * Text witness: a text in which something is wrong, read on to its end all the same.
 *
 * `readText` stops at the first fault, for what it gives is played on from. Who checks a text wants every fault. So a
 * witness notes what the rules refuse or the text states wrong, and goes on as a person would who reads it aloud: a wrong
 * card lies where it was played, a wrong call was not made, what was written wrong was written. Where a round cannot be
 * understood any further, its rest is passed over and the next one is read. Cards that were not allowed, and winners and
 * points of tricks, are left in the log as they stand, as whoever checks the round finds them there.
 */
import {
  type Card,
  type Command,
  ok,
  type PartieEvent,
  type PartieState,
  type RefusalCode,
  refuse,
  type Result,
  type Seat,
} from '@puur/rules';
import { isSeat, parseCard, perTeam, turnOf } from '@puur/rules';
import type { RecordError } from './error.js';
import type { PuurRecord } from './record.js';
import { TextLexer, type TextToken } from './text-lexer.js';
import { type Fault, type StatedSubject, TextReader } from './text-reader.js';

/** An error that says in which line it is. */
export type LineError = Extract<RecordError, { readonly line: number }>;

export interface TextFault {
  readonly error: LineError;
  readonly about: StatedSubject;
  /** The trick that lay there, from 1; 0: before the first or after the last. */
  readonly trick: number;
  readonly seat: Seat | null;
  /** The first card of that trick, if one lay. */
  readonly led?: Card;
  /** Index of the last event before it. */
  readonly at: number;
}

export interface WitnessedText {
  readonly record: PuurRecord;
  readonly faults: readonly TextFault[];
}

/** Reads a text of the right form with all its faults. What is no such text, or has no round, is refused as by `readText`. */
export function witnessText(text: string): Result<WitnessedText, RecordError> {
  const lexer = new TextLexer(text);
  const witness = new TextWitness();
  for (;;) {
    const token = lexer.next();
    if (!token.ok) {
      const fatal = witness.lose(token.error, 'card');
      if (fatal) return refuse(fatal);
      lexer.skipWord();
      continue;
    }
    const error = witness.hear(token.value);
    if (error) return refuse(error);
    if (token.value.kind === 'end') return ok({ record: witness.record(), faults: witness.faults });
  }
}

/** With one of these a round begins. */
const OPENERS: readonly string[] = ['round', 'drawn', 'commitment', 'dealer', 'deal'];

/** Refusals of a card as such: whoever checks the round finds them by its cards. */
const OF_A_CARD: readonly RefusalCode[] = [
  'must-follow-suit',
  'must-follow-trump',
  'may-not-trump',
  'may-not-undertrump',
  'must-overtrump',
  'not-in-hand',
];

class TextWitness extends TextReader {
  readonly faults: TextFault[] = [];
  /** Whether the rest of the round is passed over. */
  #isLost = false;
  /** Whether a round before was lost: what it brought and who deals behind it is as the text says. */
  #isUnsure = false;
  /** Who leads the trick, if the text says so, and who took the one before by the text. */
  #leads: Seat | null = null;
  #took: Seat | null = null;
  #round: number | null = null;
  /** The score with the points of the last round as they come out. */
  #right: PartieState['score'] | null = null;

  /** Hears one token; an error only where nothing can be read on from. */
  hear(token: TextToken): Fault {
    const isOpener = token.kind === 'tag' && OPENERS.includes(token.name.toLowerCase());
    if (this.#isLost && !isOpener && token.kind !== 'end') return null;
    if (isOpener) this.#isLost = false;
    const error = this.read(token);
    return error && this.lose(error, isOpener ? 'deal' : 'card');
  }

  /** Passes over the rest of the round; an error where there is none to go on behind. */
  lose(error: RecordError, about: StatedSubject): Fault {
    if (!('line' in error) || this.state.round === null) return error;
    if (!this.#isLost) this.#note(error as LineError, about);
    this.#isLost = true;
    this.#isUnsure = true;
    return null;
  }

  #note(error: LineError, about: StatedSubject, seat: Seat | null = null): void {
    const { round } = this.state;
    const isRunning = round !== null && round.account === null;
    const lies = isRunning ? round.tricks.at(-1) : undefined;
    const led = lies?.turned === false ? lies.cards[0] : undefined;
    this.faults.push({
      error,
      about,
      trick: isRunning ? round.tricks.length : 0,
      seat,
      ...(led !== undefined && { led }),
      at: this.events.length - 1,
    });
  }

  protected override check(expected: string, found: string, about: StatedSubject): Fault {
    const error = super.check(expected, found, about);
    if (error !== null) this.#note(error as LineError, about);
    return null;
  }

  protected override run(command: Command, found: string): Fault {
    const error = super.run(command, found);
    if (error?.code !== 'text-refused') return error;
    const { refusal } = error;
    const events = this.#asTold(command);
    if (events === null) return error;
    const fault = this.take(events, found);
    // A deal that is not over is no fault: how far it was played is said by whoever checks it.
    const isOpen =
      command.type === 'deal' &&
      (refusal.code === 'wrong-phase' || (refusal.code === 'wrong-dealer' && this.#isUnsure));
    if (!isOpen && !OF_A_CARD.includes(refusal.code)) {
      this.#note(error, SUBJECTS[command.type], 'seat' in command ? command.seat : null);
    }
    return fault;
  }

  /** What a command that is refused comes to: what happened at the table all the same; null where nothing can follow. */
  #asTold(command: Command): readonly PartieEvent[] | null {
    const { phase, round } = this.state;
    switch (command.type) {
      case 'play':
        return phase === 'play' && isSeat(command.seat)
          ? [{ type: 'card-played', seat: command.seat, card: command.card }]
          : null;
      case 'deal': {
        const isWhole = new Set(command.hands.flat()).size === command.hands.flat().length;
        return isWhole && command.hands.every((hand) => hand.length === HAND)
          ? [{ type: 'dealt', dealer: command.dealer, hands: command.hands }]
          : null;
      }
      case 'push':
        return phase === 'declare' ? [{ type: 'pushed', seat: command.seat }] : null;
      case 'declare': {
        const { seat, contract, silent = false } = command;
        return phase === 'declare' ? [{ type: 'declared', seat, contract, silent }] : null;
      }
      case 'announce-weis':
      case 'announce-stoeck':
      case 'claim-rest':
      case 'claim':
        return round === null ? null : [];
      case 'misdeal':
      case 'draw':
      case 'commit-shuffle':
      case 'cut':
      case 'reveal-shuffle':
        return [];
      case 'open':
      case 'turn-trick':
        return null;
    }
  }

  protected override leads(seat: Seat): Fault {
    const running = this.state.round?.tricks.at(-1);
    if (running === undefined || running.cards.length > 0) return super.leads(seat);
    this.#leads = seat;
    return null;
  }

  protected override card(name: string): Fault {
    const turned = this.turnIfLying();
    if (turned) return turned;
    const card = parseCard(name);
    const running = this.state.round?.tricks.at(-1);
    if (card.ok && this.state.phase === 'play' && running?.cards.length === 0) this.#lead(card.value);
    return super.card(name);
  }

  /** Who led: whoever the text says, who had to, or who took the trick by the text; of these the one who held the card. */
  #lead(card: Card): void {
    const round = this.state.round!;
    const due = turnOf(this.state)!;
    const told = this.#leads;
    const possible = [told, due, this.#took].filter((seat) => seat !== null);
    const seat = possible.find((each) => round.hands[each].has(card)) ?? possible[0]!;
    const isFirst = round.tricks.length === 1;
    if (told !== null && (told !== seat || (isFirst && told !== due))) super.leads(told);
    this.#leads = null;
    this.#took = null;
    if (seat === due) return;
    const tricks = round.tricks.with(-1, { leader: seat, cards: [], turned: false });
    this.state = { ...this.state, round: { ...round, tricks } };
  }

  protected override turned(facts: readonly number[]): Fault {
    const at = this.events.length;
    const fault = super.turned([]);
    const event = this.events[at];
    if (fault || event?.type !== 'trick-turned') return fault;
    const [winner = event.winner, points = event.points] = facts;
    if (!isSeat(winner)) return this.check(`${event.winner} ${event.points}`, facts.join(' '), 'trick');
    this.#took = winner;
    this.events[at] = { ...event, winner, points };
    return null;
  }

  protected override roundNumber(text: string): Fault {
    const due = this.#round === null ? this.state.rounds.length + 1 : this.#round + 1;
    this.#round = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : due;
    return this.check(String(due), text, 'deal');
  }

  /** What was written down is what the next round was begun with; the sum may be of what should have been written, too. */
  protected override points(text: string): Fault {
    const { round, rounds, score } = this.state;
    const account = round?.account ?? null;
    if (account !== null && rounds.length > 0) super.points(text);
    const told = sidesIn(text);
    if (told === null) return null;
    this.#right = score;
    const before = account === null ? score : perTeam((team) => score[team] - account.teams[team].total);
    this.state = { ...this.state, score: perTeam((team) => before[team] + told[team]) };
    return null;
  }

  protected override score(text: string): Fault {
    const told = sidesIn(text);
    const isRight = told !== null && told.every((points, team) => points === this.#right?.[team]);
    if (!isRight && !this.#isUnsure) super.score(text);
    if (told !== null) this.state = { ...this.state, score: told };
    this.#right = null;
    this.#isUnsure = false;
    return null;
  }
}

const HAND = 9;

const SUBJECTS: Readonly<Record<Command['type'], StatedSubject>> = {
  open: 'deal',
  draw: 'deal',
  'commit-shuffle': 'deal',
  cut: 'deal',
  deal: 'deal',
  misdeal: 'deal',
  'reveal-shuffle': 'deal',
  push: 'contract',
  declare: 'contract',
  'announce-weis': 'weis',
  'announce-stoeck': 'stoeck',
  play: 'card',
  'turn-trick': 'trick',
  'claim-rest': 'rest',
  claim: 'claim',
};

/** `327 : 0` */
function sidesIn(text: string): readonly [number, number] | null {
  const [, ours, theirs] = /^\s*(\d{1,6})\s*:\s*(\d{1,6})\s*$/.exec(text) ?? [];
  return ours === undefined || theirs === undefined ? null : [Number(ours), Number(theirs)];
}
