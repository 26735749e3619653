/** Laid: the cards of who took the rest, open on the mat, until they are put away and the round is counted. */
import type { Seat } from '@puur/rules';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { prefs } from '../app/prefs.js';
import { Face } from '../cards/face.js';
import type { LaidOpen } from '../host/feats.js';
import type { Snapshot } from '../host/protocol.js';
import { fullName, whoOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { sortHand } from './sort.js';
import { restPutAway } from './state.js';

export function Laid(props: {
  readonly open: LaidOpen;
  /** Number of the round. */
  readonly round: number;
  readonly now: Snapshot;
  readonly eyes: Seat;
}): JSX.Element {
  const { open, round, now, eyes } = props;
  const { deck, pairing } = prefs.value;
  const contract = now.view.round?.contract ?? null;
  const cards = sortHand(open.cards, contract, deck, pairing);
  const t = said().rest;
  const title = t.title(whoOf(open.seat, eyes, now.sitting));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section class="laid" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card} class="card" data-card={card}>
            <Face card={card} isCompact={false} />
            <span class="hidden">{fullName(card, contract)}</span>
          </li>
        ))}
      </ul>
      <button
        ref={button}
        class="button brass"
        data-action="next"
        onClick={() => {
          restPutAway.value = round;
        }}
      >
        {t.next}
      </button>
    </section>
  );
}
