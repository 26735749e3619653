import { describe, expect, it } from 'vitest';
import { type Decision, fold, type PartieEvent, type Player, type Seat, type SeatView, viewFor } from '@puur/rules';
import { verifyLog } from './audit.js';
import { requestOf } from './consult.js';
import { TABLE_PACE } from './pace.js';
import {
  bot,
  card,
  cards,
  dealtLog,
  decide,
  nudge,
  PERSON,
  playOut,
  profileOf,
  resumedRig,
  type Rig,
  rig,
  rigPlayer,
  scripted,
  settle,
} from './rig.test.js';
import { resumeTable } from './resume.js';
import { entropyFromSeed } from './shuffle.js';
import { memoryStore } from './store.js';
import { whenOver } from './table.js';

/** Seat 0 is forehand and holds three Eicheln in a row. */
const WEIS_LOG = dealtLog('puur', 3, [
  'E6 E7 E8 R9 R10 RU SO SK TA',
  'E9 E10 EU R6 R7 R8 S6 S7 S8',
  'EO EK EA RO RK RA T6 T7 T8',
  'S9 S10 SU SA T9 T10 TU TO TK',
]);
const SHORT = profileOf({ firstForehand: 0, target: 1 });
const ALL_PERSONS = [PERSON, PERSON, PERSON, PERSON] as const;

/** Four persons at a practice table, dealt; seat 0 is forehand. */
async function persons(settings: unknown = { firstForehand: 0, target: 1 }): Promise<Rig> {
  const made = rig({ profile: profileOf(settings), seats: ALL_PERSONS, practice: true });
  while (made.table.state.phase !== 'declare') await nudge(made);
  return made;
}

/** Plays a card, push or contract for whoever is on turn. */
function step({ table }: Rig): PartieEvent['type'][] {
  const { status } = table;
  if (status.kind !== 'waiting-for-person') throw new Error(status.kind);
  const answer = table.command(status.seat, requestOf(decide('step', table.view(status.seat))));
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.map(({ type }) => type);
}

/** A player whose answers a test gives when it likes. */
function slowPlayer(): { player: Player; asked: { view: SeatView; answer: (decision: Decision) => void }[] } {
  const asked: { view: SeatView; answer: (decision: Decision) => void }[] = [];
  const player: Player = {
    decide: (view) =>
      new Promise((answer) => {
        asked.push({ view, answer });
      }),
  };
  return { player, asked };
}

