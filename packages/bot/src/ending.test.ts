import { formatCard } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { type ToldView, viewOf } from '../test/position.js';
import { countOut } from './ending.js';
import { randomFrom } from './random.js';
import { tableOf } from './table.js';

/** Seven tricks of Obenabe, all won by seat 0 unless told otherwise; each of the others has two cards left. */
const OBENABE: ToldView = {
  seat: 0,
  dealer: 3,
  hand: ['EA', 'EK'],
  declaration: { by: 0, contract: 'obenabe', pushed: false },
  tricks: [
    { leader: 0, cards: ['SA', 'S6', 'S7', 'S8'] },
    { leader: 0, cards: ['SK', 'S9', 'S10', 'SU'] },
    { leader: 0, cards: ['RA', 'R6', 'R7', 'R8'] },
    { leader: 0, cards: ['RK', 'R9', 'R10', 'RU'] },
    { leader: 0, cards: ['TA', 'T6', 'T7', 'T8'] },
    { leader: 0, cards: ['TK', 'T9', 'T10', 'TU'] },
    { leader: 0, cards: ['TO', 'E7', 'SO', 'RO'] },
  ],
};

interface Counted {
  readonly best: string;
  readonly points: Record<string, number>;
  readonly theirs: readonly number[];
}

function counted(position: ToldView, before: readonly [own: number, theirs: number] = [0, 0]): Counted {
  const view = viewOf(position);
  const table = tableOf(view, view.round!, view.round!.contract!);
  const { card, considered } = countOut(view.options.cards, table, before, randomFrom(1))!;
  const points = Object.fromEntries(
    considered.map(({ action, expectedPoints }) => [
      action.type === 'play' ? formatCard(action.card) : '',
      expectedPoints,
    ]),
  );
  return { best: formatCard(card), points, theirs: considered.map(({ expectedTheirs }) => expectedTheirs) };
}

describe('The last tricks, counted out', () => {
  it('count what is certain exactly: two sure tricks bring all that is left, and the match', () => {
    const sure = counted(OBENABE);
    // EK + EA, outside E6 E8 E9 E10 EU EO: 11 + 4 + 0 + 8 + 0 + 10 + 2 + 3, 5 for the last trick, 100 for the match.
    expect(sure.points).toEqual({ EA: 143, EK: 143 });
    expect(counted(OBENABE, [119, 7]).points['EA']).toBe(119 + 143);
    expect(counted(OBENABE, [119, 7]).theirs).toEqual([7, 7]);
  });

  it('count the factor of the contract, and no match at a table without', () => {
    const factors = { E: 1, R: 1, S: 1, T: 1, obenabe: 3, undenufe: 3, slalom: 1, gusti: 1 };
    const threefold = counted({ ...OBENABE, profile: { factors } });
    expect(threefold.points['EA']).toBe(3 * 143);
    const once = counted({ ...OBENABE, profile: { factors, matchBonusMultiplied: false } });
    expect(once.points['EA']).toBe(3 * 43 + 100);
    expect(counted({ ...OBENABE, profile: 'turnier-12' }).points['EA']).toBe(43);
  });

  it('know that the match is gone once the opponents have a trick', () => {
    const tricks: ToldView['tricks'] = [
      ...OBENABE.tricks.slice(0, 4),
      { leader: 0, cards: ['TK', 'TA', 'T7', 'T8'] },
      { leader: 1, cards: ['T9', 'T10', 'TU', 'TO'] },
      { leader: 0, cards: ['T6', 'E7', 'SO', 'RO'] },
    ];
    expect(counted({ ...OBENABE, tricks }).points).toEqual({ EA: 43, EK: 43 });
  });

  it('keep the last trump for the last trick', () => {
    // Outside: three higher Eicheln, an Ober of Schellen, two kings; no trump. The six of trump wins whenever it is
    // played, and last it also brings the five points.
    const trump: ToldView = {
      ...OBENABE,
      declaration: { by: 0, contract: 'trump:R', pushed: false },
      hand: ['R6', 'E6'],
      tricks: [
        { leader: 0, cards: ['RU', 'R7', 'R8', 'R10'] },
        { leader: 0, cards: ['R9', 'RO', 'RK', 'RA'] },
        { leader: 0, cards: ['SA', 'S6', 'S7', 'S8'] },
        { leader: 0, cards: ['SK', 'S9', 'S10', 'SU'] },
        { leader: 0, cards: ['TA', 'T6', 'T7', 'T8'] },
        { leader: 0, cards: ['TK', 'T9', 'T10', 'TU'] },
        { leader: 0, cards: ['TO', 'E7', 'SO', 'E8'] },
      ],
      profile: 'turnier-12',
    };
    expect(counted(trump).best).toBe('E6');
  });
});
