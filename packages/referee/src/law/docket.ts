/**
 * Docket: for every rule a ruling may rest on, who says so, who says otherwise, and how sure that makes us.
 *
 * A play rule keeps its id and its sources from the register of @puur/rules; what is added here is who disagrees. Rules on
 * mistakes exist only here. `dissent` names a source and the setting or house rule under which it would rule otherwise,
 * or `silent`.
 *
 * Confidence: `high` = several independent sources or an official text; `medium` = one good source or a plain derivation;
 * `low` = isolated, disputed or silent: the table decides.
 */
import { type RuleId, RULES } from '@puur/rules';
import type { RefereeSourceId } from './sources.js';

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Rules on mistakes and on counting, beside those of @puur/rules. */
export const REFEREE_RULE_IDS = [
  'revoke.in-trick',
  'revoke.taken-back',
  'revoke.at-once',
  'revoke.late',
  'revoke.annul',
  'revoke.replay',
  'revoke.trump',
  'revoke.unproved',
  'revoke.differenzler',
  'revoke.misere',
  'mistake.undertrump',
  'mistake.wrong-lead',
  'mistake.partner-lead',
  'mistake.out-of-turn',
  'mistake.two-cards',
  'mistake.card-shown',
  'mistake.card-missing',
  'mistake.rest',
  'mistake.look-back',
  'mistake.remark',
  'mistake.question',
  'mistake.wording',
  'deal.wrong-dealer',
  'deal.wrong-count',
  'deal.late-count',
  'deal.cut',
  'declare.spoken-first',
  'weis.quartet-too-low',
  'weis.unnamed',
  'weis.reminded',
  'stoeck.first-card',
  'stoeck.reminded',
  'count.whole',
  'count.impossible',
  'count.not-counted',
  'slate.correction',
  'berg.false-claim',
] as const;
export type RefereeRuleId = RuleId | (typeof REFEREE_RULE_IDS)[number];

export interface Dissent {
  readonly source: RefereeSourceId;
  /** `setting=value` of a profile or of the house rules, or `silent`. */
  readonly says: string;
}

export interface Docket {
  readonly sources: readonly RefereeSourceId[];
  /** The setting under which the sources rule so; at a table with another value they disagree. */
  readonly holds?: string;
  readonly dissent: readonly Dissent[];
  readonly confidence: Confidence;
}

function docket(confidence: Confidence, sources: readonly RefereeSourceId[], ...dissent: readonly Dissent[]): Docket {
  return { confidence, sources, dissent };
}

function against(source: RefereeSourceId, says: string): Dissent {
  return { source, says };
}

const MISTAKES: Readonly<Record<(typeof REFEREE_RULE_IDS)[number], Docket>> = {
  'revoke.in-trick': docket('high', ['jasswiki', 'jassguru', 'tournaments'], against('jassonkel', 'revokeRule=A')),
  'revoke.taken-back': docket('medium', ['jassonkel', 'reglement'], against('jasswiki', 'revokeRule=B')),
  'revoke.at-once': docket('low', ['jasswiki', 'jassguru']),
  'revoke.late': docket(
    'medium',
    ['jasswiki', 'jassguru'],
    against('jassonkel', 'revokeRule=A'),
    against('jassverzeichnis', 'revokeRule=A'),
  ),
  'revoke.annul': docket('medium', ['jassonkel', 'jassverzeichnis'], against('jasswiki', 'revokeRule=B')),
  'revoke.replay': docket('low', ['puur'], against('jasswiki', 'revokeRule=B'), against('jassonkel', 'revokeRule=A')),
  'revoke.trump': docket(
    'medium',
    ['tournaments', 'jassverzeichnis', 'jasswiki'],
    against('jassonkel', 'revokeRule=A'),
  ),
  'revoke.unproved': docket('medium', ['jasswiki']),
  'revoke.differenzler': docket('medium', ['differenzler']),
  'revoke.misere': docket('medium', ['jasswiki']),
  'mistake.undertrump': docket('medium', ['jassonkel', 'jassverzeichnis'], against('jasswiki', 'undertrump=as-revoke')),
  'mistake.wrong-lead': docket('medium', ['jassverzeichnis', 'jasswiki']),
  'mistake.partner-lead': docket(
    'medium',
    ['jassfuehrer', 'tournaments', 'kzjv'],
    against('jassverzeichnis', 'partnerLead=trick-to-opponents'),
    against('jasswiki', 'partnerLead=trick-to-opponents'),
  ),
  'mistake.out-of-turn': docket('medium', ['jassfuehrer']),
  'mistake.two-cards': docket('high', ['jasswiki', 'jassmarathon']),
  'mistake.card-shown': docket('medium', ['jasswiki']),
  'mistake.card-missing': docket('medium', ['jasswiki']),
  'mistake.rest': docket('high', ['jassonkel', 'bluewin']),
  'mistake.look-back': docket('high', ['stoecherei', 'bluewin', 'jasswiki']),
  'mistake.remark': docket('high', ['stoecherei', 'allmedias', 'jassguru', 'jassverzeichnis', 'tournaments']),
  'mistake.question': docket('medium', ['stoecherei', 'saanen', 'jassguru', 'jassverzeichnis']),
  'mistake.wording': docket('medium', ['kilchberg', 'tournaments']),
  'deal.wrong-dealer': docket('high', ['jassevents', 'jassmarathon', 'jassench', 'jasswiki']),
  'deal.wrong-count': docket('high', ['jasswiki', 'tournaments']),
  'deal.late-count': docket('low', ['jassench'], against('jassguru', 'lateCount=opponents-choose')),
  'deal.cut': docket('medium', ['jasswiki', 'spielkarten', 'tournaments']),
  'declare.spoken-first': docket('medium', ['kilchberg']),
  'weis.quartet-too-low': docket('medium', ['jasswelt'], against('jassguru', 'quartetTooLow=as-called')),
  'weis.unnamed': docket('medium', ['jassfuehrer']),
  'weis.reminded': docket('low', ['jasswelt']),
  'stoeck.first-card': docket('low', ['jasvel', 'jasswelt']),
  'stoeck.reminded': docket('high', ['jasvel', 'jasswelt']),
  'count.whole': docket('high', ['jasvel', 'jassevents', 'tournaments', 'kzjv']),
  'count.impossible': docket('high', ['derived']),
  'count.not-counted': docket('low', ['jassguru', 'kzjv', 'jassevents']),
  'slate.correction': docket('medium', ['jassonkel', 'jasswiki']),
  'berg.false-claim': docket('medium', ['jassfuehrer']),
};

