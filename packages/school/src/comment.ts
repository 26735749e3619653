/** Comment: what a teacher says about a card that was allowed. */
import { type Card, partnerOf } from '@puur/rules';

import type { CardComment } from './guided.js';
import { DEAR, outlookOf, type Sight, soundCard } from './partner.js';

export interface CardRemark {
  readonly about: CardComment;
  /** What was better; null where nothing was. */
  readonly better: Card | null;
}

/** The remark on a card, as seen when it was played. */
export function remarkOn(card: Card, sight: Sight): CardRemark {
  const outlook = outlookOf(sight);
  const { holder, isLast, isSure, isTrump, legal, points, takes } = outlook;
  const sound = soundCard(sight);
  const said = (about: CardComment, better: Card | null = null): CardRemark => ({ about, better });
  const isForced = legal.length === 1;

  if (holder === null) {
    if (isSure(card)) return said(isTrump(card) ? 'led-trump' : 'led-sure');
    if (points(card) >= DEAR && sound !== card) return said('led-points-away', sound);
    return said(isTrump(card) ? 'led-trump' : 'led-low');
  }
  if (holder.seat === partnerOf(sight.seat)) {
    const isSafe = isLast || isSure(holder.card);
    if (takes(card)) {
      const stays = legal.find((other) => !takes(other));
      return isSafe && stays !== undefined ? said('overtook-partner', takes(sound) ? stays : sound) : said('took');
    }
    if (points(card) >= DEAR) return said(isSafe ? 'smeared' : isForced ? 'had-to-give' : 'gave-on-hope');
    if (!isSafe) return said('gave-low');
    const couldSmear = points(sound) >= DEAR && !takes(sound);
    return couldSmear ? said('could-smear', sound) : said('gave-low');
  }
  if (takes(card)) {
    const cheaper = isLast && isTrump(card) && isTrump(sound) && takes(sound) && points(sound) < points(card);
    return cheaper ? said('took-cheap-possible', sound) : said('took');
  }
  if (points(card) >= DEAR && !isForced && points(sound) < DEAR) return said('gave-points-away', sound);
  return said(points(card) >= DEAR ? 'had-to-give' : 'gave-low');
}
