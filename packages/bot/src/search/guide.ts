/**
 * Guide: the networks that the search leans on, by kind of contract, in one kernel.
 *
 * `worth` says what each legal card is worth to the seat that holds it (training/selfplay.ts), `people` how likely a
 * person plays it (training/imitation.ts). Nobody has written down enough Slalom and Gusti by people to learn from.
 */
import type { Contract, PositionRules } from '@puur/rules';
import { GUIDED_KINDS, type GuidedKind, guidedKindOf } from '../net/guided.js';
import { Kernel } from '../net/kernel.js';
import { Network, weightCount } from '../net/network.js';
import type { Weights } from '../net/packing.js';
import { type Desk, deskFor, Perspectives } from '../net/perspectives.js';

export type GuideWeights = Readonly<Record<GuidedKind, { readonly worth: Weights; readonly people: Weights | null }>>;

/** Rounds under way that a search holds at once: the one it begins from, and the one it plays out. */
export interface Board {
  readonly worth: Perspectives;
  /** Null where people's play has not been learnt. */
  readonly people: Perspectives | null;
  readonly trial: Perspectives;
}

/** Floats for the desks, beside what grows with the networks. */
const ROOM = 10_000;
/** Desks of a kind: one by each of a board's rounds. */
const DESKS = 3;

interface Guided {
  readonly worth: Network;
  readonly people: Network | null;
  readonly desks: Readonly<Record<'worth' | 'trial', Desk>> & { readonly people: Desk | null };
}

export class Guide {
  readonly #kernel: Kernel;
  readonly #guided: Readonly<Record<GuidedKind, Guided>>;
  readonly #boards = new Map<string, Board>();

  constructor(weights: GuideWeights) {
    const all = GUIDED_KINDS.flatMap((kind) => [weights[kind].worth, weights[kind].people]);
    const roomFor = ({ shape }: Weights): number => weightCount(shape) + DESKS * 8 * (shape.first + shape.second);
    this.#kernel = new Kernel(all.reduce((sum, network) => sum + (network === null ? 0 : roomFor(network)), ROOM));
    const load = ({ shape, weights: floats }: Weights): Network => new Network(this.#kernel, shape, floats);
    const guided = (kind: GuidedKind): Guided => {
      const worth = load(weights[kind].worth);
      const people = weights[kind].people && load(weights[kind].people);
      const desks = { worth: deskFor(worth), people: people && deskFor(people), trial: deskFor(worth) };
      return { worth, people, desks };
    };
    this.#guided = Object.fromEntries(GUIDED_KINDS.map((kind) => [kind, guided(kind)])) as Record<GuidedKind, Guided>;
  }

  /**
   * The boards for a contract under these rules. Boards of a kind share their desks, for there is no end of rules: begin
   * a round on one after a round on another, and never play two at a time.
   */
  boardFor(contract: Contract, rules: PositionRules): Board {
    const { undertrump, onlyTrumps, mayTrumpWhenAbleToFollow, puurExempt, lastTrick } = rules;
    const { undenufeValues, mixedModeValues } = rules;
    const key = [
      contract,
      undertrump,
      onlyTrumps,
      mayTrumpWhenAbleToFollow,
      puurExempt,
      lastTrick,
      undenufeValues,
      mixedModeValues,
    ].join();
    let board = this.#boards.get(key);
    if (board === undefined) {
      const { worth, people, desks } = this.#guided[guidedKindOf(contract)];
      board = {
        worth: new Perspectives(worth, contract, rules, desks.worth),
        people: people && desks.people && new Perspectives(people, contract, rules, desks.people),
        trial: new Perspectives(worth, contract, rules, desks.trial),
      };
      this.#boards.set(key, board);
    }
    return board;
  }
}
