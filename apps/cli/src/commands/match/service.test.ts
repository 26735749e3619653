import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../test/folder.js';
import { match } from '../../../test/match.js';

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
