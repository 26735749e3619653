import {
  apply,
  assert,
  evolve,
  fold,
  formatCards,
  type PartieEvent,
  type PartieState,
  type SeatView,
  viewFor,
} from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { cardOfText, stateOf, type ToldView, viewOf } from '../test/position.js';
import { saysStoeck, speakUp, weiseToSay } from './announcing.js';

function position(hand: string, more: Partial<ToldView> = {}): ToldView {
  return {
    seat: 0,
    dealer: 3,
    hand: hand.split(' '),
    declaration: { by: 0, contract: 'trump:E', pushed: false },
    tricks: [],
    ...more,
  };
}

function weise(view: SeatView): [string, number][] {
  return weiseToSay(view).map(({ cards, points }) => [formatCards(cards), points]);
}

describe('Weisen', () => {
  it('says every Weis of the hand with the first card, a card in a run and in a quartet too', () => {
    // Source: reference page; Kreuzweis by jasswelt and jasswiki.
    const hand = 'E8 E9 E10 R9 S9 T9 S6 S7 T6';
    expect(weise(viewOf(position(hand)))).toEqual([
      ['E9 R9 S9 T9', 150],
      ['E8 E9 E10', 20],
    ]);
    // Where a card may serve once only: the better choice.
    expect(weise(viewOf(position(hand, { profile: { kreuzweis: false } })))).toEqual([['E9 R9 S9 T9', 150]]);
  });

  it('is silent without a Weis, at a table without Weis, and after the first trick', () => {
    expect(weise(viewOf(position('E6 E8 E10 R9 S9 RK S6 S8 T6')))).toEqual([]);
    expect(weise(viewOf(position('E8 E9 E10 R9 S9 RK S6 S8 T6', { profile: 'turnier-12' })))).toEqual([]);
    const later = position('E8 E9 E10 R9 S9 RK S6 S8', { tricks: [{ leader: 0, cards: ['EA', 'E6', 'E7', 'EK'] }] });
    expect(weise(viewOf(later))).toEqual([]);
  });

  it('does not weisen into a trick that a lead turns: the moment is gone with it', () => {
    // Seat 0 played last in trick 1, won it and leads on before anybody has turned it.
    let state = stateOf(
      position('E8 E9 E10 R9 S9 RK S6 S8 EA', {
        declaration: { by: 1, contract: 'trump:E', pushed: false },
        dealer: 0,
      }),
    );
    const played: readonly [1 | 2 | 3 | 0, string][] = [
      [1, 'E6'],
      [2, 'E7'],
      [3, 'EK'],
      [0, 'EA'],
    ];
    for (const [seat, card] of played) {
      state = evolve(state, { type: 'card-played', seat, card: cardOfText(card) });
    }
    const view = viewFor(state, 0);
    expect(view.phase).toBe('trick-complete');
    expect(weise(view)).toEqual([]);
  });
});

describe('Stöck', () => {
  const first = { leader: 0, cards: ['EK', 'E6', 'E7', 'E8'] } as const;
  it('is said with the second of the two cards, in either order, and not with the first', () => {
    // Source: reference page.
    const before = viewOf(position('EK EO E9 R6 R7 S6 S7 T6 T8'));
    expect(saysStoeck(cardOfText('EK'), before)).toBe(false);
    const after = viewOf(position('EO E9 R6 R7 S6 S7 T6 T8', { tricks: [first] }));
    expect(saysStoeck(cardOfText('EO'), after)).toBe(true);
    expect(saysStoeck(cardOfText('E9'), after)).toBe(false);
  });

  it('is not said where the other card was never held, nor at a table without Stöck, nor without trump', () => {
    const others = viewOf(
      position('EO E9 R6 R7 S6 S7 T6 T8', { tricks: [{ leader: 0, cards: ['EA', 'EK', 'E7', 'E8'] }] }),
    );
    expect(saysStoeck(cardOfText('EO'), others)).toBe(false);
    const tournament = position('EO E9 R6 R7 S6 S7 T6 T8', { tricks: [first], profile: 'turnier-12' });
    expect(saysStoeck(cardOfText('EO'), viewOf(tournament))).toBe(false);
    const obenabe = position('EO E9 R6 R7 S6 S7 T6 T8', {
      tricks: [first],
      declaration: { by: 0, contract: 'obenabe', pushed: false },
    });
    expect(saysStoeck(cardOfText('EO'), viewOf(obenabe))).toBe(false);
  });

  it('is shown ahead when it goes out, and only then', () => {
    // Source: jasswelt.ch, "Die Stöcke".
    const at = (score: number): ToldView =>
      position('EK EO E9 R6 R7 S6 S7 T6', {
        tricks: [{ leader: 0, cards: ['RA', 'R8', 'R9', 'R10'] }],
        profile: { endMode: 'immediate', target: 1000 },
        score: [score, 500],
      });
    // 21 points in the first trick: 959 + 21 + 20 = 1000.
    expect(speakUp(viewOf(at(959)))).toEqual({ type: 'announce-stoeck' });
    expect(speakUp(viewOf(at(958)))).toBeNull();
  });
});

describe('Bedanken', () => {
  const at = (score: readonly [number, number], profile: object): SeatView =>
    viewOf(
      position('E8 E9 E10 R7 S9 RK S6 S8', {
        tricks: [{ leader: 0, cards: ['RA', 'R8', 'R9', 'R10'] }],
        profile: { endMode: 'claim', target: 1000, ...profile },
        score,
      }),
    );

  it('claims with the points to the target, and not one short of it', () => {
    expect(speakUp(at([979, 0], {}))).toEqual({ type: 'claim', goal: 'partie' });
    expect(speakUp(at([978, 0], {}))).toBeNull();
  });

  it('does not claim for the opponents', () => {
    expect(speakUp(at([0, 1000], {}))).toBeNull();
  });

  it('claims the Bergpreis half way, or where the table has put it', () => {
    expect(speakUp(at([479, 0], { bergpreis: true }))).toEqual({ type: 'claim', goal: 'berg' });
    expect(speakUp(at([478, 0], { bergpreis: true }))).toBeNull();
    expect(speakUp(at([279, 0], { bergpreis: true, berg: 300 }))).toEqual({ type: 'claim', goal: 'berg' });
    expect(speakUp(at([479, 0], {}))).toBeNull();
  });

  it('is silent at a table that counts at the end of the deal', () => {
    expect(speakUp(at([979, 0], { endMode: 'end-of-deal-blocks' }))).toBeNull();
  });
});

describe('What is said', () => {
  it('is accepted by the rules', () => {
    const state = stateOf(
      position('EK EO E9 R6 R7 S6 S7 T6', {
        tricks: [{ leader: 0, cards: ['RA', 'R8', 'R9', 'R10'] }],
        profile: { endMode: 'immediate', target: 1000 },
        score: [959, 500],
      }),
    );
    const said = speakUp(viewFor(state, 0));
    assert(said !== null, 'something is said');
    const judged = apply(state, { ...said, seat: 0 });
    assert(judged.ok, 'it is allowed');
    const events: readonly PartieEvent[] = judged.value;
    const after: PartieState = fold(events, state);
    expect(after.ending?.winner).toBe(0);
  });
});
