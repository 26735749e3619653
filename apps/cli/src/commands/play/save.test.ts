import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEFAULT_PROFILE, perSeat } from '@puur/rules';
import { manualClock, openTable, type SeatRecord, type StoredTable } from '@puur/table';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../../test/folder.js';
import { fullDisk } from '../../../test/full-disk.js';
import { entropyFor } from './clock.js';
import { lockFile } from './lock.js';
import { playerFor } from './players.js';
import { createSave, parseSave, readSave, type SaveHead, setAside } from './save.js';

const HEAD: SaveHead = { names: ['A', 'B', 'C', 'D'], seat: 0, partner: 'stark', opponents: 'einfach', seed: 'x' };

/** The log of a round and more, as a host of four bots makes it, step by step. */
async function someLog(): Promise<StoredTable['log']> {
  const clock = manualClock();
  const table = openTable({
    profile: DEFAULT_PROFILE,
    seats: perSeat((seat) => ({ kind: 'bot', player: playerFor('einfach', null, seat) })),
    entropy: entropyFor('save', 0),
    clock,
    pace: { card: 1, say: 1, trick: 1, deal: 1, patience: 1000 },
  });
  while (table.state.rounds.length < 1) {
    await new Promise(setImmediate);
    clock.advance(1);
  }
  table.close();
  return [...table.log];
}

const log = await someLog();
const seats = perSeat((): SeatRecord => ({ kind: 'bot', name: null }));
const rest = { secret: null, seats, practice: false };

/** A file with every event as a write of its own. */
async function savedFile(): Promise<string> {
  const path = join(temporaryFolder(), 'partie.jsonl');
  const file = await createSave(path, HEAD, null);
  for (const [from, event] of log.entries()) await file.save('table', { from, events: [event], ...rest });
  await file.close();
  return path;
}

describe('a disk that is full', () => {
  it('in the middle of a line leaves whole lines, and takes the next ones once there is room', async () => {
    const path = join(temporaryFolder(), 'partie.jsonl');
    const disk = fullDisk(1e9);
    const file = await createSave(path, HEAD, null, disk.open);
    const write = (from: number, to: number): Promise<void> =>
      file.save('table', { from, events: log.slice(from, to), ...rest });
    await write(0, 5);
    const whole = readFileSync(path, 'utf8');
    disk.room = 40;
    await expect(write(5, 6)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readFileSync(path, 'utf8')).toBe(whole);
    await expect(write(5, 7)).rejects.toMatchObject({ code: 'ENOSPC' });
    disk.room = 1e9;
    await write(5, log.length);
    await file.close();
    expect(await readSave(path)).toEqual({
      kind: 'table',
      saved: { head: HEAD, stored: { log, ...rest }, damaged: false },
    });
  });

  it('at the beginning leaves nothing beside the file that stands there', async () => {
    const path = join(temporaryFolder(), 'partie.jsonl');
    writeFileSync(path, 'alt');
    await expect(createSave(path, HEAD, null, fullDisk(10).open)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(dirname(path))).toEqual(['partie.jsonl']);
    expect(readFileSync(path, 'utf8')).toBe('alt');
  });
});

