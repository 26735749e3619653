/**
 * Half: one half of a Jasstafel in chalk, to be read or to be written on: hundreds above, fifties on the diagonal,
 * twenties below, the rest in figures.
 */
import { type ChalkMarks, STROKE_POINTS } from '@puur/tafel';
import type { JSX } from 'preact';
import { HALF, strokesOf } from '../slate/board.js';
import { Half } from '../slate/slate.js';
import { type Move, STROKES } from './asking.js';
import { schoolSays } from './texts.js';

const FRAME = 11;
const WIDE = HALF.width + FRAME * 2;
const HIGH = HALF.height + FRAME * 2;

export function HalfSlate({
  marks,
  before,
}: {
  readonly marks: ChalkMarks;
  readonly before?: ChalkMarks;
}): JSX.Element {
  const t = schoolSays();
  const board = {
    strokes: strokesOf(marks, before ?? marks),
    rest: marks.rest,
    isRestNew: before !== undefined && before.rest !== marks.rest,
    total: 0,
  };
  return (
    <svg
      class="slate half"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={t.slate(marks.hunderter, marks.fuenfziger, marks.zwanziger, marks.rest)}
    >
      <rect width={WIDE} height={HIGH} rx="6" fill="#c79a62" />
      <path
        d={`M0 0L${FRAME} ${FRAME}M${WIDE} 0L${WIDE - FRAME} ${FRAME}M0 ${HIGH}L${FRAME} ${HIGH - FRAME}M${WIDE} ${HIGH}L${WIDE - FRAME} ${HIGH - FRAME}`}
        stroke="#8b6134"
        stroke-width="1"
      />
      <g transform={`translate(${FRAME} ${FRAME})`}>
        <rect class="ground" width={HALF.width} height={HALF.height} rx="2" />
        <rect width={HALF.width} height="5" fill="#000" fill-opacity=".28" />
        <Half board={board} isWriting={before !== undefined} />
      </g>
    </svg>
  );
}

/** The strokes one may make. */
export function StrokeKeys({ onMove }: { readonly onMove: (move: Move) => void }): JSX.Element {
  const t = schoolSays();
  return (
    <div class="stroke-keys">
      {STROKES.map((stroke) => (
        <button
          key={stroke}
          type="button"
          data-stroke={stroke}
          onClick={() => {
            onMove({ do: 'stroke', stroke });
          }}
        >
          <svg viewBox="0 0 24 24" class="icon" aria-hidden="true" focusable="false">
            <path d={stroke === 'fuenfziger' ? 'M7 5l10 14' : 'M12 4v16'} />
          </svg>
          <span>
            {STROKE_POINTS[stroke]} <span class="hidden">{t.strokes[stroke]}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
