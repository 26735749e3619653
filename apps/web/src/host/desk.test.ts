/** The desk without a browser: a store in memory, locks that are passed around, bots that answer later. */
import { apply, CARDS, EMPTY_PARTIE, type PerSeat, perSeat, replay, type Seat, viewFor } from '@puur/rules';
import { NO_PACE, verifyLog } from '@puur/table';
import { describe, expect, it } from 'vitest';
import { nextNo, PERSON, BOT, ALONE, shelf, sitter, rig, setup, last, step, handsIn } from '../../test/desk-rig.js';
import type { PartieHead, SittingRecord } from '../storage/partie.js';
import { NO_OFFERS } from './offers.js';
import type { Sitter } from './sitter.js';

describe('a desk', () => {
  it('brings a whole Partie to its end by what its snapshots offer, and keeps every event', async () => {
    const place = shelf();
    const at = rig({ place });
    await at.ask({ type: 'open', id: 'p', setup: setup(), pace: NO_PACE });
    while (await step(at));
    const { table, head } = place.kept.get('p')!;
    const judged = replay(table.log);
    expect(judged.ok && judged.value.phase).toBe('ended');
    expect(verifyLog(table.log).every(({ result }) => result.ok)).toBe(true);
    expect(head.summary.ending).toEqual(judged.ok && judged.value.ending);
    expect(head.length).toBe(table.log.length);
  });

  it('sends the seat that looks its own hand and nobody else’s', async () => {
    const at = rig();
    await at.ask({ type: 'open', id: 'p', setup: setup(), pace: NO_PACE });
    for (let steps = 0; steps < 12; steps++) await step(at);
    for (const message of at.posted) {
      expect(handsIn(message)).toBe(0);
      if (message.type !== 'snapshot' || !message.snapshot.view.round) continue;
      const { round } = message.snapshot.view;
      const played = round.tricks.flatMap(({ cards }) => cards);
      expect(round.hand.some((card) => played.includes(card))).toBe(false);
      expect(round.hand.length).toBeLessThanOrEqual(9);
    }
  });

  it('covers the device between two people: no card of either is in the snapshot', async () => {
    const at = rig();
    const sitting: PerSeat<SittingRecord> = [PERSON, PERSON, PERSON, PERSON];
    await at.ask({ type: 'open', id: 'p', setup: setup({ sitting }), pace: NO_PACE });
    while (at.now().view.round === null || at.now().view.phase === 'deal') await step(at);
    await at.ask({ type: 'eyes', seat: null });
    const { view, offers, eyes } = at.now();
    expect(eyes).toBeNull();
    expect(view.round?.hand).toEqual([]);
    expect(view.options.cards).toEqual([]);
    expect(view.options.contracts).toEqual([]);
    expect(offers).toEqual(NO_OFFERS);
    await at.ask({ type: 'eyes', seat: 2 });
    expect(at.now().view.round?.hand).toHaveLength(9);
  });

  it('covers the device of several when they sit down again, and not that of one', async () => {
    const several: PerSeat<SittingRecord> = [PERSON, BOT, PERSON, BOT];
    for (const [sitting, eyes] of [
      [several, null],
      [ALONE, 0],
    ] as const) {
      const place = shelf();
      const at = rig({ place });
      await at.ask({ type: 'open', id: 'p', setup: setup({ sitting }), pace: NO_PACE });
      while (at.now().view.round === null || at.now().status.kind !== 'waiting-for-person') await step(at);
      const again = rig({ place });
      await again.ask({ type: 'resume', id: 'p', pace: NO_PACE, steal: false });
      expect(again.now().eyes).toBe(eyes);
      for (const message of again.posted) {
        if (message.type !== 'snapshot' || eyes !== null) continue;
        expect(message.snapshot.view.round?.hand ?? []).toEqual([]);
      }
    }
  });

  it('plays on where it was left, in another window, at the very card', async () => {
    const place = shelf();
    const first = rig({ place, owner: 'first' });
    await first.ask({ type: 'open', id: 'p', setup: setup(), pace: NO_PACE });
    for (let steps = 0; steps < 9; steps++) await step(first);
    const left = first.now();
    const second = rig({ place, owner: 'second' });
    await second.ask({ type: 'resume', id: 'p', pace: NO_PACE, steal: true });
    expect(second.now().view).toEqual(left.view);
    // What the first window still does is written nowhere, and it is told so.
    await step(first).catch(() => undefined);
    await first.run();
    expect(first.posted.at(-1)).toEqual({ type: 'absent', why: 'taken' });
    while (await step(second));
    expect(replay(place.kept.get('p')!.table.log).ok).toBe(true);
  });

  it('says that another window plays, and leaves the Partie alone', async () => {
    const place = shelf();
    const first = rig({ place });
    await first.ask({ type: 'open', id: 'p', setup: setup(), pace: NO_PACE });
    const second = rig({ place, owner: 'second', isFree: false });
    await second.ask({ type: 'resume', id: 'p', pace: NO_PACE, steal: false });
    expect(second.posted.at(-1)).toEqual({ type: 'absent', why: 'elsewhere' });
    expect(place.owner).toBe('window');
  });

  it('says that nothing is saved, plays on, and writes all of it once it can', async () => {
    const place = shelf();
    const at = rig({ place });
    await at.ask({ type: 'open', id: 'p', setup: setup(), pace: NO_PACE });
    await step(at);
    const kept = place.kept.get('p')!.table.log.length;
    place.fault = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
    for (let steps = 0; steps < 4; steps++) await step(at);
    expect(at.posted).toContainEqual({ type: 'unsaved', why: 'full' });
    expect(at.now().saving).toBe('unsaved');
    expect(place.kept.get('p')!.table.log).toHaveLength(kept);
    place.fault = null;
    await step(at);
    expect(at.now().saving).toBe('saved');
    expect(place.kept.get('p')!.table.log).toHaveLength(at.now().length);
  });

  it.each([
    ['no Partie of that name', 'other', 'none'],
    ['a log that the rules refuse', 'bad', 'broken'],
  ] as const)('says that there is %s', async (_, id, why) => {
    const place = shelf();
    const opened = apply(EMPTY_PARTIE, { type: 'open', profile: viewFor(EMPTY_PARTIE, 0).profile });
    if (!opened.ok) throw new Error('it opens');
    const head = { id: 'bad', startedAt: 0, sitting: ALONE, practice: false } as PartieHead;
    const log = [...opened.value, ...opened.value];
    place.kept.set('bad', { head, table: { log, secret: null, practice: false, seats: ALONE } });
    const at = rig({ place });
    await at.ask({ type: 'resume', id, pace: NO_PACE, steal: false });
    expect(at.posted.at(-1)).toEqual({ type: 'absent', why });
  });

  // IndexedDB: a stored version above one's own is a VersionError; then a newer Puur has written.
  it.each([
    ['does not answer', new Error('no room'), 'unread'],
    ['was written by a newer Puur', Object.assign(new Error('newer'), { name: 'VersionError' }), 'newer'],
  ] as const)(
    'does not call a Partie missing where the storage %s, and reads it when asked again',
    async (_, fault, why) => {
      const place = shelf();
      const first = rig({ place });
      await first.ask({ type: 'open', id: 'p', setup: setup(), pace: NO_PACE });
      await first.desk.leave();
      const at = rig({ place });
      place.unread = fault;
      await at.ask({ type: 'resume', id: 'p', pace: NO_PACE, steal: false });
      expect(at.posted).toEqual([{ type: 'absent', why }]);
      place.unread = null;
      await at.ask({ type: 'resume', id: 'p', pace: NO_PACE, steal: false });
      expect(at.now().id).toBe('p');
    },
  );

  it('lets a move be taken back only where there is one of one’s own', async () => {
    const at = rig();
    await at.ask({ type: 'open', id: 'p', setup: setup({ practice: true }), pace: NO_PACE });
    for (let steps = 0; steps < 60; steps++) {
      const { view, mayUndo } = at.now();
      const hasPlayed = view.round?.tricks.some(({ leader, cards }) => cards.length > ((0 - leader) & 3)) ?? false;
      const hasSpoken = view.round?.declarer === 0 || (view.round?.forehand === 0 && view.round.pushes > 0);
      if (view.phase === 'play' || view.phase === 'declare') expect(mayUndo).toBe(hasPlayed || hasSpoken);
      await step(at);
      if (at.now().view.rounds.length > 1) break;
    }
    const { seat } = at.now().view;
    await at.ask({ type: 'eyes', seat: null });
    expect([seat, at.now().mayUndo]).toEqual([0, false]);
  });

  it.each([
    ['rules that are none', { rules: { preset: 'puur', settings: { target: -1 } } }, 'bad-rules'],
    ['a deal code that is none', { deal: { code: 'ABC' } }, 'bad-deal'],
  ] as const)('refuses to open with %s', async (_, change, why) => {
    const at = rig();
    await at.ask({ type: 'open', id: 'p', setup: setup(change), pace: NO_PACE });
    expect(at.posted.at(-1)).toEqual({ type: 'absent', why });
  });

  it('deals the same cards to everybody who begins with the same word', async () => {
    const hand = async (): Promise<readonly number[]> => {
      const at = rig();
      await at.ask({ type: 'open', id: 'p', setup: setup({ deal: { seed: 'puur-2026-11-30' } }), pace: NO_PACE });
      return at.now().view.round!.hand;
    };
    const [one, other] = [await hand(), await hand()];
    expect(one).toEqual(other);
    expect(one.every((card) => CARDS.includes(card as (typeof CARDS)[number]))).toBe(true);
  });

  it('keeps a shared deal from its first event on, and goes on with it after a reload', async () => {
    const place = shelf();
    const at = rig({ place });
    await at.ask({ type: 'open', id: 'p', setup: setup({ deal: { seed: 'puur-2026-11-30' } }), pace: NO_PACE });
    expect(at.posted.filter(({ type }) => type === 'unsaved')).toEqual([]);
    expect(
      place.kept
        .get('p')!
        .table.log.slice(0, 2)
        .map(({ type }) => type),
    ).toEqual(['opened', 'dealt']);
    const left = at.now();
    const again = rig({ place });
    await again.ask({ type: 'resume', id: 'p', pace: NO_PACE, steal: false });
    expect(again.now().view).toEqual(left.view);
  });

  it('lets nobody take back what is the same for all, whatever is set', async () => {
    const at = rig();
    const deal = { seed: 'puur-2026-11-30' };
    await at.ask({ type: 'open', id: 'p', setup: setup({ practice: true, deal }), pace: NO_PACE });
    expect(at.now()).toMatchObject({ practice: false, mayUndo: false });
    await at.ask({ type: 'undo', no: nextNo(), seat: 0 });
    expect(last(at)).toMatchObject({ ok: false, error: { code: 'not-practice' } });
  });

  it('shows the seal of the round that was counted, not of the next one', async () => {
    const place = shelf();
    const at = rig({ place });
    const rules = { preset: 'puur', settings: { target: 1000 } } as const;
    await at.ask({ type: 'open', id: 'p', setup: setup({ rules }), pace: { ...NO_PACE, deal: null } });
    expect(at.now().seal).toBeNull();
    while (at.now().view.rounds.length === 0) await step(at);
    const { log } = place.kept.get('p')!.table;
    const [first, next] = log.flatMap((event) => (event.type === 'shuffle-committed' ? [event.commitment] : []));
    expect(at.now().view.shuffle?.commitment).toBe(next);
    expect(at.now().seal).toBe(first);
    expect(next).not.toBe(first);
  });

  it('shows no seal of a deal that was given', async () => {
    const at = rig();
    const rules = { preset: 'puur', settings: { target: 1000 } } as const;
    await at.ask({
      type: 'open',
      id: 'p',
      setup: setup({ rules, deal: { seed: 'any' } }),
      pace: { ...NO_PACE, deal: null },
    });
    while (at.now().view.rounds.length === 0) await step(at);
    expect(at.now().view).toMatchObject({ phase: 'deal', shuffle: { isDealt: false } });
    expect(at.now().seal).toBeNull();
  });

  it('takes a move back in a practice Partie, and refuses to in another', async () => {
    for (const practice of [true, false]) {
      const at = rig();
      await at.ask({ type: 'open', id: 'p', setup: setup({ practice }), pace: NO_PACE });
      const played = (): number => at.now().view.round?.tricks.flatMap(({ cards }) => cards).length ?? 0;
      while (played() === 0 || at.now().status.kind !== 'waiting-for-person') await step(at);
      const before = at.now();
      await step(at);
      await at.ask({ type: 'undo', no: nextNo(), seat: 0 as Seat });
      if (practice) expect(at.now().view).toEqual(before.view);
      else expect(last(at)).toMatchObject({ ok: false, error: { code: 'not-practice' } });
    }
  });

  it('gives advice that is allowed, and none when there is nothing to decide', async () => {
    const at = rig();
    await at.ask({ type: 'open', id: 'p', setup: setup(), pace: NO_PACE });
    await at.ask({ type: 'advice', no: nextNo(), seat: 0 });
    expect(at.posted.at(-1)).toMatchObject({ type: 'advice', advice: null });
    while (at.now().view.phase !== 'play' || at.now().view.turn !== 0) await step(at);
    await at.ask({ type: 'advice', no: nextNo(), seat: 0 });
    const given = at.posted.findLast((message) => message.type === 'advice');
    const action = given?.type === 'advice' ? given.advice?.action : null;
    expect(action?.type === 'play' && at.now().view.options.cards.includes(action.card)).toBe(true);
  });

  it('plays on while an adviser says nothing, says that there is no advice, and asks another the next time', async () => {
    let advisers = 0;
    let closed = 0;
    // Only an adviser comes without a level; the first one never answers.
    const seat = (level: string, seed: string): Sitter =>
      level === '' && ++advisers === 1
        ? { decide: () => new Promise(() => undefined), interject: () => null, close: () => closed++ }
        : sitter(seed);
    const at = rig({ seat });
    await at.ask({ type: 'open', id: 'p', setup: setup(), pace: { ...NO_PACE, deal: null } });
    while (at.now().view.phase !== 'play' || at.now().view.turn !== 0) await step(at);
    const no = nextNo();
    const { length } = at.now();
    await at.desk.handle({ type: 'advice', no, seat: 0 });
    const [card] = at.now().view.options.cards;
    await at.desk.handle({ type: 'command', no: nextNo(), seat: 0, request: { type: 'play', card: card! } });
    expect(last(at)).toEqual({ ok: true });
    expect(at.now().length).toBeGreaterThan(length);
    await at.run();
    expect(at.posted).toContainEqual({ type: 'advice', no, advice: null });
    expect(closed).toBe(1);
    while (at.now().view.phase !== 'play' || at.now().view.turn !== 0) await step(at);
    await at.ask({ type: 'advice', no: nextNo(), seat: 0 });
    expect(at.posted.findLast(({ type }) => type === 'advice')).not.toMatchObject({ advice: null });
    expect(advisers).toBe(2);
  });

  it('changes the strength of a seat while it plays: the one that sat there stands up, and who comes answers for it', async () => {
    const there: string[] = [];
    const stood: string[] = [];
    const at = rig({
      seat: (level, seed) => {
        const name = `${level} ${there.length}`;
        there.push(name);
        const bot = sitter(seed);
        // The first ones think for ever.
        const decide = level === 'einfach' ? () => new Promise<never>(() => undefined) : bot.decide.bind(bot);
        return { ...bot, decide, close: () => stood.push(name) };
      },
    });
    await at.ask({ type: 'open', id: 'p', setup: setup(), pace: NO_PACE });
    for (let steps = 0; steps < 9 && at.now().status.kind !== 'waiting-for-bot'; steps++) await step(at);
    const { status } = at.now();
    if (status.kind !== 'waiting-for-bot') throw new Error('no bot thinks');
    const old = there[status.seat - 1]!;
    const { length } = at.now();
    await at.ask({ type: 'level', seat: status.seat, level: 'lernend' });
    expect(stood).toEqual([old]);
    expect(at.now().sitting[status.seat].level).toBe('lernend');
    expect(at.now().length).toBeGreaterThan(length);
    for (const seat of [1, 2, 3] as const) await at.ask({ type: 'level', seat, level: 'lernend' });
    expect(perSeat((seat) => at.now().sitting[seat].kind)).toEqual(['person', 'bot', 'bot', 'bot']);
    while (await step(at));
    await at.desk.leave();
    expect(stood.toSorted()).toEqual(there.toSorted());
  });
});
