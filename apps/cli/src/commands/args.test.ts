import { LEVELS } from '@puur/bot';
import { PRESET_IDS } from '@puur/rules';
import { describe, expect, it, test } from 'vitest';
import { runCommand } from '../../test/fake-io.js';
import { LANGUAGES, messagesIn } from '../lang/language.js';
import { COMMAND_NAMES } from '../lang/words.js';
import { VERSION } from '../version.js';
import { PLAYER_NAMES } from '../players/spec.js';
import * as deal from './deal.js';
import * as help from './help.js';
import { editDistance, nearestOf } from './nearest.js';
import * as play from './play.js';
import * as profiles from './profiles.js';
import * as score from './score.js';
import * as start from './start.js';

describe('nearestOf', () => {
  test.each([
    ['plya', 'play'],
    ['paly', 'play'],
    ['Score', 'score'],
    ['verfiy', 'verify'],
    ['strat', 'start'],
    ['profile', 'profiles'],
    ['xyz', ''],
    ['', ''],
    ['engineering', ''],
  ])('%j is near to %j', (typed, word) => {
    expect(nearestOf(typed, COMMAND_NAMES)).toBe(word);
  });

  it('counts a swap of neighbours as one', () => {
    expect([editDistance('ab', 'ba'), editDistance('abc', 'abc'), editDistance('', 'abc')]).toEqual([1, 0, 3]);
  });
});

describe('a call that cannot be', () => {
  test.each([
    ['an option that there is not', play, ['--sed', '3'], /«--sed».*«--seed»/],
    ['an option far from any', play, ['--frobnicate'], /«--frobnicate» gibt es hier nicht\./],
    ['an option of another command', score, ['--seed', '3', 'x'], /«--seed»/],
    ['a value that is missing', play, ['--seed'], /«--seed» braucht einen Wert/],
    ['a value that is another option', play, ['--seed', '--new'], /«--seed» braucht einen Wert/],
    ['a value for a switch', play, ['--new=1'], /«--new» nimmt keinen Wert/],
    ['a word too many', play, ['hallo'], /«hallo» ist hier zu viel/],
    ['a file that is missing', score, [], /Es fehlt: DATEI/],
    ['a language that there is not', play, ['--lang', 'rm'], /«rm».*de, fr, it, en/],
    ['a deck that there is not', play, ['--deck', 'tarock'], /«tarock».*german, french/],
    ['a pairing that there is not', play, ['--pairing', 'x'], /«x».*swisslos/],
    ['a seat that there is not', play, ['--seat', '5'], /«5».*1, 2, 3, 4/],
    ['a level that there is not', start, ['--level', 'gott'], /«gott» geht nicht für --level/],
    ['three names', play, ['--names', 'A,B,C'], /vier verschiedene Namen/],
    ['a name twice', play, ['--names', 'A,B,C,A'], /vier verschiedene Namen/],
    ['a table that there is not', start, ['--profile', 'chibr'], /«chibr».*«chibre»/],
    ['a setting that there is not', start, ['--profile', 'targt=3'], /«targt».*«target»/],
    ['a value that a setting cannot have', start, ['--profile', 'target=viel'], /«viel».*target.*1\.\.100000/],
    ['a factor that is none', start, ['--profile', 'factors.X=2'], /factors/],
    ['two tables at once', start, ['--profile', 'puur,swisslos-1000'], /^«puur» und «swisslos-1000» sind zwei Tische/],
    ['a table after its settings', start, ['--profile', 'weis=false,chibre'], /Tisch kommt zuerst.*: chibre,/],
    ['a setting twice', start, ['--profile', 'target=1,target=2'], /^«target» steht zweimal da: «1» und «2»\.$/m],
    ['a factor twice', start, ['--profile', 'puur,factors.T=2,Factors.t=3'], /«Factors\.t».*«2» und «3»/],
    ['a comma too many', start, ['--profile', 'puur,'], /«puur,».*Komma/],
    ['an option twice', play, ['--seed', 'a', '--seed=b'], /^«--seed» steht zweimal da: «a» und «b»\.$/m],
    ['two languages', play, ['--lang', 'de', '--lang', 'fr'], /«--lang».*«de» und «fr»/],
    ['a control character in a value', play, ['--seed', '\u001b[31mrot'], /«--seed» enthält Steuerzeichen/],
    ['a line break in a path', play, ['--save', 'a\nb'], /«--save» enthält Steuerzeichen/],
    ['a seed beside a code', deal, ['--seed', 'a', '--code', '6CC1GS6FRKF6SNC0'], /--code und --seed gehen nicht/],
    ['a dealer beside a code', deal, ['--code', '6CC1GS6FRKF6SNC0', '--dealer', '2'], /--code und --dealer/],
    ['a table beside a code', deal, ['--profile', 'puur', '--code', '6CC1GS6FRKF6SNC0'], /--code und --profile/],
    ['one table for a difference', profiles, ['--diff', 'puur'], /Es fehlt/],
    ['two tables without a difference', profiles, ['puur', 'chibre'], /zu viel/],
  ])('%s: one sentence, exit 2, nothing on standard output', async (_, command, args, sentence) => {
    const heard = await runCommand(command, args);
    expect(heard).toMatchObject({ code: 2, out: '' });
    expect(heard.err).toMatch(sentence);
    expect(heard.err.trim().split('\n')).toHaveLength(1);
    expect(heard.err).not.toMatch(/\bat .*:\d+|Error/);
  });

  it('but the same option with the same value twice is no harm', async () => {
    expect(await runCommand(deal, ['--seed', 'a', '--seed', 'a'])).toMatchObject({ code: 0, err: '' });
  });

  it('speaks the language of the environment, or the one it is told', async () => {
    expect((await runCommand(play, ['x'], { env: { LANG: 'fr_CH.UTF-8' } })).err).toContain('de trop');
    expect((await runCommand(play, ['x', '--lang', 'it'], { env: { LANG: 'fr_CH.UTF-8' } })).err).toContain(
      'di troppo',
    );
  });
});

