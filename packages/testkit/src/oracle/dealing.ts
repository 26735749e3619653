/**
 * Oracle: dealer, forehand and who declares.
 *
 * Sources: the reference page (jasvel.org), Swisslos and jasswiki for seats, passing once and forehand leading; pagat
 * and Parlett for the push back; Anzeiger von Saanen and Parlett for leading in silence; Swisslos (Coiffeur) for the
 * declarer leading.
 */

import { suitOf, type CardText, type ContractText } from './cards.js';
import { settingsWith, type OracleSettings } from './settings.js';

/** The seats of a deal. */
export interface DealSeats {
  readonly forehand: number;
  readonly nextDealer: number;
  readonly firstPacketTo: number;
}

/** Forehand sits to the dealer's right, which is next in play order; gets the first packet, and deals next. */
export function dealSeats(dealer: number): DealSeats {
  const right = [1, 2, 3, 0][dealer];
  if (right === undefined) throw new Error(`not a seat: ${dealer}`);
  return { forehand: right, nextDealer: right, firstPacketTo: right };
}

/** Who declares and who leads, or what was wrong. */
export type Declaring =
  { readonly declarer: number; readonly leader: number } | { readonly illegal: 'partner-must-declare' | 'no-pushing' };

/** Who declares after the forehand, and perhaps its partner, passed. */
export function declaring(
  dealer: number,
  forehandPasses: boolean,
  partnerPasses = false,
  changes: Partial<OracleSettings> = {},
): Declaring {
  const settings = settingsWith(changes);
  const { forehand } = dealSeats(dealer);
  const partner = (forehand + 2) % 4;
  let declarer = forehand;
  if (forehandPasses) {
    if (settings.pushing === 'none') return { illegal: 'no-pushing' };
    declarer = partner;
    if (partnerPasses) {
      if (settings.pushing !== 'once-with-push-back') return { illegal: 'partner-must-declare' };
      declarer = forehand;
    }
  }
  return { declarer, leader: settings.leader === 'declarer' ? declarer : forehand };
}

/** Leading a card without a word makes its suit trump, even an ace. */
export function silentContract(lead: CardText): ContractText {
  return `trump:${suitOf(lead)}`;
}
