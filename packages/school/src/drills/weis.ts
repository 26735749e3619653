/** Drill: find the Weis. */
import { type Card, type Weis } from '@puur/rules';

import type { Level } from '../level.js';
import { weiseOf } from '../judge/weisen.js';
import type { WeisQuestion } from '../question.js';
import type { Random } from '../random.js';
import { dealt, sought } from './scenes.js';

/** Whether a hand looks as if it had a Weis: two neighbours and the next but one of a suit, or three of a rank. */
function isTempting(hand: readonly Card[]): boolean {
  return hand.some((card) => {
    const suit = Math.floor(card / 9);
    const has = (step: number): boolean =>
      Math.floor((card + step) / 9) === suit && hand.includes((card + step) as Card);
    const equals = hand.filter((other) => other % 9 === card % 9).length;
    return equals === 3 || (has(1) && has(3) && !has(2)) || (has(2) && has(3) && !has(1));
  });
}

function fits(hand: readonly Card[], weise: readonly Weis[], level: Level): boolean {
  const best = weise[0];
  switch (level) {
    case 1:
      return weise.length === 1;
    case 2:
      return weise.length === 2 || (best !== undefined && best.points >= 50);
    case 3:
      return weise.length >= 3 || (weise.length === 2 && best!.points >= 50) || best?.kind === 'quartet';
  }
}

/** One hand of so many has none. */
const NONE_OF: Readonly<Record<Level, number>> = { 1: 8, 2: 5, 3: 5 };

export function makeWeis(level: Level, random: Random): WeisQuestion {
  const isNone = random(NONE_OF[level]) === 0;
  return sought(
    () => dealt(random).map((hand): WeisQuestion => ({ kind: 'weis', hand })),
    ({ hand }) => {
      const weise = weiseOf(hand);
      return isNone ? weise.length === 0 && (level === 1 || isTempting(hand)) : fits(hand, weise, level);
    },
    random,
  );
}
