/**
 * Whole Parties: the host against a plain game without a host, interrupted and not; and every view that leaves it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  CardSet,
  type Command,
  dealByThrees,
  EMPTY_PARTIE,
  evolve,
  fold,
  isCard,
  type PartieEvent,
  type PartieState,
  type PerSeat,
  perSeat,
  PRESET_IDS,
  type RuleProfile,
  type Seat,
  seatAfter,
  SEATS,
  turnOf,
  viewFor,
} from '@puur/rules';
import { verifyLog } from './audit.js';
import { type ManualClock, manualClock } from './clock.js';
import { requestOf } from './consult.js';
import { toHex } from './digest.js';
import { openTable } from './host.js';
import { NO_PACE, type Pace } from './pace.js';
import { commit, cutterOf, deckOf, programCut } from './proof.js';
import { resumeTable } from './resume.js';
import { bot, decide, nudge, PERSON, playOut, profileOf, rig, secretOf } from './rig.test.js';
import type { Occupant, SeatKind } from './seat.js';
import { entropyFromSeed } from './shuffle.js';
import { memoryStore, type TableStore } from './store.js';
import type { Table } from './table.js';

/** The log of a Partie between four rig players without any host: the model. */
function plainLog(profile: RuleProfile): PartieEvent[] {
  const log: PartieEvent[] = [];
  let state: PartieState = EMPTY_PARTIE;
  const carryOut = (command: Command): void => {
    const judged = apply(state, command);
    if (!judged.ok) throw new Error(judged.error.code);
    log.push(...judged.value);
    state = judged.value.reduce(evolve, state);
  };
  const phase = (): PartieState['phase'] => state.phase;
  carryOut({ type: 'open', profile });
  while (phase() !== 'ended') {
    const secret = secretOf(state.rounds.length + 1);
    const dealer = state.nextDealer!;
    const seat = cutterOf(dealer);
    const text = programCut(secret, seat);
    carryOut({ type: 'commit-shuffle', commitment: commit(secret, state.rounds.length + 1) });
    carryOut({ type: 'cut', seat, text });
    carryOut({ type: 'deal', dealer, hands: dealByThrees(deckOf(secret, [{ seat, text }]), dealer) });
    while (phase() !== 'deal' && phase() !== 'ended') {
      if (phase() === 'trick-complete') carryOut({ type: 'turn-trick' });
      else {
        const turn = turnOf(state)!;
        carryOut({ ...requestOf(decide('rig', viewFor(state, turn))), seat: turn });
      }
    }
    carryOut({ type: 'reveal-shuffle', secret: toHex(secret) });
  }
  return log;
}

/** Something that befalls a table after so many steps. */
interface Blow {
  readonly after: number;
  readonly what: 'crash' | 'undo' | 'person' | 'bot';
  readonly seat: Seat;
}

class Sitting {
  clock: ManualClock = manualClock();
  readonly kinds: SeatKind[];
  #store: TableStore = memoryStore();
  readonly #pace: Pace;
  table: Table;
  struck = 0;

  constructor(profile: RuleProfile, kinds: PerSeat<SeatKind>, pace: Pace) {
    this.kinds = [...kinds];
    this.#pace = pace;
    this.table = openTable({ profile, practice: true, ...this.#options() });
  }

  #options() {
    const occupants = perSeat((seat): Occupant => (this.kinds[seat] === 'bot' ? bot() : PERSON));
    // The n-th round has the n-th secret, however often it is begun.
    const entropy = (): Uint8Array => secretOf(this.table.state.rounds.length + 1);
    return { seats: occupants, clock: this.clock, pace: this.#pace, entropy, store: this.#store };
  }

  async strike({ what, seat }: Blow): Promise<void> {
    if (what === 'crash') {
      // What the store has at this very moment, the last command perhaps not; it is done again then.
      const stored = await this.#store.load('table');
      if (stored === null) return;
      this.table.close();
      this.clock = manualClock();
      this.#store = memoryStore();
      const { log: events, ...rest } = stored;
      await this.#store.save('table', { from: 0, events, ...rest });
      const resumed = resumeTable(stored, this.#options());
      if (!resumed.ok) throw new Error(resumed.error.code);
      this.table = resumed.value;
      this.struck++;
    } else if (what === 'undo') {
      if (this.table.undo(seat).ok) this.struck++;
    } else if (this.kinds[seat] !== what) {
      this.kinds[seat] = what;
      this.table.takeOver(seat, what === 'bot' ? bot() : PERSON);
      this.struck++;
    }
  }
}

describe('a Partie that is interrupted, resumed, taken back and taken over', () => {
  const profiles: Readonly<Record<string, RuleProfile>> = {
    'end of the deal': profileOf({ firstForehand: 2, target: 250 }),
    'at once': profileOf({ firstForehand: 1, target: 250, endMode: 'immediate', stoeckAnnounce: 'automatic' }),
    'two rounds': profileOf({ firstForehand: 0, endMode: 'fixed-rounds', rounds: 2, leader: 'declarer' }),
  };
  const models = Object.fromEntries(Object.entries(profiles).map(([name, profile]) => [name, plainLog(profile)]));

  const kind = fc.constantFrom<SeatKind>('person', 'bot');
  const blow = fc.record({
    after: fc.nat(140),
    what: fc.constantFrom<Blow['what']>('crash', 'crash', 'undo', 'undo', 'person', 'bot'),
    seat: fc.constantFrom(...SEATS),
  });
  const pace = fc.constantFrom<Pace>(NO_PACE, { card: 3, say: 5, trick: 4, deal: 2, patience: 1000 });

  it('has the log of one that nothing befell', async () => {
    let struck = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(profiles)),
        fc.tuple(kind, kind, kind, kind),
        pace,
        fc.array(blow, { maxLength: 8 }),
        async (name, kinds, chosen, blows) => {
          const sitting = new Sitting(profiles[name]!, kinds, chosen);
          for (let steps = 0; ; steps++) {
            for (const due of blows.filter(({ after }) => after === steps)) await sitting.strike(due);
            if (!(await nudge(sitting))) break;
          }
          struck += sitting.struck;
          expect(sitting.table.log).toEqual(models[name]);
          expect(sitting.table.state).toEqual(fold(models[name]!));
          sitting.table.close();
        },
      ),
      { numRuns: 60, seed: 1 },
    );
    expect(struck).toBeGreaterThan(60);
  });
});

