import { describe, expect, it } from 'vitest';

import { CARDS } from '../cards/card.js';
import { formatCards } from '../cards/notation.js';
import { type Seat, SEATS } from '../play/seat.js';
import { dealByThrees, dealerByDraw, forehandOf, isDeal } from './deal.js';
import { cards, dealOf, diceOf, randomDeal, shuffled, Table, weise } from './playbook.test.js';
import { turnOf } from './state.js';

describe('dealing by threes', () => {
  it('goes to the forehand first, counter-clockwise, three times round (reference page)', () => {
    const hands = dealByThrees(CARDS, 3);
    // CARDS are E6 E7 E8 | E9 E10 EU | EO EK EA | R6 R7 R8 | R9 … as seats 0, 1, 2, 3 get them.
    expect(hands.map(formatCards)).toEqual([
      'E6 E7 E8 R9 R10 RU SO SK SA',
      'E9 E10 EU RO RK RA T6 T7 T8',
      'EO EK EA S6 S7 S8 T9 T10 TU',
      'R6 R7 R8 S9 S10 SU TO TK TA',
    ]);
  });

  it('gives every card once, whoever deals', () => {
    for (const dealer of SEATS) {
      const deck = shuffled(diceOf(dealer), CARDS);
      const hands = dealByThrees(deck, dealer);
      expect(isDeal(hands)).toBe(true);
      expect([...hands[forehandOf(dealer)]].sort((a, b) => a - b)).toEqual(
        [...deck.slice(0, 3), ...deck.slice(12, 15), ...deck.slice(24, 27)].sort((a, b) => a - b),
      );
    }
  });
});

describe('a deal', () => {
  const good = dealOf('', '', '', '');

  it.each([
    { name: 'three hands', hands: good.slice(0, 3) },
    { name: 'a hand of eight', hands: [good[0].slice(1), good[1], good[2], good[3]] },
    { name: 'a card twice', hands: [good[0], good[0], good[2], good[3]] },
    { name: 'a number that is no card', hands: [[...good[0].slice(1), 99], good[1], good[2], good[3]] },
    { name: 'a fraction', hands: [[...good[0].slice(1), 0.5], good[1], good[2], good[3]] },
  ])('is none with $name', ({ hands }) => {
    expect(isDeal(hands as unknown as typeof good)).toBe(false);
    const table = new Table();
    expect(table.refusalOf({ type: 'deal', dealer: 0, hands: hands as unknown as typeof good })).toBe('bad-deal');
  });

  it('is accepted from the seat that has to deal only', () => {
    const table = new Table().deal(good, 1);
    expect(table.state.round).toMatchObject({ dealer: 1, forehand: 2, number: 1 });
    expect(table.refusalOf({ type: 'deal', dealer: 2, hands: good })).toBe('wrong-phase');
  });
});

/** Plays a round of which only the seats matter: everybody plays the first legal card. */
function playOut(table: Table): void {
  table.declare('obenabe');
  while (table.state.phase === 'play' || table.state.phase === 'trick-complete') {
    const turn = turnOf(table.state);
    if (turn === null) table.turn();
    else table.do({ type: 'play', seat: turn, card: table.view(turn).options.cards[0]! });
  }
}

describe('who deals', () => {
  it('moves one seat to the right each round (reference page)', () => {
    const table = new Table({ target: 100_000 });
    for (const dealer of [2, 3, 0, 1, 2] as const) {
      if (table.state.rounds.length > 0) {
        const wrong = ((dealer + 1) % 4) as Seat;
        const hands = randomDeal(diceOf(dealer));
        expect(table.try({ type: 'deal', dealer: wrong, hands })).toMatchObject({
          error: { code: 'wrong-dealer', rule: 'deal.dealer-moves-right', seat: dealer },
        });
      }
      table.deal(randomDeal(diceOf(dealer)), dealer);
      expect(table.state.round?.forehand).toBe((dealer + 1) % 4);
      expect(turnOf(table.state)).toBe((dealer + 1) % 4);
      playOut(table);
    }
    expect(table.state.rounds.map(({ dealer }) => dealer)).toEqual([2, 3, 0, 1, 2]);
  });

  it.each([
    { rule: 'rosen7', card: 'R7', source: 'pagat' },
    { rule: 'ecken7', card: 'E7', source: 'Romandie' },
    { rule: 'schellen10', card: 'S10', source: 'schweizerjass.ch' },
    { rule: 'weli', card: 'S6', source: 'Vorarlberg' },
  ])('$rule: the holder of $card is forehand of deal 1 and deals deal 2 ($source)', ({ rule, card }) => {
    for (const dealer of SEATS) {
      for (const holder of SEATS) {
        const hands = dealOf(
          ...(SEATS.map((seat) => (seat === holder ? card : '')) as [string, string, string, string]),
        );
        const table = new Table({ firstForehand: rule, target: 100_000 }).deal(hands, dealer);
        expect(table.state.round?.forehand).toBe(holder);
        playOut(table);
        expect(table.state.nextDealer).toBe(holder);
        table.deal(hands, holder);
        expect(table.state.round?.forehand).toBe((holder + 1) % 4);
      }
    }
  });

  it('is fixed by a seat number: that seat is forehand', () => {
    for (const forehand of SEATS) {
      const table = new Table({ firstForehand: forehand });
      expect(table.refusalOf({ type: 'deal', dealer: forehand, hands: dealOf('', '', '', '') })).toBe('wrong-dealer');
      table.deal(dealOf('', '', '', ''), ((forehand + 3) % 4) as Seat);
      expect(table.state.round?.forehand).toBe(forehand);
    }
  });

  it('is the highest of four drawn cards', () => {
    expect(dealerByDraw(cards('E10 RU SA T6') as never)).toBe(2);
    expect(dealerByDraw(cards('E10 RA SA T6') as never)).toBeNull();
    const table = new Table({ firstForehand: 'draw-high' });
    const hands = dealOf('', '', '', '');
    expect(table.refusalOf({ type: 'deal', dealer: 2, hands })).toBe('draw-first');
    expect(table.refusalOf({ type: 'draw', cards: cards('E10 RA SA T6') as never })).toBe('draw-tied');
    expect(table.refusalOf({ type: 'draw', cards: [3, 3, 4, 5] as never })).toBe('bad-deal');
    table.do({ type: 'draw', cards: cards('E10 RU SA T6') as never });
    expect(table.refusalOf({ type: 'deal', dealer: 1, hands })).toBe('wrong-dealer');
    table.deal(hands, 2);
    expect(table.state.round?.forehand).toBe(3);
  });

  it('is not drawn for where the profile does not say so', () => {
    expect(new Table().refusalOf({ type: 'draw', cards: cards('E10 RU SA T6') as never })).toBe('draw-not-in-profile');
  });
});

