/** Our players as a service: good questions, every bad one, and whole rounds over loopback. */
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { createPlayer } from '@puur/bot';
import { type Contract, type PerSeat, type Player, resolveProfile, type RuleProfile } from '@puur/rules';
import { describe, expect, onTestFinished, test } from 'vitest';
import { playRound, viewsOf } from '../../test/rest-round.js';
import { type RestFault, restPlayer } from './player.js';
import { HSLU_PROFILE } from './profile.js';
import { BODY_LIMIT, listen, type Listening } from './server.js';
import { replyTo, type Service, type ServiceReply } from './service.js';

/** As the course's own client posts it: the observation, and the number of the game. Source: jass-kit-py, agent_by_network.py. */
const TRUMP = {
  version: 'V0.2',
  trump: -1,
  dealer: 0,
  currentPlayer: 3,
  playerView: 3,
  forehand: -1,
  tricks: [],
  player: [{ hand: [] }, { hand: [] }, { hand: [] }, { hand: ['SA', 'SK', 'SQ', 'SJ', 'S10', 'S9', 'S8', 'S7', 'S6'] }],
  jassTyp: 'SCHIEBER',
  gameId: 0,
};
const CARD = {
  ...TRUMP,
  trump: 2,
  forehand: 0,
  tricks: [
    { cards: ['D10', 'DQ', 'DK', 'DA'], points: 28, win: 0, first: 3 },
    { cards: ['DJ'], first: 0 },
  ],
  player: [{ hand: [] }, { hand: [] }, { hand: [] }, { hand: ['D9', 'D6', 'S6', 'SJ', 'H7', 'H8', 'C9', 'CK'] }],
};

const SERVICE: Service = {
  players: new Map([['einfach', createPlayer('einfach', '')]]),
  pairing: 'swisslos',
};

interface Sent {
  readonly method?: string;
  readonly type?: string;
  readonly body?: string | Uint8Array;
  readonly service?: Service;
}

async function reply(
  path: string,
  { method = 'POST', type, body = '', service = SERVICE }: Sent = {},
): Promise<ServiceReply> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return replyTo({ method, path, contentType: type ?? 'application/json', body: bytes }, service);
}

