/**
 * Contracts: what is played for, and how each trick of it is ordered.
 *
 * A contract is a closed vocabulary of ten words, the same in the log, in files and in the engine protocol. A trick
 * never asks for the contract but for its `Mode`: one of four trump suits, Obenabe or Undenufe. Only Slalom and Gusti
 * change the mode from trick to trick, and only `modeOf` knows that.
 *
 * Sources: reference page (trump, Obenabe, Undenufe); Swisslos Coiffeur and jasswiki (Slalom alternates every trick,
 * Gusti is five tricks of the start and four of the other).
 */
import { SUIT_LETTERS, type Suit, type SuitLetter } from '../cards/card.js';

/** The two orders without trump. */
export const DIRECTIONS = ['obenabe', 'undenufe'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Kinds a table may allow (setting `contracts`). */
export const CONTRACT_KINDS = ['trump', 'obenabe', 'undenufe', 'slalom', 'gusti'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export const CONTRACTS = [
  'trump:E',
  'trump:R',
  'trump:S',
  'trump:T',
  'obenabe',
  'undenufe',
  'slalom:obenabe',
  'slalom:undenufe',
  'gusti:obenabe',
  'gusti:undenufe',
] as const;
export type Contract = (typeof CONTRACTS)[number];

/** Keys of the setting `factors`: a factor hangs on the engine's suit, never on the picture of a deck. */
export const FACTOR_KEYS = ['E', 'R', 'T', 'S', 'obenabe', 'undenufe', 'slalom', 'gusti'] as const;
export type FactorKey = (typeof FACTOR_KEYS)[number];

declare const brand: unique symbol;
/** How a trick is ordered: 0..3 = that suit is trump, 4 = Obenabe, 5 = Undenufe. */
export type Mode = number & { readonly [brand]: 'Mode' };

export const MODES: readonly Mode[] = [0, 1, 2, 3, 4, 5] as Mode[];
export const OBENABE_MODE = 4 as Mode;
export const UNDENUFE_MODE = 5 as Mode;

export const TRICKS_PER_ROUND = 9;
/** Tricks of Gusti that are played in the direction named first. Source: Swisslos Coiffeur (5/4). */
const GUSTI_TURN = 5;

/** Whether a text is a contract. */
export function isContract(value: unknown): value is Contract {
  return (CONTRACTS as readonly unknown[]).includes(value);
}

/** The kind of a contract: the part before the colon. */
export function kindOf(contract: Contract): ContractKind {
  return contract.split(':')[0] as ContractKind;
}

/** The trump contract of a suit. */
export function trumpContract(suit: Suit): Contract {
  return `trump:${SUIT_LETTERS[suit]!}`;
}

/** The trump suit of a contract, null where none is trump. */
export function trumpOf(contract: Contract): Suit | null {
  return kindOf(contract) === 'trump' ? (SUIT_LETTERS.indexOf(contract.slice(6) as SuitLetter) as Suit) : null;
}

/** The key of a contract in `factors`. */
export function factorKeyOf(contract: Contract): FactorKey {
  const trump = trumpOf(contract);
  return trump === null ? (kindOf(contract) as FactorKey) : SUIT_LETTERS[trump]!;
}

/** The direction a contract without trump starts with; Obenabe and Undenufe are their own. Null for trump games. */
export function startOf(contract: Contract): Direction | null {
  const kind = kindOf(contract);
  if (kind === 'trump') return null;
  return kind === 'obenabe' || kind === 'undenufe' ? kind : (contract.slice(kind.length + 1) as Direction);
}

/** How trick `trickNo` (1..9) of a contract is ordered. */
export function modeOf(contract: Contract, trickNo: number): Mode {
  return MODE_TABLE[contract][trickNo - 1]!;
}

/** Whether a mode is a trump game, that is: whether the mode's number is its trump suit. */
export function isTrumpMode(mode: Mode): boolean {
  return mode < OBENABE_MODE;
}

const MODE_TABLE = Object.fromEntries(
  CONTRACTS.map((contract) => [
    contract,
    Array.from({ length: TRICKS_PER_ROUND }, (_, i) => tabulate(contract, i + 1)),
  ]),
) as unknown as Record<Contract, readonly Mode[]>;

function tabulate(contract: Contract, trickNo: number): Mode {
  const start = startOf(contract);
  if (start === null) return trumpOf(contract) as number as Mode;
  const kind = kindOf(contract);
  const turned = kind === 'slalom' ? trickNo % 2 === 0 : kind === 'gusti' && trickNo > GUSTI_TURN;
  return (start === 'obenabe') === turned ? UNDENUFE_MODE : OBENABE_MODE;
}
