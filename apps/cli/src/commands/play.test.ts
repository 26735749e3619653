import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DECKS, fold, type PartieEvent, replay } from '@puur/rules';
import { verifyLog } from '@puur/table';
import { describe, expect, it, test } from 'vitest';
import { adviceTaker } from '../../test/bystander.js';
import { type Answerer, escapesIn, type Heard, runCommand } from '../../test/fake-io.js';
import { temporaryFolder } from '../../test/folder.js';
import { fullDisk } from '../../test/full-disk.js';
import { LANGUAGES, messagesIn } from '../lang/language.js';
import type { Command } from '../io.js';
import * as play from './play.js';
import { parseSave } from './play/save.js';

const german = await messagesIn('de');

function freshPath(): string {
  return join(temporaryFolder(), 'partie.jsonl');
}

function logIn(path: string): readonly PartieEvent[] {
  const reading = parseSave(readFileSync(path, 'utf8'));
  if (reading.kind !== 'table') throw new Error(`${path}: ${reading.kind}`);
  expect(reading.saved.damaged).toBe(false);
  return reading.saved.stored.log;
}

/** Plays to the end on advice. */
function playOn(path: string, ...args: readonly string[]): Promise<Heard> {
  return runCommand(play, ['--save', path, '--level', 'einfach', ...args], { input: adviceTaker(german) });
}

/** Answers a few questions by a script, then ends the input. */
function script(...answers: readonly string[]): Answerer {
  let at = 0;
  return () => answers[at++] ?? null;
}

describe('a whole Partie', () => {
  test.each(LANGUAGES.flatMap((language) => DECKS.map((deck) => [language, deck] as const)))(
    'can be played to its end in %s with the %s deck, by the names of the cards alone',
    async (language, deck) => {
      const path = freshPath();
      const texts = await messagesIn(language);
      const args = [
        '--save',
        path,
        '--seed',
        `${language}/${deck}`,
        '--profile',
        'target=500',
        '--lang',
        language,
        '--deck',
        deck,
        '--level',
        'einfach',
      ];
      const { code, out, err } = await runCommand(play, args, { input: adviceTaker(texts) });
      expect([code, err, escapesIn(out)]).toEqual([0, '', '']);
      const log = logIn(path);
      const replayed = replay(log);
      expect(replayed).toMatchObject({ ok: true, value: { phase: 'ended' } });
      expect(verifyLog(log).every(({ result }) => result.ok)).toBe(true);
      // Every round was told, counted and proved.
      const { rounds, score } = fold(log);
      for (const { number } of rounds) expect(out).toContain(texts.table.account(number));
      expect(out.split(texts.table.proved('').slice(0, 20)).length - 1).toBe(rounds.length);
      expect(out).toContain(`${Math.max(...score)}`);
      for (const line of out.split('\n')) expect(Array.from(line).length, line).toBeLessThanOrEqual(110);
    },
  );

  test.each([
    // Every procedure there is, to a nearer end.
    'swisslos-2500,target=900',
    'turnier-12,rounds=3',
    'offiziell,target=500',
    'chibre,target=500',
    'pagat-3000,target=900',
    'stoeckAnnounce=automatic,target=300',
    'contracts=slalom+gusti,target=500',
    'firstForehand=draw-high,target=200',
  ])('can be played at the table %s', async (profile) => {
    const path = freshPath();
    const { code, err } = await playOn(path, '--seed', profile, '--profile', profile, '--seat', '3');
    expect([code, err]).toEqual([0, '']);
    expect(replay(logIn(path))).toMatchObject({ ok: true, value: { phase: 'ended' } });
  });

  it('is the same for the same seed and the same answers', async () => {
    const [one, other] = [freshPath(), freshPath()];
    const first = await playOn(one, '--seed', 'gleich', '--profile', 'target=300');
    const second = await playOn(other, '--seed', 'gleich', '--profile', 'target=300');
    expect(second.out).toBe(first.out);
    expect(logIn(other)).toEqual(logIn(one));
  });
});

