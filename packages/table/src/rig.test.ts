/**
 * The rig: simple players, a driver and a clock for tests of the host. It is a test file, for the build leaves those
 * out; its own tests stand at the end and run only when this file itself is run.
 *
 * A rig player decides by the cards it can see and by nothing else, so a Partie that was interrupted, resumed or taken
 * back and played again comes out the same.
 */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  apply,
  type Card,
  CardSet,
  type Contract,
  type Decision,
  DEFAULT_PROFILE,
  EMPTY_PARTIE,
  fold,
  parseCards,
  type PartieEvent,
  type PerSeat,
  perSeat,
  type Player,
  resolveProfile,
  type RuleProfile,
  type Seat,
  type SeatView,
  stoeckCards,
  teamOf,
  viewFor,
  weiseIn,
  SEATS,
} from '@puur/rules';
import { type ManualClock, manualClock } from './clock.js';
import { requestOf } from './consult.js';
import { openTable } from './host.js';
import type { Incident } from './incident.js';
import { NO_PACE, type Pace } from './pace.js';
import { programCut } from './proof.js';
import { resumeTable } from './resume.js';
import { type Occupant, recordOf } from './seat.js';
import { entropyFromSeed } from './shuffle.js';
import { type Table, type TableOptions, whenOver } from './table.js';

export function cards(text: string): Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`no cards: ${text}`);
  return parsed.value;
}

export function card(text: string): Card {
  return cards(text)[0]!;
}

/** A profile from a preset's name or from settings; throws on a bad one. */
export function profileOf(settings: unknown): RuleProfile {
  const resolved = resolveProfile(settings);
  if (!resolved.ok) throw new Error(resolved.error.setting);
  return resolved.value;
}

/** A whole number that follows from a text (FNV-1a, public domain). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const unit of text) value = Math.imul(value ^ unit.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}

function playedBy(view: SeatView): Card[] {
  return view.round!.tricks.flatMap(({ leader, cards: lying }) => lying[(view.seat - leader + 4) & 3] ?? []);
}

/** What a rig player does on a view: any legal action, its best Weis with its first card, its Stöck on time. */
export function decide(seed: string, view: SeatView): Decision {
  const { round, options, seat } = view;
  const lying = round!.tricks.filter((trick) => trick.cards.length > 0).map((trick) => trick.cards);
  const number = hash(JSON.stringify([seed, seat, round!.number, round!.pushes, round!.hand, lying]));
  const choices: readonly Action[] = [
    ...(options.push ? [{ type: 'push' } as const] : []),
    ...options.contracts.map((contract) => ({ type: 'declare', contract }) as const),
    ...options.cards.map((legal) => ({ type: 'play', card: legal }) as const),
  ];
  const action = choices[number % choices.length]!;
  if (action.type !== 'play') return { action, weise: [], stoeck: false, considered: [] };
  const [best] = options.weis && round!.hand.length === 9 ? weiseIn(CardSet.from(round!.hand), view.profile) : [];
  const pair = stoeckCards(round!.contract!);
  const isSecond = pair?.includes(action.card) === true && pair.some((other) => playedBy(view).includes(other));
  return {
    action,
    weise: best ? [{ cards: best.cards, points: best.points }] : [],
    stoeck: isSecond && view.profile.stoeck && round!.stoeck === null,
    considered: [],
  };
}

/** A bot that plays as `decide` does and claims when it has the points. */
export function rigPlayer(seed = 'rig'): Required<Player> {
  return {
    decide: (view) => decide(seed, view),
    interject(view) {
      const hasWon = view.counted[teamOf(view.seat)] >= view.profile.target;
      return hasWon && view.options.claims.includes('partie') ? { type: 'claim', goal: 'partie' } : null;
    },
  };
}

export function bot(player: Player = rigPlayer()): Extract<Occupant, { kind: 'bot' }> {
  return { kind: 'bot', player };
}

export const PERSON: Occupant = { kind: 'person' };

/** Lets everything happen that needs no time: all promises that are settled. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export interface Rig {
  readonly table: Table;
  readonly clock: ManualClock;
  readonly incidents: Incident[];
}

/** A table with a manual clock; four bots in no time, unless said otherwise. */
export function rig(options: Partial<TableOptions> = {}): Rig {
  const clock = manualClock();
  const incidents: Incident[] = [];
  const table = openTable({
    profile: DEFAULT_PROFILE,
    seats: [bot(), bot(), bot(), bot()],
    entropy: entropyFromSeed('rig'),
    clock,
    pace: NO_PACE,
    onIncident: (incident) => incidents.push(incident),
    ...options,
  });
  return { table, clock, incidents };
}

/** The log of a table whose cards are dealt as a test wants them; to be resumed from. */
export function dealtLog(settings: unknown, dealer: Seat, hands: PerSeat<string>): PartieEvent[] {
  const log: PartieEvent[] = [{ type: 'opened', profile: profileOf(settings) }];
  const dealt = apply(fold(log), { type: 'deal', dealer, hands: perSeat((seat) => cards(hands[seat])) });
  if (!dealt.ok) throw new Error(dealt.error.code);
  return [...log, ...dealt.value];
}

