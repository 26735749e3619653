/**
 * Slate: the Jasstafel in chalk, both halves readable from their own side.
 */
import type { JSX } from 'preact';
import { said } from '../lang/texts.js';
import { BARS, boardOf, CHALK, HALF, type HalfBoard } from './board.js';
import { DIGITS, grains, type Point, strokePath } from './chalk.js';

const { width: W, height: H } = HALF;
const FRAME = 13;
const WIDE = W + FRAME * 2;
const HIGH = H * 2 + FRAME * 2;
/** Between the beginnings of two strokes that are written, in seconds. */
const BEAT = 0.24;

function Stroke(props: {
  from: Point;
  to: Point;
  seed: number;
  isNew: boolean;
  delay: number;
  width: number;
}): JSX.Element {
  const { from, to, seed, isNew, delay, width } = props;
  const dust = Math.hypot(to.x - from.x, to.y - from.y) > 12 ? 5 : 1;
  return (
    <g class={isNew ? 'chalk new' : 'chalk'} style={isNew ? { animationDelay: `${delay}s` } : undefined}>
      <path class="halo" d={strokePath(from, to, width * 1.4, seed)} />
      <path d={strokePath(from, to, width, seed)} />
      {grains(from, to, width * 0.8, seed, dust * 2).map(({ x, y, r }, i) => (
        <circle key={i} class="grain" cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(1)} />
      ))}
      {grains(from, to, width * 3, seed + 7, 2).map(({ x, y, r }, i) => (
        <circle key={i} cx={x.toFixed(1)} cy={y.toFixed(1)} r={(r * 0.8).toFixed(1)} />
      ))}
    </g>
  );
}

/** A number, digit by digit, each of a few strokes. */
function Figures({ value, isNew, delay }: { value: number; isNew: boolean; delay: number }): JSX.Element {
  const high = 16 * 0.0115 * H;
  const scale = high / 16;
  const text = String(value);
  return (
    <>
      {Array.from(text, (figure, at) => {
        const points = DIGITS[Number(figure)]!;
        const x0 = 0.8 * W + at * 12.5 * scale * 1.02;
        const y0 = BARS.bottom - high * 0.62;
        return points.slice(1).map(([x, y], i) => {
          const [px, py] = points[i]!;
          return (
            <Stroke
              key={`${value}.${at}.${i}`}
              from={{ x: x0 + px * scale, y: y0 + py * scale }}
              to={{ x: x0 + x * scale, y: y0 + y * scale }}
              seed={5000 + value * 20 + at * 100 + i}
              isNew={isNew}
              delay={delay + at * 0.1}
              width={CHALK * 0.82}
            />
          );
        });
      })}
    </>
  );
}

/** One half: the Z, its strokes and the rest. */
export function Half({ board, isWriting }: { board: HalfBoard; isWriting: boolean }): JSX.Element {
  let written = 0;
  return (
    <>
      <path class="bars" d={`M${BARS.left} ${BARS.top}H${BARS.right}L${BARS.left} ${BARS.bottom}H${BARS.right}`} />
      {board.strokes.map((stroke) => (
        <Stroke
          key={stroke.seed}
          {...stroke}
          isNew={stroke.isNew && isWriting}
          delay={stroke.isNew ? written++ * BEAT : 0}
        />
      ))}
      {board.rest > 0 && <Figures value={board.rest} isNew={board.isRestNew && isWriting} delay={written * BEAT} />}
    </>
  );
}

export interface SlateProps {
  /** Points of each round, for the side that looks and for the other. */
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  /** The last entry is written stroke by stroke. */
  readonly isWriting?: boolean;
}

export function SlateBoard({ ours, theirs, isWriting = false }: SlateProps): JSX.Element {
  const [near, far] = [boardOf(ours), boardOf(theirs)];
  return (
    <svg
      class={isWriting ? 'slate writing' : 'slate'}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={said().slate.spoken(near.total, far.total)}
      xmlns="http://www.w3.org/2000/svg"
    >
      <rect width={WIDE} height={HIGH} rx="6" fill="#c79a62" />
      <path
        d={`M0 0L${FRAME} ${FRAME}M${WIDE} 0L${WIDE - FRAME} ${FRAME}M0 ${HIGH}L${FRAME} ${HIGH - FRAME}M${WIDE} ${HIGH}L${WIDE - FRAME} ${HIGH - FRAME}`}
        stroke="#8b6134"
        stroke-width="1"
      />
      {[3, 6, 9, 11].map((y) => (
        <path
          key={y}
          d={`M8 ${y}H${WIDE - 8}M8 ${HIGH - y}H${WIDE - 8}M${y} 10V${HIGH - 10}M${WIDE - y} 10V${HIGH - 10}`}
          stroke="#a97b45"
          stroke-width=".5"
          stroke-opacity=".55"
          fill="none"
        />
      ))}
      <g transform={`translate(${FRAME} ${FRAME})`}>
        <rect class="ground" width={W} height={H * 2} rx="2" />
        <rect width={W} height="5" fill="#000" fill-opacity=".28" />
        <g fill="none" stroke="#fff" stroke-opacity=".025" stroke-width="20" stroke-linecap="round">
          <path d={`M60 ${H * 0.7}q40 -50 80 -6`} />
          <path d={`M190 ${H * 0.5}q50 -26 80 20`} />
          <path d={`M30 ${H * 1.5}q60 -40 110 4`} />
          <path d={`M170 ${H * 1.72}q60 30 90 -24`} />
          <path d={`M110 ${H * 1.1}q40 30 90 6`} />
        </g>
        <path class="middle" d={`M12 ${H}H${W - 12}`} />
        <g transform={`rotate(180 ${W / 2} ${H / 2})`}>
          <Half board={far} isWriting={isWriting} />
        </g>
        <g transform={`translate(0 ${H})`}>
          <Half board={near} isWriting={isWriting} />
        </g>
      </g>
    </svg>
  );
}
