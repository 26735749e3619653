/** Extras: what comes with a round beside its points: Weis, Stöck, a match, Bedanken. */
import { otherTeam, type Seat, SEATS, type Team, teamOf, TEAMS } from '@puur/rules';
import type { SchieberSheet } from '@puur/tafel';
import type { JSX } from 'preact';
import { type Draft, NOTHING_TYPED, pointsOfDraft, typedOf, weisOf, withMatch, withPoints } from '../draft.js';
import { hasTrump } from '../sentences.js';
import { say } from '../texts.js';
import type { Panel } from './panel.js';

export function Extras(props: {
  readonly draft: Draft;
  readonly sheet: SchieberSheet;
  readonly declarer: Seat;
  readonly sides: readonly [string, string];
  readonly panel: Panel;
  readonly onSet: (draft: Draft) => void;
  readonly onPanel: (panel: Panel) => void;
}): JSX.Element {
  const t = say().entry;
  const { draft: d, sheet, declarer, sides, panel, onSet, onPanel } = props;
  const { opening } = sheet;
  const { profile } = opening;
  const weis = weisOf(d);
  // None, the likelier side, the other, none again.
  const after = (team: Team | null, first: Team): Team | null =>
    team === null ? first : team === first ? otherTeam(first) : null;
  const next = (team: Team | null): Team | null => after(team, d.side);
  // A match is nearly always made by the side that declared; with two names nobody knows which that was.
  const matcher = opening.names.length === SEATS.length ? teamOf(declarer) : d.side;
  const whose = (team: Team | null | undefined): string => (typeof team === 'number' ? sides[team] : '');
  const isWeis = weis[0] + weis[1] > 0;
  const isBoth = weis[0] > 0 && weis[1] > 0;
  return (
    <div class="extras">
      {profile.weis && (
        <Chip
          action="weis"
          label={isWeis && !isBoth ? t.weisOf(weis[0] + weis[1]) : t.weis}
          whose={isBoth ? `${weis[0]} : ${weis[1]}` : whose(TEAMS.find((team) => weis[team] > 0))}
          isOff={d.contract === null}
          isOpen={panel === 'weis'}
          onClick={() => {
            onPanel(panel === 'weis' ? 'points' : 'weis');
          }}
        />
      )}
      {profile.stoeck && (
        <Chip
          action="stoeck"
          label={t.stoeck}
          whose={whose(d.stoeck)}
          isOff={!hasTrump(d.contract)}
          onClick={() => {
            onSet({ ...d, stoeck: next(d.stoeck) });
          }}
        />
      )}
      <Chip
        action="match"
        label={t.match}
        whose={whose(d.match)}
        isOff={d.contract === null}
        onClick={() => {
          const team = after(d.match ?? null, matcher);
          if (team !== null) {
            onSet(withMatch(d, team, profile));
            onPanel('check');
          } else {
            onSet(withPoints(d, d.side, NOTHING_TYPED));
            onPanel('points');
          }
        }}
      />
      {profile.endMode === 'claim' && (
        <Chip
          action="claim"
          label={t.thanks}
          whose={whose(d.claimedBy)}
          isOff={d.contract === null}
          onClick={() => {
            const [a, b] = pointsOfDraft(d, profile);
            const typed: Draft['typed'] = [
              a === null ? NOTHING_TYPED : typedOf(a),
              b === null ? NOTHING_TYPED : typedOf(b),
            ];
            onSet({ ...d, typed, claimedBy: next(d.claimedBy), confirmed: [] });
          }}
        />
      )}
    </div>
  );
}

/** One of them; below it whose it is. */
function Chip(props: {
  readonly action: string;
  readonly label: string;
  /** Empty: nobody's. */
  readonly whose: string;
  readonly isOff: boolean;
  readonly isOpen?: boolean;
  readonly onClick: () => void;
}): JSX.Element {
  const { action, label, whose, isOff, isOpen, onClick } = props;
  return (
    <button
      class="choice"
      aria-pressed={whose !== ''}
      aria-expanded={isOpen}
      disabled={isOff}
      data-action={action}
      onClick={onClick}
    >
      <span>{label}</span>
      {whose !== '' && <small>{whose}</small>}
    </button>
  );
}
