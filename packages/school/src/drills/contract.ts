/**
 * Drill: choose the contract.
 *
 * The hands and what each choice is worth come from a table made once by the strong player. As every suit counts once, the
 * suits of a hand may be exchanged: 200 hands are 4800 to a learner.
 */
import { type Card, cardOf, type Contract, rankOf, type Suit, SUITS, suitOf, trumpContract } from '@puur/rules';

import { CONTRACT_HANDS } from '../contract-hands.js';
import type { Level } from '../level.js';
import { CONTRACT_MARGIN } from '../guided.js';
import type { ContractChoice, ContractQuestion, ContractWorth } from '../question.js';
import type { Random } from '../random.js';
import { oneOf, shuffled } from './scenes.js';

const COLUMNS: readonly ContractChoice[] = ['trump:E', 'trump:R', 'trump:S', 'trump:T', 'obenabe', 'undenufe', 'push'];

/** A row of the table with its suits as they stand. */
export function contractHand(row: string): ContractQuestion {
  const [cards = '', figures = ''] = row.split(' ');
  const hand = Array.from(cards, (digit) => Number.parseInt(digit, 36) as Card);
  const worths = figures.split(',').flatMap((figure, column): ContractWorth[] => {
    const choice = COLUMNS[column];
    return figure === '' || choice === undefined ? [] : [{ choice, worth: Number(figure) }];
  });
  worths.sort((a, b) => b.worth - a.worth);
  const pushed = worths.every(({ choice }) => choice !== 'push');
  return { kind: 'contract', hand, pushed, worths, margin: CONTRACT_MARGIN };
}

/** A hand with its suits exchanged: `suits[s]` stands where `s` stood. */
export function exchanged(question: ContractQuestion, suits: readonly Suit[]): ContractQuestion {
  const hand = question.hand.map((card) => cardOf(suits[suitOf(card)]!, rankOf(card))).sort((a, b) => a - b);
  const worths = question.worths.map(({ choice, worth }): ContractWorth => {
    const suit = SUITS.find((one) => trumpContract(one) === choice);
    const other: Contract | null = suit === undefined ? null : trumpContract(suits[suit]!);
    return { choice: other ?? choice, worth };
  });
  return { ...question, hand, worths };
}

/** How far the best choice is before the first that would be wrong, in points: easy, middling, hard. */
function levelOf({ worths, margin }: ContractQuestion): Level {
  const best = worths[0]!.worth;
  const next = worths.find(({ worth }) => best - worth > margin)?.worth ?? best;
  const isClear = worths.filter(({ worth }) => best - worth <= margin).length === 1;
  return isClear && best - next >= 15 ? 1 : best - next >= 10 ? 2 : 3;
}

let byLevel: Readonly<Record<Level, readonly ContractQuestion[]>> | null = null;

function questionsOf(level: Level): readonly ContractQuestion[] {
  if (byLevel === null) {
    const all = CONTRACT_HANDS.map(contractHand);
    const at = (wanted: Level): ContractQuestion[] => all.filter((question) => levelOf(question) === wanted);
    byLevel = { 1: at(1), 2: at(2), 3: at(3) };
  }
  return byLevel[level];
}

export function makeContract(level: Level, random: Random): ContractQuestion {
  return exchanged(oneOf(questionsOf(level), random), shuffled(SUITS, random));
}
