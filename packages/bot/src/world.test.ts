import { SEATS, viewFor } from '@puur/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { statesOfRound, TABLES } from '../test/players.js';
import { remember } from './memory.js';
import { randomFrom } from './random.js';
import { drawWorld } from './world.js';

it('A drawn world is a deal that agrees with everything known, and there always is one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TABLES), fc.nat(), (profile, seed) => {
      for (const { state, seat } of statesOfRound(profile, seed)) {
        if (state.phase === 'declare') continue;
        const view = viewFor(state, seat);
        const memory = remember(view, view.round!, view.round!.contract!);
        const world = drawWorld(memory, randomFrom(seed, memory.trickNo));
        expect(world).not.toBeNull();
        expect(world![seat].equals(memory.hand)).toBe(true);
        for (const other of SEATS) {
          expect(world![other].size).toBe(memory.left[other]);
          expect(memory.may[other].includes(world![other])).toBe(true);
          expect(world![other].includes(memory.must[other])).toBe(true);
        }
        const all = SEATS.reduce<number>((sum, other) => sum + world![other].size, 0);
        expect(memory.unseen.union(memory.hand).size).toBe(all);
      }
    }),
    { numRuns: 15 },
  );
});
