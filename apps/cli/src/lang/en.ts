/** English. */
import { cards } from './en/cards.js';
import { records } from './en/records.js';
import { refusals, rules, sources } from './en/rules.js';
import { presets, settings } from './en/settings.js';
import { commands, options, problem, proof, shell } from './en/shell.js';
import { keys, table } from './en/table.js';
import type { Messages } from './messages.js';

export const en: Messages = {
  cards,
  refusals,
  rules,
  sources,
  settings,
  presets,
  keys,
  table,
  commands,
  options,
  proof,
  problem,
  records,
  shell,
};
