/**
 * Words: what the texts of the command line itself are keyed by, in every language.
 *
 * The words of the table, of rules and of records are those of @puur/words, and shared with the web app.
 */

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
  'tafel',
  'referee',
  'match',
  'serve-bot',
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
  'partner',
  'opponents',
  'practice',
  'ascii',
  'json',
  'to',
  'code',
  'dealer',
  'diff',
  'time',
  'port',
  'host',
  'deals',
  'jobs',
  'budget',
  'out',
  'resume',
  'schema',
  'game',
  'csv',
] as const;
export type OptionName = (typeof OPTION_NAMES)[number];
export type OptionTexts = Readonly<Record<OptionName, string>>;

/** Why a text is no problem for `puur solve`: faults of the engine that a person can meet there. */
export const PROBLEM_FAULTS = [
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
