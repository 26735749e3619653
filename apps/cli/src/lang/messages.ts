/**
 * Messages: every text of the command line, in one language.
 *
 * German is the source; what it has, the others must have (`satisfies` this type in fr.ts, it.ts, en.ts). Values are
 * strings, lists of words, or functions of what they need.
 */
import type { Words } from '@puur/words';
import type { match } from './de/match.js';
import type { rest } from './de/rest.js';
import type { shell } from './de/shell.js';
import type { table } from './de/table.js';
import type { tafel } from './de/tafel.js';
import type { CommandTexts, KeyTexts, OptionTexts, ProblemTexts } from './words.js';

export type TableTexts = typeof table;
export type TafelTexts = typeof tafel;
export type MatchTexts = typeof match;
export type RestTexts = typeof rest;
export type ShellTexts = typeof shell;

export interface Messages extends Words {
  readonly keys: KeyTexts;
  readonly table: TableTexts;
  readonly commands: CommandTexts;
  readonly options: OptionTexts;
  readonly problem: ProblemTexts;
  readonly tafel: TafelTexts;
  readonly match: MatchTexts;
  readonly rest: RestTexts;
  readonly shell: ShellTexts;
}
