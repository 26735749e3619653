/** Every command that runs for long, told to end: what it says, its code, its lock, and what it has kept. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/folder.js';
import { type Interruption, INTERRUPTIONS } from './interruption.js';

// The tests run from source; `npm test` builds before it runs them, so what is built is what is tested.
const PUUR = fileURLToPath(new URL('../../bin/puur.mjs', import.meta.url));

interface Case {
  /** The words of the call, for a file. */
  readonly args: (path: string) => readonly string[];
  /** Lines that wait on standard input, which stays open. */
  readonly input: string;
  /** What it has to have said, on either stream, before it is told to end. */
  readonly until: RegExp;
  /** What it says at the end. */
  readonly says: RegExp;
  /** Whether something is kept in the file. */
  readonly keeps: boolean;
}

const CASES: Readonly<Record<string, Case>> = {
  'play, asked for its cut': {
    args: (path) => ['play', '--level', 'einfach', '--seed', 'a', '--save', path],
    input: '',
    until: /› $/,
    says: /Gesichert\. Weiter geht es mit: puur play --save/,
    keeps: true,
  },
  'tafel, asked for a round': {
    args: (path) => ['tafel', path],
    input: 'eicheln wir 90\n',
    until: /90[^]*› $/,
    says: /Gesichert in \S+\./,
    keeps: true,
  },
  'start with a record': {
    args: (path) => ['start', '--profile', 'target=100000', '--level', 'einfach', '--seed', 'a', '--save', path],
    input: '',
    until: /Runde 3 ·/,
    says: /Was bis dahin gespielt ist, steht Runde um Runde in/,
    keeps: true,
  },
  'start without one': {
    args: () => ['start', '--profile', 'target=100000', '--level', 'einfach', '--seed', 'a'],
    input: '',
    until: /Runde 3 ·/,
    says: /Abgebrochen, aufgezeichnet wurde nichts\./,
    keeps: false,
  },
};

interface Ending {
  readonly code: number | null;
  readonly signal: string | null;
  readonly said: string;
}

/** Runs a command until it has said something, tells it to end, and waits for that. */
function ended({ args, input, until }: Case, path: string, by: Interruption): Promise<Ending> {
  const child = spawn(process.execPath, [PUUR, ...args(path)], { env: { ...process.env, LC_ALL: 'de_CH.UTF-8' } });
  let said = '';
  let isTold = false;
  const hear = (piece: Buffer): void => {
    said += piece.toString();
    if (isTold || !until.test(said)) return;
    isTold = true;
    child.kill(by);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.stdin.write(input);
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      resolve({ code, signal, said });
    });
  });
}

describe.skipIf(!existsSync(new URL('../../dist/commands/interruption.js', import.meta.url)))('a built command', () => {
  test.each(
    Object.entries(CASES).flatMap(([name, entry]) =>
      (Object.keys(INTERRUPTIONS) as Interruption[]).map((by) => [name, by, entry] as const),
    ),
  )('of %s ends at %s with a sentence, its code, and no lock', { timeout: 60_000 }, async (_, by, entry) => {
    const path = join(temporaryFolder(), 'datei');
    const { code, signal, said } = await ended(entry, path, by);
    expect([code, signal]).toEqual([INTERRUPTIONS[by], null]);
    expect(said.split(entry.until).at(-1)).toMatch(entry.says);
    expect(existsSync(`${path}.lock`)).toBe(false);
    expect(existsSync(path)).toBe(entry.keeps);
    if (entry.keeps) expect(readFileSync(path, 'utf8')).not.toBe('');
  });
});
