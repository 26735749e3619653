/**
 * Checklist: the seven questions of the reference page, with which a quarrel begins. Each leads to questions the referee
 * answers and to the rules behind them. Words live in the apps.
 */
import type { QuestionName } from './form/quarrel.js';
import type { RefereeRuleId } from './law/docket.js';

export const CHECK_IDS = ['cards', 'forehand', 'contract', 'follow', 'weis', 'stoeck', 'account'] as const;
export type CheckId = (typeof CHECK_IDS)[number];

export interface Check {
  readonly id: CheckId;
  readonly questions: readonly QuestionName[];
  readonly rules: readonly RefereeRuleId[];
}

/** In the order of the page: dealing, order of play, contract, following, Weis, Stöck, account. */
export const CHECKLIST: readonly Check[] = [
  { id: 'cards', questions: ['card-count', 'deal'], rules: ['deck.36-cards', 'deal.by-threes', 'deal.wrong-count'] },
  { id: 'forehand', questions: ['dealer', 'leader', 'lead'], rules: ['deal.dealer-moves-right', 'lead.forehand'] },
  {
    id: 'contract',
    questions: ['contract'],
    rules: ['declare.forehand-chooses', 'declare.push-once', 'declare.binds'],
  },
  {
    id: 'follow',
    questions: ['card-allowed', 'trick-winner', 'revoke', 'two-cards', 'card-shown', 'rest', 'look-back', 'talk'],
    rules: ['play.follow-suit', 'play.undertrump', 'play.puur-exempt', 'trick.winner'],
  },
  { id: 'weis', questions: ['weis'], rules: ['weis.first-card', 'weis.compare', 'weis.best-team-writes'] },
  { id: 'stoeck', questions: ['stoeck'], rules: ['stoeck.second-card', 'stoeck.lost-when-covered'] },
  {
    id: 'account',
    questions: ['count', 'round-points', 'winner', 'bedanken', 'berg', 'slate'],
    rules: ['count.whole', 'count.blocks', 'end.blocks', 'end.bedanken'],
  },
];
