/**
 * The table: everything that stands all round has its place and never moves; what passes comes over the mat and goes.
 *
 * The order in the page is the order in which one would tell it: what is agreed, who sits, what lies, whose turn it is,
 * the own cards, what one can do.
 */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { prefs } from '../app/prefs.js';
import { seatAt } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { Actions } from './actions.js';
import { Bar } from './bar.js';
import { Beside } from './beside.js';
import { Between, useGoingOn } from './between.js';
import { Cover } from './cover.js';
import { Hand } from './hand.js';
import { useKeys } from './keys.js';
import { cardHeight, layoutOf } from './layout.js';
import { Cutting, Declaring, Stoecking, Weising } from './panels.js';
import { useRoom, useArrival, ARRIVED } from './room.js';
import { OwnDeal, OwnWords, SeatMark } from './seat.js';
import { snapshot } from './session.js';
import { Sheets } from './sheets.js';
import { ContractBadge, Count, TurnLine } from './standing.js';
import { accountDue, awaited, isYourTurn, sheet, takeTrick, stoeckFor, told, weisFor } from './state.js';
import { Trick, transformOf } from './trick.js';
import { Middle, Paused, TrickWords } from './words.js';

export function Table(): JSX.Element | null {
  const { box, letter, width, height, text } = useRoom();
  const stands = useArrival();
  const now = snapshot.value;
  const lift = useSignal(0);
  // Read here, so that the hand is lifted when the drawer comes.
  const isWeising =
    weisFor.value !== null || stoeckFor.value !== null || (sheet.value === 'advice' && now?.view.phase === 'play');
  const covered = awaited.value;
  useKeys();

  // A drawer from below on a phone: the hand goes up with it, and stays in sight, also when what it says grows.
  useLayoutEffect(() => {
    const drawers = [...(box.current?.querySelectorAll('.declaring, .weising, .advice.sheet') ?? [])];
    const { mode, hand } = layoutOf({ width, height, cards: 9, isLarge: prefs.peek().size === 'large' });
    // While a Weis is offered, or advice given, the trick stays in sight too, so the hand comes up only as far as it can be read.
    const overlap = (drawer: Element): number =>
      drawer.classList.contains('declaring') ? 8 : cardHeight(hand.width) * 0.52;
    const raise = (): void => {
      const next = mode === 'upright' ? Math.max(0, ...drawers.map((one) => one.clientHeight - overlap(one))) : 0;
      if (next !== lift.peek()) lift.value = next;
    };
    raise();
    if (drawers.length === 0) return;
    const sizes = new ResizeObserver(raise);
    for (const drawer of drawers) sizes.observe(drawer);
    return () => {
      sizes.disconnect();
    };
  });

  useGoingOn(now);

  // The same object while nothing of it changes: what hangs on it alone, each card in the hand, is not drawn anew.
  const cards = now?.view.round?.hand.length ?? 0;
  const isLarge = prefs.value.size === 'large';
  const layout = useMemo(
    () => layoutOf({ width, height, cards, isLarge, text }),
    [width, height, cards, isLarge, text],
  );

  if (!now) return null;
  const eyes = now.eyes ?? 0;
  const { view } = now;
  const { mat, trick } = layout;
  const yours = isYourTurn.value && view.phase === 'play' && !now.isPaused;
  const own = trick.places[0];
  const complete = view.phase === 'trick-complete';
  return (
    <div
      ref={box}
      class={`table ${layout.isTight ? 'tight' : ''} ${layout.isBig ? 'big' : ''} ${prefs.value.leftHanded ? 'left-handed' : ''}`}
      data-mode={layout.mode}
      data-phase={view.phase}
      data-status={now.status.kind}
      data-lifted={lift.value <= 0 ? 'no' : isWeising ? 'part' : 'yes'}
      style={{
        '--scale': layout.scale,
        '--lift': `${lift.value}px`,
        '--hand': `${cardHeight(layout.hand.width)}px`,
        '--mat-x': `${mat.x}px`,
        '--mat-y': `${mat.y}px`,
        '--mat-w': `${mat.width}px`,
        '--mat-h': `${mat.height}px`,
        // Where the cards of a trick lie, for those of the one that is looked at again.
        '--lie-wide': `${trick.width}px`,
        ...Object.fromEntries(trick.places.map((place, side) => [`--lie-${side}`, transformOf(place, trick.width)])),
      }}
    >
      <i ref={letter} class="letter" aria-hidden="true" />
      {layout.mode !== 'desktop' && <Bar now={now} eyes={eyes} />}
      <main
        class="mat"
        aria-label={said().menu.title}
        style={{ left: `${mat.x}px`, top: `${mat.y}px`, width: `${mat.width}px`, height: `${mat.height}px` }}
        onClick={() => {
          if (complete && !now.isPaused) void takeTrick();
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
            {now.isPaused && !accountDue.value && <Paused />}
            {!accountDue.value && !now.isPaused && <Cutting now={now} />}
            <TrickWords now={now} eyes={eyes} />
            <TurnLine now={now} eyes={eyes} />
            {!now.isPaused && <Actions now={now} eyes={eyes} />}
            <OwnWords eyes={eyes} />
            <OwnDeal now={now} eyes={eyes} />
            {complete && !now.isPaused && (
              <button class="hidden take" data-action="take" onClick={() => void takeTrick()}>
                {said().actions.take}
              </button>
            )}
          </>
        )}
      </main>
      {stands > 1 && (
        <>
          <div class={now.isPaused ? 'stage resting' : 'stage'} aria-hidden="true">
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
          <Beside now={now} eyes={eyes} layout={layout} />
          {covered === null && now.eyes !== null && !now.isPaused && view.turn === eyes && (
            <Declaring now={now} eyes={eyes} />
          )}
          {covered === null && now.eyes !== null && !now.isPaused && <Weising now={now} eyes={eyes} />}
          {covered === null && now.eyes !== null && !now.isPaused && <Stoecking now={now} />}
          <Between now={now} eyes={eyes} />
          <Sheets now={now} eyes={eyes} />
          <div class="hidden" role="log" aria-live="polite" aria-label={said().spoken.log}>
            {(covered === null ? told.value : []).slice(-6).map(({ no, text }) => (
              <p key={no}>{text}</p>
            ))}
          </div>
        </>
      )}
      {covered !== null && <Cover now={now} next={covered} />}
    </div>
  );
}
