/**
 * Trick: the cards that lie, where each seat lays its own; they come from the hand or from the edge, and go to the winner.
 */
import type { Card, Seat, SeatView } from '@puur/rules';
import { seatAfter } from '@puur/rules';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isStill } from '../app/light.js';
import { Face } from '../cards/face.js';
import { sideOf } from '../lang/naming.js';
import { EASE_BOTH, fly, lasting, placeOf } from './flight.js';
import { cardHeight, type Layout, type Place } from './layout.js';

interface Lying {
  readonly card: Card;
  readonly seat: Seat;
}

/** Which trick is on the table: the running one, or the complete one until it is turned. */
export function lyingIn(view: SeatView): {
  readonly key: string;
  readonly cards: readonly Lying[];
  readonly holder: Seat | null;
} {
  const { round } = view;
  const at = round ? round.tricks.findIndex(({ turned }) => !turned) : -1;
  const trick = at < 0 ? undefined : round?.tricks[at];
  const isOver = view.phase === 'deal' || view.phase === 'ended';
  if (!round || !trick || isOver) return { key: `${round?.number ?? 0}.none`, cards: [], holder: null };
  return {
    key: `${round.number}.${at}`,
    cards: trick.cards.map((card, index) => ({ card, seat: seatAfter(trick.leader, index) })),
    holder: trick.holder,
  };
}

export const transformOf = ({ x, y, turn }: Place, width: number): string =>
  `translate(${x - width / 2}px, ${y - cardHeight(width) / 2}px) rotate(${turn}deg)`;

/** Out of sight beyond the edge at which a seat sits. */
export function edgeOf(side: 0 | 1 | 2 | 3, layout: Layout): Place {
  const { mat, trick } = layout;
  const { x, y } = trick.middle;
  const out = trick.width;
  return [
    { x, y: mat.y + mat.height + out * 1.6, turn: 0 },
    { x: mat.x + mat.width + out, y, turn: 25 },
    { x, y: mat.y - out * 1.6, turn: 0 },
    { x: mat.x - out, y, turn: -25 },
  ][side]!;
}

function LyingCard(props: {
  readonly lying: Lying;
  readonly eyes: Seat;
  readonly layout: Layout;
  readonly isNew: boolean;
  readonly isWinner: boolean;
}): JSX.Element {
  const { lying, eyes, layout, isNew, isWinner } = props;
  const { width, places } = layout.trick;
  const side = sideOf(lying.seat, eyes);
  const at = transformOf(places[side], width);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isNew || !box.current) return;
    const held = side === 0 ? placeOf(lying.card) : undefined;
    const from = held
      ? `${transformOf({ x: held.x, y: held.y, turn: held.turn }, width)} scale(${held.width / width})`
      : transformOf(edgeOf(side, layout), width);
    fly(box.current, from, held ? `${at} scale(1)` : at, { duration: side === 0 ? 220 : 260 });
    // Once, when it is laid.
  }, []);
  return (
    <div
      ref={box}
      class={isWinner ? 'card lying holds' : 'card lying'}
      style={{ width: `${width}px`, transform: at }}
      data-card={lying.card}
      data-side={side}
    >
      <Face card={lying.card} isCompact={false} />
    </div>
  );
}

interface Leaving {
  readonly key: string;
  readonly cards: readonly Lying[];
  readonly to: 0 | 1 | 2 | 3;
}

/** A trick that was turned, on its way to the winner. */
function LeavingTrick(props: {
  readonly leaving: Leaving;
  readonly eyes: Seat;
  readonly layout: Layout;
  readonly onGone: () => void;
}): JSX.Element {
  const { leaving, eyes, layout, onGone } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { width, places } = layout.trick;
    const goal = edgeOf(leaving.to, layout);
    const moves = [...(box.current?.children ?? [])].map((element, index) => {
      const from = transformOf(places[sideOf(leaving.cards[index]!.seat, eyes)], width);
      const to = `${transformOf(goal, width)} scale(0.7)`;
      return element.animate(
        [
          { transform: `${from} scale(1)`, opacity: 1 },
          { transform: to, opacity: 0.4 },
        ],
        { duration: lasting(320), easing: EASE_BOTH, fill: 'forwards' },
      );
    });
    void Promise.allSettled(moves.map((move) => move.finished)).then(onGone);
  }, []);
  return (
    <div ref={box} aria-hidden="true">
      {leaving.cards.map(({ card, seat }) => (
        <div
          key={card}
          class="card lying"
          style={{
            width: `${layout.trick.width}px`,
            transform: transformOf(layout.trick.places[sideOf(seat, eyes)], layout.trick.width),
          }}
        >
          <Face card={card} isCompact={false} />
        </div>
      ))}
    </div>
  );
}

export function Trick({
  view,
  eyes,
  layout,
}: {
  readonly view: SeatView;
  readonly eyes: Seat;
  readonly layout: Layout;
}): JSX.Element {
  const { key, cards, holder } = lyingIn(view);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  // What lay when it was drawn last; cards that are new since fly in, and a trick that went is seen to go.
  const last = useRef<{ key: string; cards: readonly Lying[]; holder: Seat | null; seen: ReadonlySet<Card> } | null>(
    null,
  );
  const was = last.current;
  const seen = was?.key === key ? was.seen : was === null ? new Set(cards.map(({ card }) => card)) : new Set<Card>();

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, cards, holder, seen: new Set(cards.map(({ card }) => card)) };
    if (before && before.key !== key && before.cards.length === 4 && before.holder !== null && !isStill.peek()) {
      const sameRound = before.key.split('.')[0] === key.split('.')[0];
      if (sameRound) setLeaving({ key: before.key, cards: before.cards, to: sideOf(before.holder, eyes) });
    }
  });

  return (
    <>
      {leaving && (
        <LeavingTrick
          key={leaving.key}
          leaving={leaving}
          eyes={eyes}
          layout={layout}
          onGone={() => {
            setLeaving((now) => (now === leaving ? null : now));
          }}
        />
      )}
      {cards.map((lying) => (
        <LyingCard
          key={`${key}.${lying.card}`}
          lying={lying}
          eyes={eyes}
          layout={layout}
          isNew={!seen.has(lying.card)}
          isWinner={cards.length === 4 && lying.seat === holder}
        />
      ))}
    </>
  );
}
