/**
 * Recorder: a Partie of computers as a record, in its file from the first event on.
 *
 * The file is made before anything is played, so that of two who want the same name the later one is refused at once. What
 * is written is a whole record each time, beside and then in its place: a process that is killed, or whose output nobody
 * reads any more, leaves what was played up to the last whole round, and a full disk leaves no torso.
 */
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { writeRecord } from '@puur/records';
import type { PartieEvent, PerSeat } from '@puur/rules';

/** Events behind which a record may end: nothing is under way there. */
const WHOLE: ReadonlySet<PartieEvent['type']> = new Set(['opened', 'round-scored', 'shuffle-revealed', 'partie-ended']);

export class Recorder {
  readonly path: string;
  readonly #names: PerSeat<string>;
  #length = 0;
  #hasRounds = false;
  #isGone = false;

  /** Makes the file; throws what the system refuses, EEXIST where there is one already. */
  constructor(path: string, names: PerSeat<string>) {
    this.path = path;
    this.#names = names;
    closeSync(openSync(path, 'wx'));
  }

  /** Writes the log up to its last whole round, where that is more than before. Throws what the system refuses. */
  keep(log: readonly PartieEvent[]): void {
    const length = log.findLastIndex(({ type }) => WHOLE.has(type)) + 1;
    if (length <= this.#length || this.#isGone) return;
    const beside = `${this.path}.${process.pid}.new`;
    try {
      writeFileSync(beside, writeRecord({ names: this.#names, events: log.slice(0, length) }), { flag: 'wx' });
      renameSync(beside, this.path);
    } catch (cause) {
      rmSync(beside, { force: true });
      throw cause;
    }
    this.#length = length;
    this.#hasRounds = log.slice(0, length).some(({ type }) => type === 'round-scored');
  }

  /** Ends the record early: one without a round would only be in the way of the next and is removed. Whether it is there. */
  stop(): boolean {
    if (!this.#hasRounds && !this.#isGone) {
      this.#isGone = true;
      rmSync(this.path, { force: true });
    }
    return this.#hasRounds;
  }
}
