/**
 * Trained: the guide of the weights that come with the package, unpacked when it is first needed.
 */
import { bytesOfBase64 } from '../net/kernel.js';
import { unpack, type Weights } from '../net/packing.js';
import { PEOPLE_OBENABE } from '../weights/people-obenabe.js';
import { PEOPLE_TRUMP } from '../weights/people-trump.js';
import { PEOPLE_UNDENUFE } from '../weights/people-undenufe.js';
import { WORTH_OBENABE } from '../weights/worth-obenabe.js';
import { WORTH_TRUMP } from '../weights/worth-trump.js';
import { WORTH_TURNING } from '../weights/worth-turning.js';
import { WORTH_UNDENUFE } from '../weights/worth-undenufe.js';
import { Guide } from './guide.js';

let trained: Guide | null = null;

/** The guide; one for all players of a process, since each answers before the next is asked. */
export function guide(): Guide {
  const open = (text: string): Weights => unpack(bytesOfBase64(text));
  trained ??= new Guide({
    trump: { worth: open(WORTH_TRUMP), people: open(PEOPLE_TRUMP) },
    obenabe: { worth: open(WORTH_OBENABE), people: open(PEOPLE_OBENABE) },
    undenufe: { worth: open(WORTH_UNDENUFE), people: open(PEOPLE_UNDENUFE) },
    turning: { worth: open(WORTH_TURNING), people: null },
  });
  return trained;
}
