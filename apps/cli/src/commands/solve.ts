/**
 * `puur solve FILE|-`: the best play of a position with all cards open, and what each card is worth.
 *
 * The position is told in the fields of the engine's `solve`, so that a request to the engine is a problem too. While it
 * is searched a terminal shows on standard error how far it is; the line is gone before the answer stands.
 */
import { performance } from 'node:perf_hooks';
import { parseJson } from '@puur/records';
import {
  assert,
  type Card,
  otherTeam,
  parseCard,
  type PerTeam,
  type PlayReason,
  refuse,
  resolveProfile,
  type Result,
  type Seat,
  seatAfter,
  SEATS,
  type Team,
  teamOf,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import { type Bounds, type Problem, type Solution, Solver } from '@puur/solver';
import { type Fault, profileFault } from '../engine/fault.js';
import type { Fields } from '../engine/op.js';
import { questionIn, resultOf, type SolveQuestion, solveWithin } from '../engine/ops/solve.js';
import type { Io } from '../io.js';
import { PROBLEM_FAULTS } from '../lang/words.js';
import { blockWidth, type Lines, padEnd, padStart } from '../screen/layout.js';
import { isTerminal } from '../screen/paint.js';
import { namesFrom } from './play/setup.js';
import { readInput, recordSentence } from './reading.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';

const PROGRESS_EVERY_MS = 250;

/** @param now milliseconds of a clock that only goes on */
export async function run(
  args: readonly string[],
  io: Io,
  now: () => number = () => performance.now(),
): Promise<number> {
  const shell = await openShell(args, io, SPECS.solve);
  if (typeof shell === 'number') return shell;
  const { texts } = shell;
  const { time } = shell.args.values;
  const seconds = time === undefined ? undefined : secondsIn(time);
  if (seconds === null) return refused(shell, texts.shell.badValue('--time', time!, '0.1, 1, 60 … 86400'));
  const path = shell.args.words[0]!;
  const input = await readInput(path, shell);
  if (!input.ok) {
    shell.complain(input.error.sentence);
    return input.error.exit;
  }
  const name = path === '-' ? texts.shell.standardInput : path;
  const json = parseJson(input.value);
  if (!json.ok) return refused(shell, texts.shell.noProblem(name, recordSentence(json.error, shell)));
  const read = problemIn(json.value);
  if (!read.ok) return refused(shell, texts.shell.noProblem(name, faultSentence(read.error, shell)));
  const question = seconds === undefined ? read.value : { ...read.value, timeMs: seconds * 1000 };
  const solved = search(question, shell, now);
  if (!solved.ok) return refused(shell, texts.shell.noProblem(name, faultSentence(solved.error, shell)));
  if (shell.args.flags.has('json')) shell.json(resultOf(solved.value));
  else shell.say(...answerLines(question.problem, solved.value, shell));
  return EXIT.ok;
}

function refused(shell: Shell, sentence: string): number {
  shell.complain(sentence);
  return EXIT.usage;
}

const LONGEST_SECONDS = 86_400;

/** The seconds that a text asks for; null if it does not. */
function secondsIn(text: string): number | null {
  const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  return seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : null;
}

/** The problem that JSON tells; a request to the engine for `solve` is one too. */
function problemIn(value: unknown): Result<SolveQuestion, Fault> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse({ code: 'not-an-object' });
  const { id, op = 'solve', profile: settings, ...fields } = value as Fields;
  if (op !== 'solve') return refuse({ code: 'bad-value', path: 'op', expected: 'solve', found: op });
  if (typeof id === 'object' && id !== null) return refuse({ code: 'bad-type', path: 'id', found: id });
  const profile = resolveProfile(settings);
  if (!profile.ok) return refuse(profileFault('profile', profile.error));
  return questionIn(fields, profile.value);
}

/** A fault in the reader's language, with the field it is about. */
function faultSentence({ code, path, details }: Fault, { texts, faces }: Shell): string {
  const known = PROBLEM_FAULTS.find((name) => name === code);
  assert(known !== undefined, `a problem has no fault ${code}`);
  const why = known === 'illegal-play' ? illegalPlay(details as unknown as IllegalPlay) : texts.problem[known];
  return path === undefined ? why : `«${path}», ${why}`;

  function illegalPlay({ seat, card, reason }: IllegalPlay): string {
    const parsed = parseCard(card);
    const words = { who: nameOf(seat, texts.table), cards: parsed.ok ? faces.name(parsed.value) : card };
    return `${texts.problem['illegal-play']} ${texts.refusals[reason]({ ...words, legal: '', led: '' })}`;
  }
}

