/** Progress: one line on a terminal's standard error while a match is played, and nothing in a pipe. */
import type { MatchSummary } from '@puur/bot';
import { isTerminal } from '../../screen/paint.js';
import type { Shell } from '../shell.js';
import { signed } from './report.js';

const EVERY_MS = 200;
const CLEAR = '\r\u001b[K';

export class Progress {
  readonly #shell: Shell;
  readonly #now: () => number;
  readonly #deals: number;
  readonly #start: number;
  readonly #before: number;
  #shown = -Infinity;
  #isShown = false;

  /** @param before deals that were played in earlier calls */
  constructor(shell: Shell, deals: number, before: number, now: () => number) {
    this.#shell = shell;
    this.#deals = deals;
    this.#before = before;
    this.#now = now;
    this.#start = now();
  }

  /** Shows how far it is, not more often than the eye can read. */
  show(summaryNow: () => MatchSummary): void {
    const { io, texts, width } = this.#shell;
    const now = this.#now();
    if (!isTerminal(io.stderr) || now - this.#shown < EVERY_MS) return;
    this.#shown = now;
    this.#isShown = true;
    const { match } = texts;
    const { deals, mean, low, high } = summaryNow();
    const played = deals - this.#before;
    const parts = [match.progress(deals, this.#deals)];
    if (deals > 1) parts.push(match.running(...([mean, low, high].map((x) => signed(x, match.number)) as Three)));
    if (played > 0) parts.push(match.remaining(durationOf(((now - this.#start) / played) * (this.#deals - deals))));
    io.stderr.write(`${CLEAR}${parts.join(' · ').slice(0, width - 1)}`);
  }

  /** Takes the line away. */
  clear(): void {
    if (this.#isShown) this.#shell.io.stderr.write(CLEAR);
    this.#isShown = false;
  }
}

type Three = [string, string, string];

/** Milliseconds as minutes and seconds, with hours where there are. */
function durationOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${pad(minutes)}` : minutes}:${pad(seconds % 60)}`;
}
