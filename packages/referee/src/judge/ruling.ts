/**
 * Ruling: the answer to a quarrel, in closed vocabularies only. The apps turn the codes into sentences.
 *
 * `findings` are what comes out, each a named fact; `steps` are how, in order, with the cards and seats; `verdict` is the
 * one word for it. Points are card points or Weis and Stöck points without the factor, `roundPoints` are as written.
 */
import type { Block, Card, Contract, PerTeam, PlayReason, Result, Seat, Suit, Team } from '@puur/rules';
import type { Confidence, RefereeRuleId } from '../law/docket.js';

export const VERDICTS = [
  // Cards and tricks
  'card-allowed',
  'card-forbidden',
  'revoke-in-trick',
  'revoke-corrected',
  'undertrump-corrected',
  'trick-goes-to',
  'tricks-go-to',
  'revoke-unproved',
  'no-revoke',
  'penalty',
  'replay',
  'lead-right',
  'lead-wrong',
  'lead-barred',
  'card-stays',
  'card-exchanged',
  'two-cards',
  'card-shown',
  'card-missing',
  'rest-sure',
  'rest-lost',
  'look-allowed',
  'look-forbidden',
  'may-annul',
  'no-offence',
  // Announcing
  'weis-counts',
  'weis-lost',
  'weis-none',
  'weis-both',
  'stoeck-counts',
  'stoeck-lost',
  'stoeck-none',
  // Counting and ending
  'count-right',
  'count-corrected',
  'count-again',
  'count-impossible',
  'count-shared',
  'not-counted',
  'round-points',
  'won',
  'not-over',
  'over-before',
  'undecided',
  'claim-false',
  'claim-lapses',
  'claim-unknown',
  'berg-won',
  'berg-open',
  'slate-corrected',
  'slate-stands',
  // Dealing and declaring
  'redeal',
  'deal-stands',
  'deal-void',
  'cut-again',
  'dealer-is',
  'contract-is',
  'must-declare',
  'leads',
] as const;
export type VerdictCode = (typeof VERDICTS)[number];

export const DEAL_OUTCOMES = ['stands', 'goes-on', 'redeal', 'void', 'opponents-may-annul', 'table-decides'] as const;
export type DealOutcome = (typeof DEAL_OUTCOMES)[number];

export const CHOICES = ['go-on', 'annul', 'take-trick', 'which-card-stays', 'lenient'] as const;
export type Choice = (typeof CHOICES)[number];

/** Who gets a trick: always a side; the seat where a card wins it, none where a penalty gives it. */
export interface TrickTo {
  readonly team: Team;
  readonly seat?: Seat;
}

export interface Findings {
  readonly legal?: boolean;
  readonly legalCards?: readonly Card[];
  readonly revoke?: boolean;
  /** The card that has to be given instead. */
  readonly replaceWith?: Card;
  /** Cards that can win no trick any more but count. */
  readonly losingTrickPower?: readonly Card[];
  /** The trick as it lies after the ruling. */
  readonly finalTrick?: { readonly leader: Seat; readonly cards: readonly Card[] };
  readonly trickTo?: TrickTo;
  /** Points of the trick, of the Weis, or of the cards seen. */
  readonly points?: number;
  readonly nextLead?: Seat;
  /** Whose turn it is to lead or to declare now. */
  readonly tricksTo?: Team;
  readonly tricks?: readonly number[];
  readonly match?: boolean;
  readonly pointsTo?: Team;
  readonly barredSuit?: Suit;
  readonly penalty?: { readonly seat: Seat; readonly points: number };
  readonly bestSeat?: Seat | null;
  readonly weisTo?: Team | 'both' | null;
  readonly stoeckPoints?: number;
  /** Whether the counted points can be. */
  readonly possible?: boolean;
  /** What the two counts lack to the whole; below zero: too many. */
  readonly missing?: number;
  /** Card points with the last trick, by side. */
  readonly cardPoints?: PerTeam<number>;
  /** Points as written, by side. */
  readonly roundPoints?: PerTeam<number>;
  readonly gameWonBy?: Team | null;
  readonly block?: Block | 'before' | null;
  readonly bergTo?: Team | null;
  readonly writtenPoints?: number;
  readonly deal?: DealOutcome;
  readonly choiceOf?: Team;
  readonly choices?: readonly Choice[];
  readonly contract?: Contract | null;
  readonly declarer?: Seat;
  readonly mustDeclare?: Seat;
  readonly leader?: Seat;
  readonly dealer?: Seat;
  readonly forehand?: Seat;
  readonly nextDealer?: Seat;
  /** Who gets the first packet. */
  readonly firstPacketTo?: Seat;
  /** The loser is below half the target. */
  readonly schneider?: boolean;
  /** The school that the ruling on a wrong card follows. */
  readonly school?: 'A' | 'B' | 'replay';
}

