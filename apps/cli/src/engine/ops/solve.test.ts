import { describe, expect, it } from 'vitest';
import { replyTo } from '../answer.js';
import type { FaultCode } from '../fault.js';
import { solveOf } from './solve.js';

interface Reply {
  readonly ok: boolean;
  readonly result: {
    readonly exact: boolean;
    readonly points?: readonly number[];
    readonly moves?: Readonly<Record<string, readonly number[]>>;
    readonly bounds?: { readonly low: readonly number[]; readonly high: readonly number[] };
  };
  readonly error: { readonly code: string; readonly path?: string };
}

async function solve(fields: object, now?: () => number): Promise<Reply> {
  const line = { ok: true, text: JSON.stringify({ id: 1, op: 'solve', ...fields }) } as const;
  const report = (failure: unknown): never => {
    throw failure;
  };
  const reply = now === undefined ? replyTo(line, report) : replyTo(line, report, () => solveOf(now));
  return JSON.parse(await reply) as Reply;
}

const hands = (...texts: readonly string[]): object =>
  Object.fromEntries(texts.map((text, seat) => [seat, text === '' ? [] : text.split(' ')]));

/** Solved by an independent reference search; team 0 and team 1, without the bonus of a match. */
const SOLVED: readonly { contract: string; leader: number; hands: readonly string[]; points: readonly number[] }[] = [
  {
    contract: 'trump:E',
    leader: 3,
    hands: ['S7 SU SO T6 T10', 'R6 S8 S10 SA T7', 'R8 RK RA T8 TU', 'E8 R9 S6 S9 SK'],
    points: [19, 43],
  },
  {
    contract: 'obenabe',
    leader: 0,
    hands: ['E7 E10 R9 RO RK', 'E8 E9 RA TO TK', 'EO EK S6 S10 T8', 'EU EA SU T6 T7'],
    points: [0, 88],
  },
  {
    contract: 'undenufe',
    leader: 1,
    hands: ['E6 E9 R9 S10 SO', 'R6 R10 RU S6 SU', 'E7 EU T6 T8 TO', 'E8 RA S9 T7 T9'],
    points: [0, 97],
  },
  {
    contract: 'trump:E',
    leader: 1,
    hands: ['EA R6 RA S9 T6 TU', 'E10 S8 SO SA T7 TK', 'E8 R7 R8 R10 S6 TO', 'E6 E9 EK RO S7 SU'],
    points: [0, 93],
  },
  {
    contract: 'obenabe',
    leader: 2,
    hands: ['S6 S9 S10 T8 T9 TU', 'E9 E10 RK S8 SA TA', 'R9 RU SU SK T10 TO', 'RO RA S7 T6 T7 TK'],
    points: [0, 108],
  },
  {
    contract: 'undenufe',
    leader: 1,
    hands: ['E9 RO SO T7 T8 TU', 'E6 E8 EU R10 S8 TA', 'E7 E10 RU T10 TO TK', 'EO EK R6 R8 T6 T9'],
    points: [10, 116],
  },
  {
    contract: 'trump:E',
    leader: 1,
    hands: ['R6 R7 RO RK RA SU T7', 'E9 E10 SA T8 T9 TO TA', 'E6 R8 R9 R10 T6 TU TK', 'E7 EU EO RU S7 SO T10'],
    points: [0, 128],
  },
  {
    contract: 'obenabe',
    leader: 2,
    hands: ['E7 E9 EU EK R10 S8 SK', 'EO RO RK RA S6 T7 T9', 'R8 R9 RU SU SO T8 TA', 'R6 R7 S9 S10 SA T10 TU'],
    points: [52, 69],
  },
  {
    contract: 'undenufe',
    leader: 2,
    hands: ['E7 E9 EK RU SO TK TA', 'EO S9 SU SK SA T8 TO', 'E10 S6 S8 S10 T6 T10 TU', 'E6 E8 EU R8 S7 T7 T9'],
    points: [71, 58],
  },
];

