/** Hands: which cards somebody held. What the seat has played stands in it already. */
import { SEATS, type Seat } from '@puur/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { handOf, holdCard, playedBy } from './draft.js';
import { cardFrom, CardPicker, Cards, SeatPicker, seatNames } from './pickers.js';
import { change, draft } from './store.js';
import type { ScreenTexts } from './texts.js';

export function Hands({ t }: { readonly t: ScreenTexts }): JSX.Element | null {
  const now = draft.value;
  const [picked, setPicked] = useState<Seat | null>(null);
  if (!now) return null;
  // Who was told about last is whom the quarrel is about, more often than not.
  const told = SEATS.find((seat) => now.hands[seat] !== undefined);
  const objected = now.events.findIndex(({ type }) => type === 'objected');
  const before = objected === -1 ? now.events : now.events.slice(0, objected);
  const last = before.findLast(({ type }) => type === 'card-played' || type === 'weis-announced');
  const seat = picked ?? told ?? (last?.seat as Seat | undefined) ?? 0;
  const hand = handOf(now, seat);
  const name = seatNames()[seat]!;
  return (
    <section class="paper entering">
      <SeatPicker
        label={t.fields.seat}
        value={seat}
        onPick={setPicked}
        note={(at) => {
          const { length } = now.hands[at] ?? [];
          return length > 0 ? t.chosen(length) : null;
        }}
      />
      <h3>
        {name} · {t.chosen(hand.length)}
      </h3>
      <Cards cards={hand.flatMap((card) => cardFrom(card) ?? [])} />
      <CardPicker
        key={seat}
        label={name}
        chosen={hand}
        used={SEATS.filter((other) => other !== seat).flatMap((other) => [
          ...playedBy(now, other),
          ...(now.hands[other] ?? []),
        ])}
        usedText={t.used}
        onTap={(card) => {
          change((draftNow) => holdCard(draftNow, seat, card));
        }}
      />
    </section>
  );
}
