/**
 * Arena round: one round of four players, whatever they answer.
 *
 * A player may throw, answer too late, or ask for what the rules refuse; each is noted as an incident, and the round
 * goes on with the first thing that is allowed. So a match against a stranger ends with a figure and a list of what
 * went wrong, never with an exception.
 */
import {
  type Action,
  apply,
  assert,
  type Card,
  type Command,
  type Contract,
  dealByThrees,
  type Decision,
  EMPTY_PARTIE,
  fold,
  type Interjection,
  type PartieState,
  type PerSeat,
  type RoundRecord,
  type RuleProfile,
  type Seat,
  SEATS,
  type SeatView,
  turnOf,
  viewFor,
} from '@puur/rules';

/**
 * What can go wrong with an answer. `failed`: it threw; `late`: no answer in time; `illegal-action`: a contract, push or
 * card that is not allowed, or no action at all; `illegal-call`: a Weis, Stöck or claim that is not.
 */
export const FAULTS = ['failed', 'late', 'illegal-action', 'illegal-call'] as const;
export type Fault = (typeof FAULTS)[number];

export interface Incident {
  readonly seat: Seat;
  readonly fault: Fault;
  /** The code of the refusal, or the message of what was thrown. For whoever looks for the reason, not for people. */
  readonly detail: string;
}

/** A player of the arena: any `Player`, or one that lives elsewhere and says everything later. */
export interface ArenaPlayer {
  decide(view: SeatView): Decision | Promise<Decision>;
  interject?(view: SeatView): Interjection | null | Promise<Interjection | null>;
}

/** Time as the arena is given it; in milliseconds of a clock that only goes on. */
export interface ArenaClock {
  now(): number;
  /** Runs something later; what it gives back calls that off. */
  after(wait: number, run: () => void): () => void;
}

/** Without a clock nothing takes time and nobody is late. */
export const TIMELESS: ArenaClock = { now: () => 0, after: () => () => undefined };

export interface ArenaRules {
  readonly clock?: ArenaClock;
  /** Milliseconds after which an answer is late. Default: never. */
  readonly patience?: number;
  /** Ask everybody after everything whether they say something, not only who has just acted. Slower. */
  readonly listensToAll?: boolean;
}

/** What was chosen instead of a card: a contract or the push. */
export type Choice = Contract | 'push';

export interface RoundPlayed {
  /** After the round; the Partie goes on from it. */
  readonly state: PartieState;
  readonly record: RoundRecord;
  readonly chosen: readonly { readonly seat: Seat; readonly choice: Choice }[];
  /** The time of every answer to a question that had more than one. */
  readonly times: readonly { readonly seat: Seat; readonly ms: number }[];
  readonly incidents: readonly Incident[];
}

/** A round from nought: these players, this deck, this dealer. */
export function playRound(
  players: PerSeat<ArenaPlayer>,
  deck: readonly Card[],
  dealer: Seat,
  profile: RuleProfile,
  rules: ArenaRules = {},
): Promise<RoundPlayed> {
  const opened = must(EMPTY_PARTIE, { type: 'open', profile });
  return playOn({ ...opened, nextDealer: dealer }, players, deck, dealer, rules);
}

/**
 * The next round of a Partie that awaits a deal by `dealer`. Rejects only where the deal itself is refused.
 */
export async function playOn(
  before: PartieState,
  players: PerSeat<ArenaPlayer>,
  deck: readonly Card[],
  dealer: Seat,
  rules: ArenaRules = {},
): Promise<RoundPlayed> {
  const state = must(before, { type: 'deal', dealer, hands: dealByThrees(deck, dealer) });
  return new ArenaRound(state, players, rules).run();
}

const NO_ANSWER = Symbol('no answer');

class ArenaRound {
  #state: PartieState;
  readonly #players: PerSeat<ArenaPlayer>;
  readonly #rules: ArenaRules;
  readonly #clock: ArenaClock;
  readonly #chosen: { seat: Seat; choice: Choice }[] = [];
  readonly #times: { seat: Seat; ms: number }[] = [];
  readonly #incidents: Incident[] = [];

  constructor(state: PartieState, players: PerSeat<ArenaPlayer>, rules: ArenaRules) {
    this.#state = state;
    this.#players = players;
    this.#rules = rules;
    this.#clock = rules.clock ?? TIMELESS;
  }

