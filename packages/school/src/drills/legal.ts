/** Drill: which cards may be played? */
import { suitOf, trumpOf } from '@puur/rules';

import type { Level } from '../level.js';
import { allowedIn, whyLegal } from '../judge/cards.js';
import type { LegalQuestion } from '../question.js';
import type { Random } from '../random.js';
import type { LegalWhy } from '../verdict.js';
import { oneOf, playedRound, SIMPLE_CONTRACTS, sought, TRUMPS } from './scenes.js';

/** The rows of the rule that are asked at each level; one is drawn, so that the rare ones are not rare here. */
const ASKED: Readonly<Record<Level, readonly LegalWhy[]>> = {
  1: ['must-follow', 'follow-or-trump', 'follow-or-trump', 'must-follow-trump', 'void-all'],
  2: ['follow-or-trump', 'follow-or-overtrump', 'must-follow-trump', 'void-no-undertrump', 'void-all', 'must-follow'],
  3: ['follow-or-overtrump', 'void-no-undertrump', 'puur-alone', 'only-trumps', 'must-follow', 'follow-or-trump'],
};
/** A hand of fewer cards asks nothing. */
const SMALLEST: Readonly<Record<Level, number>> = { 1: 5, 2: 5, 3: 3 };

function isWanted(question: LegalQuestion, why: LegalWhy, level: Level): boolean {
  if (question.hand.length < SMALLEST[level] || whyLegal(question) !== why) return false;
  // A trump over a plain lead is the matter of the higher levels, even where it changes nothing.
  const { contract, lying } = question;
  const [led, ...rest] = lying.cards.map(suitOf);
  if (level === 1 && led !== trumpOf(contract) && rest.some((suit) => suit === trumpOf(contract))) return false;
  const legal = allowedIn(question.hand, question.lying, question.contract).size;
  // Where all may be played that must itself be the point: void, with a trump to leave or to use.
  const isPoint = why === 'void-all' || why === 'puur-alone' || why === 'only-trumps';
  return isPoint || (legal > 1 && legal < question.hand.length);
}

export function makeLegal(level: Level, random: Random): LegalQuestion {
  const why = oneOf(ASKED[level], random);
  const mayBeTrumpless = (why === 'must-follow' || why === 'void-all') && random(2) === 0;
  return sought(
    () => {
      const contract = oneOf(mayBeTrumpless ? SIMPLE_CONTRACTS.slice(-2) : TRUMPS, random);
      return playedRound(contract, random).moments.map((moment): LegalQuestion => ({ kind: 'legal', ...moment }));
    },
    (question) => isWanted(question, why, level),
    random,
  );
}