describe('a bot that', () => {
  const honest = rigPlayer();
  const silly: readonly { what: string; player: Player; code: string }[] = [
    {
      what: 'throws',
      player: {
        decide() {
          throw new Error('no idea');
        },
      },
      code: 'bot-threw',
    },
    { what: 'rejects', player: { decide: () => Promise.reject(new Error('no idea')) }, code: 'bot-threw' },
    { what: 'never answers', player: { decide: () => new Promise<Decision>(() => undefined) }, code: 'bot-late' },
    { what: 'answers nothing', player: { decide: () => undefined as unknown as Decision }, code: 'bot-threw' },
    {
      what: 'does something unheard of',
      player: { decide: () => ({ action: { type: 'sing' } }) as unknown as Decision },
      code: 'bot-threw',
    },
    {
      what: 'always plays the same card',
      player: {
        decide: () => ({ action: { type: 'play', card: card('EU') }, weise: [], stoeck: false, considered: [] }),
      },
      code: 'bot-refused',
    },
    {
      what: 'plays no card',
      player: {
        decide: () => ({ action: { type: 'play', card: 99 as never }, weise: [], stoeck: false, considered: [] }),
      },
      code: 'bot-refused',
    },
    {
      what: 'says with every card what it has not',
      player: {
        decide(view) {
          const decision = honest.decide(view) as Decision;
          return { ...decision, stoeck: true, weise: [{ cards: cards('E6 E7 E8'), points: 300 }] };
        },
      },
      code: 'bot-refused',
    },
    {
      what: 'says rubbish with every card',
      player: { decide: (view) => ({ ...(honest.decide(view) as Decision), weise: 7 as never, stoeck: true }) },
      code: 'bot-refused',
    },
    {
      what: 'interjects rubbish',
      player: { decide: honest.decide, interject: () => ({ type: 'announce-weis', weise: null as never }) },
      code: 'bot-threw',
    },
    {
      what: 'throws when it may interject',
      player: {
        decide: honest.decide,
        interject() {
          throw new Error('no idea');
        },
      },
      code: 'bot-threw',
    },
    {
      what: 'lays down for the rest all the time',
      player: { decide: honest.decide, interject: () => ({ type: 'claim-rest' }) },
      code: 'bot-refused',
    },
  ];

  it.each(silly)('$what does not stop the Partie and is reported', async ({ player, code }) => {
    const played = rig({ profile: SHORT, seats: [bot(), bot(player), bot(), bot(player)] });
    await playOut(played);
    expect(played.table.state.phase).toBe('ended');
    expect(new Set(played.incidents.map(({ seat }) => seat))).toEqual(new Set([1, 3]));
    expect(played.incidents.map((incident) => incident.code)).toContain(code);
  });

  it('weist the same again and again is heard once until the next card', async () => {
    const talker: Player = {
      ...scripted('trump:T', 'E6').player,
      interject({ options, round }) {
        return options.weis && round!.hand.length === 8
          ? { type: 'announce-weis', weise: [{ cards: cards('E6 E7 E8'), points: 20 }] }
          : null;
      },
    };
    const { table, clock } = resumedRig(WEIS_LOG, [bot(talker), PERSON, PERSON, PERSON]);
    for (let times = 0; times < 20; times++) {
      await settle();
      clock.advance(TABLE_PACE.say);
    }
    expect(table.log.slice(2).map(({ type }) => type)).toEqual(['declared', 'card-played', 'weis-announced']);
    expect(table.status).toEqual({ kind: 'waiting-for-person', seat: 1 });
  });

  it('claims when it has the points ends a Partie that only a claim can end', async () => {
    const played = rig({ profile: profileOf('offiziell') });
    await playOut(played);
    expect(played.table.state.ending?.reason).toBe('claim');
    expect(played.incidents).toEqual([]);
  });
});

describe('an answer', () => {
  const SEATS_OF = (player: Player) => [PERSON, bot(player), bot(), bot()] as const;

  it('is asked for with a view of the bot’s own seat only', async () => {
    const { player, asked } = slowPlayer();
    const { table, clock } = rig({ profile: SHORT, seats: SEATS_OF(player) });
    while (asked.length === 0) await nudge({ table, clock });
    expect(asked[0]!.view).toEqual(viewFor(table.state, 1));
  });

  it('to a question from before an undo is not heard', async () => {
    const { player, asked } = slowPlayer();
    const { table, clock } = rig({ profile: SHORT, seats: SEATS_OF(player), practice: true });
    table.takeOver(2, PERSON);
    while (asked.length === 0) await nudge({ table, clock });
    await settle();
    const [{ answer, view }] = asked as [(typeof asked)[0]];
    const before = table.log.length;
    expect(table.undo(0).ok).toBe(true);
    answer(decide('late', view));
    await settle();
    expect(table.log.length).toBeLessThan(before);
    expect(table.status).toEqual({ kind: 'waiting-for-person', seat: 0 });
  });

  it('of a bot whose seat was taken over is not heard', async () => {
    const { player, asked } = slowPlayer();
    const { table, clock } = rig({ profile: SHORT, seats: SEATS_OF(player) });
    while (asked.length === 0) await nudge({ table, clock });
    const { length } = table.log;
    table.takeOver(1, PERSON);
    asked[0]!.answer(decide('late', asked[0]!.view));
    await settle();
    expect(table.log).toHaveLength(length);
    expect(table.status).toEqual({ kind: 'waiting-for-person', seat: 1 });
    expect(table.command(1, requestOf(decide('mine', table.view(1)))).ok).toBe(true);
  });

  it('that comes after the patience was over is not heard', async () => {
    const { player, asked } = slowPlayer();
    const { table, clock, incidents } = rig({ profile: SHORT, seats: SEATS_OF(player) });
    while (asked.length === 0) await nudge({ table, clock });
    await settle();
    clock.advance(30_000);
    expect(incidents).toEqual([{ code: 'bot-late', seat: 1 }]);
    await settle();
    const { length } = table.log;
    asked[0]!.answer(decide('late', asked[0]!.view));
    await settle();
    expect(table.log).toHaveLength(length);
  });
});

