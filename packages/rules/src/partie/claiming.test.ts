import { describe, expect, it } from 'vitest';

import { formatCards } from '../cards/notation.js';
import { type Contract, modeOf } from '../play/contract.js';
import { type Seat } from '../play/seat.js';
import { beatableCards, countableBy } from './claiming.js';
import { countedSoFar } from './counting.js';
import { handOf, type Table, tableAt, WEIS_EACH } from './playbook.test.js';

function refusedRest(table: Table, seat: Seat): string | null {
  return table.refusalOf({ type: 'claim-rest', seat });
}

/** Seat 0 holds every trump but the six and the seven, and the two highest Schilten. */
const T33 = ['RU R9 RA RK RO R10 R8 TA TK', 'R7 R6', '', ''] as const;

describe('the rest', () => {
  it('is refused while a trump is out that could beat the last cards, and accepted once it is drawn (T33)', () => {
    const table = tableAt('trump:R', T33).play('RK R7');
    for (const seat of [2, 3] as const) table.do({ type: 'play', seat, card: table.view(seat).options.cards[0]! });
    const judged = table.try({ type: 'claim-rest', seat: 0 });
    expect(judged).toMatchObject({ ok: false, error: { code: 'rest-beatable', rule: 'rest.every-card-sure' } });
    if (!judged.ok) expect(formatCards(judged.error.cards!)).toBe('TK TA');
    expect(table.view(0).options.rest).toBe(false);
    table.play('RO R6');
    for (const seat of [2, 3] as const) table.do({ type: 'play', seat, card: table.view(seat).options.cards[0]! });
    expect(table.view(0).options.rest).toBe(true);
    const events = table.do({ type: 'claim-rest', seat: 0 });
    expect(events.map(({ type }) => type)).toEqual(['trick-turned', 'rest-claimed', 'round-scored']);
    // König and Ober were played without a word: a match, no Stöck.
    expect(table.state.rounds[0]!.account.teams.map(({ total }) => total)).toEqual([257, 0]);
  });

  it('takes a Stöck along that is still in the hand', () => {
    const table = tableAt('trump:R', T33).play('R8 R7');
    for (const seat of [2, 3] as const) table.do({ type: 'play', seat, card: table.view(seat).options.cards[0]! });
    table.play('R10 R6');
    for (const seat of [2, 3] as const) table.do({ type: 'play', seat, card: table.view(seat).options.cards[0]! });
    table.rest(0);
    expect(table.state.rounds[0]!.account.teams.map(({ total }) => total)).toEqual([277, 0]);
    expect(table.state.phase).toBe('deal');
  });

  it('is every trick that is left, with the last one, to 157 together', () => {
    const hands = ['RU E7', 'R9 RA RK RO R10 R8 R7 R6 EA', '', ''] as const;
    const table = tableAt('trump:R', hands);
    for (const pair of ['RU R6', 'E7 EA']) {
      table.play(pair);
      for (const seat of [2, 3] as const) table.do({ type: 'play', seat, card: table.view(seat).options.cards[0]! });
    }
    expect(refusedRest(table, 0)).toBe('rest-not-on-lead');
    table.rest(1);
    const [us, them] = table.state.rounds[0]!.account.teams;
    expect(us.cards + them.cards + them.lastTrick).toBe(157);
    expect([us.tricks, us.match, them.tricks, them.match, them.stoeck]).toEqual([1, 0, 8, 0, 20]);
  });

  it('is for the seat on lead, between two tricks', () => {
    const table = tableAt('trump:R', T33);
    expect(refusedRest(table, 0)).toBe('rest-not-on-lead');
    table.play('RU R7');
    for (const seat of [0, 1, 2, 3] as const) expect(refusedRest(table, seat)).toBe('rest-not-on-lead');
  });

  it('is not to be counted where cards change their worth from trick to trick', () => {
    const settings = { contracts: ['slalom'], mixedModeValues: 'per-trick' };
    const hands = ['E6 E7 E8 E9 E10 EU EO EK EA', 'R6 R7 R8 R9 R10 RU RO RK RA', '', ''] as const;
    const table = tableAt('slalom:obenabe', hands, settings).play('E6 R6 S6 T6');
    expect(refusedRest(table, 0)).toBe('rest-not-in-contract');
    const counted = tableAt('slalom:obenabe', hands, { contracts: ['slalom'] }).play('E6 R6 S6 T6');
    expect(refusedRest(counted, 0)).toBeNull();
  });

  it.each([
    { contract: 'trump:R', trickNo: 2, hand: 'TA', unseen: 'R6', beatable: 'TA' },
    { contract: 'trump:R', trickNo: 2, hand: 'TA', unseen: 'S6 TK', beatable: '' },
    { contract: 'trump:R', trickNo: 2, hand: 'R9 RA', unseen: 'RK', beatable: '' },
    { contract: 'trump:R', trickNo: 2, hand: 'R9 RA', unseen: 'RU', beatable: 'R9 RA' },
    { contract: 'obenabe', trickNo: 2, hand: 'TK SA', unseen: 'TA', beatable: 'TK' },
    { contract: 'undenufe', trickNo: 2, hand: 'T7 S6', unseen: 'T6', beatable: 'T7' },
    { contract: 'slalom:obenabe', trickNo: 2, hand: 'T7 S6', unseen: 'TA', beatable: '' },
  ] as const)('$contract: of $hand, with $unseen out, $beatable can be beaten', ({ contract, trickNo, ...given }) => {
    const found = beatableCards(handOf(given.hand), handOf(given.unseen), modeOf(contract, trickNo));
    expect(formatCards(found)).toBe(formatCards(handOf(given.beatable)));
  });

  it('in Slalom has to hold in both directions', () => {
    const hands = ['EA R6 R7 R8 R9 R10 RU RO RA', '', '', ''] as const;
    const table = tableAt('slalom:obenabe', hands, { contracts: ['slalom'] }).play('EA');
    for (const seat of [1, 2, 3] as const) table.do({ type: 'play', seat, card: table.view(seat).options.cards[0]! });
    const judged = table.try({ type: 'claim-rest', seat: 0 });
    expect(judged.ok || formatCards(judged.error.cards!)).toBe('RA R6 R7 R8 R9 R10 RU RO');
  });
});

