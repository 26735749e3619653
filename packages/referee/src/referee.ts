/**
 * Referee: from a quarrel to its ruling.
 *
 * A question goes to one ruler; without a question the events say what is quarrelled about. The ruling then gets what does
 * not depend on the facts: the sources of its rule, how sure they make us, and under which other rules the answer would be
 * another. That last part is no table: the same facts are ruled again under every preset, every other value of every
 * setting and every other house rule, and what comes out differently is listed.
 */
import {
  goalPoints,
  ok,
  PRESET_IDS,
  type PresetId,
  PRESETS,
  refuse,
  resolveProfile,
  type Result,
  type RuleProfile,
  SETTING_NAMES,
  type SettingName,
  SETTINGS,
} from '@puur/rules';
import type { Quarrel, QuestionName } from './form/quarrel.js';
import { ruleBerg } from './judge/berg.js';
import { ruleCard } from './judge/card.js';
import { ruleLook, ruleTalk } from './judge/conduct.js';
import { ruleCount, ruleRoundPoints } from './judge/count.js';
import { ruleDeal, ruleDealer, ruleHands } from './judge/dealing.js';
import { ruleContract, ruleLeader } from './judge/declaring.js';
import { atAnotherGoal, GOALS, ruleWinner } from './judge/ending.js';
import { ruleLead, ruleShown, ruleTwoCards } from './judge/lead.js';
import { ruleRest } from './judge/rest.js';
import { ruleRevoke } from './judge/revoke.js';
import type { Findings, Opinion, Ruled, RulingRefusal, Step, VerdictCode } from './judge/ruling.js';
import { ruleSlate } from './judge/slate.js';
import { ruleStoeck } from './judge/stoeck.js';
import { type Story, storyOf } from './judge/story.js';
import { ruleTrick } from './judge/trick.js';
import { ruleWeis } from './judge/weis.js';
import { type Confidence, docketOf, type RefereeRuleId } from './law/docket.js';
import { HOUSE_RULE_NAMES, HOUSE_RULES, type HouseRuleName } from './law/house-rules.js';
import { isOfficial, type RefereeSourceId } from './law/sources.js';
import { voicesOn } from './law/voices.js';

/** One source of a ruling. `says`: the setting or house rule it holds instead, or `silent`. */
export interface CitedSource {
  readonly id: RefereeSourceId;
  readonly agrees: boolean;
  readonly says?: string;
}

export const BASES = ['sources', 'agreement'] as const;
export type Basis = (typeof BASES)[number];

/** Another answer, and every way of playing that gives it. */
export interface Difference {
  readonly presets: readonly PresetId[];
  readonly settings: readonly { readonly name: SettingName; readonly value: unknown }[];
  readonly house: readonly { readonly name: HouseRuleName; readonly value: string }[];
  readonly verdict: VerdictCode;
  readonly ruling: Findings;
}

/** The answer to a quarrel. */
export interface Ruling {
  readonly question: QuestionName;
  readonly verdict: VerdictCode;
  readonly ruling: Findings;
  readonly moved: NonNullable<Opinion['moved']>;
  readonly steps: readonly Step[];
  readonly rule: RefereeRuleId;
  readonly sources: readonly CitedSource[];
  /** How many of the sources give this very answer. */
  readonly support: { readonly agree: number; readonly of: number };
  /** How sure the answer is at a table that plays by these rules. */
  readonly confidence: Confidence;
  /**
   * What it rests on: the sources; or, where more of them say otherwise and no official text says so, that the table has
   * agreed so, which stands above every book (jasswiki, "Tischregel").
   */
  readonly basis: Basis;
  /** What may as well be ruled where the sources do not settle it: show both, and say that the table decides. */
  readonly alternatives: readonly Findings[];
  readonly differsUnder: readonly Difference[];
}

