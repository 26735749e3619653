/** Tafel file: what a file that is no slate is told with, in a language. */
import type { FileRefusal, Opening, SheetRefusal } from '@puur/tafel';
import type { TafelFileSentence, TafelWords } from './tafel-words.js';

/** Where nothing is opened nobody is named: what is refused there is the opening itself, or that there is none. */
const NOBODY: Opening = { game: 'coiffeur', names: ['', ''], table: { contracts: [], matchBonus: 0 } };
const EMPTY: TafelFileSentence = { path: '', expected: '', found: '', line: '', event: '', why: '' };

/**
 * Why a file cannot be read: what was expected and what was found.
 * @param why the sentence of an entry that cannot stand; how a seat or a contract is called only an app knows
 */
export function tafelFileText(
  error: FileRefusal,
  words: Pick<TafelWords, 'file'>,
  why: (refusal: SheetRefusal, opening: Opening) => string,
): string {
  return words.file[error.code]({ ...EMPTY, ...partsOf(error, why) });
}

function partsOf(
  error: FileRefusal,
  why: (refusal: SheetRefusal, opening: Opening) => string,
): Partial<TafelFileSentence> {
  switch (error.code) {
    case 'file-too-large':
      return { found: `${error.found}`, expected: `${error.limit}` };
    case 'file-not-json':
      return { found: error.found, line: error.line === null ? '' : `${error.line}` };
    case 'file-format':
      return { expected: error.expected, found: error.found ?? '' };
    case 'file-newer':
      return { found: `${error.found}`, expected: `${error.known}` };
    case 'file-field':
      return { path: error.path, expected: error.expected, found: error.found };
    case 'file-event':
      return { event: `${error.index + 1}`, why: why(error.refusal, error.opening ?? NOBODY) };
  }
}
