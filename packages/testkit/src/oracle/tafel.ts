/**
 * Oracle: the canonical drawings of a total on the Jasstafel, by trying every drawing.
 *
 * Sources: jassonkel.ch (writing on the slate, V = 500) and jasswiki (strokes, the rest may be negative);
 * jasskarten.com writes 360 as three hundreds and three twenties, which is the drawing with the smallest rest. Any
 * drawing with the right sum is a valid board; a scheme only picks one.
 */

/** Signs on the slate and the number beside them. */
export interface Drawing {
  readonly fuenfhunderter: number;
  readonly hunderter: number;
  readonly fuenfziger: number;
  readonly zwanziger: number;
  readonly rest: number;
}

export type DrawingScheme = 'greedy' | 'greedy-v' | 'min-rest' | 'signed-rest';

/** The drawing a scheme picks. */
export function drawingOf(total: number, scheme: DrawingScheme): Drawing {
  const [best] = bestDrawings(total, scheme);
  if (best === undefined) throw new Error(`no drawing of ${total}`);
  return best;
}

/** Every drawing that nothing in the scheme prefers another to; there should be one. */
export function bestDrawings(total: number, scheme: DrawingScheme): Drawing[] {
  let best: Drawing[] = [];
  for (const drawing of allDrawings(total, scheme)) {
    const [incumbent] = best;
    const preference = incumbent === undefined ? 1 : prefer(drawing, incumbent, scheme);
    if (preference > 0) best = [drawing];
    else if (preference === 0) best.push(drawing);
  }
  return best;
}

/** Every drawing with the right sum whose signs overshoot the total by less than 50; signs of 500 only with V. */
function allDrawings(total: number, scheme: DrawingScheme): Drawing[] {
  if (!Number.isInteger(total) || total < 0) throw new Error(`not a total: ${total}`);
  const drawings: Drawing[] = [];
  const limit = total + 49;
  for (let fuenfhunderter = 0; fuenfhunderter * 500 <= limit; fuenfhunderter++) {
    if (fuenfhunderter > 0 && scheme !== 'greedy-v') break;
    for (let hunderter = 0; fuenfhunderter * 500 + hunderter * 100 <= limit; hunderter++) {
      for (let fuenfziger = 0; fuenfhunderter * 500 + hunderter * 100 + fuenfziger * 50 <= limit; fuenfziger++) {
        const withoutZwanziger = fuenfhunderter * 500 + hunderter * 100 + fuenfziger * 50;
        for (let zwanziger = 0; withoutZwanziger + zwanziger * 20 <= limit; zwanziger++) {
          const rest = total - withoutZwanziger - zwanziger * 20;
          if (rest < 0 && scheme !== 'signed-rest') continue;
          drawings.push({ fuenfhunderter, hunderter, fuenfziger, zwanziger, rest });
        }
      }
    }
  }
  return drawings;
}

/** Positive when `a` is the better drawing. */
function prefer(a: Drawing, b: Drawing, scheme: DrawingScheme): number {
  if (scheme === 'greedy' || scheme === 'greedy-v') {
    // As many of the largest sign as fit, then of the next.
    if (a.fuenfhunderter !== b.fuenfhunderter) return a.fuenfhunderter - b.fuenfhunderter;
    if (a.hunderter !== b.hunderter) return a.hunderter - b.hunderter;
    if (a.fuenfziger !== b.fuenfziger) return a.fuenfziger - b.fuenfziger;
    return a.zwanziger - b.zwanziger;
  }
  // The smallest rest, then the fewest strokes, then the positive rest.
  if (Math.abs(a.rest) !== Math.abs(b.rest)) return Math.abs(b.rest) - Math.abs(a.rest);
  if (strokes(a) !== strokes(b)) return strokes(b) - strokes(a);
  return a.rest - b.rest;
}

function strokes(drawing: Drawing): number {
  return drawing.fuenfhunderter + drawing.hunderter + drawing.fuenfziger + drawing.zwanziger;
}
