import { closeSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type EventOf, fold, formatCard, parseCard, type PartieEvent, perSeat } from '@puur/rules';
import { readRecord, writeRecord } from '@puur/records';
import { NO_PACE, openTable, whenOver } from '@puur/table';
import { describe, expect, it, test } from 'vitest';
import { escapesIn, type Heard, runCommand } from '../../test/fake-io.js';
import { temporaryFolder } from '../../test/folder.js';
import type { Command } from '../io.js';
import { LANGUAGES } from '../lang/language.js';
import * as convert from './convert.js';
import * as deal from './deal.js';
import { entropyFor, NODE_CLOCK } from './play/clock.js';
import { playerFor } from './play/players.js';
import * as score from './score.js';
import * as solve from './solve.js';
import * as verify from './verify.js';
import { profileFrom } from './settings.js';
import { de } from '../lang/de.js';

/** A Partie of four computers. */
async function partieOf(seed: string, profileText: string): Promise<readonly PartieEvent[]> {
  const profile = profileFrom(profileText, de.shell);
  if (!profile.ok) throw new Error(profile.error);
  const table = openTable({
    profile: profile.value,
    seats: perSeat((seat) => ({ kind: 'bot', player: playerFor('einfach', seed, seat) })),
    entropy: entropyFor(seed, 0),
    clock: NODE_CLOCK,
    pace: NO_PACE,
  });
  await whenOver(table);
  return [...table.log];
}

const names = ['Anna', 'Beat', 'Carla', 'Dino'] as const;
const log = await partieOf('rekord', 'target=300');
const text = writeRecord({ names, events: log });
const tournament = await partieOf('turnier', 'turnier-12,rounds=3');

const give = (command: typeof score, input: string, ...args: readonly string[]): Promise<Heard> =>
  runCommand(command, [...args, '-'], { input });

/** A number that cuts to another dealer than the one who dealt; one of four does not. */
const OTHER_DEALER = 1;

/** The record with one event replaced; unjudged. */
function forged(change: (event: PartieEvent, index: number) => PartieEvent): string {
  return writeRecord({ names, events: log.map(change) });
}

