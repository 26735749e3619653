import { describe, expect, it } from 'vitest';

import { formatCards } from '../cards/notation.js';
import { type Contract } from '../play/contract.js';
import { type Seat, SEATS } from '../play/seat.js';
import { card, cards, dealOf, diceOf, playOut, randomDeal, Table, tableAt, WEIS_EACH, weise } from './playbook.test.js';
import { countedSoFar } from './counting.js';
import { turnOf } from './state.js';

function refusedWeis(table: Table, seat: Seat, text: string): string | null {
  return table.refusalOf({ type: 'announce-weis', seat, weise: weise(text) });
}

function refusedStoeck(table: Table, seat: Seat): string | null {
  return table.refusalOf({ type: 'announce-stoeck', seat });
}

const RUN_OF_FOUR = 'R6 R7 R8 R9 = 50';

describe('the moment of a Weis', () => {
  it('is from one’s own turn until the next player covers (jasswelt)', () => {
    const table = tableAt('trump:E', WEIS_EACH);
    expect(refusedWeis(table, 0, RUN_OF_FOUR)).toBeNull();
    expect(refusedWeis(table, 1, 'E6 E7 E8 = 20')).toBe('weis-too-early');
    table.play('R6');
    expect(refusedWeis(table, 0, RUN_OF_FOUR)).toBeNull();
    expect(refusedWeis(table, 1, 'E6 E7 E8 = 20')).toBeNull();
    expect(SEATS.map((seat) => table.view(seat).options.weis)).toEqual([true, true, false, false]);
    table.play('R10');
    expect(refusedWeis(table, 0, RUN_OF_FOUR)).toBe('weis-too-late');
    expect(SEATS.map((seat) => table.view(seat).options.weis)).toEqual([false, true, true, false]);
  });

  it('is for the last player until the trick is turned', () => {
    const table = tableAt('trump:E', WEIS_EACH).play('R6 R10 T9 RO');
    expect(refusedWeis(table, 3, 'RO RK RA = 20')).toBeNull();
    expect(refusedWeis(table, 2, 'EO EK EA = 20')).toBe('weis-too-late');
    table.turn();
    expect(SEATS.map((seat) => refusedWeis(table, seat, 'RO RK RA = 20'))).toEqual(Array(4).fill('weis-too-late'));
  });

  it('is never while the contract is open, nor after the round', () => {
    const table = new Table().deal(dealOf(...WEIS_EACH));
    expect(refusedWeis(table, 0, RUN_OF_FOUR)).toBe('weis-too-early');
    table.declare('obenabe');
    playOut(table, diceOf(1));
    expect(refusedWeis(table, 0, RUN_OF_FOUR)).toBe('wrong-phase');
  });

  it('never comes at a table without Weis (turnier-12)', () => {
    const table = tableAt('trump:E', WEIS_EACH, 'turnier-12');
    expect(refusedWeis(table, 0, RUN_OF_FOUR)).toBe('weis-not-in-profile');
    expect(table.view(0).options.weis).toBe(false);
  });

  it('comes with the card in one breath', () => {
    const table = tableAt('trump:E', WEIS_EACH);
    const events = table.do({ type: 'play', seat: 0, card: card('R6'), weise: weise(RUN_OF_FOUR) });
    expect(events.map(({ type }) => type)).toEqual(['weis-announced', 'card-played']);
  });

  it('does not come with the card of the second trick', () => {
    const table = tableAt('obenabe', WEIS_EACH).play('R6 R10 T9 RO');
    expect(table.refusalOf({ type: 'play', seat: 3, card: card('RA'), weise: weise('RO RK RA = 20') })).toBe(
      'weis-too-late',
    );
  });
});

