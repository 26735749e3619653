/** Drill: count the trick, and later the tricks of one side. */
import { type Card, type Contract, teamOf } from '@puur/rules';

import type { Level } from '../level.js';
import { partsOfCount, sumOfCount } from '../judge/tricks.js';
import type { CountQuestion } from '../question.js';
import type { Random } from '../random.js';
import { oneOf, type PlayedRound, playedRound, SIMPLE_CONTRACTS, sought, TRUMPS } from './scenes.js';

/** How many cards must count something, and the least sum, so that there is something to add. */
const COUNTING: Readonly<Record<Level, number>> = { 1: 2, 2: 3, 3: 5 };
const LEAST = 5;

/** Piles of cards of a round to count: single tricks, or at the third level two or three that one side took in a row. */
function pilesOf({ contract, tricks }: PlayedRound, level: Level): CountQuestion[] {
  const pile = (cards: readonly Card[], isLast: boolean): CountQuestion => ({ kind: 'count', contract, cards, isLast });
  if (level < 3) return tricks.map(({ lying, trickNo }) => pile(lying.cards, trickNo === tricks.length));
  return tricks.flatMap((_, from) => {
    const two = tricks.slice(from, from + 2);
    const three = tricks.slice(from, from + 3);
    return [two, three]
      .filter(({ length }) => length > 1)
      .flatMap((taken) => {
        const isOneSide = taken.every(({ winner }) => teamOf(winner) === teamOf(taken[0]!.winner));
        const isLast = taken.at(-1)!.trickNo === tricks.length;
        return isOneSide
          ? [
              pile(
                taken.flatMap(({ lying }) => lying.cards),
                isLast,
              ),
            ]
          : [];
      });
  });
}

function fits(question: CountQuestion, level: Level, isLast: boolean): boolean {
  const counting = partsOfCount(question).filter(({ points }) => points > 0).length;
  return question.isLast === isLast && counting >= COUNTING[level] && sumOfCount(question) >= LEAST;
}

export function makeCount(level: Level, random: Random): CountQuestion {
  const contracts: readonly Contract[] = level === 1 ? TRUMPS : SIMPLE_CONTRACTS;
  const isLast = level > 1 && random(4) === 0;
  return sought(
    () => pilesOf(playedRound(oneOf(contracts, random), random), level),
    (question) => fits(question, level, isLast),
    random,
  );
}
