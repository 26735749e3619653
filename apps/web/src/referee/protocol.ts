/** What the page and the referee's worker say to each other. */
import type { Audit, InspectedRound } from '@puur/referee';
import type { RecordError, RecordedKind } from '@puur/records';
import type { Contract, Pairing, PerSeat, Result, RuleProfile } from '@puur/rules';
import type { Settlement } from './settle.js';

/** A round in a list: what it was and how it came out, without its cards. */
export interface RoundDigest {
  readonly number: number;
  readonly contract: Contract;
  readonly audit: Omit<Audit, 'winners'>;
}

/** A checked file; its rounds are fetched one by one when they are looked at. */
export interface Digest {
  readonly kind: RecordedKind;
  readonly names: PerSeat<string> | null;
  readonly faults: number;
  readonly rounds: readonly RoundDigest[];
}

export type Asked =
  | { readonly ask: 'settle'; readonly form: unknown }
  | { readonly ask: 'inspect'; readonly text: string; readonly profile: RuleProfile; readonly pairing: Pairing }
  /** A round of the file that was inspected last. */
  | { readonly ask: 'round'; readonly index: number };

export interface Answers {
  readonly settle: Settlement;
  readonly inspect: Result<Digest, RecordError>;
  readonly round: InspectedRound | null;
}

export type ToReferee = Asked & { readonly id: number };
export interface FromReferee {
  readonly id: number;
  readonly answer: Answers[Asked['ask']];
}
