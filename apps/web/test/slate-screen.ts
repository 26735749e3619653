/** What a screen does with the open slate of this device, and what it shows of it. */
import './fake-page.js';
import type { Contract } from '@puur/rules';
import type { SheetCommand } from '@puur/tafel';
import { expect, vi } from 'vitest';
import { go } from '../src/app/route.js';
import type { Draft } from '../src/tafel/entry/draft.js';
import { open, pathOf } from '../src/tafel/shelf.js';
import { send } from '../src/tafel/writing.js';
import { texts } from '../src/tafel/texts.js';
import { keepTyped } from '../src/tafel/keeping/typed.js';
import { ALL_ASKED } from './taps.js';

/** The screen is shown once its texts are there. */
export async function shown(): Promise<void> {
  await vi.waitFor(() => {
    if (texts.value === null) throw new Error('not yet');
  });
}

/** Opens the place of a round and taps a draft there. */
export function typeAt(place: string, typedDraft: Draft): void {
  const { id } = open.value!.kept;
  go(pathOf(id, place));
  keepTyped(id, place, typedDraft);
}

/** Taps the key that writes: what a screen does with it. */
export function save(command: SheetCommand): void {
  expect(send(command, ALL_ASKED)?.ok).toBe(true);
  go(pathOf(open.value!.kept.id), { replace: true });
}

/** A round as a line on paper. */
export interface Line {
  readonly contract: Contract;
  readonly points: readonly [number, number];
  readonly weis: readonly [number, number];
  readonly stoeck: 0 | 1 | null;
  readonly match: 0 | 1 | null;
}

/** What the screen shows of its rounds, as lines. */
export function linesShown(): readonly Line[] {
  const sheet = open.value?.sheet;
  if (sheet?.game !== 'schieber') throw new Error('a slate is open');
  return sheet.rounds.map(({ entry: { contract, points, weis = [0, 0], stoeck = null, match = null } }) => ({
    ...{ contract, points, weis, stoeck, match },
  }));
}
