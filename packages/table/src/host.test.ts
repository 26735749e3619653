import { describe, expect, it } from 'vitest';
import { type Decision, fold, type Player, type Seat, viewFor } from '@puur/rules';
import { requestOf } from './consult.js';
import { TABLE_PACE } from './pace.js';
import {
  bot,
  card,
  cards,
  decide,
  nudge,
  PERSON,
  persons,
  playOut,
  profileOf,
  resumedRig,
  rig,
  rigPlayer,
  scripted,
  settle,
  SHORT,
  slowPlayer,
  step,
  WEIS_LOG,
} from './rig.test.js';
import { whenOver } from './table.js';

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
      made.table.dealNow(0, null),
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