describe('what may be called', () => {
  it.each([
    { text: RUN_OF_FOUR, code: null, why: 'as held' },
    { text: 'R7 R8 R9 = 20', code: null, why: 'less than held' },
    { text: 'R6 R7 R8 R9 = 20', code: null, why: 'too low' },
    { text: 'R6 R7 R8 R9 = 100', code: 'weis-called-too-high', why: 'too high' },
    { text: 'R7 R8 R9 R10 = 50', code: 'weis-not-in-hand', why: 'the R10 is not held' },
    { text: 'R6 R7 = 20', code: 'weis-is-none', why: 'two cards' },
    { text: 'R6 R7 R9 = 20', code: 'weis-is-none', why: 'a gap' },
    { text: 'R6 S6 T6 = 20', code: 'weis-is-none', why: 'three equal' },
    { text: 'R6 R7 R8 = 20, R7 R8 R9 = 20', code: 'weis-crossed', why: 'two runs share cards' },
    { text: 'R6 R7 R8 = 20, R6 R7 R8 = 20', code: 'weis-crossed', why: 'one run twice' },
    { text: 'R6 R7 R8 R9 = 0', code: 'weis-is-none', why: 'no points' },
    { text: 'R6 R7 R8 R9 = -20', code: 'weis-is-none', why: 'fewer than none' },
    { text: 'R6 R7 R8 R9 = 20.5', code: 'weis-is-none', why: 'no whole number' },
  ])('$text: $code ($why)', ({ text, code }) => {
    expect(refusedWeis(tableAt('trump:E', WEIS_EACH), 0, text)).toBe(code);
  });

  it('is at least one Weis, of cards', () => {
    const table = tableAt('trump:E', WEIS_EACH);
    expect(table.refusalOf({ type: 'announce-weis', seat: 0, weise: [] })).toBe('weis-is-none');
    expect(table.refusalOf({ type: 'announce-weis', seat: 0, weise: [{ cards: [], points: 20 }] })).toBe(
      'weis-is-none',
    );
    const bad = [{ cards: [99, 100, 101] as never, points: 20 }];
    expect(table.refusalOf({ type: 'announce-weis', seat: 0, weise: bad })).toBe('weis-not-in-hand');
  });

  const crossed = ['EK RK SK TK RO RA RU T7 S8', '', '', ''] as const;
  const both = 'EK RK SK TK = 100, RU RO RK RA = 50';

  it('may cross where Kreuzweis is played (jasswelt, since 1996)', () => {
    expect(refusedWeis(tableAt('obenabe', crossed), 0, both)).toBeNull();
  });

  it('may not cross in the Romandie', () => {
    expect(refusedWeis(tableAt('obenabe', crossed, { kreuzweis: false }), 0, both)).toBe('weis-crossed');
    expect(refusedWeis(tableAt('obenabe', crossed, { kreuzweis: false }), 0, 'EK RK SK TK = 100')).toBeNull();
  });

  it('is what the table knows: four sixes are none where small quartets do not count', () => {
    const hands = ['E6 R6 S6 T6', '', '', ''] as const;
    expect(refusedWeis(tableAt('obenabe', hands), 0, 'E6 R6 S6 T6 = 100')).toBeNull();
    const settings = { quartetRanks: ['9', '10', 'U', 'O', 'K', 'A'] };
    expect(refusedWeis(tableAt('obenabe', hands, settings), 0, 'E6 R6 S6 T6 = 100')).toBe('weis-is-none');
  });
});

/** Weis points by team after trick 1, and who laid open what. */
function outcome(table: Table): { points: readonly number[]; shown: readonly string[] } {
  const events = table.do({ type: 'turn-trick' });
  const shown = events.flatMap((event) =>
    event.type === 'weis-shown' ? [`${event.seat}: ${event.weise.map((held) => formatCards(held)).join(', ')}`] : [],
  );
  const counted = countedSoFar(table.state);
  const trick = events.find((event) => event.type === 'trick-turned')!;
  const points = counted.map((sum, team) => sum - ((trick.winner & 1) === team ? trick.points : 0));
  return { points, shown };
}