const RULERS: Readonly<Record<QuestionName, (story: Story) => Ruled>> = {
  'card-allowed': ruleCard,
  'trick-winner': ruleTrick,
  revoke: ruleRevoke,
  lead: ruleLead,
  'two-cards': ruleTwoCards,
  'card-shown': ruleShown,
  'card-count': ruleHands,
  rest: ruleRest,
  'look-back': ruleLook,
  talk: ruleTalk,
  weis: ruleWeis,
  stoeck: ruleStoeck,
  count: ruleCount,
  'round-points': ruleRoundPoints,
  winner: ruleWinner,
  bedanken: ruleWinner,
  berg: ruleBerg,
  slate: ruleSlate,
  deal: ruleDeal,
  dealer: ruleDealer,
  contract: ruleContract,
  leader: ruleLeader,
};

/** What an event raises, the most telling first. */
const RAISED: readonly (readonly [(quarrel: Quarrel) => boolean, QuestionName])[] = [
  [has('claimed', 'berg'), 'berg'],
  [has('claimed'), 'bedanken'],
  [has('rest-claimed'), 'rest'],
  [has('revoke-found'), 'revoke'],
  [has('trick-looked-at'), 'look-back'],
  [has('stoeck-announced'), 'stoeck'],
  [has('stoeck-shown'), 'stoeck'],
  [has('weis-announced'), 'weis'],
  [has('weis-shown'), 'weis'],
  [has('remarked'), 'talk'],
  [has('asked'), 'talk'],
  [has('reminded'), 'talk'],
  [has('written'), 'slate'],
  [has('pile'), 'count'],
  [has('counted'), 'count'],
  [has('cards-mixed'), 'count'],
  [has('points-made'), 'winner'],
  [has('card-exposed'), 'deal'],
  [has('hand-counted'), 'card-count'],
  [has('card-shown'), 'card-shown'],
  [({ events }) => events.some((event) => event.type === 'card-played' && event.cards !== undefined), 'two-cards'],
  [
    ({ events, hands }) => Object.keys(hands).length > 0 && events.some(({ type }) => type === 'card-played'),
    'card-allowed',
  ],
  [has('trick'), 'trick-winner'],
  [has('card-played'), 'trick-winner'],
  [has('dealt'), 'deal'],
  [has('cut'), 'deal'],
  [has('declared'), 'contract'],
  [has('pushed'), 'contract'],
  [has('round-ended'), 'round-points'],
  [({ table }) => table.dealer !== undefined, 'dealer'],
];

function has(type: Quarrel['events'][number]['type'], goal?: string): (quarrel: Quarrel) => boolean {
  return ({ events }) =>
    events.some(
      (event) => event.type === type && (goal === undefined || (event.type === 'claimed' && event.goal === goal)),
    );
}

/** The question of a quarrel: as asked, or the one its events raise. */
export function questionOf(quarrel: Quarrel): QuestionName | null {
  return quarrel.question?.ask ?? RAISED.find(([raises]) => raises(quarrel))?.[1] ?? null;
}

function opinionOn(quarrel: Quarrel, question: QuestionName): Ruled {
  const story = storyOf(quarrel);
  return story.ok ? RULERS[question](story.value) : story;
}

/** Rules on a quarrel. */
export function referee(quarrel: Quarrel): Result<Ruling, RulingRefusal> {
  const question = questionOf(quarrel);
  if (question === null) return refuse({ code: 'nothing-asked' });
  const opinion = opinionOn(quarrel, question);
  if (!opinion.ok) return opinion;
  const { verdict, findings, steps, rule, moved = [], alternatives = [] } = opinion.value;
  const differsUnder = differencesOf(quarrel, question, opinion.value);
  const sources = citedBy(rule, quarrel, hingesOf(quarrel, differsUnder));
  const agreeing = sources.filter(({ agrees }) => agrees);
  const opposed = sources.filter(({ agrees, says }) => !agrees && says !== 'silent').length;
  return ok({
    question,
    verdict,
    ruling: findings,
    moved,
    steps,
    rule,
    sources,
    support: { agree: agreeing.length, of: sources.length },
    confidence: opinion.value.confidence ?? docketOf(rule).confidence,
    basis: opposed > agreeing.length && !agreeing.some(({ id }) => isOfficial(id)) ? 'agreement' : 'sources',
    alternatives,
    differsUnder,
  });
}

