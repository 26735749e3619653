import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { dirname, join } from 'node:path';
import { readRecord } from '@puur/records';
import type { PartieEvent } from '@puur/rules';
import { describe, expect, it, test } from 'vitest';
import { escapesIn, runCommand } from '../../test/fake-io.js';
import { temporaryFolder } from '../../test/folder.js';
import type { Io } from '../io.js';
import { LANGUAGES, messagesIn } from '../lang/language.js';
import { Recorder } from './play/recorder.js';
import * as referee from './referee.js';
import type { WhenInterrupted } from './interruption.js';
import * as start from './start.js';

describe('start without a terminal', () => {
  test.each(LANGUAGES)(
    'tells a Partie of four computers round by round in %s, and ends with its result',
    async (language) => {
      const { table } = await messagesIn(language);
      const { code, out, err } = await runCommand(start, [
        '--level',
        'einfach',
        '--seed',
        'Montag',
        '--lang',
        language,
      ]);
      expect([code, err, escapesIn(out)]).toEqual([0, '', '']);
      const rounds = out
        .split('\n')
        .filter((line) => line.startsWith(`${table.round(1).split(' ')[0]!} `) && line.includes('·'));
      expect(rounds.length).toBeGreaterThan(3);
      for (let number = 1; number <= rounds.length; number++) expect(out).toContain(table.account(number));
      expect(out).toContain(table.rounds(rounds.length));
      expect(out).toContain(table.reasons.blocks);
    },
  );

  it('says which options mean nothing where nobody sits at the table', async () => {
    const args = ['--level', 'einfach', '--profile', 'target=100', '--seed', 'a'];
    const { code, out, err } = await runCommand(start, [...args, '--new', '--seat', '2', '--partner', 'stark']);
    expect([code, err]).toEqual([
      0,
      'Ohne Terminal spielen vier Computer, da bewirken diese Optionen nichts: --partner, --seat, --new.\n',
    ]);
    expect(out).toBe((await runCommand(start, args)).out);
  });

  it('leaves a record that the referee checks, and says how', async () => {
    const path = join(temporaryFolder(), 'partie.json');
    const args = ['--level', 'einfach', '--profile', 'target=100', '--seed', 'a', '--save', path];
    const { code, out, err } = await runCommand(start, args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`puur referee ${path}`);
    const checked = await runCommand(referee, [path]);
    expect([checked.code, checked.err]).toEqual([0, '']);
    expect(checked.out).toContain('Alles richtig');
    // A second one would take the place of the first.
    const again = await runCommand(start, args);
    expect([again.code, again.out]).toEqual([2, '']);
    expect(again.err).toBe(`${path} gibt es schon; eine Aufzeichnung überschreibt nichts.\n`);
  });

  // A process that was killed, or whose output nobody read any more, left nothing.
  it('has every whole round in the record as soon as it is played', async () => {
    const [path, whole] = [join(temporaryFolder(), 'partie.json'), join(temporaryFolder(), 'whole.json')];
    await runCommand(start, ['--level', 'einfach', '--profile', 'target=300', '--seed', 'a', '--save', whole]);
    const eventsIn = (file: string): readonly PartieEvent[] => {
      const read = readRecord(readFileSync(file, 'utf8'));
      return read.ok ? read.value.events : [];
    };
    const log = eventsIn(whole);
    const recorder = new Recorder(path, ['A', 'B', 'C', 'D']);
    const lengths = new Set<number>();
    for (let length = 1; length <= log.length; length++) {
      recorder.keep(log.slice(0, length));
      const kept = eventsIn(path);
      expect(kept).toEqual(log.slice(0, kept.length));
      lengths.add(kept.length);
      if (log[length - 1]!.type === 'round-scored') expect(kept).toHaveLength(length);
    }
    expect(lengths.size).toBeGreaterThan(2);
    expect(eventsIn(path)).toEqual(log);
    expect(readdirSync(dirname(path))).toEqual(['partie.json']);
    expect(() => new Recorder(path, ['A', 'B', 'C', 'D'])).toThrow('EEXIST');
  });

  it('says where the record is when the reader goes away, and that is no fault', async () => {
    const path = join(temporaryFolder(), 'partie.json');
    const args = ['--level', 'einfach', '--seed', 'a', '--save', path];
    let isOut = false;
    const settings = {
      // What Node does where nobody reads a pipe any more.
      onOutput: (piece: string, stdout: Writable) => {
        if (isOut || !piece.includes('Runde 2 ·')) return;
        isOut = true;
        stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      },
    };
    const { code, out, err } = await runCommand(start, args, settings);
    expect(code).toBe(0);
    expect(err).toBe(
      `Die Ausgabe liest niemand mehr, hier ist Schluss. Was bis dahin gespielt ist, steht Runde um Runde in ${path}.\n`,
    );
    expect(out).not.toContain('puur referee');
    expect(readRecord(readFileSync(path, 'utf8')).ok).toBe(true);
  });

  // ENOSPC of a full disk, EPIPE of a reader that is gone: each before the first round is over and after it.
  it.each([
    ['EPIPE', 1, 0, 'Die Ausgabe liest niemand mehr, hier ist Schluss. '],
    ['ENOSPC', 1, 74, ''],
    ['ENOSPC', 2, 74, ''],
  ] as const)(
    'leaves at %s in round %i a record with a round, or none, and says which',
    async (code, number, exit, said) => {
      const path = join(temporaryFolder(), 'partie.json');
      let isOut = false;
      const settings = {
        onOutput: (piece: string, stdout: Writable) => {
          if (isOut || !piece.includes(`Runde ${number} ·`)) return;
          isOut = true;
          stdout.emit('error', Object.assign(new Error(code), { code }));
        },
      };
      const heard = await runCommand(start, ['--level', 'einfach', '--seed', 'a', '--save', path], settings);
      expect([heard.code, heard.err]).toEqual([
        exit,
        number === 1
          ? `${said}Es war noch keine Runde fertig, darum gibt es ${path} nicht.\n`
          : `${said}Was bis dahin gespielt ist, steht Runde um Runde in ${path}.\n`,
      ]);
      const read = number === 1 ? null : readRecord(readFileSync(path, 'utf8'));
      expect(read?.ok ?? null).toBe(number === 1 ? null : true);
      expect(readdirSync(dirname(path))).toEqual(number === 1 ? [] : ['partie.json']);
    },
  );

  // Ctrl-C while the first round is played, and while the second is.
  it.each([
    [1, (path: string) => `Es war noch keine Runde fertig, darum gibt es ${path} nicht.\n`],
    [2, (path: string) => `Was bis dahin gespielt ist, steht Runde um Runde in ${path}.\n`],
  ])('leaves at Ctrl-C in round %i a record that can be read, or none, and says which', async (number, said) => {
    const path = join(temporaryFolder(), 'partie.json');
    let press: Parameters<WhenInterrupted>[0] = () => undefined;
    const command = {
      run: (args: readonly string[], io: Io) =>
        start.run(args, io, (run) => {
          press = run;
          return () => undefined;
        }),
    };
    let isPressed = false;
    const heard = await runCommand(command, ['--level', 'einfach', '--seed', 'a', '--save', path], {
      onOutput: (piece) => {
        if (isPressed || !piece.includes(`Runde ${number} ·`)) return;
        isPressed = true;
        press('SIGINT');
      },
    });
    expect([heard.code, heard.err]).toEqual([130, said(path)]);
    expect(heard.out).not.toContain('puur referee');
    expect(readdirSync(dirname(path))).toEqual(number === 1 ? [] : ['partie.json']);
    if (number > 1) expect(readRecord(readFileSync(path, 'utf8')).ok).toBe(true);
  });

  it('touches no file that was there before', async () => {
    const path = join(temporaryFolder(), 'partie.json');
    writeFileSync(path, 'mine');
    const { code } = await runCommand(start, ['--level', 'einfach', '--seed', 'a', '--save', path]);
    expect([code, readFileSync(path, 'utf8')]).toEqual([2, 'mine']);
  });

  it('says that the name of the file is empty, where it is', async () => {
    const { code, err } = await runCommand(start, ['--seed', 'a', '--save', '']);
    expect([code, err]).toEqual([2, 'Der Name der Datei ist leer.\n']);
  });

  it.each(['', '.', '/nowhere/at/all.json', 'a\nb'])('refuses to record in %j, in one sentence', async (path) => {
    const { code, out, err } = await runCommand(start, ['--seed', 'a', '--save', path]);
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n').length).toBeLessThan(3);
    expect(err).not.toMatch(/\bat .*:\d+:\d+/);
  });

  it('gives the same Partie for the same seed and another for another', async () => {
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) =>
        runCommand(start, ['--level', 'einfach', '--profile', 'target=200', '--seed', seed]),
      ),
    );
    expect(same!.out).toBe(one!.out);
    expect(other!.out).not.toBe(one!.out);
  });

  it('adds up in every round: nine tricks and the last make 157', async () => {
    const { out } = await runCommand(start, ['--level', 'einfach', '--seed', 'summe']);
    const tricks = [...out.matchAll(/^ {2}([1-9]) .*, (\d+) Punkte?$/gm)].map(
      ([, number, points]) => [Number(number), Number(points)] as const,
    );
    const rounds = Math.max(tricks.filter(([number]) => number === 1).length, 1);
    const checks = [...out.matchAll(/^Probe +(.+) = (157|257)$/gm)];
    expect(checks).toHaveLength(rounds);
    for (const [, terms, sum] of checks) {
      expect(terms!.split(' + ').reduce((total, term) => total + Number(term), 0)).toBe(Number(sum));
    }
    expect(tricks.reduce((total, [, points]) => total + points, 0)).toBe(rounds * 152);
  });

  it('counts on the slate what stands in the accounts', async () => {
    const { out } = await runCommand(start, ['--level', 'einfach', '--seed', 'tafel']);
    const scores = [...out.matchAll(/^Stand .*= (\d+) .*= (\d+)$/gm)].map(([, a, b]) => `${a!}:${b!}`);
    const slates = [...out.matchAll(/^│ Heidi und Ruth +(\d+) +Vreni und Köbi +(\d+) │$/gm)].map(
      ([, a, b]) => `${a!}:${b!}`,
    );
    expect(scores.length).toBeGreaterThan(3);
    expect(slates).toEqual(scores);
  });

  it('plays any table, with names and the French deck', async () => {
    const { code, out } = await runCommand(start, [
      '--level',
      'einfach',
      '--seed',
      'x',
      '--profile',
      'turnier-12',
      '--names',
      'Anna,Beat,Carla,Dino',
      '--deck',
      'french',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Runde 12 ·');
    expect(out).toContain('Anna und Carla');
    expect(out).toMatch(/♠B|♥B|♦B|♣B/);
    expect(out).not.toMatch(/Stöck»|Runde 13/);
  });

  it('draws with plain characters where it must', async () => {
    for (const settings of [
      { args: ['--ascii'], env: {} },
      { args: [], env: { TERM: 'linux' } },
    ]) {
      const { out } = await runCommand(
        start,
        ['--level', 'einfach', '--seed', 'x', '--profile', 'target=100', ...settings.args],
        {
          env: settings.env,
        },
      );
      expect(out).not.toMatch(/[─│┌◊☼●▼×–]/);
    }
  });
});