/** A 980, B 960: seat 0 holds the Stöck, seat 1 a run of four; the first trick brings 21 to seat 0. */
const T23 = ['SA EO EK T6 T8 T10 R10 E6 E8', 'S7 R6 R7 R8 R9 E7 E9 E10 EU', 'S10 EA RU RO RK RA S6 S9 SU', ''] as const;

function t23(settings: object, score: readonly [number, number] = [980, 960]): Table {
  return tableAt('trump:E', T23, { endMode: 'claim', ...settings }, score)
    .play('SA')
    .weis(1, 'R6 R7 R8 R9 = 50')
    .play('S7 S10 S8');
}

describe('going out in the first trick (T23)', () => {
  it.each([
    { order: 'stoeck-weis-stich', claimant: 0, winner: 0, ruling: 'right' },
    { order: 'stoeck-weis-stich', claimant: 1, winner: 0, ruling: 'outranked' },
    { order: 'stoeck-stich-weis', claimant: 1, winner: 0, ruling: 'outranked' },
    { order: 'weis-stoeck-stich', claimant: 0, winner: 1, ruling: 'outranked' },
    { order: 'weis-stoeck-stich', claimant: 1, winner: 1, ruling: 'right' },
    { order: 'weis-stoeck-stich', claimant: 3, winner: 1, ruling: 'right' },
  ] as const)('$order, seat $claimant claims: team $winner wins ($ruling)', ({ order, claimant, winner, ruling }) => {
    for (const isTurned of [false, true]) {
      const table = t23({ countOrder: order });
      if (isTurned) table.turn();
      table.claim(claimant);
      expect(table.last('claimed')).toMatchObject({ seat: claimant, ruling });
      expect(table.state.ending).toMatchObject({ winner, reason: 'claim' });
    }
  });

  it.each(['stoeck-weis-stich', 'weis-stoeck-stich'] as const)(
    'is over once the second trick is led: under %s who claims first wins',
    (countOrder) => {
      expect(t23({ countOrder }).play('T6').claim(1).winner).toBe(1);
      expect(t23({ countOrder }).play('T6').claim(0).winner).toBe(0);
    },
  );

  it.each([
    ['stoeck-weis-stich', 0],
    ['weis-stoeck-stich', 1],
  ] as const)('happens by itself at a table that ends at once: %s, team %i', (countOrder, winner) => {
    const table = t23({ countOrder, endMode: 'immediate' }).turn();
    expect(table.state.ending).toMatchObject({ winner, reason: 'target' });
  });

  it('counts a Stöck that suffices together with one’s own Weis, where the Weis comes before it', () => {
    // Seat 0's team writes 50 for its Weis: 990 after Weis, 1010 after Stöck; the others have 999 and go out by the trick.
    const hands = ['S7 T6 T7 T8 T9 EO EK S8 R6', 'SA', 'S9', 'S10'] as const;
    const settings = { endMode: 'claim', countOrder: 'weis-stoeck-stich' };
    const table = tableAt('trump:E', hands, settings, [940, 999]).weis(0, 'T6 T7 T8 T9 = 50').play('S7 SA S9 S10');
    table.claim(1);
    expect(table.winner).toBe(0);
  });
});