  async run(): Promise<RoundPlayed> {
    const rounds = this.#state.rounds.length;
    while (this.#state.rounds.length === rounds) {
      const seat = turnOf(this.#state);
      if (seat === null) {
        this.#state = must(this.#state, { type: 'turn-trick' });
        if (this.#rules.listensToAll) await this.#listen(SEATS);
        continue;
      }
      await this.#act(seat);
      await this.#listen(this.#rules.listensToAll ? SEATS : [seat]);
    }
    return {
      state: this.#state,
      record: this.#state.rounds.at(-1)!,
      chosen: this.#chosen,
      times: this.#times,
      incidents: this.#incidents,
    };
  }

  /** Asks a seat and does what it says, or what is allowed instead. */
  async #act(seat: Seat): Promise<void> {
    const view = viewFor(this.#state, seat);
    const answer = await this.#ask(seat, view);
    if (answer === NO_ANSWER || !this.#follow(seat, answer)) this.#take(seat, insteadOf(view));
  }

  /** A seat's answer, whatever it is. */
  async #ask(seat: Seat, view: SeatView): Promise<unknown> {
    const { patience = Infinity } = this.#rules;
    const start = this.#clock.now();
    let answer: unknown = NO_ANSWER;
    let fault: Fault = 'late';
    let detail = `${patience} ms`;
    try {
      answer = await this.#inTime(this.#players[seat].decide(view));
    } catch (cause) {
      fault = 'failed';
      detail = messageOf(cause);
    }
    const ms = this.#clock.now() - start;
    if (ways(view) > 1) this.#times.push({ seat, ms });
    // What computes in this thread cannot be cut short, but it is late all the same.
    if (ms > patience) answer = NO_ANSWER;
    if (answer === NO_ANSWER) this.#note(seat, fault, detail);
    return answer;
  }

  /** An answer, or none when patience ends. What answers at once is not waited for. */
  async #inTime<T>(answer: T | Promise<T>): Promise<T | typeof NO_ANSWER> {
    const { patience = Infinity } = this.#rules;
    if (!(answer instanceof Promise) || patience === Infinity) return answer;
    let callOff = (): void => undefined;
    const late = new Promise<typeof NO_ANSWER>((resolve) => {
      callOff = this.#clock.after(patience, () => {
        resolve(NO_ANSWER);
      });
    });
    try {
      // Whoever has lost the race may still reject; the race has taken note of that.
      return await Promise.race([answer, late]);
    } finally {
      callOff();
    }
  }

  /** Does what was answered; false where the rules refuse it. */
  #follow(seat: Seat, answer: unknown): boolean {
    const action = actionIn(answer);
    if (action === null) {
      this.#note(seat, 'illegal-action', 'no-action');
      return false;
    }
    if (action.type !== 'play') return this.#try(seat, action, { ...action, seat });
    const { weise = [], stoeck = false } = answer as Partial<Decision>;
    const refused = judge(this.#state, { ...action, seat, weise, stoeck });
    if (refused === null) {
      this.#take(seat, action, { ...action, seat, weise, stoeck });
      return true;
    }
    // Either the card is refused, or only what was said with it.
    if (!this.#try(seat, action, { ...action, seat })) return false;
    this.#note(seat, 'illegal-call', refused);
    return true;
  }

  /** Does something, or notes why it may not be done. */
  #try(seat: Seat, action: Action, command: Command): boolean {
    const refused = judge(this.#state, command);
    if (refused !== null) {
      this.#note(seat, 'illegal-action', refused);
      return false;
    }
    this.#take(seat, action, command);
    return true;
  }

  #take(seat: Seat, action: Action, command: Command = { ...action, seat }): void {
    this.#state = must(this.#state, command);
    if (action.type !== 'play') {
      this.#chosen.push({ seat, choice: action.type === 'push' ? 'push' : action.contract });
    }
  }

  /** Hears what these seats have to say out of turn. */
  async #listen(seats: readonly Seat[]): Promise<void> {
    const rounds = this.#state.rounds.length;
    for (const seat of seats) {
      const player = this.#players[seat];
      if (player.interject === undefined) continue;
      let said: Interjection | null | typeof NO_ANSWER = null;
      try {
        said = await this.#inTime(player.interject(viewFor(this.#state, seat)));
      } catch (cause) {
        this.#note(seat, 'failed', messageOf(cause));
      }
      if (said === null || said === NO_ANSWER) continue;
      const command: Command = { ...said, seat };
      const refused = judge(this.#state, command);
      if (refused === null) this.#state = must(this.#state, command);
      else this.#note(seat, 'illegal-call', refused);
      if (this.#state.rounds.length > rounds) return;
    }
  }

  #note(seat: Seat, fault: Fault, detail: string): void {
    this.#incidents.push({ seat, fault, detail });
  }
}

/** In how many ways a question can be answered. */
function ways({ options, phase }: SeatView): number {
  return phase === 'declare' ? options.contracts.length + (options.push ? 1 : 0) : options.cards.length;
}

/** What is done for a player that gives no answer: the first contract, the first card. */
function insteadOf({ options, phase }: SeatView): Action {
  if (phase === 'declare') return { type: 'declare', contract: options.contracts[0]! };
  return { type: 'play', card: options.cards[0]! };
}

/** The action of an answer; null where it has none. What came over a wire may be anything. */
function actionIn(decision: unknown): Action | null {
  const action = (decision as Partial<Decision> | undefined)?.action;
  return action?.type === 'push' || action?.type === 'declare' || action?.type === 'play' ? action : null;
}

/** The code of the refusal; null where a command is allowed. A command that cannot even be judged is refused too. */
function judge(state: PartieState, command: Command): string | null {
  try {
    const judged = apply(state, command);
    return judged.ok ? null : judged.error.code;
  } catch (cause) {
    return messageOf(cause);
  }
}

function must(state: PartieState, command: Command): PartieState {
  const judged = apply(state, command);
  assert(judged.ok, `the arena asks for what is allowed: ${command.type}`);
  return fold(judged.value, state);
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
