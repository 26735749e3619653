/**
 * Messages: every text of the command line, in one language.
 *
 * German is the source; what it has, the others must have (`satisfies` this type in fr.ts, it.ts, en.ts). Values are
 * strings, lists of words, or functions of what they need.
 */
import type { shell } from './de/shell.js';
import type { table } from './de/table.js';
import type {
  CardTexts,
  CommandTexts,
  DealProofTexts,
  KeyTexts,
  OptionTexts,
  PresetTexts,
  ProblemTexts,
  RecordTexts,
  RefusalTexts,
  RuleTexts,
  SettingTexts,
  SourceTexts,
} from './words.js';

export type TableTexts = typeof table;
export type ShellTexts = typeof shell;

export interface Messages {
  readonly cards: CardTexts;
  readonly refusals: RefusalTexts;
  readonly rules: RuleTexts;
  readonly sources: SourceTexts;
  readonly settings: SettingTexts;
  readonly presets: PresetTexts;
  readonly keys: KeyTexts;
  readonly table: TableTexts;
  readonly commands: CommandTexts;
  readonly options: OptionTexts;
  readonly proof: DealProofTexts;
  readonly problem: ProblemTexts;
  readonly records: RecordTexts;
  readonly shell: ShellTexts;
}