describe('a saved table', () => {
  it('is read as it was written', async () => {
    const reading = await readSave(await savedFile());
    expect(reading).toEqual({ kind: 'table', saved: { head: HEAD, stored: { log, ...rest }, damaged: false } });
  });

  it('cut anywhere by a power cut is the log up to the last whole write, and not called damaged', async () => {
    const text = readFileSync(await savedFile(), 'utf8');
    const firstWrite = text.indexOf('\n', text.indexOf('\n') + 1) + 1;
    for (let at = firstWrite; at <= text.length; at += 97) {
      const part = text.slice(0, at);
      const writes = part.split('\n').length - 2;
      expect(parseSave(part)).toEqual({
        kind: 'table',
        saved: { head: HEAD, stored: { log: log.slice(0, writes), ...rest }, damaged: false },
      });
    }
  });

  it('with a broken line is the log before it, and called damaged', async () => {
    const lines = readFileSync(await savedFile(), 'utf8').split('\n');
    const broken = [...lines.slice(0, 20), '{"from":19,"ev', ...lines.slice(21)].join('\n');
    expect(parseSave(broken)).toMatchObject({
      kind: 'table',
      saved: { damaged: true, stored: { log: log.slice(0, 19) } },
    });
  });

  it('with a card changed is the log before it: the rules judge what is read', () => {
    const at = log.findIndex(({ type }) => type === 'card-played');
    const forged = log.map((event, index) =>
      index === at && event.type === 'card-played' ? { ...event, seat: 3 - event.seat } : event,
    );
    const text = `${[
      { format: 'puur-table', version: 1, ...HEAD },
      { from: 0, events: forged, ...rest },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n')}\n`;
    expect(parseSave(text)).toMatchObject({
      kind: 'table',
      saved: { damaged: true, stored: { log: log.slice(0, at) } },
    });
  });

  /** Every kind of damage to one event, as it stands in the text of its line. */
  const DAMAGE: readonly (readonly [string, (event: string) => string])[] = [
    ['an empty object', () => '{}'],
    ['an object of an unknown type', () => '{"type":"sung","seat":0}'],
    ['an object with a type that is no text', () => '{"type":[]}'],
    ['a list', () => '[]'],
    ['null', () => 'null'],
    ['a number', () => '7'],
    ['a text', () => '"card-played"'],
    ['its type alone', (event) => `{"type":${JSON.stringify((JSON.parse(event) as { type: string }).type)},"x":1}`],
    ['an object cut short', (event) => event.slice(0, -1)],
    ['an object with a quotation mark lost', (event) => event.replace('"', '')],
    ['an object with a quotation mark lost in it', (event) => event.replace('":', ':')],
    ['bytes of nothing', () => '\u0000\u0000'],
    ['nothing', () => ''],
  ];
  const HEAD_LINE = JSON.stringify({ format: 'puur-table', version: 1, ...HEAD });
  const told = log.map((event) => JSON.stringify(event));
  const tail = JSON.stringify(rest).slice(1);
  /** All events in one line, as a Partie that was gone on with begins, or each in its own. */
  const FORMS: readonly (readonly [string, (events: readonly string[]) => string])[] = [
    ['one line', (events) => `${HEAD_LINE}\n{"from":0,"events":[${events.join(',')}],${tail}\n`],
    [
      'lines of three',
      (events) => {
        const starts = events.flatMap((_, at) => (at % 3 === 0 ? [at] : []));
        const lines = starts.map((at) => `{"from":${at},"events":[${events.slice(at, at + 3).join(',')}],${tail}\n`);
        return `${HEAD_LINE}\n${lines.join('')}`;
      },
    ],
  ];
  it.each(FORMS.flatMap(([form, write]) => DAMAGE.map(([kind, damage]) => [kind, form, damage, write] as const)))(
    'with %s for an event in %s keeps every event before it',
    (_, __, damage, write) => {
      for (let at = 1; at < log.length; at += 7) {
        const reading = parseSave(write(told.map((event, index) => (index === at ? damage(event) : event))));
        if (reading.kind !== 'table') throw new Error(`nothing is left of ${at} events`);
        expect([at, reading.saved.stored.log.length, reading.saved.damaged]).toEqual([at, at, true]);
        expect(reading.saved.stored.log).toEqual(log.slice(0, at));
      }
    },
  );

  it('whose first event is none, or that has none, is unusable', () => {
    for (const [, damage] of DAMAGE) {
      for (const [, write] of FORMS) {
        expect(parseSave(write(told.map((event, at) => (at === 0 ? damage(event) : event))))).toEqual({
          kind: 'unusable',
        });
      }
    }
    expect(parseSave(`${HEAD_LINE}\n{"from":0,"events":[],${tail}\n`)).toEqual({ kind: 'unusable' });
  });

  it.each([
    ['nothing', '', 'unusable'],
    ['other text', 'hallo\nwelt\n', 'unusable'],
    ['JSON of another kind', '{"format":"puur-record"}\n', 'unusable'],
    ['a head alone', `${JSON.stringify({ format: 'puur-table', version: 1, ...HEAD })}\n`, 'unusable'],
    ['a head without names', '{"format":"puur-table","version":1}\n{}\n', 'unusable'],
    [
      'names over two lines',
      `${JSON.stringify({ format: 'puur-table', version: 1, ...HEAD, names: ['A\nB', 'C', 'D', 'E'] })}\n${JSON.stringify({ from: 0, events: log, ...rest })}\n`,
      'unusable',
    ],
    [
      'events that are none',
      `${JSON.stringify({ format: 'puur-table', version: 1, ...HEAD })}\n${JSON.stringify({ from: 0, events: [{ type: 'x' }, {}], ...rest })}\n`,
      'unusable',
    ],
    ['a newer version', '{"format":"puur-table","version":2,"anything":1}\n', 'newer'],
  ])('from %s is %3$s', (_, text, kind) => {
    expect(parseSave(text)).toEqual({ kind });
  });

  it('of before the partner had a level of its own gives all three the one there was', () => {
    const { partner, opponents, ...head } = HEAD;
    expect([partner, opponents]).toEqual(['stark', 'einfach']);
    const text = [
      { format: 'puur-table', version: 1, ...head, level: 'geuebt' },
      { from: 0, events: log, ...rest },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
    expect(parseSave(text)).toEqual({
      kind: 'table',
      saved: { head: { ...head, partner: 'geuebt', opponents: 'geuebt' }, stored: { log, ...rest }, damaged: false },
    });
  });

  it('that was taken back forgets what was behind', async () => {
    const path = join(temporaryFolder(), 'partie.jsonl');
    const file = await createSave(path, HEAD, { log: log.slice(0, 10), ...rest });
    await file.save('table', { from: 6, events: [log[6]!], ...rest });
    expect(await file.load('table')).toMatchObject({ log: log.slice(0, 7) });
    await file.close();
  });

  it('that is not there is none', async () => {
    expect(await readSave(join(temporaryFolder(), 'nix'))).toEqual({ kind: 'none' });
  });
});

describe('setting aside', () => {
  it('never writes over what was set aside before', async () => {
    const dir = temporaryFolder();
    const path = join(dir, 'partie.jsonl');
    for (const text of ['eins', 'zwei']) {
      writeFileSync(path, text);
      await setAside(path);
    }
    expect(readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'utf8')])).toEqual([
      ['partie.jsonl.1', 'eins'],
      ['partie.jsonl.2', 'zwei'],
    ]);
  });
});

