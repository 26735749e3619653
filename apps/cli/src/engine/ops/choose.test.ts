import { describe, expect, it } from 'vitest';
import { replyTo } from '../answer.js';
import type { FaultCode } from '../fault.js';

interface Reply {
  readonly ok: boolean;
  readonly result: {
    readonly action: object;
    readonly announce: readonly object[];
    readonly considered: readonly object[];
  };
  readonly error: { readonly code: string; readonly path?: string; readonly message: string };
}

async function choose(view: unknown, more: object = {}): Promise<Reply> {
  const request = { id: 1, op: 'choose', level: 'einfach', view, ...more };
  const reply = await replyTo({ ok: true, text: JSON.stringify(request) }, (failure) => {
    throw failure;
  });
  return JSON.parse(reply) as Reply;
}

const NINE = ['EU', 'E9', 'EA', 'E10', 'R6', 'S6', 'S7', 'T6', 'T7'];
/** The forehand's seat before anything was said. */
const OPEN = { seat: 0, hand: NINE, dealer: 3, tricks: [] };
const declaredBy = (by: number, contract: string, pushed = false): object => ({
  declaration: { by, contract, pushed },
});
/** The forehand's first lead. */
const LEAD = { ...OPEN, ...declaredBy(0, 'trump:E') };
/** Seat 2 after two plays of the first trick, and seat 0 after a whole one, which it has won. */
const THIRD = {
  seat: 2,
  hand: NINE,
  dealer: 3,
  ...declaredBy(0, 'obenabe'),
  tricks: [{ leader: 0, cards: ['RK', 'R7'] }],
};
const SECOND_TRICK = {
  ...{ seat: 0, hand: NINE.slice(1), dealer: 3, ...declaredBy(0, 'trump:E') },
  tricks: [{ leader: 0, cards: ['EU', 'E6', 'E7', 'E8'] }],
};

