/** Expectation: what the own side was to expect of a round after each trick, and where it lost most of it. */
import type { JSX } from 'preact';
import type { LookBack } from '@puur/bot';
import { TRICKS_PER_ROUND } from '@puur/rules';
import { later } from '../lang/texts.js';
import { linesFor, pointsAfter } from './course.js';

const WIDE = 328;
const HIGH = 150;
const LEFT = 38;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 30;

const xOf = (trick: number): number => LEFT + 10 + (trick / TRICKS_PER_ROUND) * (WIDE - LEFT - RIGHT - 20);

export function Expectation({ story, label }: { readonly story: LookBack; readonly label: string }): JSX.Element {
  const t = later.value!.review.coach;
  const course = [{ trick: 0, points: story.start ?? story.end ?? 0 }, ...story.course];
  const lines = linesFor(course.map(({ points }) => points));
  const [low, high] = [lines[0]!, lines.at(-1)!];
  const yOf = (points: number): number => TOP + ((high - points) / (high - low)) * (HIGH - TOP - BOTTOM);
  const dots = course.map(({ trick, points }) => ({ x: xOf(trick), y: yOf(points) }));
  const path = dots.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg class="expectation" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      {lines.map((points) => (
        <g key={points}>
          <line x1={LEFT} x2={WIDE - RIGHT} y1={yOf(points)} y2={yOf(points)} class="grid" />
          <text x={LEFT - 6} y={yOf(points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      <polygon class="under" points={`${dots[0]!.x},${HIGH - BOTTOM} ${path} ${dots.at(-1)!.x},${HIGH - BOTTOM}`} />
      <polyline class="line" points={path} />
      {dots.map(({ x, y }) => (
        <circle key={x} class="dot" cx={x} cy={y} r="3" />
      ))}
      {story.dearest.map(({ choice }, n) => {
        const [x, y] = [xOf(choice.trick!), yOf(pointsAfter(course, choice.trick!))];
        return (
          <g key={choice.trick} class="dear">
            <circle cx={x} cy={y} r="9" />
            <text x={x} y={y + 4} text-anchor="middle">
              {n + 1}
            </text>
          </g>
        );
      })}
      {Array.from({ length: TRICKS_PER_ROUND + 1 }, (_, trick) => (
        <text key={trick} x={xOf(trick)} y={HIGH - 8} text-anchor="middle">
          {trick === 0 ? t.start : trick}
        </text>
      ))}
    </svg>
  );
}
