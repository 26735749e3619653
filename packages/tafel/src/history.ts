/**
 * History: a log that only grows, and what of it holds.
 *
 * Undo and redo are events like any other: nothing that was ever written is taken out, so that an argument about an
 * entry can be settled by reading. What holds is a stack: an undo takes the last event that holds off it, a redo puts it
 * back, and any other event forgets what could be redone.
 */

/** Events that take back and bring back. */
export type Step = { readonly type: 'undone' } | { readonly type: 'redone' };

export interface History<E> {
  /** What holds, oldest first. */
  readonly holding: readonly E[];
  /** What a redo would bring back, the next last. */
  readonly undone: readonly E[];
}

function isStep(event: { readonly type: string }): event is Step {
  return event.type === 'undone' || event.type === 'redone';
}

/** Reads a log. An undo or redo with nothing to act on changes nothing. */
export function historyOf<E extends { readonly type: string }>(log: readonly (E | Step)[]): History<E> {
  const holding: E[] = [];
  let undone: E[] = [];
  for (const event of log) {
    if (!isStep(event)) {
      holding.push(event);
      undone = [];
    } else if (event.type === 'undone') {
      const last = holding.pop();
      if (last !== undefined) undone.push(last);
    } else {
      const back = undone.pop();
      if (back !== undefined) holding.push(back);
    }
  }
  return { holding, undone };
}