describe('a seat is answered', () => {
  it('with a contract or a push while the contract is open', async () => {
    const { ok, result } = await choose(OPEN);
    expect(ok).toBe(true);
    expect(Object.keys(result.action)).toHaveLength(1);
    expect(['declare', 'push']).toContain(Object.keys(result.action)[0]);
  });

  it('with a contract where the partner has pushed', async () => {
    const { result } = await choose({ ...OPEN, dealer: 1 });
    expect(Object.keys(result.action)).toEqual(['declare']);
  });

  it('with a contract where nobody may push', async () => {
    const { result } = await choose(OPEN, { profile: { pushing: 'none' } });
    expect(Object.keys(result.action)).toEqual(['declare']);
  });

  it('with the one card that is legal', async () => {
    const { result } = await choose(THIRD);
    expect(result.action).toEqual({ play: 'R6' });
  });

  it('with its only card', async () => {
    const tricks = [
      ['E6', 'E7', 'E8', 'E9'],
      ['S6', 'S7', 'S8', 'S9'],
      ['R6', 'R7', 'R8', 'R9'],
      ['T6', 'T7', 'T8', 'T9'],
      ['E10', 'EU', 'EO', 'EK'],
      ['S10', 'SU', 'SO', 'SK'],
      ['R10', 'RU', 'RO', 'RK'],
      ['T10', 'TU', 'TO', 'TK'],
    ];
    // In Obenabe the last card of each wins, so seat 3, 2, 1, 0, 3, … leads next.
    const leaders = [0, 3, 2, 1, 0, 3, 2, 1];
    const played = tricks.map((cards, index) => ({ leader: leaders[index], cards }));
    const view = { seat: 0, hand: ['SA'], dealer: 3, ...declaredBy(0, 'obenabe'), tricks: played };
    const { ok, result } = await choose(view);
    expect({ ok, action: result.action }).toEqual({ ok: true, action: { play: 'SA' } });
  });

  it('with its Weis on its first card', async () => {
    const hand = ['R7', 'R8', 'R9', 'TA', 'SK', 'E6', 'EO', 'T10', 'S8'];
    const { result } = await choose({ ...OPEN, hand, ...declaredBy(0, 'obenabe') });
    expect(result.announce).toEqual([{ weis: 20, cards: ['R7', 'R8', 'R9'] }]);
  });

  it('with Stöck on the second of the two cards', async () => {
    // The König is the last trump of seat 1, and trump is led.
    const view = {
      ...{ seat: 1, hand: ['EK', 'S8', 'S9', 'SA', 'T8', 'TA', 'R8', 'RA'], dealer: 3, ...declaredBy(0, 'trump:E') },
      tricks: [
        { leader: 0, cards: ['E6', 'EO', 'EA', 'E8'] },
        { leader: 2, cards: ['E7', 'E10', 'E9'] },
      ],
    };
    const { result } = await choose(view);
    expect(result).toMatchObject({ action: { play: 'EK' }, announce: [{ stoeck: true }] });
  });

  it('the same for the same view, level, seed and work', async () => {
    const more = { level: 'einfach', seed: 'x', worlds: 10 };
    expect(await choose(LEAD, more)).toEqual(await choose(LEAD, more));
  });

  it('of the strongest level, the same for the same number of worlds, and in time by a clock', async () => {
    const more = { level: 'stark', seed: 'x', worlds: 5 };
    expect(await choose(LEAD, more)).toEqual(await choose(LEAD, more));
    expect(await choose(LEAD, { level: 'stark', timeMs: 1 })).toMatchObject({ ok: true });
  });

  it('whether the profile stands in the view or in the request', async () => {
    expect(await choose({ ...OPEN, profile: 'chibre' })).toEqual(await choose(OPEN, { profile: 'chibre' }));
  });

  it('where a card decides who is forehand', async () => {
    const { ok } = await choose({ ...OPEN, forehand: 0, dealer: 0, score: [0, 0], profile: 'pagat-3000' });
    expect(ok).toBe(true);
  });

  it.each([
    ['nobody has claimed', [5000, 5000], 'offiziell'],
    ['both have reached it in one block, and another deal decides', [1040, 1003], { blockTie: 'next-deal' }],
    ['both have as much', [1010, 1010], {}],
    ['nobody has reached it', [999, 999], {}],
    ['eleven rounds are played', [1727, 0], 'turnier-12'],
  ])('on a score where %s', async (_, score, profile) => {
    expect(await choose({ ...OPEN, score, profile })).toMatchObject({ ok: true });
  });

  it('where three seats have called what there is for three', async () => {
    const weis = [0, 1, 2].map((seat) => ({ seat, points: 100 }));
    // Four Asses, Kings and Obers: one seat each.
    const hand = ['S6', 'S7', 'S9', 'R6', 'R7', 'R9', 'T6', 'T7', 'E9'];
    const tricks = [{ leader: 0, cards: ['RA', 'RK', 'RO'] }];
    expect(await choose({ seat: 3, hand, dealer: 3, ...declaredBy(0, 'obenabe'), tricks, weis })).toMatchObject({
      ok: true,
    });
  });

  it('although the Weis that counts was told without its cards', async () => {
    const weis = [{ seat: 1, points: 50 }];
    expect((await choose({ ...SECOND_TRICK, weis })).ok).toBe(true);
  });
});

interface Row {
  readonly name: string;
  readonly view: unknown;
  readonly more?: object;
  readonly code: FaultCode;
}

