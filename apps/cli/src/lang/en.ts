/** English. */
import { wordsIn } from '@puur/words';
import { rest } from './en/rest.js';
import { commands, options, problem, shell } from './en/shell.js';
import { keys, table } from './en/table.js';
import type { Messages } from './messages.js';

export const en: Messages = {
  ...(await wordsIn('en')),
  keys,
  table,
  commands,
  options,
  problem,
  rest,
  shell,
};
