/** Extras: what comes with a round beside its points: Weis, Stöck, a match, Bedanken. */
import { otherTeam, type PerTeam, type Team, TEAMS } from '@puur/rules';
import type { SchieberSheet } from '@puur/tafel';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../ui/icon.js';
import { type Draft, NOTHING_TYPED, pointsOfDraft, typedOf, weisOf, withMatch, withPoints } from '../draft.js';
import { hasTrump } from '../sentences.js';
import { say } from '../texts.js';
import type { Panel } from './panel.js';

/** Weis of one side with its name, of both one beside the other. */
function weisText(weis: PerTeam<number>, sides: readonly [string, string]): string {
  const t = say().entry;
  const [weiser, ...others] = TEAMS.filter((team) => weis[team] > 0);
  if (weiser === undefined) return t.weis;
  return others.length === 0 ? t.weisFor(weis[weiser], sides[weiser]) : t.weisBoth(weis[0], weis[1]);
}

export function Extras(props: {
  readonly draft: Draft;
  readonly sheet: SchieberSheet;
  readonly sides: readonly [string, string];
  readonly panel: Panel;
  readonly onSet: (draft: Draft) => void;
  readonly onPanel: (panel: Panel) => void;
}): JSX.Element {
  const t = say().entry;
  const { draft: d, sheet, sides, panel, onSet, onPanel } = props;
  const { profile } = sheet.opening;
  const weis = weisOf(d);
  // None, the side that is counted, the other, none again.
  const next = (team: Team | null): Team | null =>
    team === null ? d.side : team === d.side ? otherTeam(d.side) : null;
  const chip = (
    action: string,
    isOn: boolean,
    children: ComponentChildren,
    run: () => void,
    isOpen?: boolean,
  ): JSX.Element => (
    <button
      class="choice"
      aria-pressed={isOn}
      disabled={d.contract === null}
      data-action={action}
      onClick={run}
      aria-expanded={isOpen}
    >
      {children}
    </button>
  );
  const worn = (team: Team | null | undefined, plain: string, of: (side: string) => string): ComponentChildren =>
    typeof team === 'number' ? (
      <>
        <Icon name="check" /> {of(sides[team])}
      </>
    ) : (
      plain
    );
  return (
    <div class="extras">
      {profile.weis &&
        chip(
          'weis',
          weis.some((points) => points > 0),
          weisText(weis, sides),
          () => {
            onPanel(panel === 'weis' ? 'points' : 'weis');
          },
          panel === 'weis',
        )}
      {profile.stoeck &&
        (d.contract === null || hasTrump(d.contract)) &&
        chip('stoeck', d.stoeck !== null, worn(d.stoeck, t.stoeck, t.stoeckFor), () => {
          onSet({ ...d, stoeck: next(d.stoeck) });
        })}
      {chip('match', typeof d.match === 'number', worn(d.match, t.match, t.matchFor), () => {
        const team = next(d.match ?? null);
        if (team !== null) {
          onSet(withMatch(d, team, profile));
          onPanel('check');
        } else {
          onSet(withPoints(d, d.side, NOTHING_TYPED));
          onPanel('points');
        }
      })}
      {profile.endMode === 'claim' &&
        chip('claim', d.claimedBy !== null, worn(d.claimedBy, t.thanks, t.thanksFor), () => {
          const [a, b] = pointsOfDraft(d, profile);
          const typed: Draft['typed'] = [
            a === null ? NOTHING_TYPED : typedOf(a),
            b === null ? NOTHING_TYPED : typedOf(b),
          ];
          onSet({ ...d, typed, claimedBy: next(d.claimedBy), confirmed: [] });
        })}
    </div>
  );
}