interface IllegalPlay {
  readonly seat: Seat;
  readonly card: string;
  readonly reason: PlayReason;
}

function nameOf(seat: Seat, table: Shell['texts']['table']): string {
  return namesFrom(undefined, null, table)![seat];
}

/** Searches, and shows on a terminal for how long already and what is proved. */
function search(question: SolveQuestion, shell: Shell, now: () => number): Result<Solution, Fault> {
  const { io, texts, width } = shell;
  if (!isTerminal(io.stderr)) return solveWithin(question, new Solver(), now);
  const start = now();
  let shown = start;
  let proved = '';
  const clear = (): void => void io.stderr.write(`\r${' '.repeat(width - 1)}\r`);
  const shouldStop = (): boolean => {
    if (now() - shown < PROGRESS_EVERY_MS) return false;
    shown = now();
    const line = `${texts.shell.solving(Math.floor((shown - start) / 1000))}${proved}`;
    io.stderr.write(`\r${padEnd(line.slice(0, width - 1), width - 1)}`);
    return false;
  };
  const onProgress = ({ bounds: { low, high } }: { readonly bounds: Bounds }): void => {
    proved = `, ${texts.table.pair(nameOf(0, texts.table), nameOf(2, texts.table))}: ${texts.shell.between(low[0], high[0])}`;
  };
  const solved = solveWithin(question, new Solver(), now, { budget: { shouldStop }, onProgress });
  if (shown > start) clear();
  return solved;
}

/** The position, the result of both sides, and each card by what it brings its side, the best first. */
function answerLines(problem: Problem, solution: Solution, shell: Shell): Lines {
  const { texts, paint } = shell;
  const { trick = [], leader } = problem;
  const seat = seatAfter(leader, trick.length);
  const team = teamOf(seat);
  const sides: PerTeam<string> = [sideOf(0, shell), sideOf(1, shell)];
  const column = blockWidth(sides) + 2;
  const row = (side: Team, points: string): string => `  ${padEnd(sides[side], column)}${padStart(points, 3)}`;
  const head = [...positionLines(problem, seat, shell), ''];
  if (!solution.exact) {
    const { low, high } = solution.bounds;
    const between = (side: Team): string => row(side, texts.shell.between(low[side], high[side]));
    return [...head, texts.shell.notSolved, between(team), between(otherTeam(team))];
  }
  const { points, moves } = solution;
  const trickNo = TRICKS_PER_ROUND + 1 - problem.hands[seat].size;
  const worth = (card: Card): number => moves.get(card)![team];
  const cards = [...shell.faces.sorted([...moves.keys()], problem.contract, trickNo)].sort(
    (a, b) => worth(b) - worth(a),
  );
  const names = cards.map((card) => shell.faces.name(card));
  const best = Math.max(...cards.map(worth));
  return [
    ...head,
    texts.shell.bestPlay,
    row(team, String(points[team])),
    row(otherTeam(team), String(points[otherTeam(team)])),
    '',
    texts.shell.cardsBring(sides[team]),
    ...cards.map((card, index) => {
      const line = `${padEnd(names[index]!, blockWidth(names) + 2)}${padStart(String(worth(card)), 3)}`;
      return `  ${worth(card) === best ? paint(line, 'bold') : line}`;
    }),
  ];
}

function sideOf(team: Team, { texts }: Shell): string {
  const [one, other] = SEATS.filter((seat) => teamOf(seat) === team).map((seat) => nameOf(seat, texts.table));
  return texts.table.pair(one!, other!);
}

function positionLines(problem: Problem, seat: Seat, { texts, faces, signs }: Shell): Lines {
  const { contract, hands, trick = [] } = problem;
  const names = SEATS.map((at) => nameOf(at, texts.table));
  const trickNo = TRICKS_PER_ROUND + 1 - hands[seat].size;
  const title = [faces.contractWithSign(contract), texts.table.trickOf(trickNo), texts.shell.toPlay(names[seat]!)];
  return [
    title.join(` ${signs.dot} `),
    '',
    ...SEATS.map((at) => {
      const held = faces.sorted(hands[at].toArray(), contract, trickNo);
      return `  ${at}  ${padEnd(names[at]!, blockWidth(names))}  ${faces.shorts(held)}`.trimEnd();
    }),
    ...(trick.length > 0 ? ['', texts.shell.lying(faces.shorts(trick))] : []),
  ];
}
