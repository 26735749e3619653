/** Record sentence: why a text could not be read, what was expected there and what was found. */
import type { RecordError } from '@puur/records';
import type { RuleWords } from '@puur/words';
import { cardNames } from '../lang/naming.js';
import { said } from '../lang/texts.js';

export function recordSentence(error: RecordError, { records }: Pick<RuleWords, 'records'>): string {
  const texts = records as Readonly<Record<string, (error: RecordError, refusal: string) => string>>;
  return texts[error.code]!(error, 'refusal' in error ? refusalSentence(error.refusal) : '');
}

function refusalSentence({ code, seat, cards = [], legal = [] }: Extract<RecordError, { code: 'refused' }>['refusal']) {
  const { refusals, names } = said();
  return refusals[code]({
    who: seat === undefined ? '' : names[seat],
    cards: cardNames(cards),
    legal: cardNames(legal),
    led: '',
  });
}
