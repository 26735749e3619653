/**
 * The register of rules: every rule the package knows, where it is written in the code and where it comes from.
 *
 * A refusal names the rule it rests on by id; apps turn the id into words. This is the place to look first when a rule
 * is in doubt: `code` is the one file that decides it, and a test checks that the file exists.
 */
import type { SourceId } from './profile/source.js';

export interface Rule {
  /** File below `packages/rules/src` that decides. */
  readonly code: string;
  readonly sources: readonly SourceId[];
}

export const RULES = {
  'deck.36-cards': { code: 'cards/card.ts', sources: ['jasvel'] },
  'deal.by-threes': { code: 'partie/deal.ts', sources: ['jasvel'] },
  'deal.dealer-moves-right': { code: 'partie/deal.ts', sources: ['jasvel'] },
  'deal.first-forehand': { code: 'partie/deal.ts', sources: ['pagat', 'romandie', 'tournaments', 'vorarlberg'] },
  'deal.misdeal-same-dealer': { code: 'partie/judge.ts', sources: ['jasswiki', 'tournaments'] },
  'declare.forehand-chooses': { code: 'partie/declaring.ts', sources: ['jasvel', 'swisslos'] },
  'declare.push-once': { code: 'partie/declaring.ts', sources: ['jasvel', 'swisslos', 'jasswiki'] },
  'declare.partner-must': { code: 'partie/declaring.ts', sources: ['jasvel', 'swisslos'] },
  'declare.binds': { code: 'partie/declaring.ts', sources: ['saanen', 'parlett'] },
  'declare.silent-lead': { code: 'partie/judge.ts', sources: ['saanen', 'parlett'] },
  'lead.forehand': { code: 'partie/declaring.ts', sources: ['jasvel', 'swisslos', 'tournaments'] },
  'trick.order': { code: 'play/order.ts', sources: ['jasvel'] },
  'trick.winner': { code: 'play/trick.ts', sources: ['jasvel'] },
  'play.follow-suit': { code: 'play/legal.ts', sources: ['jasvel', 'swisslos', 'jasswiki'] },
  'play.follow-trump': { code: 'play/legal.ts', sources: ['swisslos', 'jasswiki', 'jassonkel'] },
  'play.puur-exempt': { code: 'play/legal.ts', sources: ['swisslos', 'jasswiki', 'jassonkel', 'jassverzeichnis'] },
  'play.may-trump': { code: 'play/legal.ts', sources: ['swisslos', 'jasswiki', 'jassonkel', 'jassverzeichnis'] },
  'play.undertrump': { code: 'play/legal.ts', sources: ['swisslos', 'jassonkel', 'jassverzeichnis'] },
  'play.only-trumps': { code: 'play/legal.ts', sources: ['jassonkel', 'jassverzeichnis'] },
  'play.in-turn': { code: 'partie/judge.ts', sources: ['jasvel'] },
  'value.cards': { code: 'play/value.ts', sources: ['jasvel', 'jasswiki'] },
  'value.last-trick': { code: 'count/account.ts', sources: ['jasvel'] },
  'value.match': { code: 'count/account.ts', sources: ['jasvel'] },
  'value.factor': { code: 'count/account.ts', sources: ['swisslos', 'urikon', 'parlett', 'jasskarten'] },
  'weis.kinds': { code: 'count/weis.ts', sources: ['jasswelt', 'jassverzeichnis', 'jasswiki'] },
  'weis.first-card': { code: 'partie/announcing.ts', sources: ['jasswelt', 'jassfuehrer'] },
  'weis.called-too-low': { code: 'count/weis.ts', sources: ['jasswelt'] },
  'weis.compare': { code: 'count/weis.ts', sources: ['jassonkel', 'jasswiki'] },
  'weis.kreuzweis': { code: 'count/weis.ts', sources: ['jasswelt', 'jasswiki'] },
  'weis.best-team-writes': { code: 'count/weis.ts', sources: ['jasvel'] },
  'stoeck.trump-only': { code: 'count/stoeck.ts', sources: ['jasvel'] },
  'stoeck.second-card': { code: 'partie/announcing.ts', sources: ['jasvel', 'jasswelt'] },
  'stoeck.lost-when-covered': { code: 'partie/announcing.ts', sources: ['jasvel', 'jasswelt'] },
  'stoeck.with-weis': { code: 'partie/announcing.ts', sources: ['jasswelt'] },
  'stoeck.pre-show': { code: 'partie/announcing.ts', sources: ['jasswelt'] },
  'rest.every-card-sure': { code: 'partie/claiming.ts', sources: ['jassonkel'] },
  'count.blocks': { code: 'count/account.ts', sources: ['jasvel'] },
  'end.blocks': { code: 'count/ending.ts', sources: ['jasvel', 'swisslos', 'jasswiki'] },
  'end.bedanken': { code: 'partie/claiming.ts', sources: ['reglement', 'jasswiki', 'allmedias', 'stoecherei'] },
  'end.immediate': { code: 'partie/finishing.ts', sources: ['swisslos'] },
  'end.fixed-rounds': { code: 'partie/finishing.ts', sources: ['swisslos', 'tournaments'] },
  'end.bergpreis': { code: 'partie/finishing.ts', sources: ['jassfuehrer'] },
  'end.over': { code: 'partie/judge.ts', sources: ['jasvel'] },
  'table.order-of-play': { code: 'partie/judge.ts', sources: ['jasvel'] },
  'table.provable-deal': { code: 'partie/judge.ts', sources: ['puur'] },
} as const;

export type RuleId = keyof typeof RULES;

/** A rule by its id. */
export function ruleOf(id: RuleId): Rule {
  return RULES[id];
}
