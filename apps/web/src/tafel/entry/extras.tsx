/** Extras: what comes with a round beside its points: Weis, Stöck, a match, Bedanken. A tap asks whose it is. */
import { type Team, TEAMS } from '@puur/rules';
import type { SchieberSheet } from '@puur/tafel';
import type { JSX } from 'preact';
import { type Draft, weisOf } from './draft.js';
import { hasTrump } from '../sentences.js';
import { say } from '../texts.js';
import type { Panel } from './panel.js';

export function Extras(props: {
  readonly draft: Draft;
  readonly sheet: SchieberSheet;
  readonly sides: readonly [string, string];
  readonly panel: Panel;
  /** A tap on one that lies open closes it. */
  readonly onPanel: (panel: Panel) => void;
}): JSX.Element {
  const t = say().entry;
  const { draft: d, sheet, sides, panel, onPanel } = props;
  const { profile } = sheet.opening;
  const weis = weisOf(d);
  const whose = (team: Team | null | undefined): string => (typeof team === 'number' ? sides[team] : '');
  const isWeis = weis[0] + weis[1] > 0;
  const isBoth = weis[0] > 0 && weis[1] > 0;
  const chip = (action: Panel, label: string, owner: string, isOff: boolean): JSX.Element => (
    <Chip
      key={action}
      action={action}
      label={label}
      whose={owner}
      isOff={isOff}
      isOpen={panel === action}
      onClick={() => {
        onPanel(action);
      }}
    />
  );
  return (
    <div class="extras">
      {profile.weis &&
        chip(
          'weis',
          isWeis && !isBoth ? t.weisOf(weis[0] + weis[1]) : t.weis,
          isBoth ? `${weis[0]} : ${weis[1]}` : whose(TEAMS.find((team) => weis[team] > 0)),
          d.contract === null,
        )}
      {profile.stoeck && chip('stoeck', t.stoeck, whose(d.stoeck), !hasTrump(d.contract))}
      {chip('match', t.match, whose(d.match), d.contract === null)}
      {profile.endMode === 'claim' && chip('claim', t.thanks, whose(d.claimedBy), false)}
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
  readonly isOpen: boolean;
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
