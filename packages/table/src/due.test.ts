import { describe, expect, it } from 'vitest';
import { FIRST_FOREHANDS, type PerSeat, type Seat } from '@puur/rules';
import { verifyLog } from './audit.js';
import { TABLE_PACE } from './pace.js';
import { bot, PERSON, playOut, profileOf, rig, secretOf, settle } from './rig.test.js';
import { resumeTable } from './resume.js';
import type { Occupant } from './seat.js';
import { memoryStore } from './store.js';
import { CUT_TEXT_MAX, type TableAnswer } from './table.js';

const ONE_PERSON: PerSeat<Occupant> = [PERSON, bot(), bot(), bot()];

/** A table up to its first cut, forehand fixed: seat 2 cuts for seat 3, who deals. */
async function cutting(seats: PerSeat<Occupant>, forehand: unknown = 0): Promise<ReturnType<typeof rig>> {
  const made = rig({ profile: profileOf({ firstForehand: forehand }), seats, pace: TABLE_PACE });
  await settle();
  made.clock.advance(0);
  await settle();
  return made;
}

function code(answer: TableAnswer): string {
  return answer.ok ? 'ok' : answer.error.code;
}

function types(table: { readonly log: readonly { readonly type: string }[] }): string[] {
  return table.log.map(({ type }) => type);
}

