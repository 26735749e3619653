import {
  apply,
  CardSet,
  type Command,
  dealByThrees,
  EMPTY_PARTIE,
  fold,
  formatCard,
  type PartieState,
  parseCards,
  perSeat,
  type Seat,
  turnOf,
  type SeatView,
  viewFor,
  weiseIn,
} from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { statesOfRound, TABLES } from '../../test/players.js';
import { cardOfText, profileOf, told, viewOf } from '../../test/position.js';
import { createYardstick } from './yardstick.js';

function ask(state: PartieState, command: Command): PartieState {
  const judged = apply(state, command);
  if (!judged.ok) throw new Error(`${command.type}: ${judged.error.code}`);
  return fold(judged.value, state);
}

/** A round of four yardsticks from a deck: what they declared, and the cards in the order played. */
function roundOf(deck: string, dealer: Seat, settings: unknown): string {
  const cards = parseCards(deck);
  if (!cards.ok) throw new Error('a deck');
  const players = perSeat((seat) => createYardstick(`signature/${seat}`));
  const said: string[] = [];
  let state = ask(EMPTY_PARTIE, { type: 'open', profile: profileOf(settings) });
  state = ask({ ...state, nextDealer: dealer }, { type: 'deal', dealer, hands: dealByThrees(cards.value, dealer) });
  while (state.rounds.length === 0) {
    const seat = turnOf(state);
    if (seat === null) {
      state = ask(state, { type: 'turn-trick' });
      continue;
    }
    const { action, weise, stoeck } = players[seat].decide(viewFor(state, seat));
    if (action.type === 'push') said.push('push');
    if (action.type === 'declare') said.push(action.contract);
    if (action.type === 'play') said.push(`${formatCard(action.card)}${stoeck ? '+' : ''}`);
    state = ask(state, action.type === 'play' ? { ...action, seat, weise, stoeck } : { ...action, seat });
  }
  return said.join(' ');
}

describe('The signature of yardstick-1', () => {
  // What it did when it was frozen. A difference here is another player: see the header of yardstick.ts.
  const rounds: readonly {
    readonly name: string;
    readonly profile: string;
    readonly dealer: Seat;
    readonly deck: string;
    readonly did: string;
  }[] = [
    {
      name: 'a trump',
      profile: 'puur',
      dealer: 2,
      deck: 'EU E9 R9 SO E8 TA S10 RA T6 SK RO S8 TK T7 E10 E6 T10 SU T9 R8 EO EK S9 E7 TO RK TU RU T8 EA SA S7 R6 R7 S6 R10',
      did: 'trump:E E9 E6 EO E7 EU E8 S10 EK T7 T10 T9 R10 EA R6 S8 E10 SO SA S6 TO T6 S9 TU TA SU S7 SK TK R7 R9 RU RA R8 RO RK T8',
    },
    {
      name: 'a trump after a push, with Weis and Stöck',
      profile: 'puur',
      dealer: 3,
      deck: 'TK R9 E8 E10 RA E9 T6 T7 SK R8 EA S6 S8 TO RO S10 RK EO R6 EU T9 TA SA TU T8 E6 S7 R7 E7 R10 RU EK SU S9 SO T10',
      did: 'push trump:T E6 E7 T6 T10 TU T8 E10 T7 S9 S7 S10 SU RU R8 R9 RA R10 T9 S6 RO EU EA TK E9 E8 EO EK TA SA TO+ R7 SK S8 RK R6 SO',
    },
    {
      name: 'Obenabe after a push',
      profile: 'puur',
      dealer: 2,
      deck: 'RU TU SA EK EA T6 R8 TO E7 E6 RO T7 E8 E9 R7 EO RK E10 RA S10 T10 S6 T8 SO S7 TA R6 S9 SU R9 SK S8 T9 EU R10 TK',
      did: 'push obenabe R7 R9 RA RO R8 R10 RU RK EA E7 EU E9 E10 T9 E6 E8 EK S8 T8 S7 EO TO SO TU S9 S10 S6 SA R6 SU T10 T7 TA T6 SK TK',
    },
    {
      name: 'Undenufe after a push',
      profile: 'turnier-12',
      dealer: 1,
      deck: 'RO EK E8 S7 E9 T7 EU TK EO RA RU T10 S8 R10 E10 S9 R9 TO T6 R7 E6 R8 SO S10 SA R6 SU EA E7 T8 S6 SK T9 TU TA RK',
      did: 'push undenufe EK EA E6 RU EO RK E8 E7 TO TK TU SA T10 RO T7 T6 S6 SO SU S9 EU TA E10 E9 T8 T9 S10 R10 S7 SK R8 S8 R9 R7 RA R6',
    },
  ];
  it.each(rounds)('stands: $name', ({ profile, dealer, deck, did }) => {
    expect(roundOf(deck, dealer, profile)).toBe(did);
  });
});

describe('The yardstick', () => {
  it('gives the same decision for the same view and seed, whatever it was asked before', () => {
    const profile = profileOf('turnier-12');
    const views: SeatView[] = [...statesOfRound(profile, 5)].map(({ state, seat }) => viewFor(state, seat));
    const player = createYardstick('a', 100);
    const there = views.map((view) => player.decide(view));
    const back = [...views].reverse().map((view) => player.decide(view));
    expect(back.reverse()).toEqual(there);
    expect(views.map((view) => createYardstick('b', 100).decide(view))).not.toEqual(there);
  });

  it.each(TABLES.map((profile, index) => ({ profile, index })))(
    'does only what the rules allow, and says every Weis, table $index',
    ({ profile, index }) => {
      for (let round = 0; round < 4; round++) {
        const players = perSeat((seat) => createYardstick(seat, 20));
        let held = 0;
        let said = 0;
        // The generator throws where a decision is refused.
        for (const { state, seat } of statesOfRound(profile, 1000 * index + round, (at) => players[at])) {
          const view = viewFor(state, seat);
          const { weise } = players[seat].decide(view);
          if (view.options.weis && view.phase === 'play') {
            held += weiseIn(CardSet.from(view.round!.hand), profile).length;
            said += weise.length;
          }
        }
        expect(said).toBe(held);
      }
    },
  );

  it('plays a legal card where a rival has played what it could not have', () => {
    // Seat 1 has thrown an Eichel on Schellen and later follows Schellen; seat 3 the other way round.
    const view = viewOf({
      seat: 0,
      dealer: 3,
      hand: ['S9', 'SK', 'T9', 'E9', 'E7', 'R9', 'R7'],
      declaration: { by: 0, contract: 'obenabe', pushed: false },
      profile: 'turnier-12',
      tricks: [
        { leader: 0, cards: ['S6', 'E6', 'R6', 'T6'] },
        { leader: 0, cards: ['SO', 'S7', 'S8', 'SU'] },
      ],
    });
    const { action } = createYardstick(1, 200).decide(view);
    expect(view.options.cards.map(formatCard)).toContain(told(action)['play']);
  });

  it('smears the ten on the six of the partner in Undenufe', () => {
    // The six of Schellen cannot be beaten there.
    const view = viewOf({
      seat: 0,
      dealer: 3,
      hand: ['S10', 'SA', 'E6', 'E7', 'R6', 'R9', 'T6', 'T7'],
      declaration: { by: 2, contract: 'undenufe', pushed: true },
      profile: 'turnier-12',
      tricks: [
        { leader: 0, cards: ['EO', 'EA', 'E8', 'EU'] },
        { leader: 2, cards: ['S6', 'SK'] },
      ],
    });
    const { action } = createYardstick(1).decide(view);
    expect(action).toEqual({ type: 'play', card: cardOfText('S10') });
  });
});
