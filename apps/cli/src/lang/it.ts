/** Italiano. */
import { cards } from './it/cards.js';
import { records } from './it/records.js';
import { refusals, rules, sources } from './it/rules.js';
import { presets, settings } from './it/settings.js';
import { commands, options, problem, proof, shell } from './it/shell.js';
import { keys, table } from './it/table.js';
import type { Messages } from './messages.js';

export const it: Messages = {
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
