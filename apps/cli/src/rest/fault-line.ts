/** Fault line: what a foreign player did wrong, and what was done instead, in the reader's language. */
import type { Action } from '@puur/rules';
import type { Messages } from '../lang/messages.js';
import type { Faces } from '../screen/faces.js';
import type { RestFault } from './player.js';

/** One or two sentences. What the other side answered stands in them, so they are for `Shell.complain`, which tames it. */
export function restFaultLine(fault: RestFault, { rest }: Pick<Messages, 'rest'>, faces: Faces): string {
  const { code, url, found, instead } = fault;
  const why = rest.faults[code];
  return rest.fault(url, found === undefined || found === '' ? why : rest.found(why, found), actionWords(instead));

  function actionWords(action: Action): string {
    switch (action.type) {
      case 'push':
        return rest.pushes;
      case 'declare':
        return faces.contract(action.contract);
      case 'play':
        return faces.name(action.card);
    }
  }
}
