import { describe, expect, it } from 'vitest';

import { apply } from './judge.js';
import {
  card,
  dealOf,
  diceOf,
  playOut,
  profileOf,
  randomPartie,
  SUIT_EACH,
  Table,
  tableAt,
  WEIS_EACH,
} from './playbook.test.js';
import { EMPTY_PARTIE, evolve, fold, modeIn, PHASES, roundOf, takingsOf, turnOf, winnerOf } from './state.js';

describe('the phases of a Partie', () => {
  it('follow each other: open, deal, declare, play, trick-complete, and again', () => {
    const seen = [EMPTY_PARTIE.phase];
    const table = new Table();
    const note = (): unknown => seen.push(table.state.phase);
    note();
    table.deal(dealOf(...SUIT_EACH));
    note();
    table.declare('trump:E');
    note();
    table.play('EU R6 S6 T6');
    note();
    table.turn();
    note();
    table.rest(0);
    note();
    expect(seen).toEqual(['open', 'deal', 'declare', 'play', 'trick-complete', 'play', 'deal']);
    expect(PHASES).toContain('ended');
  });

  it('begin with opening, once', () => {
    expect(apply(EMPTY_PARTIE, { type: 'push', seat: 0 })).toMatchObject({ ok: false, error: { code: 'not-opened' } });
    expect(new Table().refusalOf({ type: 'open', profile: profileOf() })).toBe('already-opened');
  });

  it('let nothing happen after the end but the secret of the shuffle', () => {
    const table = tableAt('obenabe', WEIS_EACH, 'offiziell', [1000, 0]).claim(0);
    expect(table.refusalOf({ type: 'play', seat: 0, card: card('R6') })).toBe('partie-over');
    expect(table.refusalOf({ type: 'deal', dealer: 0, hands: dealOf(...WEIS_EACH) })).toBe('partie-over');
    expect(table.refusalOf({ type: 'reveal-shuffle', secret: 's' })).toBe('no-commitment');
  });
});

describe('a trick', () => {
  it('is turned by the lead to the next, in one command', () => {
    const table = tableAt('trump:E', SUIT_EACH).play('EU R6 S6 T6');
    const events = table.do({ type: 'play', seat: 0, card: card('E9') });
    expect(events).toEqual([
      { type: 'trick-turned', winner: 0, points: 20 },
      { type: 'card-played', seat: 0, card: card('E9') },
    ]);
  });

  it('waits, complete, for whoever is not the winner', () => {
    const table = tableAt('trump:E', SUIT_EACH).play('EU R6 S6 T6');
    expect(turnOf(table.state)).toBe(0);
    expect(table.try({ type: 'play', seat: 1, card: card('R7') })).toMatchObject({
      error: { code: 'not-your-turn', seat: 0 },
    });
    expect(winnerOf(roundOf(table.state), 1)).toBe(0);
  });

  it('says in a refusal which cards are legal', () => {
    const table = tableAt('obenabe', WEIS_EACH).play('R6');
    expect(table.try({ type: 'play', seat: 1, card: card('E6') })).toEqual({
      ok: false,
      error: {
        ...{ code: 'must-follow-suit', rule: 'play.follow-suit', seat: 1 },
        ...{ cards: [card('E6')], legal: [card('R10'), card('RU')] },
      },
    });
  });

  it('goes up and down in Slalom', () => {
    const table = tableAt('slalom:undenufe', SUIT_EACH, { contracts: ['slalom'] });
    expect([1, 2, 3].map((trickNo) => modeIn(roundOf(table.state), trickNo))).toEqual([5, 4, 5]);
  });
});

describe('evolving', () => {
  it('leaves the state before it as it was', () => {
    let frozen = '';
    let before = EMPTY_PARTIE;
    for (const table of randomPartie('puur', diceOf(51), 2)) {
      expect(JSON.stringify(before)).toBe(frozen || JSON.stringify(EMPTY_PARTIE));
      before = table.state;
      frozen = JSON.stringify(before);
    }
  });

  it('can be folded in pieces', () => {
    const table = playOut(tableAt('undenufe', WEIS_EACH), diceOf(52));
    for (let cut = 0; cut <= table.log.length; cut++) {
      expect(fold(table.log.slice(cut), fold(table.log.slice(0, cut)))).toEqual(table.state);
    }
    expect(table.log.reduce(evolve, EMPTY_PARTIE)).toEqual(table.state);
  });
});

describe('what is certain of a running round', () => {
  it('is the complete tricks, with the last trick only at the end', () => {
    const table = tableAt('trump:E', SUIT_EACH).play('EU R10 S6 TA E9');
    const [us, them] = takingsOf(roundOf(table.state), table.state.profile);
    expect(us).toEqual({ cards: 41, tricks: 1, lastTrick: false, weis: 0, stoeck: 0 });
    expect(them).toEqual({ cards: 0, tricks: 0, lastTrick: false, weis: 0, stoeck: 0 });
  });

  it('is the whole round after card 36, turned or not', () => {
    const table = tableAt('trump:E', SUIT_EACH);
    for (let trick = 0; trick < 9; trick++) {
      for (const seat of [0, 1, 2, 3] as const)
        table.do({ type: 'play', seat, card: table.view(seat).options.cards[0]! });
    }
    expect(table.state.phase).toBe('trick-complete');
    expect(turnOf(table.state)).toBeNull();
    expect(table.view(1).counted).toEqual([257, 0]);
    table.turn();
    expect(table.state).toMatchObject({ phase: 'deal', score: [257, 0] });
  });
});