describe('a Partie that is killed', () => {
  it('goes on from any moment to the very same end', async () => {
    const path = freshPath();
    const args = ['--seed', 'kill', '--profile', 'target=250'];
    await playOn(path, ...args);
    const whole = logIn(path);
    const bytes = readFileSync(path);
    const start = bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1;
    for (let cut = 0; cut < 12; cut++) {
      // Spread over the file, in the middle of lines as well.
      const at = start + Math.floor(((bytes.length - start) * ((cut * 7) % 12)) / 12) + cut;
      const left = freshPath();
      writeFileSync(left, bytes.subarray(0, at));
      const { code, out, err } = await playOn(left, ...args);
      expect([code, err], `cut at ${at}`).toEqual([0, '']);
      expect(out).toContain(german.table.resumed);
      expect(logIn(left), `cut at ${at}`).toEqual(whole);
    }
  });

  it('has everything on the disk that was ever shown', async () => {
    const path = freshPath();
    const play0 = adviceTaker(german);
    const checks: number[] = [];
    const look: Answerer = (written) => {
      // A question is being asked: what was told up to here must be in the file now.
      const cards = written
        .split('\n')
        .filter((line) => /^ {2}(?:Du|Vreni|Ruth|Köbi) +\S+ +\S+-\S+$/.test(line)).length;
      checks.push(logIn(path).filter(({ type }) => type === 'card-played').length - cards);
      return play0(written);
    };
    await runCommand(play, ['--save', path, '--seed', 'disk', '--profile', 'target=200', '--level', 'einfach'], {
      input: look,
    });
    expect(checks.length).toBeGreaterThan(20);
    expect(checks.every((difference) => difference === 0)).toBe(true);
  });
});

