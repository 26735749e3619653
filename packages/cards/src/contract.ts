/**
 * Contract signs for buttons and badges, in a box from -12 to 12: suits as themselves, the rest as arrows.
 *
 * Obenabe comes down from a line, Undenufe rises from one; Slalom winds through gates; Gusti turns round once. Arrows are
 * drawn in `currentColor`, so that they take the colour of the words beside them.
 */
import { group, line } from './pen.js';
import type { Contract } from './vocabulary.js';

type Arrow = Exclude<Contract, `trump:${string}`>;

const DOWN: Readonly<Record<Arrow, readonly [bold: string, fine: string]>> = {
  obenabe: ['M0 -6.4L0 8.6M-5.6 3L0 8.6L5.6 3', 'M-7 -9.6L7 -9.6'],
  undenufe: ['M0 6.4L0 -8.6M-5.6 -3L0 -8.6L5.6 -3', 'M-7 9.6L7 9.6'],
  'slalom:obenabe': ['M-9 -8L-4.6 4.6Q-3.4 7.4 -2.2 4.6L2 -5Q3.2 -7.6 4.4 -5L8.6 7M3.6 5L8.6 8L10.4 2.4', ''],
  'slalom:undenufe': ['M-9 8L-4.6 -4.6Q-3.4 -7.4 -2.2 -4.6L2 5Q3.2 7.6 4.4 5L8.6 -7M3.6 -5L8.6 -8L10.4 -2.4', ''],
  'gusti:obenabe': ['M-6.4 -9L-6.4 2.6Q-6.4 8.6 -.2 8.6Q6 8.6 6 2.6L6 -5M1 -1.4L6 -6.6L11 -1.4', ''],
  'gusti:undenufe': ['M-6.4 9L-6.4 -2.6Q-6.4 -8.6 -.2 -8.6Q6 -8.6 6 -2.6L6 5M1 1.4L6 6.6L11 1.4', ''],
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
