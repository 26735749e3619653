import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { runCommand } from '../../test/fake-io.js';
import { temporaryFolder } from '../../test/folder.js';
import { LANGUAGES } from '../lang/language.js';
import { type MatchTools, run } from './match.js';
import { localHand } from './match/order.js';
import { VERSION } from '../version.js';

/** Hands in this thread, and nobody who interrupts. */
const LOCAL: MatchTools = { hire: localHand, now: () => 0, onInterrupt: () => () => undefined };

/** Stops the match as Ctrl-C does, when so many deals are done. */
function stoppingAfter(deals: number): MatchTools {
  let stop = (): void => undefined;
  let done = 0;
  return {
    now: () => 0,
    onInterrupt: (stopIt) => {
      stop = stopIt;
      return () => undefined;
    },
    hire: (order) => {
      const hand = localHand(order);
      return {
        stop: () => undefined,
        play: async (deal) => {
          if (done >= deals) stop();
          done++;
          return hand.play(deal);
        },
      };
    },
  };
}

async function match(args: string, tools: MatchTools = LOCAL): Promise<{ code: number; out: string; err: string }> {
  return runCommand({ run: (words, io) => run(words, io, tools) }, args.split(' '));
}

/** What a match says in JSON, without how long it took. */
async function figures(args: string): Promise<Readonly<Record<string, unknown>>> {
  const { code, out, err } = await match(`${args} --json`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out, (key, value: unknown) => (/Ms$/.test(key) ? undefined : value)) as Record<string, unknown>;
}

const PAIR = 'greedy random --deals 8 --seed Montag';

