/** Queue: one write after the other, for the second must know what the first has stored. */

let last: Promise<void> = Promise.resolve();

/** Sheets with writes to come, and how many: until then what stands here is newer than what is stored. */
export const waiting = new Map<string, number>();

/** Runs after all that was queued before; `run` must not reject. Resolves when it is done. */
export function queued(run: () => Promise<void>): Promise<void> {
  last = last.then(run);
  return last;
}

/** Queues a write of a sheet; `run` must not reject. */
export function queue(id: string, run: () => Promise<void>): void {
  waiting.set(id, (waiting.get(id) ?? 0) + 1);
  void queued(async () => {
    await run();
    const left = waiting.get(id)! - 1;
    if (left > 0) waiting.set(id, left);
    else waiting.delete(id);
  });
}

/** Resolves once all that was written up to now is on the device, or was said not to be. */
export function settled(): Promise<void> {
  return last;
}
