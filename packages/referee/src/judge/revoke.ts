/**
 * Revoke: was there one? The cards show it, or somebody tells that it was found, with a proof or without.
 *
 * What it costs stands in wrong-card.ts, and in late-revoke.ts once its trick is turned. Without proof nothing changes
 * (jasswiki).
 */
import { ok } from '@puur/rules';
import { lateRevoke } from './late-revoke.js';
import { judgedPlays } from './played.js';
import type { Ruled, Step } from './ruling.js';
import { eventsOf, missing, type Story } from './story.js';
import { ruleWrongCard } from './wrong-card.js';

/** A revoke that is told, or that the cards show. */
export function ruleRevoke(story: Story): Ruled {
  const found = eventsOf(story, 'revoke-found').at(-1);
  const wrong = judgedPlays(story).find(({ reason }) => reason !== null);
  if (wrong?.reason) {
    if (found === undefined || wrong.play.seat === found.seat) return ruleWrongCard(story, wrong, wrong.reason);
  }
  if (found === undefined) {
    return judgedPlays(story).length === 0
      ? missing('revoke')
      : ok({ verdict: 'no-revoke', findings: { revoke: false, deal: 'stands' }, steps: [], rule: 'play.follow-suit' });
  }
  if (found.proved === false) {
    return ok({
      verdict: 'revoke-unproved',
      findings: { revoke: false, deal: 'stands' },
      steps: [{ code: 'noticed-late', seat: found.seat }],
      rule: 'revoke.unproved',
    });
  }
  const { game, house } = story.quarrel;
  if (game === 'differenzler') {
    const penalty = { seat: found.seat, points: Number(house.differenzlerPenalty) };
    return ok({ verdict: 'penalty', findings: { revoke: true, penalty }, steps: [], rule: 'revoke.differenzler' });
  }
  const trick = found.trick ?? null;
  const steps: Step[] = [{ code: 'noticed-late', seat: found.seat, ...(trick !== null && { trick }) }];
  return lateRevoke(story, found.seat, trick, { revoke: true }, steps);
}