describe('a misdeal', () => {
  const hands = dealOf('R6 R7 R8', '', '', '');

  it('is dealt again by the same dealer (jasswiki)', () => {
    const table = new Table().deal(hands, 1);
    table.do({ type: 'misdeal', reason: 'card-exposed' });
    expect(table.state).toMatchObject({ phase: 'deal', nextDealer: 1, round: null });
    expect(table.refusalOf({ type: 'deal', dealer: 2, hands })).toBe('wrong-dealer');
    table.deal(hands, 1);
    expect(table.state.round).toMatchObject({ number: 1, dealer: 1, forehand: 2 });
  });

  it('may be found until the first trick is turned, then the deal stands (jass-events.ch)', () => {
    const table = new Table().deal(hands, 3).declare('obenabe');
    const misdeal = { type: 'misdeal', reason: 'wrong-count' } as const;
    table.weis(0, 'R6 R7 R8 = 20');
    for (let played = 0; played < 4; played++) {
      expect(table.refusalOf(misdeal)).toBeNull();
      const turn = turnOf(table.state)!;
      table.do({ type: 'play', seat: turn, card: table.view(turn).options.cards[0]! });
    }
    expect(table.refusalOf(misdeal)).toBeNull();
    table.turn();
    expect(table.refusalOf(misdeal)).toBe('misdeal-too-late');
  });

  it('takes nothing along: Weise, pushes and the contract are gone', () => {
    const table = new Table().deal(hands, 3).push().declare('undenufe');
    table.do({ type: 'announce-weis', seat: 0, weise: weise('R6 R7 R8 = 20') });
    table.do({ type: 'misdeal', reason: 'wrong-count' });
    table.deal(hands, 3);
    expect(table.state.round).toMatchObject({ pushes: 0, contract: null, announced: [], tricks: [] });
    expect(table.state.score).toEqual([0, 0]);
  });

  it('cannot be called between the deals', () => {
    expect(new Table().refusalOf({ type: 'misdeal', reason: 'card-exposed' })).toBe('misdeal-too-late');
  });
});

describe('a provable shuffle', () => {
  const hands = dealOf('', '', '', '');

  it('is committed, cut, dealt, played and revealed, in this order', () => {
    const table = new Table({ target: 100_000 });
    expect(table.refusalOf({ type: 'cut', seat: 0, text: 'a' })).toBe('no-commitment');
    table.do({ type: 'commit-shuffle', commitment: 'c1' });
    expect(table.refusalOf({ type: 'commit-shuffle', commitment: 'c2' })).toBe('already-committed');
    table.do({ type: 'cut', seat: 2, text: 'mitte' });
    table.deal(hands, 3);
    expect(table.state.shuffle).toEqual({
      commitment: 'c1',
      cuts: [{ seat: 2, text: 'mitte' }],
      isDealt: true,
      secret: null,
    });
    expect(table.refusalOf({ type: 'reveal-shuffle', secret: 's' })).toBe('wrong-phase');
    playOut(table);
    expect(table.refusalOf({ type: 'commit-shuffle', commitment: 'c2' })).toBe('already-committed');
    table.do({ type: 'reveal-shuffle', secret: 's1' });
    expect(table.refusalOf({ type: 'reveal-shuffle', secret: 's1' })).toBe('no-commitment');
    table.do({ type: 'commit-shuffle', commitment: 'c2' });
    expect(table.state.shuffle).toEqual({ commitment: 'c2', cuts: [], isDealt: false, secret: null });
  });

  it('takes no cut any more once its cards were dealt', () => {
    const table = new Table({ target: 100_000 });
    table.do({ type: 'commit-shuffle', commitment: 'c1' });
    table.deal(hands, 3);
    playOut(table);
    expect(table.refusalOf({ type: 'cut', seat: 0, text: 'too late' })).not.toBeNull();
  });

  it('is still to be revealed after a misdeal, so that no deal is thrown in unseen', () => {
    const table = new Table();
    table.do({ type: 'commit-shuffle', commitment: 'c1' });
    table.deal(hands, 3);
    table.do({ type: 'misdeal', reason: 'card-exposed' });
    expect(table.refusalOf({ type: 'commit-shuffle', commitment: 'c2' })).toBe('already-committed');
    table.do({ type: 'reveal-shuffle', secret: 's1' });
    table.do({ type: 'commit-shuffle', commitment: 'c2' });
  });
});
