import type { RuleWords } from '../words.js';
import { proof } from './proof.js';
import { records } from './records.js';
import { rules, sources } from './rules.js';
import { presetNames, presets, settings, tableNames, tables } from './settings.js';

export const rulebook: RuleWords = {
  rules,
  sources,
  settings,
  presetNames,
  presets,
  tableNames,
  tables,
  proof,
  records,
};
