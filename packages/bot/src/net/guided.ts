/**
 * Guided kinds: the kinds of contract that have networks of their own. Slalom and Gusti are one kind, `turning`: which
 * way each trick goes is among what the network is told (inputs.ts), so that both teach it.
 */
import { type Contract, kindOf } from '@puur/rules';

export const GUIDED_KINDS = ['trump', 'obenabe', 'undenufe', 'turning'] as const;
export type GuidedKind = (typeof GUIDED_KINDS)[number];

/** The kind whose networks play a contract. */
export function guidedKindOf(contract: Contract): GuidedKind {
  const kind = kindOf(contract);
  return kind === 'slalom' || kind === 'gusti' ? 'turning' : kind;
}