describe('replyTo', () => {
  test.each(['/einfach', '/jass/players/einfach', '/einfach/', '/%65infach'])('plays at %s', async (at) => {
    expect(await reply(`${at}/action_trump`, { body: JSON.stringify(TRUMP) })).toEqual({
      status: 200,
      value: { trump: 2 },
    });
    const played = await reply(`${at}/action_play_card`, { body: JSON.stringify(CARD) });
    expect(played.status).toBe(200);
    // Diamonds were led and spades are trump: these four may be played. Source: reference page.
    expect(['D9', 'D6', 'S6', 'SJ']).toContain((played.value as { card: string }).card);
    expect(await reply(`${at}/game_info`, { body: JSON.stringify(CARD) })).toEqual({ status: 200, value: '' });
    expect(await reply(at, { method: 'GET' })).toEqual({ status: 200, value: 'Player einfach here' });
  });

  test('says who plays here', async () => {
    expect(await reply('/', { method: 'GET' })).toEqual({ status: 200, value: { players: ['einfach'] } });
    expect(await reply('/jass/players', { method: 'GET' })).toEqual({ status: 200, value: { players: ['einfach'] } });
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/problem+json'])(
    'takes %s for JSON',
    async (type) => {
      expect((await reply('/einfach/game_info', { type, body: '{}' })).status).toBe(200);
    },
  );

  test('pushes with 10', async () => {
    const pushing: Player = {
      decide: () => ({ action: { type: 'push' }, weise: [], stoeck: false, considered: [] }),
    };
    const service = { ...SERVICE, players: new Map([['pusher', pushing]]) };
    expect(await reply('/pusher/action_trump', { body: JSON.stringify(TRUMP), service })).toEqual({
      status: 200,
      value: { trump: 10 },
    });
  });

  const good = JSON.stringify(CARD);
  test.each<[string, string, Sent, number, string]>([
    ['a player who is not here', '/nobody/action_trump', { body: good }, 400, 'no-such-player'],
    ['a place that there is not', '/einfach/action_sing', { body: good }, 404, 'no-such-place'],
    ['a place below', '/einfach/action_trump/x', { body: good }, 404, 'no-such-place'],
    ['a path that is none', '/%', { body: good }, 404, 'no-such-place'],
    ['a prototype', '/constructor/action_trump', { body: good }, 400, 'no-such-player'],
    ['reading where one asks', '/einfach/action_trump', { method: 'GET' }, 405, 'method'],
    ['asking where one reads', '/einfach', { body: good }, 405, 'method'],
    ['deleting', '/', { method: 'DELETE' }, 405, 'method'],
    [
      'a form',
      '/einfach/action_trump',
      { type: 'application/x-www-form-urlencoded', body: good },
      415,
      'json-expected',
    ],
    ['a text', '/einfach/action_trump', { type: 'text/plain', body: good }, 415, 'json-expected'],
    ['no type', '/einfach/action_trump', { type: '', body: good }, 415, 'json-expected'],
    ['nothing', '/einfach/action_trump', { body: '' }, 400, 'bad-json'],
    ['half a JSON', '/einfach/action_trump', { body: good.slice(0, 40) }, 400, 'bad-json'],
    ['HTML', '/einfach/action_trump', { body: '<p>' }, 400, 'bad-json'],
    [
      'NaN as Python writes it',
      '/einfach/action_trump',
      { body: good.replace('"trump":2', '"trump":NaN') },
      400,
      'bad-json',
    ],
    ['bytes that are no UTF-8', '/einfach/action_trump', { body: Uint8Array.of(0x22, 0xff, 0x22) }, 400, 'bad-utf8'],
    [
      'a nest of lists',
      '/einfach/action_trump',
      { body: '['.repeat(30_000) + ']'.repeat(30_000) },
      400,
      'not-an-object',
    ],
    ['a number', '/einfach/action_play_card', { body: '5' }, 400, 'not-an-object'],
    ['an empty object', '/einfach/action_play_card', { body: '{}' }, 400, 'missing-field'],
    ['trump when it is chosen', '/einfach/action_trump', { body: good }, 400, 'bad-value'],
    ['a card before trump', '/einfach/action_play_card', { body: JSON.stringify(TRUMP) }, 400, 'not-declared'],
    ['a hand too small', '/einfach/action_play_card', { body: good.replace('"D9",', '') }, 400, 'hand-size'],
  ])('refuses %s', async (_, path, sent, status, code) => {
    expect(await reply(path, sent)).toMatchObject({ status, value: { code, error: expect.any(String) as unknown } });
  });

  // RFC 9110, 15.5.5 and 15.5.6: 405 is for a place that there is, with what it takes in Allow.
  const READ = { GET: 200, HEAD: 200, POST: 405, PUT: 405, DELETE: 405, PATCH: 405, OPTIONS: 405 };
  const ASKED = { GET: 405, HEAD: 405, POST: 200, PUT: 405, DELETE: 405, PATCH: 405, OPTIONS: 405 };
  const NOBODY = { ...ASKED, POST: 400 };
  const NOWHERE = { GET: 404, HEAD: 404, POST: 404, PUT: 404, DELETE: 404, PATCH: 404, OPTIONS: 404 };
  test.each<[string, Readonly<Record<string, number>>]>([
    ['/', READ],
    ['/?x=1', READ],
    ['/jass/players', READ],
    ['/einfach', READ],
    ['/einfach?x', READ],
    ['/jass/players/einfach', READ],
    ['/einfach/action_trump', ASKED],
    ['/jass/players/einfach/game_info', ASKED],
    ['/nobody/action_trump', NOBODY],
    ['/%00/action_trump', NOBODY],
    ['/%00', NOWHERE],
    ['/%', NOWHERE],
    ['/%ff', NOWHERE],
    ['/nobody', NOWHERE],
    ['/constructor', NOWHERE],
    ['/__proto__', NOWHERE],
    ['/EINFACH', NOWHERE],
    ['/..%2feinfach', NOWHERE],
    ['/einfach%2faction_trump', NOWHERE],
    ['/jass/einfach', NOWHERE],
    ['/nobody/x', NOWHERE],
    ['/einfach/x', NOWHERE],
    ['/einfach/action_trump/x', NOWHERE],
  ])('%s answers each way of asking by whether it is there', async (path, expected) => {
    const body = JSON.stringify(path.endsWith('action_trump') ? TRUMP : CARD);
    const found: Record<string, number> = {};
    for (const method of Object.keys(expected)) {
      const { status, allow } = await reply(path, { method, body });
      found[method] = status;
      expect([method, allow !== undefined]).toEqual([method, status === 405]);
    }
    expect(found).toEqual(expected);
  });

  test('says where the fault is and what would be right', async () => {
    const { value } = await reply('/einfach/action_play_card', { body: good.replace('"win":0', '"win":1') });
    expect(value).toEqual({
      error: 'tricks[0].win: the value is not one of those allowed (expected 0, found 1)',
      code: 'bad-value',
      path: 'tricks[0].win',
      expected: '0',
      found: 1,
    });
  });

  test.each<[string, Player['decide'], string, unknown]>([
    [
      'throws',
      () => {
        throw new Error('no idea');
      },
      'no idea',
      CARD,
    ],
    ['gives up', () => Promise.reject(new Error('no time')), 'no time', CARD],
    [
      'pushes where nobody may',
      () => ({ action: { type: 'push' }, weise: [], stoeck: false, considered: [] }),
      'not allowed: {"type":"push"}',
      { ...TRUMP, dealer: 2, forehand: 0 },
    ],
    [
      'plays a card that is not allowed',
      () => ({ action: { type: 'play', card: 12 as never }, weise: [], stoeck: false, considered: [] }),
      'not allowed: {"type":"play","card":12}',
      CARD,
    ],
  ])('a player that %s is reported, and the simple one answers', async (_, decide, report, observation) => {
    const reports: unknown[] = [];
    const service: Service = {
      ...SERVICE,
      players: new Map([['x', { decide }]]),
      onFault: (cause) => reports.push(cause),
    };
    const place = observation === CARD ? 'action_play_card' : 'action_trump';
    const body = JSON.stringify(observation);
    expect(await reply(`/x/${place}`, { body, service })).toEqual(await reply(`/einfach/${place}`, { body }));
    expect(reports).toEqual([new Error(report)]);
  });

  test('a fault of the service itself is a 500 and a report', async () => {
    const reports: unknown[] = [];
    const broken: Service = {
      ...SERVICE,
      get players(): never {
        throw new Error('no players');
      },
      onFault: (cause) => reports.push(cause),
    };
    expect(await reply('/', { method: 'GET', service: broken })).toMatchObject({
      status: 500,
      value: { code: 'internal-error' },
    });
    expect(reports).toEqual([new Error('no players')]);
  });
});

async function served(service: Service = SERVICE): Promise<Listening> {
  const listening = await listen(service, '127.0.0.1', 0);
  if (!listening.ok) throw new Error(listening.error.code);
  onTestFinished(() => listening.value.close());
  return listening.value;
}

/** What a raw socket hears when it says this. */
function said(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (piece: Buffer) => (heard += piece.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(heard);
    });
    socket.write(text);
  });
}

