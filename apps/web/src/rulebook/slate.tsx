/**
 * Slate: one half of the Jasstafel with its strokes, small and still. Where strokes lie and how chalk looks is the business
 * of the slate of the app.
 */
import type { ChalkMarks } from '@puur/tafel';
import type { JSX } from 'preact';
import { BARS, CHALK, HALF, strokesOf } from '../slate/board.js';
import { DIGITS, type Point, strokePath } from '../slate/chalk.js';
import type { Book } from './book.js';

const DIGIT_HIGH = 16 * 0.0115 * HALF.height;
const FRAME = 9;

/** The lines of a rest number: a minus if need be, then its digits. */
function restLines(rest: number): readonly { readonly from: Point; readonly to: Point }[] {
  const scale = DIGIT_HIGH / 16;
  const [left, top] = [0.8 * HALF.width, BARS.bottom - DIGIT_HIGH * 0.62];
  const signs: readonly (readonly (readonly [number, number])[])[] = [
    ...(rest < 0
      ? [
          [
            [1, 8],
            [8, 8],
          ] as const,
        ]
      : []),
    ...Array.from(String(Math.abs(rest)), (digit) => DIGITS[Number(digit)]!),
  ];
  return signs.flatMap((points, at) => {
    const place = ([x, y]: readonly [number, number]): Point => ({
      x: left + at * 12.75 * scale + x * scale,
      y: top + y * scale,
    });
    return points.slice(1).map((point, i) => ({ from: place(points[i]!), to: place(point) }));
  });
}

/** What a person who does not see it hears. */
export function marksWords({ t }: Pick<Book, 't'>, { hunderter, fuenfziger, zwanziger, rest }: ChalkMarks): string {
  const { strokes } = t;
  const parts = [
    hunderter > 0 && strokes.hunderter(hunderter),
    fuenfziger > 0 && strokes.fuenfziger(fuenfziger),
    zwanziger > 0 && strokes.zwanziger(zwanziger),
    rest !== 0 && strokes.rest(rest < 0 ? `−${-rest}` : `${rest}`),
  ].filter((part) => part !== false);
  return parts.length === 0 ? strokes.empty : parts.join(', ');
}

export function HalfSlate({ book, marks }: { readonly book: Book; readonly marks: ChalkMarks }): JSX.Element {
  const [wide, high] = [HALF.width + FRAME * 2, HALF.height + FRAME * 2];
  const { left, right, top, bottom } = BARS;
  return (
    <svg
      class="half-slate"
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={book.t.example.slate(marksWords(book, marks))}
      focusable="false"
    >
      <rect width={wide} height={high} rx="6" fill="#c79a62" />
      <g transform={`translate(${FRAME} ${FRAME})`}>
        <rect class="ground" width={HALF.width} height={HALF.height} rx="2" />
        <path class="bars" d={`M${left} ${top}H${right}L${left} ${bottom}H${right}`} />
        <g class="chalk">
          {strokesOf(marks).map(({ from, to, seed, width }) => (
            <path key={seed} d={strokePath(from, to, width, seed)} />
          ))}
          {marks.rest !== 0 &&
            restLines(marks.rest).map(({ from, to }, i) => (
              <path key={i} d={strokePath(from, to, CHALK * 0.82, 5000 + i)} />
            ))}
        </g>
      </g>
    </svg>
  );
}
