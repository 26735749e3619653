/** Voice: how the referee's sentences name seats, sides and cards on this screen. */
import { type Quarrel, seatName, sideName } from '@puur/referee';
import type { RefereeVoice, RefereeWords, RuleWords } from '@puur/words';
import { cardNames, contractName, deckNames, suitName } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import type { ScreenTexts } from './texts.js';

export function voiceOf(
  quarrel: Pick<Quarrel, 'names' | 'sides'>,
  { t, words, book }: { readonly t: ScreenTexts; readonly words: RefereeWords; readonly book: RuleWords },
): RefereeVoice {
  return {
    words,
    book,
    refusals: said().refusals,
    blocks: t.blocks,
    seat: (seat) => String(seatName(seat, quarrel)),
    side: (team) => String(sideName(team, quarrel)),
    cards: cardNames,
    suit: suitName,
    contract: contractName,
    deck: deckNames,
  };
}
