/**
 * Fan: a hand of cards that answers a question, by tap, by digit and by arrow keys; or one that is only shown.
 *
 * A card that may not be laid stays a button here too: choosing it is an answer, and the feedback says why not.
 */
import type { Card, Contract } from '@puur/rules';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Face } from '../cards/face.js';
import { fullName } from '../lang/naming.js';
import type { Mark } from './asking.js';
import { MarkSign, markedName } from './felt.js';
import { isWide } from './room.js';

export interface FanProps {
  readonly label: string;
  /** In the order in which they are held. */
  readonly cards: readonly Card[];
  readonly contract: Contract | null;
  readonly chosen?: readonly Card[];
  /** The card that is recommended. */
  readonly hinted?: Card | null;
  readonly marks?: ReadonlyMap<Card, Mark>;
  /** Absent where nothing is to be chosen. */
  readonly onTap?: ((card: Card) => void) | undefined;
}

/** More cards than this lie in rows, side by side. */
const MOST = 9;
/** Up to so many are larger. */
const FEW = 5;

export function Fan(props: FanProps): JSX.Element {
  const { label, cards, contract, chosen = [], hinted = null, marks, onTap } = props;
  const list = useRef<HTMLUListElement>(null);
  const middle = (cards.length - 1) / 2;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === 0 || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <section class="fan-box" aria-label={label} style={{ '--n': String(cards.length) }}>
      <ul
        ref={list}
        class={cards.length > MOST ? 'rows-of-cards' : 'held-cards'}
        data-few={cards.length <= FEW}
        onKeyDown={onKeyDown}
      >
        {cards.map((card, index) => {
          const mark = marks?.get(card);
          const isChosen = chosen.includes(card);
          const name = markedName(fullName(card, contract), mark);
          const state = `card ${isChosen ? 'chosen' : ''} ${hinted === card ? 'hinted' : ''} ${mark ?? ''}`;
          const inside = (
            <>
              <Face card={card} isCompact={!isWide.value} />
              <MarkSign mark={mark} />
            </>
          );
          return (
            <li key={card} style={{ '--k': String(index - middle) }}>
              {onTap ? (
                <button
                  type="button"
                  class={state}
                  data-pick={card}
                  aria-pressed={isChosen}
                  aria-label={name}
                  onClick={() => {
                    onTap(card);
                  }}
                >
                  {inside}
                </button>
              ) : (
                <span class={state} role="img" aria-label={name}>
                  {inside}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
