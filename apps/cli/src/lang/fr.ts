/** Français. */
import { cards } from './fr/cards.js';
import { records } from './fr/records.js';
import { refusals, rules, sources } from './fr/rules.js';
import { presets, settings } from './fr/settings.js';
import { commands, options, problem, proof, shell } from './fr/shell.js';
import { keys, table } from './fr/table.js';
import type { Messages } from './messages.js';

export const fr: Messages = {
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
