/**
 * The solver, by tricks left and kind of contract: single thread, each position solved from nothing.
 *
 * `signatures` are the node sums (a node is a call of the search that generates moves), and their share of what an
 * optimised search in C, the reference, needs for the same positions: compare these first, times only within one run.
 * Speed is told in nodes of the reference: how fast it would have to be to take the same time. In C it makes 16 to 29
 * million a second. The positions are the 300 of ../shared/cases/solver-deals.json where that lies beside the
 * repository, else the fixture of the package's tests.
 */
import { existsSync, readFileSync } from 'node:fs';
import { CardSet, parseCard } from '@puur/rules';
import { Solver } from '@puur/solver';

const SHARED = new URL('../../shared/cases/solver-deals.json', import.meta.url);
const FIXTURE = new URL('../packages/solver/src/positions.json', import.meta.url);

const SEATS = [0, 1, 2, 3];
/** From so many nodes (of the reference) on, a group is solved once and not in turns. */
const LONG = 2e7;
const TURNS = 5;

/** Positions by kind, such as `7 tricks, trump`. */
function groups() {
  const isShared = existsSync(SHARED);
  const { positions } = JSON.parse(readFileSync(isShared ? SHARED : FIXTURE, 'utf8'));
  const byKind = new Map();
  for (const { contract, leader, hands, nodes, points } of positions) {
    const sets = SEATS.map((seat) => {
      const names = isShared ? hands[seat] : hands[seat].split(' ');
      return CardSet.from(names.map((name) => parseCard(name).value));
    });
    const kind = `${sets[0].size} tricks, ${contract.startsWith('trump') ? 'trump' : contract}`;
    const group = byKind.get(kind) ?? { kind, positions: [], reference: 0 };
    group.positions.push({ problem: { contract, leader, hands: sets }, points });
    group.reference += nodes;
    byKind.set(kind, group);
  }
  return [...byKind.values()];
}

/** Solves a group once; nodes, and milliseconds by position. */
function solveAll(solver, { positions }, options) {
  let nodes = 0;
  const times = positions.map(({ problem, points }) => {
    const start = process.hrtime.bigint();
    const { value } = solver.solve(problem, options);
    const time = Number(process.hrtime.bigint() - start) / 1e6;
    if (!value.exact || value.points.join() !== points.join()) throw new Error(`wrong: ${JSON.stringify(problem)}`);
    nodes += value.nodes;
    return time;
  });
  return { nodes, times };
}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const ms = (number) => `${number < 100 ? number.toPrecision(3) : Math.round(number)} ms`;

export default function solverBench() {
  const solver = new Solver();
  const figures = [];
  const signatures = {};
  const notes = [];
  for (const group of groups()) {
    const { kind, reference } = group;
    const turns = reference > LONG ? 1 : TURNS;
    if (turns > 1) solveAll(solver, group, { moves: false });
    const runs = Array.from({ length: turns }, () => solveAll(solver, group, { moves: false }));
    const [{ nodes }] = runs;
    const rates = runs.map(({ times }) => (reference * 1000) / sum(times)).sort((a, b) => a - b);
    figures.push({
      name: kind,
      unit: 'reference nodes',
      median: rates[turns >> 1],
      min: rates[0],
      max: rates.at(-1),
      turns,
    });
    signatures[kind] = `${nodes} nodes, ${(nodes / reference).toFixed(3)} of ${reference}`;
    const { times } = runs.reduce((a, b) => (sum(b.times) < sum(a.times) ? b : a));
    times.sort((a, b) => a - b);
    const at = (share) => ms(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
    const mean = ms(sum(times) / times.length);
    const speed = (nodes / sum(times) / 1000).toFixed(1);
    notes.push(`${kind}: mean ${mean}, median ${at(0.5)}, p95 ${at(0.95)}; ${speed} M nodes/s`);
  }
  return { figures, signatures, notes };
}
