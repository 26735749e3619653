/** Who declares, and what was declared. Expected values come from the sources named with each case. */
import { describe, test } from 'vitest';
import { expectRuled, play, type Row } from '../../test/telling.js';

const DECLARING: readonly Row[] = [
  {
    name: 'a push back is no call: the partner must declare (reference page)',
    told: {
      table: { forehand: 0 },
      events: [
        { type: 'pushed', seat: 0 },
        { type: 'pushed', seat: 2 },
      ],
    },
    verdict: 'must-declare',
    ruling: { mustDeclare: 2 },
  },
  {
    name: 'who speaks before the forehand voids the deal (Kilchberg)',
    told: { table: { forehand: 0 }, events: [{ type: 'declared', seat: 2, contract: 'obenabe' }] },
    verdict: 'deal-void',
    ruling: { deal: 'void' },
  },
  {
    name: 'an ace led in silence makes its suit trump, even if Obenabe was meant (Anzeiger von Saanen)',
    told: { table: { forehand: 0 }, events: [play(0, 'SA')], question: 'contract' },
    verdict: 'contract-is',
    ruling: { contract: 'trump:S' },
  },
  {
    name: 'who has pushed cannot declare after all: what is said binds (Kilchberg, Saanen)',
    told: {
      table: { forehand: 0 },
      events: [
        { type: 'pushed', seat: 0 },
        { type: 'declared', seat: 0, contract: 'trump:E' },
      ],
      question: 'contract',
    },
    verdict: 'must-declare',
    ruling: { mustDeclare: 2, leader: 0 },
  },
  {
    name: 'who pushed, spoke again and was then declared for by the partner: the partner’s word (Kilchberg, Saanen)',
    told: {
      table: { forehand: 0 },
      events: [
        { type: 'pushed', seat: 0 },
        { type: 'declared', seat: 0, contract: 'trump:E' },
        { type: 'declared', seat: 2, contract: 'obenabe' },
      ],
      question: 'contract',
    },
    verdict: 'contract-is',
    ruling: { contract: 'obenabe', declarer: 2 },
  },
];

describe('declaring', () => {
  test.each(DECLARING)('$name', expectRuled);
});