describe('what a Weis brings', () => {
  it('goes to the team with the best one, both partners’, and only theirs are laid open', () => {
    const table = tableAt('trump:R', WEIS_EACH).weis(0, RUN_OF_FOUR).play('T6').weis(1, 'E6 E7 E8 = 20').play('T7');
    table.weis(2, 'EO EK EA = 20').play('T9').weis(3, 'RO RK RA = 20, TO TK TA = 20').play('TO');
    expect(outcome(table)).toEqual({ points: [70, 0], shown: ['0: R6 R7 R8 R9', '2: EO EK EA'] });
  });

  it('is only known once trick 1 is turned', () => {
    const table = tableAt('obenabe', WEIS_EACH).weis(0, RUN_OF_FOUR).play('R6 R10 T9 RO');
    expect(countedSoFar(table.state)).toEqual([0, 0 + 13]);
    expect(outcome(table).points).toEqual([50, 0]);
  });

  it('may be corrected until covered', () => {
    const table = tableAt('obenabe', WEIS_EACH).weis(0, 'R7 R8 R9 = 20').play('R6').weis(0, RUN_OF_FOUR);
    table.play('R10 T9 RO');
    expect(outcome(table)).toEqual({ points: [50, 0], shown: ['0: R6 R7 R8 R9'] });
  });

  it('counts twenty when a fifty was called as twenty (T22), and compares as such', () => {
    const table = tableAt('obenabe', WEIS_EACH).weis(0, 'R6 R7 R8 R9 = 20').play('R6 R10 T9');
    expect(refusedWeis(table, 0, RUN_OF_FOUR)).toBe('weis-too-late');
    table.play('RO');
    expect(outcome(table).points).toEqual([20, 0]);
    const beaten = tableAt('obenabe', WEIS_EACH).weis(0, 'R6 R7 R8 R9 = 20').play('R6 R10 T9');
    beaten.weis(3, 'TO TK TA = 20').play('RO');
    expect(outcome(beaten).points).toEqual([0, 20]);
  });

  it('is forfeited when four Under were called hundred (T22)', () => {
    const hands = ['EU RU SU TU', 'R7 R8 R9', '', ''] as const;
    const table = tableAt('obenabe', hands).weis(0, 'EU RU SU TU = 100').play('RU').weis(1, 'R7 R8 R9 = 20').play('R7');
    while (table.state.phase === 'play') {
      table.do({ type: 'play', seat: turnOf(table.state)!, card: table.view(turnOf(table.state)!).options.cards[0]! });
    }
    expect(outcome(table)).toEqual({ points: [0, 20], shown: ['1: R7 R8 R9'] });
  });

  it('of both sides counts in a full tie in the Romandie', () => {
    const table = tableAt('trump:S', ['RO RK RA', 'TO TK TA', '', ''], 'chibre').weis(0, 'RO RK RA = 20').play('RO');
    table.weis(1, 'TO TK TA = 20');
    while (table.state.phase === 'play') {
      table.do({ type: 'play', seat: turnOf(table.state)!, card: table.view(turnOf(table.state)!).options.cards[0]! });
    }
    expect(outcome(table).points).toEqual([20, 20]);
  });
});

