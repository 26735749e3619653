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
import { type Desk, deskFor, Perspectives } from '../net/perspectives.js';

export const GUIDED_KINDS = ['trump', 'obenabe', 'undenufe'] as const;
export type GuidedKind = (typeof GUIDED_KINDS)[number];

export type GuideWeights = Readonly<Record<GuidedKind, { readonly worth: Weights; readonly people: Weights }>>;

/** Rounds under way that a search holds at once: the one it begins from, and the one it plays out. */
export interface Board {
  readonly worth: Perspectives;
  readonly people: Perspectives;
  readonly trial: Perspectives;
}

/** Floats for the desks, beside what grows with the networks. */
const ROOM = 10_000;
/** Desks of a kind: one by each of a board's rounds. */
const DESKS = 3;

interface Guided {
  readonly worth: Network;
  readonly people: Network;
  readonly desks: Readonly<Record<keyof Board, Desk>>;
}

export class Guide {
  readonly #kernel: Kernel;
  readonly #guided: ReadonlyMap<string, Guided>;
  readonly #boards = new Map<string, Board>();

  constructor(weights: GuideWeights) {
    const all = GUIDED_KINDS.flatMap((kind) => [weights[kind].worth, weights[kind].people]);
    const roomFor = ({ shape }: Weights): number => weightCount(shape) + DESKS * 8 * (shape.first + shape.second);
    this.#kernel = new Kernel(all.reduce((sum, network) => sum + roomFor(network), ROOM));
    const load = ({ shape, weights: floats }: Weights): Network => new Network(this.#kernel, shape, floats);
    this.#guided = new Map(
      GUIDED_KINDS.map((kind) => {
        const [worth, people] = [load(weights[kind].worth), load(weights[kind].people)];
        const desks = { worth: deskFor(worth), people: deskFor(people), trial: deskFor(worth) };
        return [kind, { worth, people, desks }];
      }),
    );
  }

  /**
   * The boards for a contract under these rules; null where there is no network for it. Boards of a kind share their
   * desks, for there is no end of rules: begin a round on one after a round on another, and never play two at a time.
   */
  boardFor(contract: Contract, rules: PositionRules): Board | null {
    const guided = this.#guided.get(kindOf(contract));
    if (guided === undefined) return null;
    const { undertrump, onlyTrumps, mayTrumpWhenAbleToFollow, puurExempt, lastTrick, undenufeValues } = rules;
    const key = [
      contract,
      undertrump,
      onlyTrumps,
      mayTrumpWhenAbleToFollow,
      puurExempt,
      lastTrick,
      undenufeValues,
    ].join();
    let board = this.#boards.get(key);
    if (board === undefined) {
      const { worth, people, desks } = guided;
      board = {
        worth: new Perspectives(worth, contract, rules, desks.worth),
        people: new Perspectives(people, contract, rules, desks.people),
        trial: new Perspectives(worth, contract, rules, desks.trial),
      };
      this.#boards.set(key, board);
    }
    return board;
  }
}
