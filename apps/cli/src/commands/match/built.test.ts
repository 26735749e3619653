import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/folder.js';
import { figures, PAIR } from '../../../test/match.js';

// The tests run from source; `npm test` builds before it runs them, so what is built is what is tested.
const PUUR = fileURLToPath(new URL('../../../bin/puur.mjs', import.meta.url));
describe.skipIf(!existsSync(new URL('../../../dist/commands/match/thread.js', import.meta.url)))(
  'The built match',
  () => {
    interface Ending {
      readonly code: number | null;
      readonly out: string;
      readonly err: string;
    }

    function puurMatch(args: string, onWait?: (child: ReturnType<typeof spawn>) => void): Promise<Ending> {
      const child = spawn(process.execPath, [PUUR, 'match', ...args.split(' ')]);
      let [out, err] = ['', ''];
      child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
      child.stderr.on('data', (piece: Buffer) => (err += piece.toString()));
      onWait?.(child);
      return new Promise((resolve) =>
        child.on('close', (code) => {
          resolve({ code, out, err });
        }),
      );
    }

    it('plays in threads what one thread plays', async () => {
      const { code, out } = await puurMatch(`${PAIR} --jobs 2 --json`);
      expect(code).toBe(0);
      const { mean } = JSON.parse(out) as { readonly mean: number };
      expect(mean).toBe((await figures(PAIR)).mean);
    });

    it.each([
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const)('stops at %s with exit code %i and a file to go on with', async (by, exit) => {
      const path = join(temporaryFolder(), 'match.jsonl');
      const endless = `greedy random --deals 100000 --out ${path}`;
      const { code, err } = await puurMatch(endless, (child) => {
        const lines = (): number => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length : 0);
        const watch = setInterval(() => {
          if (lines() < 4) return;
          clearInterval(watch);
          child.kill(by);
        }, 10);
      });
      expect(code).toBe(exit);
      expect(err).toContain('--resume');
      expect(existsSync(`${path}.lock`)).toBe(false);
      expect(await figures(`greedy random --deals 3 --out ${path} --resume`)).toEqual(
        await figures('greedy random --deals 3'),
      );
    });
  },
);
