import { closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { PassThrough, Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, LineWriter, LONGEST_LINE, type Line } from './protocol.js';
import { run } from './run.js';

async function linesIn(chunks: readonly Uint8Array[], longest?: number): Promise<Line[]> {
  async function* source(): AsyncGenerator<Buffer> {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
  }
  const lines: Line[] = [];
  for await (const line of linesOf(source(), longest)) lines.push(line);
  return lines;
}

const bytes = (text: string): Uint8Array => Buffer.from(text);
const texts = (lines: readonly Line[]): string[] => lines.map((line) => (line.ok ? line.text : line.code));

interface Case {
  readonly name: string;
  readonly input: string | Uint8Array;
  readonly lines: readonly string[];
}

const CASES: readonly Case[] = [
  { name: 'nothing is no line', input: '', lines: [] },
  { name: 'a line ends with a newline', input: 'a\nb\n', lines: ['a', 'b'] },
  { name: 'the last line needs no end', input: 'a\nb', lines: ['a', 'b'] },
  { name: 'a carriage return before the end is dropped', input: 'a\r\nb\r\n', lines: ['a', 'b'] },
  { name: 'a carriage return elsewhere stays', input: 'a\rb\n', lines: ['a\rb'] },
  { name: 'an empty line is a line', input: '\n\r\n', lines: ['', ''] },
  { name: 'a byte order mark is dropped', input: '\ufeff{}\n', lines: ['{}'] },
  { name: 'umlauts are read as UTF-8', input: 'Stöck\n', lines: ['Stöck'] },
  { name: 'bytes that are no UTF-8 are told', input: Uint8Array.of(0x61, 0xff, 0x0a, 0x62), lines: ['bad-utf8', 'b'] },
  { name: 'a line may be as long as the limit', input: '12345678\n', lines: ['12345678'] },
  { name: 'a return does not count', input: '12345678\r\n', lines: ['12345678'] },
  { name: 'one byte more is too long', input: '123456789\nb\n', lines: ['line-too-long', 'b'] },
  { name: 'far more is told once', input: `${'x'.repeat(100)}\nb`, lines: ['line-too-long', 'b'] },
  { name: 'a long line without end is told', input: 'x'.repeat(100), lines: ['line-too-long'] },
];

describe('lines of a stream', () => {
  for (const { name, input, lines } of CASES) {
    const whole = typeof input === 'string' ? bytes(input) : input;
    it(name, async () => {
      expect(texts(await linesIn([whole], 8))).toEqual(lines);
    });
    it(`${name}, byte by byte`, async () => {
      expect(
        texts(
          await linesIn(
            Array.from(whole, (byte) => Uint8Array.of(byte)),
            8,
          ),
        ),
      ).toEqual(lines);
    });
  }

  it('tells of a line that never ends as soon as it is too long', async () => {
    const source = new PassThrough();
    const lines = linesOf(source, 8);
    source.write('0123456789');
    expect(await lines.next()).toEqual({ done: false, value: { ok: false, code: 'line-too-long' } });
    source.destroy();
  });

  it('are the same however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), fc.array(fc.nat(60), { maxLength: 5 }), async (all, cuts) => {
        const marks = [0, ...cuts.map((cut) => Math.min(cut, all.length)).sort((a, b) => a - b), all.length];
        const chunks = marks.slice(1).map((end, index) => all.subarray(marks[index], end));
        expect(await linesIn(chunks, 12)).toEqual(await linesIn([all], 12));
      }),
    );
  });
});

describe('the writer', () => {
  it('waits for a slow reader and keeps the order', async () => {
    const seen: string[] = [];
    const slow = new Writable({
      highWaterMark: 1,
      write: (chunk: Buffer, _encoding, done) => {
        seen.push(chunk.toString());
        setImmediate(done);
      },
    });
    const writer = new LineWriter(slow);
    for (const line of ['a', 'b', 'c']) expect(await writer.write(line)).toBe(true);
    expect(seen.join('')).toBe('a\nb\nc\n');
  });

  it('says when nobody reads any more', async () => {
    const closed = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => {
        done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      },
    });
    expect(await new LineWriter(closed).write('a')).toBe(false);
  });
});

