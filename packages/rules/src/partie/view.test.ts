import { describe, expect, it } from 'vitest';

import { CardSet } from '../cards/cardset.js';
import { formatCards } from '../cards/notation.js';
import { perSeat, type Seat, SEATS } from '../play/seat.js';
import { PRESET_IDS } from '../profile/preset.js';
import { settingsOf } from '../profile/resolve.js';
import {
  cards,
  type Dice,
  diceOf,
  randomPartie,
  randomProfile,
  shuffled,
  tableAt,
  WEIS_EACH,
} from './playbook.test.js';
import { type PartieState } from './state.js';
import { viewFor } from './view.js';

/** The state with the cards that `seat` cannot see dealt round anew; what was weist stays with who weist it. */
function permuted(state: PartieState, seat: Seat, dice: Dice): PartieState {
  const { round } = state;
  if (round === null) return state;
  const called = CardSet.from(round.announced.flatMap(({ weise }) => weise.flatMap(({ cards: held }) => held)));
  const others = SEATS.filter((other) => other !== seat);
  const free = shuffled(
    dice,
    others.flatMap((other) => [...round.hands[other].diff(called)]),
  );
  const hands = perSeat((other): CardSet => {
    if (other === seat) return round.hands[other];
    const kept = round.hands[other].intersect(called);
    return kept.union(CardSet.from(free.splice(0, round.hands[other].size - kept.size)));
  });
  const dealt = perSeat((other) => round.dealt[other].diff(round.hands[other]).union(hands[other]));
  return { ...state, round: { ...round, hands, dealt } };
}

/** Every card number that occurs in a value. */
function text(value: unknown): string {
  return JSON.stringify(value);
}

describe('what a seat sees', () => {
  it.each(PRESET_IDS)('under %s does not change when the cards it cannot see change places', (id) => {
    const dice = diceOf(31);
    for (const table of randomPartie(id, dice, 3)) {
      for (const seat of SEATS) {
        expect(text(viewFor(permuted(table.state, seat, dice), seat))).toBe(text(table.view(seat)));
      }
    }
  });

  it('does not under random tables either', () => {
    const dice = diceOf(32);
    for (let i = 0; i < 25; i++) {
      for (const table of randomPartie(settingsOf(randomProfile(dice)), dice, 2)) {
        const seat = SEATS[dice(4)]!;
        expect(text(viewFor(permuted(table.state, seat, dice), seat))).toBe(text(table.view(seat)));
      }
    }
  });

  it('is its own hand, sorted, and nobody else’s', () => {
    const table = tableAt('trump:R', WEIS_EACH).play('T6');
    for (const seat of SEATS) {
      const held = [...cards(WEIS_EACH[seat])].filter((each) => seat !== 0 || each !== cards('T6')[0]);
      expect(table.view(seat).round!.hand).toEqual(held.sort((a, b) => a - b));
    }
  });
});

describe('Weise in a view', () => {
  const table = tableAt('trump:R', WEIS_EACH)
    .weis(0, 'R6 R7 R8 R9 = 50')
    .play('T6')
    .weis(1, 'E6 E7 E8 = 20')
    .play('T7');
  table.weis(2, 'EO EK EA = 20').play('T9').weis(3, 'RO RK RA = 20, TO TK TA = 20').play('TO');
  const heard = (seat: Seat): string[] =>
    table.view(seat).round!.weis.map(({ seat: by, call, points, cards: laid }) => {
      const open = laid === null ? 'hidden' : laid.map((held) => formatCards(held)).join(', ');
      return `${by}: ${call} ${points ?? ''} ${open}`;
    });

  it('are calls without cards, but for one’s own; who cannot beat them says gut', () => {
    expect(heard(3)).toEqual(['0: points 50 hidden', '1: gut  hidden', '2: gut  hidden', '3: gut  RO RK RA, TO TK TA']);
    expect(heard(1)[1]).toBe('1: gut  E6 E7 E8');
  });

  it('tell nothing of the cards of a call that was not laid open', () => {
    const state = table.state;
    const other = permutedCalls(state);
    expect(text(viewFor(other, 0))).toBe(text(viewFor(state, 0)));
  });

  it('that count are laid open when the trick is turned, the others never', () => {
    const after = tableAt('trump:R', WEIS_EACH).weis(0, 'R6 R7 R8 R9 = 50').play('T6').weis(1, 'E6 E7 E8 = 20');
    after.play('T7').weis(2, 'EO EK EA = 20').play('T9 TO').turn();
    const seen = after
      .view(3)
      .round!.weis.map(({ seat, cards: laid }) => `${seat} ${laid?.map((c) => formatCards(c)).join() ?? 'hidden'}`);
    expect(seen).toEqual(['0 R6 R7 R8 R9', '1 hidden', '2 EO EK EA']);
    expect(after.view(3).counted).toEqual([70, 3]);
  });
});

/** The same calls with other cards of the same worth: seat 1 had other low Eicheln, which nobody can tell. */
function permutedCalls(state: PartieState): PartieState {
  const round = state.round!;
  const announced = round.announced.map((entry) =>
    entry.seat === 1 ? { ...entry, weise: [{ cards: cards('S6 S7 S8'), points: 20 }] } : entry,
  );
  return { ...state, round: { ...round, announced } };
}

describe('options', () => {
  it('are nothing before the deal and after the end', () => {
    const none = {
      push: false,
      contracts: [],
      cards: [],
      silentLead: false,
      weis: false,
      stoeck: null,
      rest: false,
      claims: [],
    };
    const ended = tableAt('obenabe', WEIS_EACH, 'offiziell', [1000, 0]).claim(0);
    for (const seat of SEATS) expect(ended.view(seat).options).toEqual(none);
  });

  it('of the winner of a complete trick are all cards: the lead is free, and the trick still lies', () => {
    const table = tableAt('obenabe', WEIS_EACH).play('R6 R10 T9 RO');
    expect(table.view(3).turn).toBe(3);
    expect(table.view(3).options.cards).toHaveLength(8);
    expect(table.view(0).options.cards).toEqual([]);
    expect(table.view(0).round!.tricks.at(-1)).toMatchObject({ holder: 3, turned: false });
  });
});
