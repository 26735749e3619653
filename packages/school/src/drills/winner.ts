/** Drill: who takes the trick? */
import { isTrumpMode, NINE, rankOf, suitOf, trumpOf, UNDER } from '@puur/rules';

import type { Level } from '../level.js';
import { modeFor } from '../judge/cards.js';
import type { WinnerQuestion } from '../question.js';
import type { Random } from '../random.js';
import { oneOf, playedRound, SIMPLE_CONTRACTS, sought, TRUMPS } from './scenes.js';

/** What makes a trick hard to read. */
interface Traits {
  readonly suits: number;
  readonly trumps: number;
  /** A Puur or Nell lies beside another trump. */
  readonly isReordered: boolean;
  readonly isLed: boolean;
}

function traitsOf({ contract, lying: { cards } }: WinnerQuestion): Traits {
  const trumps = cards.filter((card) => isTrumpMode(modeFor(contract)) && suitOf(card) === trumpOf(contract));
  return {
    suits: new Set(cards.map(suitOf)).size,
    trumps: trumps.length,
    isReordered: trumps.length > 1 && trumps.some((card) => rankOf(card) === UNDER || rankOf(card) === NINE),
    isLed: suitOf(cards[0]!) === trumpOf(contract),
  };
}

function fits(question: WinnerQuestion, level: Level): boolean {
  const { suits, trumps, isReordered, isLed } = traitsOf(question);
  const { contract } = question;
  switch (level) {
    case 1:
      return contract !== 'undenufe' && suits >= 2 && trumps <= 1 && !isLed;
    case 2:
      if (trumpOf(contract) === null) return suits >= (contract === 'undenufe' ? 2 : 3);
      return isLed ? isReordered : trumps === 1 && suits >= 3;
    case 3:
      return trumpOf(contract) === null ? suits >= 3 : trumps >= 2 && (isReordered || !isLed) && suits >= 2;
  }
}

export function makeWinner(level: Level, random: Random): WinnerQuestion {
  // Above the first level every third question is without trump.
  const contract = level === 1 || random(3) > 0 ? oneOf(TRUMPS, random) : oneOf(SIMPLE_CONTRACTS.slice(-2), random);
  const played = level === 1 && random(4) === 0 ? 'obenabe' : contract;
  return sought(
    () =>
      playedRound(played, random).tricks.map(({ lying }): WinnerQuestion => ({
        kind: 'winner',
        contract: played,
        lying,
      })),
    (question) => fits(question, level),
    random,
  );
}