describe('leaving', () => {
  it('by q saves and says how to go on', async () => {
    const path = freshPath();
    const { code, out } = await runCommand(play, ['--save', path, '--level', 'einfach', '--seed', 'q'], {
      input: script('', 'q'),
    });
    expect(code).toBe(0);
    expect(out).toContain(`Gesichert. Weiter geht es mit: puur play --save ${path}\n`);
    expect(existsSync(`${path}.lock`)).toBe(false);
    const before = logIn(path).length;
    const again = await runCommand(play, ['--save', path, '--level', 'einfach'], { input: script('q') });
    expect(again.out).toContain(german.table.resumed);
    expect(logIn(path).length).toBe(before);
  });

  it('goes on in another language, with the names of that language', async () => {
    const path = freshPath();
    await runCommand(play, ['--save', path, '--level', 'einfach', '--seed', 'q', '--lang', 'fr'], {
      input: script('', 'q'),
    });
    const { out } = await runCommand(play, ['--save', path, '--level', 'einfach', '--lang', 'it'], {
      input: script('1', '2', '3', '4', '5', '6', '7', '8', '9'),
    });
    expect(out).toMatch(/^ {2}Tu +/m);
    expect(out).not.toContain('Toi');
  });

  it('at the end of a pipe saves as well, exit 0', async () => {
    const path = freshPath();
    const { code, out, err } = await runCommand(play, ['--save', path, '--level', 'einfach', '--seed', 'pipe'], {
      input: '\n1\n1\n',
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Ende der Eingabe\.\nGesichert\./);
    expect(replay(logIn(path)).ok).toBe(true);
  });

  it('without any input at all is no error', async () => {
    expect(await runCommand(play, ['--save', freshPath(), '--seed', 'x'], { input: '' })).toMatchObject({
      code: 0,
      err: '',
    });
  });

  test.each([
    '\u0000',
    '\u001b[31mrot',
    'x'.repeat(5000),
    '🂡',
    '-1',
    '1e9',
    'constructor',
    '__proto__',
    'w 99',
    'b berg',
    's s s',
    '\t',
  ])('is never forced by what is typed: %j', async (typed) => {
    const input = Array.from({ length: 30 }, () => typed).join('\n');
    const { code, out, err } = await runCommand(
      play,
      ['--save', freshPath(), '--level', 'einfach', '--seed', 'typed'],
      {
        input: `\n${input}\n`,
      },
    );
    expect([code, err, escapesIn(out)]).toEqual([0, '', '']);
  });
});

describe('a disk that is full', () => {
  it('in the middle stops a pipe, exit 74, and what was saved is whole', async () => {
    const path = freshPath();
    const disk = fullDisk(1e9);
    let cards = 0;
    const onOutput = (piece: string): void => {
      cards += (piece.match(/^ {2}(?:Du|Vreni|Ruth|Köbi) +\S+ +\S+-\S+$/gm) ?? []).length;
      if (cards >= 9) disk.room = 40;
    };
    const { code, out, err } = await runCommand(
      { run: (args, io) => play.run(args, io, disk.open) },
      ['--save', path, '--seed', 'voll', '--level', 'einfach'],
      { input: adviceTaker(german), onOutput },
    );
    expect(code).toBe(74);
    const sentences = [
      german.table.cannotGoOn(path, 'ENOSPC'),
      german.table.leftUnsaved(path, `puur play --save ${path}`),
    ];
    expect(err).toBe(`${sentences.join('\n')}\n`);
    expect(out).not.toContain(german.table.account(1));
    const log = logIn(path);
    // All that lay when the person was asked before is there.
    expect(log.filter(({ type }) => type === 'card-played').length).toBeGreaterThan(4);
    // And it goes on from there once there is room.
    const again = await playOn(path, '--seed', 'voll', '--profile', 'target=200');
    expect([again.code, again.err]).toEqual([0, '']);
    expect(logIn(path).slice(0, log.length)).toEqual(log);
  });

  it('from the beginning is one sentence, exit 74', async () => {
    const path = freshPath();
    const { code, out, err } = await runCommand({ run: (args, io) => play.run(args, io, fullDisk(20).open) }, [
      '--save',
      path,
    ]);
    expect([code, out, err]).toEqual([74, '', `${german.shell.unwritable(path, 'ENOSPC')}\n`]);
    expect(readdirSync(dirname(path))).toEqual([]);
  });
});

describe('the file', () => {
  it('of another game is set aside by --new, and kept', async () => {
    const path = freshPath();
    await runCommand(play, ['--save', path, '--level', 'einfach', '--seed', 'alt'], { input: script('', 'q') });
    const old = readFileSync(path, 'utf8');
    const { out } = await runCommand(play, ['--save', path, '--level', 'einfach', '--seed', 'neu', '--new'], {
      input: script('', 'q'),
    });
    expect(out).toContain(`Die alte Partie liegt jetzt in ${path}.1.`);
    expect(readFileSync(`${path}.1`, 'utf8')).toBe(old);
  });

  it('goes on at its level, and says so where another is asked for', async () => {
    const path = freshPath();
    await runCommand(play, ['--save', path, '--seed', 'stufe', '--level', 'einfach'], { input: script('', 'q') });
    const other = await runCommand(play, ['--save', path, '--level', 'lernend'], { input: script('q') });
    expect(other.out).toContain(german.table.otherLevel('einfach', 'einfach'));
    const same = await runCommand(play, ['--save', path, '--level', 'einfach'], { input: script('q') });
    expect(same.out).toContain(german.table.resumed);
    expect(same.out).not.toContain(german.table.otherLevel('einfach', 'einfach'));
  });

  it('keeps the level of the partner and that of the opponents', async () => {
    const path = freshPath();
    const call = (...args: readonly string[]): Promise<Heard> =>
      runCommand(play, ['--save', path, '--seed', 'stufen', ...args], { input: script('', 'q') });
    const headOf = (): unknown => {
      const reading = parseSave(readFileSync(path, 'utf8'));
      return reading.kind === 'table' ? reading.saved.head : reading.kind;
    };
    await call('--partner', 'einfach', '--opponents', 'lernend');
    expect(headOf()).toMatchObject({ partner: 'einfach', opponents: 'lernend' });
    const says = german.table.otherLevel('einfach', 'lernend');
    // What is not asked for is no quarrel.
    for (const args of [[], ['--partner', 'einfach'], ['--level', 'einfach', '--opponents', 'lernend']])
      expect((await call(...args)).out).not.toContain(says);
    for (const args of [
      ['--level', 'einfach'],
      ['--partner', 'geübt'],
      ['--opponents', 'stark'],
    ])
      expect((await call(...args)).out).toContain(says);
    expect(headOf()).toMatchObject({ partner: 'einfach', opponents: 'lernend' });
    await call('--new', '--level', 'lernend', '--partner', 'geübt');
    expect(headOf()).toMatchObject({ partner: 'geuebt', opponents: 'lernend' });
  });

  it.each(['--level', '--partner', '--opponents'])('refuses a level that there is not for %s', async (option) => {
    const { code, out, err } = await runCommand(play, ['--save', freshPath(), option, 'profi']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(`${german.shell.badValue(option, 'profi', 'lernend, einfach, geuebt, stark')}\n`);
  });

  test.each([
    ['de', 'Runde 1, Stand vor der Runde: Wir 0 : 0 Sie', 'Bitte J oder N'],
    ['fr', 'donne 1, score avant la donne\u00a0: Nous 0 : 0 Eux', 'O ou N'],
    ['it', 'mano 1, punti prima della mano: Noi 0 : 0 Loro', 'S o N'],
    ['en', 'round 1, score before the round: We 0 : 0 They', 'y or n'],
  ])(
    'is offered at a terminal with the score before the round, and a strange answer explained, in %s',
    async (...row) => {
      const [lang, offer, explained] = row;
      const path = freshPath();
      await runCommand(play, ['--save', path, '--seed', 'q', '--level', 'einfach'], { input: script('', 'q') });
      const answers = ['vielleicht', null];
      const asATerminal: Command = {
        run: (args, io) => play.run(args, { ...io, stdin: Object.assign(io.stdin, { isTTY: true }) }),
      };
      const { code, out } = await runCommand(asATerminal, ['--save', path, '--lang', lang], {
        columns: 80,
        input: () => answers.shift() ?? null,
      });
      expect(code).toBe(0);
      const plain = out.replace(/\s+/g, ' ');
      expect(plain).toContain(offer.replace('\u00a0', ' '));
      expect(plain).toContain(explained);
    },
  );

  it('that is damaged at its end gives what was before, and is kept as it is', async () => {
    const path = freshPath();
    await playOn(path, '--seed', 'schaden', '--profile', 'target=200');
    const lines = readFileSync(path, 'utf8').split('\n');
    const half = Math.floor(lines.length / 2);
    const text = [...lines.slice(0, half), 'kaputt', ...lines.slice(half + 1)].join('\n');
    writeFileSync(path, text);
    const { code, out } = await runCommand(play, ['--save', path, '--level', 'einfach'], { input: script('q') });
    expect(code).toBe(0);
    expect(out).toContain(german.table.rescued(path, `${path}.1`));
    expect(out).toContain(german.table.resumed);
    expect(readFileSync(`${path}.1`, 'utf8')).toBe(text);
  });

  it('that is no Partie at all is set aside with a word, and a new one begins', async () => {
    const path = freshPath();
    writeFileSync(path, 'Einkaufszettel: Milch');
    const { code, out } = await runCommand(play, ['--save', path, '--level', 'einfach', '--seed', 'x'], {
      input: script('', 'q'),
    });
    expect(code).toBe(0);
    expect(out).toContain(german.table.corrupted(path, `${path}.1`));
    expect(readFileSync(`${path}.1`, 'utf8')).toBe('Einkaufszettel: Milch');
  });

  it('of a newer Puur is left alone', async () => {
    const path = freshPath();
    const text = '{"format":"puur-table","version":99}\n';
    writeFileSync(path, text);
    const { code, err } = await runCommand(play, ['--save', path, '--level', 'einfach']);
    expect([code, err]).toEqual([2, `${german.table.newer(path)}\n`]);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('that somebody plays with is not taken from them', async () => {
    const path = freshPath();
    let second: Heard | null = null;
    const answers = script('', 'q');
    const pending: Promise<void>[] = [];
    await runCommand(play, ['--save', path, '--level', 'einfach', '--seed', 'x'], {
      input: (written) => {
        if (second === null && pending.length === 0) {
          pending.push(runCommand(play, ['--save', path, '--level', 'einfach']).then((heard) => void (second = heard)));
        }
        return answers(written);
      },
    });
    await Promise.all(pending);
    expect(second).toEqual({ code: 2, out: '', err: `${german.table.busy(path, `${path}.lock`)}\n` });
  });

  it('in a folder that cannot be is one sentence, exit 2', async () => {
    const { code, out, err } = await runCommand(play, ['--save', '/dev/null/partie']);
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('/dev/null/partie');
  });

  it('stands in the XDG state folder when nothing is said, readable by nobody else', async () => {
    const home = temporaryFolder();
    const args = ['--seed', 'x', '--level', 'einfach'];
    await runCommand(play, args, { env: { XDG_STATE_HOME: join(home, 'state') }, input: script('', 'q') });
    expect(readdirSync(join(home, 'state', 'puur'))).toEqual(['partie.jsonl']);
    await runCommand(play, args, { env: { HOME: home }, input: script('', 'q') });
    expect(readdirSync(join(home, '.local', 'state', 'puur'))).toEqual(['partie.jsonl']);
    expect(statSync(join(home, 'state', 'puur', 'partie.jsonl')).mode & 0o077).toBe(0);
  });
});

describe('at the table', () => {
  it('a refusal names the rule, its source and what is allowed, and the card stays in hand', async () => {
    // Seed Montag: Vreni leads trump (Schellen), the person holds three.
    const path = freshPath();
    const { out } = await runCommand(play, ['--save', path, '--seed', 'Montag', '--level', 'einfach'], {
      input: script('', 'Rosen Sechs', 'k', 'q'),
    });
    expect(out).toMatch(
      /Trumpf ist ausgespielt und muss bedient werden; erlaubt: Schellen-Sechs,\nSchellen-Sieben, Schellen-Ass\./,
    );
    expect(out).toContain('Regel: Ist Trumpf ausgespielt, muss Trumpf geben, wer hat.');
    expect(out).toMatch(/Quelle: .*jasswiki\.ch/);
    expect(out.split('· Sechs').length).toBeGreaterThan(2);
  });

  it('the seal comes before the cut, and the secret after the round', async () => {
    const { out } = await playOn(freshPath(), '--seed', 'siegel', '--profile', 'target=150');
    const [seal, cut, dealt, secret] = [/Siegel der Karten/, /Du hebst ab|Abgehoben/, /Runde 1 ·/, /Nachgerechnet/].map(
      (what) => out.search(what),
    );
    expect(seal).toBeGreaterThan(-1);
    expect([seal! < cut!, cut! < dealt!, dealt! < secret!]).toEqual([true, true, true]);
  });

  it('a card is taken back in practice, and only there', async () => {
    const answers = ['', '1', 'u', 'q'];
    const serious = await runCommand(play, ['--save', freshPath(), '--seed', 'Montag', '--level', 'einfach'], {
      input: script(...answers),
    });
    expect(serious.out).toContain(german.table.refused['not-practice']);
    const path = freshPath();
    const practice = await runCommand(play, ['--save', path, '--seed', 'Montag', '--level', 'einfach', '--practice'], {
      input: script(...answers),
    });
    expect(practice.out).toContain(german.table.undone);
    expect(logIn(path).some((event) => event.type === 'card-played' && event.seat === 0)).toBe(false);
  });

  it('the keys answer: help, last trick, slate, cards, agreements', async () => {
    const { out } = await runCommand(play, ['--save', freshPath(), '--seed', 'Montag', '--level', 'einfach'], {
      input: script('', '?', 'l', 't', 'tafel', 'k', 'i', 'w', 's', 'r', 'b', 'q'),
    });
    expect(out).toContain('sichern und aufhören');
    expect(out).toContain(german.table.noLastTrick);
    expect(out.match(/│ Wir +0/g)).toHaveLength(2);
    expect(out).toMatch(/Ende der Partie +am Ende der Runde/);
    expect(out).toContain('An diesem Tisch wird nicht bedankt');
  });

  it('is coloured on a terminal only, and never with NO_COLOR', async () => {
    const settings = { input: script('q'), columns: 80 };
    const coloured = await runCommand(play, ['--save', freshPath(), '--seed', 'x'], settings);
    expect(escapesIn(coloured.out)).not.toBe('');
    const plain = await runCommand(play, ['--save', freshPath(), '--seed', 'x'], {
      ...settings,
      input: script('q'),
      env: { NO_COLOR: '1' },
    });
    expect(escapesIn(plain.out)).toBe('');
  });
});
