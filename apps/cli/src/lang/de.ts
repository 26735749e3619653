/** Deutsch, in Schweizer Schreibung. */
import { cards } from './de/cards.js';
import { records } from './de/records.js';
import { refusals, rules, sources } from './de/rules.js';
import { presets, settings } from './de/settings.js';
import { commands, options, problem, proof, shell } from './de/shell.js';
import { keys, table } from './de/table.js';
import type { Messages } from './messages.js';

export const de: Messages = {
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
