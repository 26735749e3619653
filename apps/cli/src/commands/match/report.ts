/** Report: what a match has shown, as a table in words or as JSON. */
import { type Choice, type Fault, FAULTS, type MatchSummary, type PairResult, type Side, SIDES } from '@puur/bot';
import { CONTRACTS } from '@puur/rules';
import { blockWidth, type Lines, padEnd, padStart, tame } from '../../screen/layout.js';
import { nearestPreset } from '../settings.js';
import type { Shell } from '../shell.js';
import { headOf, type Plan } from './plan.js';

/** How often a fault of one kind and detail occurred on a side. */
export interface FaultCount {
  readonly side: Side;
  readonly fault: Fault;
  readonly detail: string;
  readonly count: number;
}

/** All faults, the most frequent first. */
export function faultsIn(results: readonly PairResult[]): readonly FaultCount[] {
  const counts = new Map<string, FaultCount>();
  for (const side of SIDES) {
    for (const { fault, detail } of results.flatMap((result) => result[side].incidents)) {
      const key = JSON.stringify([side, fault, detail]);
      counts.set(key, { side, fault, detail, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

/** The same as data: the head of the file, and everything that the table tells. Numbers that nobody knows are null. */
export function reportOf(plan: Plan, summary: MatchSummary, results: readonly PairResult[]): object {
  const { a, b, ...head } = headOf(plan);
  const { deals: played, mean, stdError, low, high } = summary;
  const sides = { a: { player: a, ...summary.a }, b: { player: b, ...summary.b } };
  return { ...head, played, mean, stdError, low, high, ...sides, faults: faultsIn(results) };
}

/** The table. */
export function reportLines(plan: Plan, summary: MatchSummary, results: readonly PairResult[], shell: Shell): Lines {
  const { texts, paint, signs } = shell;
  const { match } = texts;
  const head = headOf(plan);
  const { id, exact } = nearestPreset(plan.profile);
  const terms = [
    match.deals(summary.deals),
    texts.shell.profileOf(exact ? id : texts.shell.ownProfile(id)),
    texts.shell.dealSeed(tame(head.seed)),
  ];
  const faults = faultsIn(results).slice(0, MOST_FAULTS);
  return [
    `A  ${tame(head.a)}`,
    `B  ${tame(head.b)}`,
    terms.join(` ${signs.dot} `),
    '',
    ...differenceLines(summary, shell).map((line, index) => (index === 0 ? paint(line, 'bold') : line)),
    ...(summary.deals === 0 ? [] : ['', ...rows(summary, shell)]),
    ...(faults.length === 0 ? [] : ['', match.faultsTitle]),
    ...faults.map(({ side, fault, detail, count }) => {
      const why = (texts.rest.faults as Readonly<Record<string, string>>)[detail] ?? tame(detail);
      return `  ${side.toUpperCase()}  ${match.times(count)}  ${match.faults[fault]}: ${why}`;
    }),
  ];
}

/** Faults that are told one by one; all of them are in the file and in the JSON. */
const MOST_FAULTS = 5;

function differenceLines({ deals, mean, stdError, low, high }: MatchSummary, { texts: { match } }: Shell): Lines {
  if (deals === 0) return [match.nothing];
  if (deals === 1) return [match.single(signed(mean, match.number))];
  const [less, more, error] = [signed(low, match.number), signed(high, match.number), match.number(stdError, 1)];
  const verdict = low > 0 ? match.better('A') : high < 0 ? match.better('B') : match.even;
  return [match.difference(signed(mean, match.number), less, more), match.spread(error, verdict)];
}

function rows({ a, b }: MatchSummary, { texts, faces }: Shell): Lines {
  const { match } = texts;
  const number = (value: number): string => match.number(value, 1);
  const time = (ms: number): string => match.number(ms, ms < 10 ? 2 : ms < 100 ? 1 : 0);
  const table: (readonly [label: string, a: string, b: string])[] = [
    ['', 'A', 'B'],
    [match.points, number(a.points), number(b.points)],
    [match.meanTime, time(a.meanMs), time(b.meanMs)],
    [match.longTime, time(a.p95Ms), time(b.p95Ms)],
    ...FAULTS.map((fault) => [match.faults[fault], String(a.faults[fault]), String(b.faults[fault])] as const),
  ];
  const choice = (label: string, key: Choice): void => {
    const [one, other] = [a.chosen[key] ?? 0, b.chosen[key] ?? 0];
    if (one + other > 0) table.push([label, String(one), String(other)]);
  };
  choice(match.pushed, 'push');
  for (const contract of CONTRACTS) choice(faces.contract(contract), contract);
  const widths = [0, 1, 2].map((column) => blockWidth(table.map((row) => row[column]!)));
  return table.map(
    ([label, one, other]) =>
      `  ${padEnd(label, widths[0]! + 2)}${padStart(one, widths[1]!)}  ${padStart(other, widths[2]!)}`,
  );
}

/** A number with its sign, one decimal. */
export function signed(value: number, number: (value: number, digits: number) => string): string {
  const text = number(Math.abs(value), 1);
  if (!/[1-9]/.test(text)) return text;
  return `${value < 0 ? '-' : '+'}${text}`;
}