/** Every step of a reasoning; what a step carries stands at `Step`. */
export const STEP_CODES = [
  'rules-of-table',
  'led',
  'void',
  'trump-lies',
  'holds',
  'may-play',
  'refused',
  'only-puur',
  'wins-trick',
  'trick-counts',
  'last-trick',
  'noticed-in-trick',
  'noticed-late',
  'highest-of-suit',
  'lower-of-suit',
  'no-trick-power',
  'innocent-holder',
  'right-neighbour',
  'exchanged-at-once',
  'trumps-lose-power',
  'from-trick-on',
  'had-to-lead',
  'led-instead',
  'was-due',
  'beatable',
  'all-sure',
  'seen',
  'said',
  'weis-is',
  'weis-late',
  'weis-corrected',
  'weis-called',
  'weis-no-weis',
  'weis-best',
  'weis-adds',
  'weis-other-writes-none',
  'weis-tied',
  'weis-unnamed',
  'stoeck-no-trump',
  'stoeck-two-hands',
  'stoeck-in-time',
  'stoeck-late',
  'stoeck-first-only',
  'stoeck-never',
  'stoeck-reminded',
  'stoeck-in-weis',
  'stoeck-shown',
  'stoeck-not-enough',
  'stands-without-trick',
  'pile-counts',
  'counts-sum',
  'whole-is',
  'lacks-last-trick',
  'lacks-eights',
  'lacks-nell',
  'lacks-puur',
  'cards-lacking',
  'no-number-of-tricks',
  'weis-shown-in-vain',
  'no-cards-give',
  'factor',
  'match',
  'match-if',
  'reached-with',
  'reached-in-block',
  'both-in-block',
  'order-agreed',
  'as-in-first-trick',
  'claimed-with',
  'claim-lacks',
  'claim-not-played',
  'spoiled',
  'hands-hold',
  'before-first-card',
  'after-first-trick',
  'dealer-right-neighbour',
  'first-said-counts',
  'pushed',
  'silent-lead',
  'may-not-push',
  'not-in-contracts',
] as const;
export type StepCode = (typeof STEP_CODES)[number];

export interface Step {
  readonly code: StepCode;
  readonly seat?: Seat;
  readonly team?: Team;
  readonly cards?: readonly Card[];
  readonly points?: number;
  /** A second number: what is needed, the other side's count, a number of cards. */
  readonly of?: number;
  readonly trick?: number;
  readonly suit?: Suit;
  readonly contract?: Contract;
  readonly reason?: PlayReason;
  readonly block?: Block | 'before';
}

/** What a ruler answers. */
export interface Opinion {
  readonly verdict: VerdictCode;
  readonly findings: Findings;
  readonly steps: readonly Step[];
  readonly rule: RefereeRuleId;
  /** Where the circumstances make it less sure than the rule. */
  readonly confidence?: Confidence;
  /** What may as well be ruled where it is not settled. */
  readonly alternatives?: readonly Findings[];
  /** Points that the ruling moves from one side to the other. */
  readonly moved?: readonly { readonly to: Team; readonly points: number }[];
}

export const FACTS = [
  'contract',
  'hand',
  'trick',
  'card',
  'leader',
  'forehand',
  'dealer',
  'score',
  'counts',
  'last-trick',
  'pile',
  'blocks',
  'claim',
  'revoke',
  'declarer',
  'dealt',
  'hand-count',
  'rest',
  'look',
  'remark',
  'two-cards',
  'card-shown',
  'weis',
  'weis-cards',
  'stoeck-holder',
  'first-card',
  'written',
] as const;
/** A fact that a question needs. */
export type Fact = (typeof FACTS)[number];

export type RulingRefusal =
  /** The question cannot be answered without these facts. */
  | { readonly code: 'facts-missing'; readonly facts: readonly Fact[] }
  /** A card is told to be in two places. */
  | { readonly code: 'facts-contradict'; readonly cards: readonly Card[] }
  /** Nothing that happened raises a question. */
  | { readonly code: 'nothing-asked' };

export type Ruled = Result<Opinion, RulingRefusal>;
