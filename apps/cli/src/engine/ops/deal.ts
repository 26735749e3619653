/** A deal from a seed: the same for ever, on every machine and in every version. */
import { formatCard, ok, SEATS } from '@puur/rules';
import { dealFromSeed } from '@puur/table';
import { text } from '../fields.js';
import { type Op, question } from '../op.js';

export const deal: Op = {
  name: 'deal',
  ask: question({ seed: text }, ({ seed }) => {
    const hands = dealFromSeed(seed);
    return ok({ hands: Object.fromEntries(SEATS.map((at) => [String(at), hands[at].map(formatCard)])) });
  }),
};