/** A setting or house rule, and its other values under which another answer comes out. */
interface Hinge {
  readonly name: SettingName | HouseRuleName;
  readonly own: string;
  readonly others: readonly string[];
}

/** What the answer hangs on: every setting and house rule of which another value gives another answer. */
function hingesOf(quarrel: Quarrel, differences: readonly Difference[]): readonly Hinge[] {
  const own = { ...quarrel.profile, ...quarrel.house } as Readonly<Record<string, unknown>>;
  const others = new Map<Hinge['name'], string[]>();
  for (const { name, value } of differences.flatMap(({ settings, house }) => [...settings, ...house])) {
    others.set(name, [...(others.get(name) ?? []), String(value)]);
  }
  return [...others].map(([name, values]) => ({ name, own: String(own[name]), others: values }));
}

/**
 * The sources of a ruling: those of its rule, and those that are split on what it hangs on. A source agrees where it gives
 * this very answer; where it holds another setting that comes to the same here, it agrees too.
 */
function citedBy(rule: RefereeRuleId, quarrel: Quarrel, hinges: readonly Hinge[]): readonly CitedSource[] {
  const own = { ...quarrel.profile, ...quarrel.house } as Readonly<Record<string, unknown>>;
  const { sources, dissent, holds } = docketOf(rule);
  const cited = new Map<RefereeSourceId, CitedSource>();
  const agree = (id: RefereeSourceId): void => void cited.set(id, { id, agrees: true });
  const refuses = (id: RefereeSourceId, says: string): void => void cited.set(id, { id, agrees: false, says });
  const isOther = (says: string): boolean => {
    const [name = '', value = ''] = says.split('=');
    if (String(own[name]) === value) return false;
    const hinge = hinges.find((each) => each.name === name);
    return hinge?.others.includes(value) === true;
  };
  for (const id of sources) {
    if (holds !== undefined && isOther(holds)) refuses(id, holds);
    else agree(id);
  }
  for (const { source, says } of dissent) {
    // A source that holds two readings is cited by the one that agrees.
    if (says === 'silent' || isOther(says)) {
      if (!cited.has(source)) refuses(source, says);
    } else agree(source);
  }
  for (const { name, own: value, others } of hinges) {
    const voices = voicesOn(name);
    const ours = voices[value] ?? [];
    for (const id of ours) if (!cited.has(id)) agree(id);
    for (const other of others) {
      for (const id of voices[other] ?? []) {
        const isSaid = ours.includes(id) || cited.get(id)?.agrees === false || id === 'puur';
        if (!isSaid) refuses(id, `${name}=${other}`);
      }
    }
  }
  return [...cited.values()];
}

/**
 * Facts of the evening, not of its rules: another preset does not change them. Only where the quarrel is about the end is a
 * preset asked with its own target too: a table that plays to 2500 has no winner at 1010 points.
 */
const FACTS_OF_THE_EVENING = [
  'target',
  'rounds',
  'berg',
  'bergpreis',
  'factors',
  'contracts',
  'firstForehand',
] as const;

interface Variant {
  readonly quarrel: Quarrel;
  readonly preset?: PresetId;
  readonly setting?: { readonly name: SettingName; readonly value: unknown };
  readonly house?: { readonly name: HouseRuleName; readonly value: string };
}

function variantsOf(quarrel: Quarrel): readonly Variant[] {
  const { profile } = quarrel;
  const variants: Variant[] = [];
  for (const preset of PRESET_IDS) {
    const resolved = resolveProfile(PRESETS[preset].settings);
    if (!resolved.ok) continue;
    const kept = Object.fromEntries(FACTS_OF_THE_EVENING.map((name) => [name, profile[name]]));
    variants.push({ quarrel: { ...quarrel, profile: { ...resolved.value, ...kept } }, preset });
  }
  for (const name of SETTING_NAMES) {
    for (const value of otherValues(name, profile)) {
      variants.push({ quarrel: { ...quarrel, profile: { ...profile, [name]: value } }, setting: { name, value } });
    }
  }
  for (const name of HOUSE_RULE_NAMES) {
    for (const value of HOUSE_RULES[name].values as readonly string[]) {
      if (value === quarrel.house[name]) continue;
      variants.push({
        quarrel: { ...quarrel, house: { ...quarrel.house, [name]: value } },
        house: { name, value },
      });
    }
  }
  return variants;
}

