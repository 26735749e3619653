/**
 * Director: turns what happens into what is said, heard and felt.
 *
 * It follows the snapshots in their order and never holds one up: the table goes on whether a bubble still stands or not.
 */
import { batch, effect } from '@preact/signals';
import { type Contract, type Seat, type Suit, TRICKS_PER_ROUND, trumpOf } from '@puur/rules';
import { after } from '../app/after.js';
import { MOTION, paceOf } from '../app/pace.js';
import { prefs } from '../app/prefs.js';
import type { Snapshot } from '../host/protocol.js';
import { contractName } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { toast } from '../ui/toast.js';
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
  stoeckFor,
  tellings,
  weisFor,
} from './state.js';
import { callOf, handSentence, isPrivate, isShared, sentenceOf } from './telling.js';
import { waitBeforeTaking } from './taking.js';

/** How long a bubble stands, and how many sentences of a sitting are kept. */
const BUBBLE = 1400;
const MOST_TOLD = 120;
/** So many of them are told to the next one at a device. */
const MOST_RETOLD = 6;
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
        heard = [];
        handsTold.clear();
      }
      const sameEyes = old?.id === now.id && old.eyes === now.eyes;
      const happenings = happeningsBetween(sameEyes ? old.view : null, now.view);
      if (!sameEyes && old?.id === now.id && now.eyes !== null) tellAnew(now);
      if (isShared(now) && happenings.every(({ type }) => type !== 'dealt')) tellHand(now);
      for (const happening of happenings) follow(happening, now);
      if (chosen.peek() !== null && !now.view.round?.hand.includes(chosen.peek()!)) chosen.value = null;
      if (inFlight.peek() !== null && !now.view.round?.hand.includes(inFlight.peek()!)) inFlight.value = null;
      if (now.view.phase !== 'play') {
        weisFor.value = null;
        stoeckFor.value = null;
      }
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
  return after(waitBeforeTaking(now.view, pace), () => void takeTrick());
}

/** What everybody heard of this round, to be told anew to who takes the device. */
let heard: { readonly happening: Happening; readonly contract: Contract | null }[] = [];
/** Whose hand of which round was told last. */
const handsTold = new Set<string>();

function follow(happening: Happening, now: Snapshot): void {
  const contract = now.view.round?.contract ?? null;
  if (happening.type === 'dealt') heard = [];
  if (!isPrivate(happening)) heard.push({ happening, contract });
  say(() => sentenceOf(happening, now, contract));
  const t = said();
  switch (happening.type) {
    case 'dealt':
      tellHand(now);
      feel('shuffle');
      return;
    case 'pushed':
      bubble(happening.seat, t.said.push);
      return;
    case 'declared':
      bubble(happening.seat, contractName(happening.contract), trumpOf(happening.contract) ?? undefined);
      return;
    case 'played':
      if (happening.seat !== now.eyes) feel('lay');
      lastMoved = performance.now();
      return;
    case 'weis':
      bubble(happening.seat, callOf(happening.points));
      return;
    case 'stoeck':
      bubble(happening.seat, t.said.stoeck);
      feel('double');
      return;
    case 'rest':
      bubble(happening.seat, t.said.rest);
      return;
    case 'turned':
      feel('collect');
      return;
    case 'scored': {
      const { teams } = happening.record.account;
      feel(teams.some(({ tricks }) => tricks === TRICKS_PER_ROUND) ? 'match' : 'chalk');
      return;
    }
    case 'your-turn':
      if (performance.now() - lastMoved > LONG_WAIT) feel('turn');
      return;
    case 'berg':
      // In the account it stands by itself.
      if (now.view.phase !== 'deal' && now.view.phase !== 'ended')
        toast({ kind: 'berg', text: sentenceOf(happening, now, contract) });
      return;
    case 'weis-both':
      toast({ kind: 'weis', text: t.tells.weisBoth(happening.points) });
      return;
    case 'shown':
    case 'way':
    case 'ended':
    case 'taken-back':
  }
}

/** Tells the device's new holder what everybody has heard, in their words, and nothing that the one before was told. */
function tellAnew(now: Snapshot): void {
  tellings.value = [];
  for (const { happening, contract } of heard.slice(-MOST_RETOLD)) say(() => sentenceOf(happening, now, contract));
}

function tellHand(now: Snapshot): void {
  const key = `${now.id} ${now.view.round?.number ?? 0} ${now.eyes ?? ''}`;
  const isCovered = isCoveredNow(now);
  if (handsTold.has(key) || handSentence(now, isCovered) === null) return;
  handsTold.add(key);
  say(() => handSentence(now, isCovered) ?? '');
}

/** A change of hands is asked for before the signal that shows it has followed. */
function isCoveredNow(now: Snapshot): boolean {
  const next = awaited.peek();
  return next !== null && next !== now.eyes;
}

function say(words: () => string): void {
  tellings.value = [...tellings.peek(), { no: count++, words }].slice(-MOST_TOLD);
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
