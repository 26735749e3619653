/**
 * Guide: the networks that the search leans on, by kind of contract, in one kernel.
 *
 * `worth` says what each legal card is worth to the seat that holds it (training/selfplay.ts), `people` how likely a
 * person plays it (training/imitation.ts). Contracts that change their order from trick to trick have none.
 */
import { type Contract, kindOf, type PositionRules } from '@puur/rules';
import { Kernel } from '../net/kernel.js';
import { Network, weightCount } from '../net/network.js';
import type { Weights } from '../net/packing.js';
import { Perspectives } from '../net/perspectives.js';

export const GUIDED_KINDS = ['trump', 'obenabe', 'undenufe'] as const;
export type GuidedKind = (typeof GUIDED_KINDS)[number];

export type GuideWeights = Readonly<Record<GuidedKind, { readonly worth: Weights; readonly people: Weights }>>;

/** Rounds under way that a search holds at once: the one it begins from, and the one it plays out. */
export interface Board {
  readonly worth: Perspectives;
  readonly people: Perspectives;
  readonly trial: Perspectives;
}

/** Floats for the boards of all contracts. */
const ROOM = 200_000;

export class Guide {
  readonly #kernel: Kernel;
  readonly #networks: ReadonlyMap<string, { readonly worth: Network; readonly people: Network }>;
  readonly #boards = new Map<string, Board>();

  constructor(weights: GuideWeights) {
    const all = GUIDED_KINDS.flatMap((kind) => [weights[kind].worth, weights[kind].people]);
    this.#kernel = new Kernel(all.reduce((sum, { shape }) => sum + weightCount(shape) + 64, ROOM));
    const load = ({ shape, weights: floats }: Weights): Network => new Network(this.#kernel, shape, floats);
    this.#networks = new Map(
      GUIDED_KINDS.map((kind) => [kind, { worth: load(weights[kind].worth), people: load(weights[kind].people) }]),
    );
  }

  /** The boards for a contract under these rules; null where there is no network for it. */
  boardFor(contract: Contract, rules: PositionRules): Board | null {
    const networks = this.#networks.get(kindOf(contract));
    if (networks === undefined) return null;
    const { undertrump, onlyTrumps, mayTrumpWhenAbleToFollow, puurExempt, lastTrick } = rules;
    const key = [contract, undertrump, onlyTrumps, mayTrumpWhenAbleToFollow, puurExempt, lastTrick].join('/');
    let board = this.#boards.get(key);
    if (board === undefined) {
      const { worth, people } = networks;
      board = {
        worth: new Perspectives(worth, contract, rules),
        people: new Perspectives(people, contract, rules),
        trial: new Perspectives(worth, contract, rules),
      };
      this.#boards.set(key, board);
    }
    return board;
  }
}
