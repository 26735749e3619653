/**
 * Oracle: what the Stöck (König and Ober of trump in one hand) count under a stated behaviour.
 *
 * Sources: the reference page (jasvel.org) and jasswelt.ch, "Die Stöcke" (Jassreglement, Egg/Hagenbucher): announced
 * with the second of the two cards in either order, lost when the next player has covered it or the partner reminds;
 * jasswelt.ch also for Stöck inside a valid Weis in trick 1 and for showing them to go out when 20 suffice.
 */

import { trumpSuitOf, type CardText, type ContractText } from './cards.js';
import { settingsWith, type OracleSettings } from './settings.js';

/** How the Stöck were announced. */
export type StoeckAnnouncement =
  | 'with-second-card'
  | 'with-first-card-only'
  | 'after-next-player-covered'
  | 'reminded-by-partner'
  | 'with-valid-weis-in-trick-1'
  | 'pre-shown-to-go-out';

/** The two cards, in one hand or split over seats, and what was said. Who won the Weis or a trick never matters. */
export interface StoeckQuestion {
  readonly contract: ContractText;
  readonly sameHand?: readonly CardText[];
  readonly split?: Readonly<Record<string, readonly CardText[]>>;
  readonly announced: StoeckAnnouncement;
  /** Points still missing to the target. */
  readonly needed?: number;
  readonly weisWonByOpponent?: boolean;
  readonly teamTricks?: number;
}

/** 20 or 0, before any factor. */
export function stoeckPoints(question: StoeckQuestion, changes: Partial<OracleSettings> = {}): 0 | 20 {
  const settings = settingsWith(changes);
  if (!settings.stoeck) return 0;

  // 1. König and Ober of the trump suit, both in one hand.
  const trump = trumpSuitOf(question.contract);
  if (trump === null) return 0;
  const hands = question.sameHand === undefined ? Object.values(question.split ?? {}) : [question.sameHand];
  if (!hands.some((hand) => hand.includes(`${trump}K`) && hand.includes(`${trump}O`))) return 0;

  // 2. A table that pays them unasked pays them.
  if (settings.stoeckAnnounce === 'automatic') return 20;

  // 3. What was said, and when.
  switch (question.announced) {
    case 'with-second-card':
      return 20;
    case 'with-first-card-only':
    case 'after-next-player-covered':
    case 'reminded-by-partner':
      return 0;
    case 'with-valid-weis-in-trick-1':
      return settings.stoeckWithWeis ? 20 : 0;
    case 'pre-shown-to-go-out':
      return settings.stoeckPreShowToGoOut && question.needed !== undefined && question.needed <= 20 ? 20 : 0;
  }
}