describe('the cut', () => {
  it('belongs to the person on the dealer’s left, who is never hurried', async () => {
    const { table, clock } = await cutting([bot(), PERSON, PERSON, bot()]);
    expect(table.status).toMatchObject({
      kind: 'waiting-for-cut',
      cutter: 2,
      dealer: 3,
      mayCut: [2],
    });
    expect(table.state.shuffle).toMatchObject({ cuts: [], secret: null });
    clock.advance(3_600_000);
    await settle();
    expect(types(table)).toEqual(['opened', 'shuffle-committed']);
    expect(code(table.cut(1, '7'))).toBe('not-your-cut');
    expect(code(table.cut(0, '7'))).toBe('seat-of-bot');
    expect(code(table.dealNow(2, null))).toBe('cut-required');
    expect(code(table.cut(2, 'Gru\u0308ezi'))).toBe('ok');
    expect(table.state.shuffle?.cuts).toEqual([{ seat: 2, text: 'Grüezi' }]);
    await settle();
    expect(types(table)).toEqual(['opened', 'shuffle-committed', 'cut', 'dealt']);
    expect(code(table.cut(2, '7'))).toBe('no-cut-due');
    expect(code(table.dealNow(2, null))).toBe('no-cut-due');
  });

  it('may be a knock, which is no text, but not a text without end or half a character', async () => {
    const { table } = await cutting([bot(), bot(), PERSON, bot()]);
    expect(code(table.cut(2, 'x'.repeat(CUT_TEXT_MAX + 1)))).toBe('bad-cut');
    expect(code(table.cut(2, '\ud83c'))).toBe('bad-cut');
    expect(code(table.cut(2, ''))).toBe('ok');
  });

  // jasswiki, tournament sheets: the left-hand neighbour (Hintermann) cuts, and nobody else.
  it.each([
    ['the dealer', [bot(), bot(), bot(), PERSON], 3],
    ['the forehand', [PERSON, bot(), bot(), bot()], 0],
    ['the dealer’s partner', [bot(), PERSON, bot(), bot()], 1],
  ] as const)('is that of the program on the dealer’s left, and not for %s', async (_, seats, person) => {
    const { table, clock } = await cutting(seats);
    expect(table.status).toMatchObject({ kind: 'waiting-for-deal', cutter: 2, dealer: 3 });
    expect(table.state.shuffle?.cuts).toMatchObject([{ seat: 2 }]);
    clock.advance(3_600_000);
    await settle();
    expect(table.cut(person, '13')).toEqual({ ok: false, error: { code: 'not-your-cut', seat: 2 } });
    expect(types(table)).toEqual(['opened', 'shuffle-committed', 'cut']);
    expect(code(table.dealNow(person, null))).toBe('ok');
    expect(types(table)).toEqual(['opened', 'shuffle-committed', 'cut', 'dealt']);
  });

  it('of a program is not all that makes the deal: who asks for the cards mixes in, and the proof knows it', async () => {
    const { table } = await cutting([PERSON, bot(), bot(), bot()]);
    expect(code(table.dealNow(1, 'x'))).toBe('seat-of-bot');
    expect(code(table.dealNow(0, 'x'.repeat(CUT_TEXT_MAX + 1)))).toBe('bad-cut');
    expect(code(table.dealNow(0, '5f3a'))).toBe('ok');
    await settle();
    expect(types(table)).toEqual(['opened', 'shuffle-committed', 'cut', 'cut', 'dealt']);
    expect(table.log.filter(({ type }) => type === 'cut')).toMatchObject([{ seat: 2 }, { seat: 0, text: '5f3a' }]);
    expect(code(table.dealNow(0, 'again'))).toBe('no-cut-due');
  });

  it('of a program is waited upon for as long as the pace says, where it says so', async () => {
    const profile = profileOf({ firstForehand: 0 });
    const { table, clock } = rig({ profile, seats: ONE_PERSON, pace: { ...TABLE_PACE, deal: 5000 } });
    await settle();
    clock.advance(0);
    await settle();
    clock.advance(4999);
    await settle();
    expect(table.status.kind).toBe('waiting-for-deal');
    clock.advance(1);
    expect(types(table)).toContain('dealt');
  });

  it('belongs to any person where the dealer is open', async () => {
    const { table } = await cutting([bot(), PERSON, bot(), PERSON], 'random');
    expect(table.status).toMatchObject({ cutter: 1, dealer: null, mayCut: [1, 3] });
    expect(code(table.cut(3, '20'))).toBe('ok');
    await settle();
    expect(types(table)).toEqual(['opened', 'shuffle-committed', 'cut', 'dealt']);
  });

  it('passes to a program when the person who should have cut leaves', async () => {
    const { table } = await cutting([bot(), bot(), PERSON, bot()]);
    table.takeOver(2, bot());
    await settle();
    expect(types(table)).toEqual(['opened', 'shuffle-committed', 'cut', 'dealt']);
  });

  // jasswiki, tournament sheets: who sits on the dealer's left cuts, so whoever sits down there before the deal does.
  it('is asked of the person who sits down where a program has cut, and the deal is proved', async () => {
    const store = memoryStore();
    const profile = profileOf({ firstForehand: 0, target: 1 });
    const made = rig({ profile, seats: ONE_PERSON, pace: TABLE_PACE, store });
    const { table, clock } = made;
    await settle();
    clock.advance(0);
    await settle();
    expect(table.status).toMatchObject({ kind: 'waiting-for-deal', cutter: 2 });
    table.takeOver(2, PERSON);
    await settle();
    expect(types(table)).toEqual(['opened', 'shuffle-committed']);
    expect(table.status).toMatchObject({ kind: 'waiting-for-cut', cutter: 2, dealer: 3, mayCut: [2] });
    expect(code(table.dealNow(0, 'x'))).toBe('cut-required');
    expect(code(table.cut(2, '18'))).toBe('ok');
    await settle();
    expect(table.log.filter(({ type }) => type === 'cut')).toMatchObject([{ seat: 2, text: '18' }]);
    expect(types(table)).toEqual(['opened', 'shuffle-committed', 'cut', 'dealt']);
    await table.saved();
    expect((await store.load('table'))?.log).toEqual(table.log);
    table.takeOver(2, bot());
    table.takeOver(0, bot());
    await playOut(made);
    expect(verifyLog(table.log).map(({ result }) => result.ok)).toEqual([true]);
  });

  it('of a program stands where a person sits down on another seat', async () => {
    const { table } = await cutting(ONE_PERSON);
    table.takeOver(1, PERSON);
    await settle();
    expect(types(table)).toEqual(['opened', 'shuffle-committed', 'cut']);
    expect(table.status).toMatchObject({ kind: 'waiting-for-deal', cutter: 2 });
  });
});

