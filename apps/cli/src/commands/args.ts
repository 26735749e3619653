/**
 * Args: the words of a call, taken apart by what the command takes.
 *
 * `node:util` splits the words; which of them are known, and what to say about the others, is decided here, so that the
 * answer is one sentence in the reader's language with the option they probably meant.
 */
import { parseArgs } from 'node:util';
import type { ShellTexts } from '../lang/messages.js';
import { type CommandName, OPTION_NAMES, type OptionName } from '../lang/words.js';
import { refuse, ok, type Result } from '@puur/rules';
import { nearestOf } from './nearest.js';

/** Options that take a value, with the word that stands for it in a help text. */
export const VALUES: Readonly<Partial<Record<OptionName, keyof ShellTexts['words']>>> = {
  lang: 'language',
  profile: 'settings',
  deck: 'deck',
  pairing: 'name',
  names: 'list',
  seat: 'number',
  seed: 'text',
  save: 'file',
  level: 'level',
  partner: 'level',
  opponents: 'level',
  to: 'form',
  code: 'text',
  dealer: 'number',
  time: 'seconds',
  port: 'number',
  host: 'name',
  deals: 'number',
  jobs: 'number',
  budget: 'budget',
  out: 'file',
  game: 'name',
};

/** What a command takes. */
export interface CommandSpec {
  readonly name: CommandName;
  readonly options: readonly OptionName[];
  /** Words after the options: what each is called, and how many must be there. */
  readonly words: readonly (keyof ShellTexts['words'])[];
  readonly least: number;
}

/** Every command takes these. */
export const COMMON: readonly OptionName[] = ['lang', 'help'];

export interface ParsedArgs {
  readonly words: readonly string[];
  readonly values: Readonly<Partial<Record<OptionName, string>>>;
  readonly flags: ReadonlySet<OptionName>;
}

/** Takes the words of a call apart; or the sentence that says what is wrong with them. */
export function parseCall(args: readonly string[], spec: CommandSpec, texts: ShellTexts): Result<ParsedArgs, string> {
  const known = [...spec.options, ...COMMON];
  const values: Partial<Record<OptionName, string>> = {};
  const flags = new Set<OptionName>();
  const words: string[] = [];
  const options = Object.fromEntries(
    OPTION_NAMES.map((name) => [name, { type: VALUES[name] === undefined ? 'boolean' : 'string' } as const]),
  );
  const withShort = { ...options, help: { type: 'boolean', short: 'h' } as const };
  const { tokens } = parseArgs({
    args: [...args],
    options: withShort,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const name = known.find((option) => option === token.name);
    if (name === undefined) {
      const nearest = nearestOf(token.name, known);
      return refuse(texts.unknownOption(token.rawName, nearest === '' ? '' : `--${nearest}`, spec.name));
    }
    if (VALUES[name] === undefined) {
      if (token.value !== undefined) return refuse(texts.takesNoValue(token.rawName));
      flags.add(name);
    } else if (token.value === undefined || (token.value.startsWith('--') && !token.inlineValue)) {
      return refuse(texts.needsValue(token.rawName));
    } else if (/\p{Control}/u.test(token.value)) {
      return refuse(texts.hasControl(token.rawName));
    } else {
      const before = values[name];
      if (before !== undefined && before !== token.value)
        return refuse(texts.twice(token.rawName, before, token.value));
      values[name] = token.value;
    }
  }
  const extra = words[spec.words.length];
  if (extra !== undefined) return refuse(texts.tooMany(extra, spec.name));
  if (words.length < spec.least && !flags.has('help')) {
    return refuse(texts.missing(texts.words[spec.words[words.length]!], spec.name));
  }
  return ok({ words, values, flags });
}

/** What `--lang` asks for, before anything else is read. */
export function languageAsked(args: readonly string[]): string | undefined {
  const at = args.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return undefined;
  return args[at] === '--lang' ? args[at + 1] : args[at]!.slice('--lang='.length);
}