/** A bot that declares a contract and plays its cards in the order written down; what is not written comes last. */
export function scripted(contract: Contract, written = ''): Extract<Occupant, { kind: 'bot' }> {
  const order = cards(written);
  const player: Player = {
    decide({ options }) {
      const next = order.find((one) => options.cards.includes(one)) ?? options.cards[0];
      const action =
        next === undefined ? ({ type: 'declare', contract } as const) : ({ type: 'play', card: next } as const);
      return { action, weise: [], stoeck: false, considered: [] };
    },
  };
  return { kind: 'bot', player };
}

/** A practice table that is resumed from a log, as a rule one of `dealtLog`. */
export function resumedRig(log: readonly PartieEvent[], seats: PerSeat<Occupant>, pace: Pace = NO_PACE): Rig {
  const clock = manualClock();
  const incidents: Incident[] = [];
  const stored = { log, secret: null, practice: true, seats: perSeat((seat) => recordOf(seats[seat])) };
  const entropy = entropyFromSeed('resumed');
  const onIncident = (incident: Incident): number => incidents.push(incident);
  const resumed = resumeTable(stored, { seats, clock, pace, entropy, onIncident });
  if (!resumed.ok) throw new Error(resumed.error.code);
  return { table: resumed.value, clock, incidents };
}

/** One thing that people or time do at a table; false when it is over. */
export async function nudge({ table, clock }: Pick<Rig, 'table' | 'clock'>, seed = 'rig'): Promise<boolean> {
  await settle();
  const { status } = table;
  if (status.kind === 'over' || status.kind === 'closed') return false;
  if (status.kind === 'waiting-for-cut') {
    // Cuts as a program would, so that the log is the same whoever sits there.
    table.cut(status.mayCut[0]!, cutText(table, status.cutter));
  } else if (status.kind === 'waiting-for-deal') {
    // Mixes nothing in, for the same reason.
    table.dealNow(
      SEATS.find((seat) => table.seats[seat].kind === 'person')!,
      null,
    );
  } else if (status.kind === 'waiting-for-person') {
    const answer = table.command(status.seat, requestOf(decide(seed, table.view(status.seat))));
    if (!answer.ok) throw new Error(answer.error.code);
  } else {
    const next = clock.next();
    if (next === null) throw new Error(`stuck: ${status.kind}`);
    clock.advance(next - clock.now());
  }
  return true;
}

/** Secrets by the number of the round, so that a round is dealt the same however often it is begun. */
export function secretOf(round: number): Uint8Array {
  return entropyFromSeed(`round ${round}`)(32);
}

function cutText(table: Table, cutter: Seat): string {
  return programCut(secretOf(table.state.rounds.length + 1), cutter);
}

/** Plays a table to its end. */
export async function playOut(played: Pick<Rig, 'table' | 'clock'>): Promise<void> {
  while (await nudge(played));
}

/** Seat 0 is forehand and holds three Eicheln in a row. */
export const WEIS_LOG = dealtLog('puur', 3, [
  'E6 E7 E8 R9 R10 RU SO SK TA',
  'E9 E10 EU R6 R7 R8 S6 S7 S8',
  'EO EK EA RO RK RA T6 T7 T8',
  'S9 S10 SU SA T9 T10 TU TO TK',
]);

export const SHORT = profileOf({ firstForehand: 0, target: 1 });

export const ALL_PERSONS = [PERSON, PERSON, PERSON, PERSON] as const;

/** Four persons at a practice table, dealt; seat 0 is forehand. */
export async function persons(settings: unknown = { firstForehand: 0, target: 1 }): Promise<Rig> {
  const made = rig({ profile: profileOf(settings), seats: ALL_PERSONS, practice: true });
  while (made.table.state.phase !== 'declare') await nudge(made);
  return made;
}

/** Plays a card, push or contract for whoever is on turn. */
export function step({ table }: Rig): PartieEvent['type'][] {
  const { status } = table;
  if (status.kind !== 'waiting-for-person') throw new Error(status.kind);
  const answer = table.command(status.seat, requestOf(decide('step', table.view(status.seat))));
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.map(({ type }) => type);
}

/** A player whose answers a test gives when it likes. */
export function slowPlayer(): { player: Player; asked: { view: SeatView; answer: (decision: Decision) => void }[] } {
  const asked: { view: SeatView; answer: (decision: Decision) => void }[] = [];
  const player: Player = {
    decide: (view) =>
      new Promise((answer) => {
        asked.push({ view, answer });
      }),
  };
  return { player, asked };
}

if (expect.getState().testPath?.endsWith('rig.test.ts')) {
  describe('the rig', () => {
    it('has players that only do what their view offers', () => {
      const log = dealtLog('puur', 3, [
        'E6 E7 E8 E9 E10 EU EO EK EA',
        'R6 R7 R8 R9 R10 RU RO RK RA',
        'S6 S7 S8 S9 S10 SU SO SK SA',
        'T6 T7 T8 T9 T10 TU TO TK TA',
      ]);
      const view = viewFor(fold(log), 0);
      expect(apply(fold(log), { seat: 0, ...requestOf(decide('any', view)) }).ok).toBe(true);
      expect(apply(EMPTY_PARTIE, { type: 'push', seat: 0 }).ok).toBe(false);
    });

    it('plays a table of bots to its end and no further', async () => {
      const { table, clock, incidents } = rig();
      const over = whenOver(table);
      await playOut({ table, clock });
      expect((await over).phase).toBe('ended');
      expect(incidents).toEqual([]);
      expect(await nudge({ table, clock })).toBe(false);
    });
  });
}
