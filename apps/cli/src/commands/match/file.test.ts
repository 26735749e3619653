import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../test/fake-io.js';
import { temporaryFolder } from '../../../test/folder.js';
import { run } from '../match.js';
import { VERSION } from '../../version.js';
import { LOCAL, stoppingAfter, match, figures, PAIR } from '../../../test/match.js';

describe('The file of a match', () => {
  it('has the match at its head, and a line for every deal', async () => {
    const path = join(temporaryFolder(), 'match.jsonl');
    await match(`${PAIR} --out ${path}`);
    const [head, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(head!)).toMatchObject({
      format: 'puur-match',
      version: 1,
      a: 'greedy',
      b: 'random',
      seed: 'Montag',
      deals: 8,
    });
    expect(lines.map((line) => (JSON.parse(line) as { deal: number }).deal).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('is gone on with after an interruption, with the figures of a match that was never interrupted', async () => {
    const path = join(temporaryFolder(), 'match.jsonl');
    const whole = await figures(PAIR);
    const stopped = await match(`${PAIR} --out ${path}`, stoppingAfter(3));
    expect(stopped.code).toBe(130);
    expect(stopped.err).toContain(`puur match greedy random --deals 8 --seed Montag --out ${path} --resume`);
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(1 + 3 + 1);
    expect(await figures(`${PAIR} --out ${path} --resume`)).toEqual(whole);
    // There is nothing left to play.
    const lines = readFileSync(path, 'utf8');
    expect(await figures(`${PAIR} --out ${path} --resume`)).toEqual(whole);
    expect(readFileSync(path, 'utf8')).toBe(lines);
  });

  it('loses no more than the line that was cut off', async () => {
    const path = join(temporaryFolder(), 'match.jsonl');
    const whole = await figures(`${PAIR} --out ${path}`);
    truncateSync(path, readFileSync(path).length - 7);
    expect(await figures(`${PAIR} --out ${path} --resume`)).toEqual(whole);
    expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(9);
  });

  it('may be asked for more deals, or for fewer', async () => {
    const path = join(temporaryFolder(), 'match.jsonl');
    await match(`${PAIR} --out ${path}`);
    const twelve = PAIR.replace('8', '12');
    const more = await figures(`${twelve} --out ${path} --resume`);
    // The head of the file tells how it began; the figures are those of twelve.
    expect(more).toEqual(await figures(twelve));
    expect(await figures(`${PAIR} --out ${path} --resume`)).toEqual(await figures(PAIR));
  });

  it('begins with --resume as well, where there is none', async () => {
    const path = join(temporaryFolder(), 'deep', 'match.jsonl');
    expect(await figures(`${PAIR} --out ${path} --resume`)).toEqual(await figures(PAIR));
  });

  it.each([
    ['nothing was written', 0],
    ['its head was cut off', 20],
  ])('begins anew with --resume where %s', async (_, bytes) => {
    const path = join(temporaryFolder(), 'match.jsonl');
    const whole = await figures(`${PAIR} --out ${path}`);
    truncateSync(path, bytes);
    expect(await figures(`${PAIR} --out ${path} --resume`)).toEqual(whole);
    expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(9);
  });

  const refusals: readonly {
    readonly name: string;
    readonly prepare: (path: string) => unknown;
    readonly call: string;
    readonly says: RegExp;
  }[] = [
    {
      name: 'it is there and nobody said --resume',
      prepare: (path) => match(`${PAIR} --out ${path}`),
      call: PAIR,
      says: /is there already/,
    },
    {
      name: 'it is of other players',
      prepare: (path) => match(`${PAIR} --out ${path}`),
      call: 'greedy greedy --deals 8 --seed Montag --resume',
      says: /another match \(greedy against random/,
    },
    {
      name: 'it is of another seed',
      prepare: (path) => match(`${PAIR} --out ${path}`),
      call: 'greedy random --deals 8 --resume',
      says: /another match/,
    },
    {
      name: 'it is of another table',
      prepare: (path) => match(`${PAIR} --out ${path}`),
      call: `${PAIR} --profile puur --resume`,
      says: /another match/,
    },
    {
      name: 'another version of Puur has begun it',
      prepare: async (path) => {
        await match(`${PAIR} --out ${path}`);
        writeFileSync(path, readFileSync(path, 'utf8').replace(`"puur":"${VERSION}"`, '"puur":"0.0.7"'));
      },
      call: `${PAIR} --resume`,
      says: new RegExp(`was begun by Puur 0\\.0\\.7 and this is ${VERSION.replaceAll('.', '\\.')}`),
    },
    {
      name: 'it is something else',
      prepare: (path) => {
        writeFileSync(path, 'Liebes Tagebuch\n');
      },
      call: `${PAIR} --resume`,
      says: /holds no match/,
    },
    {
      name: 'it is from a newer Puur',
      prepare: (path) => {
        writeFileSync(path, '{"format":"puur-match","version":2}\n');
      },
      call: `${PAIR} --resume`,
      says: /newer/,
    },
    {
      name: 'its points are more than there are',
      prepare: async (path) => {
        await match(`${PAIR} --out ${path}`);
        const text = readFileSync(path, 'utf8');
        writeFileSync(path, text.replace(/"points":\[\[\d+/, '"points":[[1e300'));
      },
      call: `${PAIR} --resume`,
      says: /line 2/i,
    },
    {
      name: 'its points are none that a round without Weis can give: 158 in all',
      prepare: async (path) => {
        await match(`${PAIR} --out ${path}`);
        const text = readFileSync(path, 'utf8');
        writeFileSync(path, text.replace(/"points":\[\[\d+,\d+\]/, '"points":[[80,78]'));
      },
      call: `${PAIR} --resume`,
      says: /line 2\): no round at that table can end 80 : 78/,
    },
    {
      name: 'a side has 156 of 157, and no card counts 1',
      prepare: async (path) => {
        await match(`${PAIR} --out ${path}`);
        const text = readFileSync(path, 'utf8');
        writeFileSync(path, text.replace(/"points":\[\[\d+,\d+\]/, '"points":[[156,1]'));
      },
      call: `${PAIR} --resume`,
      says: /line 2\): no round at that table can end 156 : 1/,
    },
    {
      name: 'it begins with signs that no line of ours has',
      prepare: async (path) => {
        await match(`${PAIR} --out ${path}`);
        writeFileSync(path, `\ufeff${readFileSync(path, 'utf8')}`);
      },
      call: `${PAIR} --resume`,
      says: /holds no match of Puur: line 1 should begin with \{"format":"puur-match"/,
    },
    {
      name: 'a line of it is damaged',
      prepare: async (path) => {
        await match(`${PAIR} --out ${path}`);
        appendFileSync(path, '{"deal":9}\n');
      },
      call: `${PAIR} --resume`,
      says: /damaged \(line 10\)/,
    },
    {
      name: 'it has a deal of a number that there is not',
      prepare: async (path) => {
        await match(`${PAIR} --out ${path}`);
        const [head, first] = readFileSync(path, 'utf8').split('\n');
        writeFileSync(path, `${head!}\n${first!.replace(/"deal":\d+/, '"deal":-3')}\n`);
      },
      call: `${PAIR} --resume`,
      says: /damaged \(line 2\)/,
    },
    ...(
      [
        ['it has a deal that the match has not come to', /"deal":\d+/, '"deal":77', /has not come to deal 77/],
        ['a choice is none', /"chosen":\["/, '"chosen":["__proto__","', /the result of a deal was expected/],
        [
          'a contract is none of that table',
          /"chosen":\["/,
          '"chosen":["slalom:obenabe","',
          /the result of a deal was expected/,
        ],
        ['a bin has no number', /"bins":\{/, '"bins":{"__proto__":1,', /the result of a deal was expected/],
        [
          'a fault is none',
          /"incidents":\[/,
          '"incidents":[{"fault":"__proto__","detail":""}',
          /the result of a deal was/,
        ],
      ] as const
    ).map(([name, what, other, says]) => ({
      name,
      prepare: async (path: string): Promise<void> => {
        await match(`${PAIR} --out ${path}`);
        const text = readFileSync(path, 'utf8');
        const [head, first, ...rest] = text.split('\n');
        writeFileSync(path, [head, first!.replace(what, other), ...rest].join('\n'));
      },
      call: `${PAIR} --resume`,
      says: new RegExp(`damaged \\(line 2\\): .*${says.source}`),
    })),
    {
      name: 'a deal stands in it twice',
      prepare: async (path) => {
        await match(`${PAIR} --out ${path}`);
        appendFileSync(path, `${readFileSync(path, 'utf8').split('\n')[3]!}\n`);
      },
      call: `${PAIR} --resume`,
      says: /damaged \(line 10\): deal 2 stands further up already/,
    },
    {
      name: 'it is something else without an end of line',
      prepare: (path) => {
        writeFileSync(path, 'Liebes Tagebuch');
      },
      call: `${PAIR} --resume`,
      says: /holds no match/,
    },
  ];
  it.each(refusals)('is left alone where $name', async ({ prepare, call, says }) => {
    const path = join(temporaryFolder(), 'match.jsonl');
    await prepare(path);
    const before = readFileSync(path, 'utf8');
    const { code, out, err } = await match(`${call} --out ${path} --lang en`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });
});

describe('A place that no results can be written to', () => {
  const folder = (): string => temporaryFolder();
  const places: readonly (readonly [name: string, path: () => string, code: number, says: RegExp])[] = [
    ['a folder', folder, 2, /no ordinary file/],
    ['a folder with a stroke behind', () => `${folder()}/`, 2, /no ordinary file/],
    ['a device without an end', () => '/dev/zero', 2, /no ordinary file/],
    ['a device that takes everything', () => '/dev/null', 2, /no ordinary file/],
    ['nothing', () => '', 2, /name of the file is empty/],
    [
      'a file within a file',
      () => {
        const path = join(folder(), 'file');
        writeFileSync(path, '');
        return join(path, 'match.jsonl');
      },
      74,
      /^Cannot write .*match\.jsonl: a part of the path is no folder; check the name\.$/,
    ],
  ];
  it.each(places)('%s: one sentence and an exit code', async (_, path, expected, says) => {
    const out = path();
    for (const flags of [[], ['--resume']]) {
      const heard = await runCommand({ run: (words, io) => run(words, io, LOCAL) }, [
        ...['greedy', 'random', '--deals', '2', '--lang', 'en', ...flags],
        `--out=${out}`,
      ]);
      expect([heard.code, heard.out]).toEqual([expected, '']);
      expect(heard.err.trimEnd()).toMatch(says);
      expect(heard.err.trimEnd().split('\n')).toHaveLength(1);
    }
  });
});
