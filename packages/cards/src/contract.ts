/**
 * Contract signs for buttons and badges, in a box from -12 to 12: suits as themselves, the rest as arrows.
 *
 * Obenabe comes down from a line, Undenufe rises from one; Slalom zigzags the way it begins; Gusti
 * turns round once. Arrows are
 * drawn in `currentColor`, so that they take the colour of the words beside them.
 */
import { group, line } from './pen.js';
import type { Contract } from './vocabulary.js';

type Arrow = Exclude<Contract, `trump:${string}`>;

const DOWN: Readonly<Record<Arrow, readonly [bold: string, fine: string]>> = {
  obenabe: ['M0 -6.4L0 8.6M-5.6 3L0 8.6L5.6 3', 'M-7 -9.6L7 -9.6'],
  undenufe: ['M0 6.4L0 -8.6M-5.6 -3L0 -8.6L5.6 -3', 'M-7 9.6L7 9.6'],
  'slalom:obenabe': ['M-7.6 -9L6.4 -4.6L-6.4 1.6L6.4 7.6M4.4 2.6L6.8 7.8L1.4 9', ''],
  'slalom:undenufe': ['M-7.6 9L6.4 4.6L-6.4 -1.6L6.4 -7.6M4.4 -2.6L6.8 -7.8L1.4 -9', ''],
  'gusti:obenabe': ['M-7.4 -8.6L-7.4 1.6C-7.4 10.6 4.6 10.6 4.6 1.6L4.6 -7.4M-.4 -2.6L4.6 -7.6L9.6 -2.6', ''],
  'gusti:undenufe': ['M-7.4 8.6L-7.4 -1.6C-7.4 -10.6 4.6 -10.6 4.6 -1.6L4.6 7.4M-.4 2.6L4.6 7.6L9.6 2.6', ''],
};

/** The canvas of suit and contract signs. */
export const SIGN_BOX = '-12 -12 24 24';

/** The arrows of a contract without trump. */
export function arrows(contract: Arrow): string {
  const [bold, fine] = DOWN[contract];
  return group(
    'fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"',
    line(bold) + (fine === '' ? '' : line(fine)),
  );
}
