/**
 * Storing: a slate onto the device. One that cannot be stored goes on, is laid aside for a next window, and is tried again
 * whenever the device is asked.
 */
import { fresh, put, sheets } from '../shelf.js';
import { type KeptSheet, saveSheet } from './kept.js';
import { queue, waiting } from './queue.js';
import { retype, type Typing } from './reopening.js';
import { setKept, setUnkept, unkept, unstored } from './unstored.js';
import { tellWindows } from './windows.js';

export function keep(kept: KeptSheet, known: number, typing: Typing | null = null): void {
  put(kept);
  const base = unstored.get(kept.id);
  // What cannot be stored anyway is aside before anything else can happen.
  if (base !== undefined) setUnkept(kept, base, unkept.peek().get(kept.id) === 'newer' ? 'newer' : 'full');
  store(kept, known, typing);
}

/** Tries to store what could not be stored before. */
export function tryAgain(): void {
  for (const id of unstored.keys()) {
    const kept = sheets.value?.find((one) => one.id === id);
    if (kept && !waiting.has(id)) store(kept, kept.log.length, null);
  }
}

function store(kept: KeptSheet, known: number, typing: Typing | null): void {
  queue(kept.id, async () => {
    const base = unstored.get(kept.id) ?? kept.log.slice(0, known);
    try {
      const saved = await saveSheet(kept, known);
      switch (saved.code) {
        case 'saved':
          // Written on meanwhile, it is stored with what comes next.
          if (sheets.value?.find(({ id }) => id === kept.id)?.log.length === kept.log.length) setKept(kept.id);
          else if (unstored.has(kept.id)) unstored.set(kept.id, kept.log);
          tellWindows();
          return;
        case 'newer':
          setUnkept(kept, base, 'newer');
          return;
        case 'grown':
          fresh.value = null;
          put(saved.stored);
          retype(kept.id, base, kept.log.slice(0, typing === null ? kept.log.length : known), typing);
      }
    } catch {
      setUnkept(kept, base, 'full');
    }
  });
}
