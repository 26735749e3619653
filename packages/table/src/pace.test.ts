import { describe, expect, it } from 'vitest';
import type { Card, PerSeat, Player, Seat } from '@puur/rules';
import { NO_PACE, type Pace, TABLE_PACE } from './pace.js';
import { bot, card, cards, dealtLog, PERSON, resumedRig, type Rig, scripted, settle } from './rig.test.js';

const PACE: Pace = { card: 700, say: 2000, trick: 1600, deal: null, patience: 30_000 };

/** Milliseconds until the log grows. */
async function waitOf({ table, clock }: Rig): Promise<number> {
  const start = clock.now();
  const { length } = table.log;
  await settle();
  while (table.log.length === length) {
    const next = clock.next();
    if (next === null) throw new Error(`nothing is arranged: ${table.status.kind}`);
    clock.advance(next - clock.now());
    await settle();
  }
  return clock.now() - start;
}

/** Lets time go on until a person is on turn or `length` events are in the log. */
async function playTo(played: Rig, isThere: () => boolean): Promise<void> {
  await settle();
  while (!isThere()) await waitOf(played);
}

/** Trump is Schellen; seat 2 leads all nine tricks, seat 1 plays the König as card 20 and the Ober as card 36. */
const LATE_STOECK = dealtLog('puur', 1, [
  'S10 R10 RU RO RK RA T6 T7 T8',
  'S6 SO SK T9 T10 TU TO TK TA',
  'S9 SU SA E9 E10 EU EO EK EA',
  'S7 S8 E6 E7 E8 R6 R7 R8 R9',
]);
const LEADER = scripted('trump:S', 'SA EA EK EO SU EU E10 E9 S9');
/** Keeps the Stöck for the tricks in which trump is led. */
const SAVER = 'T9 T10 TU TO TK TA S6 SK SO';
const DODGERS = [
  scripted('trump:S', 'R10 RU RO RK RA T6 T7 T8 S10'),
  scripted('trump:S', 'E6 E7 E8 R6 R7 R8 R9 S7 S8'),
] as const;

/** A table of that deal with a person on seat 1, up to the moment when only card 36 is missing. */
async function upToCard36(pace: Pace = PACE): Promise<Rig> {
  const played = resumedRig(LATE_STOECK, [DODGERS[0], PERSON, LEADER, DODGERS[1]], pace);
  const { table } = played;
  for (;;) {
    await playTo(played, () => table.status.kind === 'waiting-for-person');
    const { round, options } = table.view(1);
    if (round!.hand.length === 1) return played;
    const next = cards(SAVER).find((one) => options.cards.includes(one))!;
    if (!table.command(1, { type: 'play', card: next }).ok) throw new Error('that card is legal');
  }
}

describe('a bot', () => {
  it('waits before it plays, and longer before it covers the first card of a person', async () => {
    const log = dealtLog('puur', 3, [
      'E6 E7 E8 R9 R10 RU SO SK TA',
      'E9 E10 EU R6 R7 R8 S6 S7 S8',
      'EO EK EA RO RK RA T6 T7 T8',
      'S9 S10 SU SA T9 T10 TU TO TK',
    ]);
    const played = resumedRig(log, [PERSON, bot(), bot(), bot()], PACE);
    const { table } = played;
    table.command(0, { type: 'declare', contract: 'trump:E' });
    table.command(0, { type: 'play', card: card('E6') });
    expect(await waitOf(played)).toBe(PACE.say);
    expect(await waitOf(played)).toBe(PACE.card);
  });

  it('lets a person say their Weis in that time, asks itself anew and waits no longer for it', async () => {
    const log = dealtLog('puur', 3, [
      'E6 E7 E8 R9 R10 RU SO SK TA',
      'E9 E10 EU R6 R7 R8 S6 S7 S8',
      'EO EK EA RO RK RA T6 T7 T8',
      'S9 S10 SU SA T9 T10 TU TO TK',
    ]);
    let asked = 0;
    const { player } = bot();
    const counting: Player = {
      decide(view) {
        asked++;
        return player.decide(view);
      },
    };
    const played = resumedRig(log, [PERSON, bot(counting), bot(), bot()], PACE);
    const { table, clock } = played;
    table.command(0, { type: 'declare', contract: 'trump:R' });
    table.command(0, { type: 'play', card: card('E6') });
    await settle();
    clock.advance(PACE.say - 1);
    const weise = [{ cards: cards('E6 E7 E8'), points: 20 }];
    expect(table.command(0, { type: 'announce-weis', weise }).ok).toBe(true);
    expect(await waitOf(played)).toBe(1);
    expect(asked).toBe(2);
    const late = table.command(0, { type: 'announce-weis', weise });
    expect(late.ok ? 'ok' : late.error.code).toBe('weis-too-late');
  });

  it('does not hurry a person who is on turn', async () => {
    const played = await upToCard36();
    await settle();
    expect(played.clock.next()).toBeNull();
  });
});