/** What is to be added to the register of the rules: further sources, dissent, another confidence than high. */
const PLAY: Readonly<Partial<Record<RuleId, Partial<Docket>>>> = {
  'play.follow-suit': {
    sources: ['swisslos', 'jasswiki', 'jassonkel', 'jasvel'],
    dissent: [],
  },
  'play.may-trump': {
    sources: ['swisslos', 'jasswiki', 'jassonkel', 'jassverzeichnis'],
    dissent: [against('jasvel', 'silent')],
  },
  'play.puur-exempt': { dissent: [against('jasvel', 'silent')] },
  'play.undertrump': { dissent: [against('jasvel', 'silent')] },
  'play.only-trumps': { dissent: [against('vorarlberg', 'onlyTrumps=must-overtrump-if-able')] },
  'trick.winner': { sources: ['jasvel', 'swisslos', 'spielkarten'] },
  'value.cards': {
    sources: ['jasvel', 'spielkarten', 'jassevents', 'swisslos'],
    dissent: [against('vorarlberg', 'undenufeValues=ace-eleven')],
  },
  'value.last-trick': { sources: ['jasvel', 'swisslos', 'jassevents'] },
  'value.match': { sources: ['jasvel', 'swisslos'], dissent: [against('tournaments', 'matchBonus=0')] },
  'weis.first-card': { sources: ['jasswelt', 'wikipedia', 'jassguru', 'jasvel'] },
  'weis.called-too-low': { sources: ['jasswelt', 'jassguru'] },
  'weis.compare': {
    sources: ['jassonkel', 'jassguru', 'jasswiki'],
    dissent: [against('jassench', 'equalPointsTie=quartet-first'), against('romandie', 'totalTie=both-score')],
  },
  'weis.best-team-writes': { sources: ['jasvel', 'wikipedia', 'jasswelt', 'pagat'] },
  'weis.kinds': {
    sources: ['jasswelt', 'jassverzeichnis', 'wikipedia'],
    dissent: [against('jassonkel', 'longRuns=capped-100'), against('vorarlberg', 'longRuns=vorarlberg')],
  },
  'weis.kreuzweis': { dissent: [against('parlett', 'kreuzweis=false'), against('romandie', 'kreuzweis=false')] },
  'stoeck.pre-show': { sources: ['jasswelt', 'jasswiki', 'stoecherei', 'allmedias'] },
  // Which order holds is disputed; that an agreed one holds is not, so a ruling by it is surer than the rule.
  'end.blocks': {
    confidence: 'low',
    sources: ['jasvel'],
    holds: 'countOrder=weis-stoeck-stich',
    dissent: [
      ...(['swisslos', 'jassfuehrer', 'jasswiki', 'allmedias', 'saanen'] as const).map((source) =>
        against(source, 'countOrder=stoeck-weis-stich'),
      ),
      // Where it is agreed before the game.
      against('allmedias', 'countOrder=stoeck-stich-weis'),
      against('jasswiki', 'countOrder=stoeck-stich-weis'),
    ],
  },
  'end.bedanken': { sources: ['stoecherei', 'allmedias', 'jasswiki'], dissent: [against('jasvel', 'silent')] },
  'end.immediate': { confidence: 'medium' },
  'rest.every-card-sure': { sources: ['jassonkel', 'bluewin'] },
  // Every region has its own way.
  'deal.first-forehand': { confidence: 'low' },
  'table.provable-deal': { confidence: 'medium' },
  'end.bergpreis': { sources: ['jassfuehrer', 'jassverzeichnis'] },
  'declare.binds': { sources: ['kilchberg', 'jasvel', 'saanen'] },
  'declare.push-once': {
    sources: ['jasvel', 'swisslos', 'jasswiki', 'tournaments'],
    dissent: [against('pagat', 'pushing=once-with-push-back'), against('parlett', 'pushing=once-with-push-back')],
  },
  'lead.forehand': {
    sources: ['jasvel', 'swisslos', 'jassmarathon', 'kzjv', 'tournaments'],
    dissent: [against('stoecherei', 'leader=declarer'), against('jassguru', 'leader=declarer')],
  },
  'deal.dealer-moves-right': { sources: ['jasvel', 'swisslos', 'jassevents', 'kzjv'] },
};

/** Every rule a ruling may rest on. */
export function docketOf(id: RefereeRuleId): Docket {
  if (Object.hasOwn(MISTAKES, id)) return MISTAKES[id as keyof typeof MISTAKES];
  const rule = id as RuleId;
  const more = PLAY[rule] ?? {};
  const sources = more.sources ?? RULES[rule].sources;
  const holds = more.holds === undefined ? {} : { holds: more.holds };
  return { sources, ...holds, dissent: more.dissent ?? [], confidence: more.confidence ?? 'high' };
}
