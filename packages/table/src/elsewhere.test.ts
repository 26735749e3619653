/** Bots that live elsewhere (in a worker, over a wire): every answer comes later, what they say out of turn too. */
import { describe, expect, it } from 'vitest';
import type { Decision, Interjection } from '@puur/rules';
import { requestOf } from './consult.js';
import { bot, decide, nudge, PERSON, playOut, profileOf, rig, rigPlayer, settle } from './rig.test.js';
import type { Program } from './seat.js';

/** The rig's player behind promises. */
function elsewhere(): Program {
  const player = rigPlayer();
  return {
    decide: async (view) => {
      await Promise.resolve();
      return player.decide(view);
    },
    interject: async (view) => {
      await Promise.resolve();
      return player.interject(view);
    },
  };
}

const botOf = (player: Program) => ({ kind: 'bot', player }) as const;

describe('bots elsewhere', () => {
  it('play the very Partie that they would play here, and end it by a claim', async () => {
    const profile = profileOf('offiziell');
    const here = rig({ profile });
    const there = rig({
      profile,
      seats: [botOf(elsewhere()), botOf(elsewhere()), botOf(elsewhere()), botOf(elsewhere())],
    });
    await playOut(here);
    await playOut(there);
    expect(there.table.log).toEqual(here.table.log);
    expect(there.table.state.ending?.reason).toBe('claim');
    expect(there.incidents).toEqual([]);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('gone')), 'bot-threw'],
    ['answers rubbish', () => Promise.resolve({ type: 'announce-weis', weise: null as never } as const), 'bot-threw'],
    ['says what it may not', () => Promise.resolve({ type: 'claim-rest' } as const), 'bot-refused'],
  ] as const)('that %s when it may speak does not stop the Partie', async (_, interject, code) => {
    const player: Program = { decide: (view) => decide('rig', view), interject };
    const played = rig({
      profile: profileOf({ firstForehand: 0, target: 1 }),
      seats: [bot(), botOf(player), bot(), bot()],
    });
    await playOut(played);
    expect(played.table.state.phase).toBe('ended');
    expect(played.incidents.map((incident) => incident.code)).toContain(code);
    expect(new Set(played.incidents.map(({ seat }) => seat))).toEqual(new Set([1]));
  });

  it('that never say whether they have something to say are waited for no longer than the patience', async () => {
    const silent: Program = { decide: (view) => decide('rig', view), interject: () => new Promise(() => {}) };
    const played = rig({
      profile: profileOf({ firstForehand: 0, target: 1 }),
      seats: [bot(), botOf(silent), bot(), bot()],
    });
    await playOut(played);
    expect(played.table.state.phase).toBe('ended');
    expect(played.incidents[0]).toEqual({ code: 'bot-late', seat: 1 });
  });

  it('are not heard about a question that an event has overtaken', async () => {
    const asked: ((said: Interjection | null) => void)[] = [];
    const player: Program = {
      decide: (view): Decision => decide('rig', view),
      interject: () =>
        new Promise((resolve) => {
          asked.push(resolve);
        }),
    };
    const { table, clock } = rig({
      profile: profileOf({ firstForehand: 0, target: 1, endMode: 'claim' }),
      seats: [PERSON, botOf(player), PERSON, PERSON],
    });
    while (table.status.kind !== 'waiting-for-person') {
      asked.at(-1)?.(null);
      await nudge({ table, clock });
    }
    await settle();
    const late = asked.at(-1)!;
    const before = table.log.length;
    const { seat } = table.status;
    expect(table.command(seat, requestOf(decide('mine', table.view(seat)))).ok).toBe(true);
    const after = table.log.length;
    late({ type: 'claim', goal: 'partie' });
    await settle();
    expect(after).toBeGreaterThan(before);
    expect(table.log).toHaveLength(after);
  });
});
