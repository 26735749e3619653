/** Rule cases: strokes of the slate. The form is told in ../case.ts, where they come from in ./all.ts. */
import type { TafelCase } from '../case.js';

export const tafel: readonly TafelCase[] = [
  {
    id: 'TF01',
    topic: 'tafel',
    given: { total: 157, scheme: 'greedy' },
    expect: { fuenfhunderter: 0, hunderter: 1, fuenfziger: 1, zwanziger: 0, rest: 7 },
    source: 'jassonkel.ch Schreiben auf Tafel; jasswiki Schreibweise',
  },
  {
    id: 'TF04',
    topic: 'tafel',
    given: { total: 70, scheme: 'greedy' },
    expect: { fuenfhunderter: 0, hunderter: 0, fuenfziger: 1, zwanziger: 1, rest: 0 },
    source: 'jassonkel.ch Schreiben auf Tafel; jasswiki Schreibweise',
  },
  {
    id: 'TF05',
    topic: 'tafel',
    given: { total: 138, scheme: 'greedy' },
    expect: { fuenfhunderter: 0, hunderter: 1, fuenfziger: 0, zwanziger: 1, rest: 18 },
    source: 'jassonkel.ch Schreiben auf Tafel; jasswiki Schreibweise',
  },
  {
    id: 'TF06',
    topic: 'tafel',
    given: { total: 60, scheme: 'greedy' },
    expect: { fuenfhunderter: 0, hunderter: 0, fuenfziger: 1, zwanziger: 0, rest: 10 },
    source: 'jassonkel.ch Schreiben auf Tafel; jasswiki Schreibweise',
  },
  {
    id: 'TF09',
    topic: 'tafel',
    given: { total: 514, scheme: 'greedy-v' },
    expect: { fuenfhunderter: 1, hunderter: 0, fuenfziger: 0, zwanziger: 0, rest: 14 },
    source: 'jassonkel.ch (V = 500 for a doubled match)',
  },
  {
    id: 'TF10',
    topic: 'tafel',
    given: { total: 1000, scheme: 'greedy-v' },
    expect: { fuenfhunderter: 2, hunderter: 0, fuenfziger: 0, zwanziger: 0, rest: 0 },
    source: 'jassonkel.ch; jasswiki (Vogel = 500)',
  },
  {
    id: 'TF12',
    topic: 'tafel',
    given: { total: 0, scheme: 'greedy' },
    expect: { fuenfhunderter: 0, hunderter: 0, fuenfziger: 0, zwanziger: 0, rest: 0 },
    source: 'derived',
  },
];
