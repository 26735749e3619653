/**
 * Oracle: who wins a trick.
 *
 * Sources: the reference page (jasvel.org) and Swisslos: the highest trump wins; without a trump in the trick the
 * highest card of the led suit does; a card of another suit never wins. Slalom and Guschti as Swisslos plays them.
 */

import { placeOf, suitOf, trumpSuitOf, type CardText, type ContractText } from './cards.js';

/**
 * The index in play order (0 = leader) of the card that wins the trick, or leads in an unfinished one.
 *
 * @example trickWinner('trump:E', ['EA', 'E9', 'EK', 'E10']) // 1
 */
export function trickWinner(contract: ContractText, trick: readonly CardText[], trickNo = 1): number {
  const ledCard = trick[0];
  if (ledCard === undefined) throw new Error('an empty trick');
  const trump = trumpSuitOf(contract);

  // 1. The suit that can win: trump if a trump lies, the led suit otherwise.
  let winningSuit = suitOf(ledCard);
  for (const card of trick) {
    if (suitOf(card) === trump) winningSuit = suitOf(card);
  }

  // 2. The strongest card of that suit.
  let winner = -1;
  let bestPlace = 99;
  for (const [index, card] of trick.entries()) {
    if (suitOf(card) !== winningSuit) continue;
    const place = placeOf(contract, trickNo, card);
    if (place < bestPlace) {
      bestPlace = place;
      winner = index;
    }
  }
  return winner;
}
