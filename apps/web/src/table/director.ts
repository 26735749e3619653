/**
 * Director: turns what happens into what is said, heard and felt.
 *
 * It follows the snapshots in their order and never holds one up: the table goes on whether a bubble still stands or not.
 */
import { batch, effect } from '@preact/signals';
import { type Seat, type Suit, teamOf, TRICKS_PER_ROUND, trumpOf } from '@puur/rules';
import { MOTION, paceOf } from '../app/pace.js';
import { prefs } from '../app/prefs.js';
import type { Snapshot } from '../host/protocol.js';
import { cardName, cardNames, contractName, fullName, weisName, whoOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { feel } from './feel.js';
import { type Happening, happeningsBetween } from './happenings.js';
import { snapshot } from './session.js';
import {
  awaited,
  bubbles,
  chosen,
  clearPicture,
  inFlight,
  isYourTurn,
  lay,
  putAway,
  takeTrick,
  told,
  weisFor,
} from './state.js';
import { waitBeforeTaking } from './taking.js';

/** How long a bubble stands, and how many sentences of a sitting are kept. */
const BUBBLE = 1400;
const MOST_TOLD = 120;
/** A turn that comes after so long a wait is felt. */
const LONG_WAIT = 5000;

let before: Snapshot | null = null;
let count = 0;
let lastMoved = 0;
const timers = new Set<ReturnType<typeof setTimeout>>();

/** Starts to follow the table; once for the life of the page. */
export function direct(): void {
  effect(() => {
    const now = snapshot.value;
    const old = before;
    before = now;
    if (now === null) return;
    batch(() => {
      if (old?.id !== now.id) {
        clearPicture();
        // An account that was there before one sat down is read at the review, unless the Partie stands at it.
        putAway.value = Math.max(0, now.view.rounds.length - 1);
      }
      const sameEyes = old?.id === now.id && old.eyes === now.eyes;
      const happenings = happeningsBetween(sameEyes ? old.view : null, now.view);
      for (const happening of happenings) follow(happening, now);
      if (chosen.peek() !== null && !now.view.round?.hand.includes(chosen.peek()!)) chosen.value = null;
      if (inFlight.peek() !== null && !now.view.round?.hand.includes(inFlight.peek()!)) inFlight.value = null;
      if (now.view.phase !== 'play') weisFor.value = null;
      if (!sameEyes) chosen.value = null;
    });
    playOnlyCard(now);
  });
  effect(takeByItself);
}

/** Takes one's own trick after the pace, where a person has left that to the machine; begun anew with every change. */
function takeByItself(): (() => void) | undefined {
  const now = snapshot.value;
  const pace = paceOf(prefs.value);
  if (prefs.value.taking === 'tap' || now?.view.phase !== 'trick-complete' || now.isPaused) return undefined;
  if (!isYourTurn.value || awaited.value !== null) return undefined;
  const timer = setTimeout(() => void takeTrick(), waitBeforeTaking(now.view, pace));
  return () => {
    clearTimeout(timer);
  };
}

function follow(happening: Happening, now: Snapshot): void {
  const { eyes } = now;
  const t = said();
  const who = (seat: Seat) => whoOf(seat, eyes, now.sitting);
  const contract = now.view.round?.contract ?? null;
  switch (happening.type) {
    case 'dealt':
      say(t.tells.dealt(who(happening.dealer)));
      if (eyes !== null && now.view.round) say(t.tells.hand(cardNames(now.view.round.hand)));
      feel('shuffle');
      return;
    case 'pushed':
      say(t.tells.pushed(who(happening.seat)));
      bubble(happening.seat, t.said.push);
      return;
    case 'declared':
      say(t.tells.declared(who(happening.seat), contractName(happening.contract)));
      bubble(happening.seat, contractName(happening.contract), trumpOf(happening.contract) ?? undefined);
      return;
    case 'played':
      say(t.tells.played(who(happening.seat), fullName(happening.card, contract)));
      if (happening.seat !== eyes) feel('lay');
      lastMoved = performance.now();
      return;
    case 'weis': {
      const call = happening.points === null ? t.cards.good : t.cards.call(happening.points);
      say(t.tells.weis(who(happening.seat), call));
      bubble(happening.seat, call);
      return;
    }
    case 'shown':
      say(t.tells.shown(who(happening.seat), t.list(happening.weise.map(weisName))));
      return;
    case 'stoeck':
      say(t.tells.stoeck(who(happening.seat)));
      bubble(happening.seat, t.said.stoeck);
      feel('double');
      return;
    case 'rest':
      say(t.tells.rest(who(happening.seat)));
      bubble(happening.seat, t.said.rest);
      return;
    case 'turned':
      say(t.tells.trick(who(happening.winner), happening.points));
      feel('collect');
      return;
    case 'way':
      say(t.tells.way(happening.number, happening.direction === 'obenabe'));
      return;
    case 'scored': {
      const { account, number } = happening.record;
      const us = teamOf(now.view.seat);
      const [ours, theirs] = [account.teams[us], account.teams[us === 0 ? 1 : 0]];
      say(t.tells.round(number, ours.total, theirs.total));
      if (ours.tricks === TRICKS_PER_ROUND || theirs.tricks === TRICKS_PER_ROUND) feel('match');
      else feel('chalk');
      return;
    }
    case 'ended': {
      const us = teamOf(now.view.seat);
      const { winner } = happening.ending;
      const isWon = winner === null ? null : winner === us;
      say(t.tells.ended(isWon, now.view.score[us], now.view.score[us === 0 ? 1 : 0]));
      return;
    }
    case 'taken-back':
      say(t.tells.taken);
      return;
    case 'your-turn': {
      const { cards } = now.view.options;
      const isFree = cards.length === now.view.round?.hand.length;
      say(
        happening.phase === 'declare'
          ? t.tells.yourCall
          : t.tells.yourTurn(isFree ? '' : cards.map(cardName).join(', ')),
      );
      if (performance.now() - lastMoved > LONG_WAIT) feel('turn');
      return;
    }
  }
}

function say(text: string): void {
  told.value = [...told.peek(), { no: count++, text }].slice(-MOST_TOLD);
}

function bubble(seat: Seat, text: string, suit?: Suit): void {
  const motion = MOTION[prefs.peek().speed] || 0.6;
  const own = { seat, text, ...(suit !== undefined && { suit }) };
  bubbles.value = [...bubbles.peek().filter((other) => other.seat !== seat), own];
  const timer = setTimeout(() => {
    timers.delete(timer);
    bubbles.value = bubbles.peek().filter((other) => other !== own);
  }, BUBBLE * motion);
  timers.add(timer);
}

/** Lays the only card there is, where a person wants that; with nothing to say about it. */
function playOnlyCard(now: Snapshot): void {
  if (!prefs.peek().onlyCard || now.eyes === null || now.view.phase !== 'play' || inFlight.peek() !== null) return;
  if (now.status.kind !== 'waiting-for-person' || now.status.seat !== now.eyes) return;
  const [only, ...others] = now.view.options.cards;
  if (only === undefined || others.length > 0) return;
  const hasWord = now.offers.weise.length > 0 || now.offers.stoeck.length > 0;
  if (!hasWord) void lay(only);
}
