/**
 * The host's worker: one table, away from the page, which is never held up by it.
 */
import { after } from '../app/after.js';
import { thinksWithOthers } from '../bot/level.js';
import type { FromHost, ToHost } from './protocol.js';
import { pausableClock } from './clock.js';
import { Crew, crewSize } from './crew.js';
import { Desk } from './desk.js';
import { windowLocks } from './locks.js';
import { botWorker, type ProgramParts, WorkerProgram } from './program.js';
import { windowStore } from './store.js';

interface Scope {
  onmessage: ((event: MessageEvent<ToHost>) => void) | null;
  postMessage(message: FromHost): void;
}
const scope = self as unknown as Scope;

const owner = crypto.randomUUID();
const crew = new Crew(crewSize(navigator.hardwareConcurrency), () => botWorker('puur-helper'), after);
const bots: ProgramParts = { hire: () => botWorker('puur-bot'), after };
const desk = new Desk({
  post: (message) => {
    scope.postMessage(message);
  },
  clock: pausableClock(() => performance.now()),
  entropy: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  today: () => Date.now(),
  owner,
  store: windowStore(owner),
  locks: windowLocks(),
  seat: (level, seed) => new WorkerProgram(level, seed, thinksWithOthers(level) ? crew : null, bots),
});

// One after the other: a message that waits for the store must not be overtaken by the next.
let queue: Promise<void> = Promise.resolve();
scope.onmessage = ({ data }) => {
  queue = queue.then(
    () => desk.handle(data),
    () => desk.handle(data),
  );
};
