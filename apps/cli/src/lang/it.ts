/** Italiano. */
import { wordsIn } from '@puur/words';
import { match } from './it/match.js';
import { rest } from './it/rest.js';
import { commands, options, problem, shell } from './it/shell.js';
import { keys, table } from './it/table.js';
import { tafel } from './it/tafel.js';
import type { Messages } from './messages.js';

export const it: Messages = {
  ...(await wordsIn('it')),
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
