/**
 * References: what the blocks `rules`, `setting`, `values` and `factors` stand for, computed from the rules themselves.
 */
import { type Docket, docketOf, type RefereeRuleId } from '@puur/referee';
import {
  type Contract,
  DEFAULT_PROFILE,
  FACTOR_KEYS,
  type FactorKey,
  PRESET_IDS,
  type PresetId,
  type RankName,
  RANK_NAMES,
  RANKS,
  resolveProfile,
  type RuleProfile,
  ROSEN,
  type SettingName,
  SETTINGS,
  cardOf,
  modeOf,
  strengthOf,
  SCHELLEN,
  trumpContract,
  valuesOf,
} from '@puur/rules';

/** Who says a rule, who says otherwise, and how sure that makes it. */
export function citationOf(rule: RefereeRuleId): Docket {
  return docketOf(rule);
}

/** The profile of a preset. */
export function profileOf(preset: PresetId): RuleProfile {
  const resolved = resolveProfile(preset);
  if (!resolved.ok) throw new Error(`no such preset: ${preset}`);
  return resolved.value;
}

/** A value of a setting and the presets that play it; the value of `puur` first. */
export interface SettingUse {
  readonly value: RuleProfile[SettingName];
  readonly presets: readonly PresetId[];
}

/** Settings that say something only at a table that has what they are about. */
const ABOUT: Readonly<Partial<Record<SettingName, (profile: RuleProfile) => boolean>>> = {
  mixedModeValues: ({ contracts }) => contracts.includes('slalom') || contracts.includes('gusti'),
  matchBonusMultiplied: ({ matchBonus }) => matchBonus > 0,
  longRuns: ({ weis }) => weis,
  quartetRanks: ({ weis }) => weis,
  kreuzweis: ({ weis }) => weis,
  equalPointsTie: ({ weis }) => weis,
  totalTie: ({ weis }) => weis,
  undenufeReversed: ({ weis }) => weis,
  weisNeedsTrick: ({ weis }) => weis,
  weisMultiplied: ({ weis }) => weis,
  stoeckAnnounce: ({ stoeck }) => stoeck,
  stoeckPreShowToGoOut: ({ stoeck }) => stoeck,
  stoeckWithWeis: ({ stoeck, weis }) => stoeck && weis,
  stoeckMultiplied: ({ stoeck }) => stoeck,
  target: ({ endMode }) => endMode !== 'fixed-rounds',
  rounds: ({ endMode }) => endMode === 'fixed-rounds',
  countOrder: ({ endMode }) => endMode !== 'fixed-rounds',
  blockTie: ({ endMode }) => endMode !== 'fixed-rounds',
  falseClaimLoses: ({ endMode }) => endMode === 'claim',
  bergpreis: ({ endMode }) => endMode !== 'fixed-rounds',
  berg: ({ endMode }) => endMode !== 'fixed-rounds',
  schneider: ({ endMode }) => endMode !== 'fixed-rounds',
};

/** The presets that a setting concerns: a table without Weis has no way to count a Kreuzweis. */
export function presetsWith(name: SettingName): readonly PresetId[] {
  return PRESET_IDS.filter((preset) => ABOUT[name]?.(profileOf(preset)) ?? true);
}

/**
 * Who plays a setting how, of the presets that it concerns; none may. One entry: they agree, which says nothing about tables
 * that no preset stands for. Other values may still be agreed at a table.
 */
export function presetsBy(name: SettingName): readonly SettingUse[] {
  const uses = new Map<string, { value: RuleProfile[SettingName]; presets: PresetId[] }>();
  for (const preset of presetsWith(name)) {
    const value = profileOf(preset)[name];
    const key = JSON.stringify(value);
    const use = uses.get(key) ?? { value, presets: [] };
    use.presets.push(preset);
    uses.set(key, use);
  }
  return [...uses.values()];
}

/** Values that no preset plays, but that tables agree on; of the contracts all further ones together. */
export function otherValuesOf(name: SettingName): readonly (string | boolean | readonly string[])[] {
  const spec = SETTINGS[name];
  const uses = presetsBy(name);
  if (name === 'contracts' && spec.kind === 'list') {
    const declared = uses.flatMap(({ value }) => value as readonly string[]);
    return [spec.values.filter((kind) => !declared.includes(kind))].filter((kinds) => kinds.length > 0);
  }
  if (spec.kind !== 'choice') return [];
  const used = uses.length === 0 ? [DEFAULT_PROFILE[name]] : uses.map(({ value }) => value);
  return spec.values.filter((value) => !used.includes(value as RuleProfile[SettingName]));
}

/** How a suit is ordered and counted: the trump suit, a plain suit of a trump game, Obenabe, Undenufe. */
export const VALUE_COLUMNS = ['trump', 'plain', 'obenabe', 'undenufe'] as const;
export type ValueColumn = (typeof VALUE_COLUMNS)[number];

export interface RankValue {
  readonly rank: RankName;
  readonly points: number;
}

const COLUMN_OF: Readonly<Record<ValueColumn, { readonly contract: Contract; readonly suit: typeof ROSEN }>> = {
  trump: { contract: trumpContract(ROSEN), suit: ROSEN },
  plain: { contract: trumpContract(ROSEN), suit: SCHELLEN },
  obenabe: { contract: 'obenabe', suit: ROSEN },
  undenufe: { contract: 'undenufe', suit: ROSEN },
};

/** The nine ranks of every column, the strongest first, with what they count. */
export function valueTable(): Readonly<Record<ValueColumn, readonly RankValue[]>> {
  const column = (name: ValueColumn): readonly RankValue[] => {
    const { contract, suit } = COLUMN_OF[name];
    const values = valuesOf(contract, 1, DEFAULT_PROFILE);
    const mode = modeOf(contract, 1);
    return [...RANKS]
      .sort((a, b) => strengthOf(mode, cardOf(suit, b)) - strengthOf(mode, cardOf(suit, a)))
      .map((rank) => ({ rank: RANK_NAMES[rank]!, points: values[cardOf(suit, rank)]! }));
  };
  return {
    trump: column('trump'),
    plain: column('plain'),
    obenabe: column('obenabe'),
    undenufe: column('undenufe'),
  };
}

/** The factors of every preset, in the order of FACTOR_KEYS; contracts that no preset allows are left out. */
export function factorTable(): {
  readonly keys: readonly FactorKey[];
  readonly rows: readonly { readonly preset: PresetId; readonly target: number; readonly factors: readonly number[] }[];
} {
  const keys = FACTOR_KEYS.filter((key) => key !== 'slalom' && key !== 'gusti');
  return {
    keys,
    rows: PRESET_IDS.map((preset) => {
      const { factors, target } = profileOf(preset);
      return { preset, target, factors: keys.map((key) => factors[key]) };
    }),
  };
}