describe('a table of four bots', () => {
  it.each(PRESET_IDS)('plays %s to its end, proved and without an incident', async (preset) => {
    const played = rig({ profile: profileOf(preset) });
    await playOut(played);
    const { state, log, status } = played.table;
    expect(state.phase).toBe('ended');
    expect(status).toEqual({ kind: 'over' });
    expect(played.incidents).toEqual([]);
    const audits = verifyLog(log);
    expect(audits.length).toBe(log.filter(({ type }) => type === 'dealt').length);
    expect(audits.every(({ result }) => result.ok)).toBe(true);
  });
});

describe('a view that leaves the host', () => {
  /** Every card number in it, found by nothing but its place in a list: all lists of numbers but the points. */
  function cardsIn(value: unknown, key = ''): number[] {
    if (Array.isArray(value)) {
      const isPoints = key === 'score' || key === 'counted';
      return value.flatMap((entry) => (typeof entry === 'number' ? (isPoints ? [] : [entry]) : cardsIn(entry, key)));
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, entry]) => cardsIn(entry, name));
  }

  /** The state with the hidden cards of the others dealt out among them in another way. */
  function permuted(state: PartieState, seat: Seat): PartieState {
    const { round } = state;
    if (round === null) return state;
    const laid = CardSet.from(round.shown.flatMap(({ weise }) => weise.flat()));
    const others = SEATS.filter((other) => other !== seat);
    const hidden = others.flatMap((other) => round.hands[other].diff(laid).toArray()).reverse();
    const hands = perSeat((other) => {
      if (other === seat) return round.hands[other];
      const open = round.hands[other].intersect(laid);
      return open.union(CardSet.from(hidden.splice(0, round.hands[other].size - open.size)));
    });
    const dealt = perSeat((other) => hands[other].union(round.dealt[other].diff(round.hands[other])));
    return { ...state, round: { ...round, hands, dealt } };
  }

  it('has no card of another hand in it, does not depend on one, and tells no secret', async () => {
    const kinds = [PERSON, bot(), PERSON, bot()] as const;
    const profile = profileOf({ target: 600 });
    const secrets: string[] = [];
    const entropy = (bytes: number): Uint8Array => {
      const secret = entropyFromSeed(`secret ${secrets.length}`)(bytes);
      secrets.push(toHex(secret));
      return secret;
    };
    const store = memoryStore();
    const { table, clock, incidents } = rig({ profile, seats: kinds, store, practice: true, entropy });
    let views = 0;
    let shown = 0;
    for (const seat of SEATS) {
      table.subscribe(seat, (view) => {
        views++;
        // Nobody acts while a seat is told, so the host's state is the one that the view shows.
        const { state } = table;
        const { round } = state;
        expect(view).toEqual(viewFor(state, seat));
        expect(JSON.stringify(view)).toBe(JSON.stringify(viewFor(permuted(state, seat), seat)));
        const text = JSON.stringify(view);
        const revealed = table.log.flatMap((event) => (event.type === 'shuffle-revealed' ? [event.secret] : []));
        for (const secret of secrets) if (!revealed.includes(secret)) expect(text.includes(secret)).toBe(false);
        if (round === null) return;
        const laid = round.shown.flatMap(({ weise }) => weise.flat());
        if (laid.length > 0) shown++;
        const open = CardSet.from([...round.tricks.flatMap(({ cards }) => cards), ...laid]);
        const visible = open.union(round.dealt[seat]);
        const seen = cardsIn(view);
        expect(seen.length).toBeGreaterThan(0);
        for (const card of seen) expect(isCard(card) && visible.has(card)).toBe(true);
      });
    }
    let steps = 0;
    while (await nudge({ table, clock })) {
      steps++;
      if (steps % 37 === 0) table.undo(0);
      if (steps % 50 === 0) table.takeOver(seatAfter(0, steps), steps % 100 === 0 ? PERSON : bot());
    }
    // What the subscribers above throw is reported as an incident.
    expect(incidents).toEqual([]);
    await table.saved();
    expect(JSON.stringify(await store.load('table'))).toContain(secrets.at(-1));
    expect(views).toBeGreaterThan(400);
    expect(shown).toBeGreaterThan(0);
  });

  it('is what a bot is asked with, and nothing else reaches it', async () => {
    const seen: string[] = [];
    const due: string[] = [];
    const curious = {
      decide: (...all: Parameters<ReturnType<typeof bot>['player']['decide']>) => {
        expect(all).toHaveLength(1);
        const turn = turnOf(table.state)!;
        seen.push(JSON.stringify(all));
        due.push(JSON.stringify([viewFor(table.state, turn)]));
        return decide('rig', all[0]);
      },
    };
    const { table, clock, incidents } = rig({
      profile: profileOf({ target: 1 }),
      seats: [bot(curious), bot(curious), bot(), bot()],
    });
    await playOut({ table, clock });
    expect(incidents).toEqual([]);
    expect(seen.length).toBeGreaterThan(17);
    expect(seen).toEqual(due);
  });
});