describe('a position that a reference search has solved', () => {
  it.each(SOLVED)('$contract, $hands.0: $points', async ({ points, ...given }) => {
    const { result } = await solve({ ...given, hands: hands(...given.hands) });
    expect(result).toMatchObject({ exact: true, points });
    // The seat to act has its best card, and a card for each it may lead: all of its hand.
    const team = given.leader % 2;
    const worths = Object.values(result.moves!).map((move) => move[team]!);
    expect(Math.max(...worths)).toBe(points[team]);
    expect(Object.keys(result.moves!).sort()).toEqual(given.hands[given.leader]!.split(' ').sort());
  });
});

/** Seats 0 and 2 hold the four highest trumps: Under 20, nine 14, ace 11, king 4; 5 for the last trick. */
const SURE = { contract: 'trump:E', hands: hands('EU E9', 'R6 R7', 'EA EK', 'T6 T7'), leader: 0 };
/** The nine lies, the Under is held back. */
const LYING = { ...SURE, hands: hands('EU', 'R6 R7', 'EA EK', 'T6 T7'), trick: ['E9'] };
const ACE_UNDER_KING = { contract: 'obenabe', hands: hands('EK E6', 'EA R6', 'S6 S7', 'T6 T7'), leader: 0 };

describe('positions that can be read off', () => {
  it.each([
    ['all trumps in one team', SURE, [54, 0]],
    ['the cards lying count', LYING, [54, 0]],
    ['a match is not counted unasked', { ...SURE, tricksWon: [7, 0] }, [54, 0]],
    ['a match counts where all tricks were won', { ...SURE, match: true, tricksWon: [7, 0] }, [154, 0]],
    ['a match is gone with one trick', { ...SURE, match: true, tricksWon: [6, 1] }, [54, 0]],
    ['the bonus is that of the profile', { ...SURE, match: true, tricksWon: [7, 0], profile: 'turnier-12' }, [54, 0]],
    ['the last trick is that of the profile', { ...SURE, profile: { lastTrick: 0 } }, [49, 0]],
    ['the ace takes the king, now or later', ACE_UNDER_KING, [0, 20]],
    ['the last card of all', { ...SURE, hands: hands('', '', '', 'EU'), trick: ['E9', 'EA', 'EK'] }, [0, 54]],
    [
      'in Undenufe the ace counts eleven where a table has it so',
      {
        contract: 'undenufe',
        hands: hands('E6', 'E7', 'EA', 'E9'),
        leader: 1,
        profile: { undenufeValues: 'ace-eleven' },
      },
      [16, 0],
    ],
  ] as const)('%s', async (_, fields, points) => {
    expect((await solve(fields)).result).toMatchObject({ exact: true, points });
  });

  it('values the legal cards and no other', async () => {
    const follow = { ...ACE_UNDER_KING, hands: hands('E6', 'EA R6', 'S6 S7', 'T6 T7'), trick: ['EK'] };
    expect((await solve(follow)).result.moves).toEqual({ EA: [0, 20] });
  });
});

