/**
 * Hand: the cards of the person that looks, in a fan at the near edge.
 *
 * Each card is a button with its full name. A tap or Enter chooses, a second one lays; a card can be thrown upwards; the
 * arrow keys go from card to card, digits choose by place. A card that may not be laid stays a button: it answers with the
 * reason. Marks appear only on one's own turn and once the last trick is gone, so that they give nothing away.
 */
import { signal } from '@preact/signals';
import type { Card } from '@puur/rules';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefs } from '../app/prefs.js';
import { Face } from '../cards/face.js';
import type { Snapshot } from '../host/protocol.js';
import { fullName, sideOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { fly, rememberPlace } from './flight.js';
import { cardHeight, type Layout } from './layout.js';
import { handOf } from './sort.js';
import { advice, choose, chosen, inFlight, isYourTurn, layOrAsk, marked, sheet, tapCard } from './state.js';
import { edgeOf } from './trick.js';

/** The suit whose cards rise while a contract is being chosen. */
export const touchedSuit = signal<number | null>(null);

/** How far a card is drawn up before it is thrown. */
const THROW = 46;

interface HandCardProps {
  readonly card: Card;
  readonly index: number;
  readonly count: number;
  readonly layout: Layout;
  readonly name: string;
  readonly state: 'free' | 'legal' | 'blocked';
  readonly isChosen: boolean;
  readonly isTouched: boolean;
  /** The computer would lay it, and has just said so. */
  readonly isAdvised: boolean;
  /** Where it is dealt from; null where it lies already. */
  readonly dealtFrom: 0 | 1 | 2 | 3 | null;
}

function HandCard(props: HandCardProps): JSX.Element {
  const { card, index, count, layout, name, state, isChosen, isTouched, isAdvised, dealtFrom } = props;
  const { width, places, raise, choose: up, isCompact } = layout.hand;
  const place = places[index] ?? places.at(-1)!;
  const lift = isChosen ? up : state === 'legal' ? raise : isTouched ? 12 : 0;
  const height = cardHeight(width);
  const transform = `translate(${place.x - width / 2}px, ${place.y - height}px) rotate(${place.turn}deg) translateY(${-lift}px)`;
  const button = useRef<HTMLButtonElement>(null);
  const from = useRef<{ readonly y: number; readonly x: number } | null>(null);
  const isThrown = useRef(false);

  rememberPlace(card, { x: place.x, y: place.y - height / 2 - lift, width, turn: place.turn });

  useLayoutEffect(() => {
    if (dealtFrom === null || !button.current) return;
    const edge = edgeOf(dealtFrom, layout);
    fly(button.current, `translate(${edge.x - width / 2}px, ${edge.y - height / 2}px) rotate(0deg)`, transform, {
      duration: 140,
      delay: Math.floor(index / 3) * 210 + (index % 3) * 30,
    });
    // Once, when it is dealt.
  }, []);

  const t = said().hand;
  const what = isChosen ? t.chosen : state === 'legal' ? t.playable : state === 'blocked' ? t.blocked : '';
  return (
    <li style={{ zIndex: index + 1 }}>
      <button
        ref={button}
        class={`card held ${state} ${isChosen ? 'chosen' : ''} ${isAdvised ? 'advised' : ''}`}
        style={{ width: `${width}px`, transform }}
        aria-label={what === '' ? name : `${name}, ${what}`}
        aria-pressed={isChosen}
        data-card={card}
        data-place={`${index + 1}/${count}`}
        onClick={({ detail }) => {
          // A key's click has no count.
          if (!isThrown.current || detail === 0) tapCard(card);
          isThrown.current = false;
        }}
        onPointerDown={({ clientX, clientY, isPrimary, pointerId, currentTarget }) => {
          isThrown.current = false;
          from.current = isPrimary ? { x: clientX, y: clientY } : null;
          // A finger stays with what it touched first; a mouse has to be told to.
          if (isPrimary) currentTarget.setPointerCapture(pointerId);
        }}
        onPointerUp={({ clientX, clientY }) => {
          const start = from.current;
          from.current = null;
          if (!start || start.y - clientY < THROW || Math.abs(clientX - start.x) > start.y - clientY) return;
          // The click that a mouse makes of it is none.
          isThrown.current = true;
          if (isYourTurn.value && inFlight.value === null) void layOrAsk(card);
        }}
      >
        <Face card={card} isCompact={isCompact} />
      </button>
    </li>
  );
}

export function Hand({ now, layout }: { readonly now: Snapshot; readonly layout: Layout }): JSX.Element {
  const { view, eyes } = now;
  const { deck, pairing } = prefs.value;
  const { round } = view;
  const contract = round?.contract ?? null;
  const list = useRef<HTMLUListElement>(null);
  const isShown = round !== null && view.phase !== 'deal' && view.phase !== 'ended';
  const cards = isShown ? handOf(view, deck, pairing) : [];
  const marks = now.isPaused ? null : marked.value;
  // A hand that appears whole while one watches was dealt.
  const dealt = useRef<string | null>(null);
  const key = `${now.id}.${round?.number ?? 0}.${eyes ?? ''}`;
  const isFresh = dealt.current !== null && dealt.current !== key && cards.length === 9 && view.phase === 'declare';
  useLayoutEffect(() => {
    dealt.current = isShown ? key : (dealt.current ?? 'none');
  });
  const dealtFrom = isFresh && round && eyes !== null ? sideOf(round.dealer, eyes) : null;

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step !== 0 && at >= 0) {
      event.preventDefault();
      buttons[(at + step + buttons.length) % buttons.length]?.focus();
    } else if (event.key === 'Escape' && chosen.value !== null) {
      event.stopPropagation();
      choose(null);
    }
  };

  const given = sheet.value === 'advice' && typeof advice.value === 'object' ? advice.value?.action : undefined;
  const advised = given?.type === 'play' ? given.card : null;
  const t = said().hand;
  return (
    <section class={now.isPaused ? 'hand resting' : 'hand'} aria-label={t.title} id="hand" inert={now.isPaused}>
      <h2 class="hidden">{t.title}</h2>
      <ul ref={list} onKeyDown={onKeyDown}>
        {cards.map((card, index) => (
          <HandCard
            key={`${key}.${card}`}
            card={card}
            index={index}
            count={cards.length}
            layout={layout}
            name={fullName(card, contract)}
            state={marks === null ? 'free' : marks.has(card) ? 'legal' : 'blocked'}
            isChosen={chosen.value === card}
            isAdvised={advised === card}
            isTouched={touchedSuit.value === Math.floor(card / 9)}
            dealtFrom={dealtFrom}
          />
        ))}
      </ul>
    </section>
  );
}
