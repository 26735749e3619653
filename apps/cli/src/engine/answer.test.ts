import { existsSync, readFileSync } from 'node:fs';
import { ruleCases } from '@puur/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replyTo } from './answer.js';
import { opNames } from './registry.js';

interface Reply {
  readonly id: unknown;
  readonly ok: boolean;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: Readonly<Record<string, unknown>>;
}

async function ask(request: unknown): Promise<Reply> {
  const line = typeof request === 'string' ? request : JSON.stringify(request);
  const failures: unknown[] = [];
  const reply = await replyTo({ ok: true, text: line }, (error) => failures.push(error));
  expect(failures).toEqual([]);
  return JSON.parse(reply) as Reply;
}

interface SharedCase {
  readonly id: string;
  readonly topic: string;
  readonly given: object;
  readonly expect: object;
  readonly profile?: object | undefined;
}

/** Legal cards, the cards of a Weis and the Weise of a hand are sets: their order says nothing. */
function inOrder(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const cards = (entry: unknown): unknown =>
    typeof entry === 'object' && entry !== null && 'cards' in entry ? { ...entry, cards: inOrder(entry.cards) } : entry;
  return value.map(cards).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

const SETS = new Set(['legal-moves', 'weis-detect']);

async function expectCase({ id, topic, given, expect: wanted, profile }: SharedCase): Promise<void> {
  const { ok, result, error } = await ask({ ...given, id, op: topic, ...(profile && { profile }) });
  if ('illegal' in wanted) {
    expect(error?.code).toBe(wanted.illegal);
    return;
  }
  expect({ ok, error }).toEqual({ ok: true, error: undefined });
  for (const [key, value] of Object.entries(wanted)) {
    const found = result?.[key];
    expect(SETS.has(topic) ? inOrder(found) : found, key).toEqual(SETS.has(topic) ? inOrder(value) : value);
  }
}

describe('the rule cases', () => {
  for (const each of ruleCases) {
    it(`${each.id} (${each.topic}; ${each.source})`, () => expectCase(each));
  }
});

/** The whole collection, where it lies beside the repository. */
const SHARED = new URL('../../../../../shared/cases/rules.json', import.meta.url);

describe.skipIf(!existsSync(SHARED))('every case kept beside the repository', () => {
  const cases = existsSync(SHARED)
    ? (JSON.parse(readFileSync(SHARED, 'utf8')) as { readonly cases: readonly SharedCase[] }).cases
    : [];
  it.each(cases.filter(({ topic }) => opNames().includes(topic)))('$id $topic', expectCase);
});

describe('a request', () => {
  const ids = [0, 1.5, -7, 'a', '', '\ud800', 'Stöck', true, false, null];
  it.each(ids)('gets its id %j back', async (id) => {
    expect(await ask({ id, op: 'info' })).toMatchObject({ id, ok: true });
  });

  it('without an id is answered with null', async () => {
    expect(await ask({ op: 'info' })).toMatchObject({ id: null, ok: true });
  });

  it('that fails keeps its id', async () => {
    expect(await ask({ id: 'x', op: 'tafel', total: -1, scheme: 'greedy' })).toMatchObject({ id: 'x', ok: false });
  });

  it('may be nested as deeply as it likes', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(await ask(`{"id":1,"op":"legal-moves","contract":"obenabe","hand":${deep},"trick":[]}`)).toMatchObject({
      id: 1,
      error: { code: 'bad-card', path: 'hand[0]' },
    });
    expect(await ask(`{"id":1,"op":"info","profile":${deep}}`)).toMatchObject({ error: { code: 'bad-profile' } });
    expect(await ask(`{"id":${deep},"op":"info"}`)).toMatchObject({ id: null, error: { code: 'bad-id' } });
    expect(await ask(`{"id":1,"op":${deep}}`)).toMatchObject({ id: 1, error: { code: 'unknown-op' } });
  });

  it('is not sent back as a whole when it is wrong', async () => {
    const { error } = await ask({ id: 1, op: 'tafel', total: 'x'.repeat(100_000), scheme: 'greedy' });
    expect(JSON.stringify(error).length).toBeLessThan(500);
  });

  it('of any JSON at all is answered without a failure of the engine', async () => {
    const names = fc.constantFrom(...opNames());
    const keys = fc.constantFrom(
      ...['contract', 'hand', 'trick', 'trickNo', 'cards', 'tricks', 'hands', 'leader', 'declared', 'forehand', 'mode'],
      ...['order', 'before', 'round', 'total', 'scheme', 'dealer', 'seed', 'view', 'profile', '__proto__', 'toString'],
    );
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(
        'trump:E',
        'obenabe',
        'EU',
        ['EU', 'T8'],
        'block-order',
        0,
        3,
        9,
        { A: 1, B: 2 },
        { '0': ['EU'] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(names, fc.array(fc.tuple(keys, values), { maxLength: 8 }), async (op, fields) => {
        const members = [...new Map<string, unknown>(fields), ['id', 7] as const, ['op', op] as const];
        const line = `{${members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
        const reply = await ask(line);
        expect(reply.id).toBe(7);
        expect(Object.keys(reply)).toEqual(reply.ok ? ['id', 'ok', 'result'] : ['id', 'ok', 'error']);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a failure of the engine', () => {
  it('is answered, reported, and keeps the id', async () => {
    const failure = new Error('a fault of ours');
    const broken = { name: 'broken', ask: () => Promise.reject(failure) };
    const reports: unknown[] = [];
    const line = { ok: true, text: '{"id":4,"op":"broken"}' } as const;
    const reply = await replyTo(
      line,
      (error) => reports.push(error),
      () => broken,
    );
    expect(JSON.parse(reply)).toMatchObject({ id: 4, ok: false, error: { code: 'internal-error' } });
    expect(reports).toEqual([failure]);
  });
});
