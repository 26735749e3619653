/**
 * Taps: a round of the Schieber as somebody types it on the slate, in several ways that lead to the same.
 */
import { resolveProfile } from '@puur/rules';
import { QUESTION_CODES, type QuestionCode, type SchieberEntry } from '@puur/tafel';
import * as draft from '../src/tafel/entry/draft.js';

export const ALL_ASKED: readonly QuestionCode[] = QUESTION_CODES;
/** Far enough away that no Partie ends in the middle of a run. */
const resolved = resolveProfile({ target: 100_000, factors: { T: 2, obenabe: 3 } });
if (!resolved.ok) throw new Error('no such rules');
export const profile = resolved.value;

export const FACTORS = { 'trump:E': 1, 'trump:T': 2, obenabe: 3 } as const;
export type Played = keyof typeof FACTORS;
/** How the points are tapped: all lead to the same round. */
export const WAYS = ['keys', 'digits', 'swapped', 'other-side-after', 'second-thoughts'] as const;

export interface Told {
  readonly contract: Played;
  readonly side: 0 | 1;
  readonly own: number;
  readonly way: (typeof WAYS)[number];
  readonly weis: readonly [number, number];
  readonly stoeck: 0 | 1 | null;
  readonly match: boolean;
}

function typed(from: draft.Draft, side: 0 | 1, number: number, byDigits: boolean): draft.Draft {
  if (byDigits) {
    return Array.from(String(number), Number).reduce(
      (now, digit) => draft.withPoints(now, side, draft.withDigit(now.typed[side], digit, 157)),
      draft.withPoints(from, side, draft.NOTHING_TYPED),
    );
  }
  const tens = Math.floor(number / 10);
  const half = draft.withPoints(from, side, { tens, units: null });
  return draft.withPoints(half, side, { ...half.typed[side], units: number % 10 });
}

/** A draft as these taps leave it. */
export function tapped(from: draft.Draft, { contract, side, own, way, weis, stoeck, match }: Told): draft.Draft {
  let now = draft.withContract(from, way === 'second-thoughts' ? 'undenufe' : contract, false);
  switch (way) {
    case 'keys':
    case 'digits':
      now = typed(draft.withSide(now, side, profile), side, own, way === 'digits');
      break;
    case 'swapped':
      // Typed for the wrong side, then turned round.
      now = draft.swapped(typed(draft.withSide(now, side === 0 ? 1 : 0, profile), side === 0 ? 1 : 0, own, false));
      break;
    case 'other-side-after':
      // Looking at the other column changes nothing.
      now = draft.withSide(typed(draft.withSide(now, side, profile), side, own, true), side === 0 ? 1 : 0, profile);
      break;
    case 'second-thoughts':
      now = typed(draft.withSide(now, side, profile), side, 157 - own, false);
      now = typed(draft.withContract(now, contract, contract !== 'obenabe'), side, own, true);
      break;
  }
  if (match) now = draft.withMatch(now, side, profile);
  return {
    ...now,
    weis: [weis[0] ? [weis[0]] : [], weis[1] ? [weis[1]] : []],
    stoeck: contract === 'obenabe' ? null : stoeck,
  };
}

/** The entry of a draft in which everything was tapped. */
export function written(now: draft.Draft): SchieberEntry {
  const entry = draft.entryOf(now, profile);
  if (entry === null) throw new Error('everything was tapped');
  return entry;
}

/** A round in trump Eichel of so many points for side 0, as it is typed. */
export function draftFor(own: number): draft.Draft {
  return tapped(draft.EMPTY_DRAFT, {
    ...{ contract: 'trump:E', side: 0, own, way: 'keys', weis: [0, 0], stoeck: null, match: false },
  });
}

export function entryFor(own: number): SchieberEntry {
  return written(draftFor(own));
}
