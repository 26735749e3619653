import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const start = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('npm start', () => {
  it.each(['--help', '-h'])('says with %s what it does and what it reads, and serves nothing', (option) => {
    const { status, stdout, stderr } = start(option);
    expect([status, stderr]).toEqual([0, '']);
    for (const word of ['PORT', '4321', 'PUUR_WEB_DIST', 'npx puur play']) expect(stdout).toContain(word);
    // That line is what a program waits for.
    expect(stdout).not.toMatch(/^Puur: /m);
  });

  it.each([['--port'], ['--port', '80'], ['x']])('refuses %j with the exit code of wrong usage', (...args) => {
    const { status, stdout, stderr } = start(...args.flat());
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toContain('--help');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
