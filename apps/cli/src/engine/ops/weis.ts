/** Weis: what a hand holds, and whose counts. */
import {
  type Card,
  CardSet,
  formatCard,
  formatCards,
  HAND_SIZE,
  ok,
  refuse,
  type Result,
  type RuleProfile,
  type Seat,
  totalOf,
  type Weis,
  weiseFrom,
  weiseIn,
  weisOutcome,
} from '@puur/rules';
import type { Fault } from '../fault.js';
import { bySeat, cards, cardTwice, contract, list, seat } from '../fields.js';
import { type Op, question } from '../op.js';

/** No hand of nine holds more Weise than this. */
const MOST_WEISE = 9;

export const weisDetect: Op = {
  name: 'weis-detect',
  ask: question(
    { hand: cards({ min: HAND_SIZE, max: HAND_SIZE, tooFew: 'weis-hand-size', tooMany: 'weis-hand-size' }) },
    (given, profile) => {
      const weise = profile.weis ? weiseIn(CardSet.from(given.hand), profile) : [];
      return ok({
        weis: weise.map(({ points, cards }) => ({ points, cards: cards.map(formatCard) })),
        total: totalOf(weise),
      });
    },
  ),
};

export const weisCompare: Op = {
  name: 'weis-compare',
  ask: question(
    {
      contract,
      forehand: seat,
      declared: bySeat(list(cards({ max: HAND_SIZE, tooMany: 'not-a-weis' }), { max: MOST_WEISE })),
    },
    (given, profile) => {
      const declarations: { readonly seat: Seat; readonly weise: readonly Weis[] }[] = [];
      let others: readonly Card[] = [];
      for (const [at, called = []] of given.declared.entries()) {
        const path = `declared.${at}`;
        const made = weiseOf(called, path, profile);
        if (!made.ok) return made;
        const held = CardSet.from(called.flat()).toArray();
        const twice = cardTwice(path, [...others, ...held]);
        if (twice) return refuse(twice);
        if (held.length > HAND_SIZE) {
          return refuse({ code: 'hand-too-large', path, expected: `at most ${HAND_SIZE} cards`, found: held.length });
        }
        others = [...others, ...held];
        declarations.push({ seat: at as Seat, weise: made.value });
      }
      const counted = profile.weis ? declarations : [];
      const { bestSeat, scoringTeam, points } = weisOutcome(counted, given.forehand, given.contract, profile);
      return ok({ bestSeat, scoringTeam, points: Math.max(...points) });
    },
  ),
};

/**
 * The Weise that a seat declares, each by its cards. Where long runs are capped a longer one counts as what it falls into.
 * Two runs never share a card, nor do two quartets; a run and a quartet may with `kreuzweis`.
 */
export function weiseOf(
  called: readonly (readonly Card[])[],
  path: string,
  profile: RuleProfile,
): Result<Weis[], Fault> {
  const weise: Weis[] = [];
  let used = CardSet.EMPTY;
  const usedBy = { run: CardSet.EMPTY, quartet: CardSet.EMPTY };
  for (const [index, cards] of called.entries()) {
    const at = `${path}[${index}]`;
    const made = weiseFrom(cards, profile);
    const [first] = made;
    if (!first) return refuse({ code: 'not-a-weis', path: at, found: formatCards(cards) });
    const set = CardSet.from(cards);
    const shared = (profile.kreuzweis ? usedBy[first.kind] : used).intersect(set);
    if (!shared.isEmpty) return refuse({ code: 'weis-crossed', path: at, found: formatCards(shared) });
    used = used.union(set);
    usedBy[first.kind] = usedBy[first.kind].union(set);
    weise.push(...made);
  }
  return ok(weise);
}
