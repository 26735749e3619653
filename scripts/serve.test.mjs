// The app's server against a disk that refuses: one answer is lost, the server lives on.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, serverOf } from '../apps/web/serve/server.mjs';

const failure = (code) => Object.assign(new Error(code), { code, syscall: 'open' });

describe('the server of the app', () => {
  let folder;
  let server;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'puur-serve-'));
    writeFileSync(join(folder, 'index.html'), 'Puur');
    writeFileSync(join(folder, 'empty.txt'), '');
    writeFileSync(join(folder, 'odd.txt'), 'odd');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  /** Asks for paths one after another; status and body of each. */
  async function ask(opening, ...paths) {
    server = serverOf(folder, opening);
    const port = await listen(server, 0);
    const answers = [];
    for (const path of paths) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      answers.push([response.status, await response.text().catch(() => 'torn')]);
    }
    return answers;
  }

  it('serves files, the page of a folder, and nothing outside', async () => {
    expect(await ask(open, '/', '/odd.txt', '/empty.txt', '/none', '/%00', '/..%2f..%2fetc/passwd')).toEqual([
      [200, 'Puur'],
      [200, 'odd'],
      [200, ''],
      [404, 'not found'],
      [404, 'not found'],
      [404, 'not found'],
    ]);
  });

  it.each([
    ['gone since it was looked for', 'ENOENT', [404, 'not found']],
    ['not ours to read', 'EACCES', [500, 'cannot be read']],
    ['one too many', 'EMFILE', [500, 'cannot be read']],
  ])('answers for a file that is %s (%s), and lives on', async (_, code, answer) => {
    const opening = (path, flags) => (path.endsWith('odd.txt') ? Promise.reject(failure(code)) : open(path, flags));
    expect(await ask(opening, '/odd.txt', '/')).toEqual([answer, [200, 'Puur']]);
  });

  it('breaks an answer off whose file cannot be read to its end, and lives on', async () => {
    const opening = async (path, flags) => {
      const handle = await open(path, flags);
      // The file was longer when it was measured.
      if (path.endsWith('odd.txt')) handle.stat = () => Promise.resolve({ size: 100 });
      return handle;
    };
    expect(await ask(opening, '/odd.txt', '/')).toEqual([
      [200, 'torn'],
      [200, 'Puur'],
    ]);
  });
});