describe('a complete trick', () => {
  it('lies until the pace is over where a bot leads, and until a person leads or turns it where they do', async () => {
    const log = dealtLog('turnier-12', 3, [
      'E6 E7 E8 R9 R10 RU SO SK TA',
      'E9 E10 EU R6 R7 R8 S6 S7 S8',
      'EO EK EA RO RK RA T6 T7 T8',
      'S9 S10 SU SA T9 T10 TU TO TK',
    ]);
    const obenabe = [PERSON, bot(), scripted('obenabe', 'EK'), bot()] as const;
    const played = resumedRig(log, obenabe, PACE);
    const { table } = played;
    table.command(0, { type: 'declare', contract: 'obenabe' });
    table.command(0, { type: 'play', card: card('E6') });
    await playTo(played, () => table.state.phase === 'trick-complete');
    expect(table.status).toEqual({ kind: 'trick-lies', winner: 2 });
    expect(await waitOf(played)).toBe(PACE.trick);
    expect(table.log.at(-1)?.type).toBe('trick-turned');

    const won = resumedRig(log, obenabe, PACE);
    won.table.command(0, { type: 'declare', contract: 'obenabe' });
    won.table.command(0, { type: 'play', card: card('TA') });
    await playTo(won, () => won.table.state.phase === 'trick-complete');
    expect(won.table.status).toEqual({ kind: 'waiting-for-person', seat: 0 });
    await settle();
    expect(won.clock.next()).toBeNull();
    expect(won.table.turn(0).ok).toBe(true);
    expect(won.table.turn(0).ok).toBe(false);
  });
});

describe('the Stöck as the last card of the round', () => {
  const play = (played: Rig): void => {
    expect(played.table.command(1, { type: 'play', card: card('SO') }).ok).toBe(true);
  };
  const team1 = ({ table }: Rig): number => table.state.rounds[0]!.account.teams[1].blocks.stoeck;

  it('can be said while the trick lies; a second word changes nothing; then the host turns it', async () => {
    const played = await upToCard36();
    const { table, clock } = played;
    play(played);
    await settle();
    clock.advance(PACE.say - 1);
    expect(table.command(1, { type: 'announce-stoeck' }).ok).toBe(true);
    const again = table.command(1, { type: 'announce-stoeck' });
    expect(again.ok ? 'ok' : again.error.code).toBe('stoeck-already');
    expect(table.state.phase).toBe('trick-complete');
    await waitOf(played);
    expect(team1(played)).toBe(20);
  });

  it('can be said with the card even where there is no pace', async () => {
    const played = await upToCard36(NO_PACE);
    expect(played.table.command(1, { type: 'play', card: card('SO'), stoeck: true }).ok).toBe(true);
    await waitOf(played);
    expect(team1(played)).toBe(20);
  });

  it('is booked by itself where the table has agreed so', async () => {
    const automatic = dealtLog({ stoeckAnnounce: 'automatic' }, 1, [
      'S10 R10 RU RO RK RA T6 T7 T8',
      'S6 SO SK T9 T10 TU TO TK TA',
      'S9 SU SA E9 E10 EU EO EK EA',
      'S7 S8 E6 E7 E8 R6 R7 R8 R9',
    ]);
    const played = resumedRig(automatic, [DODGERS[0], scripted('trump:S', SAVER), LEADER, DODGERS[1]], NO_PACE);
    await playTo(played, () => played.table.state.rounds.length === 1);
    expect(team1(played)).toBe(20);
  });

  it('is lost when nobody has said it and the trick is turned, also at a person’s word', async () => {
    const played = await upToCard36();
    play(played);
    expect(played.table.turn(1).ok).toBe(true);
    expect(team1(played)).toBe(0);
    const waited = await upToCard36();
    play(waited);
    expect(await waitOf(waited)).toBe(PACE.say);
    expect(team1(waited)).toBe(0);
  });
});

