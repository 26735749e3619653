/** The bar: the score of the Partie, and the keys to the menu and the slate. */
import { otherTeam, type Seat, type Team, teamOf } from '@puur/rules';
import type { JSX } from 'preact';
import { aimOf, raceOf } from '../app/aim.js';
import type { Snapshot } from '../host/protocol.js';
import { aimWords } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import { playedRound, sheet } from './state.js';

export function Bar({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element {
  const t = said();
  const { view } = now;
  const us = teamOf(eyes);
  const [ours, theirs] = [view.score[us], view.score[otherTeam(us)]];
  const aim = aimOf(view.profile);
  const shares = raceOf(aim, view.rounds.length, view.score);
  const share = (team: Team): string => `${shares[team] * 100}%`;
  return (
    <header class="bar">
      <button
        class="key"
        aria-label={t.app.menu}
        aria-haspopup="dialog"
        onClick={() => {
          sheet.value = 'menu';
        }}
      >
        <Icon name="menu" />
      </button>
      <div class="score">
        <p aria-label={t.bar.score(ours, theirs, aimWords(aim, playedRound(view)).join('. '))} role="img">
          <span>{t.we}</span> <b>{ours}</b> <i>:</i> <b>{theirs}</b> <span>{t.they}</span>
        </p>
        <p class="aim" aria-hidden="true">
          {aimWords(aim, playedRound(view)).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
        <div class="race" aria-hidden="true">
          <i style={{ width: share(us) }} />
          <b style={{ width: share(otherTeam(us)) }} />
        </div>
      </div>
      <button
        class="key"
        aria-label={t.bar.slate}
        aria-haspopup="dialog"
        onClick={() => {
          sheet.value = 'slate';
        }}
      >
        <Icon name="slate" />
      </button>
    </header>
  );
}