describe('a command', () => {
  it('is refused by the rules with their codes, and changes nothing', async () => {
    const { table } = await persons();
    const { length } = table.log;
    const answer = table.command(1, { type: 'push' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'not-your-turn', rule: 'play.in-turn', seat: 0 } });
    expect(table.log).toHaveLength(length);
  });

  it('comes from the seat it comes from, whatever it says', async () => {
    const { table } = await persons();
    const forged = { type: 'push', seat: 0 } as const;
    const answer = table.command(1, forged);
    expect(answer.ok ? 'ok' : answer.error.code).toBe('not-your-turn');
  });

  it('is not taken for a bot, nor at a closed table', async () => {
    const made = rig({ seats: [PERSON, bot(), bot(), bot()] });
    expect(made.table.command(1, { type: 'push' })).toMatchObject({ error: { code: 'seat-of-bot' } });
    made.table.close();
    await settle();
    for (const answer of [
      made.table.command(0, { type: 'push' }),
      made.table.cut(0, '7'),
      made.table.dealNow(),
      made.table.turn(0),
      made.table.undo(0),
    ]) {
      expect(answer).toEqual({ ok: false, error: { code: 'closed' } });
    }
    expect(made.table.status).toEqual({ kind: 'closed' });
    expect(made.clock.next()).toBeNull();
    expect((await whenOver(made.table)).phase).toBe('deal');
  });

  it('to turn a trick is for the person who won it', async () => {
    const made = await persons();
    while (made.table.state.phase !== 'trick-complete') step(made);
    const { status } = made.table;
    if (status.kind !== 'waiting-for-person') throw new Error(status.kind);
    const other = ((status.seat + 1) & 3) as Seat;
    expect(made.table.turn(other)).toEqual({ ok: false, error: { code: 'not-your-trick', seat: status.seat } });
    expect(made.table.turn(status.seat).ok).toBe(true);
    expect(made.table.turn(status.seat)).toMatchObject({ ok: false, error: { code: 'not-your-trick' } });
  });
});

describe('a subscriber', () => {
  it('is told every state once, in its order, also when it acts while it is told', async () => {
    const made = await persons();
    const told: string[][] = [[], []];
    made.table.subscribe(0, (view) => {
      if (view.turn === 0 && view.phase === 'declare') made.table.command(0, { type: 'push' });
    });
    for (const seat of [0, 2] as const) {
      made.table.subscribe(seat, (view) => told[seat / 2]!.push(JSON.stringify(view)));
    }
    const start = made.table.log.length;
    made.table.takeOver(1, PERSON);
    expect(made.table.log.length).toBe(start + 1);
    const states = [fold(made.table.log.slice(0, start)), fold(made.table.log)];
    expect(told[0]).toEqual(states.map((state) => JSON.stringify(viewFor(state, 0))));
    expect(told[1]).toEqual(states.map((state) => JSON.stringify(viewFor(state, 2))));
  });

  it('that throws is reported and the others are told all the same', async () => {
    const made = await persons();
    let told = 0;
    made.table.subscribe(0, () => {
      throw new Error('broken screen');
    });
    made.table.subscribe(0, () => told++);
    step(made);
    expect(told).toBe(1);
    expect(made.incidents.map(({ code, seat }) => [code, seat])).toEqual([['listener-threw', 0]]);
  });

  it('is not told any more once it has left', async () => {
    const made = await persons();
    let told = 0;
    const leave = made.table.subscribe(0, () => told++);
    const leaveToo = made.table.watch(() => told++);
    leave();
    leaveToo();
    step(made);
    expect(told).toBe(0);
  });
});

