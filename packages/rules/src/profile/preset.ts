/**
 * Presets: the tables people know, as differences from `puur`, each value with its source.
 */
import type { RuleProfile, SettingName } from './profile.js';
import type { SourceId } from './source.js';

export const PRESET_IDS = [
  'puur',
  'puur-2500',
  'swisslos-1000',
  'swisslos-2500',
  'turnier-12',
  'offiziell',
  'uri-2000',
  'pagat-3000',
  'chibre',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** A value of a preset and where it comes from. */
interface Sourced<T> {
  readonly value: T;
  readonly sources: readonly SourceId[];
}

type SourcedSettings = {
  readonly [Name in SettingName]?: Sourced<RuleProfile[Name] | Partial<RuleProfile['factors']>>;
};

export interface Preset {
  readonly id: PresetId;
  /** What differs from `puur`, in the form that `resolveProfile` takes. */
  readonly settings: Readonly<Partial<Record<SettingName, unknown>>>;
  readonly sources: Readonly<Partial<Record<SettingName, readonly SourceId[]>>>;
}

function from<T>(value: T, ...sources: SourceId[]): Sourced<T> {
  return { value, sources };
}

const STOECK_FIRST = from('stoeck-weis-stich' as const, 'swisslos', 'jasswiki', 'allmedias', 'jassfuehrer', 'saanen');
const BY_CLAIM = from('claim' as const, 'reglement', 'jasswiki', 'allmedias', 'stoecherei');
/** Schilten and Schellen double, Obenabe and Undenufe triple: the black suits of the French deck, as Swisslos pairs it. */
const ONE_TWO_THREE = { T: 2, S: 2, obenabe: 3, undenufe: 3 } as const;

const DIFFERENCES: Readonly<Record<PresetId, SourcedSettings>> = {
  puur: {},
  'puur-2500': {
    target: from(2500, 'jasvel', 'swisslos'),
    factors: from(ONE_TWO_THREE, 'swisslos'),
  },
  'swisslos-1000': {
    endMode: from('immediate', 'swisslos'),
    countOrder: STOECK_FIRST,
  },
  'swisslos-2500': {
    endMode: from('immediate', 'swisslos'),
    countOrder: STOECK_FIRST,
    target: from(2500, 'swisslos'),
    factors: from(ONE_TWO_THREE, 'swisslos'),
  },
  'turnier-12': {
    endMode: from('fixed-rounds', 'swisslos', 'tournaments'),
    rounds: from(12, 'swisslos', 'tournaments'),
    weis: from(false, 'tournaments'),
    stoeck: from(false, 'tournaments'),
    matchBonus: from(0, 'tournaments'),
  },
  offiziell: {
    endMode: BY_CLAIM,
    countOrder: STOECK_FIRST,
    target: from(1000, 'reglement', 'swisslos'),
  },
  'uri-2000': {
    endMode: BY_CLAIM,
    countOrder: STOECK_FIRST,
    target: from(2000, 'urikon'),
    factors: from({ T: 2, S: 2, obenabe: 2, undenufe: 2 }, 'urikon'),
  },
  'pagat-3000': {
    endMode: BY_CLAIM,
    countOrder: STOECK_FIRST,
    target: from(3000, 'pagat', 'spotlight', 'parlett'),
    factors: from({ T: 2, S: 2, obenabe: 3, undenufe: 4 }, 'pagat', 'spotlight', 'parlett'),
    firstForehand: from('rosen7', 'pagat'),
  },
  chibre: {
    endMode: BY_CLAIM,
    countOrder: STOECK_FIRST,
    target: from(1500, 'romandie'),
    kreuzweis: from(false, 'romandie', 'parlett'),
    totalTie: from('both-score', 'romandie'),
    firstForehand: from('ecken7', 'romandie'),
  },
};

/** All presets by id. */
export const PRESETS: Readonly<Record<PresetId, Preset>> = Object.fromEntries(
  PRESET_IDS.map((id) => {
    const entries = Object.entries(DIFFERENCES[id]);
    return [
      id,
      {
        id,
        settings: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
        sources: Object.fromEntries(entries.map(([name, { sources }]) => [name, sources])),
      },
    ];
  }),
) as unknown as Record<PresetId, Preset>;
