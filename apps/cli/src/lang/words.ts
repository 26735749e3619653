/**
 * Words: what the texts of every language are keyed by.
 *
 * The closed vocabularies come from @puur/rules, so a new refusal, rule or setting without a sentence in each language is
 * an error of the compiler, not a hole on somebody's screen.
 */
import type { RecordError, RecordErrorCode } from '@puur/records';
import type { DealProofCode } from '@puur/table';
import type {
  Contract,
  FrenchRankId,
  FrenchSuitId,
  GermanRankId,
  GermanSuitId,
  PresetId,
  RefusalCode,
  RuleId,
  RuleProfile,
  SettingName,
  SourceId,
} from '@puur/rules';

export type SuitId = GermanSuitId | FrenchSuitId;
export type RankId = GermanRankId | FrenchRankId;

/** What a sentence about a refusal may use; all of it in words already. */
export interface RefusalWords {
  /** The seat whose turn it is, or who asked. */
  readonly who: string;
  /** The cards it is about; empty if none. */
  readonly cards: string;
  /** What may be played instead; empty if unknown. */
  readonly legal: string;
  /** The suit led; empty if none. */
  readonly led: string;
}

/** One sentence each, in the words of the table. */
export type RefusalTexts = Readonly<Record<RefusalCode, (words: RefusalWords) => string>>;
export type RuleTexts = Readonly<Record<RuleId, string>>;
export type SourceTexts = Readonly<Record<SourceId, string>>;
export type PresetTexts = Readonly<Record<PresetId, string>>;

/** A setting in plain words: its title, and what a value of it means. */
export interface SettingText<T> {
  readonly title: string;
  readonly says: (value: T) => string;
}
export type SettingTexts = { readonly [Name in SettingName]: SettingText<RuleProfile[Name]> };

/** Contracts without a suit of trump; a trump is called by its suit. */
export type DirectionContract = Exclude<Contract, `trump:${string}`>;

export interface CardTexts {
  readonly suits: Readonly<Record<SuitId, string>>;
  readonly ranks: Readonly<Record<RankId, string>>;
  /** A card by the ids of its suit and rank: `Eichel-Under`. */
  readonly card: (suit: SuitId, rank: RankId) => string;
  /** Court signs on the French deck by U, O, K, A; the Swiss deck has these letters printed in every language. */
  readonly frenchIndex: Readonly<Record<'U' | 'O' | 'K' | 'A', string>>;
  readonly contracts: Readonly<Record<DirectionContract, string>>;
  /** Trump Under and trump nine. */
  readonly puur: string;
  readonly nell: string;
  /** A run by its length and its highest card: `Dreiblatt vom Ober`. */
  readonly run: (length: number, top: RankId) => string;
  readonly quartet: (rank: RankId) => string;
  /** Points of a Weis as they are called. */
  readonly call: (points: number) => string;
  /** The answer to a Weis that is as good or better. */
  readonly good: string;
  /** More words that people type for a suit or a rank, in lower case; accents may be left out or spelt out. */
  readonly suitWords: Readonly<Record<SuitId, readonly string[]>>;
  readonly rankWords: Readonly<Record<RankId, readonly string[]>>;
  /** Small words inside a card's name that say nothing: of, de, di. */
  readonly fillers: readonly string[];
}

/** What a person may type at the table beside cards, with its letter. */
export const KEYS = {
  help: '?',
  last: 'l',
  slate: 't',
  hand: 'k',
  push: 'p',
  weis: 'w',
  stoeck: 's',
  rest: 'r',
  thanks: 'b',
  advice: 'h',
  undo: 'u',
  rules: 'i',
  quit: 'q',
} as const;
export type KeyName = keyof typeof KEYS;

/** The words of a language for the same, the first to be shown, and what it does. */
export type KeyTexts = Readonly<Record<KeyName, { readonly words: readonly string[]; readonly says: string }>>;

/** The commands of `puur`. */
export const COMMAND_NAMES = [
  'start',
  'play',
  'score',
  'convert',
  'deal',
  'verify',
  'profiles',
  'solve',
  'engine',
  'help',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** One line for the list of commands, and a sentence or two for its help. */
export type CommandTexts = Readonly<Record<CommandName, { readonly summary: string; readonly about: string }>>;

/** The options of all commands; one means the same wherever it is taken. */
export const OPTION_NAMES = [
  'help',
  'version',
  'lang',
  'profile',
  'deck',
  'pairing',
  'names',
  'seat',
  'seed',
  'save',
  'new',
  'level',
  'practice',
  'ascii',
  'json',
  'to',
  'code',
  'dealer',
  'diff',
  'time',
] as const;
export type OptionName = (typeof OPTION_NAMES)[number];
export type OptionTexts = Readonly<Record<OptionName, string>>;

/** Why a deal is not proved, as the end of a sentence. */
export type DealProofTexts = Readonly<Record<DealProofCode, string>>;

/** Why a text is no problem for `puur solve`: faults of the engine that a person can meet there. */
export const PROBLEM_FAULTS = [
  'bad-json',
  'not-an-object',
  'bad-profile',
  'missing-field',
  'unknown-field',
  'bad-type',
  'bad-value',
  'bad-length',
  'bad-card',
  'card-twice',
  'bad-contract',
  'bad-seat',
  'hand-empty',
  'hand-too-large',
  'trick-full',
  'illegal-play',
  'uneven-hands',
  'bad-tricks-won',
] as const;
/** The end of a sentence each. */
export type ProblemTexts = Readonly<Record<(typeof PROBLEM_FAULTS)[number], string>>;

/** Why a file could not be read: the error, and the sentence of its refusal where it has one. */
export type RecordTexts = {
  readonly [Code in RecordErrorCode]: (error: Extract<RecordError, { code: Code }>, refusal: string) => string;
};
