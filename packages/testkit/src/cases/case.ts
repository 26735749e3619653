/**
 * The form of the rule cases: a question (`given`) and its answer (`expect`) for each topic, with the source of the
 * answer. A case may change settings (`profile`) against the preset `puur`.
 */

import type { CardText, ContractText } from '../oracle/cards.js';
import type { Block, BlocksOfSides, BlockVerdict, Claim, Side } from '../oracle/ending.js';
import type { RoundSheet, Sides } from '../oracle/round.js';
import type { OracleSettings } from '../oracle/settings.js';
import type { StoeckQuestion } from '../oracle/stoeck.js';
import type { Drawing, DrawingScheme } from '../oracle/tafel.js';
import type { DeclaredWeis, OracleWeis, WeisVerdict } from '../oracle/weis.js';

/** One case of one topic. */
export interface CaseOf<Topic extends string, Given, Expect> {
  readonly id: string;
  readonly topic: Topic;
  readonly given: Given;
  readonly expect: Expect;
  readonly profile?: Partial<OracleSettings>;
  readonly source: string;
}

/** `expect.legal` is a set. */
export type LegalMovesCase = CaseOf<
  'legal-moves',
  {
    readonly contract: ContractText;
    readonly hand: readonly CardText[];
    readonly trick: readonly CardText[];
    readonly trickNo?: number;
  },
  { readonly legal: readonly CardText[] }
>;

/** `expect.winner` is the index in play order, 0 = leader. */
export type TrickWinnerCase = CaseOf<
  'trick-winner',
  { readonly contract: ContractText; readonly trick: readonly CardText[]; readonly trickNo?: number },
  { readonly winner: number }
>;

/** Values of the cards, before any factor. */
export type CardPointsCase = CaseOf<
  'card-points',
  { readonly contract: ContractText; readonly cards: readonly CardText[]; readonly lastTrick?: boolean },
  { readonly points: number }
>;

/** `expect.weis` is a set of sets. */
export type WeisDetectCase = CaseOf<
  'weis-detect',
  { readonly hand: readonly CardText[] },
  { readonly weis: readonly OracleWeis[]; readonly total: number }
>;

export type WeisCompareCase = CaseOf<
  'weis-compare',
  { readonly contract: ContractText; readonly forehand: number; readonly declared: DeclaredWeis },
  WeisVerdict
>;

export type StoeckCase = CaseOf<'stoeck', StoeckQuestion, { readonly stoeckPoints: number }>;

export type RoundTotalCase = CaseOf<'round-total', RoundSheet & { readonly contract: ContractText }, Sides>;

/** Winners by seat; pairs are team 0 (seats 0 and 2) and team 1. */
export type RoundReplayCase = CaseOf<
  'round-replay',
  {
    readonly contract: ContractText;
    readonly leader: number;
    readonly hands: Readonly<Record<'0' | '1' | '2' | '3', readonly CardText[]>>;
    readonly tricks: readonly (readonly CardText[])[];
  },
  {
    readonly trickWinners: readonly number[];
    readonly cardPoints: readonly [number, number];
    readonly tricks: readonly [number, number];
    readonly roundPoints: readonly [number, number];
  }
>;

/** One way to end a Partie, with its own question. */
export type GameEndGiven =
  | {
      readonly mode: 'block-order';
      readonly order: readonly Block[];
      readonly target: number;
      readonly before: Sides;
      readonly round: BlocksOfSides;
    }
  | {
      readonly mode: 'trick-order';
      readonly target: number;
      readonly before: Sides;
      readonly trickPoints: readonly (readonly [Side, number])[];
    }
  | ({ readonly mode: 'bedanken' } & Claim)
  | { readonly mode: 'rounds'; readonly rounds: number; readonly afterRound: Sides }
  | {
      readonly mode: 'bergpreis';
      readonly target: number;
      readonly berg: number;
      readonly order: readonly Block[];
      readonly before: Sides;
      readonly firstTrick: BlocksOfSides;
    };

export type GameEndCase = CaseOf<
  'game-end',
  GameEndGiven,
  {
    readonly winner?: BlockVerdict['winner'];
    readonly block?: BlockVerdict['block'];
    readonly trick?: number;
    readonly checkSum?: number;
    readonly bergpreis?: Side;
  }
>;

export type TafelCase = CaseOf<'tafel', { readonly total: number; readonly scheme: DrawingScheme }, Drawing>;

export type DealingCase = CaseOf<
  'dealing',
  | { readonly dealer: number; readonly forehandPasses: boolean; readonly partnerPasses?: boolean }
  | { readonly lead: CardText; readonly declaration: null },
  | { readonly declarer: number; readonly leader: number }
  | { readonly illegal: string }
  | { readonly contract: ContractText }
>;

/** Any case. */
export type RuleCase =
  | LegalMovesCase
  | TrickWinnerCase
  | CardPointsCase
  | WeisDetectCase
  | WeisCompareCase
  | StoeckCase
  | RoundTotalCase
  | RoundReplayCase
  | GameEndCase
  | TafelCase
  | DealingCase;

/** The cases of one topic. */
export type CasesOf<Topic extends RuleCase['topic']> = readonly Extract<RuleCase, { readonly topic: Topic }>[];
