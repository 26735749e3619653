import { describe, expect, it, test } from 'vitest';
import { escapesIn, type Heard, runCommand } from '../../test/fake-io.js';
import type { Command } from '../io.js';
import { LANGUAGES } from '../lang/language.js';
import * as solve from './solve.js';

/** Seat 1 may take the king with the ace of Eicheln: 11 + 4, and 5 for the last trick (reference page). */
const PROBLEM = {
  contract: 'obenabe',
  hands: { 0: ['E6'], 1: ['EA', 'RA'], 2: ['S6', 'R7'], 3: ['T6', 'T7'] },
  leader: 0,
  trick: ['RK'],
};
/** Seats 0 and 2 hold the four highest trumps: 20 + 14 + 11 + 4, and 5. */
const SURE = {
  contract: 'trump:E',
  hands: { 0: ['EU', 'E9'], 1: ['R6', 'R7'], 2: ['EA', 'EK'], 3: ['T6', 'T7'] },
  leader: 0,
};
/** A whole round of trump: not solved between two looks at the clock. */
const ROUND = {
  contract: 'trump:E',
  hands: {
    0: ['E6', 'EK', 'R7', 'R9', 'S9', 'S10', 'T7', 'T10', 'TU'],
    1: ['EA', 'R6', 'R8', 'S8', 'SU', 'SO', 'SA', 'TO', 'TK'],
    2: ['E10', 'EU', 'RU', 'RO', 'S6', 'S7', 'SK', 'T9', 'TA'],
    3: ['E7', 'E8', 'E9', 'EO', 'R10', 'RK', 'RA', 'T6', 'T8'],
  },
  leader: 0,
};

const give = (problem: unknown, ...args: readonly string[]): Promise<Heard> =>
  runCommand(solve, [...args, '-'], { input: typeof problem === 'string' ? problem : JSON.stringify(problem) });

/** The command with a clock that goes on so many milliseconds with every look, and standard error a terminal or not. */
function ticking(step: number, isTerminal: boolean): Command {
  let time = 0;
  return {
    run(args, io) {
      if (isTerminal) Object.assign(io.stderr, { isTTY: true });
      return solve.run(args, io, () => (time += step));
    },
  };
}

describe('solve', () => {
  it('tells the position, the result and each card, the best first', async () => {
    const { code, out, err } = await give(SURE);
    expect([code, err, escapesIn(out)]).toEqual([0, '', '']);
    expect(out).toBe(
      [
        '◊ Eicheln · Stich 8 von 9 · Am Zug: Heidi',
        '',
        '  0  Heidi  ◊U ◊9',
        '  1  Vreni  ☼7 ☼6',
        '  2  Ruth   ◊A ◊K',
        '  3  Köbi   ▼7 ▼6',
        '',
        'Wenn alle richtig spielen, machen noch:',
        '  Heidi und Ruth   54',
        '  Vreni und Köbi    0',
        '',
        'Das bringt jede Karte Heidi und Ruth:',
        '  Eichel-Under   54',
        '  Eichel-Neun    54',
        '',
      ].join('\n'),
    );
  });

  it('shows the cards lying, and values only what may be played', async () => {
    const { out } = await give(PROBLEM, '--lang', 'en', '--deck', 'french');
    expect(out).toContain('Lying: ♥K');
    expect(out).toMatch(/ace of hearts +31/);
    expect(out).not.toContain('ace of diamonds');
  });

  it('answers in the words of the engine with --json', async () => {
    const { out } = await give({ id: 7, op: 'solve', ...SURE, match: true, tricksWon: [7, 0] }, '--json');
    expect(JSON.parse(out)).toEqual({ exact: true, points: [154, 0], moves: { EU: [154, 0], E9: [154, 0] } });
  });

  it('keeps to the profile of the problem', async () => {
    const { out } = await give({ ...SURE, profile: { lastTrick: 0 } }, '--json');
    expect(JSON.parse(out)).toMatchObject({ points: [49, 0] });
  });

  test.each(LANGUAGES)('tells in %s what is proved when time is up', async (language) => {
    const { code, out, err } = await runCommand(ticking(100, false), ['--time', '1', '--lang', language, '-'], {
      input: JSON.stringify(ROUND),
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/\d+ (?:bis|à|a|to) \d+/);
    expect(out).not.toContain('undefined');
  });

  it('shows on a terminal how far it is, and takes the line away again', async () => {
    const { out, err } = await runCommand(ticking(100, true), ['--time', '3', '--json', '-'], {
      input: JSON.stringify(ROUND),
    });
    expect(JSON.parse(out)).toMatchObject({ exact: false });
    expect(err).toMatch(/^\rAm Rechnen seit 0 s/);
    expect(err).toContain('Am Rechnen seit 2 s');
    expect(err).toMatch(/\r {79}\r$/);
  });

  it('shows nothing of the kind for what is done at once', async () => {
    const { err } = await runCommand(ticking(1, true), ['-'], { input: JSON.stringify(SURE) });
    expect(err).toBe('');
  });
});

describe('a problem that is none', () => {
  const lying = { ...PROBLEM, hands: { ...PROBLEM.hands, 1: ['RA'] }, trick: ['RK', 'EA'] };
  test.each([
    ['no JSON', 'EU E9', /Zeile 1, Spalte 1: Hier hört das JSON auf/],
    ['half of it', '{"contract":\n"obenabe"', /Zeile 2, Spalte 10/],
    [
      'a field twice',
      JSON.stringify(SURE).replace('{"contract"', '{"leader":1,\n"contract"'),
      /Zeile 2, Spalte \d+: «leader» steht in diesem Objekt schon einmal\./,
    ],
    [
      'a seat twice, spelt with an escape',
      JSON.stringify(SURE).replace('"hands":{', '"hands":{"\\u0030":["E6"],'),
      /«0» steht in diesem Objekt schon einmal/,
    ],
    ['a list', [], /kein Objekt/],
    ['a word for the profile', { ...SURE, profile: 'bern' }, /«profile», eine solche Abmachung/],
    ['another operation', { ...SURE, op: 'deal' }, /«op»/],
    ['no contract', { ...SURE, contract: undefined }, /«contract», das Feld fehlt/],
    [
      'a card that is none',
      { ...SURE, hands: { ...SURE.hands, 2: ['EA', 'X9'] } },
      /«hands\.2\[1\]», das ist keine Karte/,
    ],
    ['a hand too short', { ...SURE, hands: { ...SURE.hands, 2: ['EA'] } }, /«hands», die Hände passen nicht/],
    ['tricks that do not sum', { ...SURE, tricksWon: [1, 1] }, /«tricksWon», das sind nicht so viele Stiche/],
    ['a revoke', lying, /«trick\[1\]», diese Karte durfte nicht gespielt werden\. .*\./],
  ])('%s: one sentence, exit 2', async (_, problem, sentence) => {
    const { code, out, err } = await give(problem);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^Die Eingabe ist keine Aufgabe/);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test.each(['0', '-1', 'bald', '1e3', '86401'])('a time of %s is refused', async (time) => {
    const { code, err } = await give(SURE, `--time=${time}`);
    expect(code).toBe(2);
    expect(err).toContain(`«${time}» geht nicht für --time`);
  });

  it('names the file that there is not', async () => {
    const { code, err } = await runCommand(solve, ['no-such-problem.json']);
    expect([code, err]).toEqual([2, 'Die Datei no-such-problem.json gibt es nicht.\n']);
  });
});
