/** A match as a test runs it: in this thread, without a clock, its result read back. */
import { expect } from 'vitest';
import { runCommand } from './fake-io.js';
import { type MatchTools, run } from '../src/commands/match.js';
import { localHand } from '../src/commands/match/order.js';

/** Hands in this thread, and nobody who interrupts. */
export const LOCAL: MatchTools = { hire: localHand, now: () => 0, onInterrupt: () => () => undefined };

/** Stops the match as Ctrl-C does, when so many deals are done. */
export function stoppingAfter(deals: number): MatchTools {
  let stop: Parameters<MatchTools['onInterrupt']>[0] = () => undefined;
  let done = 0;
  return {
    now: () => 0,
    onInterrupt: (stopIt) => {
      stop = stopIt;
      return () => undefined;
    },
    hire: (order) => {
      const hand = localHand(order);
      return {
        stop: () => undefined,
        play: async (deal) => {
          if (done >= deals) stop('SIGINT');
          done++;
          return hand.play(deal);
        },
      };
    },
  };
}

export async function match(
  args: string,
  tools: MatchTools = LOCAL,
): Promise<{ code: number; out: string; err: string }> {
  return runCommand({ run: (words, io) => run(words, io, tools) }, args.split(' '));
}

/** What a match says in JSON, without how long it took. */
export async function figures(args: string): Promise<Readonly<Record<string, unknown>>> {
  const { code, out, err } = await match(`${args} --json`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out, (key, value: unknown) => (/Ms$/.test(key) ? undefined : value)) as Record<string, unknown>;
}

export const PAIR = 'greedy random --deals 8 --seed Montag';
