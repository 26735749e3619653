/** Deutsch, in Schweizer Schreibung. */
import { wordsIn } from '@puur/words';
import { match } from './de/match.js';
import { rest } from './de/rest.js';
import { commands, options, problem, shell } from './de/shell.js';
import { keys, table } from './de/table.js';
import { tafel } from './de/tafel.js';
import type { Messages } from './messages.js';

export const de: Messages = {
  ...(await wordsIn('de')),
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
