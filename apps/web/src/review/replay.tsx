/** Replay: a round stepped through card by card, with the hands open to whoever asks. */
import type { Signal } from '@preact/signals';
import { type PartieState, pusherOf, type Seat, teamOf } from '@puur/rules';
import type { JSX } from 'preact';
import { Face } from '../cards/face.js';
import { cardName, contractName, nameOf, sideOf, weisName, whoOf } from '../lang/naming.js';
import { later, said } from '../lang/texts.js';
import type { PartieHead } from '../storage/partie.js';
import { eyesOf } from './shelf.js';
import { cardsLaid, momentAt, type RoundStory, type Written } from './story.js';

export function Replay(props: {
  readonly story: RoundStory;
  readonly head: PartieHead;
  readonly state: PartieState;
  /** How many cards lie. */
  readonly at: Signal<number>;
}): JSX.Element {
  const { story, head, state, at } = props;
  const t = later.value!.review;
  const table = said();
  const eyes = eyesOf(head);
  const most = cardsLaid(story);
  const step = Math.min(at.value, most);
  const moment = momentAt(story, step, state.profile);
  const { contract, declarer, pushes, forehand, dealer } = story.round;
  const pusher = pusherOf(pushes, forehand, state.profile);
  const who = (seat: Seat): string => (seat === eyes ? table.you : nameOf(seat, head.sitting));
  const us = teamOf(eyes);
  const laid = (): string => {
    if (moment.winner !== null) return table.tells.trick(whoOf(moment.winner, eyes, head.sitting), moment.points);
    const { seat, card } = moment.lying.at(-1)!;
    return table.tells.played(whoOf(seat, eyes, head.sitting), cardName(card));
  };
  const told = (event: Written): string => {
    const by = whoOf(event.seat, eyes, head.sitting);
    if (event.type === 'stoeck-announced') return table.tells.stoeck(by);
    return table.tells.shown(
      by,
      table.list(event.weise.map((cards) => weisName(cards, { contract, profile: state.profile }))),
    );
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') at.value = Math.min(most, step + 1);
    else if (event.key === 'ArrowLeft') at.value = Math.max(0, step - 1);
    else return;
    event.preventDefault();
  };
  return (
    <section class="replay" id="replay" onKeyDown={key} aria-label={t.round(story.number)}>
      <div class="mat">
        <p class="top">
          <b>
            {contract && declarer !== null
              ? `${contractName(contract)} · ${table.contract.by(who(declarer), pusher === null ? null : whoOf(pusher, eyes, head.sitting))}`
              : table.contract.open}
          </b>
          <span>{t.running(moment.counted[us], moment.counted[us === 0 ? 1 : 0])}</span>
        </p>
        <div class="field">
          {([0, 1, 2, 3] as const).map((seat) => (
            <span key={seat} class="name" data-side={sideOf(seat, eyes)} aria-hidden="true">
              {who(seat)}
              {seat === dealer ? ` (${table.seat.deals})` : ''}
            </span>
          ))}
          {moment.lying.map(({ seat, card }) => (
            <span
              key={card}
              class={moment.winner === seat ? 'card won' : 'card'}
              data-side={sideOf(seat, eyes)}
              aria-hidden="true"
            >
              <Face card={card} isCompact={false} />
            </span>
          ))}
        </div>
        <p class="bottom" aria-live="polite">
          {[step === 0 ? t.start : `${t.trick(moment.trick)}. ${laid()}`, ...moment.written.map(told)].join(' ')}
        </p>
      </div>
      <div class="steps">
        <button
          class="button small"
          disabled={step === 0}
          onClick={() => {
            at.value = 0;
          }}
        >
          {t.first}
        </button>
        <button
          class="button small"
          disabled={step === 0}
          data-action="step-back"
          onClick={() => {
            at.value = step - 1;
          }}
        >
          {t.previous}
        </button>
        <button
          class={step < most ? 'button small main' : 'button small'}
          disabled={step >= most}
          data-action="step"
          onClick={() => {
            at.value = step + 1;
          }}
        >
          {t.next}
        </button>
        <button
          class="button small"
          disabled={step >= most}
          onClick={() => {
            at.value = most;
          }}
        >
          {t.lastStep}
        </button>
      </div>
      <details class="paper">
        <summary class="pad">{t.hands}</summary>
        <ul class="hands">
          {([0, 1, 2, 3] as const).map((seat) => (
            <li key={seat}>
              <span>{who(seat)}</span>
              <span class="minis" role="img" aria-label={story.dealt[seat].map(cardName).join(', ')}>
                {story.dealt[seat]
                  .toSorted((a, b) => a - b)
                  .map((card) => (
                    <span key={card} class={moment.held[seat].includes(card) ? 'card' : 'card gone'}>
                      <Face card={card} isCompact />
                    </span>
                  ))}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
