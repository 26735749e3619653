import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const startWith = (env, ...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
};
const start = (...args) => startWith({}, ...args);

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

  // 65535 is the last port of TCP (RFC 9293, 3.1: 16 bits).
  it.each(['70000', '65536', 'abc', '-1', '', '8e3', '123456'])(
    'refuses the port %j at once, and says which there are',
    (PORT) => {
      const { status, stdout, stderr } = startWith({ PORT });
      expect([status, stdout]).toEqual([64, '']);
      expect(stderr).toBe(`PORT is no port: ${JSON.stringify(PORT)}. Expected: 0 to 65535; 0 is any that is free.\n`);
    },
  );

  it.each(['/no/such/folder', import.meta.dirname, ''])('refuses the build %j, where there is none', (folder) => {
    const { status, stdout, stderr } = startWith({ PORT: '0', PUUR_WEB_DIST: folder });
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toBe(`PUUR_WEB_DIST is no build of the app: there is no index.html in ${JSON.stringify(folder)}.\n`);
  });
});
