/**
 * The table: everything that stands all round has its place and never moves; what passes comes over the mat and goes.
 *
 * The order in the page is the order in which one would tell it: what is agreed, who sits, what lies, whose turn it is,
 * the own cards, what one can do.
 */
import { useSignal } from '@preact/signals';
import { FACTOR_KEYS, otherTeam, pointsOf, type Seat, teamOf } from '@puur/rules';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { prefs } from '../app/prefs.js';
import { ContractSign, Face } from '../cards/face.js';
import type { Snapshot } from '../host/protocol.js';
import { contractName, factorOf, fullName, nameOf, seatAt } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { SlateBoard } from '../slate/slate.js';
import { Icon } from '../ui/icon.js';
import { Between, cutByItself, entriesOf } from './between.js';
import { Hand } from './hand.js';
import { useKeys } from './keys.js';
import { cardHeight, type Layout, layoutOf } from './layout.js';
import { Cutting, Declaring, shortSeal, Weising } from './panels.js';
import { OwnWords, SeatMark } from './seat.js';
import { pause, snapshot } from './session.js';
import { Sheets } from './sheets.js';
import {
  accountDue,
  askAdvice,
  awaited,
  chosen,
  giveThanks,
  isArmed,
  isYourTurn,
  runningPoints,
  sayStoeck,
  sayWeis,
  sheet,
  takeRest,
  takeTrick,
  told,
  undo,
  weisFor,
} from './state.js';
import { Trick } from './trick.js';
import { Cover } from './cover.js';

/** Points of a Stöck, as they are written. */
const STOECK = 20;

/** Width and height of the room there is, as it changes. */
function useRoom(): {
  readonly box: { readonly current: HTMLDivElement | null };
  readonly width: number;
  readonly height: number;
} {
  const box = useRef<HTMLDivElement>(null);
  const room = useSignal({ width: innerWidth, height: innerHeight });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // It tells of the first size too, once that is known and before there is a picture: to ask for it here would be to lay
    // out the whole table twice.
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width !== room.peek().width || height !== room.peek().height) room.value = { width, height };
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { box, ...room.value };
}

