/**
 * Declarer: who named the contract. Offered is who may have: the forehand, or the partner if it was pushed; one tap more
 * shows everybody, for tables that play it otherwise.
 */
import { useSignal } from '@preact/signals';
import { type Seat, seatAfter, SEATS, TEAMS } from '@puur/rules';
import { declarersFor, type Opening } from '@puur/tafel';
import type { JSX } from 'preact';
import { seatName } from '../sentences.js';
import { say } from '../texts.js';

export function Declarer(props: {
  readonly opening: Extract<Opening, { game: 'schieber' }>;
  /** Number of the round, from 1. */
  readonly round: number;
  readonly forehand: Seat;
  readonly declarer: Seat;
  readonly onChoose: (seat: Seat) => void;
}): JSX.Element {
  const t = say().entry;
  const { opening, round, forehand, declarer, onChoose } = props;
  const isWide = useSignal(false);
  const isFour = opening.names.length === SEATS.length;
  const likely = declarersFor(forehand, round, opening.profile);
  const showsAll = isWide.value || !likely.includes(declarer);
  // With two names a side is chosen; the seat is its next at the forehand.
  const seats: readonly Seat[] = !isFour
    ? TEAMS.map((team) => (declarer % 2 === team ? declarer : seatAfter(declarer)))
    : showsAll
      ? SEATS
      : likely;
  return (
    <div role="group" aria-label={t.declarer}>
      <span>{t.declarer}</span>
      <span class="names">
        {seats.map((seat) => (
          <button
            key={seat}
            class="choice name"
            aria-pressed={seat === declarer}
            data-declarer={isFour ? seat : seat % 2}
            onClick={() => {
              onChoose(seat);
            }}
          >
            <b>{seatName(opening, seat)}</b>
            {isFour && !showsAll && likely.length > 1 && (
              <small class="quiet">{seat === forehand ? t.forehand : t.pushed}</small>
            )}
          </button>
        ))}
        {isFour && !showsAll && likely.length < SEATS.length && (
          <button
            class="choice name"
            data-action="other-declarer"
            onClick={() => {
              isWide.value = true;
            }}
          >
            {t.someoneElse}
          </button>
        )}
      </span>
    </div>
  );
}
