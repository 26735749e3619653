import { describe, expect, test } from 'vitest';
import { casesOf, realRounds } from '../cases/index.js';
import { IllegalPlayError, replayRound, roundTotal, type PlayedRound } from './round.js';

const replays = casesOf('round-replay').map((each) => {
  const { hands } = each.given;
  return { ...each, given: { ...each.given, hands: [hands['0'], hands['1'], hands['2'], hands['3']] } };
});

/** A round as people played it, with the hands that follow from it. */
function playedRound(round: (typeof realRounds)[number]): PlayedRound {
  const hands: string[][] = [[], [], [], []];
  for (const trick of round.tricks) {
    for (const [turn, card] of trick.cards.entries()) hands[(trick.leader + turn) % 4]?.push(card);
  }
  return {
    contract: round.contract,
    leader: (round.dealer + 1) % 4,
    hands,
    tricks: round.tricks.map((trick) => trick.cards),
  };
}

describe('replaying a round', () => {
  test.each(replays)('$id', ({ given, expect: expected, profile }) => {
    expect(replayRound(given, profile)).toMatchObject(expected);
  });

  test.each(realRounds)('real round $id, $contract', (round) => {
    const outcome = replayRound(playedRound(round));
    expect(outcome.trickWinners).toEqual(round.tricks.map((trick) => trick.winner));
    expect(outcome.trickPoints).toEqual(round.tricks.map((trick) => trick.points));
    expect(outcome.cardPoints).toEqual(round.cardPoints);
    expect(outcome.match !== null).toBe(round.situations.includes('match'));
  });

  test('the chosen real rounds show every contract of theirs and every situation', () => {
    expect(realRounds).toHaveLength(24);
    expect([...new Set(realRounds.map((round) => round.contract))].sort()).toEqual([
      'obenabe',
      'trump:E',
      'trump:R',
      'trump:S',
      'trump:T',
      'undenufe',
    ]);
    expect([...new Set(realRounds.flatMap((round) => round.situations))].sort()).toEqual([
      'match',
      'over-overtrump',
      'puur-withheld-on-trump-lead',
      'trumped-though-able-to-follow',
      'two-or-more-trumps-before-the-player',
      'undertrump-forced-only-lower-trumps',
      'undertrump-only-trumps-though-higher-held',
    ]);
  });

  test('an illegal card is named with its trick, its seat and what was legal', () => {
    const round = replays[0]?.given;
    if (round === undefined) throw new Error('no case');
    // The first trick is R6 RK TK R9; seat 1 holds T10 as well, but seat 0 must follow with a Rose or trump.
    const [first, ...others] = round.tricks;
    const wrong = { ...round, tricks: [[first?.[0] ?? '', 'S6', ...(first ?? []).slice(2)], ...others] };
    let error: unknown;
    try {
      replayRound(wrong);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(IllegalPlayError);
    expect(error).toMatchObject({ trickNo: 1, seat: 0, card: 'S6', legal: ['R7', 'RK', 'T6'] });
  });

  test('in Slalom, values by the trick give 146 in the round that fixed values give 157', () => {
    const slalom = replays.find((each) => each.given.contract === 'slalom:obenabe');
    if (slalom === undefined) throw new Error('no case');
    const sum = (mixedModeValues: 'obenabe' | 'per-trick'): number => {
      const [team0, team1] = replayRound(slalom.given, { mixedModeValues }).cardPoints;
      return team0 + team1;
    };
    expect(sum('obenabe')).toBe(157);
    expect(sum('per-trick')).toBe(146);
  });

  test('a card in two hands is no deal', () => {
    const round = replays[0]?.given;
    if (round === undefined) throw new Error('no case');
    const [hand0 = [], , hand2 = [], hand3 = []] = round.hands;
    expect(() => replayRound({ ...round, hands: [hand0, hand0, hand2, hand3] })).toThrow('is in 2 hands');
  });
});

describe('all nine tricks', () => {
  const suitEach = (order: string): PlayedRound => ({
    contract: 'undenufe',
    leader: 0,
    hands: ['E', 'R', 'S', 'T'].map((suit) => order.split(' ').map((rank) => suit + rank)),
    tricks: order.split(' ').map((rank) => ['E', 'R', 'S', 'T'].map((suit) => suit + rank)),
  });

  test('are a match of 257 in Undenufe as well', () => {
    const round = suitEach('6 7 8 9 10 U O K A');
    expect(replayRound(round)).toMatchObject({ match: 0, roundPoints: [257, 0], cardPoints: [157, 0] });
    expect(replayRound(round, { matchBonus: 0 }).roundPoints).toEqual([157, 0]);
  });

  test('all points without all tricks are none', () => {
    const sheet = { factor: 1, cards: { A: 152, B: 0 }, lastTrick: 'A', tricks: { A: 8, B: 1 } } as const;
    expect(roundTotal(sheet)).toEqual({ A: 157, B: 0 });
  });
});

describe('round totals', () => {
  test.each(casesOf('round-total'))('$id', ({ given, expect: expected, profile }) => {
    expect(roundTotal(given, profile)).toEqual(expected);
  });

  const match = { factor: 1, cards: { A: 152, B: 0 }, lastTrick: 'A', tricks: { A: 9, B: 0 } } as const;

  test('a Weis stands against a match, unless the table wants a trick for it', () => {
    const sheet = { ...match, weis: { A: 0, B: 20 } };
    expect(roundTotal(sheet)).toEqual({ A: 257, B: 20 });
    expect(roundTotal(sheet, { weisNeedsTrick: true })).toEqual({ A: 257, B: 0 });
  });

  test('Stöck stand against a match at every table', () => {
    const sheet = { ...match, stoeck: { A: 0, B: 20 } };
    expect(roundTotal(sheet, { weisNeedsTrick: true })).toEqual({ A: 257, B: 20 });
  });

  test('the factor multiplies the round and not what was written before', () => {
    const before = { A: 300, B: 200 };
    const round = roundTotal({ factor: 3, cards: { A: 95, B: 57 }, lastTrick: 'A', tricks: { A: 6, B: 3 } });
    expect({ A: before.A + round.A, B: before.B + round.B }).toEqual({ A: 600, B: 371 });
  });

  test('what a table does not multiply counts once', () => {
    const sheet = { ...match, factor: 3, weis: { A: 50, B: 0 }, stoeck: { A: 20, B: 0 } };
    expect(roundTotal(sheet).A).toBe(3 * (157 + 100 + 50 + 20));
    expect(roundTotal(sheet, { matchBonusMultiplied: false }).A).toBe(3 * (157 + 50 + 20) + 100);
    expect(roundTotal(sheet, { weisMultiplied: false }).A).toBe(3 * (157 + 100 + 20) + 50);
    expect(roundTotal(sheet, { stoeckMultiplied: false }).A).toBe(3 * (157 + 100 + 50) + 20);
    expect(roundTotal(sheet, { weis: false, stoeck: false }).A).toBe(3 * 257);
  });
});
