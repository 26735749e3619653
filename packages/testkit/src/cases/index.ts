/** The rule cases and the real rounds, typed. */

import type { CasesOf, RuleCase } from './case.js';
import { ruleCases } from './rule/all.js';

export type * from './case.js';
export * from './real-rounds.js';
export { ruleCases };

/** The cases of one topic. */
export function casesOf<Topic extends RuleCase['topic']>(topic: Topic): CasesOf<Topic> {
  return ruleCases.filter((each): each is Extract<RuleCase, { readonly topic: Topic }> => each.topic === topic);
}