describe('puur match', () => {
  it('gives the same figures for the same seed, with one thread or more, and others for another', async () => {
    const once = await figures(PAIR);
    expect(once).toMatchObject({ seed: 'Montag', deals: 8, played: 8, faults: [] });
    expect(await figures(`${PAIR} --jobs 2`)).toEqual(once);
    expect(await figures(`${PAIR} --jobs 5`)).toEqual(once);
    expect((await figures(PAIR.replace('Montag', 'Dienstag'))).mean).not.toBe(once.mean);
  });

  it('finds the opposite with the sides swapped, and nothing between equals', async () => {
    const there = await figures(PAIR);
    const back = await figures(PAIR.replace('greedy random', 'random greedy'));
    expect(back.mean).toBeCloseTo(-(there.mean as number));
    expect(await figures('random random --deals 5')).toMatchObject({ mean: 0, stdError: 0 });
  });

  it('plays for 157 points a round when nothing is said', async () => {
    const { a, b, settings } = (await figures('greedy random --deals 3')) as Record<string, { points: number }>;
    expect(a!.points + b!.points).toBeCloseTo(157);
    expect(settings).toMatchObject({ weis: false, stoeck: false, matchBonus: 0 });
  });

  test.each(LANGUAGES)('tells the result in words, in %s', async (lang) => {
    const { code, out } = await match(`${PAIR} --lang ${lang}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^A {2}greedy\nB {2}random\n8 .*turnier-12.*Montag\n/);
    expect(out).toMatch(/[+-]\d+[.,]\d.*95 ?%.*[+-]\d+[.,]\d/);
    expect(out).not.toMatch(/undefined|NaN|Infinity/);
  });

  it('says that one deal says nothing', async () => {
    const { out } = await match('greedy random --deals 1 --lang en');
    expect(out).toContain('one deal says nothing yet');
    expect(out).not.toMatch(/NaN|Infinity/);
  });
});

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

describe('puur match refuses', () => {
  it.each([
    ['greedy', /Missing: PLAYER/],
    ['greedy randon', /did you mean “random”/],
    ['greedy yardstick-1@w10', /“yardstick-1” knows no budget/],
    ['greedy stark@soon', /“soon” is no budget/],
    ['greedy http://', /no address of a player/],
    ['greedy random --deals 0', /--deals/],
    ['greedy random --jobs x', /--jobs/],
    ['greedy random --budget 100', /“100” is no budget/],
    ['greedy random --profile nowhere', /no table “nowhere”/],
    ['greedy random --resume', /--out/],
    ['greedy random einfach', /too much/],
  ])('%s', async (args, says) => {
    const { code, out, err } = await match(`${args} --lang en`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
  });
});

describe('A service that goes wrong', () => {
  /** A player service that answers everything with this; its address. */
  async function service(status: number, body: string): Promise<string> {
    const server = createServer((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
  }

  it.each([
    { name: 'answers with an error', status: 500, body: '{}', fault: 'failed', detail: 'status' },
    { name: 'answers no JSON', status: 200, body: 'D9', fault: 'failed', detail: 'not-json' },
    { name: 'names no card', status: 200, body: '{"card":"D1"}', fault: 'illegal-action', detail: 'bad-card' },
  ])('is reported where it $name, and the match goes on', async ({ status, body, fault, detail }) => {
    const url = await service(status, body);
    const { code, out } = await match(`random ${url} --deals 2 --json`);
    expect(code).toBe(0);
    const { a, b, played, faults } = JSON.parse(out) as {
      readonly a: { readonly points: number };
      readonly b: { readonly points: number };
      readonly played: number;
      readonly faults: readonly { readonly side: string; readonly fault: string; readonly detail: string }[];
    };
    expect(played).toBe(2);
    expect(a.points + b.points).toBeCloseTo(157);
    expect(faults).toContainEqual(expect.objectContaining({ side: 'b', fault, detail }));
    expect(faults.every(({ side }) => side === 'b')).toBe(true);
  });

  /** An address at which nobody is: that of a server which has just closed. */
  async function deadAddress(): Promise<string> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return `http://127.0.0.1:${port}/x`;
  }

  test.each(['a', 'b'])('ends the match with exit 74 where nobody is there as player %s', async (side) => {
    const url = await deadAddress();
    const players = side === 'a' ? `${url} random` : `random ${url}`;
    const { code, out, err } = await match(`${players} --deals 50 --jobs 2 --lang en`);
    expect(code).toBe(74);
    expect(err).toContain(`Nobody answers at ${url} (out of reach).`);
    expect(err).toContain('Stopped after 0 of 50 deals.');
    expect(out).toContain('Nothing has been played yet');
  });

  it('keeps what was played before it went, and goes on there', async () => {
    const path = join(temporaryFolder(), 'match.jsonl');
    let answered = 0;
    const server = createServer((_, response) => {
      answered++;
      // An answer that is none is still one: somebody is there.
      response.end('{}');
      if (answered > 60) server.close();
      if (answered > 60) server.closeAllConnections();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
    const { code, err } = await match(`random ${url} --deals 50 --out ${path} --lang en`);
    expect(code).toBe(74);
    const kept = readFileSync(path, 'utf8').trimEnd().split('\n').length - 1;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(50);
    expect(err).toContain(`Stopped after ${kept} of 50 deals.`);
    expect(err).toContain('--resume');
  });

  it('is told in words', async () => {
    const { out } = await match(`random ${await service(500, '')} --deals 1 --lang en`);
    expect(out).toMatch(/What went wrong:\n {2}B {2}\d+ times {2}failed: the answer is an error/);
  });
});

describe('The progress of a match', () => {
  async function watched(isTTY: boolean): Promise<string> {
    let err = '';
    let time = 0;
    const stderr = new Writable({
      write(piece: Buffer, _encoding, done) {
        err += piece.toString();
        done();
      },
    });
    if (isTTY) Object.assign(stderr, { isTTY: true });
    const silent = new Writable({
      write(_piece, _encoding, done) {
        done();
      },
    });
    const io = { stdin: new PassThrough(), stdout: silent, stderr, env: { LANG: 'en' } };
    await run(PAIR.split(' '), io, { ...LOCAL, now: () => (time += 500) });
    return err;
  }

  it('is one line on a terminal, with mean, interval and the time left, and gone at the end', async () => {
    const err = await watched(true);
    expect(err).toMatch(
      /\r\u001b\[K5 of 8 deals · A − B: [+-]\d+\.\d \([+-]?\d+\.\d to [+-]?\d+\.\d\) · \d:\d\d to go/,
    );
    expect(err.endsWith('\r\u001b[K')).toBe(true);
    expect(err).not.toContain('\n');
  });

  it('is silent in a pipe', async () => {
    expect(await watched(false)).toBe('');
  });
});

// The tests run from source; `npm test` builds before it runs them, so what is built is what is tested.
const PUUR = fileURLToPath(new URL('../../bin/puur.mjs', import.meta.url));
describe.skipIf(!existsSync(new URL('../../dist/commands/match/thread.js', import.meta.url)))('The built match', () => {
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

  it('stops at Ctrl-C with exit code 130 and a file to go on with', async () => {
    const path = join(temporaryFolder(), 'match.jsonl');
    const endless = `greedy random --deals 100000 --out ${path}`;
    const { code, err } = await puurMatch(endless, (child) => {
      const lines = (): number => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length : 0);
      const watch = setInterval(() => {
        if (lines() < 4) return;
        clearInterval(watch);
        child.kill('SIGINT');
      }, 10);
    });
    expect(code).toBe(130);
    expect(err).toContain('--resume');
    expect(existsSync(`${path}.lock`)).toBe(false);
    expect(await figures(`greedy random --deals 3 --out ${path} --resume`)).toEqual(
      await figures('greedy random --deals 3'),
    );
  });
});
