/** Sides: whose points are counted, and what stands there for each. */
import { type PerTeam, type RuleProfile, type Team, TEAMS } from '@puur/rules';
import { roundPoints, writtenPoints } from '@puur/tafel';
import type { JSX } from 'preact';
import { doesFollow, type Draft, numberOf, pointsOfDraft } from './draft.js';
import { say } from '../texts.js';

export function Sides(props: {
  readonly draft: Draft;
  readonly profile: RuleProfile;
  readonly names: readonly [string, string];
  readonly onChoose: (team: Team) => void;
}): JSX.Element {
  const { draft: d, profile, names, onChoose } = props;
  const points = pointsOfDraft(d, profile);
  return (
    <div class="sides">
      {TEAMS.map((team) => {
        const isCounted = team === d.side;
        const text = sideText(d, points, team, profile);
        return (
          <button
            key={team}
            class="choice side"
            aria-pressed={isCounted}
            data-side={team}
            onClick={() => {
              onChoose(team);
            }}
          >
            <span>
              <b>{names[team]}</b>
              <small class="quiet">{roleText(d, team, profile)}</small>
            </span>
            <span class={/^\d+_?$/.test(text) ? 'made' : 'made range'}>
              {text.replace('_', '')}
              {isCounted && (text === '' || text.endsWith('_')) && <i aria-hidden="true" />}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** How a side comes to its points; nothing before there are any. */
function roleText(draft: Draft, team: Team, profile: RuleProfile): string {
  const t = say().entry;
  if (team === draft.side) return t.counts;
  if (doesFollow(draft, profile)) return t.follows;
  return numberOf(draft.typed[team]) === null ? '' : t.typed;
}

/** What stands in the box of a side: its points, a place for the digit that is missing, or the range that follows. */
function sideText(draft: Draft, points: PerTeam<number | null>, team: Team, profile: RuleProfile): string {
  const [a, b] = points;
  const { match = null } = draft;
  if (a !== null && b !== null) return `${writtenPoints({ points: [a, b], match }, profile)[team]}`;
  const made = points[team];
  if (made !== null) return `${made}`;
  const { tens } = draft.typed[draft.side];
  if (team === draft.side) return tens === null ? '' : `${tens}_`;
  const whole = draft.contract === null ? null : roundPoints(draft.contract, profile);
  if (!doesFollow(draft, profile) || tens === null || whole === null) return '';
  return say().entry.range(Math.max(0, whole - tens * 10 - 9), whole - tens * 10);
}