describe('the time', () => {
  // A whole round of trump is not solved between two looks at the clock.
  const round = {
    contract: 'trump:E',
    leader: 0,
    hands: hands(
      'E6 EK R7 R9 S9 S10 T7 T10 TU',
      'EA R6 R8 S8 SU SO SA TO TK',
      'E10 EU RU RO S6 S7 SK T9 TA',
      'E7 E8 E9 EO R10 RK RA T6 T8',
    ),
  };

  it('ends a search, and what is proved stands', async () => {
    let time = 0;
    const { result } = await solve({ ...round, timeMs: 5 }, () => time++);
    expect(Object.keys(result)).toEqual(['exact', 'bounds']);
    expect(result.exact).toBe(false);
    const { low, high } = result.bounds!;
    for (const [mine, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      expect(low[mine]).toBeGreaterThanOrEqual(0);
      expect(low[mine]! + high[other]!).toBe(157);
    }
    expect(time).toBeGreaterThan(5);
  });

  it('does not cut short what is done at once', async () => {
    expect((await solve({ ...SURE, timeMs: 1 }, () => Date.UTC(2024, 0))).result.exact).toBe(true);
  });

  it('leaves the next question alone', async () => {
    let time = 0;
    const op = solveOf(() => time++);
    const ask = async (fields: object): Promise<unknown> =>
      (
        JSON.parse(
          await replyTo(
            { ok: true, text: JSON.stringify({ op: 'solve', ...fields }) },
            () => undefined,
            () => op,
          ),
        ) as Reply
      ).result;
    expect(await ask({ ...round, timeMs: 5 })).toMatchObject({ exact: false });
    expect(await ask(SURE)).toMatchObject({ exact: true, points: [54, 0] });
  });
});

describe('a position that cannot be', () => {
  it.each<readonly [string, object, FaultCode, string]>([
    ['a contract nobody knows', { ...SURE, contract: 'trump:X' }, 'bad-contract', 'contract'],
    ['no hands', { contract: 'obenabe', leader: 0 }, 'missing-field', 'hands'],
    ['a seat without a hand', { ...SURE, hands: hands('EU', 'E6', 'E7') }, 'missing-field', 'hands.3'],
    ['a fifth seat', { ...SURE, hands: hands('EU', 'E6', 'E7', 'E8', 'E9') }, 'unknown-field', 'hands.4'],
    ['hands as a list', { ...SURE, hands: [['EU'], ['E6'], ['E7'], ['E8']] }, 'bad-type', 'hands'],
    ['a card that is none', { ...SURE, hands: hands('EU X9', 'R6 R7', 'EA EK', 'T6 T7') }, 'bad-card', 'hands.0[1]'],
    ['a card twice in a hand', { ...SURE, hands: hands('EU EU', 'R6 R7', 'EA EK', 'T6 T7') }, 'card-twice', 'hands.0'],
    ['a card in two hands', { ...SURE, hands: hands('EU R6', 'R6 R7', 'EA EK', 'T6 T7') }, 'card-twice', 'hands'],
    ['a card in hand and lying', { ...LYING, trick: ['EU'] }, 'card-twice', 'trick'],
    [
      'a hand of ten',
      { ...SURE, hands: hands('E6 E7 E8 E9 E10 EU EO EK EA R6', '', '', '') },
      'hand-too-large',
      'hands.0',
    ],
    ['a hand too short', { ...SURE, hands: hands('EU E9', 'R6', 'EA EK', 'T6 T7') }, 'uneven-hands', 'hands'],
    [
      'a played card not taken off',
      { ...LYING, hands: hands('EU E8', 'R6 R7', 'EA EK', 'T6 T7') },
      'uneven-hands',
      'hands',
    ],
    ['no cards at all', { ...SURE, hands: hands('', '', '', '') }, 'hand-empty', 'hands.0'],
    ['nothing to act with', { ...LYING, hands: hands('EU', '', 'EA', 'T6') }, 'hand-empty', 'hands.1'],
    ['a full trick', { ...LYING, trick: ['E9', 'R8', 'E8', 'T8'] }, 'trick-full', 'trick'],
    [
      'a revoke',
      { ...LYING, hands: hands('EU', 'E6', 'EA EK', 'T6 T7'), trick: ['E9', 'R6'] },
      'illegal-play',
      'trick[1]',
    ],
    ['nobody led', { contract: SURE.contract, hands: SURE.hands }, 'missing-field', 'leader'],
    ['a leader from another table', { ...SURE, leader: 4 }, 'bad-seat', 'leader'],
    ['a match that is no yes or no', { ...SURE, match: 1 }, 'bad-type', 'match'],
    ['a match without the tricks before', { ...SURE, match: true }, 'missing-field', 'tricksWon'],
    ['tricks that do not sum', { ...SURE, match: true, tricksWon: [7, 1] }, 'bad-tricks-won', 'tricksWon'],
    ['tricks that do not sum, without a match', { ...SURE, tricksWon: [0, 0] }, 'bad-tricks-won', 'tricksWon'],
    ['half tricks', { ...SURE, match: true, tricksWon: [6.5, 0.5] }, 'bad-value', 'tricksWon[0]'],
    ['the tricks of one team', { ...SURE, match: true, tricksWon: [7] }, 'bad-length', 'tricksWon'],
    ['no time', { ...SURE, timeMs: 0 }, 'bad-value', 'timeMs'],
    ['time without end', { ...SURE, timeMs: 600_001 }, 'bad-value', 'timeMs'],
    ['a field too many', { ...SURE, hand: ['EU'] }, 'unknown-field', 'hand'],
  ])('%s', async (_, fields, code, path) => {
    expect((await solve(fields)).error).toMatchObject({ code, path });
  });
});
