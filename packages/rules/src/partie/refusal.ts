/**
 * Refusals: why a command was not carried out, as a stable code with the rule it rests on.
 *
 * No sentence stands here; every app has one for each code in each language, and a test checks that.
 */
import type { Card } from '../cards/card.js';
import type { Seat } from '../play/seat.js';
import type { RuleId } from '../rule.js';

/** Every code, with the rule it rests on. */
export const REFUSALS = {
  // The order of things
  'not-opened': 'table.order-of-play',
  'already-opened': 'table.order-of-play',
  'wrong-phase': 'table.order-of-play',
  'partie-over': 'end.over',
  'not-your-turn': 'play.in-turn',
  // Dealing
  'wrong-dealer': 'deal.dealer-moves-right',
  'bad-deal': 'deck.36-cards',
  'draw-first': 'deal.first-forehand',
  'draw-not-in-profile': 'deal.first-forehand',
  'draw-tied': 'deal.first-forehand',
  'misdeal-too-late': 'deal.misdeal-same-dealer',
  'no-commitment': 'table.provable-deal',
  'already-committed': 'table.provable-deal',
  // Declaring
  'push-not-allowed': 'declare.push-once',
  'push-not-in-first-deal': 'declare.push-once',
  'partner-must-declare': 'declare.partner-must',
  'contract-not-allowed': 'declare.forehand-chooses',
  'contract-binds': 'declare.binds',
  'contract-open': 'declare.silent-lead',
  // Play
  'not-in-hand': 'play.in-turn',
  'must-follow-suit': 'play.follow-suit',
  'must-follow-trump': 'play.follow-trump',
  'may-not-trump': 'play.may-trump',
  'may-not-undertrump': 'play.undertrump',
  'must-overtrump': 'play.only-trumps',
  'no-complete-trick': 'table.order-of-play',
  // Weis
  'weis-not-in-profile': 'weis.kinds',
  'weis-too-early': 'weis.first-card',
  'weis-too-late': 'weis.first-card',
  'weis-not-in-hand': 'weis.kinds',
  'weis-is-none': 'weis.kinds',
  'weis-crossed': 'weis.kreuzweis',
  'weis-called-too-high': 'weis.kinds',
  // Stöck
  'stoeck-not-in-profile': 'stoeck.trump-only',
  'stoeck-no-trump': 'stoeck.trump-only',
  'stoeck-not-in-hand': 'stoeck.trump-only',
  'stoeck-too-early': 'stoeck.second-card',
  'stoeck-too-late': 'stoeck.lost-when-covered',
  'stoeck-already': 'stoeck.second-card',
  // Claims
  'rest-not-on-lead': 'rest.every-card-sure',
  'rest-beatable': 'rest.every-card-sure',
  'rest-not-in-contract': 'rest.every-card-sure',
  'claim-not-in-profile': 'end.bedanken',
  'berg-not-in-profile': 'end.bergpreis',
  'berg-gone': 'end.bergpreis',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[];

export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: RuleId;
  /** The seat that asked, or whose turn it is where that is the point (`not-your-turn`). */
  readonly seat?: Seat;
  /** The cards it is about. */
  readonly cards?: readonly Card[];
  /** What would be allowed instead. */
  readonly legal?: readonly Card[];
}

/** A refusal with the rule that belongs to its code. */
export function refusal(code: RefusalCode, details: Omit<Refusal, 'code' | 'rule'> = {}): Refusal {
  return { code, rule: REFUSALS[code], ...details };
}
