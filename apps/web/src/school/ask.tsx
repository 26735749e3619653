/**
 * Ask: a question as it lies on the table, with all that can be tapped to answer it. The foot of the page says what to do.
 */
import { type Card, type Contract, DEFAULT_PROFILE } from '@puur/rules';
import { type Scene, sceneOf } from '@puur/school';
import type { ComponentChildren, JSX } from 'preact';
import { Face } from '../cards/face.js';
import { cardNames, fullName, weisName } from '../lang/naming.js';
import {
  type Asking,
  cardMarks,
  choiceMark,
  isOver,
  type Move,
  numberNow,
  numberShown,
  seatMark,
  slateNow,
  slateShown,
} from './asking.js';
import { Fan } from './fan.js';
import { Felt, MarkSign, markedName } from './felt.js';
import { HalfSlate, StrokeKeys } from './half.js';
import { Pad } from './pad.js';
import { Ring, seatName } from './ring.js';
import { schoolSays } from './texts.js';
import { Tiles } from './tiles.js';

export interface AskProps {
  readonly asking: Asking;
  /** What is told before it. */
  readonly telling?: ComponentChildren;
  readonly question: ComponentChildren;
  /** Whether what is played stands on the felt; not before the learner has heard of it. */
  readonly isNamed?: boolean;
  readonly onMove: (move: Move) => void;
}

export function Ask({ asking, telling, question, isNamed = true, onMove }: AskProps): JSX.Element {
  const { question: asked, draft } = asking;
  const scene = sceneOf(asked);
  const isOpen = !isOver(asking);
  const hand = scene.hand.length > 0 && (
    <Fan
      label={schoolSays()[asked.kind === 'find' || asked.kind === 'strongest' ? 'cards' : 'hand']}
      cards={scene.hand}
      contract={scene.contract}
      chosen={draft.form === 'cards' ? draft.cards : draft.form === 'card' && draft.card !== null ? [draft.card] : []}
      marks={cardMarks(asking)}
      onTap={
        draft.form === 'card' || draft.form === 'cards'
          ? (card) => {
              onMove({ do: 'card', card });
            }
          : undefined
      }
    />
  );
  return (
    <div class="ask" data-kind={asked.kind}>
      <div class="board">
        {telling}
        <Felt contract={isNamed ? scene.contract : null} question={question}>
          <OnFelt asking={asking} scene={scene} onMove={onMove} />
        </Felt>
        {/* A hand that one only looks at lies with the question, not with what is tapped. */}
        {asked.kind === 'contract' && hand}
      </div>
      {asked.kind !== 'contract' && hand}
      {asked.kind === 'contract' && !isOpen && <p class="worths small quiet">{schoolSays().worths}</p>}
      {asked.kind === 'contract' && (
        <Tiles
          mayPush={!asked.pushed}
          markOf={(choice) => choiceMark(asking, choice)}
          worthOf={
            isOpen
              ? undefined
              : (choice) => {
                  const found = asked.worths.find((worth) => worth.choice === choice);
                  return found === undefined ? '' : String(Math.round(found.worth));
                }
          }
          onChoose={(choice) => {
            onMove({ do: 'choose', choice });
          }}
        />
      )}
      {draft.form === 'strokes' && isOpen && <StrokeKeys onMove={onMove} />}
      {(draft.form === 'number' || draft.form === 'strokes') && isOpen && (
        <Pad label={draft.form === 'strokes' ? schoolSays().rest : schoolSays().typeNumber} onMove={onMove} />
      )}
    </div>
  );
}

function OnFelt({
  asking,
  scene,
  onMove,
}: Omit<AskProps, 'question' | 'telling' | 'isNamed'> & { readonly scene: Scene }): JSX.Element | null {
  const { question } = asking;
  const { lying, contract, dealer, shown, open } = scene;
  const pick = (seat: 0 | 1 | 2 | 3): void => {
    onMove({ do: 'seat', seat });
  };
  if (lying !== null || dealer !== null) {
    return (
      <Ring
        lying={lying}
        contract={contract}
        dealer={dealer}
        {...(question.kind === 'winner' && { picks: { what: 'cards', onPick: pick } })}
        {...(question.kind === 'forehand' && { picks: { what: 'seats', onPick: pick } })}
        markOf={(seat) => seatMark(asking, seat)}
        isOpen={question.kind === 'beat' || question.kind === 'legal'}
      />
    );
  }
  const marks = slateNow(asking);
  if (marks !== null) {
    const shown = slateShown(asking);
    return (
      <div class="slate-place" data-both={shown !== null}>
        <figure>
          <HalfSlate marks={marks} {...(question.kind === 'strokes' && { before: question.before })} />
          {shown !== null && <figcaption>{schoolSays().yours}</figcaption>}
        </figure>
        {shown !== null && question.kind === 'strokes' && (
          <figure>
            <HalfSlate marks={shown} before={question.before} />
            <figcaption>
              <b>{schoolSays().right}</b>
            </figcaption>
          </figure>
        )}
        <Typed asking={asking} />
      </div>
    );
  }
  if (shown.length > 0) {
    return (
      <ol class="shown-weise">
        {shown.map(({ seat, cards }) => {
          const mark = seatMark(asking, seat);
          return (
            <li key={seat}>
              <button
                type="button"
                class={mark ?? ''}
                data-pick={seat}
                aria-label={markedName(
                  `${seatName(seat)}: ${weisName(cards, { contract, profile: DEFAULT_PROFILE })}, ${cardNames(cards)}`,
                  mark,
                )}
                onClick={() => {
                  pick(seat);
                }}
              >
                <b>{seatName(seat)}</b>
                <span class="minis">
                  {cards.map((card) => (
                    <span key={card} class="card">
                      <Face card={card} isCompact />
                    </span>
                  ))}
                </span>
                <MarkSign mark={mark} />
              </button>
            </li>
          );
        })}
      </ol>
    );
  }
  return (
    <>
      {open.length > 0 && <Open cards={open} contract={contract} />}
      <Typed asking={asking} />
    </>
  );
}

/** The number that is being typed, in the place of the answer; once that may be seen, the right one beside it. */
function Typed({ asking }: { readonly asking: Asking }): JSX.Element | null {
  if (asking.draft.form !== 'number') return null;
  const { verdict } = asking;
  const t = schoolSays();
  const number = numberNow(asking);
  const shown = numberShown(asking);
  const mark = verdict === null ? undefined : verdict.right ? 'right' : 'wrong';
  return (
    <p class="numbers">
      <output class={`typed ${mark ?? ''}`} aria-label={markedName(t.typed(number), mark)}>
        {number === '' ? ' ' : number}
        <MarkSign mark={mark} />
      </output>
      {shown !== null && (
        <output class="typed missed" aria-label={`${t.right}: ${shown}`}>
          {shown}
          <MarkSign mark="missed" />
        </output>
      )}
    </p>
  );
}

/** Cards that lie open to look at. */
export function Open({
  cards,
  contract,
}: {
  readonly cards: readonly Card[];
  readonly contract: Contract | null;
}): JSX.Element {
  return (
    <ul class="open-cards" style={{ '--n': String(cards.length) }}>
      {cards.map((card) => (
        <li key={card}>
          <span class="card" role="img" aria-label={fullName(card, contract)}>
            <Face card={card} isCompact={cards.length > 4} />
          </span>
        </li>
      ))}
    </ul>
  );
}
