/** The operations of the engine. A new one gets a line here and a section in docs/engine.md. */
import { performance } from 'node:perf_hooks';
import type { Op } from './op.js';
import { chooseOf } from './ops/choose.js';
import { coiffeur } from './ops/coiffeur.js';
import { deal } from './ops/deal.js';
import { dealing } from './ops/dealing.js';
import { differenzler } from './ops/differenzler.js';
import { gameEnd } from './ops/game-end.js';
import { infoOf } from './ops/info.js';
import { irregularity } from './ops/irregularity.js';
import { cardPoints, legalMoves, trickWinner } from './ops/play.js';
import { roundReplay } from './ops/round-replay.js';
import { roundTotal } from './ops/round-total.js';
import { solveOf } from './ops/solve.js';
import { stoeck } from './ops/stoeck.js';
import { tafel } from './ops/tafel.js';
import { weisCompare, weisDetect } from './ops/weis.js';

const OPS: ReadonlyMap<string, Op> = new Map(
  [
    legalMoves,
    trickWinner,
    cardPoints,
    weisDetect,
    weisCompare,
    stoeck,
    roundTotal,
    roundReplay,
    gameEnd,
    tafel,
    dealing,
    irregularity,
    coiffeur,
    differenzler,
    infoOf(opNames),
    deal,
    solveOf(() => performance.now()),
    chooseOf(() => performance.now()),
  ].map((op) => [op.name, op]),
);

/** The operation of this name; undefined if there is none. */
export function opOf(name: unknown): Op | undefined {
  return typeof name === 'string' ? OPS.get(name) : undefined;
}

/** The names of all operations. */
export function opNames(): readonly string[] {
  return [...OPS.keys()];
}