describe('the first deal', () => {
  it.each([...FIRST_FOREHANDS, 0, 1, 2, 3].map((firstForehand) => ({ firstForehand })))(
    'is dealt and proved under $firstForehand by four bots that are never asked',
    async ({ firstForehand }) => {
      const profile = profileOf({ firstForehand, target: 1 });
      for (let table = 0; table < 4; table++) {
        const played = rig({ profile, entropy: () => secretOf(table) });
        await playOut(played);
        expect(verifyLog(played.table.log).map(({ result }) => result.ok)).toEqual([true]);
        const { round } = played.table.state;
        if (typeof firstForehand === 'number') expect(round?.forehand).toBe(firstForehand);
      }
    },
  );

  it('falls to every seat where the dealer is open', async () => {
    const dealers = new Set<Seat>();
    for (let table = 0; table < 24; table++) {
      const played = rig({ entropy: () => secretOf(table), profile: profileOf({ target: 1 }) });
      await playOut(played);
      dealers.add(played.table.state.round!.dealer);
    }
    expect(dealers.size).toBe(4);
  });
});

describe('a secret', () => {
  it('is shown once the round is scored and before the next is committed to', async () => {
    const played = rig({ profile: profileOf({ target: 300 }) });
    await playOut(played);
    const told = types(played.table).filter((type) => /^(shuffle|round|partie|dealt)/.test(type));
    const round = ['shuffle-committed', 'dealt', 'round-scored', 'shuffle-revealed'];
    const rounds = played.table.state.rounds.length;
    const last = ['shuffle-committed', 'dealt', 'round-scored', 'partie-ended', 'shuffle-revealed'];
    expect(told).toEqual([...Array.from({ length: rounds - 1 }, () => round).flat(), ...last]);
  });

  it('that is lost is owned up to: the round goes on and its deal is not proved', async () => {
    const first = rig({ profile: profileOf({ firstForehand: 0, target: 1 }) });
    await playOut(first);
    const { log, seats } = first.table;
    const stored = {
      log: log.slice(0, log.findIndex(({ type }) => type === 'card-played') + 2),
      seats,
      practice: false,
    };
    for (const secret of [null, 'abc', '00'.repeat(32)]) {
      const codes: string[] = [];
      const { clock } = rig();
      const resumed = resumeTable(
        { ...stored, secret },
        {
          seats: [bot(), bot(), bot(), bot()],
          clock,
          entropy: () => secretOf(1),
          onIncident: ({ code }) => codes.push(code),
        },
      );
      if (!resumed.ok) throw new Error(resumed.error.code);
      await playOut({ table: resumed.value, clock });
      expect(codes).toEqual(['secret-lost']);
      expect(verifyLog(resumed.value.log)[0]?.result).toMatchObject({ ok: false, error: { code: 'no-secret' } });
    }
  });

  it('that is lost before the deal is not dealt from: a new one is committed to, and the audit shows it', async () => {
    const store = memoryStore();
    const first = rig({
      profile: profileOf({ firstForehand: 0, target: 1 }),
      store,
      seats: ONE_PERSON,
      pace: TABLE_PACE,
    });
    await settle();
    first.clock.advance(0);
    await first.table.saved();
    first.table.close();
    const { clock } = rig();
    const stored = { ...(await store.load('table'))!, secret: null };
    const options = { seats: [bot(), bot(), bot(), bot()] as const, clock, entropy: () => secretOf(1) };
    const resumed = resumeTable(stored, options);
    if (!resumed.ok) throw new Error(resumed.error.code);
    await playOut({ table: resumed.value, clock });
    const audits = verifyLog(resumed.value.log);
    expect(audits.map(({ result }) => (result.ok ? 'ok' : result.error.code))).toEqual(['set-aside', 'ok']);
  });
});
