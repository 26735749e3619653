/**
 * Slate: points that were written wrong.
 *
 * They are written at once and may be corrected during the next deal; later only with clear evidence (jassonkel, jasswiki).
 * The next deal ends with its first `trick-turned` after a new `dealt` … or, told shortly, with a second `dealt`.
 */
import { ok, perTeam } from '@puur/rules';
import type { Ruled, Step } from './ruling.js';
import { eventsOf, missing, type Story } from './story.js';

/** May it still be corrected? */
export function ruleSlate(story: Story): Ruled {
  const written = eventsOf(story, 'written').at(0);
  if (written === undefined) return missing('written');
  const later = eventsOf(story, 'dealt').filter(({ at }) => at > written.at).length;
  const isInTime = later <= 1;
  const isProved = written.evidence === true;
  const corrects = isInTime || isProved;
  const steps: Step[] = [
    { code: 'counts-sum', team: written.team, points: written.points, of: written.should - written.points },
    { code: isInTime ? 'noticed-in-trick' : 'noticed-late' },
  ];
  const by = written.should - written.points;
  return ok({
    verdict: corrects ? 'slate-corrected' : 'slate-stands',
    findings: { writtenPoints: corrects ? written.should : written.points },
    steps: steps.slice(0, 1),
    rule: 'slate.correction',
    ...(!isInTime && {
      confidence: 'low' as const,
      alternatives: [{ writtenPoints: corrects ? written.points : written.should }],
    }),
    ...(corrects &&
      by !== 0 && {
        moved: perTeam((team) => ({ to: team, points: team === written.team ? by : 0 })).filter(
          ({ points }) => points !== 0,
        ),
      }),
  });
}
