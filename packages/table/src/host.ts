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
  dealByThrees,
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
import { Audience } from './audience.js';
import type { Millis } from './clock.js';
import { type Answer, consult, fallbackFor, requestOf } from './consult.js';
import { DIGEST_BYTES, fromHex, isWellFormed, toHex } from './digest.js';
import { type Due, dueOf } from './due.js';
import type { Incident } from './incident.js';
import { Journal, type Saving } from './journal.js';
import { type Pace, TABLE_PACE, waitBeforeBot, waitBeforeTurning } from './pace.js';
import { commit, dealerOf, drawOf, keyOf, programCut } from './proof.js';
import { type Occupant, recordOf, type SeatRecord, type SeatRequest } from './seat.js';
import { deckFrom } from './shuffle.js';
import {
  CUT_TEXT_MAX,
  type Table,
  type TableAnswer,
  type TableOptions,
  type TableRefusal,
  type TableRefusalCode,
  type TableStatus,
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
  /** Secret of the shuffle that is committed to and not revealed. */
  #secret: string | null;
  readonly #journal: Journal | null;
  #isClosed = false;

  readonly #audience = new Audience((cause, seat) => {
    this.#report({ code: 'listener-threw', cause, ...(seat !== undefined && { seat }) });
  });

  /** What is arranged; each drops one thing. */
  #arranged: (() => void)[] = [];
  /** When the last card, call or deal fell. */
  #since: Millis;
  /** Bots that have said something since. */
  readonly #spoken = new Set<Seat>();

  constructor(options: Omit<TableOptions, 'profile'>, { log, saved, secret }: HostStart) {
    const { id = 'table', store, pace = TABLE_PACE, clock, seats, practice = false } = options;
    this.id = id;
    this.#options = options;
    this.#pace = pace;
    this.#seats = [...seats];
    this.#log = [...log];
    this.#state = fold(log);
    this.#secret = secret;
    this.#since = clock.now();
    this.#journal = store
      ? new Journal({
          store,
          tableId: id,
          saved,
          record: () => ({ log: this.#log, secret: this.#secret, seats: this.seats, practice }),
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
    if (this.#isClosed) return { kind: 'closed' };
    const due = this.#due();
    switch (due.kind) {
      case 'cut': {
        const { cutter, dealer, isRequired, mayCut } = due;
        const { commitment } = this.#state.shuffle!;
        return { kind: 'waiting-for-cut', cutter, dealer, commitment, isRequired, mayCut };
      }
      case 'person':
        return { kind: 'waiting-for-person', seat: due.seat };
      case 'bot':
        return { kind: 'waiting-for-bot', seat: due.seat };
      case 'turn':
        return { kind: 'trick-lies', winner: due.winner };
      case 'nothing':
        return { kind: 'over' };
      case 'commit':
      case 'program-cut':
      case 'draw':
      case 'deal':
      case 'reveal':
        return { kind: 'dealing' };
    }
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
    if (due.kind !== 'cut') return no('no-cut-due', seat);
    if (!due.mayCut.includes(seat)) return no('not-your-cut', due.cutter);
    const normal = text.normalize('NFC');
    if (normal.length > CUT_TEXT_MAX || !isWellFormed(text)) return no('bad-cut', seat);
    return this.#carryOut({ type: 'cut', seat, text: normal });
  }

  dealNow(): TableAnswer {
    if (this.#isClosed) return no('closed');
    const due = this.#due();
    if (due.kind !== 'cut') return no('no-cut-due');
    if (due.isRequired) return no('cut-required', due.cutter);
    return ok(this.#deal());
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
    if (shown?.type === 'shuffle-revealed') this.#secret = fromHex(shown.secret) && shown.secret;
    this.#state = fold(this.#log);
    this.#spoken.clear();
    this.#since = this.#options.clock.now();
    this.#changed(point);
    return ok(gone.length);
  }

  takeOver(seat: Seat, occupant: Occupant): void {
    this.#seats[seat] = occupant;
    this.#spoken.delete(seat);
    this.#since = this.#options.clock.now();
    this.#changed(this.#log.length);
  }

  async saved(): Promise<boolean> {
    return (await this.#journal?.settled()) ?? true;
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
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
      this.#since = this.#options.clock.now();
      this.#spoken.clear();
    }
    this.#changed(from);
  }

  /** The table is another from this index of the log on: save it, arrange what is due, tell the seats. */
  #changed(from: number): void {
    if (this.#isClosed) return;
    this.#journal?.changed(from);
    this.#arrange();
    this.#audience.tell(this.#state);
  }

  #report(incident: Incident): void {
    this.#options.onIncident?.(incident);
  }

  // ── What is due ──────────────────────────────────────────────────────────────────────────────────────────────────

  #due(): Due {
    return dueOf(this.#log, this.#state, this.#isPerson, this.#secret !== null);
  }

  readonly #isPerson = (seat: Seat): boolean => this.#seats[seat].kind === 'person';

  #personRefusal(seat: Seat): TableRefusal | null {
    if (this.#isClosed) return { code: 'closed' };
    return this.#isPerson(seat) ? null : { code: 'seat-of-bot', seat };
  }

  #drop(): void {
    for (const drop of this.#arranged) drop();
    this.#arranged = [];
  }

  /** Drops what was arranged and arranges what is due now, always in a later step than this one. */
  #arrange(): void {
    this.#drop();
    let isDropped = false;
    this.#arranged.push(() => {
      isDropped = true;
    });
    void Promise.resolve().then(() => {
      if (!isDropped) this.#step();
    });
  }

  /** Calls once the wait that began with the last card, call or deal is over; at once where it is. */
  #afterWait(wait: Millis, run: () => void): void {
    const left = this.#since + wait - this.#options.clock.now();
    if (left > 0) this.#arranged.push(this.#options.clock.after(left, run));
    else run();
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
        this.#arranged.push(this.#options.clock.after(0, this.#commit.bind(this)));
        return;
      case 'program-cut':
        this.#carryOut({ type: 'cut', seat: due.seat, text: programCut(this.#secretBytes(), due.seat) });
        return;
      case 'cut':
        if (!due.isRequired && this.#pace.cut !== null) this.#afterWait(this.#pace.cut, () => this.#deal());
        return;
      case 'draw':
        this.#carryOut({ type: 'draw', cards: drawOf(this.#key()) });
        return;
      case 'deal':
        this.#deal();
        return;
      case 'reveal':
        this.#reveal();
        return;
      case 'turn':
        this.#afterWait(waitBeforeTurning(this.#pace, this.#state, this.#isPerson), () =>
          this.#carryOut({ type: 'turn-trick' }),
        );
        return;
      case 'bot':
        this.#consult(due.seat);
        return;
      case 'person':
      case 'nothing':
    }
  }

  // ── The deal ─────────────────────────────────────────────────────────────────────────────────────────────────────

  #commit(): void {
    const secret = this.#options.entropy(DIGEST_BYTES);
    this.#secret = toHex(secret);
    this.#carryOut({ type: 'commit-shuffle', commitment: commit(secret, this.#state.rounds.length + 1) });
  }

  #secretBytes(): Uint8Array {
    const secret = this.#secret === null ? null : fromHex(this.#secret);
    assert(secret !== null, 'the secret of the shuffle is known');
    return secret;
  }

  #key(): Uint8Array {
    return keyOf(this.#secretBytes(), this.#state.shuffle!.cuts);
  }

  #deal(): readonly PartieEvent[] {
    const key = this.#key();
    const dealer = this.#state.nextDealer ?? dealerOf(key);
    const answer = this.#carryOut({ type: 'deal', dealer, hands: dealByThrees(deckFrom(key), dealer) });
    return answer.ok ? answer.value : [];
  }

  /** Shows the secret; an empty one where it was lost. */
  #reveal(): void {
    const secret = this.#secret ?? '';
    this.#secret = null;
    this.#carryOut({ type: 'reveal-shuffle', secret });
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
        const rest = seats.slice(index + 1);
        this.#await(seat, said, (answer) => {
          if (!this.#say(seat, answer)) this.#hearInterjections(rest);
        });
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

  /** Waits for what a bot elsewhere has to say; its silence, its fault and too long a thought are all nothing said. */
  #await(seat: Seat, said: Promise<Interjection | null>, onAnswer: (answer: Interjection | null) => void): void {
    let isOpen = true;
    const close = (): void => {
      isOpen = false;
      cancel();
    };
    const answer = (given: Interjection | null, incident?: Incident): void => {
      if (!isOpen) return;
      close();
      if (incident) {
        this.#spoken.add(seat);
        this.#report(incident);
      }
      onAnswer(given);
    };
    const cancel = this.#options.clock.after(this.#pace.patience, () => {
      answer(null, { code: 'bot-late', seat });
    });
    this.#arranged.push(close);
    said.then(answer, (cause: unknown) => {
      answer(null, { code: 'bot-threw', seat, cause });
    });
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
    let answer: Answer | null = null;
    let hasWaited = false;
    const actWhenReady = (): void => {
      if (answer !== null && hasWaited) this.#act(seat, answer);
    };
    this.#arranged.push(
      consult(occupant.player, this.view(seat), clock, this.#pace.patience, (given) => {
        answer = given;
        actWhenReady();
      }),
    );
    this.#afterWait(waitBeforeBot(this.#pace, this.#state, this.#isPerson), () => {
      hasWaited = true;
      actWhenReady();
    });
  }

  /** Does what a bot decided; if that cannot be, its card without its words; if not that either, something legal. */
  #act(seat: Seat, answer: Answer): void {
    if (answer.kind === 'decision') {
      try {
        if (this.#tryFor(seat, requestOf(answer.decision))) return;
        if (answer.decision.action.type === 'play' && this.#tryFor(seat, requestOf(answer.decision, false))) return;
      } catch (cause) {
        this.#report({ code: 'bot-threw', seat, cause });
      }
    } else {
      this.#report(
        answer.kind === 'late' ? { code: 'bot-late', seat } : { code: 'bot-threw', seat, cause: answer.cause },
      );
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
