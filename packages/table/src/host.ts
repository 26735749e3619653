/**
 * Host: one log, four seats, and what has to happen next.
 *
 * The log is the only truth. After every change the host asks `dueOf` what the table waits for and arranges exactly
 * that: a step of its own, a question to a bot, a timer, or nothing where a person is on turn. Whatever was arranged
 * before is dropped at the same time, so an answer that comes after an undo, a take-over or a word said in between is
 * not heard, and the bot is asked again about what it sees now.
 *
 * Nothing a bot has chosen is anywhere before it is played: it is asked about the next trick only once the last one is
 * turned, its answer waits inside the question, and views are made from the log alone.
 */
import {
  apply,
  assert,
  type Decision,
  EMPTY_PARTIE,
  fold,
  type HostCommand,
  type Interjection,
  type Misdeal,
  ok,
  type PartieEvent,
  type PartieState,
  type PerSeat,
  perSeat,
  type Refusal,
  refuse,
  type Result,
  type Seat,
  seatAfter,
  SEATS,
  type SeatView,
  viewFor,
} from '@puur/rules';
import { Agenda } from './agenda.js';
import { Audience } from './audience.js';
import { type Answer, consult, fallbackFor, faultOf, requestOf, whenGiven } from './consult.js';
import { isWellFormed } from './digest.js';
import { type Due, dueOf } from './due.js';
import type { Incident } from './incident.js';
import { Journal, type Saving } from './journal.js';
import { type Pace, TABLE_PACE, waitBeforeBot, waitBeforeTurning } from './pace.js';
import { type Occupant, recordOf, type SeatRecord, type SeatRequest } from './seat.js';
import { Shuffling } from './shuffling.js';
import { statusOf, type TableStatus } from './status.js';
import {
  CUT_TEXT_MAX,
  type Table,
  type TableAnswer,
  type TableOptions,
  type TableRefusal,
  type TableRefusalCode,
} from './table.js';
import { undoPoint } from './undo.js';

/** Events that only say something: they neither restart a wait nor give a bot that spoke the floor again. */
const WORDS: readonly PartieEvent['type'][] = ['weis-announced', 'stoeck-announced', 'claimed'];

/** Where a host takes up a table. */
export interface HostStart {
  readonly log: readonly PartieEvent[];
  /** How much of the log is in the store. */
  readonly saved: number;
  readonly secret: string | null;
}

export class Host implements Table {
  readonly id: string;
  readonly #options: Omit<TableOptions, 'profile'>;
  readonly #pace: Pace;
  readonly #log: PartieEvent[];
  #state: PartieState;
  readonly #seats: [Occupant, Occupant, Occupant, Occupant];
  readonly #shuffling: Shuffling;
  readonly #journal: Journal | null;
  #isClosed = false;

