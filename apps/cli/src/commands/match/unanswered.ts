/**
 * Unanswered: a deal in which a player service was not there at all.
 *
 * A service may be late, fail or play a forbidden card, and the match goes on by the rules (rest/player.ts). One that
 * answers nothing in a whole deal does not play: what would be measured then is the simple player in its place.
 */
import type { SideOfPair } from '@puur/bot';

const NOBODY = ['unreachable', 'timeout'] as const;

/** Why none of a side's questions in a deal was answered; null where one was. */
export function whyUnanswered({ incidents, times }: SideOfPair): (typeof NOBODY)[number] | null {
  const details = incidents.map(({ detail }) => NOBODY.find((code) => code === detail));
  const missed = details.filter((code) => code !== undefined);
  // `times` counts the questions with more than one answer, which are those that a service is asked.
  return missed.length > 0 && missed.length >= times.count ? missed[0]! : null;
}
