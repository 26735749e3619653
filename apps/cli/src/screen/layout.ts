/**
 * Layout: lines of text side by side, padded, centred and folded by what the eye sees of them.
 *
 * Every sign we draw is one column wide, so the width of a text is its number of characters without the paint.
 */

/** A block of lines. */
export type Lines = readonly string[];

/** The escapes of paint.ts. */
const PAINTED = /\u001b\[\d+m/g;

/** A text without its paint. */
export function unpainted(text: string): string {
  return text.replace(PAINTED, '');
}

/** A text from outside on one line, without what a terminal would obey. */
export function tame(text: string): string {
  return text.replace(/\p{Control}/gu, ' ');
}

/** Columns that a text takes. */
export function widthOf(text: string): number {
  return Array.from(unpainted(text)).length;
}

/** The widest line of a block. */
export function blockWidth(lines: Lines): number {
  return Math.max(0, ...lines.map(widthOf));
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

export function centre(text: string, width: number): string {
  const left = Math.max(0, Math.floor((width - widthOf(text)) / 2));
  return padEnd(' '.repeat(left) + text, width);
}

/** One text at the left and one at the right edge; under each other where they do not fit. */
export function spread(left: string, right: string, width: number): Lines {
  const gap = width - widthOf(left) - widthOf(right);
  return gap < 2 ? [left, padStart(right, width)] : [left + ' '.repeat(gap) + right];
}

/** Blocks side by side, each as wide as its widest line. */
export function beside(blocks: readonly Lines[], gap: number): Lines {
  const widths = blocks.map(blockWidth);
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, index) => padEnd(block[row] ?? '', widths[index]!))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Folds a text at blanks; the lines after the first are indented. A word that is too long stands alone. */
export function fold(text: string, width: number, indent = 0): Lines {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const grown = line === '' ? word : `${line} ${word}`;
    const room = lines.length === 0 ? width : width - indent;
    if (line !== '' && widthOf(grown) > room) {
      lines.push(line);
      line = word;
    } else line = grown;
  }
  lines.push(line);
  return lines.map((folded, index) => (index === 0 ? folded : ' '.repeat(indent) + folded));
}

/** Moves a block to the right. */
export function indented(lines: Lines, by: number): Lines {
  return lines.map((line) => (line === '' ? line : ' '.repeat(by) + line));
}

/** Items put into rows, as many in each as fit. */
export function flow(items: Lines, width: number, gap: string): Lines {
  const rows: string[] = [];
  for (const item of items) {
    const last = rows.at(-1);
    if (last !== undefined && widthOf(last) + widthOf(gap) + widthOf(item) <= width)
      rows[rows.length - 1] = last + gap + item;
    else rows.push(item);
  }
  return rows;
}