describe('saying the Stöck', () => {
  // Seat 2 holds Ober and König of Eicheln.
  const started = (first: 'EO' | 'EK', settings: object = {}): Table =>
    tableAt('trump:E', WEIS_EACH, settings).play(`EU E6 ${first} S9`);

  it.each(['EO', 'EK'] as const)('comes with the second card, %s first', (first) => {
    const second = first === 'EO' ? 'EK' : 'EO';
    const table = started(first).play('R6 R10').playWithStoeck(second);
    expect(table.last('stoeck-announced')).toMatchObject({ seat: 2, call: 'with-second-card' });
    const [us] = countedSoFar(table.state);
    // Trick 1 is EU 20 + E6 0 + the first card + S9 0.
    expect(us).toBe(20 + (first === 'EO' ? 3 : 4) + 20);
  });

  it('may follow the second card until the next player covers', () => {
    const table = started('EO').play('R6 R10 EK');
    expect(table.view(2).options.stoeck).toBe('with-second-card');
    expect(refusedStoeck(table, 2)).toBeNull();
    table.play('RO');
    expect(refusedStoeck(table, 2)).toBe('stoeck-too-late');
    expect(table.view(2).options.stoeck).toBeNull();
  });

  it('is refused with the first card alone, and the card stays in hand', () => {
    const table = tableAt('trump:E', WEIS_EACH).play('EU E6');
    const before = table.state;
    expect(table.refusalOf({ type: 'play', seat: 2, card: card('EO'), stoeck: true })).toBe('stoeck-too-early');
    expect(table.state).toBe(before);
    table.play('EO');
    expect(refusedStoeck(table, 2)).toBe('stoeck-too-early');
  });

  it('is of one hand that holds both', () => {
    const table = started('EO');
    for (const seat of [0, 1, 3] as const) expect(refusedStoeck(table, seat)).toBe('stoeck-not-in-hand');
    const split = tableAt('trump:S', WEIS_EACH);
    for (const seat of SEATS) expect(refusedStoeck(split, seat)).toBe('stoeck-not-in-hand');
  });

  it('is of a trump game, at a table that plays them', () => {
    for (const contract of ['obenabe', 'undenufe'] as const) {
      expect(refusedStoeck(tableAt(contract, WEIS_EACH), 2)).toBe('stoeck-no-trump');
    }
    expect(refusedStoeck(started('EO', { stoeck: false }), 2)).toBe('stoeck-not-in-profile');
    expect(refusedStoeck(new Table(), 2)).toBe('wrong-phase');
  });

  it('happens once', () => {
    const table = started('EO').play('R6 R10').playWithStoeck('EK');
    expect(refusedStoeck(table, 2)).toBe('stoeck-already');
    expect(table.refusalOf({ type: 'announce-stoeck', seat: 2 })).toBe('stoeck-already');
  });

  it('lasts for the last player until the trick is turned', () => {
    const hands = [WEIS_EACH[0], WEIS_EACH[1], WEIS_EACH[3], WEIS_EACH[2]] as const;
    const table = tableAt('trump:E', hands).play('EU E6 S9 EO R6 R10 RO EK');
    expect(table.state.phase).toBe('trick-complete');
    expect(refusedStoeck(table, 3)).toBeNull();
    const led = tableAt('trump:E', hands).play('EU E6 S9 EO R6 R10 RO EK EA');
    expect(refusedStoeck(led, 3)).toBe('stoeck-too-late');
    table.turn();
    expect(refusedStoeck(table, 3)).toBe('stoeck-too-late');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('lasts so in trick %i, and in the ninth with card 36 (T14)', (trickNo) => {
    for (let seed = 0; ; seed++) {
      const dice = diceOf(seed * 10 + trickNo);
      const table = new Table({ target: 100_000 }).deal(randomDeal(dice)).declare('trump:R');
      const holder = SEATS.find((seat) => cards('RO RK').every((each) => table.state.round!.dealt[seat].has(each)));
      if (holder === undefined) continue;
      while (table.state.round!.tricks.length < trickNo || table.state.phase !== 'trick-complete') {
        const turn = turnOf(table.state)!;
        const { options } = table.view(turn);
        table.do({ type: 'play', seat: turn, card: options.cards[dice(options.cards.length)]! });
      }
      const last = table.state.round!.tricks.at(-1)!.cards.at(-1)!;
      const isSecond =
        cards('RO RK').includes(last) && cards('RO RK').every((each) => !table.state.round!.hands[holder].has(each));
      // The second card cannot fall in the first trick: there the first card of the two is refused.
      if (trickNo === 1 ? !cards('RO RK').includes(last) : !isSecond) continue;
      expect(refusedStoeck(table, holder)).toBe(trickNo === 1 ? 'stoeck-too-early' : null);
      if (trickNo === 1) return;
      const before = countedSoFar(table.state)[holder & 1]!;
      table.stoeck(holder);
      expect(countedSoFar(table.state)[holder & 1]).toBe(before + 20);
      expect(refusedStoeck(table, holder)).toBe('stoeck-already');
      table.turn();
      playOut(table, dice);
      expect(table.state.rounds[0]!.account.teams[holder & 1]!.stoeck).toBe(20);
      return;
    }
  });

  it('needs no word inside a Weis that was laid open in trick 1 (jasswelt)', () => {
    const table = tableAt('trump:E', WEIS_EACH).play('R6 R10').weis(2, 'EO EK EA = 20').play('T9 RO');
    const events = table.do({ type: 'turn-trick' });
    expect(events.map(({ type }) => type)).toEqual(['trick-turned', 'weis-shown', 'stoeck-announced']);
    expect(table.last('stoeck-announced')).toMatchObject({ seat: 2, call: 'with-valid-weis-in-trick-1' });
    expect(countedSoFar(table.state)).toEqual([40, 13]);
  });

  it('needs its word where the Weis was beaten, or a table wants it', () => {
    // The run of four now sits with the other team, at seat 1.
    const hands = [WEIS_EACH[1], WEIS_EACH[0], WEIS_EACH[2], WEIS_EACH[3]] as const;
    const beaten = tableAt('trump:E', hands).play('R10').weis(1, RUN_OF_FOUR).play('R6').weis(2, 'EO EK EA = 20');
    beaten.play('T9 RO').turn();
    expect(beaten.last('stoeck-announced')).toBeUndefined();
    expect(countedSoFar(beaten.state)).toEqual([0, 50 + 13]);
    const wanting = tableAt('trump:E', WEIS_EACH, { stoeckWithWeis: false }).play('R6 R10').weis(2, 'EO EK EA = 20');
    wanting.play('T9 RO').turn();
    expect(wanting.last('stoeck-announced')).toBeUndefined();
  });

  it('is done for the players at a table that announces by itself', () => {
    const table = started('EK', { stoeckAnnounce: 'automatic' }).play('R6 R10 EO');
    expect(table.last('stoeck-announced')).toMatchObject({ seat: 2, call: 'with-second-card' });
  });

  it('counts without a trick and against a match (jassverzeichnis, jasswelt)', () => {
    const hands = ['EU E9 EA E10 E8 E7 RA RK RO', 'EK EO E6', '', ''] as const;
    const table = tableAt('trump:E', hands);
    for (let led = 0; led < 2; led++) {
      table.play(led === 0 ? 'EU EK' : 'E9 EO');
      if (led === 1) table.stoeck(1);
      for (const seat of [2, 3] as const) {
        table.do({ type: 'play', seat, card: table.view(seat).options.cards[0]! });
      }
    }
    table.play('EA E6');
    for (const seat of [2, 3] as const) table.do({ type: 'play', seat, card: table.view(seat).options.cards[0]! });
    table.rest(0);
    expect(table.state.rounds[0]!.account.teams.map(({ total }) => total)).toEqual([257, 20]);
  });
});

describe('showing the Stöck to go out', () => {
  const at = (us: number, settings: object = {}, contract: Contract = 'trump:E'): Table =>
    tableAt(contract, WEIS_EACH, { endMode: 'claim', ...settings }, [us, 0]);

  it.each([
    { us: 980, settings: {}, code: null, why: '20 are enough' },
    { us: 979, settings: {}, code: 'stoeck-too-early', why: '21 are needed' },
    { us: 960, settings: { factors: { E: 2 } }, code: null, why: 'doubled' },
    { us: 959, settings: { factors: { E: 2 } }, code: 'stoeck-too-early', why: 'doubled, one short' },
    { us: 960, settings: { factors: { E: 2 }, stoeckMultiplied: false }, code: 'stoeck-too-early', why: 'not doubled' },
    { us: 980, settings: { stoeckPreShowToGoOut: false }, code: 'stoeck-too-early', why: 'not at this table' },
    { us: 980, settings: { endMode: 'fixed-rounds' }, code: 'stoeck-too-early', why: 'there is no going out' },
    { us: 480, settings: { bergpreis: true }, code: null, why: 'for the Bergpreis' },
    { us: 479, settings: { bergpreis: true }, code: 'stoeck-too-early', why: 'not enough for the Bergpreis' },
    { us: 480, settings: {}, code: 'stoeck-too-early', why: 'no Bergpreis here' },
    { us: 680, settings: { bergpreis: true, berg: 700 }, code: null, why: 'for the Bergpreis as agreed' },
  ])('with $us under $settings: $code ($why)', ({ us, settings, code }) => {
    const table = at(us, settings);
    expect(refusedStoeck(table, 2)).toBe(code);
    expect(table.view(2).options.stoeck).toBe(code === null ? 'pre-shown-to-go-out' : null);
    table.play('R6 R10 T9 RO');
    expect(refusedStoeck(table, 2)).toBe(code);
  });

  it('comes before a Bergpreis that is gone', () => {
    const table = at(480, { bergpreis: true });
    table.state = { ...table.state, berg: 1 };
    expect(refusedStoeck(table, 2)).toBe('stoeck-too-early');
  });

  it('also with one of the two cards played, covered or not', () => {
    const table = at(950).play('EU E6 EO S9');
    // 950 and 23 of the trick: 27 are needed.
    expect(refusedStoeck(table, 2)).toBe('stoeck-too-early');
    const enough = at(960).play('EU E6 EO S9');
    expect(refusedStoeck(enough, 2)).toBeNull();
    enough.play('R6');
    expect(refusedStoeck(enough, 2)).toBeNull();
  });

  it('ends the Partie at once at a table that ends so, in the first trick when it is turned', () => {
    const later = at(957, { endMode: 'immediate' }).play('EU E6 EO S9 R6');
    later.stoeck(2);
    expect(later.state).toMatchObject({ phase: 'ended', score: [1000, 0], ending: { winner: 0, reason: 'target' } });
    const first = at(980, { endMode: 'immediate' }).play('R6').stoeck(2).play('R10 T9 RO');
    expect(first.state.phase).toBe('trick-complete');
    first.turn();
    expect(first.state).toMatchObject({ phase: 'ended', score: [1000, 13], ending: { winner: 0 } });
  });

  it('is done with: the second card says nothing more', () => {
    const table = at(980).play('R6').stoeck(2).play('R10 EK RO EO');
    expect(refusedStoeck(table, 2)).toBe('stoeck-already');
  });
});
