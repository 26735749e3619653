/** The crew without a browser: workers that only note what they are told. */
import { describe, expect, it } from 'vitest';
import type { FromBot, ToBot } from '../bot/protocol.js';
import { Crew, crewSize, type CrewWorker } from './crew.js';

describe('crewSize', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [8, 2],
    [64, 2],
  ])('%i cores: %i helpers', (cores, size) => {
    expect(crewSize(cores)).toBe(size);
  });
});

/** An error as a browser reports it: cancelable, so that it can be said to be seen to. */
const broken = (): ErrorEvent => new Event('error', { cancelable: true }) as ErrorEvent;

/** A crew of workers that live until they are told to die, and a clock that is wound by hand. */
function crewOf(size: number) {
  const workers: (CrewWorker & { ports: MessagePort[]; isDead: boolean; asked: number })[] = [];
  const waits = new Set<{ readonly run: () => void }>();
  const hire = (): CrewWorker => {
    const worker = {
      onmessage: null as CrewWorker['onmessage'],
      onerror: null as CrewWorker['onerror'],
      ports: [] as MessagePort[],
      isDead: false,
      asked: 0,
      postMessage({ type }: ToBot, ports: MessagePort[]) {
        this.ports.push(...ports);
        if (type !== 'there') return;
        this.asked++;
        if (!this.isDead) this.onmessage?.({ data: { type: 'here' } } as MessageEvent<FromBot>);
      },
      terminate() {
        this.isDead = true;
        for (const port of this.ports) port.close();
      },
    };
    workers.push(worker);
    return worker;
  };
  const after = (_: number, run: () => void): (() => void) => {
    const wait = { run };
    waits.add(wait);
    return () => waits.delete(wait);
  };
  /** All that is waited for has passed. */
  const pass = (): void => {
    for (const wait of [...waits]) if (waits.delete(wait)) wait.run();
  };
  return { crew: new Crew(size, hire, after), workers, pass, waits };
}

describe('Crew', () => {
  it('hires once, when the first bot sits down, and gives every bot ports of its own', () => {
    const { crew, workers } = crewOf(2);
    expect(workers).toHaveLength(0);
    const never = (): void => expect.unreachable();
    const ports = [crew.join(never), crew.join(never), crew.join(never)].flatMap((member) => member.ports);
    expect(workers.map((worker) => worker.ports.length)).toEqual([3, 3]);
    expect(new Set(ports).size).toBe(6);
    for (const worker of workers) worker.terminate();
  });

  it('has nobody on a machine without a core to spare', () => {
    const { crew, workers } = crewOf(0);
    expect(crew.join(() => expect.unreachable()).ports).toEqual([]);
    expect(workers).toEqual([]);
  });

  it('replaces one that ended without a word once it was waited for in vain, and leaves the slow one alone', () => {
    const { crew, workers, pass, waits } = crewOf(2);
    const told: [number, boolean][] = [];
    const one = crew.join((at, port) => told.push([at, port !== null]));
    const other = crew.join((at, port) => told.push([at, port !== null]));
    workers[1]!.isDead = true;
    one.late();
    other.late();
    // Each was asked once, whoever complained; the first has answered.
    expect(workers.map(({ asked }) => asked)).toEqual([2, 1]);
    expect(waits.size).toBe(1);
    expect(told).toEqual([]);
    pass();
    expect(told).toEqual([
      [1, true],
      [1, true],
    ]);
    expect(workers).toHaveLength(3);
    expect(workers[2]!.ports).toHaveLength(2);
    one.late();
    pass();
    expect(workers).toHaveLength(3);
  });

  it('replaces one whose script breaks at once, and tells nobody who has left', () => {
    const { crew, workers } = crewOf(1);
    const told: number[] = [];
    crew.join(() => told.push(1)).leave();
    crew.join(() => told.push(2));
    const error = broken();
    workers[0]!.onerror?.(error);
    // Else the page reports an error that nobody caught.
    expect(error.defaultPrevented).toBe(true);
    expect(workers).toHaveLength(2);
    expect(told).toEqual([2]);
    // What the old one still says is not heard.
    workers[0]!.onerror?.(broken());
    expect(workers).toHaveLength(2);
  });

  it('gives a place up that ends its workers again and again, and counts the places that are left', () => {
    const { crew, workers } = crewOf(2);
    const told: [number, boolean][] = [];
    crew.join((at, port) => told.push([at, port !== null]));
    const first = (): void =>
      workers
        .filter(({ isDead }) => !isDead)
        .find((worker) => worker !== workers[1])!
        .onerror?.(broken());
    for (let n = 0; n < 4; n++) first();
    expect(told).toEqual([
      [0, true],
      [0, true],
      [0, true],
      [0, false],
    ]);
    // Who sits down now has one helper, and hears of it by its own count.
    const later: number[] = [];
    expect(crew.join((at) => later.push(at)).ports).toHaveLength(1);
    workers[1]!.onerror?.(broken());
    expect(later).toEqual([0]);
  });
});
