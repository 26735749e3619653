/** How a total stands on the slate. */
import { ok } from '@puur/rules';
import { CHALK_SCHEMES, chalkFor, isChalkTotal } from '@puur/tafel';
import { field, oneOf } from '../fields.js';
import { type Op, question } from '../op.js';

export const tafel: Op = {
  name: 'tafel',
  ask: question(
    { total: field('a whole number from 0', 'tafel-total', isChalkTotal), scheme: oneOf(CHALK_SCHEMES) },
    ({ total, scheme }) => ok({ ...chalkFor(total, scheme) }),
  ),
};