describe('the wait', () => {
  /** How long the bot on seat 2 waits to cover a card with which seat 1 follows to trump. */
  async function waitToCover(name: string, hands: PerSeat<string>): Promise<number> {
    const log = dealtLog({ weis: false }, 3, hands);
    const played = resumedRig(log, [scripted('trump:S', 'S6'), PERSON, bot(), bot()], PACE);
    const { table } = played;
    await playTo(played, () => table.status.kind === 'waiting-for-person');
    expect(table.command(1, { type: 'play', card: card(name) }).ok).toBe(true);
    return waitOf(played);
  }

  it('is the same whether a person holds the Stöck or not, so that it tells nobody', async () => {
    const rest = ['R6 R7 R8 R9 R10 RU RO RK RA', 'T7 T8 T9 T10 TU S10 SU E9 E10'] as const;
    const both = ['S6 SA S9 E6 E7 E8 EU EO EK', 'SK SO T6 TO TK TA S7 S8 EA', ...rest] as const;
    const one = ['S6 SA SO E6 E7 E8 EU EO EK', 'SK S9 T6 TO TK TA S7 S8 EA', ...rest] as const;
    expect(await waitToCover('SK', both)).toBe(PACE.say);
    expect(await waitToCover('SK', one)).toBe(PACE.say);
    expect(await waitToCover('S7', both)).toBe(PACE.card);
    expect(await waitToCover('S7', one)).toBe(PACE.card);
  });
});

describe('what a bot has chosen', () => {
  /** All that seat 0 is told, with its times, until the bot on seat 2 leads to the second trick. */
  async function toldUntilLead(lead: Card): Promise<{ told: string[]; led: Card }> {
    const log = dealtLog('turnier-12', 3, [
      'E6 E7 E8 R9 R10 RU SO SK TA',
      'E9 E10 EU R6 R7 R8 S6 S7 S8',
      'EO EK EA RO RK RA T6 T7 T8',
      'S9 S10 SU SA T9 T10 TU TO TK',
    ]);
    const chooser: Player = {
      decide({ options }) {
        const wanted = options.cards.includes(lead) ? lead : card('EA');
        return { action: { type: 'play', card: wanted }, weise: [], stoeck: false, considered: [] };
      },
    };
    const played = resumedRig(log, [PERSON, scripted('trump:E', 'E10'), bot(chooser), bot()], PACE);
    const { table, clock } = played;
    const told: string[] = [];
    const note = (): number => told.push(JSON.stringify([clock.now(), table.view(0), table.status]));
    table.subscribe(0, note);
    table.watch(note);
    table.command(0, { type: 'declare', contract: 'trump:E' });
    table.command(0, { type: 'play', card: card('E6') });
    const isLed = (): boolean => (table.state.round!.tricks[1]?.cards.length ?? 0) > 0;
    await settle();
    while (!isLed()) {
      note();
      clock.advance(1);
      if (clock.now() > 60_000) throw new Error('nobody leads');
      await settle();
    }
    const led = table.state.round!.tricks[1]!.cards[0]!;
    const fell = told.findIndex((text) => text.includes(`"leader":2,"cards":[${led}]`));
    return { told: told.slice(0, fell), led };
  }

  it('changes nothing that anybody is told before it is played, not even the time', async () => {
    // Source: a Jass program dimmed the cards that would be illegal under a lead which had not been played yet.
    const low = await toldUntilLead(card('T6'));
    const high = await toldUntilLead(card('RA'));
    expect([low.led, high.led]).toEqual([card('T6'), card('RA')]);
    expect(low.told.length).toBeGreaterThan(TABLE_PACE.trick);
    expect(low.told).toEqual(high.told);
  });
});

describe('a seat', () => {
  it('of another number is not on turn', () => {
    const seats: readonly Seat[] = [1, 2, 3];
    const { table } = resumedRig(LATE_STOECK, [PERSON, PERSON, PERSON, PERSON]);
    const codes = seats.map((seat) => {
      const answer = table.command(seat, { type: 'push' });
      return answer.ok ? 'ok' : answer.error.code;
    });
    expect(codes).toEqual(['not-your-turn', 'ok', 'not-your-turn']);
  });
});
