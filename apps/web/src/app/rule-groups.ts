/** Rule groups: the settings of the Schieber in the order in which a table talks about them. */
import type { RuleProfile, SettingName } from '@puur/rules';

export const GROUPS = {
  declare: ['contracts', 'pushing', 'pushAllowedInFirstDeal', 'leader', 'silentLeadIsTrump', 'firstForehand'],
  play: ['undertrump', 'onlyTrumps', 'mayTrumpWhenAbleToFollow', 'puurExempt', 'lookBack'],
  values: ['factors', 'lastTrick', 'matchBonus', 'matchBonusMultiplied', 'undenufeValues', 'mixedModeValues'],
  weis: [
    'weis',
    'longRuns',
    'quartetRanks',
    'kreuzweis',
    'equalPointsTie',
    'totalTie',
    'undenufeReversed',
    'weisNeedsTrick',
    'weisMultiplied',
  ],
  stoeck: ['stoeck', 'stoeckAnnounce', 'stoeckPreShowToGoOut', 'stoeckWithWeis', 'stoeckMultiplied'],
  end: ['target', 'endMode', 'rounds', 'countOrder', 'blockTie', 'falseClaimLoses', 'bergpreis', 'berg', 'schneider'],
  arbiter: ['revokeRule'],
} as const satisfies Record<string, readonly SettingName[]>;
export type RuleGroup = keyof typeof GROUPS;
export const RULE_GROUPS = Object.keys(GROUPS) as RuleGroup[];

/** When a setting says something that otherwise does not: a number of rounds, where a Partie goes to a target. */
const MATTERS: Partial<Readonly<Record<SettingName, (profile: RuleProfile) => boolean>>> = {
  target: ({ endMode }) => endMode !== 'fixed-rounds',
  rounds: ({ endMode }) => endMode === 'fixed-rounds',
  blockTie: ({ endMode }) => endMode === 'end-of-deal-blocks',
  falseClaimLoses: ({ endMode }) => endMode === 'claim',
  berg: ({ bergpreis }) => bergpreis,
  matchBonusMultiplied: ({ matchBonus }) => matchBonus > 0,
  undenufeValues: (profile) => profile.contracts.includes('undenufe') || isMixed(profile),
  mixedModeValues: isMixed,
  ...within('weis', ({ weis }) => weis),
  ...within('stoeck', ({ stoeck }) => stoeck),
};

function isMixed({ contracts }: RuleProfile): boolean {
  return contracts.includes('slalom') || contracts.includes('gusti');
}

/** The same for all of a group but the setting it is named by. */
function within(group: 'weis' | 'stoeck', matters: (profile: RuleProfile) => boolean): typeof MATTERS {
  return Object.fromEntries(GROUPS[group].filter((name) => name !== group).map((name) => [name, matters]));
}

/** Whether a setting says anything at a table: how a Weis is compared says nothing where none counts. */
export function doesMatter(name: SettingName, profile: RuleProfile): boolean {
  return MATTERS[name]?.(profile) ?? true;
}
