/** Français. */
import { wordsIn } from '@puur/words';
import { match } from './fr/match.js';
import { rest } from './fr/rest.js';
import { commands, options, problem, shell } from './fr/shell.js';
import { keys, table } from './fr/table.js';
import { tafel } from './fr/tafel.js';
import type { Messages } from './messages.js';

export const fr: Messages = {
  ...(await wordsIn('fr')),
  keys,
  table,
  commands,
  options,
  problem,
  tafel,
  match,
  rest,
  shell,
};
