/** Rule cases: who deals and leads. The form is told in ../case.ts, where they come from in ./all.ts. */
import type { DealingCase } from '../case.js';

export const dealing: readonly DealingCase[] = [
  {
    id: 'DL02',
    topic: 'dealing',
    given: { dealer: 3, forehandPasses: true },
    expect: { declarer: 2, leader: 0 },
    source: 'reference page (jasvel.org)',
  },
  {
    id: 'DL03',
    topic: 'dealing',
    given: { dealer: 3, forehandPasses: true, partnerPasses: true },
    expect: { illegal: 'partner-must-declare' },
    source: 'reference page (jasvel.org); Swisslos',
  },
  {
    id: 'DL06',
    topic: 'dealing',
    given: { lead: 'RA', declaration: null },
    expect: { contract: 'trump:R' },
    source: 'Anzeiger von Saanen (Trumpfansage); Parlett',
  },
];