  readonly #audience = new Audience((cause, seat) => {
    this.#report({ code: 'listener-threw', cause, ...(seat !== undefined && { seat }) });
  });

  readonly #agenda: Agenda;
  /** Bots that have said something since the last card, call or deal. */
  readonly #spoken = new Set<Seat>();

  constructor(options: Omit<TableOptions, 'profile'>, { log, saved, secret }: HostStart) {
    const { id = 'table', store, pace = TABLE_PACE, clock, seats, practice = false } = options;
    this.id = id;
    this.#options = options;
    this.#pace = pace;
    this.#seats = [...seats];
    this.#log = [...log];
    this.#state = fold(log);
    this.#shuffling = new Shuffling(secret);
    this.#agenda = new Agenda(clock);
    this.#journal = store
      ? new Journal({
          store,
          clock,
          tableId: id,
          saved,
          record: () => ({ log: this.#log, secret: this.#shuffling.secret, seats: this.seats, practice }),
          onFailure: (cause) => {
            this.#report({ code: 'store-failed', cause });
          },
          onChange: () => {
            this.#audience.tellWatchers();
          },
        })
      : null;
    this.#changed(saved);
  }

  get log(): readonly PartieEvent[] {
    return this.#log;
  }

  get state(): PartieState {
    return this.#state;
  }

  get seats(): PerSeat<SeatRecord> {
    return perSeat((seat) => recordOf(this.#seats[seat]));
  }

  get saving(): Saving {
    return this.#journal?.saving ?? 'off';
  }

  get status(): TableStatus {
    return this.#isClosed ? { kind: 'closed' } : statusOf(this.#due(), this.#state);
  }

  view(seat: Seat): SeatView {
    return viewFor(this.#state, seat);
  }

  subscribe(seat: Seat, listener: (view: SeatView) => void): () => void {
    return this.#audience.subscribe(seat, listener);
  }

  watch(listener: () => void): () => void {
    return this.#audience.watch(listener);
  }

  command(seat: Seat, request: SeatRequest): TableAnswer {
    const why = this.#personRefusal(seat);
    return why ? refuse(why) : this.#ask(seat, request);
  }

  cut(seat: Seat, text: string): TableAnswer {
    const why = this.#personRefusal(seat);
    if (why) return refuse(why);
    const due = this.#due();
    // Where a program has cut, the cut was that of its seat.
    if (due.kind === 'cards') return no('not-your-cut', due.cutter);
    if (due.kind !== 'cut') return no('no-cut-due', seat);
    if (!due.mayCut.includes(seat)) return no('not-your-cut', due.cutter);
    return this.#mixIn(seat, text);
  }

  dealNow(seat: Seat, share: string | null): TableAnswer {
    const why = this.#personRefusal(seat);
    if (why) return refuse(why);
    const due = this.#due();
    if (due.kind === 'cut') return no('cut-required', due.cutter);
    if (due.kind !== 'cards') return no('no-cut-due');
    return share === null ? ok(this.#deal()) : this.#mixIn(seat, share);
  }

  #mixIn(seat: Seat, text: string): TableAnswer {
    const normal = text.normalize('NFC');
    if (normal.length > CUT_TEXT_MAX || !isWellFormed(text)) return no('bad-cut', seat);
    return this.#carryOut({ type: 'cut', seat, text: normal });
  }

  turn(seat: Seat): TableAnswer {
    const why = this.#personRefusal(seat);
    if (why) return refuse(why);
    const due = this.#due();
    const isComplete = this.#state.phase === 'trick-complete';
    const winner = due.kind === 'turn' ? due.winner : due.kind === 'person' ? due.seat : null;
    if (!isComplete || winner === null) return no('not-your-trick', seat);
    if (winner !== seat && this.#isPerson(winner)) return no('not-your-trick', winner);
    return this.#carryOut({ type: 'turn-trick' });
  }

  misdeal(seat: Seat, reason: Misdeal): TableAnswer {
    const why = this.#personRefusal(seat);
    if (why) return refuse(why);
    const judged = apply(this.#state, { type: 'misdeal', reason });
    if (judged.ok) this.#append(judged.value);
    return judged;
  }

  undo(seat: Seat): Result<number, TableRefusal> {
    const why = this.#personRefusal(seat);
    if (why) return refuse(why);
    if (!this.#options.practice) return no('not-practice', seat);
    const point = undoPoint(this.#log, seat);
    if (point === null) return no('nothing-to-undo', seat);
    const gone = this.#log.splice(point);
    // The round is open again, and so is its secret: it will be shown at the next end of the same round.
    const shown = gone.find((event) => event.type === 'shuffle-revealed');
    if (shown?.type === 'shuffle-revealed') this.#shuffling.reopen(shown.secret);
    this.#state = fold(this.#log);
    this.#spoken.clear();
    this.#agenda.restart();
    this.#changed(point);
    return ok(gone.length);
  }

  takeOver(seat: Seat, occupant: Occupant): void {
    const from = occupant.kind === 'person' && !this.#isPerson(seat) ? this.#beforeCut(seat) : this.#log.length;
    if (from < this.#log.length) {
      this.#log.splice(from);
      this.#state = fold(this.#log);
    }
    this.#seats[seat] = occupant;
    this.#spoken.delete(seat);
    this.#agenda.restart();
    this.#changed(from);
  }

  /**
   * The length of the log before the cut of a program whose cards nobody has asked for yet. Whoever sits down there cuts
   * with their own hand: the program's cut follows from the secret, so nothing is known by it that would let one aim.
   */
  #beforeCut(seat: Seat): number {
    const { length } = this.#log;
    const last = this.#log.at(-1);
    return last?.type === 'cut' && last.seat === seat ? length - 1 : length;
  }

  async saved(): Promise<boolean> {
    return (await this.#journal?.settled()) ?? true;
  }

  close(): void {
    this.#isClosed = true;
    this.#journal?.close();
    this.#agenda.drop();
    this.#audience.tellWatchers();
  }

  // ── The log ──────────────────────────────────────────────────────────────────────────────────────────────────────

  #ask(seat: Seat, request: SeatRequest): Result<readonly PartieEvent[], Refusal> {
    const judged = apply(this.#state, { ...request, seat });
    if (judged.ok) this.#append(judged.value);
    return judged;
  }

  #carryOut(command: HostCommand): Result<readonly PartieEvent[], never> {
    const judged = apply(this.#state, command);
    assert(judged.ok, `the host asks for what is due (${command.type})`);
    this.#append(judged.value);
    return judged;
  }

  #append(events: readonly PartieEvent[]): void {
    const from = this.#log.length;
    this.#log.push(...events);
    this.#state = fold(events, this.#state);
    if (events.some(({ type }) => !WORDS.includes(type))) {
      this.#agenda.restart();
      this.#spoken.clear();
    }
    this.#changed(from);
  }

  /** The table is another from this index of the log on: save it, arrange what is due, tell the seats. */
  #changed(from: number): void {
    if (this.#isClosed) return;
    this.#journal?.changed(from);
    this.#agenda.anew(() => {
      this.#step();
    });
    this.#audience.tell(this.#state);
  }

  #report(incident: Incident): void {
    this.#options.onIncident?.(incident);
  }

  // ── What is due ──────────────────────────────────────────────────────────────────────────────────────────────────

  #due(): Due {
    return dueOf(this.#log, this.#state, this.#isPerson, this.#shuffling.secret !== null);
  }

  readonly #isPerson = (seat: Seat): boolean => this.#seats[seat].kind === 'person';

  #personRefusal(seat: Seat): TableRefusal | null {
    if (this.#isClosed) return { code: 'closed' };
    return this.#isPerson(seat) ? null : { code: 'seat-of-bot', seat };
  }

  #step(): void {
    const first = this.#state.round?.forehand ?? 0;
    this.#hearInterjections(SEATS.map((steps) => seatAfter(first, steps)));
  }

  /** Arranges what is due once nobody has anything to say. */
  #proceed(): void {
    const due = this.#due();
    switch (due.kind) {
      case 'commit':
        // By the clock, so that a table of bots gives way to everything else once a round.
        this.#agenda.add(
          this.#options.clock.after(0, () => {
            this.#carryOut(this.#shuffling.commit(this.#options.entropy, this.#state.rounds.length + 1));
          }),
        );
        return;
      case 'program-cut':
        this.#carryOut(this.#shuffling.programCut(due.seat));
        return;
      case 'cards':
        if (this.#pace.deal !== null) this.#agenda.afterWait(this.#pace.deal, () => this.#deal());
        return;
      case 'draw':
        this.#carryOut(this.#shuffling.draw(this.#state.shuffle!.cuts));
        return;
      case 'deal':
        this.#deal();
        return;
      case 'reveal':
        this.#carryOut(this.#shuffling.reveal());
        return;
      case 'turn':
        this.#agenda.afterWait(waitBeforeTurning(this.#pace, this.#state, this.#isPerson), () =>
          this.#carryOut({ type: 'turn-trick' }),
        );
        return;
      case 'bot':
        this.#consult(due.seat);
        return;
      case 'cut':
      case 'person':
      case 'nothing':
    }
  }

  #deal(): readonly PartieEvent[] {
    const { shuffle, nextDealer } = this.#state;
    const answer = this.#carryOut(this.#shuffling.deal(shuffle!.cuts, nextDealer));
    return answer.ok ? answer.value : [];
  }

  // ── The bots ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Asks the bots of these seats, in play order, whether they have something to say; goes on once none has. Something
   * said is an event, so everything is arranged anew. A bot that lives elsewhere is waited for, as with any question.
   */
  #hearInterjections(seats: readonly Seat[]): void {
    for (const [index, seat] of seats.entries()) {
      const said = this.#interjectionOf(seat);
      if (said instanceof Promise) {
        this.#await(seat, said, seats.slice(index + 1));
        return;
      }
      if (this.#say(seat, said)) return;
    }
    this.#proceed();
  }

  #interjectionOf(seat: Seat): Interjection | null | Promise<Interjection | null> {
    const occupant = this.#seats[seat];
    if (occupant.kind !== 'bot' || !occupant.player.interject || this.#spoken.has(seat)) return null;
    try {
      return occupant.player.interject(this.view(seat));
    } catch (cause) {
      this.#spoken.add(seat);
      this.#report({ code: 'bot-threw', seat, cause });
      return null;
    }
  }

  /**
   * Waits for what a bot elsewhere has to say, and hears the others where it is nothing; its silence, its fault and too
   * long a thought are all nothing said.
   */
  #await(seat: Seat, said: Promise<Interjection | null>, others: readonly Seat[]): void {
    this.#agenda.add(
      whenGiven(said, this.#options.clock, this.#pace.patience, (answer) => {
        if (answer.kind !== 'given') {
          this.#spoken.add(seat);
          this.#report(faultOf(seat, answer));
        }
        if (!this.#say(seat, answer.kind === 'given' ? answer.value : null)) this.#hearInterjections(others);
      }),
    );
  }

  /** Whether a bot said something that was carried out. */
  #say(seat: Seat, said: Interjection | null): boolean {
    if (said === null) return false;
    // Once until the next card: a bot that repeats itself would hold up the table.
    this.#spoken.add(seat);
    try {
      return this.#tryFor(seat, said);
    } catch (cause) {
      this.#report({ code: 'bot-threw', seat, cause });
      return false;
    }
  }

  #consult(seat: Seat): void {
    const occupant = this.#seats[seat];
    assert(occupant.kind === 'bot', 'a bot is asked');
    const { clock } = this.#options;
    let answer: Answer<Decision> | null = null;
    let hasWaited = false;
    const actWhenReady = (): void => {
      if (answer !== null && hasWaited) this.#act(seat, answer);
    };
    this.#agenda.add(
      consult(occupant.player, this.view(seat), clock, this.#pace.patience, (given) => {
        answer = given;
        actWhenReady();
      }),
    );
    this.#agenda.afterWait(waitBeforeBot(this.#pace, this.#state, this.#isPerson), () => {
      hasWaited = true;
      actWhenReady();
    });
  }

  /** Does what a bot decided; if that cannot be, its card without its words; if not that either, something legal. */
  #act(seat: Seat, answer: Answer<Decision>): void {
    if (answer.kind === 'given') {
      try {
        if (this.#tryFor(seat, requestOf(answer.value))) return;
        if (answer.value.action.type === 'play' && this.#tryFor(seat, requestOf(answer.value, false))) return;
      } catch (cause) {
        this.#report({ code: 'bot-threw', seat, cause });
      }
    } else {
      this.#report(faultOf(seat, answer));
    }
    const judged = this.#ask(seat, fallbackFor(this.view(seat)));
    assert(judged.ok, 'something is always allowed to the seat on turn');
  }

  /** Whether a bot's request was carried out; reports it where it was refused. Throws on what is no request. */
  #tryFor(seat: Seat, request: SeatRequest): boolean {
    const judged = this.#ask(seat, request);
    if (!judged.ok) this.#report({ code: 'bot-refused', seat, refusal: judged.error });
    return judged.ok;
  }
}

function no(code: TableRefusalCode, seat?: Seat): Result<never, TableRefusal> {
  return refuse({ code, ...(seat !== undefined && { seat }) });
}

/** Opens a table for a new Partie. It begins with its first deal as soon as the caller has returned. */
export function openTable(options: TableOptions): Table {
  const opened = apply(EMPTY_PARTIE, { type: 'open', profile: options.profile });
  assert(opened.ok, 'a new Partie can be opened');
  return new Host(options, { log: opened.value, saved: 0, secret: null });
}
