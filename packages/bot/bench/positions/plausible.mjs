// Plausible: whether a hand of nine fits what its player declared.
//
// The measure is the sum that Daniel Graf's rule gives a hand in a contract (from his work on Jass by game theory, as
// taught at the HSLU). A declarer's hand fits when it reaches what three of four people reached who declared that kind of
// contract in 16,409 real rounds (`node plausible.mjs FILE` prints the limits anew). It is only used to look at the worlds
// in which the declarer's hand is one that people declare with; the plain figures leave every world in.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { rankOf, seatAfter, suitOf, trumpOf } from '@puur/rules';
import { roundOf } from './rounds.mjs';

//              6  7  8  9  10 U  O  K  A
const TRUMP = [5, 5, 5, 19, 6, 25, 7, 10, 15];
const PLAIN = [0, 0, 0, 0, 1, 2, 5, 7, 9];
const OBENABE = [0, 0, 5, 0, 5, 7, 8, 10, 14];
const UNDENUFE = [11, 9, 7, 5, 5, 1, 1, 2, 0];

/** Graf's sum of nine cards in a contract. */
export function grafSum(cards, contract) {
  const trump = trumpOf(contract);
  const worth = (card) => {
    if (trump === null) return (contract === 'obenabe' ? OBENABE : UNDENUFE)[rankOf(card)];
    return (suitOf(card) === trump ? TRUMP : PLAIN)[rankOf(card)];
  };
  return cards.reduce((sum, card) => sum + worth(card), 0);
}

/** A quarter of people's declarations lies below; by kind, of the forehand and after a push. */
export const LIMITS = { trump: [60, 50], obenabe: [59, 57], undenufe: [49, 48] };

const kindOf = (contract) => (contract.startsWith('trump') ? 'trump' : contract);

export function fitsDeclaration(cards, contract, pushed) {
  return grafSum(cards, contract) >= LIMITS[kindOf(contract)][pushed ? 1 : 0];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sums = { trump: [[], []], obenabe: [[], []], undenufe: [[], []] };
  for (const line of gunzipSync(readFileSync(process.argv[2])).toString().trim().split('\n')) {
    const { contract, dealer, pushed, hands } = roundOf(JSON.parse(line));
    const declarer = seatAfter(dealer, pushed ? 3 : 1);
    sums[kindOf(contract)][pushed ? 1 : 0].push(grafSum(hands[declarer], contract));
  }
  for (const [kind, both] of Object.entries(sums)) {
    const quarters = both.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 4)]);
    console.log(
      kind,
      quarters,
      both.map((list) => list.length),
    );
  }
}
