/** Pushing. Source of the answers: reference page (exactly once, no push back, forehand leads). */
import type { ExamplesOf } from '../example.js';

export const schieben: ExamplesOf<'schieben'> = {
  'schieben-back': { kind: 'push', pushes: 1, right: false, rules: ['declare.partner-must', 'declare.push-once'] },
  'schieben-lead': { kind: 'choosing', ask: 'leader', forehand: 0, pushes: 1, right: 0, rules: ['lead.forehand'] },
  'schieben-chooser': {
    kind: 'choosing',
    ask: 'chooser',
    forehand: 3,
    pushes: 1,
    right: 1,
    rules: ['declare.push-once', 'declare.partner-must'],
  },
};
