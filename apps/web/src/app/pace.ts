/**
 * Pace of a table by the speed a person likes, and how long a picture of a move lasts.
 *
 * A trick that waits for a tap has no time at all: it lies for as long as a timer can run.
 */
import type { Pace } from '@puur/table';
import type { Prefs } from './prefs.js';

const PATIENCE = 30_000;
/** The longest a timer waits: some 24 days. */
const FOR_EVER = 2_147_483_647;

const PACES: Readonly<Record<Prefs['speed'], Omit<Pace, 'patience' | 'deal'>>> = {
  slow: { card: 1200, say: 3500, trick: 2400 },
  normal: { card: 650, say: 2200, trick: 1500 },
  fast: { card: 280, say: 1200, trick: 700 },
  off: { card: 0, say: 0, trick: 0 },
};

/** Motion relative to its written length; 0 stands still. */
export const MOTION: Readonly<Record<Prefs['speed'], number>> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

export function paceOf({ speed, taking }: Pick<Prefs, 'speed' | 'taking'>): Pace {
  const { card, say, trick } = PACES[speed];
  return { card, say, trick: taking === 'tap' ? FOR_EVER : trick, deal: null, patience: PATIENCE };
}