describe('Bedanken', () => {
  it('wins with enough points, loses with too few, for the partner too', () => {
    const at = (score: readonly [number, number]): Table => tableAt('obenabe', WEIS_EACH, 'offiziell', score);
    expect(at([1000, 400]).claim(2).state).toMatchObject({ phase: 'ended', ending: { winner: 0, reason: 'claim' } });
    expect(at([999, 400]).claim(2).state).toMatchObject({
      phase: 'ended',
      ending: { winner: 1, reason: 'false-claim' },
    });
  });

  it('counts the complete trick on the table', () => {
    // R6 R10 T9 RO in Obenabe are 0 + 10 + 0 + 3, for seat 3.
    const at = (them: number): Table => tableAt('obenabe', WEIS_EACH, 'offiziell', [0, them]).play('R6 R10 T9 RO');
    expect(at(987).claim(1).winner).toBe(1);
    expect(at(986).claim(1).winner).toBe(0);
    expect(at(987).claim(3).state.score).toEqual([0, 1000]);
  });

  it('counts the running trick for a sure winner, as written on the slate', () => {
    // The Puur and the Eicheln-8 lie: 20 points.
    const at = (us: number): Table => tableAt('trump:E', WEIS_EACH, 'offiziell', [us, 0]).play('EU E8');
    expect(at(980).claim(0).winner).toBe(0);
    expect(at(979).claim(0).winner).toBe(1);
    expect(at(980).claim(0).state.score[0]).toBeGreaterThanOrEqual(1000);
  });

  it('does not count it for a card that can still be beaten, nor for the partner’s', () => {
    const at = (led: string, us: number): Table => tableAt('trump:R', WEIS_EACH, 'offiziell', [us, 0]).play(led);
    expect(at('R9', 990).claim(0).winner).toBe(1);
    expect(tableAt('trump:E', WEIS_EACH, 'offiziell', [990, 0]).play('EU').claim(2).winner).toBe(1);
  });

  it.each<[what: string, contract: Contract, cards: string, seat: Seat, points: number]>([
    ['R6 R10 T9 RO lie complete in Obenabe, for seat 3', 'obenabe', 'R6 R10 T9 RO', 3, 13],
    ['the same for the partner', 'obenabe', 'R6 R10 T9 RO', 1, 13],
    ['the same are not of the others', 'obenabe', 'R6 R10 T9 RO', 0, 0],
    ['the Puur and the Eicheln-8 lie, for who laid the Puur', 'trump:E', 'EU E8', 0, 20],
    ['the Puur of the partner is not yet counted', 'trump:E', 'EU', 2, 0],
    ['a nine that can be beaten is not counted', 'trump:R', 'R9', 0, 0],
  ])('a seat can count: %s', (_, contract, cards, seat, points) => {
    expect(countableBy(tableAt(contract, WEIS_EACH, 'offiziell', [0, 0]).play(cards).state, seat)).toBe(points);
  });

  it('lapses at a table without penalty, and play goes on', () => {
    const table = tableAt('obenabe', WEIS_EACH, { endMode: 'claim', falseClaimLoses: false }, [500, 0]).claim(0);
    expect(table.last('claimed')).toMatchObject({ ruling: 'lapsed' });
    table.play('R6 R10');
    expect(table.state.phase).toBe('play');
  });

  it('may come at any time, on turn or not, between deals too', () => {
    const table = tableAt('obenabe', WEIS_EACH, 'offiziell', [1000, 0]);
    for (const seat of [0, 1, 2, 3] as const) expect(table.view(seat).options.claims).toEqual(['partie']);
    expect(table.refusalOf({ type: 'claim', seat: 3, goal: 'partie' })).toBeNull();
  });

  it('is not known at other tables', () => {
    for (const endMode of ['end-of-deal-blocks', 'immediate', 'fixed-rounds']) {
      const table = tableAt('obenabe', WEIS_EACH, { endMode });
      expect(table.refusalOf({ type: 'claim', seat: 0, goal: 'partie' })).toBe('claim-not-in-profile');
      expect(table.view(0).options.claims).toEqual([]);
    }
  });

  it('scores the running round as far as it is certain', () => {
    const table = tableAt('obenabe', WEIS_EACH, 'offiziell', [0, 990]).play('R6 R10 T9 RO RA').claim(1);
    expect(table.last('round-scored')).toMatchObject({ complete: false });
    expect(table.state.score).toEqual(countedSoFar(table.state));
    expect(table.refusalOf({ type: 'claim', seat: 0, goal: 'partie' })).toBe('partie-over');
  });
});