const ROWS: readonly Row[] = [
  { name: 'no view', view: undefined, code: 'missing-field' },
  { name: 'a view that is a list', view: [], code: 'bad-type' },
  { name: 'other hands', view: { ...OPEN, hands: {} }, code: 'unknown-field' },
  { name: 'an empty hand', view: { ...OPEN, hand: [] }, code: 'hand-empty' },
  { name: 'a hand of ten', view: { ...OPEN, hand: [...NINE, 'SA'] }, code: 'hand-too-large' },
  { name: 'a hand of eight before the first card', view: { ...OPEN, hand: NINE.slice(1) }, code: 'hand-size' },
  {
    name: 'a hand of nine after a trick',
    view: { ...SECOND_TRICK, hand: [...NINE.slice(1), 'SA'] },
    code: 'hand-size',
  },
  { name: 'a card in hand that was played', view: { ...THIRD, hand: ['RK', ...NINE.slice(1)] }, code: 'card-twice' },
  {
    name: 'a card played twice',
    view: {
      ...SECOND_TRICK,
      tricks: [
        { leader: 0, cards: ['EU', 'E6', 'E7', 'E8'] },
        { leader: 0, cards: ['E6'] },
      ],
    },
    code: 'card-twice',
  },
  { name: 'tricks without a contract', view: { ...THIRD, declaration: null }, code: 'not-declared' },
  { name: 'Stöck without a contract', view: { ...OPEN, stoeck: [0] }, code: 'not-declared' },
  { name: 'the dealer before the contract', view: { ...OPEN, dealer: 0 }, code: 'not-your-turn' },
  {
    name: 'the partner where nobody may push',
    view: { ...OPEN, dealer: 1 },
    more: { profile: { pushing: 'none' } },
    code: 'not-your-turn',
  },
  { name: 'a push too many', view: { ...OPEN, pushes: 2 }, code: 'not-your-turn' },
  { name: 'an opponent that declared', view: { ...OPEN, ...declaredBy(1, 'obenabe') }, code: 'wrong-declarer' },
  {
    name: 'a partner that declared without a push',
    view: { ...OPEN, ...declaredBy(2, 'obenabe') },
    code: 'wrong-declarer',
  },
  {
    name: 'a forehand that declared after its push',
    view: { ...OPEN, ...declaredBy(0, 'obenabe', true) },
    code: 'wrong-declarer',
  },
  { name: 'a contract nobody knows', view: { ...OPEN, ...declaredBy(0, 'misere') }, code: 'bad-contract' },
  { name: 'another seat on lead', view: { ...LEAD, seat: 1 }, code: 'not-your-turn' },
  {
    name: 'a first trick that the wrong seat led',
    view: { ...THIRD, tricks: [{ leader: 1, cards: ['RK'] }] },
    code: 'wrong-leader',
  },
  {
    name: 'a second trick that the wrong seat led',
    view: { ...SECOND_TRICK, tricks: [...SECOND_TRICK.tricks, { leader: 1, cards: ['S8'] }] },
    code: 'wrong-leader',
  },
  {
    name: 'an unfinished trick before another',
    view: {
      ...SECOND_TRICK,
      tricks: [
        { leader: 0, cards: ['EU'] },
        { leader: 0, cards: [] },
      ],
    },
    code: 'trick-unfinished',
  },
  {
    name: 'a trick of five',
    view: { ...LEAD, tricks: [{ leader: 0, cards: ['R7', 'R8', 'R9', 'R10', 'RU'] }] },
    code: 'trick-size',
  },
  {
    name: 'a revoke of its own',
    view: {
      ...{ seat: 0, hand: ['E9', ...NINE.slice(2)], dealer: 2, ...declaredBy(3, 'trump:E') },
      tricks: [
        { leader: 3, cards: ['EU', 'R7', 'EO', 'EK'] },
        { leader: 3, cards: ['T8'] },
      ],
    },
    code: 'illegal-play',
  },
  {
    name: 'a revoke that a later card shows',
    view: {
      ...SECOND_TRICK,
      hand: NINE.slice(2),
      tricks: [
        { leader: 0, cards: ['EU', 'R7', 'E7', 'E8'] },
        { leader: 0, cards: ['E9', 'E6', 'R8', 'R9'] },
      ],
    },
    code: 'illegal-play',
  },
  {
    name: 'cards that nobody can hold',
    // Everybody else is out of Rosen after the first trick, and the Rosen are not all seen.
    view: {
      ...{ seat: 0, hand: NINE.slice(1), dealer: 3, ...declaredBy(0, 'obenabe') },
      tricks: [{ leader: 0, cards: ['RA', 'S8', 'S9', 'S10'] }],
    },
    code: 'no-such-deal',
  },
  { name: 'a forehand that sits elsewhere', view: { ...OPEN, forehand: 1 }, code: 'bad-forehand' },
  { name: 'a score of one team', view: { ...OPEN, score: [0] }, code: 'bad-length' },
  { name: 'a score below nothing', view: { ...OPEN, score: [0, -1] }, code: 'bad-points' },
  // Targets: 1000 for all but `turnier-12`, which plays twelve rounds (docs/engine.md, Presets).
  { name: 'a score past the target', view: { ...OPEN, score: [5000, 5000] }, code: 'partie-over' },
  { name: 'a team that has won', view: { ...OPEN, score: [1000, 400] }, code: 'partie-over' },
  {
    name: 'a team that has gone out at once',
    view: { ...OPEN, score: [990, 1000], profile: 'swisslos-1000' },
    code: 'partie-over',
  },
  {
    // Eleven rounds of 157 are 1727.
    name: 'more than eleven rounds give',
    view: { ...OPEN, score: [1728, 0], profile: 'turnier-12' },
    code: 'partie-over',
  },
  { name: 'an unknown profile', view: { ...OPEN, profile: 'bern' }, code: 'bad-profile' },
  { name: 'two profiles', view: { ...OPEN, profile: 'puur' }, more: { profile: 'chibre' }, code: 'profile-conflict' },
  // Weis
  {
    name: 'Weis at a table without',
    view: { ...THIRD, weis: [{ seat: 0, points: 20 }] },
    more: { profile: 'turnier-12' },
    code: 'weis-not-in-profile',
  },
  { name: 'a Weis before its first card', view: { ...THIRD, weis: [{ seat: 3, points: 20 }] }, code: 'weis-too-early' },
  { name: 'a Weis of no points', view: { ...THIRD, weis: [{ seat: 0, points: 0 }] }, code: 'bad-points' },
  {
    name: 'a Weis that is none',
    view: { ...THIRD, weis: [{ seat: 0, points: 20, cards: ['RO', 'RK'] }] },
    code: 'not-a-weis',
  },
  {
    name: 'a Weis called too high',
    view: { ...THIRD, weis: [{ seat: 0, points: 50, cards: ['RO', 'RK', 'RA'] }] },
    code: 'weis-called-too-high',
  },
  {
    name: 'a Weis with a card of its own hand',
    view: { ...THIRD, weis: [{ seat: 0, points: 20, cards: ['E9', 'E10', 'EU'] }] },
    code: 'weis-not-in-hand',
  },
  {
    name: 'an own Weis that it does not hold',
    view: { ...LEAD, weis: [{ seat: 0, points: 150 }] },
    code: 'weis-not-in-hand',
  },
  {
    name: 'two Weise that cross',
    view: {
      ...THIRD,
      weis: [
        { seat: 0, points: 20, cards: ['RO', 'RK', 'RA'] },
        { seat: 0, points: 20, cards: ['RU', 'RO', 'RK'] },
      ],
    },
    code: 'weis-crossed',
  },
  {
    // Only four Unders are worth 200.
    name: 'the same four Unders called by two seats',
    view: {
      ...{
        seat: 3,
        hand: ['S6', 'S7', 'S9', 'R6', 'R7', 'R9', 'T6', 'T7', 'E9'],
        dealer: 3,
        ...declaredBy(0, 'obenabe'),
      },
      tricks: [{ leader: 0, cards: ['RA', 'RK', 'R8'] }],
      weis: [
        { seat: 0, points: 200 },
        { seat: 1, points: 200 },
      ],
    },
    code: 'no-such-deal',
  },
  {
    // The hand has a card of every quartet but the nines and the Unders, and leaves no five in a row.
    name: 'hundreds for three seats that no cards are left for',
    view: {
      ...{ seat: 3, hand: ['SA', 'RK', 'TO', 'E10', 'S10', 'T10', 'R8', 'T7', 'E6'], dealer: 3 },
      ...declaredBy(0, 'obenabe'),
      tricks: [{ leader: 0, cards: ['TA', 'TK', 'T9'] }],
      weis: [0, 1, 2].map((seat) => ({ seat, points: 100 })),
    },
    code: 'no-such-deal',
  },
  // Stöck
  {
    name: 'Stöck at a table without',
    view: { ...SECOND_TRICK, stoeck: [1] },
    more: { profile: 'turnier-12' },
    code: 'stoeck-not-in-profile',
  },
  { name: 'Stöck in Obenabe', view: { ...THIRD, stoeck: [0] }, code: 'stoeck-no-trump' },
  {
    name: 'Stöck of its own that it does not hold',
    view: { ...SECOND_TRICK, stoeck: [0] },
    code: 'stoeck-not-in-hand',
  },
  {
    name: 'Stöck that lie in hand',
    view: { ...SECOND_TRICK, stoeck: [1] },
    more: { profile: { stoeckPreShowToGoOut: false } },
    code: 'stoeck-too-early',
  },
  // The other fields
  { name: 'a level nobody plays', view: OPEN, more: { level: 'genius' }, code: 'bad-value' },
  { name: 'no time', view: OPEN, more: { timeMs: 0 }, code: 'bad-value' },
  { name: 'time for ever', view: OPEN, more: { timeMs: 1e12 }, code: 'bad-value' },
  { name: 'half a world', view: OPEN, more: { worlds: 0.5 }, code: 'bad-value' },
  { name: 'time and worlds', view: OPEN, more: { timeMs: 10, worlds: 10 }, code: 'fields-exclude' },
  { name: 'a list for a seed', view: OPEN, more: { seed: [] }, code: 'bad-type' },
];

describe('a view that cannot be', () => {
  it.each(ROWS)('is refused: $name ($code)', async ({ view, more, code }) => {
    const { error } = await choose(view, more);
    expect(error.code).toBe(code);
  });
});