describe('the lock', () => {
  let unlock: (() => void) | null = null;
  afterEach(() => unlock?.());

  it('lets one in at a time', () => {
    const path = join(temporaryFolder(), 'partie.jsonl');
    unlock = lockFile(path);
    expect(unlock).not.toBeNull();
    expect(lockFile(path)).toBeNull();
    unlock!();
    unlock = lockFile(path);
    expect(unlock).not.toBeNull();
  });

  it.each(['4194304999', 'kaputt', ''])('of a process that is gone (%j) is taken over', (owner) => {
    const path = join(temporaryFolder(), 'partie.jsonl');
    writeFileSync(`${path}.lock`, owner);
    unlock = lockFile(path);
    expect(unlock).not.toBeNull();
  });

  it('of a living process keeps others out, also in the form without its start', () => {
    const path = join(temporaryFolder(), 'partie.jsonl');
    writeFileSync(`${path}.lock`, `${process.ppid}\n`);
    expect(lockFile(path)).toBeNull();
  });

  // A child that its parent never asks after: the shell has become a `sleep`, which does not know that it has one.
  it.runIf(process.platform === 'linux')('of a process that has ended and is still listed is taken over', async () => {
    const path = join(temporaryFolder(), 'partie.jsonl');
    const parent = spawn('sh', ['-c', '(read line) <&3 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
    const pid = Number(line.toString());
    const stat = (): readonly string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    writeFileSync(`${path}.lock`, `${pid} ${stat()[19]!} ${boot}\n`);
    expect(lockFile(path)).toBeNull();
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => {
      expect(stat()[0]).toBe('Z');
    });
    unlock = lockFile(path);
    expect(unlock).not.toBeNull();
  });

  it('with our own number from before a restart is taken over', () => {
    const path = join(temporaryFolder(), 'partie.jsonl');
    writeFileSync(`${path}.lock`, `${process.pid}\n`);
    unlock = lockFile(path);
    expect(unlock).not.toBeNull();
  });

  // proc_pid_stat(5): only Linux tells when a process started.
  it.runIf(process.platform === 'linux')('of a number that another process has since is taken over', () => {
    const path = join(temporaryFolder(), 'partie.jsonl');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const start = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1]!.split(' ')[19]!;
    writeFileSync(`${path}.lock`, `${process.ppid} ${start} ${boot}\n`);
    expect(lockFile(path)).toBeNull();
    writeFileSync(`${path}.lock`, `${process.ppid} ${start} 00000000-0000-0000-0000-000000000000\n`);
    unlock = lockFile(path);
    expect(unlock).not.toBeNull();
    unlock!();
    writeFileSync(`${path}.lock`, `${process.ppid} 1${start} ${boot}\n`);
    unlock = lockFile(path);
    expect(unlock).not.toBeNull();
  });
});
