import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PUUR = fileURLToPath(new URL('../bin/puur.mjs', import.meta.url));

interface Ending {
  readonly code: number | null;
  readonly out: string;
  readonly log: string;
}

/** Runs the built `puur`; with `hangsUp` its output is closed after the first bytes, and its input stays open. */
async function puur(args: readonly string[], input: string, hangsUp = false): Promise<Ending> {
  const child = spawn(process.execPath, [PUUR, ...args]);
  const seen = { out: '', log: '' };
  child.stdin.on('error', () => undefined); // it may be gone before it has read everything
  child.stdout.on('data', (chunk: Buffer) => {
    seen.out += chunk.toString();
    if (!hangsUp) return;
    child.stdout.destroy();
    child.stdin.write(input);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    seen.log += chunk.toString();
  });
  child.stdin.write(input);
  if (!hangsUp) child.stdin.end();
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...seen };
}

const INFO = '{"id":1,"op":"info"}\n';

// The tests run from source; `npm test` builds before it runs them, so what is built is what is tested.
describe.skipIf(!existsSync(new URL('../dist/main.js', import.meta.url)))('the built command line', () => {
  it('answers the engine protocol and ends with its input', async () => {
    const { code, out, log } = await puur(['engine'], `${INFO}isready\n`);
    expect({ code, log, lines: out.split('\n').length }).toEqual({ code: 0, log: '', lines: 3 });
    expect(JSON.parse(out.split('\n')[0]!)).toMatchObject({ id: 1, ok: true, result: { name: 'puur', protocol: 1 } });
  });

  it('ends quietly when its reader hangs up', async () => {
    const { code, log } = await puur(['engine'], INFO.repeat(1000), true);
    expect({ code, log }).toEqual({ code: 0, log: '' });
  });

  // A device that is always full is only on Linux.
  it.skipIf(!existsSync('/dev/full')).each([
    [['engine'], 'The output cannot be written'],
    [['profiles', '--lang', 'fr'], 'Impossible d’écrire la sortie'],
    [['--lang=it', 'profiles'], 'Impossibile scrivere l’uscita'],
  ] as const)('%s tells a full disk in the language that was asked for; the engine in English', async (args, words) => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [PUUR, ...args], { stdio: ['pipe', full, 'pipe'] });
    closeSync(full);
    let log = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    child.stdin!.end(INFO);
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    expect({ code, log }).toEqual({ code: 74, log: expect.stringContaining(words) as string });
  });
});
