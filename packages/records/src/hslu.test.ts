import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Contract,
  DEFAULT_PROFILE,
  fold,
  formatCards,
  type Pairing,
  parseCards,
  replay,
  resolveProfile,
  type Seat,
} from '@puur/rules';
import { realRounds } from '@puur/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HSLU_LINES } from '../test/hslu-lines.js';
import { randomPartie } from '../test/random-partie.js';
import { readHslu, type HsluRound, writeHslu } from './hslu.js';
import { partieOfRounds } from './round-log.js';

const REAL_GAMES = fileURLToPath(new URL('../../../../shared/real-games/', import.meta.url));

function roundsIn(text: string): readonly HsluRound[] {
  const read = readHslu(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.skipped).toEqual([]);
  return read.value.rounds;
}

/** The first line with one piece replaced. */
function damaged(from: string, to: string): string {
  const line = HSLU_LINES[0]!;
  expect(line).toContain(from);
  return line.replace(from, to);
}

describe('readHslu', () => {
  test('turns seats into play order and suits by the pairing of Swisslos', () => {
    const [first] = roundsIn(HSLU_LINES[0]!);
    // Dealer north; west (their 3) leads, which is our seat 1; clubs are Schellen, and trump.
    expect(first).toMatchObject({ line: 1, date: '', playerIds: [0, 0, 0, 0] });
    expect(first!.round).toMatchObject({ dealer: 0, contract: 'trump:S', pushed: false });
    expect(formatCards(first!.round.cards.slice(0, 12))).toBe('S9 S8 SO S7 SU T8 SK T6 EA E8 E9 E10');
    const state = fold(first!.events);
    expect(state.round!.tricks.map(({ leader }) => leader)).toEqual([1, 1, 1, 1, 1, 0, 1, 1, 1]);
    expect(state.ending).toMatchObject({ reason: 'rounds' });
  });

  test('plays by rules without Weis, Stöck and match', () => {
    const state = fold(roundsIn(HSLU_LINES[1]!)[0]!.events);
    expect(state.profile).toMatchObject({
      weis: false,
      stoeck: false,
      matchBonus: 0,
      endMode: 'fixed-rounds',
      rounds: 1,
    });
    expect(state.score[0] + state.score[1]).toBe(157);
  });

  test.each<[Pairing, string, string]>([
    ['swisslos', 'trump:S', 'S9'],
    ['reglement', 'trump:R', 'R9'],
    ['alemannic', 'trump:E', 'E9'],
    ['jassen-ch', 'trump:E', 'E9'],
  ])('lets the pairing say which suit clubs are: %s', (pairing, contract, lead) => {
    const read = readHslu(HSLU_LINES[0]!, { pairing });
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.rounds[0]!.round.contract).toBe(contract);
    expect(formatCards(read.value.rounds[0]!.round.cards.slice(0, 1))).toBe(lead);
    expect(writeHslu(read.value.rounds[0]!.events, { pairing }).text).toBe(`${HSLU_LINES[0]!}\n`);
  });

  const game = JSON.stringify((JSON.parse(HSLU_LINES[0]!) as { game: unknown }).game);
  test.each([
    ['a bare game', game],
    ['a game over many lines', JSON.stringify(JSON.parse(game), null, 2)],
    ['a list of games', `[\n${game},\n${game}\n]`],
    ['lines with blank ones between', `\n${game}\r\n\r\n${game}\n`],
    ['a game without version and type', game.replace('"version":"V0.2",', '').replace(',"jassTyp":"SCHIEBER"', '')],
    ['a game of an older version, not pushed', game.replace('"forehand":1', '"tss":0')],
    ['a game that says pushed', game.replace('"forehand":1', '"pushed":false')],
    ['a game without winners and points', game.replace(/"points":\d+,"win":\d,/g, '')],
  ])('reads %s', (_, text) => {
    for (const { round } of roundsIn(text)) expect(round).toEqual(roundsIn(HSLU_LINES[0]!)[0]!.round);
  });

  test('reads a push in an older version', () => {
    expect(roundsIn(game.replace('"forehand":1', '"tss":1'))[0]!.round.pushed).toBe(true);
  });

  test('reads a Swisslos line, and says which of its rounds were null or unfinished', () => {
    const unfinished = game.replace(/,\{"cards":\["H10".*?\}/, '');
    const open =
      '{"version":"V0.2","trump":-1,"dealer":1,"currentPlayer":0,"forehand":-1,"tricks":[],"player":[],"jassTyp":"SCHIEBER_2500"}';
    const line = `27.11.17 20:10:08,140 | INFO |  |  |  |  | {"players":[5,6,7,8],"rounds":[${game},null,${unfinished},${open}]}`;
    expect(readHslu(`${game}\n${line}`)).toMatchObject({
      ok: true,
      value: {
        rounds: [{ line: 1 }, { line: 2, date: '27.11.17 20:10:08,140', playerIds: [5, 6, 7, 8] }],
        skipped: [
          { line: 2, reason: 'null-round' },
          { line: 2, reason: 'unfinished' },
          { line: 2, reason: 'unfinished' },
        ],
      },
    });
  });

  test.each([
    [
      'a winner that did not win',
      damaged('"win":3', '"win":1'),
      { code: 'hslu-differs', trick: 1, fact: 'win', expected: '3', found: '1' },
    ],
    [
      'points that are not in the trick',
      damaged('"points":24', '"points":25'),
      { code: 'hslu-differs', trick: 2, fact: 'points', expected: '24', found: '25' },
    ],
    [
      'a leader who did not win',
      damaged('"first":0', '"first":3'),
      { code: 'hslu-differs', trick: 6, fact: 'first', expected: '0', found: '3' },
    ],
    [
      'a total that is none',
      damaged('"tricks"', '"points":[157,0],"tricks"'),
      { code: 'hslu-differs', trick: null, fact: 'total', expected: '4 : 153' },
    ],
    ['a card twice', damaged('"C8"', '"C9"'), { code: 'round-card-twice' }],
    [
      'a card that is none',
      damaged('"C8"', '"X8"'),
      { code: 'bad-field', path: 'game.tricks[0].cards[1]', found: 'X8' },
    ],
    ['a trump that is none', damaged('"trump":3', '"trump":6'), { code: 'bad-field', path: 'game.trump' }],
    ['another version', damaged('V0.2', 'V0.3'), { code: 'hslu-version', found: 'V0.3' }],
    ['another game', damaged('SCHIEBER', 'COIFFEUR'), { code: 'bad-field', path: 'game.jassTyp' }],
    [
      'a dealer that does not fit the leader',
      damaged('"dealer":0', '"dealer":1'),
      { code: 'hslu-differs', trick: 1, fact: 'first' },
    ],
    ['three players', damaged('[0,0,0,0]', '[0,0,0]'), { code: 'bad-field', path: 'player_ids' }],
    ['no game at all', '{"a":1}', { code: 'bad-field', path: 'dealer' }],
    ['no JSON', `${HSLU_LINES[0]!}\n{"game":`, { code: 'not-json', line: 2, column: 9 }],
    ['too many rounds', `[${'0,'.repeat(100_000)}0]`, { code: 'bad-field', found: 'list of 100001' }],
    ['too much text', ' '.repeat(20_000_000), { code: 'too-large' }],
    ['a million brackets', '['.repeat(1_000_000), { code: 'too-deep' }],
  ])('refuses %s', (_, text, error) => {
    expect(readHslu(text)).toMatchObject({ ok: false, error });
  });

  test('refuses an illegal card with line, trick and rule', () => {
    // North throws the seven of spades on a diamond and has the ten of diamonds left for the next trick.
    const text = damaged('"D10"', '"X"')
      .replace('"S7"', '"D10"')
      .replace('"X"', '"S7"')
      .replace(/"points":\d+,/g, '');
    const error = {
      code: 'round-refused',
      line: 2,
      trick: 3,
      refusal: { code: 'must-follow-suit', rule: 'play.follow-suit' },
    };
    expect(readHslu(`${HSLU_LINES[1]!}\n${text}`)).toMatchObject({ ok: false, error });
  });

  test('keeps going past faults if told to, and counts them', () => {
    const text = [HSLU_LINES[0]!, damaged('"win":3', '"win":1'), 'no json', HSLU_LINES[2]!].join('\n');
    expect(readHslu(text, { keepGoing: true })).toMatchObject({
      ok: true,
      value: {
        rounds: [{ line: 1 }, { line: 4 }],
        skipped: [
          { line: 2, reason: 'faulty', error: { code: 'hslu-differs', line: 2 } },
          { line: 3, reason: 'faulty', error: { code: 'not-json', line: 3 } },
        ],
      },
    });
  });
});

