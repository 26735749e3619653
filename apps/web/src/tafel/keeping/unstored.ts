/**
 * Unstored: slates that stand in this window and are not on the device as they stand. Each is laid aside for a next window
 * (aside.ts), with the beginning of its log that is known to be stored.
 */
import { signal } from '@preact/signals';
import { type SheetEvent, writeTafel } from '@puur/tafel';
import { layAside, takeAway } from './aside.js';
import type { KeptSheet } from './kept.js';

/** Sheets that are not on the device as they stand here, and what holds them. */
export const unkept = signal<ReadonlyMap<string, 'aside' | 'window' | 'newer'>>(new Map());

/** Sheets that stand in this window and could not be stored, with the log that is stored of them. */
export const unstored = new Map<string, readonly SheetEvent[]>();

export function setUnkept(kept: KeptSheet, base: readonly SheetEvent[], why: 'full' | 'newer' | 'aside'): void {
  unstored.set(kept.id, base);
  const { log, ...head } = kept;
  const isAside = layAside(kept.id, { ...head, text: writeTafel(log), stored: base.length });
  const held = why === 'newer' ? why : isAside ? 'aside' : 'window';
  if (unkept.peek().get(kept.id) !== held) unkept.value = new Map(unkept.peek()).set(kept.id, held);
}

export function setKept(id: string): void {
  unstored.delete(id);
  takeAway(id);
  if (unkept.peek().has(id)) unkept.value = new Map([...unkept.peek()].filter(([one]) => one !== id));
}