describe('listen', () => {
  const SIX: readonly Contract[] = ['trump:E', 'trump:R', 'trump:S', 'trump:T', 'obenabe', 'undenufe'];
  test.each(SIX)('plays a whole round of %s over the network, card for card as at home', async (contract) => {
    const { origin } = await served({ ...SERVICE, players: new Map([['einfach', createPlayer('einfach', 7)]]) });
    const faults: RestFault[] = [];
    const home = createPlayer('einfach', 7);
    let asked = 0;
    const rest = restPlayer(`${origin}/einfach`, { onFault: (fault) => faults.push(fault) });
    const compared: Player = {
      async decide(view) {
        const [there, here] = [await rest.decide(view), home.decide(view)];
        expect(there.action).toEqual(here.action);
        asked++;
        return there;
      },
    };
    const account = await playRound(
      [compared, compared, compared, compared],
      SIX.indexOf(contract),
      2,
      HSLU_PROFILE,
      contract,
    );
    expect(asked).toBe(36);
    expect(faults).toEqual([]);
    expect(account.teams[0].total + account.teams[1].total).toBe(157);
  });

  test('declares over the network as at home, pushed or not, in every pairing', async () => {
    for (const pairing of ['swisslos', 'reglement', 'alemannic', 'jassen-ch'] as const) {
      const { origin } = await served({ ...SERVICE, pairing });
      const rest = restPlayer(`${origin}/jass/players/einfach`, { pairing });
      for (let seed = 0; seed < 6; seed++) {
        const views = viewsOf({
          seed,
          dealer: 1,
          contract: 'obenabe',
          pushed: true,
          profile: HSLU_PROFILE,
          turns: false,
        });
        for (const view of views.slice(0, 2)) {
          expect((await rest.decide(view)).action).toEqual(createPlayer('einfach', '').decide(view).action);
        }
      }
    }
  });

  test('sits at a table of ours with Weis, Stöck and factors, and nothing goes wrong', async () => {
    const { origin } = await served();
    const faults: RestFault[] = [];
    const rest = restPlayer(`${origin}/einfach`, { onFault: (fault) => faults.push(fault) });
    const local = createPlayer('einfach', 3);
    const tables = ['puur', 'swisslos-2500', 'chibre'].map((name): RuleProfile => {
      const profile = resolveProfile(name);
      if (!profile.ok) throw new Error(name);
      return profile.value;
    });
    for (const [seed, table] of tables.entries()) {
      const players: PerSeat<Player> = [rest, local, rest, local];
      // The deal goes round, and whoever chooses chooses.
      await playRound(players, seed, seed as 0 | 1 | 2, table);
      await playRound(players, seed + 10, 3, table);
    }
    expect(faults).toEqual([]);
  });

  test('answers many at once, each its own', async () => {
    const { origin } = await served();
    const views = viewsOf({
      seed: 2,
      dealer: 0,
      contract: 'trump:S',
      pushed: false,
      profile: HSLU_PROFILE,
      turns: false,
    }).slice(1);
    const rest = restPlayer(`${origin}/einfach`);
    const there = await Promise.all(views.map(async (view) => rest.decide(view)));
    expect(there.map(({ action }) => action)).toEqual(
      views.map((view) => createPlayer('einfach', '').decide(view).action),
    );
  });

  test('sends JSON with its length, and nothing but the head to HEAD', async () => {
    const { origin } = await served();
    const read = await fetch(`${origin}/einfach`);
    expect(read.headers.get('content-type')).toBe('application/json');
    expect(await read.text()).toBe('"Player einfach here"');
    const head = await fetch(`${origin}/einfach`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '21', '']);
    const wrong = await fetch(`${origin}/einfach`, { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET']);
    const absent = await fetch(`${origin}/nobody`);
    expect([absent.status, await absent.json()]).toEqual([404, 'No such player nobody']);
  });

  test.each([
    ['longer than it takes', BODY_LIMIT + 1],
    ['longer than it listens to', 8 * 1024 * 1024],
  ])('refuses a body %s, and goes on', async (_, size) => {
    const { origin, port } = await served();
    const status = await new Promise<number | string | undefined>((resolve) => {
      const request = httpRequest(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/einfach/action_trump',
          headers: { 'content-type': 'application/json' },
        },
        (response) => {
          resolve(response.statusCode);
          response.resume();
        },
      );
      // Whoever floods may be cut off in the middle of it.
      request.on('error', (cause: NodeJS.ErrnoException) => {
        resolve(cause.code);
      });
      request.end('x'.repeat(size));
    });
    expect(size > 4 * 1024 * 1024 ? [413, 'EPIPE', 'ECONNRESET'] : [413]).toContain(status);
    expect((await fetch(`${origin}/einfach`)).status).toBe(200);
  });

  test.each([
    ['bytes that are no HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a head without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    [
      'a length that is none',
      'POST /einfach/game_info HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
  ])('survives %s', async (_, text, answer) => {
    const { origin, port } = await served();
    expect(await said(port, text)).toMatch(answer);
    expect((await fetch(`${origin}/einfach`)).status).toBe(200);
  });

  test('a client that leaves in the middle of its question hinders nobody', async () => {
    const { origin, port } = await served();
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('POST /einfach/action_trump HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{"ver', () =>
          socket.destroy(),
        );
      });
      socket.on('close', () => {
        resolve();
      });
    });
    expect((await fetch(`${origin}/einfach`)).status).toBe(200);
  });

  test('says why it cannot listen', async () => {
    const { port } = await served();
    expect(await listen(SERVICE, '127.0.0.1', port)).toEqual({ ok: false, error: { code: 'EADDRINUSE' } });
  });

  test('closes although a client holds its connection open', async () => {
    const listening = await listen(SERVICE, '127.0.0.1', 0);
    if (!listening.ok) throw new Error(listening.error.code);
    const socket = connect(listening.value.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write('GET / HTTP/1.1\r\n');
    socket.on('error', () => undefined);
    await listening.value.close();
    await expect(fetch(`${listening.value.origin}/`)).rejects.toThrow();
    socket.destroy();
  });
});
