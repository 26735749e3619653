/** Agreements: the settings of a table that quarrels are about; the rest stays as the preset or the device has it. */
import type { SettingName } from '@puur/rules';

export const ARGUED: readonly SettingName[] = [
  'revokeRule',
  'target',
  'countOrder',
  'endMode',
  'falseClaimLoses',
  'bergpreis',
  'matchBonus',
  'undertrump',
  'onlyTrumps',
  'mayTrumpWhenAbleToFollow',
  'puurExempt',
  'undenufeValues',
  'longRuns',
  'equalPointsTie',
  'totalTie',
  'stoeckAnnounce',
  'leader',
  'pushing',
  'lookBack',
];
