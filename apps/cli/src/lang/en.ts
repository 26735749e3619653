/** English. */
import { wordsIn } from '@puur/words';
import { match } from './en/match.js';
import { rest } from './en/rest.js';
import { commands, options, problem, shell } from './en/shell.js';
import { keys, table } from './en/table.js';
import { tafel } from './en/tafel.js';
import type { Messages } from './messages.js';

export const en: Messages = {
  ...(await wordsIn('en')),
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