describe('help', () => {
  test.each(LANGUAGES.flatMap((language) => COMMAND_NAMES.map((name) => [language, name] as const)))(
    'in %s for %s fits 80 columns and names every option',
    async (language, name) => {
      const { code, out, err } = await runCommand(help, [name, '--lang', language]);
      expect([code, err]).toEqual([0, '']);
      for (const line of out.split('\n')) expect(Array.from(line).length, line).toBeLessThanOrEqual(80);
      const texts = await messagesIn(language);
      expect(out).toContain(texts.commands[name].summary);
      expect(out).toContain(`puur ${name}`);
      expect(out).toContain('--help');
    },
  );

  test.each(LANGUAGES)('names every level in %s', async (language) => {
    for (const name of ['play', 'serve-bot']) {
      const { out } = await runCommand(help, [name, '--lang', language]);
      for (const level of LEVELS) expect(out).toMatch(new RegExp(`--level [^-]*\\b${level}\\b`));
    }
  });

  test.each(LANGUAGES)('names every player that may be compared or served in %s', async (language) => {
    for (const name of ['match', 'serve-bot']) {
      const { out } = await runCommand(help, [name, '--lang', language]);
      const about = out.split(/^\S[^\n]*:$/m)[0]!;
      for (const player of PLAYER_NAMES) expect(about, name).toMatch(new RegExp(`(?<![\\w-])${player}(?![\\w-])`));
    }
  });

  it('is the same by --help', async () => {
    const asked = await runCommand(play, ['--help']);
    expect(asked).toEqual(await runCommand(play, ['-h', '--seed', 'x']));
    expect(asked).toEqual(await runCommand(help, ['play']));
  });

  it('lists every command without a name', async () => {
    const { code, out } = await runCommand(help, []);
    expect(code).toBe(0);
    for (const name of COMMAND_NAMES) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(out).toEqual((await runCommand(help, ['--help'])).out);
  });

  it('knows the version', async () => {
    expect(await runCommand(help, ['--version'])).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
  });

  it('names the nearest command for one that there is not', async () => {
    const { code, err } = await runCommand(help, ['plya']);
    expect(code).toBe(2);
    expect(err).toBe('Den Befehl «plya» gibt es nicht, gemeint ist wohl «play». Alle zeigt: puur help\n');
  });
});

describe('profiles', () => {
  it('lists all presets', async () => {
    const { code, out } = await runCommand(profiles, []);
    expect(code).toBe(0);
    for (const id of PRESET_IDS) expect(out).toMatch(new RegExp(`^${id} `, 'm'));
  });

  it('tells every setting of a table in words, with its source', async () => {
    const { out } = await runCommand(profiles, ['pagat-3000']);
    expect(out).toMatch(/^\* Ziel +3000 Punkte$/m);
    expect(out).toMatch(/^\* Erste Vorhand +wer die Rosen-Sieben hat\n +Quelle: pagat\.com$/m);
    expect(out).toMatch(/^ {2}Kreuzweis +erlaubt\n +Quelle: jasswelt\.ch; jasswiki\.ch$/m);
  });

  it('says of a setting that only this table has that it was agreed there', async () => {
    const { out } = await runCommand(profiles, ['puur,kreuzweis=false']);
    expect(out).toMatch(/^\* Kreuzweis +nicht erlaubt\n +Quelle: am Tisch abgemacht$/m);
  });

  it('tells what two tables differ in, and nothing else', async () => {
    const { out } = await runCommand(profiles, ['--diff', 'puur', 'swisslos-1000', '--lang', 'en']);
    expect(out).toBe(
      [
        'End of the Partie',
        '  puur           at the end of the round, counted part by part',
        '  swisslos-1000  at once, when the target is reached',
        'Order of counting',
        '  puur           Weis, Stöck, tricks',
        '  swisslos-1000  Stöck, Weis, tricks',
        '',
      ].join('\n'),
    );
  });

  it('answers in JSON', async () => {
    const whole = JSON.parse((await runCommand(profiles, ['uri-2000', '--json'])).out) as { target: number };
    expect(whole.target).toBe(2000);
    const diff: unknown = JSON.parse((await runCommand(profiles, ['--diff', 'puur', 'target=1500', '--json'])).out);
    expect(diff).toEqual({ target: [1000, 1500] });
  });
});
