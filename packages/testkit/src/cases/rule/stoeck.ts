/** Rule cases: when the Stöck count. The form is told in ../case.ts, where they come from in ./all.ts. */
import type { StoeckCase } from '../case.js';

export const stoeck: readonly StoeckCase[] = [
  {
    id: 'ST01',
    topic: 'stoeck',
    given: { contract: 'trump:E', sameHand: ['EK', 'EO'], announced: 'with-second-card' },
    expect: { stoeckPoints: 20 },
    source: 'reference page (jasvel.org); jasswelt.ch Die Stöcke (official Jassreglement, Egg/Hagenbucher)',
  },
  {
    id: 'ST02',
    topic: 'stoeck',
    given: { contract: 'trump:E', sameHand: ['EK', 'EO'], announced: 'with-first-card-only' },
    expect: { stoeckPoints: 0 },
    source: 'reference page (jasvel.org)',
  },
  {
    id: 'ST04',
    topic: 'stoeck',
    given: { contract: 'trump:E', sameHand: ['EK', 'EO'], announced: 'reminded-by-partner' },
    expect: { stoeckPoints: 0 },
    source: 'reference page (jasvel.org); jasswelt.ch Die Stöcke (official Jassreglement, Egg/Hagenbucher)',
  },
  {
    id: 'ST05',
    topic: 'stoeck',
    given: { contract: 'obenabe', sameHand: ['EK', 'EO'], announced: 'with-second-card' },
    expect: { stoeckPoints: 0 },
    source: 'reference page (jasvel.org)',
  },
  {
    id: 'ST06',
    topic: 'stoeck',
    given: { contract: 'trump:R', sameHand: ['EK', 'EO'], announced: 'with-second-card' },
    expect: { stoeckPoints: 0 },
    source: 'reference page (jasvel.org)',
  },
  {
    id: 'ST07',
    topic: 'stoeck',
    given: { contract: 'trump:E', split: { '0': ['EK'], '2': ['EO'] }, announced: 'with-second-card' },
    expect: { stoeckPoints: 0 },
    source: 'reference page (jasvel.org)',
  },
  {
    id: 'ST08',
    topic: 'stoeck',
    given: { contract: 'trump:E', sameHand: ['EK', 'EO'], announced: 'with-valid-weis-in-trick-1' },
    expect: { stoeckPoints: 20 },
    source: 'jasswelt.ch Die Stöcke (official Jassreglement, Egg/Hagenbucher)',
  },
  {
    id: 'ST10',
    topic: 'stoeck',
    given: { contract: 'trump:E', sameHand: ['EK', 'EO'], announced: 'pre-shown-to-go-out', needed: 20 },
    expect: { stoeckPoints: 20 },
    source: 'jasswelt.ch Die Stöcke (official Jassreglement, Egg/Hagenbucher)',
  },
  {
    id: 'ST11',
    topic: 'stoeck',
    given: { contract: 'trump:E', sameHand: ['EK', 'EO'], announced: 'pre-shown-to-go-out', needed: 27 },
    expect: { stoeckPoints: 0 },
    source: 'jasswelt.ch Die Stöcke (official Jassreglement, Egg/Hagenbucher)',
  },
  {
    id: 'ST12',
    topic: 'stoeck',
    given: { contract: 'trump:E', sameHand: ['EK', 'EO'], announced: 'with-second-card', weisWonByOpponent: true },
    expect: { stoeckPoints: 20 },
    source: 'reference page (jasvel.org)',
  },
];