/** Runs the engine on some bytes: its exit code, and what it wrote. */
async function serve(input: Uint8Array): Promise<{ code: number; replies: string[]; log: string }> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const written: Buffer[] = [];
  stdout.on('data', (chunk: Buffer) => written.push(chunk));
  stdin.end(Buffer.from(input));
  const code = await run([], { stdin, stdout, stderr, env: {} });
  const text = Buffer.concat(written).toString();
  return { code, replies: text === '' ? [] : text.slice(0, -1).split('\n'), log: String(stderr.read() ?? '') };
}

describe('puur engine', () => {
  it('answers in the order of the requests and ends with its input', async () => {
    const { code, replies } = await serve(
      bytes('{"id":1,"op":"tafel","total":20,"scheme":"greedy"}\nnonsense\n{"id":"3"}'),
    );
    expect(code).toBe(0);
    expect(replies.map((reply) => (JSON.parse(reply) as { id: unknown }).id)).toEqual([1, null, '3']);
  });

  it('goes on after a line that is too long', async () => {
    const long = Buffer.alloc(LONGEST_LINE + 1, 0x20);
    const { replies } = await serve(Buffer.concat([long, bytes('\n{"id":1,"op":"info"}\n')]));
    expect(replies[0]).toBe(
      '{"id":null,"ok":false,"error":{"code":"line-too-long","message":"the line is longer than 1 MiB"}}',
    );
    expect(JSON.parse(replies[1]!)).toMatchObject({ id: 1, ok: true });
  });

  it('ends quietly when nobody reads its replies', async () => {
    const stdin = new PassThrough();
    const stdout = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => {
        done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      },
    });
    const stderr = new PassThrough();
    stdin.write('{"id":1,"op":"info"}\n'.repeat(3)); // and it is never closed
    expect(await run([], { stdin, stdout, stderr, env: {} })).toBe(0);
    expect(stderr.read()).toBeNull();
  });

  it('says in one sentence that its input is a folder, exit 74', async () => {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const fd = openSync(tmpdir(), 'r');
    // As Node makes it of `< folder`: a stream that has ended, with the number of what it stands for.
    const stdin = Object.assign(Readable.from([]), { fd });
    expect(await run([], { stdin, stdout, stderr, env: {} })).toBe(74);
    closeSync(fd);
    expect([stdout.read(), String(stderr.read())]).toEqual([
      null,
      'puur engine: requests are read from standard input, but that is a folder; give a file or a pipe.\n',
    ]);
  });

  it('says in one sentence that its input fails, exit 74, after it has answered what it read', async () => {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const stdin = Readable.from(
      (function* () {
        yield '{"id":1,"op":"info"}\n';
        throw Object.assign(new Error('read EIO'), { code: 'EIO', syscall: 'read' });
      })(),
    );
    expect(await run([], { stdin, stdout, stderr, env: {} })).toBe(74);
    expect(String(stdout.read())).toContain('"id":1,"ok":true');
    expect(String(stderr.read())).toBe(
      'puur engine: requests are read from standard input, but it cannot be read: the disk reports a fault; choose another one.\n',
    );
  });

  it('knows no words after its name', async () => {
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    expect(await run(['fast'], { stdin, stdout, stderr, env: {} })).toBe(2);
    expect(await run(['--help'], { stdin, stdout, stderr, env: {} })).toBe(0);
    expect(stdout.read()).toBeNull();
    expect(String(stderr.read())).toContain('usage: puur engine');
  });

  it('answers any bytes line by line, and nothing ends it', async () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.json({ maxDepth: 4 }).map(bytes),
      fc.constantFrom('\n', '\r\n', '{', '"', '\ud800', '{"id":1,"op":"info"}\n', '{"op":').map(bytes),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const input = Buffer.concat(pieces);
        const ends = input.filter((byte) => byte === 0x0a).length;
        const isOpen = input.length > 0 && input.at(-1) !== 0x0a;
        const { code, replies, log } = await serve(input);
        expect(code).toBe(0);
        expect(log).toBe('');
        expect(replies).toHaveLength(ends + (isOpen ? 1 : 0));
        for (const reply of replies) expect(JSON.parse(reply)).toHaveProperty('ok');
      }),
      { numRuns: 300 },
    );
  });
});
