/**
 * Shelf: the slates of this device as this window shows them, and the one that lies on the table.
 *
 * Signals and nothing else: what is done to them stands in writing.ts, how they are kept in keeping/.
 */
import { computed, signal } from '@preact/signals';
import { type Sheet, sheetOf } from '@puur/tafel';
import { route } from '../app/route.js';
import type { Trouble } from '../storage/trouble.js';
import type { KeptSheet, UnreadSheet } from './keeping/kept.js';

/** All sheets, the last written first; null until the device was asked. */
export const sheets = signal<readonly KeptSheet[] | null>(null);

/** Rows of this device that cannot be read: damaged, or written by a newer Puur. */
export const unread = signal<readonly UnreadSheet[]>([]);

/** Why the device does not give what it keeps; null where it does. Then an empty list says nothing. */
export const shut = signal<Trouble | null>(null);

/** The round that was written last in this window: its strokes are drawn one by one. */
export const fresh = signal<string | null>(null);

export interface Open {
  readonly kept: KeptSheet;
  readonly sheet: Sheet;
}

/** The sheet of the address. */
export const open = computed((): Open | null => {
  const id = route.value.query.get('tafel');
  const kept = sheets.value?.find((one) => one.id === id);
  if (!kept) return null;
  const sheet = sheetOf(kept.log);
  return sheet.ok ? { kept, sheet: sheet.value } : null;
});

/** What this window shows of a sheet. */
export function standingOf(id: string): Open | null {
  const kept = sheets.value?.find((one) => one.id === id);
  const sheet = kept && sheetOf(kept.log);
  return kept && sheet?.ok ? { kept, sheet: sheet.value } : null;
}

/** Address of a sheet, and of a place on it. */
export function pathOf(id: string, place = ''): string {
  return `/tafel?tafel=${encodeURIComponent(id)}${place === '' ? '' : `#${place}`}`;
}

export function put(kept: KeptSheet): void {
  sheets.value = [kept, ...(sheets.value ?? []).filter(({ id }) => id !== kept.id)];
}
