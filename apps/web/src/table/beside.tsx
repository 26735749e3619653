/**
 * Beside: what a wide screen shows beside the mat, slate, totals, the round trick by trick. A turned trick lies face down
 * with its points, unless the table lets one see it again (`looking.ts`).
 */
import { otherTeam, trickPoints, type Seat, SEAT_COUNT, type SeatView, teamOf } from '@puur/rules';
import type { JSX } from 'preact';
import { aimOf } from '../app/aim.js';
import { Back, Face } from '../cards/face.js';
import type { Snapshot } from '../host/protocol.js';
import { aimWords, factorOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { SlateBoard } from '../slate/slate.js';
import { Icon } from '../ui/icon.js';
import { entriesOf } from './between.js';
import type { Layout } from './layout.js';
import { shortSeal } from './panels.js';
import { pause } from './session.js';
import { playedRound, runningPoints, sheet, tricksSeen } from './state.js';

/** How many of the turned tricks are listed; those that may be seen again are always. */
const SHOWN = 5;

/** What the complete tricks of the running round have brought each team, with the factor: the rest of its count is Weis and Stöck. */
function tricksCounted({ round, profile }: SeatView): readonly [number, number] {
  const made: [number, number] = [0, 0];
  const contract = round?.contract;
  if (!round || !contract) return made;
  for (const [index, { cards, holder }] of round.tricks.entries()) {
    if (cards.length < SEAT_COUNT || holder === null) continue;
    made[teamOf(holder)] += trickPoints(cards, contract, index + 1, profile) * factorOf(contract, profile);
  }
  return made;
}

/** What a wide screen shows beside the mat: slate, totals, the round trick by trick. */
export function Beside({
  now,
  eyes,
  layout,
}: {
  readonly now: Snapshot;
  readonly eyes: Seat;
  readonly layout: Layout;
}): JSX.Element | null {
  const t = said();
  const { panel } = layout;
  if (!panel) return null;
  const { view } = now;
  const { round } = view;
  const us = teamOf(eyes);
  const them = otherTeam(us);
  const isRunning = round && view.phase !== 'deal' && view.phase !== 'ended';
  const [ours, theirs] = runningPoints(now);
  const open = tricksSeen(now, eyes);
  const tricks = tricksCounted(view);
  const beside = [ours - tricks[us], theirs - tricks[them]] as const;
  return (
    <aside
      class="panel"
      style={{ left: `${panel.x}px`, top: `${panel.y}px`, width: `${panel.width}px`, height: `${panel.height}px` }}
    >
      <div class="top">
        <button class="key" aria-label={t.app.menu} aria-haspopup="dialog" onClick={() => (sheet.value = 'menu')}>
          <Icon name="menu" />
        </button>
        <button
          class="key"
          aria-label={now.isPaused ? t.menu.goOn : t.bar.pause}
          onClick={() => {
            pause(!now.isPaused);
          }}
        >
          <Icon name={now.isPaused ? 'play' : 'pause'} />
        </button>
        <span class="quiet small">{aimWords(aimOf(view.profile), playedRound(view)).join(' · ')}</span>
      </div>
      <button class="board" aria-haspopup="dialog" onClick={() => (sheet.value = 'slate')}>
        <SlateBoard ours={entriesOf(view.rounds, us)} theirs={entriesOf(view.rounds, them)} />
      </button>
      <p class="totals">
        <span>
          {t.we} <b>{view.score[us]}</b>
        </span>
        <span>
          {t.they} <b>{view.score[them]}</b>
        </span>
      </p>
      {isRunning && round.contract && (
        <div class="paper running">
          <p class="line">
            <b>{t.count.roundNo(round.number)}</b>
            <span class="quiet small">{`${t.we} ${ours} · ${t.they} ${theirs}`}</span>
          </p>
          {beside.some((points) => points > 0) && (
            <p class="line small">
              <span>{`${t.account.weis} · ${t.account.stoeck}`}</span>
              <span class="quiet">{`${t.we} ${beside[0]} · ${t.they} ${beside[1]}`}</span>
            </p>
          )}
          <ol>
            {round.tricks
              .map((trick, index) => ({ trick, number: index + 1 }))
              .filter(({ trick }) => trick.turned)
              .filter(({ number }, index, turned) => open.includes(number) || index >= turned.length - SHOWN)
              .map(({ trick, number }) => (
                <li key={number} class={open.includes(number) ? 'open' : 'turned'} data-trick={number}>
                  <span class="quiet small">{number}</span>
                  <span class="minis">
                    {trick.cards.map((card, index) =>
                      open.includes(number) ? (
                        <span key={card} class={((trick.leader + index) & 3) === trick.holder ? 'card won' : 'card'}>
                          <Face card={card} isCompact />
                        </span>
                      ) : (
                        <span key={index} class="card">
                          <Back />
                        </span>
                      ),
                    )}
                  </span>
                  <span class="small">{trick.holder !== null && teamOf(trick.holder) === us ? t.we : t.they}</span>
                  <b>{trickPoints(trick.cards, round.contract!, number, view.profile)}</b>
                </li>
              ))}
          </ol>
        </div>
      )}
      {view.shuffle && (
        <p class="small quiet seal">
          <button class="link" aria-haspopup="dialog" onClick={() => (sheet.value = 'seal')}>
            <Icon name="seal" /> {t.cut.seal(shortSeal(view.shuffle.commitment))}
          </button>
        </p>
      )}
    </aside>
  );
}
