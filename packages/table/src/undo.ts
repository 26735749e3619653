/**
 * Undo: where a log is cut off when a person takes back.
 *
 * Back to before the person's last card, push, contract or claim in the round that was dealt last, with everything that
 * was said with it. The deal is never undone: the same cards stay, whatever of them was seen.
 */
import type { PartieEvent, Seat } from '@puur/rules';

/** The length of the log before the last decision of a seat in the last round dealt; null if there is none. */
export function undoPoint(log: readonly PartieEvent[], seat: Seat): number | null {
  const dealt = log.findLastIndex(({ type }) => type === 'dealt' || type === 'misdealt');
  if (log[dealt]?.type !== 'dealt') return null;
  let at = log.findLastIndex((event) => isDecision(event) && event.seat === seat);
  if (at < dealt) return null;
  // What stood before the card and belongs to it: the Weis said with it, the trump it made in silence.
  if (log[at]?.type === 'card-played') {
    for (let before = log[at - 1]; before && belongsToCard(before, seat); before = log[at - 1]) at--;
  }
  return at;
}

function isDecision(
  event: PartieEvent,
): event is Extract<PartieEvent, { type: 'pushed' | 'declared' | 'card-played' | 'rest-claimed' | 'claimed' }> {
  const { type } = event;
  return (
    type === 'pushed' || type === 'declared' || type === 'card-played' || type === 'rest-claimed' || type === 'claimed'
  );
}

function belongsToCard(event: PartieEvent, seat: Seat): boolean {
  if (event.type === 'weis-announced') return event.seat === seat;
  return event.type === 'declared' && event.silent && event.seat === seat;
}
