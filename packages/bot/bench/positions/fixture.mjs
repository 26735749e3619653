// Fixture: where our positions lie, and how an answer is judged.
import { wordOf } from './told.mjs';

export const OWN_POSITIONS = new URL('../../test/positions/partner.json', import.meta.url);

/** `accept`, `reject` or `weak` (neither). */
export function verdictOf({ accept, reject }, action) {
  const word = wordOf(action);
  if (accept.map(wordOf).includes(word)) return 'accept';
  return reject.map(wordOf).includes(word) ? 'reject' : 'weak';
}
