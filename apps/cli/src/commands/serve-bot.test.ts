import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../test/fake-io.js';
import { LANGUAGES, messagesIn } from '../lang/language.js';
import { PLAYER_NAMES } from '../players/spec.js';
import * as serveBot from './serve-bot.js';

/** The command, which runs until `stop` is called; `meanwhile` gets what it said. */
async function serving(
  args: readonly string[],
  meanwhile: (said: string) => Promise<void>,
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  let said = '';
  let hasSaid: () => void = () => undefined;
  const spoken = new Promise<void>((resolve) => (hasSaid = resolve));
  const command = {
    run: (words: readonly string[], io: Parameters<typeof serveBot.run>[1]) => serveBot.run(words, io, () => stopped),
  };
  const run = runCommand(command, args, {
    onOutput: (piece) => {
      said += piece;
      hasSaid();
    },
  });
  // A command that ends at once says why, and has nothing to stop.
  await Promise.race([spoken, run]);
  try {
    await meanwhile(said);
  } finally {
    stop();
  }
  return run;
}

const FOREHAND = {
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

describe('puur serve-bot', () => {
  test.each(LANGUAGES)('says its addresses in %s, plays at each, and ends when it is told to', async (language) => {
    const { rest } = await messagesIn(language);
    const { code, out, err } = await serving(['--port', '0', '--lang', language], async (said) => {
      const addresses = said
        .split('\n')
        .slice(1, -1)
        .map((line) => line.trim());
      expect(addresses.map((address) => address.split('/').at(-1))).toEqual(PLAYER_NAMES);
      for (const address of addresses) {
        expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
        const response = await fetch(`${address}/action_trump`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(FOREHAND),
        });
        // Nine cards of one suit: nobody who thinks chooses anything else.
        const isThoughtless = /random|greedy/.test(address);
        const trump = isThoughtless ? (expect.any(Number) as unknown) : 2;
        expect([response.status, await response.json()]).toEqual([200, { trump }]);
      }
    });
    expect([code, err]).toEqual([0, '']);
    const lines = out.split('\n');
    expect([lines[0], lines.at(-2)]).toEqual([rest.serving, rest.closed]);
  });

  test('lets one level play alone, in the pairing that is asked for', async () => {
    const { out } = await serving(['--port', '0', '--level', 'einfach', '--pairing', 'alemannic'], async (said) => {
      const origin = /http:\/\/[\d.:]+/.exec(said)![0];
      const read = await fetch(origin);
      expect(await read.json()).toEqual({ players: ['einfach'] });
    });
    expect(out.match(/http/g)).toHaveLength(1);
  });

  test('says that a port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const { code, err } = await serving(['--port', String(port)], () => Promise.resolve());
    expect([code, err]).toEqual([
      2,
      `Der Anschluss ${port} ist schon besetzt. Einen anderen nimmt --port, irgendeinen freien --port 0.\n`,
    ]);
  });

  test.each([
    ['a port that is none', ['--port', 'x'], /«x» geht nicht für --port/],
    ['a port too high', ['--port', '65536'], /«65536» geht nicht für --port; möglich: 0 … 65535/],
    ['a port below nought', ['--port=-1'], /«-1» geht nicht für --port/],
    ['a level that there is not', ['--level', 'gott'], /Spieler «gott» gibt es nicht/],
    [
      'a service as a level',
      ['--level', 'http://127.0.0.1:1/x'],
      /«http:\/\/127\.0\.0\.1:1\/x» geht nicht für --level/,
    ],
    ['a budget that is none', ['--budget', 'viel'], /«viel» ist keine Bedenkzeit/],
    ['a budget for one who knows none', ['--level', 'yardstick-1@100ms'], /«yardstick-1» kennt keine Bedenkzeit/],
    ['a pairing that there is not', ['--pairing', 'x'], /«x» geht nicht für --pairing/],
    ['no host', ['--host='], /«» geht nicht für --host/],
    [
      'a host of another machine',
      ['--port', '0', '--host', '192.0.2.1'],
      /Adresse 192\.0\.2\.1 gehört nicht zu diesem Gerät/,
    ],
    ['a word too many', ['hallo'], /«hallo» ist hier zu viel/],
  ])('refuses %s', async (_, args, sentence) => {
    const { code, out, err } = await serving(args, () => Promise.resolve());
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });
});
