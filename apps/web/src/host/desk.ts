/**
 * Desk: one table in a worker, with its bots, its store and its lock.
 *
 * Everything of the machine that it needs comes as a parameter, so that it is tested without a browser. One window plays a
 * Partie at a time. Who holds the lock plays; another window is told so, and may ask for the Partie. Then the first one
 * writes what it has, leaves and says so. A window that is frozen does not answer; its lock is taken from it, and what it
 * still tries to write is refused by the store, because it is the owner no more.
 */
import {
  EMPTY_PARTIE,
  type PartieEvent,
  type PerSeat,
  perSeat,
  type Refusal,
  type Result,
  type Seat,
  SEATS,
} from '@puur/rules';
import { writeRecord } from '@puur/records';
import {
  type Clock,
  type Entropy,
  type Occupant,
  openTable,
  type Pace,
  resumeTable,
  type StoredTable,
  type Table,
  TABLE_PACE,
  type TableOptions,
  type TableRefusal,
  type TableStore,
  undoPoint,
  verifyLog,
} from '@puur/table';
import { profileOf } from '../app/house-rules.js';
import { namesOf, type PartieHead, type SittingRecord, summaryOf, TakenOver } from '../storage/partie.js';
import { trouble } from '../storage/trouble.js';
import { Adviser } from './adviser.js';
import { covered } from './covered.js';
import { logOfDeal } from './dealt.js';
import { featsOf, laidOpenIn } from './feats.js';
import { NO_OFFERS, offersOf } from './offers.js';
import type { Absence, Answer, FromHost, Snapshot, TableSetup, ToHost } from './protocol.js';
import type { Sitter } from './sitter.js';

/** What the store of a window does, beside writing changes. */
export interface PartieStore {
  /** Makes this window the owner; null if there is no such Partie. Rejects where nothing can be read. */
  claim(id: string): Promise<{ head: PartieHead; table: StoredTable } | null>;
  /** Writes; the head is made of the table as it stands. */
  storeFor(head: () => PartieHead): TableStore;
}

/** Who plays a Partie. */
export interface Locks {
  /** True once this window holds the Partie; false where another one does and `steal` was not asked for. */
  hold(id: string, steal: boolean, onLost: () => Promise<void>): Promise<boolean>;
  release(): void;
}

export interface DeskParts {
  readonly post: (message: FromHost) => void;
  readonly clock: Clock & { readonly isPaused: boolean; pause(): void; resume(): void };
  readonly entropy: Entropy;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  readonly owner: string;
  readonly store: PartieStore;
  readonly locks: Locks;
  readonly seat: (level: string, seed: string) => Sitter;
}

