/** The head of a Partie of one person at all four seats, as the store has it before the first event. */
import type { PartieHead } from '../src/storage/partie.js';

const seat = { kind: 'person', name: 'Anna', level: null } as const;

export function headOf(change: Partial<PartieHead> = {}): PartieHead {
  return {
    id: 'p',
    version: 1,
    startedAt: 1,
    playedAt: 2,
    sitting: [seat, seat, seat, seat],
    practice: false,
    secret: null,
    length: 0,
    summary: { score: [0, 0], rounds: 0, target: 1000, limit: null, ending: null },
    owner: 'window 1',
    ...change,
  };
}

/** What goes with a change of its log. */
export const REST = { secret: null, practice: false, seats: [seat, seat, seat, seat] } as const;
