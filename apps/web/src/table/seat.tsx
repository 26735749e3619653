/** A seat of the others: disc, name, what they have said, and who deals. */
import type { Seat } from '@puur/rules';
import { teamOf } from '@puur/rules';
import type { JSX } from 'preact';
import { Back, SuitSign } from '../cards/face.js';
import type { Snapshot } from '../host/protocol.js';
import { nameOf, sideOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import type { Layout } from './layout.js';
import { bubbles } from './state.js';

const SIDES = ['own', 'right', 'partner', 'left'] as const;

/** What is known of a seat in one short line; nothing where it has no room for that it sits against one. */
function secondLine({ view }: Snapshot, seat: Seat, eyes: Seat, dealer: Seat | null, hasRoom: boolean): string {
  const t = said();
  // What was said in a round is no more true of the next.
  const round = view.phase === 'deal' ? null : view.round;
  // Once the first trick is turned, only a Weis that was shown still counts.
  const isShowing = round?.tricks[0]?.turned === true;
  const weis = round?.weis.find((one) => one.seat === seat && (!isShowing || one.cards !== null));
  const words = [
    ...(weis ? [weis.points === null ? t.seat.good : t.seat.weis(weis.points)] : []),
    ...(round?.stoeck === seat ? [t.seat.stoeck] : []),
    ...(dealer === seat ? [t.seat.deals] : []),
  ];
  if (words.length > 0) return words.join(' · ');
  if (teamOf(seat) === teamOf(eyes)) return t.withYou;
  return hasRoom ? t.againstYou : '';
}

/** The letter at who deals: what a dealer is called in the language begins with it. */
function dealerLetter(): string {
  return said().seat.dealer.slice(0, 1);
}

/** Who deals: the one of this round, and between two rounds the one who deals next. */
function dealerOf({ status, view }: Snapshot): Seat | null {
  if (view.phase !== 'deal') return view.round?.dealer ?? null;
  return status.kind === 'waiting-for-cut' || status.kind === 'waiting-for-deal' ? status.dealer : null;
}

/** The mark of the dealer at one's own place, where no seat is drawn. */
export function OwnDeal({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  if (dealerOf(now) !== eyes || now.view.phase === 'ended') return null;
  return (
    <p class="own-deal">
      <span class="dealer" aria-hidden="true">
        {dealerLetter()}
      </span>
      <span>{said().cut.youDeal}</span>
    </p>
  );
}

export function SeatMark(props: {
  readonly now: Snapshot;
  readonly seat: Seat;
  readonly eyes: Seat;
  readonly layout: Layout;
}): JSX.Element {
  const { now, seat, eyes, layout } = props;
  const { status, view } = now;
  const side = sideOf(seat, eyes);
  const dealer = dealerOf(now);
  const second = secondLine(now, seat, eyes, dealer, layout.mode !== 'upright');
  const name = nameOf(seat, now.sitting);
  const isOn = (status.kind === 'waiting-for-bot' || status.kind === 'waiting-for-person') && status.seat === seat;
  const held = view.round ? 9 - view.round.tricks.filter((trick) => hasPlayed(trick, seat)).length : 0;
  const isPlaying = view.phase === 'declare' || view.phase === 'play' || view.phase === 'trick-complete';
  return (
    <div class={`seat ${SIDES[side]}`} data-seat={seat}>
      {layout.mode === 'desktop' && isPlaying && side !== 0 && (
        <div class="backs" aria-hidden="true">
          {Array.from({ length: held }, (_, i) => (
            <span key={i} class="card">
              <Back />
            </span>
          ))}
        </div>
      )}
      <div class="tag">
        <span class={isOn ? 'disc on' : 'disc'} aria-hidden="true">
          {name.slice(0, 1).toLocaleUpperCase()}
          {dealer === seat && <span class="dealer">{dealerLetter()}</span>}
        </span>
        <span class="who">
          <b>{name}</b>
          {/* A new one each time, so that no word moves to become another. */}
          {second !== '' && <span key={second}>{second}</span>}
        </span>
      </div>
      <Bubble seat={seat} />
    </div>
  );
}

/** What a seat says, while it is said. */
function Bubble({ seat, isOwn = false }: { readonly seat: Seat; readonly isOwn?: boolean }): JSX.Element | null {
  const words = bubbles.value.find((bubble) => bubble.seat === seat);
  return words ? (
    <p class={isOwn ? 'bubble own' : 'bubble'} aria-hidden="true">
      {words.suit !== undefined && <SuitSign suit={words.suit} />}
      {words.text}
    </p>
  ) : null;
}

/** What one has said oneself: that a tap was heard, where the button was. */
export function OwnWords({ eyes }: { readonly eyes: Seat }): JSX.Element {
  return <Bubble seat={eyes} isOwn />;
}

function hasPlayed(
  { leader, cards }: { readonly leader: Seat; readonly cards: readonly unknown[] },
  seat: Seat,
): boolean {
  return ((seat - leader + 4) & 3) < cards.length;
}
