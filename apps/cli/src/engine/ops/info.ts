/** What this engine is and knows: for a program that wants to find out before it asks. */
import { LEVELS } from '@puur/bot';
import {
  allowedFor,
  CONTRACTS,
  ok,
  PRESET_IDS,
  SETTING_NAMES,
  type SettingName,
  SETTINGS,
  standardOf,
} from '@puur/rules';
import { VERSION } from '../../version.js';
import { type Op, question } from '../op.js';

/** The version of the protocol, not of the program. */
const PROTOCOL = 1;

/** The values of a setting, the default first; a number shows its default and its range. */
function valuesOf(name: SettingName): readonly unknown[] {
  return SETTINGS[name].kind === 'points' ? [standardOf(name), ...allowedFor(name)] : allowedFor(name);
}

/** The op `info` of an engine with these operations. */
export function infoOf(ops: () => readonly string[]): Op {
  return {
    name: 'info',
    ask: question({}, () =>
      ok({
        name: 'puur',
        version: VERSION,
        protocol: PROTOCOL,
        ops: ops(),
        presets: PRESET_IDS,
        contracts: CONTRACTS,
        levels: LEVELS,
        settings: Object.fromEntries(SETTING_NAMES.map((name) => [name, valuesOf(name)])),
      }),
    ),
  };
}
