/** Exhibit: what a step shows beside its text: a row of cards with what they count, a trick, the seats, a slate. */
import type { Card, Seat } from '@puur/rules';
import type { Exhibit } from '@puur/school';
import type { JSX } from 'preact';
import { Face } from '../cards/face.js';
import { cardName } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { HalfSlate } from './half.js';
import { Ring } from './ring.js';
import { schoolSays } from './texts.js';

/** Who deals where the seats are shown: then the learner is forehand. */
const DEALER: Seat = 3;

type Row = Extract<Exhibit, { kind: 'row' }>;

export function Shown({ exhibit }: { readonly exhibit: Exhibit }): JSX.Element {
  switch (exhibit.kind) {
    case 'row':
      return <CardRow row={exhibit} />;
    case 'trick':
      return <Ring lying={exhibit.lying} contract={null} />;
    case 'seats':
      return <Ring lying={null} contract={null} dealer={DEALER} />;
    case 'marks':
      return (
        <div class="slate-place">
          <HalfSlate marks={exhibit.marks} />
        </div>
      );
  }
}

function CardRow({ row }: { readonly row: Row }): JSX.Element {
  const { cards, points, puur, nell, worth, isOrdered } = row;
  const t = schoolSays();
  const words = said().cards;
  const titleOf = (card: Card): string => (card === puur ? words.puur : card === nell ? words.nell : '');
  return (
    <figure class="card-row">
      {(isOrdered || points !== null) && (
        <figcaption class="quiet small">
          {isOrdered && <span>{t.strongToWeak}</span>}
          {points !== null && <span>{t.pointsWord}</span>}
        </figcaption>
      )}
      <ul style={{ '--n': String(cards.length) }} data-long={cards.length > 5}>
        {cards.map((card, index) => {
          const title = titleOf(card);
          const counts = points?.[index];
          return (
            <li key={card} class={title === '' ? '' : 'titled'}>
              <span class="card" role="img" aria-label={cardName(card)}>
                <Face card={card} isCompact />
              </span>
              {counts !== undefined && <b>{counts}</b>}
              {title !== '' && <span class="title">{title}</span>}
            </li>
          );
        })}
      </ul>
      {worth !== null && <p class="worth">{said().points(worth)}</p>}
    </figure>
  );
}
