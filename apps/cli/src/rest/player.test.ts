/** A foreign service at our table: what it answers well, and everything that it can do wrong. */
import { readFileSync } from 'node:fs';
import {
  type Contract,
  formatCard,
  type PerSeat,
  type Player,
  resolveProfile,
  type RuleProfile,
  type SeatView,
  viewFor,
  weiseIn,
  CardSet,
} from '@puur/rules';
import { createPlayer } from '@puur/bot';
import { describe, expect, test } from 'vitest';
import { STANDARD_PORT } from '../commands/serve-bot.js';
import { LANGUAGES, messagesIn } from '../lang/language.js';
import { type Answering, foreignServer } from '../../test/rest-peer.js';
import { dealt, does, playRound, viewsOf } from '../../test/rest-round.js';
import { ANSWER_LIMIT, NODE_WIRE, type Wire } from './exchange.js';
import { isRestAddress, REST_FAULTS, type RestFault, restPlayer } from './player.js';
import { HSLU_PROFILE } from './profile.js';

function profile(settings: unknown): RuleProfile {
  const read = resolveProfile(settings);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** A service that never meets the network: it answers with this text, and shows what it was asked. */
function wireOf(answer: string | ((url: string, question: unknown) => string), status = 200): Wire {
  return {
    ...NODE_WIRE,
    fetch: (input, init) => {
      const question: unknown = JSON.parse(init!.body as string);
      const text = typeof answer === 'string' ? answer : answer(input as string, question);
      return Promise.resolve(new Response(text, { status }));
    },
  };
}

interface Asked {
  readonly player: Player;
  readonly faults: RestFault[];
}

function asking(wire: Wire, url = 'http://peer.invalid/x'): Asked {
  const faults: RestFault[] = [];
  const player = restPlayer(url, { wire, seed: 1, onFault: (fault) => faults.push(fault) });
  return { player, faults };
}

const ROUND = { seed: 11, dealer: 0, contract: 'trump:R', pushed: false, profile: HSLU_PROFILE, turns: false } as const;
/** The forehand asked for trump. */
const CHOOSING = viewsOf(ROUND)[0]!;
/** A seat that has to follow and holds more than it may play. */
const FOLLOWING = viewsOf(ROUND).find(
  ({ phase, options, round }) =>
    phase === 'play' && options.cards.length > 1 && options.cards.length < round!.hand.length,
)!;
const FRENCH = ['diamonds', 'hearts', 'clubs', 'spades'];
/** A card in the letters of HSLU under the pairing of Swisslos: Eicheln D, Rosen H, Schellen C, Schilten S. */
const spelt = (card: number): string =>
  `${FRENCH[Math.floor(card / 9)]![0]!.toUpperCase()}${['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'][card % 9]!}`;

describe('restPlayer', () => {
  test('plays the card that the service answers, and asks with the own hand only', async () => {
    const wanted = FOLLOWING.options.cards.at(-1)!;
    const seen: unknown[] = [];
    const { player, faults } = asking(
      wireOf((url, question) => {
        seen.push(url, question);
        return JSON.stringify({ card: spelt(wanted), comment: 'extra' });
      }),
      'http://peer.invalid/x/',
    );
    const { action, weise, stoeck } = await player.decide(FOLLOWING);
    expect(action).toEqual({ type: 'play', card: wanted });
    expect({ weise, stoeck, faults }).toEqual({ weise: [], stoeck: false, faults: [] });
    const [url, question] = seen as [string, { player: { hand: string[] }[] }];
    expect(url).toBe('http://peer.invalid/x/action_play_card');
    expect(question.player.flatMap(({ hand }) => hand).sort()).toEqual(FOLLOWING.round!.hand.map(spelt).sort());
  });

  // Their trumps run diamonds, hearts, spades, clubs; Swisslos pairs them Eicheln, Rosen, Schilten, Schellen.
  test.each<[unknown, Contract]>([
    [0, 'trump:E'],
    [1, 'trump:R'],
    [2, 'trump:T'],
    [3, 'trump:S'],
    [4, 'obenabe'],
    [5, 'undenufe'],
    ['3', 'trump:S'],
  ])('declares what trump %j means', async (trump, contract) => {
    const { player, faults } = asking(wireOf(JSON.stringify({ trump })));
    expect((await player.decide(CHOOSING)).action).toEqual({ type: 'declare', contract });
    expect(faults).toEqual([]);
  });

  test('lets the pairing say which suit a trump is', async () => {
    const player = restPlayer('http://peer.invalid', { wire: wireOf('{"trump":3}'), pairing: 'alemannic' });
    expect((await player.decide(CHOOSING)).action).toEqual({ type: 'declare', contract: 'trump:E' });
  });

  test('pushes on 10', async () => {
    const { player } = asking(wireOf('{"trump":10}'));
    expect((await player.decide(CHOOSING)).action).toEqual({ type: 'push' });
  });

  test('asks nobody where there is but one card to play', async () => {
    const { player, faults } = asking(wireOf('nonsense'));
    const last = viewsOf(ROUND).at(-1)!;
    expect((await player.decide(last)).action).toEqual({ type: 'play', card: last.round!.hand[0] });
    expect(faults).toEqual([]);
  });

  const notHeld = Array.from({ length: 36 }, (_, card) => card).find(
    (card) => !FOLLOWING.round!.hand.includes(card as never),
  )!;
  const forbidden = FOLLOWING.round!.hand.find((card) => !FOLLOWING.options.cards.includes(card))!;
  test.each<[string, string, object]>([
    ['a card it does not hold', JSON.stringify({ card: spelt(notHeld) }), { code: 'not-in-hand' }],
    [
      'a card that may not be played',
      JSON.stringify({ card: spelt(forbidden) }),
      { code: 'illegal-card', refusal: 'must-follow-suit' },
    ],
    ['a card that is none', '{"card":"Z6"}', { code: 'bad-card', found: '{"card":"Z6"}' }],
    ['a card as a number', '{"card":4}', { code: 'bad-card' }],
    ['no card', '{"trump":4}', { code: 'no-answer' }],
    ['null', 'null', { code: 'no-answer' }],
    ['a text', '"D9"', { code: 'no-answer' }],
    ['HTML', '<html><body>It works!</body></html>', { code: 'not-json', found: '<html><body>It works!</body></html>' }],
    ['nothing', '', { code: 'not-json', found: '' }],
    ['half a JSON', '{"card":', { code: 'not-json' }],
    ['a flood', 'x'.repeat(ANSWER_LIMIT + 1), { code: 'too-large' }],
  ])('reports %s, and plays on by the rules', async (_, answer, fault) => {
    const { player, faults } = asking(wireOf(answer));
    const { action } = await player.decide(FOLLOWING);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ ...fault, url: 'http://peer.invalid/x/action_play_card', instead: action });
    // What is played instead is the simple player's own choice.
    expect(action).toEqual(createPlayer('einfach', 1).decide(FOLLOWING).action);
  });

  test.each<[string, SeatView, string, string]>([
    ['a trump that is none', CHOOSING, '{"trump":6}', 'bad-trump'],
    ['a trump of no number', CHOOSING, '{"trump":"hearts"}', 'bad-trump'],
    ['no trump', CHOOSING, '{"card":"D9"}', 'no-answer'],
    ['-1', CHOOSING, '{"trump":-1}', 'bad-trump'],
    ['a push of the partner', viewsOf({ ...ROUND, pushed: true })[1]!, '{"trump":10}', 'push-not-allowed'],
    [
      'a contract that the table does not play',
      viewFor(dealt(1, 0, profile({ contracts: ['trump'] })), 1),
      '{"trump":4}',
      'contract-not-allowed',
    ],
  ])('reports %s, and chooses by the rules', async (_, view, answer, code) => {
    const { player, faults } = asking(wireOf(answer));
    const { action } = await player.decide(view);
    expect(faults).toMatchObject([{ code, instead: action }]);
    expect(action.type === 'declare' ? view.options.contracts : ['push']).toContain(
      action.type === 'declare' ? action.contract : 'push',
    );
  });

  test.each([404, 400, 415, 500, 204])('reports the status %i', async (status) => {
    const wire: Wire = {
      ...NODE_WIRE,
      fetch: () => Promise.resolve(new Response(status === 204 ? null : '{"error":"player not found"}', { status })),
    };
    const { player, faults } = asking(wire);
    await player.decide(FOLLOWING);
    expect(faults).toMatchObject([{ code: 'status' }]);
    expect(faults[0]!.found).toContain(String(status));
  });

  test('says why the network failed', async () => {
    const refusing = await foreignServer(() => undefined);
    const nobody = restPlayer(refusing.replace(/:\d+/, ':1'), { onFault: (fault) => faults.push(fault) });
    const faults: RestFault[] = [];
    await nobody.decide(FOLLOWING);
    expect(faults).toMatchObject([{ code: 'unreachable' }]);
  });

  test('waits no longer than its time, and lets the socket go', async () => {
    let isClosed: (yes: boolean) => void = () => undefined;
    const closed = new Promise<boolean>((resolve) => (isClosed = resolve));
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const url = await foreignServer((request) => {
      request.on('close', () => {
        isClosed(true);
      });
      request.resume();
      isAsked();
    });
    // The clock of the test: it goes off once the question has arrived, and after nothing else.
    const timers: number[] = [];
    const wire: Wire = {
      ...NODE_WIRE,
      after: (ms, fire) => {
        timers.push(ms);
        void asked.then(fire);
        return () => undefined;
      },
    };
    const faults: RestFault[] = [];
    const player = restPlayer(url, { wire, timeoutMs: 1234, onFault: (fault) => faults.push(fault) });
    const { action } = await player.decide(FOLLOWING);
    expect(timers).toEqual([1234]);
    expect(faults).toMatchObject([{ code: 'timeout', found: '1234 ms', instead: action }]);
    expect(await closed).toBe(true);
  });

  const SERVERS: readonly (readonly [string, Answering, string])[] = [
    [
      'a redirection, which is not followed',
      (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
      'status',
    ],
    [
      'an answer without end',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const more = (): void => {
          if (!response.destroyed) response.write('x'.repeat(16_384), more);
        };
        more();
      },
      'too-large',
    ],
    ['a hang-up', (request) => request.socket.destroy(), 'unreachable'],
    [
      'an answer cut off',
      (_, response) =>
        void response.writeHead(200, { 'content-length': 50 }).write('{"card"', () => response.destroy()),
      'unreachable',
    ],
    ['bytes that are no HTTP', (request) => void request.socket.end('hello\r\n\r\n'), 'unreachable'],
    ['an answer that is not UTF-8', (_, response) => response.end(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), 'not-json'],
    [
      'HTML with a good status',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>404</p>'),
      'not-json',
    ],
  ];
  test.each(SERVERS)('survives %s', async (_, answer, code) => {
    const url = await foreignServer(answer);
    const faults: RestFault[] = [];
    const player = restPlayer(url, { onFault: (fault) => faults.push(fault) });
    const { action } = await player.decide(FOLLOWING);
    expect(faults).toMatchObject([{ code }]);
    expect(action.type === 'play' && FOLLOWING.options.cards.includes(action.card)).toBe(true);
  });

  test('says Weis and Stöck for a service that knows neither', async () => {
    const table = profile('puur');
    // A service that plays the first card it may, as the simple player would not.
    const firstCard = (): Player => {
      let allowed: readonly number[] = [];
      const rest = restPlayer('http://peer.invalid', {
        wire: wireOf(() => JSON.stringify({ card: spelt(allowed[0]!) })),
      });
      return {
        ...rest,
        decide: (view) => {
          allowed = view.options.cards;
          return rest.decide(view);
        },
      };
    };
    let weise = 0;
    let stoeck = 0;
    for (let seed = 0; seed < 12; seed++) {
      const state = dealt(seed, 0, table);
      const held = ([0, 1, 2, 3] as const).map((seat) =>
        weiseIn(CardSet.from(viewFor(state, seat).round!.hand), table),
      );
      const players = [firstCard(), firstCard(), firstCard(), firstCard()] as PerSeat<Player>;
      // Nobody is refused: playRound would throw.
      const account = await playRound(players, seed, 0, table, 'trump:E');
      const counted = account.teams[0].weis + account.teams[1].weis;
      expect(counted > 0).toBe(held.some((list) => list.length > 0));
      weise += counted;
      stoeck += account.teams[0].stoeck + account.teams[1].stoeck;
    }
    expect(weise).toBeGreaterThan(0);
    expect(stoeck).toBeGreaterThan(0);
  });

  test('reports a contract that cannot be told, and plays the round on by the rules', async () => {
    const state = does(dealt(1, 0, profile({ contracts: ['trump', 'slalom'] })), {
      type: 'declare',
      seat: 1,
      contract: 'slalom:obenabe',
    });
    const { player, faults } = asking(wireOf('{"card":"D9"}'));
    const view = viewFor(state, 1);
    const { action } = await player.decide(view);
    expect(faults).toMatchObject([{ code: 'contract-untold' }]);
    expect(action.type === 'play' && view.options.cards.includes(action.card)).toBe(true);
  });

  test('never declares a contract that cannot be told, even in the place of a silent service', async () => {
    const table = profile({
      contracts: ['trump', 'slalom', 'gusti'],
      factors: { slalom: 8, gusti: 8 },
      pushing: 'none',
    });
    for (let seed = 0; seed < 5; seed++) {
      const { player } = asking(wireOf('gone', 500));
      const { action } = await player.decide(viewFor(dealt(seed, 0, table), 1));
      expect(action).toMatchObject({ type: 'declare', contract: expect.stringMatching(/^trump:/) as unknown });
    }
  });
});

