/**
 * Ring: the four seats and the trick between them, each card before the seat that laid it.
 *
 * Everything is placed by the size of the ring itself (container units), so the same ring serves a phone, a phone on its
 * side and a wide screen. Where the question is who takes the trick, the cards are what one taps; where it is who sits
 * where, the seats are.
 */
import { type Card, type Contract, type Seat, seatAfter, SEATS } from '@puur/rules';
import type { Lying } from '@puur/school';
import type { JSX } from 'preact';
import { Face } from '../cards/face.js';
import { fullName } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import type { Mark } from './asking.js';
import { MarkSign, markedName } from './felt.js';
import { schoolSays } from './texts.js';

export interface RingProps {
  readonly lying: Lying | null;
  readonly contract: Contract | null;
  readonly dealer?: Seat | null;
  /** What is tapped; absent where the ring is only looked at. */
  readonly picks?: { readonly what: 'cards' | 'seats'; readonly onPick: (seat: Seat) => void };
  readonly markOf?: (seat: Seat) => Mark | undefined;
  /** Who holds the trick, once that may be seen. */
  readonly holder?: Seat | null;
  /** The learner's place waits for a card. */
  readonly isOpen?: boolean;
  /** Cards come in from where their seat is. */
  readonly isLive?: boolean;
}

/** What the learner and the others are called. */
export function seatName(seat: Seat): string {
  return seat === 0 ? schoolSays().you : said().names[seat];
}

export function Ring(props: RingProps): JSX.Element {
  const { lying, contract, dealer = null, picks, markOf, holder = null, isOpen = false, isLive = false } = props;
  const t = schoolSays();
  const cards = lying?.cards.map((card, index) => ({ card, seat: seatAfter(lying.leader, index) })) ?? [];
  const isAsked = picks?.what === 'seats';
  // The learner has no disc, except where seats are asked about.
  const shown = SEATS.filter((seat) => isAsked || dealer !== null || seat !== 0);
  return (
    <div class={isLive ? 'ring live' : 'ring'} data-seats={isAsked || dealer !== null ? 'all' : undefined}>
      <div class="round">
        {shown.map((seat) => {
          const inside = (
            <>
              <i class="disc" aria-hidden="true" data-initial={seatName(seat).slice(0, 1)}>
                {dealer === seat && <span class="dealer" data-initial={said().seat.dealer.slice(0, 1)} />}
              </i>
              <span>{seatName(seat)}</span>
              {dealer === seat && <small>{t.dealer}</small>}
              {!isAsked && dealer !== null && seatAfter(dealer) === seat && <small>{t.forehand}</small>}
            </>
          );
          const mark = isAsked ? markOf?.(seat) : undefined;
          return isAsked ? (
            <button
              key={seat}
              type="button"
              class={`sitting ${mark ?? ''}`}
              data-side={seat}
              data-pick={seat}
              onClick={() => {
                picks.onPick(seat);
              }}
            >
              {inside}
              {mark !== undefined && <span class="hidden">{t.marks[mark]}</span>}
              <MarkSign mark={mark} />
            </button>
          ) : (
            <p key={seat} class="sitting" data-side={seat} aria-hidden={dealer === null}>
              {inside}
            </p>
          );
        })}
        {isOpen && <span class="open-place" aria-hidden="true" />}
        {cards.length > 0 && (
          <ol class="trick">
            {cards.map(({ card, seat }) => (
              <LyingCard
                key={card}
                card={card}
                seat={seat}
                contract={contract}
                isHolder={holder === seat}
                mark={isAsked ? undefined : markOf?.(seat)}
                onPick={picks?.what === 'cards' ? picks.onPick : undefined}
              />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

function LyingCard(props: {
  readonly card: Card;
  readonly seat: Seat;
  readonly contract: Contract | null;
  readonly isHolder: boolean;
  readonly mark: Mark | undefined;
  readonly onPick: ((seat: Seat) => void) | undefined;
}): JSX.Element {
  const { card, seat, contract, isHolder, mark, onPick } = props;
  const name = markedName(schoolSays().lies(seatName(seat), fullName(card, contract)), mark);
  const inside = (
    <>
      <Face card={card} isCompact={false} />
      <MarkSign mark={mark} />
    </>
  );
  return (
    <li class={isHolder ? 'lies holds' : 'lies'} data-side={seat}>
      {onPick ? (
        <button
          type="button"
          class={`card ${mark ?? ''}`}
          data-pick={seat}
          aria-label={name}
          onClick={() => {
            onPick(seat);
          }}
        >
          {inside}
        </button>
      ) : (
        <span class="card" role="img" aria-label={name}>
          {inside}
        </span>
      )}
    </li>
  );
}