describe('score', () => {
  it('counts a record round by round, block by block', async () => {
    const { code, out, err } = await give(score, text);
    expect([code, err, escapesIn(out)]).toEqual([0, '', '']);
    const { rounds, score: totals, ending } = fold(log);
    const winner = ending!.winner!;
    for (const { number, account } of rounds) {
      expect(out).toContain(`Abrechnung Runde ${number}`);
      for (const { blocks } of account.teams) if (blocks.stich > 0) expect(out).toContain(`${blocks.stich}`);
    }
    expect(out).toContain(
      `Gewonnen haben ${['Anna und Carla', 'Beat und Dino'][winner]!}, ${totals[winner]} zu ${totals[1 - winner]!}.`,
    );
    expect(out).not.toContain('Siegel');
  });

  it('answers in JSON', async () => {
    const { out } = await give(score, text, '--json');
    const { parties } = JSON.parse(out) as { parties: { score: number[]; rounds: unknown[] }[] };
    expect(parties).toHaveLength(1);
    expect(parties[0]).toMatchObject({ score: fold(log).score, names });
    expect(parties[0]!.rounds).toHaveLength(fold(log).rounds.length);
  });

  test.each(LANGUAGES)('names the illegal card, its player, its place and the rule in %s', async (language) => {
    // A card that was led becomes one that the player does not hold: the first of the next in turn.
    const at = log.findIndex(({ type }) => type === 'card-played');
    const next = log.slice(at + 1).find((event) => event.type === 'card-played');
    if (next?.type !== 'card-played') throw new Error('no second card');
    const bad = forged((event, index) =>
      index === at && event.type === 'card-played' ? { ...event, card: next.card } : event,
    );
    const { code, out, err } = await give(score, bad, '--lang', language);
    expect([code, out]).toEqual([1, '']);
    const [player] = [log[at]!].map((event) => (event.type === 'card-played' ? names[event.seat] : ''));
    expect(err).toContain(player);
    expect(err).toMatch(new RegExp(`^\\S+ 1, \\S+ 1 \\(\\S+ ${at + 1}\\)\\s?: `));
    expect(err.split('\n').length).toBeGreaterThan(3);
    expect(err).not.toMatch(/undefined|not-in-hand|card-played/);
  });

  it('says what the rules give where a record counts wrong', async () => {
    const bad = forged((event) =>
      event.type === 'round-scored'
        ? { ...event, account: { ...event.account, teams: perTeamPlusOne(event.account.teams) } }
        : event,
    );
    const { code, err } = await give(score, bad);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^Runde 1 \(Ereignis \d+\): Hier steht «Anna und Carla: Total (\d+)», nach den Regeln gehört «Anna und Carla: Total (\d+)» hierher\.$/m,
    );
  });

  describe('names the place and nothing but what differs:', () => {
    /** The number of an event, from 1, and it changed. */
    const changed = <T extends PartieEvent['type']>(
      type: T,
      nth: number,
      change: (event: EventOf<T>) => object,
    ): { readonly number: number; readonly input: string; readonly event: EventOf<T> } => {
      const at = log.flatMap((event, index) => (event.type === type ? [index] : []))[nth]!;
      const event = log[at] as EventOf<T>;
      const input = forged((each, index) => (index === at ? { ...each, ...change(event) } : each));
      return { number: at + 1, input, event };
    };
    const who = (seat: number): string => names[seat]!;

    it('who takes a trick', async () => {
      const { number, input, event } = changed('trick-turned', 3, ({ winner }) => ({ winner: (winner + 1) % 4 }));
      expect((await give(score, input)).err).toBe(
        `Runde 1, Stich 4 (Ereignis ${number}): Hier steht «Stich für ${who((event.winner + 1) % 4)}», nach den Regeln gehört «Stich für ${who(event.winner)}» hierher.\n`,
      );
    });

    it('what a trick counts', async () => {
      const { number, input, event } = changed('trick-turned', 10, ({ points }) => ({ points: points + 7 }));
      expect((await give(score, input)).err).toBe(
        `Runde 2, Stich 2 (Ereignis ${number}): Hier steht «Punkte ${event.points + 7}», nach den Regeln gehört «Punkte ${event.points}» hierher.\n`,
      );
    });

    it('parts of an account that sum to the same', async () => {
      const { number, input, event } = changed('round-scored', 0, ({ account }) => {
        const [one, other] = account.teams;
        return { account: { ...account, teams: [{ ...one, weis: one.weis + 20, cards: one.cards - 20 }, other] } };
      });
      const [{ weis, cards }] = event.account.teams;
      expect((await give(score, input)).err).toBe(
        `Runde 1 (Ereignis ${number}): Hier steht «Anna und Carla: Weis ${weis + 20}, Karten ${cards - 20}», nach den Regeln gehört «Anna und Carla: Weis ${weis}, Karten ${cards}» hierher.\n`,
      );
    });

    it('the match, for both sides', async () => {
      const { input } = changed('round-scored', 1, ({ account }) => ({
        account: { ...account, teams: account.teams.map((team) => ({ ...team, match: 100 })) },
      }));
      expect((await give(score, input)).err).toContain(
        'Hier steht «Anna und Carla: Match 100; Beat und Dino: Match 100», nach den Regeln gehört «Anna und Carla: Match 0; Beat und Dino: Match 0» hierher.',
      );
    });

    it('who wins the Partie', async () => {
      const { input } = changed('partie-ended', 0, ({ winner }) => ({ winner: 1 - winner! }));
      expect((await give(score, input)).err).toMatch(
        /Hier steht «gewonnen haben .*», nach den Regeln gehört «gewonnen haben .*» hierher\./,
      );
    });

    const rounds = fold(log).rounds.length;

    it('an end of the Partie that is missing before what follows, in the round it belongs to', async () => {
      const at = log.findIndex(({ type }) => type === 'partie-ended');
      const { code, err } = await give(score, writeRecord({ names, events: log.filter((_, index) => index !== at) }));
      expect([code, err]).toEqual([
        1,
        `Runde ${rounds} (Ereignis ${at + 1}): Hier steht das Geheimnis, nach den Regeln gehört das Ende der Partie hierher.\n`,
      ]);
    });

    it('an end of the Partie that is missing at the end', async () => {
      const at = log.findIndex(({ type }) => type === 'partie-ended');
      const { code, out } = await give(score, writeRecord({ names, events: log.slice(0, at) }));
      expect(code).toBe(0);
      expect(out.replace(/\n/g, ' ')).toContain(
        `Runde ${rounds} (Ereignis ${at + 1}): Hier hört die Aufzeichnung auf, es fehlt das Ende der Partie.`,
      );
    });

    it('an end of the Partie that comes too early', async () => {
      const at = log.findIndex(({ type }) => type === 'round-scored');
      const end = log.find(({ type }) => type === 'partie-ended')!;
      const { err } = await give(score, writeRecord({ names, events: log.toSpliced(at + 1, 0, end) }));
      expect(err).toBe(`Runde 1 (Ereignis ${at + 2}): Hier folgt das Ende der Partie aus nichts.\n`);
    });

    it('of a Partie that was left between two rounds the round after which it was left', async () => {
      const at = log.findIndex(({ type }) => type === 'shuffle-revealed');
      const { out } = await give(score, writeRecord({ names, events: log.slice(0, at + 1) }));
      expect(out).toContain('es fehlen Runden nach Runde 1.');
    });

    test.each(LANGUAGES)('in %s every event in words', async (language) => {
      for (const type of new Set(log.map((event) => event.type))) {
        const at = log.findLastIndex((event) => event.type === type);
        const { err } = await give(score, writeRecord({ events: [log[0]!, log[at]!] }), '--lang', language);
        expect(err, type).not.toMatch(/undefined|[a-z]-[a-z]+ed\b/);
      }
    });
  });

  it('counts what is certain of a round that is not over', async () => {
    const half = log.slice(0, log.findIndex(({ type }) => type === 'trick-turned') + 1);
    const whole = readRecord(writeRecord({ events: half }));
    const { code, out } = await give(score, writeRecord({ events: whole.ok ? half : [] }));
    expect(code).toBe(0);
    expect(out).toContain('Die Partie ist noch nicht zu Ende (Runde 1).');
  });

  test.each([
    ['nothing', ''],
    ['a sentence', 'Wer hat das Näll?'],
    ['broken JSON', '{"format":"puur-record","version":1,"events":['],
    ['a newer version', '{"format":"puur-record","version":99,"events":[]}'],
    ['binary', '\u0000\u0001\u0002'],
    ['a deal code, which has no cards played', '6CC1GS6FRKF6SNC0'],
  ])('of %s is one sentence, exit 2', async (_, input) => {
    const { code, out, err } = await give(score, input);
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test.each([
    ['nothing', '', 'Die Eingabe ist leer.'],
    ['blanks', ' \n\n', 'Die Eingabe ist leer.'],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000', 'Die Eingabe ist kein Text.'],
  ])('of %s says what it is, and so do all that read a file', async (_, input, sentence) => {
    for (const command of [score, verify, convert, solve])
      expect(await give(command, input)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  it('of a file names it where it is empty or no text', async () => {
    const path = join(temporaryFolder(), 'x');
    writeFileSync(path, '');
    expect((await runCommand(score, [path])).err).toBe(`${path} ist leer.\n`);
    writeFileSync(path, Buffer.from([0xff, 0xfe, 0x5b, 0x00]));
    expect((await runCommand(score, [path])).err).toBe(`${path} ist kein Text.\n`);
  });

  it('of an input or a device that never ends says that it is too large', async () => {
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(1 << 20, 0x20));
      },
    });
    const command: Command = { run: (args, io) => score.run(args, { ...io, stdin: endless }) };
    expect((await runCommand(command, ['-'])).err).toBe('Die Eingabe ist zu gross für eine Aufzeichnung.\n');
    expect(endless.destroyed).toBe(true);
    const device = await runCommand(score, ['/dev/zero']);
    expect(device).toEqual({ code: 2, out: '', err: '/dev/zero ist zu gross für eine Aufzeichnung.\n' });
  });

  it.each(['A,B', 'A,B,C,A', ''])('with the names %j asks for four', async (given) => {
    for (const command of [score, verify])
      expect(await give(command, text, `--names=${given}`)).toEqual({
        code: 2,
        out: '',
        err: `${de.shell.needFourNames}\n`,
      });
  });

  it('of an input that is a folder or fails says so, exit 74', async () => {
    const failing = (stdin: Readable): Command => ({ run: (args, io) => score.run(args, { ...io, stdin }) });
    const fd = openSync(tmpdir(), 'r');
    const folder = await runCommand(failing(Object.assign(Readable.from([]), { fd })), ['-']);
    closeSync(fd);
    expect(folder).toEqual({ code: 74, out: '', err: 'Die Eingabe ist ein Ordner, keine Datei.\n' });
    const broken = new Readable({
      read() {
        this.destroy(Object.assign(new Error('read EIO'), { code: 'EIO', syscall: 'read' }));
      },
    });
    expect(await runCommand(failing(broken), ['-'])).toEqual({
      code: 74,
      out: '',
      err: 'Die Eingabe lässt sich nicht lesen: der Datenträger meldet einen Fehler; einen anderen nehmen.\n',
    });
  });

  it('of a record that names a field twice says where', async () => {
    const { code, err } = await give(
      score,
      text
        .replace('"type":"pushed"', '"type":"declared","type":"pushed"')
        .replace('"version": 1', '"version": 1,\n  "version": 1'),
    );
    expect(code).toBe(2);
    expect(err).toContain('Zeile 4, Spalte 3: «version» steht in diesem Objekt schon einmal.');
  });

  it('of a record from outside obeys none of its control characters', async () => {
    const { out } = await give(score, writeRecord({ names: ['\u001b[31mA', 'B\n', 'C', 'D'], events: log }));
    expect(escapesIn(out)).toBe('');
    const { err } = await give(score, '\u001b]0;titel\u0007');
    expect(escapesIn(err)).toBe('');
  });

  test.each([
    ['a file that is not there', '/nix/da.json', 'gibt es nicht'],
    ['a folder', tmpdir(), 'ist ein Ordner'],
  ])('of %s says so', async (_, path, words) => {
    const { code, err } = await runCommand(score, [path]);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  it('of a file that is no UTF-8 says so', async () => {
    const path = join(temporaryFolder(), 'latin1');
    writeFileSync(path, Buffer.from([0x5b, 0xe4, 0x5d]));
    expect(await runCommand(score, [path])).toMatchObject({ code: 2, out: '' });
  });
});

describe('verify', () => {
  it('proves every deal of an honest Partie and says what it checked', async () => {
    const { code, out } = await give(verify, text);
    const rounds = fold(log).rounds.length;
    expect(code).toBe(0);
    expect(out.match(/Siegel, Abheben \([^)]+\), Geheimnis und alle 36 Karten/g)).toHaveLength(rounds);
    expect(out).toContain(`Alle ${rounds} Verteilungen sind bewiesen.`);
  });

  it.each([
    [
      'another secret',
      (event: PartieEvent): PartieEvent =>
        event.type === 'shuffle-revealed' ? { ...event, secret: '0'.repeat(64) } : event,
      'das Geheimnis passt nicht zum Siegel',
    ],
    [
      'another cut',
      (event: PartieEvent): PartieEvent => (event.type === 'cut' ? { ...event, text: 'anders' } : event),
      'ergeben andere Karten',
    ],
    [
      'another cut in the first deal, which makes another dealer',
      (event: PartieEvent, index: number): PartieEvent =>
        event.type === 'cut' && index < 4 ? { ...event, text: `anders ${OTHER_DEALER}` } : event,
      'Runde 1: nicht bewiesen, Geheimnis und Abheben bestimmen einen anderen Geber.',
    ],
  ])('sees %s, exit 1', async (_, change, why) => {
    const { code, out } = await give(verify, forged(change));
    expect(code).toBe(1);
    expect(out).toContain(why);
  });

  it('sees another card dealt, also where the play then breaks the rules', async () => {
    const swap = (event: PartieEvent): PartieEvent => {
      if (event.type !== 'dealt') return event;
      const [a, b, c, d] = event.hands;
      return { ...event, hands: [[...a.slice(1), b[0]!], [a[0]!, ...b.slice(1)], c, d] };
    };
    const { code, out } = await give(verify, forged(swap));
    expect(code).toBe(1);
    expect(out).toContain('ergeben andere Karten');
    expect(out).toMatch(/hält die\s+Regeln nicht ein/);
  });

  it('does not blame a round that is still running', async () => {
    const running = log.slice(0, log.findIndex(({ type }) => type === 'dealt') + 1);
    const { code, out } = await give(verify, writeRecord({ events: running }));
    expect(code).toBe(0);
    expect(out).toContain('Eine Runde läuft noch.');
  });

  it('answers in JSON', async () => {
    const { out } = await give(verify, text, '--json');
    const answer = JSON.parse(out) as { deals: unknown[] };
    expect(answer).toMatchObject({ proved: true, playable: true });
    expect(answer.deals).toHaveLength(fold(log).rounds.length);
    expect(answer.deals[0]).toMatchObject({ round: 1, verdict: 'proved' });
  });

  it('of what is no record is one sentence, exit 2', async () => {
    expect(await give(verify, 'nichts')).toMatchObject({ code: 2, out: '' });
  });
});

describe('convert', () => {
  it('brings a record to text and back without loss', async () => {
    const asText = await give(convert, text, '--to', 'text');
    expect(asText.code).toBe(0);
    const back = await give(convert, asText.out, '--to', 'record');
    expect(back.out).toBe(text);
  });

  it('brings a tournament to HSLU and back to the same cards', async () => {
    const asHslu = await give(convert, writeRecord({ events: tournament }), '--to', 'hslu');
    expect([asHslu.code, asHslu.err]).toEqual([0, '']);
    const back = readRecord((await give(convert, asHslu.out, '--to', 'record')).out);
    const cards = (events: readonly PartieEvent[]): string =>
      events.flatMap((event) => (event.type === 'card-played' ? [formatCard(event.card)] : [])).join(' ');
    expect(back.ok && cards(back.value.events)).toBe(cards(tournament));
  });

  it('gives one code a deal, and each is that deal', async () => {
    const { out } = await give(convert, text, '--to', 'code');
    const codes = out.trim().split('\n');
    const deals = log.flatMap((event) => (event.type === 'dealt' ? [event] : []));
    expect(codes).toHaveLength(deals.length);
    const shown = JSON.parse((await runCommand(deal, ['--code', codes[0]!, '--json'])).out) as {
      hands: string[];
      dealer: number;
    };
    expect(shown.dealer).toBe(deals[0]!.dealer);
    expect(shown.hands.map((hand) => hand.split(' ').map(cardOf))).toEqual(deals[0]!.hands.map((hand) => [...hand]));
  });

  test.each(['hslu', 'compact'])(
    'to %s of a round that is not over says that nothing is left, and no word of codes',
    async (form) => {
      const half = writeRecord({ events: tournament.slice(0, 12) });
      expect(await give(convert, half, '--to', form)).toEqual({
        code: 2,
        out: '',
        err: `${de.shell.nothingWhole(form)}\n`,
      });
      const { err } = await give(convert, '6CC1GS6FRKF6SNC0', '--to', form);
      expect(err).toBe(`${de.shell.nothingPlayed}\n`);
    },
  );

  it('says in its help which form it writes when none is named', async () => {
    const { out } = await runCommand(convert, ['--help']);
    expect(out).toMatch(/--to FORM +Form: record, .*\(sonst record\)/);
    expect(await give(convert, text)).toEqual(await give(convert, text, '--to', 'record'));
  });

  it('refuses a form that there is not', async () => {
    const { code, err } = await give(convert, text, '--to', 'pdf');
    expect(code).toBe(2);
    expect(err).toContain('record, text, hslu, compact, code');
  });
});

describe('deal', () => {
  it('is the same for the same seed', async () => {
    const [one, same] = await Promise.all(['Montag', 'Montag'].map((seed) => runCommand(deal, ['--seed', seed])));
    expect(same).toEqual(one);
    expect(one!.out).toContain('Seed: Montag');
  });

  it('of chance can be had again by the seed it shows', async () => {
    const { out } = await runCommand(deal, []);
    const seed = /Seed: (\S+)/.exec(out)![1]!;
    expect((await runCommand(deal, ['--seed', seed])).out).toBe(out);
  });

  it('by a misprinted code says so', async () => {
    const { out } = await runCommand(deal, ['--seed', 'x', '--json']);
    const { code } = JSON.parse(out) as { code: string };
    const misprint = code.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const heard = await runCommand(deal, ['--code', misprint]);
    expect(heard.code).toBe(2);
    expect(heard.err).toContain('Tippfehler');
  });
});

function perTeamPlusOne<T extends { readonly total: number }>(teams: readonly [T, T]): [T, T] {
  return [{ ...teams[0], total: teams[0].total + 1 }, teams[1]];
}

function cardOf(name: string): number {
  const card = parseCard(name);
  return card.ok ? card.value : -1;
}