function Bar({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element {
  const t = said();
  const { view } = now;
  const us = teamOf(eyes);
  const [ours, theirs] = [view.score[us], view.score[otherTeam(us)]];
  const { target } = view.profile;
  const share = (points: number): string => `${Math.min(50, (points / target) * 50)}%`;
  return (
    <header class="bar">
      <button
        class="key"
        aria-label={t.app.menu}
        aria-haspopup="dialog"
        onClick={() => {
          sheet.value = 'menu';
        }}
      >
        <Icon name="menu" />
      </button>
      <div class="score">
        <p aria-label={t.bar.score(ours, theirs, target)} role="img">
          <span>{t.we}</span> <b>{ours}</b> <i>:</i> <b>{theirs}</b> <span>{t.they}</span>
        </p>
        <div class="race" aria-hidden="true">
          <i style={{ width: share(ours) }} />
          <b style={{ width: share(theirs) }} />
        </div>
      </div>
      <button
        class="key"
        aria-label={t.bar.slate}
        aria-haspopup="dialog"
        onClick={() => {
          sheet.value = 'slate';
        }}
      >
        <Icon name="slate" />
      </button>
    </header>
  );
}

function ContractBadge({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  const t = said();
  const { round, profile } = now.view;
  if (!round || now.view.phase === 'deal' || now.view.phase === 'ended') return null;
  if (!round.contract || round.declarer === null) {
    return round.pushes > 0 ? (
      <p class="contract open">
        <span class="what">
          <b>{t.said.push}</b>
          <span>{round.forehand === eyes ? t.you : nameOf(round.forehand, now.sitting)}</span>
        </span>
      </p>
    ) : null;
  }
  const factor = factorOf(round.contract, profile);
  const isPlain = FACTOR_KEYS.every((key) => profile.factors[key] === 1);
  const by = round.declarer === eyes ? t.you : nameOf(round.declarer, now.sitting);
  const name = contractName(round.contract);
  return (
    <p class="contract">
      <span class="badge" aria-hidden="true">
        <ContractSign contract={round.contract} />
      </span>
      <span class="hidden">{t.contract.spoken(name, by, round.pushes > 0, factor)}</span>
      <span class="what" aria-hidden="true">
        <b>
          {name} {!isPlain && <i>{t.contract.factor(factor)}</i>}
        </b>
        <span>{t.contract.by(by, round.pushes > 0)}</span>
      </span>
    </p>
  );
}

function Count({ now }: { readonly now: Snapshot }): JSX.Element | null {
  const t = said().count;
  const { round, phase } = now.view;
  if (!round || phase === 'deal' || phase === 'ended') return null;
  const [us, them] = runningPoints(now);
  return (
    <p class="count">
      {round.contract ? (
        <>
          <span>
            <b>{t.trick(Math.max(1, round.tricks.length))}</b> <i>{t.of}</i>
          </span>
          {/* A new one each time: a text that grew would move its beginning. */}
          <span key={`${us} ${them}`}>{t.round(us, them)}</span>
        </>
      ) : (
        <b>{t.roundNo(round.number)}</b>
      )}
    </p>
  );
}

function TurnLine({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element {
  const t = said().turn;
  const { status, view } = now;
  const yours = isYourTurn.value;
  const isComplete = view.phase === 'trick-complete';
  const hasChosen = yours && view.phase === 'play' && chosen.value !== null && !prefs.value.oneTap;
  let words = '';
  if (now.isPaused) words = t.paused;
  else if (yours && isComplete) words = t.take;
  else if (hasChosen) words = said().hand.tapAgain;
  else if (yours && view.phase === 'play') words = view.round?.tricks.at(-1)?.cards.length === 0 ? t.lead : t.yours;
  else if (status.kind === 'trick-lies') words = prefs.value.taking === 'tap' ? t.take : '';
  else if (status.kind === 'waiting-for-bot' || status.kind === 'waiting-for-person') {
    if (status.seat !== eyes) {
      const name = nameOf(status.seat, now.sitting);
      words = view.phase === 'declare' ? t.waits(name) : t.thinks(name);
    }
  } else if (status.kind === 'dealing') words = '';
  // A new one each time: the dashes beside the words would move with their width.
  return (
    <p key={words} class={yours && view.phase === 'play' ? 'turn yours' : 'turn'}>
      {words}
    </p>
  );
}

/** What one can say or do beside laying a card. One of them at most is brass. */
function Actions({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  const t = said().actions;
  const { view, offers } = now;
  const { round, options, profile } = view;
  const { stoeck, weis, hints, lastTrick } = prefs.value;
  if (!round?.contract || view.phase === 'deal' || view.phase === 'ended') return null;
  const us = teamOf(eyes);
  const turned = round.tricks.some((trick) => trick.turned);
  const stoeckPoints = STOECK * (profile.stoeckMultiplied ? factorOf(round.contract, profile) : 1);
  const canStoeck = (isYourTurn.value && offers.stoeck.length > 0) || options.stoeck !== null;
  const canWeis = offers.weise.length > 0;
  const lateWeis = canWeis && !isYourTurn.value;
  const hasEnough = view.counted[us] >= profile.target;
  const isTrump = round.contract.startsWith('trump:');
  const moment: JSX.Element[] = [];
  if (canStoeck && stoeck !== 'auto') {
    moment.push(
      <button key="stoeck" class="button brass" data-action="stoeck" onClick={() => void sayStoeck()}>
        <span>
          {t.stoeck(stoeckPoints)}
          <small>{isYourTurn.value && offers.stoeck.length > 0 ? t.stoeckDetail : t.stoeckNow}</small>
        </span>
      </button>,
    );
  } else if (stoeck === 'always' && isTrump && profile.stoeck && round.stoeck === null) {
    moment.push(
      <button key="stoeck" class="button felt" data-action="stoeck" onClick={() => void sayStoeck()}>
        {t.stoeckIdle}
      </button>,
    );
  }
  if (lateWeis && weis !== 'auto') {
    moment.push(
      <button
        key="weis"
        class={moment.length === 0 ? 'button brass' : 'button felt'}
        data-action="late-weis"
        onClick={() => void sayWeis()}
      >
        {said().weis.now}
      </button>,
    );
  } else if (weis === 'always' && options.weis && profile.weis) {
    moment.push(
      <button
        key="weis"
        class="button felt"
        aria-pressed={isArmed.value.weis}
        onClick={() => {
          isArmed.value = { ...isArmed.value, weis: !isArmed.value.weis };
        }}
      >
        {t.weis}
      </button>,
    );
  }
  if (options.rest) {
    moment.push(
      <button
        key="rest"
        class={moment.length === 0 ? 'button brass' : 'button felt'}
        data-action="rest"
        onClick={() => void takeRest()}
      >
        <span>
          {t.rest}
          <small>{t.restDetail}</small>
        </span>
      </button>,
    );
  }
  for (const goal of options.claims) {
    const isNear = goal === 'partie' && hasEnough;
    if (goal === 'berg' && moment.length > 0) continue;
    moment.push(
      <button
        key={goal}
        class={isNear && moment.length === 0 ? 'button brass' : 'button felt'}
        data-action={`claim-${goal}`}
        onClick={() => void giveThanks(goal)}
      >
        <span>
          {goal === 'partie' ? t.thanks : t.berg}
          {isNear && <small>{t.thanksDetail(view.counted[us])}</small>}
        </span>
      </button>,
    );
  }
  return (
    <div class="actions">
      <div class="quietly">
        {turned && lastTrick && (
          <button
            class="button felt"
            data-action="last"
            onClick={() => {
              sheet.value = 'last';
            }}
          >
            <Icon name="last" />
            <span class="word">{t.lastTrick}</span>
          </button>
        )}
        {hints && isYourTurn.value && (
          <button class="button felt round" aria-label={t.advice} data-action="advice" onClick={() => void askAdvice()}>
            <Icon name="bulb" />
          </button>
        )}
        {now.practice && (
          <button class="button felt round" aria-label={t.takeBack} data-action="undo" onClick={() => void undo()}>
            <Icon name="undo" />
          </button>
        )}
      </div>
      <div class="moment">{moment.slice(0, 2)}</div>
    </div>
  );
}

/** Words in the middle of the mat while nothing lies there. */
function Middle({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  const t = said();
  const { view, status } = now;
  const { round } = view;
  if (status.kind === 'waiting-for-cut' || accountDue.value) return null;
  if (status.kind === 'dealing' && view.phase === 'deal') {
    return (
      <div class="middle">
        <p>{t.cut.dealing}</p>
      </div>
    );
  }
  if (view.phase !== 'declare' || view.turn !== eyes || !round) return null;
  const wasPushed = round.pushes > 0;
  return (
    <div class="middle">
      <h2>{wasPushed ? t.turn.pushed(nameOf(round.forehand, now.sitting)) : t.turn.declare}</h2>
      <p>
        {wasPushed ? t.turn.pushedText : view.options.push ? t.turn.declareText : t.turn.pushedText}
        {round.forehand === eyes && view.profile.leader === 'forehand' && (
          <span class="also">{t.turn.declareLead}</span>
        )}
      </p>
    </div>
  );
}

/** The trick in words, for those who do not see it. */
function TrickWords({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element {
  const t = said();
  const { round } = now.view;
  const trick = round?.tricks.at(-1);
  return (
    <div class="hidden">
      <h2>{t.trick.title}</h2>
      {!trick || trick.cards.length === 0 ? (
        <p>{t.trick.empty}</p>
      ) : (
        <ol>
          {trick.cards.map((card, index) => {
            const seat = ((trick.leader + index) & 3) as Seat;
            const who = seat === eyes ? t.you : nameOf(seat, now.sitting);
            return <li key={card}>{t.trick.lies(who, fullName(card, round?.contract ?? null))}</li>;
          })}
        </ol>
      )}
    </div>
  );
}

/** What a wide screen shows beside the mat: slate, totals, the round trick by trick. */
function Panel({
  now,
  eyes,
  layout,
}: {
  readonly now: Snapshot;
  readonly eyes: Seat;
  readonly layout: Layout;
}): JSX.Element | null {
  const t = said();
  const { panel } = layout;
  if (!panel) return null;
  const { view } = now;
  const { round } = view;
  const us = teamOf(eyes);
  const them = otherTeam(us);
  const isRunning = round && view.phase !== 'deal' && view.phase !== 'ended';
  const [ours, theirs] = runningPoints(now);
  return (
    <aside
      class="panel"
      style={{ left: `${panel.x}px`, top: `${panel.y}px`, width: `${panel.width}px`, height: `${panel.height}px` }}
    >
      <div class="top">
        <button class="key" aria-label={t.app.menu} aria-haspopup="dialog" onClick={() => (sheet.value = 'menu')}>
          <Icon name="menu" />
        </button>
        <button
          class="key"
          aria-label={now.isPaused ? t.bar.goOn : t.bar.pause}
          onClick={() => {
            pause(!now.isPaused);
          }}
        >
          <Icon name={now.isPaused ? 'play' : 'pause'} />
        </button>
        <span class="quiet small">{t.home.target(view.profile.target)}</span>
      </div>
      <button class="board" aria-haspopup="dialog" onClick={() => (sheet.value = 'slate')}>
        <SlateBoard ours={entriesOf(view.rounds, us)} theirs={entriesOf(view.rounds, them)} />
      </button>
      <p class="totals">
        <span>
          {t.we} <b>{view.score[us]}</b>
        </span>
        <span>
          {t.they} <b>{view.score[them]}</b>
        </span>
      </p>
      {isRunning && round.contract && (
        <div class="paper running">
          <p class="line">
            <b>{t.count.roundNo(round.number)}</b>
            <span class="quiet small">{`${t.we} ${ours} · ${t.they} ${theirs}`}</span>
          </p>
          <ol>
            {round.tricks
              .map((trick, index) => ({ trick, number: index + 1 }))
              .filter(({ trick }) => trick.turned)
              .slice(prefs.value.lastTrick ? -4 : -1)
              .map(({ trick, number }) => (
                <li key={number}>
                  <span class="quiet small">{number}</span>
                  <span class="minis">
                    {trick.cards.map((card, index) => (
                      <span key={card} class={((trick.leader + index) & 3) === trick.holder ? 'card won' : 'card'}>
                        <Face card={card} isCompact />
                      </span>
                    ))}
                  </span>
                  <span class="small">{trick.holder !== null && teamOf(trick.holder) === us ? t.we : t.they}</span>
                  <b>{pointsOf(trick.cards, round.contract!, number, view.profile)}</b>
                </li>
              ))}
          </ol>
        </div>
      )}
      {view.shuffle && (
        <p class="small quiet seal">
          <Icon name="seal" /> {t.cut.seal(shortSeal(view.shuffle.commitment))}
        </p>
      )}
    </aside>
  );
}

/**
 * How much of the table stands yet: one sits down at it in four pictures (the mat, who sits there, the cards, the rest),
 * because all at once would be one long task on a phone, and a tap would have to wait for it.
 */
function useArrival(): number {
  const [stands, setStands] = useState(0);
  useEffect(() => {
    if (stands < ARRIVED) setStands(stands + 1);
  }, [stands]);
  return stands;
}
const ARRIVED = 3;

export function Table(): JSX.Element | null {
  const { box, width, height } = useRoom();
  const stands = useArrival();
  const now = snapshot.value;
  const lift = useSignal(0);
  // Read here, so that the hand is lifted when the drawer comes.
  const isWeising = weisFor.value !== null;
  const covered = awaited.value;
  useKeys();

  // A drawer from below on a phone: the hand goes up with it, and stays in sight.
  useLayoutEffect(() => {
    const drawer = box.current?.querySelector('.declaring, .weising');
    const { mode, hand } = layoutOf({ width, height, cards: 9, isLarge: prefs.peek().size === 'large' });
    // While a Weis is offered the trick stays in sight too, so the hand comes up only as far as it can be read.
    const hidden = drawer?.classList.contains('weising') ? cardHeight(hand.width) * 0.5 : 8;
    const next = drawer && mode === 'upright' ? drawer.clientHeight - hidden : 0;
    if (next !== lift.peek()) lift.value = next;
  });

  // The cards are cut at once where a person has left that to the machine.
  useEffect(() => {
    if (now && !accountDue.value && prefs.value.cutting === 'auto' && now.status.kind === 'waiting-for-cut')
      cutByItself(now);
  }, [now?.status.kind, now?.length, accountDue.value]);

  if (!now) return null;
  const eyes = now.eyes ?? 0;
  const { view } = now;
  const layout = layoutOf({
    width,
    height,
    cards: view.round?.hand.length ?? 0,
    isLarge: prefs.value.size === 'large',
  });
  const { mat, trick } = layout;
  const yours = isYourTurn.value && view.phase === 'play';
  const own = trick.places[0];
  const complete = view.phase === 'trick-complete';
  return (
    <div
      ref={box}
      class={`table ${layout.isTight ? 'tight' : ''} ${prefs.value.leftHanded ? 'left-handed' : ''}`}
      data-mode={layout.mode}
      data-phase={view.phase}
      data-status={now.status.kind}
      data-lifted={lift.value > 0 && !isWeising ? 'yes' : 'no'}
      style={{ '--scale': layout.scale, '--lift': `${lift.value}px`, '--hand': `${cardHeight(layout.hand.width)}px` }}
    >
      {layout.mode !== 'desktop' && <Bar now={now} eyes={eyes} />}
      <main
        class="mat"
        aria-label={said().menu.title}
        style={{ left: `${mat.x}px`, top: `${mat.y}px`, width: `${mat.width}px`, height: `${mat.height}px` }}
        onClick={() => {
          if (complete) void takeTrick();
        }}
      >
        <h1 class="hidden">{said().menu.title}</h1>
        {stands > 0 && (
          <>
            <ContractBadge now={now} eyes={eyes} />
            <Count now={now} />
            {([2, 3, 1] as const).map((side) => (
              <SeatMark key={side} now={now} seat={seatAt(side, eyes)} eyes={eyes} layout={layout} />
            ))}
          </>
        )}
        {stands >= ARRIVED && (
          <>
            <Middle now={now} eyes={eyes} />
            {!accountDue.value && <Cutting now={now} />}
            <TrickWords now={now} eyes={eyes} />
            <TurnLine now={now} eyes={eyes} />
            <Actions now={now} eyes={eyes} />
            <OwnWords eyes={eyes} />
            {complete && (
              <button class="hidden take" data-action="take" onClick={() => void takeTrick()}>
                {said().actions.take}
              </button>
            )}
          </>
        )}
      </main>
      {stands > 1 && (
        <>
          <div class="stage" aria-hidden="true">
            {yours && (
              <div
                class="place"
                style={{
                  width: `${trick.width}px`,
                  height: `${cardHeight(trick.width)}px`,
                  transform: `translate(${own.x - trick.width / 2}px, ${own.y - cardHeight(trick.width) / 2}px)`,
                }}
              />
            )}
            <Trick view={view} eyes={eyes} layout={layout} />
          </div>
          {covered === null && <Hand now={now} layout={layout} />}
        </>
      )}
      {stands >= ARRIVED && (
        <>
          <Panel now={now} eyes={eyes} layout={layout} />
          {covered === null && now.eyes !== null && view.turn === eyes && <Declaring now={now} eyes={eyes} />}
          {covered === null && now.eyes !== null && <Weising now={now} eyes={eyes} />}
          <Between now={now} eyes={eyes} />
          <Sheets now={now} eyes={eyes} />
          <div class="hidden" role="log" aria-live="polite" aria-label={said().spoken.log}>
            {told.value.slice(-6).map(({ no, text }) => (
              <p key={no}>{text}</p>
            ))}
          </div>
        </>
      )}
      {covered !== null && <Cover now={now} next={covered} />}
    </div>
  );
}