/** Ranks that older tables give no Weis for four of. */
const UPPER_RANKS = ['9', '10', 'U', 'O', 'K', 'A'] as const;

function otherValues(name: SettingName, profile: RuleProfile): readonly unknown[] {
  const spec = SETTINGS[name];
  if (name === 'quartetRanks') return profile.quartetRanks.length === UPPER_RANKS.length ? [] : [UPPER_RANKS];
  if (name === 'matchBonus') return [0, 100].filter((value) => value !== profile.matchBonus);
  if (name === 'firstForehand' || spec.kind !== 'choice') return [];
  return spec.values.filter((value) => value !== profile[name]);
}

/** What a preset says to a question about the end by its own target; null where that makes no difference. */
function opinionAt(preset: PresetId, quarrel: Quarrel, question: QuestionName): Ruled | null {
  const asked = GOALS[question];
  const table = resolveProfile(PRESETS[preset].settings);
  if (asked === undefined || !table.ok) return null;
  const isByRounds = asked === 'partie' && table.value.endMode === 'fixed-rounds';
  const goal = goalPoints(table.value, asked);
  if (isByRounds || goal === goalPoints(quarrel.profile, asked)) return null;
  const story = storyOf(quarrel);
  if (!story.ok) return story;
  const elsewhere = atAnotherGoal(story.value, goal, asked);
  if (elsewhere !== null) return ok(elsewhere);
  return opinionOn({ ...quarrel, profile: { ...quarrel.profile, target: table.value.target } }, question);
}

/** How the answer would be another, grouped by the answer. */
function differencesOf(quarrel: Quarrel, question: QuestionName, own: Opinion): readonly Difference[] {
  const same = keyOf(own);
  const groups = new Map<string, { difference: Mutable<Difference> }>();
  for (const { quarrel: other, preset, setting, house } of variantsOf(quarrel)) {
    const opinion = (preset && opinionAt(preset, other, question)) ?? opinionOn(other, question);
    if (!opinion.ok) continue;
    if (keyOf(opinion.value) === same) continue;
    const { verdict, findings } = opinion.value;
    // Nobody has won where nothing is reached, and where nobody claims: the same comes out, for another reason.
    const key = `${verdict} ${keyOf(opinion.value)}`;
    let group = groups.get(key);
    if (group === undefined) {
      group = { difference: { presets: [], settings: [], house: [], verdict, ruling: findings } };
      groups.set(key, group);
    }
    if (preset !== undefined) group.difference.presets = [...group.difference.presets, preset];
    if (setting !== undefined) group.difference.settings = [...group.difference.settings, setting];
    if (house !== undefined) group.difference.house = [...group.difference.house, house];
  }
  const found = [...groups.values()].map(({ difference }) => difference);
  // Who would rule otherwise comes before who would not be ruling yet.
  const isOpen = ({ verdict }: Difference): boolean => OPEN_ELSEWHERE.includes(verdict);
  return [...found.filter((difference) => !isOpen(difference)), ...found.filter(isOpen)];
}

const OPEN_ELSEWHERE: readonly VerdictCode[] = ['not-over', 'over-before', 'berg-open'];

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * What comes out, as a text to compare. The school is only the name of the way there, and no block decides where nobody has
 * won; that it was over before is another answer, whoever had won.
 */
function keyOf({ verdict, findings }: Opinion): string {
  const { school: _, block, ...rest } = findings;
  const told = Object.entries({
    ...rest,
    ...(block !== null && block !== undefined && { block }),
    ...(verdict === 'over-before' && { verdict }),
  });
  return JSON.stringify(told.sort(([a], [b]) => (a < b ? -1 : 1)));
}
