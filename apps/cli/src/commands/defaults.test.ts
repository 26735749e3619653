/** What help says an option is where it is not named, against what the command does without it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@puur/bot';
import { describe, expect, it, test } from 'vitest';
import { type Heard, runCommand } from '../../test/fake-io.js';
import { temporaryFolder } from '../../test/folder.js';
import { LANGUAGES, type Language } from '../lang/language.js';
import { COMMAND_NAMES, type CommandName, type OptionName } from '../lang/words.js';
import type { Io } from '../io.js';
import { VALUES } from './args.js';
import * as convert from './convert.js';
import * as deal from './deal.js';
import * as help from './help.js';
import { planFrom } from './match/plan.js';
import { setupFrom } from './play/setup.js';
import { addressIn } from './serve-bot.js';
import { openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';
import * as tafel from './tafel.js';

/** How each language begins a default. */
const ELSE: Readonly<Record<Language, string>> = { de: 'sonst', fr: 'sinon', it: 'altrimenti', en: 'else' };

/** The defaults that the help of a command says, by option; what depends on something else is said in more words. */
async function saidIn(language: Language, name: CommandName): Promise<ReadonlyMap<OptionName, string>> {
  const { out } = await runCommand(help, [name, '--lang', language]);
  const said = new Map<OptionName, string>();
  for (const [, option, text] of out.matchAll(/^ {2}(?:-h, )?--([a-z]+)(.*(?:\n {8,}.*)*)/gm)) {
    const value = new RegExp(`\\(${ELSE[language]} (\\S+)\\)$`).exec(text!.replace(/\s+/g, ' '))?.[1];
    if (value !== undefined) said.set(option as OptionName, value);
  }
  return said;
}

/** What a shell that is open gives for a call. */
async function shown(name: CommandName, args: readonly string[], of: (shell: Shell) => unknown): Promise<unknown> {
  let seen: unknown;
  const run = async (words: readonly string[], io: Io): Promise<number> => {
    const shell = await openShell(words, io, SPECS[name]);
    if (typeof shell === 'number') return shell;
    seen = [of(shell), shell.faces.settings.pairing];
    return 0;
  };
  expect(await runCommand({ run }, args)).toMatchObject({ code: 0, err: '' });
  return seen;
}

async function heard(run: Promise<Heard>): Promise<string> {
  const { code, out, err } = await run;
  expect([code, err]).toEqual([0, '']);
  return out;
}

const onFile = async (name: CommandName, args: readonly string[]): Promise<unknown> =>
  shown(name, ['x', ...args], () => null);
const atTable = async (name: CommandName, args: readonly string[]): Promise<unknown> =>
  shown(name, args, (shell) => setupFrom(shell, true));

/** What comes of a call with these options, in a form that tells one value from another. */
const DOES: Readonly<Partial<Record<CommandName, (args: readonly string[]) => Promise<unknown>>>> = {
  start: (args) => atTable('start', args),
  play: (args) => atTable('play', args),
  score: (args) => onFile('score', args),
  solve: (args) => onFile('solve', args),
  referee: (args) => onFile('referee', args),
  deal: (args) => heard(runCommand(deal, ['--seed', 'Montag', '--deck', 'french', ...args])),
  match: (args) => shown('match', ['greedy', 'random', ...args], planFrom),
  'serve-bot': (args) => shown('serve-bot', args, addressIn),
  async convert(args) {
    const path = join(temporaryFolder(), 'runde.txt');
    // The deal of Montag; a code is told in more than one form.
    const dealt = JSON.parse(await heard(runCommand(deal, ['--seed', 'Montag', '--json']))) as {
      readonly code: string;
    };
    writeFileSync(path, dealt.code);
    return [await shown('convert', ['x', ...args], () => null), await runCommand(convert, [path, ...args])];
  },
  async tafel(args) {
    const path = join(temporaryFolder(), 'tafel.json');
    await heard(runCommand(tafel, [path, ...args]));
    return [await onFile('tafel', args), await heard(runCommand(tafel, [path, '--json']))];
  },
};

/** A value that is not the default of any command. */
const OTHER: Readonly<Partial<Record<OptionName, string>>> = {
  profile: 'swisslos-2500',
  pairing: 'reglement',
  level: LEVELS[0],
  seat: '3',
  to: 'code',
  dealer: '2',
  game: 'differenzler',
  port: '9000',
  host: '127.0.0.2',
  deals: '7',
  jobs: '3',
  seed: 'x',
};

/** Options with a value that have no default of their own: nothing is taken, chance is, or it follows from something else. */
const WITHOUT: Readonly<Partial<Record<OptionName, readonly CommandName[] | 'all'>>> = {
  lang: 'all',
  deck: 'all',
  names: 'all',
  save: 'all',
  partner: 'all',
  opponents: 'all',
  code: 'all',
  time: 'all',
  budget: 'all',
  out: 'all',
  seed: ['start', 'play', 'deal', 'serve-bot'],
  level: ['serve-bot'],
  profile: ['referee'],
};

describe('help', () => {
  test.each(LANGUAGES)('in %s says the default of every option that has one, and of no other', async (language) => {
    for (const name of COMMAND_NAMES) {
      const said = await saidIn(language, name);
      const expected = SPECS[name].options.filter((option) => {
        const without = WITHOUT[option];
        return VALUES[option] !== undefined && without !== 'all' && without?.includes(name) !== true;
      });
      expect([name, [...said.keys()].sort()]).toEqual([name, [...expected].sort()]);
    }
  });

  test.each(LANGUAGES)('in %s says what each command does without an option', async (language) => {
    for (const name of COMMAND_NAMES) {
      const said = await saidIn(language, name);
      if (said.size === 0) continue;
      const does = DOES[name]!;
      const bare = await does([]);
      for (const [option, value] of said) {
        expect(await does([`--${option}`, value]), `${name} --${option} ${value}`).toEqual(bare);
        expect(await does([`--${option}`, OTHER[option]!]), `${name} --${option}`).not.toEqual(bare);
      }
    }
  });

  it('of the slate begins with another dealer than that of a deal', async () => {
    expect((await saidIn('de', 'tafel')).get('dealer')).toBe('1');
    expect((await saidIn('de', 'deal')).get('dealer')).toBe('4');
  });
});
