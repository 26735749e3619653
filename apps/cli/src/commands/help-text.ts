/** Help text: a command's call, options, examples and exit codes, from the same specs that its words are read by. */
import type { Messages } from '../lang/messages.js';
import { COMMAND_NAMES, type CommandName, type OptionName } from '../lang/words.js';
import { fold, type Lines, padEnd } from '../screen/layout.js';
import { COMMON, VALUES } from './args.js';
import { defaultOf } from './defaults.js';
import { EXAMPLES, SPECS } from './specs.js';

/** Help for one command. */
export function helpFor(name: CommandName, texts: Messages, width: number): Lines {
  const { shell, commands } = texts;
  const spec = SPECS[name];
  const options = [...spec.options, ...COMMON];
  const words = spec.words.map((word, index) => (index < spec.least ? shell.words[word] : `[${shell.words[word]}]`));
  return [
    `puur ${name}: ${commands[name].summary}`,
    '',
    `${shell.usage}: puur ${[name, `[${shell.words.options}]`, ...words].join(' ')}`,
    '',
    ...fold(commands[name].about, width),
    '',
    `${shell.optionsTitle}:`,
    ...table(
      options.map((option) => [flagOf(option, texts), optionText(name, option, texts)]),
      width,
    ),
    '',
    `${shell.examplesTitle}:`,
    ...EXAMPLES[name].map((example) => `  ${example}`),
    '',
    `${shell.exitTitle}:`,
    ...shell.exits.map((line) => `  ${line}`),
  ];
}

/** The list of commands. */
export function overview(version: string, texts: Messages, width: number): Lines {
  const { shell, commands, options } = texts;
  return [
    `puur ${version}: ${shell.tagline}`,
    '',
    `${shell.usage}: puur ${shell.words.command} [${shell.words.options}]`,
    '',
    `${shell.commandsTitle}:`,
    ...table(
      COMMAND_NAMES.map((name) => [name, commands[name].summary]),
      width,
    ),
    '',
    `${shell.optionsTitle}:`,
    ...table(
      (['lang', 'help', 'version'] as const).map((option) => [flagOf(option, texts), options[option]]),
      width,
    ),
    '',
    `${shell.exitTitle}:`,
    ...shell.exits.map((line) => `  ${line}`),
    '',
    shell.moreHelp,
  ];
}

/** What an option is for, and what this command takes where it is not named. */
function optionText(name: CommandName, option: OptionName, { options, shell }: Messages): string {
  const standard = defaultOf(name, option);
  return standard === undefined ? options[option] : `${options[option]} ${shell.otherwise(standard)}`;
}

function flagOf(option: OptionName, texts: Messages): string {
  const value = VALUES[option];
  const flag = option === 'help' ? '-h, --help' : `--${option}`;
  return value === undefined ? flag : `${flag} ${texts.shell.words[value]}`;
}

function table(rows: readonly (readonly [string, string])[], width: number): Lines {
  const column = Math.max(...rows.map(([first]) => Array.from(first).length)) + 2;
  return rows.flatMap(([first, second]) => {
    const [head = '', ...rest] = fold(second, Math.max(20, width - column - 2));
    return [`  ${padEnd(first, column)}${head}`, ...rest.map((line) => `  ${' '.repeat(column)}${line}`)];
  });
}
