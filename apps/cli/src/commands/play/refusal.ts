/** Refusal: why something will not do, in one sentence, with its rule and where that is written. */
import { type Card, type PerSeat, type Refusal, type RuleId, ruleOf, suitOf } from '@puur/rules';
import { fold, type Lines } from '../../screen/layout.js';
import type { Shell } from '../shell.js';

type Words = Pick<Shell, 'texts' | 'faces'>;

/** One sentence. `lead` is the first card of the trick, where one lies. */
export function refusalSentence(
  { code, seat, cards = [], legal = [] }: Refusal,
  { texts, faces }: Words,
  names: PerSeat<string>,
  lead: Card | null,
): string {
  return texts.refusals[code]({
    who: seat === undefined ? '' : names[seat],
    cards: faces.names(cards),
    legal: faces.names(legal),
    led: lead === null ? '' : faces.suitName(suitOf(lead)),
    mayTrump: lead !== null && legal.some((card) => suitOf(card) !== suitOf(lead)),
  });
}

/** The rule of a refusal and its sources. */
export function ruleLines(rule: RuleId, { texts, width, paint }: Pick<Shell, 'texts' | 'width' | 'paint'>): Lines {
  const sources = ruleOf(rule).sources.map((source) => texts.sources[source]);
  return [texts.table.rule(texts.rules[rule]), texts.table.source(sources.join('; '))]
    .flatMap((line) => fold(line, width - 2, 2))
    .map((line) => paint(`  ${line}`, 'dim'));
}