describe('isRestAddress', () => {
  test.each([
    ['http://127.0.0.1:8157/einfach', true],
    ['https://jass.example/jass/players/x', true],
    ['einfach', false],
    ['ftp://x', false],
    ['http://', false],
    ['http://user:secret@host/x', false],
    ['http://host/x?y=1', false],
    ['HTTP://host/x', false],
  ])('%s: %s', (text, is) => {
    expect(isRestAddress(text)).toBe(is);
  });
});

test('cards are spelt in these tests as the records spell them', () => {
  expect([0, 9, 18, 27].map((card) => `${formatCard(card as never)} ${spelt(card)}`)).toEqual([
    'E6 D6',
    'R6 H6',
    'S6 C6',
    'T6 S6',
  ]);
});

test('docs/rest.md names every fault that a player can meet, and each has its words in every language', async () => {
  const text = readFileSync(new URL('../../../../docs/rest.md', import.meta.url), 'utf8');
  // Nobody asks a player who has nothing to do.
  for (const code of REST_FAULTS.filter((fault) => fault !== 'nothing-due')) expect(text).toContain(`\`${code}\``);
  expect(text).toContain(`Default port ${STANDARD_PORT}`);
  for (const language of LANGUAGES) {
    const { rest } = await messagesIn(language);
    expect(Object.keys(rest.faults).sort()).toEqual([...REST_FAULTS].sort());
    expect(new Set(Object.values(rest.faults)).size).toBe(REST_FAULTS.length);
  }
});
