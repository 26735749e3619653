/**
 * The referee's worker: rulings take up to a fifth of a second, and a long record more, and the page is held up by neither.
 * A ruling asks every preset and house rule what it would say.
 */
import { type Inspection, inspectText } from '@puur/referee';
import { ok } from '@puur/rules';
import type { Answers, Asked, FromReferee, ToReferee } from './protocol.js';
import { settle } from './settle.js';

interface Scope {
  onmessage: ((event: MessageEvent<ToReferee>) => void) | null;
  postMessage(message: FromReferee): void;
}
const scope = self as unknown as Scope;

let inspected: Inspection | null = null;

function answerTo(asked: Asked): Answers[Asked['ask']] {
  switch (asked.ask) {
    case 'settle':
      return settle(asked.form);
    case 'inspect': {
      const found = inspectText(asked.text, asked.profile, { pairing: asked.pairing });
      if (!found.ok) return found;
      inspected = found.value;
      const { kind, names, faults, rounds } = inspected;
      return ok({
        kind,
        names,
        faults,
        rounds: rounds.map(({ number, round, audit: { winners: _, ...audit } }) => ({
          number,
          contract: round.contract,
          audit,
        })),
      });
    }
    case 'round':
      return inspected?.rounds[asked.index] ?? null;
  }
}

scope.onmessage = ({ data: { id, ...asked } }) => {
  scope.postMessage({ id, answer: answerTo(asked) });
};