describe('writeHslu', () => {
  test.each(HSLU_LINES.map((line, index) => [index, line]))(
    'writes line %i as it was read, byte for byte',
    (_, line) => {
      expect(writeHslu(roundsIn(line)[0]!.events)).toEqual({ text: `${line}\n`, skipped: [] });
    },
  );

  test('writes date and player numbers where it is given them', () => {
    const { text } = writeHslu(roundsIn(HSLU_LINES[0]!)[0]!.events, { date: '2018', playerIds: [1, 2, 3, 4] });
    expect(roundsIn(text)[0]).toMatchObject({ date: '2018', playerIds: [1, 2, 3, 4] });
  });

  test('says of a whole Partie every round that the format can tell, and which it cannot', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const events = randomPartie(seed, DEFAULT_PROFILE);
        const { text, skipped } = writeHslu(events);
        const read = readHslu(text);
        expect(read).toMatchObject({ ok: true, value: { skipped: [] } });
        const told = read.ok ? read.value.rounds.length : 0;
        expect(told + skipped.length).toBe(fold(events).rounds.length);
        expect(skipped.every(({ reason }) => reason === 'unfinished')).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  test('cannot tell Slalom, nor a round led by the declarer', () => {
    const slalom = resolveProfile({ contracts: ['slalom'], weis: false, endMode: 'fixed-rounds', rounds: 2 });
    const declarer = resolveProfile({ leader: 'declarer', endMode: 'fixed-rounds', rounds: 12 });
    if (!slalom.ok || !declarer.ok) throw new Error('profile');
    const reasons = (profile: typeof DEFAULT_PROFILE): string[] =>
      writeHslu(randomPartie(4, profile)).skipped.map(({ reason }) => reason);
    expect(reasons(slalom.value)).toContain('contract-unknown');
    expect(reasons(declarer.value)).toContain('not-forehand-first');
  });
});

describe('Rounds put together to one Partie', () => {
  const { round } = roundsIn(HSLU_LINES[0]!)[0]!;

  test('are a log that replays, if each is dealt by the forehand before', () => {
    const log = partieOfRounds([round, { ...round, dealer: 1 }, { ...round, dealer: 2 }]);
    expect(log.ok && replay(log.value)).toMatchObject({ ok: true, value: { phase: 'ended', rounds: { length: 3 } } });
  });

  test.each([
    [
      'the same dealer twice',
      [round, round],
      { code: 'round-refused', round: 2, trick: 0, refusal: { code: 'wrong-dealer' } },
    ],
    ['no round', [], { code: 'bad-field', path: 'rounds', expected: '1..1000' }],
    ['too many rounds', Array.from({ length: 1001 }, () => round), { code: 'bad-field', path: 'rounds' }],
  ])('are refused with %s', (_, rounds, error) => {
    expect(partieOfRounds(rounds)).toMatchObject({ ok: false, error });
  });

  test('name the trick of an illegal card', () => {
    // Eicheln are led and must be followed: seat 2 holds E7 and throws R6, seat 3's E6 and R8 lie right.
    const parsed = parseCards('EA R6 E6 E8 EK E7 E9 E10');
    const rest = round.cards.filter((card) => !(parsed.ok ? parsed.value : []).includes(card));
    const cards = [...(parsed.ok ? parsed.value : []), ...rest];
    expect(partieOfRounds([{ ...round, contract: 'obenabe', cards }])).toMatchObject({
      ok: false,
      error: { code: 'round-refused', round: 1, trick: 1, refusal: { code: 'must-follow-suit' } },
    });
  });
});

describe.skipIf(!existsSync(REAL_GAMES))('The real games', () => {
  test('in HSLU form read, and write byte for byte', () => {
    const text = readFileSync(`${REAL_GAMES}hslu-log-sample.jsonl`, 'utf8');
    const rounds = roundsIn(text);
    expect(rounds).toHaveLength(55);
    expect(rounds.map(({ events }) => writeHslu(events).text).join('')).toBe(text);
  });

  test('with `pushed` read with the same winners and points', () => {
    const rounds = roundsIn(readFileSync(`${REAL_GAMES}rounds.json`, 'utf8'));
    expect(rounds).toHaveLength(180);
    expect(rounds[0]!.line).toBe(2);
  });
});

test('The rounds of the test kit are what the HSLU form says of them', () => {
  for (const { contract, dealer, pushed, tricks, cardPoints } of realRounds) {
    const parsed = parseCards(tricks.flatMap(({ cards }) => cards).join(' '));
    if (!parsed.ok) throw new Error(parsed.error.found);
    const log = partieOfRounds([
      { contract: contract as Contract, dealer: dealer as Seat, pushed, cards: parsed.value },
    ]);
    if (!log.ok) throw new Error(log.error.code);
    expect(fold(log.value).score).toEqual(cardPoints);
    expect(roundsIn(writeHslu(log.value).text)[0]!.events).toEqual(log.value);
  }
});