describe('taking back', () => {
  const nextCut = async (made: Rig): Promise<void> => {
    while (made.table.status.kind !== 'waiting-for-cut') await nudge(made);
  };
  const declare = (made: Rig): void => {
    expect(made.table.command(0, { type: 'declare', contract: 'trump:E' }).ok).toBe(true);
  };

  it('is for practice games', () => {
    const { table } = rig({ seats: ALL_PERSONS });
    expect(table.undo(0)).toEqual({ ok: false, error: { code: 'not-practice', seat: 0 } });
  });

  it('needs a decision in this round', async () => {
    const made = await persons();
    expect(made.table.undo(0)).toEqual({ ok: false, error: { code: 'nothing-to-undo', seat: 0 } });
    declare(made);
    expect(made.table.undo(1)).toEqual({ ok: false, error: { code: 'nothing-to-undo', seat: 1 } });
    expect(made.table.undo(0)).toEqual({ ok: true, value: 1 });
    expect(made.table.state.phase).toBe('declare');
  });

  it('goes back to before the last card of that person, with what others did since', async () => {
    const made = await persons();
    declare(made);
    const before = structuredClone(made.table.view(0));
    for (let card = 0; card < 3; card++) step(made);
    expect(made.table.undo(0).ok).toBe(true);
    expect(structuredClone(made.table.view(0))).toEqual(before);
  });

  it('takes back the Weis that was said with the card', () => {
    const made = resumedRig(WEIS_LOG, ALL_PERSONS);
    declare(made);
    const { length } = made.table.log;
    const weise = [{ cards: cards('E6 E7 E8'), points: 20 }];
    const answer = made.table.command(0, { type: 'play', card: card('TA'), weise });
    expect(answer.ok && answer.value.map(({ type }) => type)).toEqual(['weis-announced', 'card-played']);
    expect(made.table.undo(0)).toEqual({ ok: true, value: 2 });
    expect(made.table.log).toHaveLength(length);
  });

  it('takes back the trump that a card led in silence made', async () => {
    const made = await persons();
    const [lead] = made.table.view(0).round!.hand;
    expect(made.table.command(0, { type: 'play', card: lead! }).ok).toBe(true);
    expect(made.table.undo(0)).toEqual({ ok: true, value: 2 });
    expect(made.table.state.phase).toBe('declare');
  });

  it('opens a finished round again with the same cards, and its secret is shown again at its end', async () => {
    const made = await persons({ firstForehand: 0, target: 5000 });
    const dealt = made.table.state.round!.dealt;
    while (made.table.state.rounds.length === 0) await nudge(made);
    // Up to the cut of the next round.
    await nextCut(made);
    const [shown] = made.table.log.flatMap((event) => (event.type === 'shuffle-revealed' ? [event.secret] : []));
    for (const seat of [0, 1, 2, 3] as const) expect(made.table.undo(seat).ok).toBe(true);
    expect(made.table.state.rounds).toEqual([]);
    expect(made.table.state.round!.dealt).toEqual(dealt);
    expect(made.table.state.shuffle!.secret).toBeNull();
    expect(JSON.stringify(made.table.view(0))).not.toContain(shown);
    await nextCut(made);
    expect(made.table.log.filter((event) => event.type === 'shuffle-revealed')).toEqual([
      { type: 'shuffle-revealed', secret: shown },
    ]);
  });

  it('does not reach into a round that is over once the next is dealt', async () => {
    const made = await persons({ firstForehand: 0, target: 5000 });
    while (made.table.state.rounds.length === 0) await nudge(made);
    while (made.table.state.phase !== 'declare') await nudge(made);
    expect(made.table.undo(2)).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  it('opens a finished Partie again', async () => {
    const made = await persons();
    await playOut(made);
    expect(made.table.status).toEqual({ kind: 'over' });
    expect(made.table.undo(0).ok).toBe(true);
    expect(made.table.state.ending).toBeNull();
    await playOut(made);
    expect(made.table.status).toEqual({ kind: 'over' });
  });
});

// Sources: jasswiki.ch and tournament rules, as the rule deal.misdeal-same-dealer names them.
describe('a deal that is thrown in', () => {
  const types = ({ table }: Rig): PartieEvent['type'][] => table.log.map(({ type }) => type);

  it('is dealt again by the same dealer in the same round, and both deals can be proved', async () => {
    const made = await persons({ target: 1 });
    const { table } = made;
    const dealer = table.state.round!.dealer;
    expect(table.misdeal(2, 'card-exposed')).toEqual({
      ok: true,
      value: [{ type: 'misdealt', reason: 'card-exposed' }],
    });
    const before = table.log.length;
    while (table.state.phase !== 'declare') await nudge(made);
    expect(types(made).slice(before)).toEqual(['shuffle-revealed', 'shuffle-committed', 'cut', 'dealt']);
    expect(table.state.round).toMatchObject({ number: 1, dealer });
    while (await nudge(made));
    const audits = verifyLog(table.log);
    expect(audits.map(({ round, thrownIn, result }) => [round, thrownIn, result.ok])).toEqual([
      [1, true, true],
      [1, false, true],
    ]);
  });

  it('may be so until the first trick is turned, and not after', async () => {
    const made = await persons();
    while (made.table.state.phase !== 'trick-complete') step(made);
    const late = await persons();
    while (late.table.state.round!.tricks.length < 2) step(late);
    expect(made.table.misdeal(0, 'wrong-count').ok).toBe(true);
    expect(late.table.misdeal(0, 'wrong-count')).toMatchObject({ ok: false, error: { code: 'misdeal-too-late' } });
    expect(types(late)).not.toContain('misdealt');
  });

  it('is for a person to say, and cannot be taken back', async () => {
    const made = await persons();
    made.table.takeOver(1, bot());
    expect(made.table.misdeal(1, 'card-exposed')).toEqual({ ok: false, error: { code: 'seat-of-bot', seat: 1 } });
    made.table.misdeal(0, 'card-exposed');
    expect(made.table.undo(0)).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  it('leaves no answer of a bot to be heard from before', async () => {
    const { player, asked } = slowPlayer();
    const made = rig({ profile: SHORT, seats: [{ kind: 'bot', player }, PERSON, PERSON, PERSON] });
    while (asked.length === 0) await nudge(made);
    expect(made.table.misdeal(1, 'wrong-dealer').ok).toBe(true);
    asked[0]!.answer(decide('rig', asked[0]!.view));
    await settle();
    expect(types(made).slice(types(made).indexOf('misdealt'))).not.toContain('declared');
  });

  it('goes on from there when it is resumed', async () => {
    const store = memoryStore();
    const made = rig({ profile: SHORT, seats: ALL_PERSONS, store });
    while (made.table.state.phase !== 'declare') await nudge(made);
    made.table.misdeal(0, 'card-exposed');
    await made.table.saved();
    const { clock, incidents } = made;
    const resumed = resumeTable((await store.load('table'))!, {
      seats: ALL_PERSONS,
      clock,
      entropy: entropyFromSeed('resumed'),
      onIncident: (incident) => incidents.push(incident),
    });
    made.table.close();
    if (!resumed.ok) throw new Error(resumed.error.code);
    const again = { table: resumed.value, clock, incidents };
    while (again.table.state.phase !== 'declare') await nudge(again);
    expect(incidents).toEqual([]);
    expect(again.table.state.round).toMatchObject({ number: 1 });
    expect(verifyLog(again.table.log)[0]).toMatchObject({ thrownIn: true, result: { ok: true } });
  });
});

describe('taking over', () => {
  it('a seat lets a bot play on in the middle of a trick, and a person come back', async () => {
    const made = rig({ profile: SHORT, seats: [PERSON, bot(), bot(), bot()] });
    while (made.table.status.kind !== 'waiting-for-person') await nudge(made);
    made.table.takeOver(0, { ...bot(), name: 'Vreni' });
    expect(made.table.seats[0]).toEqual({ kind: 'bot', name: 'Vreni' });
    expect(made.table.status).toEqual({ kind: 'waiting-for-bot', seat: 0 });
    await playOut(made);
    expect(made.table.state.phase).toBe('ended');
  });
});
