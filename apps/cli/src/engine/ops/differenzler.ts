/** Differenzler: the difference of each player, and what it costs. Decided by @puur/tafel. */
import { ok, type PerSeat, refuse, SEATS } from '@puur/rules';
import { judgeDifferenzler } from '@puur/tafel';
import { bool, bySeat, everySeat, whole } from '../fields.js';
import { type Ask, type Op, question } from '../op.js';

const WHOLE = 157;
const made = whole(0, WHOLE, 'bad-points');

const bids: Ask = question({ announced: everySeat(made), made: everySeat(made) }, (given, profile) => {
  const judged = judgeDifferenzler(given as unknown as { announced: PerSeat<number>; made: PerSeat<number> }, profile);
  if (!judged.ok) {
    const { error } = judged;
    return error.code === 'differenzler-sum'
      ? refuse({ code: 'round-points-sum', path: 'made', found: error.sum })
      : refuse({ code: 'bad-points', path: `made.${error.seat}`, found: error.found });
  }
  const { difference, charged } = judged.value;
  return ok({ difference: keyed(difference), charged: keyed(charged) });
});

/** All nine tricks bring no bonus. */
const match: Ask = question({ match: bool, made: bySeat(made) }, ({ made: points }) => {
  const sum = points.reduce<number>((total, each = 0) => total + each, 0);
  if (sum !== WHOLE && points.every((each) => each !== undefined)) {
    return refuse({ code: 'round-points-sum', path: 'made', found: sum });
  }
  return ok({ points0: points[0] ?? 0 });
});

function keyed(values: readonly number[]): Readonly<Record<string, number>> {
  return Object.fromEntries(SEATS.map((seat) => [String(seat), values[seat]!]));
}

export const differenzler: Op = {
  name: 'differenzler',
  ask: (fields, profile) => (Object.hasOwn(fields, 'match') ? match : bids)(fields, profile),
};
