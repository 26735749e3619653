/** Seating: the players of a match from their specs. */
import { performance } from 'node:perf_hooks';
import {
  createPlayer,
  createYardstick,
  type Fault,
  greedyPlayer,
  type Level,
  randomPlayer,
  type Seating,
  YARDSTICK_NAME,
} from '@puur/bot';
import type { Pairing, Player } from '@puur/rules';
import { type RestFault, restPlayer } from '../rest/player.js';
import type { FixedName, PlayerSpec } from './spec.js';

/** How a level may be asked to think. */
interface Thinking {
  readonly timeMs?: number;
  readonly worlds?: number;
  readonly now?: () => number;
}

/** The door to the levels; one that thinks by a budget takes it as its third argument. */
const makeLevel: (level: Level, seed: string, thinking: Thinking) => Player = createPlayer;

const FIXED: Readonly<Record<FixedName, Seating>> = {
  [YARDSTICK_NAME]: (seed, seat) => createYardstick(`${seed}/${seat}`),
  greedy: greedyPlayer,
  random: randomPlayer,
};

/** Who sits down for a spec. What a service does wrong is reported, and the simple player's choice taken instead. */
export function seatingFor(spec: PlayerSpec, pairing: Pairing): Seating {
  switch (spec.kind) {
    case 'level':
      return (seed, seat) => makeLevel(spec.level, `${seed}/${seat}`, { ...spec.budget, now: () => performance.now() });
    case 'fixed':
      return FIXED[spec.name];
    case 'service':
      return (seed, seat, report) =>
        restPlayer(spec.url, {
          pairing,
          seed: `${seed}/${seat}`,
          onFault: (fault) => {
            report(faultOf(fault), fault.code);
          },
        });
  }
}

const LATE: readonly RestFault['code'][] = ['timeout'];
const ILLEGAL: readonly RestFault['code'][] = [
  'bad-trump',
  'push-not-allowed',
  'contract-not-allowed',
  'bad-card',
  'not-in-hand',
  'illegal-card',
];

function faultOf({ code }: RestFault): Fault {
  if (LATE.includes(code)) return 'late';
  return ILLEGAL.includes(code) ? 'illegal-action' : 'failed';
}
