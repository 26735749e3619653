/**
 * Comment: what a teacher says about a card that was allowed.
 *
 * Every remark is measured against the other cards that were allowed: what they count, whether they take, whether they
 * are sure. Praise stands only where it follows from these figures; a card that costs more than it had to is named
 * together with the better one. A card without a choice is never commented on as if there had been one.
 */
import { type Card, CARDS, CardSet, partnerOf, strengthOf, suitOf, trumpOf } from '@puur/rules';

import { modeFor } from './judge/cards.js';
import { DEAR, type Outlook, outlookOf, type Sight, soundCard, WORTH_TRUMP } from './partner.js';

/** About a card the learner played; `better` in the comment is what was better, where something was. */
export const CARD_COMMENTS = [
  'only-card',
  'led-sure',
  'led-trump',
  'led-last-trump',
  'led-low',
  'led-points-away',
  'took',
  'took-unsure',
  'took-risky',
  'took-cheap-possible',
  'smeared',
  'could-smear',
  'gave-partner',
  'gave-nothing',
  'overtook-partner',
  'could-take',
  'gave-points-away',
  'gave-on-hope',
  'had-to-give',
  'gave-low',
] as const;
export type CardComment = (typeof CARD_COMMENTS)[number];

export interface CardRemark {
  readonly about: CardComment;
  /** What was better; null where nothing was. */
  readonly better: Card | null;
  /** What the card counts. */
  readonly points: number;
}

/** The remark on a card, as seen when it was played; null for the last card of a hand, about which nothing is to be said. */
export function remarkOn(card: Card, sight: Sight): CardRemark | null {
  if (sight.hand.length === 1) return null;
  const outlook = outlookOf(sight);
  const [about, better] =
    outlook.legal.length === 1
      ? (['only-card', null] as const)
      : outlook.holder === null
        ? onLead(card, sight, outlook)
        : outlook.holder.seat === partnerOf(sight.seat)
          ? onPartners(card, sight, outlook, outlook.holder.card)
          : onTheirs(card, sight, outlook);
  return { about, better, points: outlook.points(card) };
}

type Said = readonly [about: CardComment, better: Card | null];

/** The cheapest of some cards: plain before trump, then the fewest points, then the weakest. */
function cheapest(cards: readonly Card[], { contract }: Sight, { isTrump, points }: Outlook): Card | null {
  const mode = modeFor(contract);
  const cost = (card: Card): number => (isTrump(card) ? 1000 : 0) + points(card) * 32 + strengthOf(mode, card);
  return cards.reduce<Card | null>((best, card) => (best === null || cost(card) < cost(best) ? card : best), null);
}

function onLead(card: Card, sight: Sight, outlook: Outlook): Said {
  const { isSure, isTrump, legal, points } = outlook;
  const sound = soundCard(sight);
  if (isTrump(card)) {
    const own = CardSet.from(sight.hand);
    const trump = trumpOf(sight.contract);
    const isDrawing = CARDS.some((other) => suitOf(other) === trump && !own.has(other) && !sight.gone.has(other));
    if (!isDrawing) return ['led-last-trump', null];
    if (!isSure(card) && points(card) >= DEAR && points(sound) < points(card)) return ['led-points-away', sound];
    return ['led-trump', null];
  }
  if (isSure(card)) return ['led-sure', null];
  if (points(card) === 0) return ['led-low', null];
  const better = isSure(sound) ? sound : cheapest(legal, sight, outlook)!;
  return isSure(better) || (!isTrump(better) && points(better) < points(card))
    ? ['led-points-away', better]
    : ['had-to-give', null];
}

/** On a trick that the partner holds. */
function onPartners(card: Card, sight: Sight, outlook: Outlook, held: Card): Said {
  const { isLast, isSure, legal, points, takes } = outlook;
  const sound = soundCard(sight);
  const isSafe = isLast || isSure(held);
  if (takes(card)) {
    const stays = legal.filter((other) => !takes(other));
    if (isSafe && stays.length > 0) return ['overtook-partner', takes(sound) ? cheapest(stays, sight, outlook) : sound];
    return taking(card, sight, outlook);
  }
  if (isSafe) {
    if (points(card) >= DEAR) return ['smeared', null];
    if (points(sound) >= DEAR && !takes(sound)) return ['could-smear', sound];
    return points(card) > 0 ? ['gave-partner', null] : ['gave-nothing', null];
  }
  const least = Math.min(...legal.map(points));
  if (points(card) > least) return ['gave-on-hope', null];
  return points(card) > 0 ? ['had-to-give', null] : ['gave-low', null];
}

/** On a trick that the others hold. */
function onTheirs(card: Card, sight: Sight, outlook: Outlook): Said {
  const { isLast, isSure, isTrump, legal, points, takes } = outlook;
  if (takes(card)) return taking(card, sight, outlook);
  const sound = soundCard(sight);
  const pot = sight.lying.reduce((sum, lain) => sum + points(lain), points(sound));
  const isTaken = isLast || (isSure(sound) && (isTrump(sound) || trumpOf(sight.contract) === null));
  if (takes(sound) && isTaken && pot >= WORTH_TRUMP) return ['could-take', sound];
  const losing = legal.filter((other) => !takes(other));
  const better = cheapest(losing, sight, outlook)!;
  if (isTrump(better) === isTrump(card) && points(better) < points(card)) return ['gave-points-away', better];
  return points(card) > 0 ? ['had-to-give', null] : ['gave-low', null];
}

/** A card that takes the trick so far. */
function taking(card: Card, sight: Sight, outlook: Outlook): Said {
  const { isLast, isSure, isTrump, legal, points, takes } = outlook;
  if (isLast) {
    const cheaper = cheapest(legal.filter(takes), sight, outlook)!;
    const isWasted = isTrump(card) && (!isTrump(cheaper) || points(cheaper) < points(card));
    return isWasted ? ['took-cheap-possible', cheaper] : ['took', null];
  }
  if (isSure(card)) return ['took', null];
  const better = cheapest(legal, sight, outlook)!;
  const isRisk = points(card) >= DEAR && !isTrump(better) && points(better) < points(card);
  return isRisk ? ['took-risky', better] : ['took-unsure', null];
}
