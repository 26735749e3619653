/** Words on the mat: what is asked while nothing lies there, and the trick for those who do not see it. */
import { pusherOf, type Seat } from '@puur/rules';
import type { JSX } from 'preact';
import type { Snapshot } from '../host/protocol.js';
import { fullName, nameOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { pause } from './session.js';
import { accountDue } from './state.js';

/** What stands on the mat while the game rests: that it does, and the key to go on. */
export function Paused(): JSX.Element {
  const t = said();
  return (
    <div class="middle resting">
      <h2>{t.turn.paused}</h2>
      <button
        class="button brass"
        data-action="resume"
        onClick={() => {
          pause(false);
        }}
      >
        {t.menu.goOn}
      </button>
    </div>
  );
}

/** Words in the middle of the mat while nothing lies there. */
export function Middle({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  const t = said();
  const { view, status } = now;
  const { round } = view;
  if (now.isPaused || status.kind === 'waiting-for-cut' || accountDue.value) return null;
  if (status.kind === 'dealing' && view.phase === 'deal') {
    return (
      <div class="middle">
        <p>{t.cut.dealing}</p>
      </div>
    );
  }
  if (view.phase !== 'declare' || view.turn !== eyes || !round) return null;
  const pusher = pusherOf(round.pushes, round.forehand, view.profile);
  return (
    <div class="middle">
      <h2>{pusher === null ? t.turn.declare : t.turn.pushed(nameOf(pusher, now.sitting))}</h2>
      <p>
        {view.options.push ? t.turn.declareText : t.turn.pushedText}
        {round.forehand === eyes && view.profile.leader === 'forehand' && (
          <span class="also">{t.turn.declareLead}</span>
        )}
      </p>
    </div>
  );
}

/** The trick in words, for those who do not see it. */
export function TrickWords({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element {
  const t = said();
  const { round } = now.view;
  const trick = round?.tricks.at(-1);
  return (
    <div class="hidden">
      <h2>{t.trick.title}</h2>
      {!trick || trick.cards.length === 0 ? (
        <p>{t.trick.empty}</p>
      ) : (
        <ol>
          {trick.cards.map((card, index) => {
            const seat = ((trick.leader + index) & 3) as Seat;
            const who = seat === eyes ? t.you : nameOf(seat, now.sitting);
            return <li key={card}>{t.trick.lies(who, fullName(card, round?.contract ?? null))}</li>;
          })}
        </ol>
      )}
    </div>
  );
}