export class Desk {
  readonly #parts: DeskParts;
  #table: Table | null = null;
  #id = '';
  #startedAt = 0;
  #sitting: PerSeat<SittingRecord> | null = null;
  #practice = false;
  #eyes: Seat | null = 0;
  #pace: Pace = TABLE_PACE;
  readonly #sitters = new Map<Seat, Sitter>();
  readonly #adviser: Adviser;
  #ends: (() => void)[] = [];
  #isShowing = false;
  /** The seal of a log of this length, so that deals are not checked again for each look. */
  #sealed: { readonly length: number; readonly seal: string | null } | null = null;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#adviser = new Adviser(() => parts.seat('', this.#seed()), parts.clock);
  }

  /** Does what a screen asks for. */
  async handle(message: ToHost): Promise<void> {
    switch (message.type) {
      case 'open':
        await this.#open(message.id, message.setup, message.pace);
        return;
      case 'resume':
        await this.#resume(message.id, message.pace, message.steal);
        return;
      case 'command':
        this.#answer(message.no, (table) => table.command(message.seat, message.request));
        return;
      case 'cut':
        this.#answer(message.no, (table) => table.cut(message.seat, message.text));
        return;
      case 'deal-now':
        this.#answer(message.no, (table) => table.dealNow(message.seat, message.text));
        return;
      case 'turn':
        this.#answer(message.no, (table) => table.turn(message.seat));
        return;
      case 'undo':
        this.#answer(message.no, (table) => table.undo(message.seat));
        return;
      case 'export':
        this.#parts.post({ type: 'record', no: message.no, record: this.#record() });
        return;
      case 'advice':
        // Not waited for: a card that is laid meanwhile must not stand behind a long thought.
        this.#advise(message.no, message.seat);
        return;
      case 'eyes':
        this.#eyes = message.seat;
        this.#show();
        return;
      case 'pace':
        this.#pace = message.pace;
        return;
      case 'pause':
        if (message.on) this.#parts.clock.pause();
        else this.#parts.clock.resume();
        this.#show();
        return;
      case 'level':
        this.#changeLevel(message.seat, message.level);
        return;
    }
  }

  /** Writes what is to be written, and gives the Partie out of the hand. */
  async leave(): Promise<void> {
    const table = this.#table;
    this.#table = null;
    if (table) {
      await table.saved();
      table.close();
    }
    for (const end of this.#ends) end();
    this.#ends = [];
    for (const sitter of this.#sitters.values()) sitter.close();
    this.#sitters.clear();
    this.#adviser.close();
    this.#parts.locks.release();
  }

  // ── Sitting down ───────────────────────────────────────────────────────────────────────────────────────────────────

  async #open(id: string, setup: TableSetup, pace: Pace): Promise<void> {
    await this.leave();
    const profile = profileOf(setup.rules);
    if (!profile.ok) {
      this.#absent('bad-rules');
      return;
    }
    const log = setup.deal ? logOfDeal(setup.deal, setup.rules) : null;
    if (setup.deal && log === null) {
      this.#absent('bad-deal');
      return;
    }
    await this.#parts.locks.hold(id, true, () => this.#taken());
    // What is the same for all is played by all as it falls: nobody takes back.
    const practice = setup.practice && log === null;
    this.#take(id, this.#parts.today(), setup.sitting, practice, pace);
    const options = this.#options();
    if (log === null) {
      this.#seat(openTable({ ...options, profile: profile.value, practice }));
      return;
    }
    const seats = perSeat((seat) => ({ kind: setup.sitting[seat].kind, name: setup.sitting[seat].name }));
    const resumed = resumeTable({ log, secret: null, seats, practice }, options, 0);
    if (resumed.ok) this.#seat(resumed.value);
    else this.#absent('bad-deal');
  }

  async #resume(id: string, pace: Pace, steal: boolean): Promise<void> {
    await this.leave();
    if (!(await this.#parts.locks.hold(id, steal, () => this.#taken()))) {
      this.#absent('elsewhere');
      return;
    }
    let found: Awaited<ReturnType<PartieStore['claim']>>;
    try {
      found = await this.#parts.store.claim(id);
    } catch (cause) {
      this.#parts.locks.release();
      this.#absent(trouble(cause) === 'newer' ? 'newer' : 'unread');
      return;
    }
    if (found === null) {
      this.#parts.locks.release();
      this.#absent('none');
      return;
    }
    const { head, table: stored } = found;
    this.#take(id, head.startedAt, head.sitting, head.practice, pace);
    const resumed = resumeTable(stored, this.#options());
    if (!resumed.ok) {
      await this.leave();
      this.#absent('broken');
      return;
    }
    this.#seat(resumed.value);
  }

  #take(id: string, startedAt: number, sitting: PerSeat<SittingRecord>, practice: boolean, pace: Pace): void {
    this.#pace = pace;
    this.#id = id;
    this.#startedAt = startedAt;
    this.#sitting = sitting;
    this.#practice = practice;
    // Where several share the device nobody has it yet: whoever sits down first may not be the one who holds it.
    const [first = 0, ...others] = SEATS.filter((seat) => sitting[seat].kind === 'person');
    this.#eyes = others.length > 0 ? null : first;
  }

  #options(): Omit<TableOptions, 'profile' | 'practice'> {
    const { clock, entropy, store } = this.#parts;
    // The host reads a pace each time it waits, so one that looks up can be changed while a Partie runs.
    const now = (): Pace => this.#pace;
    const pace: Pace = {
      get card() {
        return now().card;
      },
      get say() {
        return now().say;
      },
      get trick() {
        return now().trick;
      },
      get deal() {
        return now().deal;
      },
      get patience() {
        return now().patience;
      },
    };
    return {
      id: this.#id,
      clock,
      entropy,
      pace,
      seats: perSeat((seat) => this.#occupant(seat)),
      store: store.storeFor(() => this.#head()),
      onIncident: ({ code, cause }) => {
        if (code !== 'store-failed') return;
        if (cause instanceof TakenOver) void this.#taken();
        else this.#parts.post({ type: 'unsaved', why: isFull(cause) ? 'full' : 'blocked' });
      },
    };
  }

  #occupant(seat: Seat): Occupant {
    const { kind, name, level } = this.#sitting![seat];
    if (kind === 'person') return { kind, name };
    const player = this.#parts.seat(level ?? '', this.#seed());
    this.#sitters.set(seat, player);
    return { kind, name, player };
  }

  #seed(): string {
    return Array.from(this.#parts.entropy(8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  #seat(table: Table): void {
    this.#table = table;
    this.#sealed = null;
    this.#ends = [
      // A seat is told after each batch of events, whoever looks; the snapshot is made for who looks now.
      table.subscribe(0, () => {
        this.#show();
      }),
      table.watch(() => {
        this.#show();
      }),
    ];
    this.#show();
  }

  async #taken(): Promise<void> {
    await this.leave();
    this.#absent('taken');
  }

  #absent(why: Absence): void {
    this.#parts.post({ type: 'absent', why });
  }

  #changeLevel(seat: Seat, level: string): void {
    const sitting = this.#sitting;
    if (!this.#table || sitting?.[seat].kind !== 'bot') return;
    this.#sitting = perSeat((other) => (other === seat ? { ...sitting[other], level } : sitting[other]));
    const old = this.#sitters.get(seat);
    // The new one sits and is asked first: a question that the old one had not answered is open to nobody in between.
    this.#table.takeOver(seat, this.#occupant(seat));
    old?.close();
  }

  // ── What a screen gets ─────────────────────────────────────────────────────────────────────────────────────────────

  #answer(no: number, ask: (table: Table) => Result<unknown, Refusal | TableRefusal>): void {
    const asked = this.#table ? ask(this.#table) : ({ ok: false, error: { code: 'closed' } } as const);
    const answer: Answer = asked.ok ? { ok: true } : { ok: false, error: asked.error };
    this.#parts.post({ type: 'answer', no, answer });
  }

  #advise(no: number, seat: Seat): void {
    const view = this.#table?.view(seat);
    if (view?.turn !== seat) {
      this.#parts.post({ type: 'advice', no, advice: null });
      return;
    }
    this.#adviser.ask(view, (advice) => {
      this.#parts.post({ type: 'advice', no, advice });
    });
  }

  /** Shows the table as it stands once everything that happens at once has happened. */
  #show(): void {
    if (this.#isShowing) return;
    this.#isShowing = true;
    queueMicrotask(() => {
      this.#isShowing = false;
      const snapshot = this.snapshot();
      if (snapshot) this.#parts.post({ type: 'snapshot', snapshot });
    });
  }

  /** The table as the seat that looks may know it; null where nobody sits. */
  snapshot(): Snapshot | null {
    const table = this.#table;
    if (!table || !this.#sitting) return null;
    const eyes = this.#eyes;
    const view = eyes === null ? covered(table.view(0)) : table.view(eyes);
    return {
      id: this.#id,
      eyes,
      view,
      offers: eyes === null ? NO_OFFERS : offersOf(table, view),
      status: table.status,
      saving: table.saving,
      sitting: this.#sitting,
      practice: this.#practice,
      mayUndo: this.#practice && eyes !== null && undoPoint(table.log, eyes) !== null,
      isPaused: this.#parts.clock.isPaused,
      seal: this.#seal(table),
      feats: featsOf(table.log),
      laidOpen: laidOpenIn(table.state),
      length: table.log.length,
    };
  }

  /** The seal of the round that was counted last, while its account may lie on the table. */
  #seal({ log, state: { phase, rounds } }: Table): string | null {
    if (rounds.length === 0 || (phase !== 'deal' && phase !== 'ended')) return null;
    if (this.#sealed?.length !== log.length) this.#sealed = { length: log.length, seal: sealOf(log, rounds.length) };
    return this.#sealed.seal;
  }

  #record(): string | null {
    if (!this.#table || !this.#sitting) return null;
    return writeRecord({ names: namesOf(this.#sitting), events: this.#table.log });
  }

  #head(): PartieHead {
    const { today, owner } = this.#parts;
    const { state, log } = this.#table ?? { state: EMPTY_PARTIE, log: [] };
    return {
      id: this.#id,
      version: 1,
      startedAt: this.#startedAt,
      playedAt: today(),
      sitting: this.#sitting!,
      practice: this.#practice,
      secret: null,
      length: log.length,
      summary: summaryOf(state),
      owner,
    };
  }
}

/** The commitment to the deal that a round was played with, once that deal is proved; null where it is not. */
function sealOf(log: readonly PartieEvent[], round: number): string | null {
  const audit = verifyLog(log).findLast((one) => one.round === round && !one.thrownIn);
  const event = audit?.result.ok ? log[audit.at] : undefined;
  return event?.type === 'shuffle-committed' ? event.commitment : null;
}

/** Whether a write failed for want of room. */
function isFull(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'QuotaExceededError';
}
