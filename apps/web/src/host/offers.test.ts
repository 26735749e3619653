/** What is offered for a word out of turn, against what the rules make of that word. */
import { apply, type PartieState, resolveProfile, type Seat, SEATS } from '@puur/rules';
import { entropyFromSeed, type ManualClock, manualClock, NO_PACE, openTable, type Table } from '@puur/table';
import { describe, expect, it } from 'vitest';
import { offersOf } from './offers.js';

/** Whether saying thank you would be right, or right and outranked by another block; asked of the rules by trying it. */
function isEnough(state: PartieState, seat: Seat, goal: 'partie' | 'berg'): boolean {
  const judged = apply(state, { type: 'claim', seat, goal });
  const claimed = judged.ok ? judged.value.find((event) => event.type === 'claimed') : undefined;
  return claimed?.type === 'claimed' && (claimed.ruling === 'right' || claimed.ruling === 'outranked');
}

/** A Partie of four people who lay the first card allowed, with a look at the table after each. */
async function played(table: Table, clock: ManualClock, look: () => void): Promise<void> {
  for (let steps = 0; steps < 2000; steps++) {
    look();
    const { status, state } = table;
    if (state.rounds.length === 3) return;
    if (status.kind === 'waiting-for-cut') table.cut(status.mayCut[0]!, '17');
    else if (status.kind === 'waiting-for-person') {
      const { seat } = status;
      const { contracts, cards } = table.view(seat).options;
      const [contract] = contracts;
      if (contract !== undefined) table.command(seat, { type: 'declare', contract });
      else if (table.state.phase === 'trick-complete') table.turn(seat);
      else table.command(seat, { type: 'play', card: cards[0]! });
    } else {
      // The host itself is on: it goes by the clock.
      await Promise.resolve();
      clock.advance(0);
    }
  }
  throw new Error('three rounds take fewer steps');
}

describe('thank you', () => {
  it.each(['eins', 'zwei', 'drei'])('is offered where it is right, and nowhere else (%s)', async (seed) => {
    const profile = resolveProfile({ endMode: 'claim', target: 150, bergpreis: true });
    if (!profile.ok) throw new Error(profile.error.code);
    const clock = manualClock();
    const table = openTable({
      profile: profile.value,
      seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }, { kind: 'person' }],
      entropy: entropyFromSeed(seed),
      clock,
      pace: NO_PACE,
    });
    const seen = new Set<boolean>();
    await played(table, clock, () => {
      for (const seat of SEATS) {
        const view = table.view(seat);
        const { claims } = offersOf(table, view);
        for (const goal of view.options.claims) {
          seen.add(claims.includes(goal));
          expect(claims.includes(goal), `${seat} ${goal} of ${view.counted.join(':')}`).toBe(
            isEnough(table.state, seat, goal),
          );
        }
      }
    });
    expect([...seen].sort()).toEqual([false, true]);
  });
});
