/**
 * Paint: colours and weight for a terminal, and nothing at all for a pipe.
 *
 * Colours only where the stream is a terminal, `NO_COLOR` is unset or empty (no-color.org) and `TERM` is not `dumb`.
 * Nothing is told by colour alone; whatever is painted reads the same without.
 */
import type { Writable } from 'node:stream';

export const STYLES = ['bold', 'dim', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan'] as const;
export type Style = (typeof STYLES)[number];

const CODES: Readonly<Record<Style, readonly [on: number, off: number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
};

/** Puts a style on a text, or leaves it as it is. */
export type Paint = (text: string, ...styles: readonly Style[]) => string;

export const PLAIN: Paint = (text) => text;

export const COLOURED: Paint = (text, ...styles) =>
  text === ''
    ? text
    : styles.reduce((inside, style) => `\u001b[${CODES[style][0]}m${inside}\u001b[${CODES[style][1]}m`, text);

/** Whether a stream is a terminal. */
export function isTerminal(stream: object): boolean {
  return 'isTTY' in stream && stream.isTTY === true;
}

/** The paint for a stream. */
export function paintFor(stream: Writable, env: Readonly<Record<string, string | undefined>>): Paint {
  const wanted = (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
  return isTerminal(stream) && wanted ? COLOURED : PLAIN;
}
