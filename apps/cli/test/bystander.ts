/**
 * Somebody who plays a whole Partie by asking the computer for advice and typing the name it says.
 */
import { CARDS, CONTRACTS, DECKS, nameIdsOf, PAIRINGS, trumpOf } from '@puur/rules';
import type { Messages } from '../src/lang/messages.js';
import type { Answerer } from './fake-io.js';

/** What to type for each sentence of advice. A sentence has its article by the card: l’as, la dame, le valet. */
function answersIn({ cards, table }: Messages): ReadonlyMap<string, string> {
  const answers = new Map([[table.advicePush, 'p']]);
  for (const deck of DECKS) {
    for (const pairing of PAIRINGS) {
      for (const card of CARDS) {
        const { suit, rank } = nameIdsOf(card, deck, pairing);
        answers.set(table.adviceCard(cards.card(suit, rank)), cards.card(suit, rank));
        answers.set(table.adviceContract(cards.suits[suit]), cards.suits[suit]);
      }
    }
  }
  for (const contract of CONTRACTS) {
    if (trumpOf(contract) !== null) continue;
    const name = cards.contracts[contract as keyof typeof cards.contracts];
    answers.set(table.adviceContract(name), name);
  }
  return answers;
}

/** Answers every question: advice first, then what it said; Enter for everything else. */
export function adviceTaker(texts: Messages): Answerer {
  const answers = answersIn(texts);
  const asked = [texts.table.askCard, texts.table.askContract];
  let advised = false;
  return (written) => {
    const lines = written.split('\n');
    if (!asked.some((word) => lines.at(-1)!.startsWith(word))) return '';
    const answer = answers.get(lines.at(-2)!);
    // Asking again would ask for ever.
    if (answer === undefined && advised) throw new Error(`advice that nobody can follow: ${lines.at(-2)!}`);
    advised = answer === undefined;
    return answer ?? 'h';
  };
}
