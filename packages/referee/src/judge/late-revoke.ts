/**
 * Late revoke: a wrong card that comes out after its trick was turned.
 *
 * School B: that trick and all later ones go to the opponents, even if it makes a match; the deal is played to its end and
 * checked then. School A: the opponents may annul the deal, never the Partie. `replay`: the deal is played again.
 * Sources: jasswiki (Nichtfarben, after the Jassführer); jassonkel, jassverzeichnis.
 */
import { accountOf, CARD_POINTS, ok, type PerTeam, perTeam, type Seat, type Team, TRICKS_PER_ROUND } from '@puur/rules';
import type { Findings, Ruled, Step } from './ruling.js';
import { eventsOf, factorOf, opponentsOf, type Story } from './story.js';
import { trickFindings } from './trick.js';

/** A trick as whose it was and what it counted. */
interface KnownTrick {
  readonly number: number;
  readonly team: Team;
  readonly points: number;
}

function knownTricks(story: Story): readonly KnownTrick[] {
  return story.tricks.flatMap((trick): KnownTrick[] => {
    const { trickTo, points } = trickFindings(story, trick).findings;
    if (trickTo !== undefined && points !== undefined) return [{ number: trick.number, team: trickTo.team, points }];
    if (trick.to === null || trick.points === null) return [];
    return [{ number: trick.number, team: trick.to, points: trick.points }];
  });
}

/** A wrong card that was found after its trick was turned. `trick`: its number; null: it is not told. */
export function lateRevoke(
  story: Story,
  seat: Seat,
  trick: number | null,
  base: Findings,
  steps: readonly Step[],
): Ruled {
  const { profile } = story.quarrel;
  const team = opponentsOf(seat);
  switch (profile.revokeRule) {
    case 'A':
      return ok({
        verdict: 'may-annul',
        findings: { ...base, deal: 'opponents-may-annul', choiceOf: team, choices: ['annul', 'go-on'], school: 'A' },
        steps,
        rule: 'revoke.annul',
      });
    case 'replay':
      return ok({
        verdict: 'replay',
        findings: { ...base, deal: 'redeal', school: 'replay' },
        steps,
        rule: 'revoke.replay',
      });
    case 'B': {
      if (trick === null) {
        const findings: Findings = { ...base, tricksTo: team, school: 'B' };
        return ok({ verdict: 'tricks-go-to', findings, steps, rule: 'revoke.late' });
      }
      return ok({
        verdict: 'tricks-go-to',
        findings: { ...base, ...shifted(story, team, trick), school: 'B' },
        steps: [...steps, { code: 'from-trick-on', trick, team }],
        rule: 'revoke.late',
        moved: movedFrom(story, team, trick),
      });
    }
  }
}

function movedFrom(story: Story, to: Team, from: number): readonly { to: Team; points: number }[] {
  const points = knownTricks(story)
    .filter(({ number, team }) => number >= from && team !== to)
    .reduce((sum, trick) => sum + trick.points, 0);
  return points > 0 ? [{ to, points }] : [];
}

/** The round with the trick `from` and all later ones on the side of `team`, as far as it is known. */
function shifted(story: Story, team: Team, from: number): Findings {
  const { table, profile } = story.quarrel;
  const known = knownTricks(story);
  const tricks = Array.from({ length: TRICKS_PER_ROUND + 1 - from }, (_, index) => from + index);
  const ended = eventsOf(story, 'round-ended').at(-1);
  const findings: Findings = { tricksTo: team, tricks, revoke: true };
  const earlier = known.filter(({ number }) => number < from);
  const isEarlierKnown = earlier.length === from - 1;
  if (!isEarlierKnown && from > 1) {
    const before = table.tricks;
    if (before === undefined || before[0] + before[1] !== from - 1) return findings;
    return { ...findings, match: before[team === 0 ? 1 : 0] === 0 };
  }
  const match = earlier.every((trick) => trick.team === team);
  const whole = CARD_POINTS + profile.lastTrick;
  const kept = earlier.filter((trick) => trick.team !== team).reduce((sum, { points }) => sum + points, 0);
  const cardPoints: PerTeam<number> = team === 0 ? [whole - kept, kept] : [kept, whole - kept];
  const { teams } = accountOf(
    perTeam((side) => ({
      cards: cardPoints[side],
      tricks: match ? (side === team ? TRICKS_PER_ROUND : 0) : 1,
      lastTrick: false,
      weis: profile.weis ? (ended?.weis?.[side] ?? 0) : 0,
      stoeck: profile.stoeck && ended?.stoeck === side ? 20 : 0,
    })),
    factorOf(story),
    profile,
  );
  return { ...findings, match, cardPoints, roundPoints: perTeam((side) => teams[side].total) };
}
