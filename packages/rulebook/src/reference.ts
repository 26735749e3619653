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

/** Who plays a setting how. One entry: all presets agree; other values of the setting may still be agreed at a table. */
export function presetsBy(name: SettingName): readonly SettingUse[] {
  const uses = new Map<string, { value: RuleProfile[SettingName]; presets: PresetId[] }>();
  for (const preset of PRESET_IDS) {
    const value = profileOf(preset)[name];
    const key = JSON.stringify(value);
    const use = uses.get(key) ?? { value, presets: [] };
    use.presets.push(preset);
    uses.set(key, use);
  }
  return [...uses.values()];
}

/** Values of a choice that no preset plays, but that tables agree on. */
export function otherValuesOf(name: SettingName): readonly (string | boolean)[] {
  const spec = SETTINGS[name];
  if (spec.kind !== 'choice') return [];
  const used = presetsBy(name).map(({ value }) => value);
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