describe('claiming the Bergpreis', () => {
  const at = (us: number, settings: object = {}): Table =>
    tableAt('obenabe', WEIS_EACH, { endMode: 'claim', bergpreis: true, ...settings }, [us, 0]);

  it('wins it with half the target; claimed too early it goes to the others (SRF)', () => {
    expect(at(500).claim(0, 'berg').state).toMatchObject({ berg: 0, phase: 'play' });
    expect(at(499).claim(0, 'berg').state).toMatchObject({ berg: 1, phase: 'play' });
    expect(at(749, { berg: 750 }).claim(0, 'berg').state.berg).toBe(1);
    expect(at(750, { berg: 750 }).claim(0, 'berg').state.berg).toBe(0);
  });

  it('happens once, at a table that has it', () => {
    expect(at(500).claim(0, 'berg').refusalOf({ type: 'claim', seat: 1, goal: 'berg' })).toBe('berg-gone');
    expect(at(500, { bergpreis: false }).refusalOf({ type: 'claim', seat: 0, goal: 'berg' })).toBe(
      'berg-not-in-profile',
    );
    expect(at(500).claim(0, 'berg').view(1).options.claims).toEqual(['partie']);
    expect(at(500).view(1).options.claims).toEqual(['partie', 'berg']);
  });

  it('goes by the order of the blocks in the first trick (GE15)', () => {
    // A 490 and a trick of 21; B 470 and a Weis of 50: Stöck, Weis, Stich gives it to B, whoever claims.
    const table = t23({ countOrder: 'stoeck-weis-stich', bergpreis: true, stoeckPreShowToGoOut: false }, [490, 470]);
    expect(table.claim(0, 'berg').state.berg).toBe(1);
  });
});
