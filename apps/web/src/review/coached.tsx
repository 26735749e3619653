/**
 * Coached: the own choices of a round gone over, on demand: what was to be expected, the dearest of them, and why the
 * other card. A tap on one leads the replay there.
 */
import { type Judgement, LEVELS } from '@puur/bot';
import { type Action, type Seat, SEATS, teamOf } from '@puur/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { after } from '../app/after.js';
import { Face } from '../cards/face.js';
import { botWorker, WorkerProgram } from '../host/program.js';
import { cardName, contractName, nameOf, seatAt } from '../lang/naming.js';
import { later, said } from '../lang/texts.js';
import type { PartieHead } from '../storage/partie.js';
import { Icon } from '../ui/icon.js';
import { goOver, type Coaching, type CoachOrder } from './coach.js';
import { Expectation } from './expectation.js';
import { eyesOf } from './shelf.js';
import type { RoundStory } from './story.js';

const hireCoach = (): WorkerProgram =>
  new WorkerProgram(LEVELS.at(-1)!, 'coach', null, { hire: () => botWorker('puur-coach'), after });

/** A number with its sign, also a plus. */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export function Coached(props: {
  readonly story: RoundStory;
  readonly head: PartieHead;
  readonly log: CoachOrder['log'];
  /** Leads the replay to so many cards. */
  readonly onShow: (laid: number) => void;
}): JSX.Element | null {
  const { story, head, log, onShow } = props;
  const t = later.value!.review.coach;
  const now = useSignal<Coaching | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(
    () => () => {
      stop.current();
    },
    [],
  );
  const whose = useSignal<Seat>(eyesOf(head));
  const kept = useRef(new Map<Seat, Coaching>());
  const people = SEATS.filter((seat) => head.sitting[seat].kind === 'person');
  if (story.record === null || people.length === 0) return null;
  const { account, complete } = story.record;
  const begin = (eyes: Seat): void => {
    if (now.peek()?.kind === 'working') return;
    whose.value = eyes;
    const known = kept.current.get(eyes);
    if (known) {
      now.value = known;
      return;
    }
    const end = complete ? account.teams[teamOf(eyes)].blocks.stich : null;
    stop.current = goOver({ log, round: story.number, seat: eyes, end }, hireCoach, (step) => {
      if (step.kind === 'told') kept.current.set(eyes, step);
      now.value = step;
    });
  };
  const standing = now.value;
  const isDone = standing?.kind === 'told';
  // Each of several may ask after another has, and come back to what was told.
  const keys = (
    <div class="share">
      {people.map((seat) => (
        <button
          key={seat}
          class="button small"
          data-action="coach"
          aria-pressed={people.length > 1 ? isDone && whose.value === seat : undefined}
          onClick={() => {
            begin(seat);
          }}
        >
          <Icon name="bulb" /> {people.length === 1 ? t.ask : t.askOf(nameOf(seat, head.sitting))}
        </button>
      ))}
      {standing?.kind === 'failed' && <p role="alert">{t.failed}</p>}
    </div>
  );
  if (standing === null || standing.kind === 'failed') return keys;
  if (standing.kind === 'working') {
    return (
      <p class="paper pad quiet" role="status">
        {t.working(standing.done + 1, standing.of)}
      </p>
    );
  }
  const { story: told } = standing;
  const eyes = whose.value;
  const start = Math.round(told.start ?? told.end ?? 0);
  const lost = Math.round(told.lost);
  // Where several share the device «you» and «we» would be anybody.
  const name = (seat: Seat): string => nameOf(seat, head.sitting);
  const who = people.length === 1 ? null : name(eyes);
  const side = people.length === 1 ? null : said().list([name(eyes), name(seatAt(2, eyes))]);
  const course = told.end === null ? t.brokenOff : t.course(side, start, told.end);
  return (
    <section class="coached" aria-label={people.length === 1 ? t.ask : t.askOf(nameOf(eyes, head.sitting))}>
      {people.length > 1 && keys}
      <div class="paper pad">
        <h2>
          <span>{t.expected}</span>
          <small class="quiet">{course}</small>
        </h2>
        <Expectation story={told} label={`${t.expected}: ${course}`} />
        <p class="quiet small">{t.axis(who)}</p>
      </div>
      <div class="paper pad">
        <h2>
          <span>{told.dearest.length === 0 ? t.none(who) : t.dearest(told.dearest.length)}</span>
          {told.dearest.length > 0 && <small class="quiet">{t.points}</small>}
        </h2>
        {told.dearest.length > 0 && (
          <ol>
            {told.dearest.map((judgement, n) => (
              <li key={judgement.choice.trick}>
                <Dear
                  no={n + 1}
                  judgement={judgement}
                  partner={nameOf(seatAt(2, eyes), head.sitting)}
                  onShow={onShow}
                />
              </li>
            ))}
          </ol>
        )}
        {told.declaration && (
          <p class="quiet">
            {t.called(who, declared(told.declaration.choice.done), declared(told.declaration.better))}
          </p>
        )}
      </div>
      {told.end !== null && (
        <p class="quiet sum">
          <Icon name="info" /> {t.sum(who, lost === 0 ? '0' : signed(-lost), signed(told.end - start + lost))}
        </p>
      )}
    </section>
  );
}

function Dear(props: {
  readonly no: number;
  readonly judgement: Judgement;
  readonly partner: string;
  readonly onShow: (laid: number) => void;
}): JSX.Element | null {
  const { no, judgement, partner, onShow } = props;
  const { choice, better, loss, reason, isMissed } = judgement;
  const t = later.value!.review;
  if (choice.done.type !== 'play' || better.type !== 'play') return null;
  const why = reason === null || reason === 'played-out' ? t.coach.weighed : said().advice.reasons(partner)[reason];
  const trick = t.trick(choice.trick!);
  const points = signed(-Math.round(loss));
  const instead = t.coach.instead(cardName(choice.done.card), cardName(better.card));
  return (
    <button
      data-action="show-choice"
      onClick={() => {
        onShow(choice.laid);
      }}
    >
      <span class="no" aria-hidden="true">
        {no}
      </span>
      <span class="card" aria-hidden="true">
        <Face card={choice.done.card} isCompact />
      </span>
      <Icon name="forward" />
      <span class="card better" aria-hidden="true">
        <Face card={better.card} isCompact />
      </span>
      <span class="why">
        <b>{trick}</b> <span class="hidden">{instead}</span> <small class="quiet">{why}</small>
      </span>
      {!isMissed && (
        <b class="loss">
          {points} <span class="hidden">{t.coach.points}</span>
        </b>
      )}
    </button>
  );
}

/** A declaration as it is called; a push by its own word. */
function declared(action: Action): string {
  return action.type === 'declare' ? contractName(action.contract) : said().advice.push;
}
