/**
 * Announcing: when a Weis or a Stöck may be said.
 *
 * Weis (jasswelt, SRF Jass-Service): with one's own first card, until the next player covers it; the last player of the
 * trick until it is turned. Stöck (reference page, jasswelt): with the second of the two cards, until covered; shown
 * before that only to go out. A player may weisen less than they hold, or nothing.
 */
import { type Card, isCard } from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import { factorFor } from '../count/account.js';
import { holdsStoeck, STOECK_POINTS, stoeckCards, type StoeckCall } from '../count/stoeck.js';
import { weiseFrom } from '../count/weis.js';
import { type Seat, seatAfter, teamOf } from '../play/seat.js';
import { ok, refuse, type Result } from '../result.js';
import { countedFor } from './counting.js';
import { CLAIM_GOALS, goalPoints, type WeisClaim } from './event.js';
import { type Refusal, refusal } from './refusal.js';
import { type PartieState, roundOf, turnOf } from './state.js';

/** Whether the seat's own last card is the one nobody has covered yet. */
function isUncovered(state: PartieState, seat: Seat): boolean {
  const running = roundOf(state).tricks.at(-1);
  if (!running || running.cards.length === 0 || running.turned) return false;
  return seatAfter(running.leader, running.cards.length - 1) === seat;
}

/** Whether it is the seat's moment for its Weis: about to play its first card, or just having played it. */
export function weisMoment(state: PartieState, seat: Seat): 'now' | 'too-early' | 'too-late' {
  const round = roundOf(state);
  if (round.contract === null) return 'too-early';
  if (round.tricks.length > 1 || round.rest !== null) return 'too-late';
  if (turnOf(state) === seat && state.phase === 'play') return 'now';
  if (isUncovered(state, seat)) return 'now';
  return round.hands[seat].size === round.dealt[seat].size ? 'too-early' : 'too-late';
}

/** Why these Weise may not be announced; null if they may. */
export function weisRefusal(state: PartieState, seat: Seat, weise: readonly WeisClaim[]): Refusal | null {
  const { profile, round } = state;
  if (!profile.weis) return refusal('weis-not-in-profile', { seat });
  if (round === null || (state.phase !== 'play' && state.phase !== 'trick-complete' && state.phase !== 'declare')) {
    return refusal('wrong-phase', { seat });
  }
  const moment = weisMoment(state, seat);
  if (moment !== 'now') return refusal(`weis-${moment}`, { seat });
  if (weise.length === 0) return refusal('weis-is-none', { seat });
  let used = CardSet.EMPTY;
  let usedByRuns = CardSet.EMPTY;
  let usedByQuartets = CardSet.EMPTY;
  for (const { cards, points } of weise) {
    if (!cards.every(isCard)) return refusal('weis-not-in-hand', { seat });
    const set = CardSet.from(cards);
    if (!round.dealt[seat].includes(set)) {
      return refusal('weis-not-in-hand', { seat, cards: set.diff(round.dealt[seat]).toArray() });
    }
    const made = weiseFrom(cards, profile);
    const [weis] = made;
    if (weis === undefined || weis.cards.length !== cards.length) return refusal('weis-is-none', { seat, cards });
    if (!Number.isInteger(points) || points < 1) return refusal('weis-is-none', { seat, cards });
    if (points > weis.points) return refusal('weis-called-too-high', { seat, cards });
    const sameKind = weis.kind === 'run' ? usedByRuns : usedByQuartets;
    if (sameKind.meets(set) || (!profile.kreuzweis && used.meets(set))) return refusal('weis-crossed', { seat, cards });
    used = used.union(set);
    if (weis.kind === 'run') usedByRuns = usedByRuns.union(set);
    else usedByQuartets = usedByQuartets.union(set);
  }
  return null;
}

/** Whether a Stöck of this worth would take the seat's team to the target, or to a Bergpreis that is still to be had. */
function goesOutWith(state: PartieState, seat: Seat, worth: number): boolean {
  const { profile, berg } = state;
  const goals = CLAIM_GOALS.filter((goal) =>
    goal === 'berg' ? profile.bergpreis && berg === null : profile.endMode !== 'fixed-rounds',
  );
  return goals.some((goal) => {
    const needed = goalPoints(profile, goal) - countedFor(state, teamOf(seat));
    return profile.stoeckPreShowToGoOut && needed > 0 && needed <= worth;
  });
}

/**
 * How a seat may say its Stöck now, or why it may not.
 * Both cards must have been dealt to it. With the second card played and uncovered it is the usual call; earlier only to
 * go out.
 */
export function stoeckCallOf(state: PartieState, seat: Seat): Result<StoeckCall, Refusal> {
  const { profile, round } = state;
  const no = (code: Parameters<typeof refusal>[0], cards?: readonly Card[]): Result<StoeckCall, Refusal> =>
    refuse(refusal(code, { seat, ...(cards && { cards }) }));
  if (!profile.stoeck) return no('stoeck-not-in-profile');
  if (round === null || (state.phase !== 'play' && state.phase !== 'trick-complete')) return no('wrong-phase');
  const cards = round.contract === null ? null : stoeckCards(round.contract);
  if (cards === null || round.contract === null) return no('stoeck-no-trump');
  if (!holdsStoeck(round.dealt[seat], round.contract)) return no('stoeck-not-in-hand', cards);
  if (round.stoeck !== null) return no('stoeck-already', cards);
  const stillHeld = cards.filter((card) => round.hands[seat].has(card));
  if (stillHeld.length === 0) {
    const last = round.tricks.at(-1)!.cards.at(-1);
    const isSecond = last !== undefined && cards.includes(last) && isUncovered(state, seat);
    return isSecond ? ok('with-second-card') : no('stoeck-too-late', cards);
  }
  const worth = STOECK_POINTS * (profile.stoeckMultiplied ? factorFor(round.contract, profile) : 1);
  return goesOutWith(state, seat, worth) ? ok('pre-shown-to-go-out') : no('stoeck-too-early', stillHeld);
}

/** The seat whose Stöck lies inside its own Weise shown after trick 1; null if none does. */
export function stoeckInsideShownWeis(state: PartieState): Seat | null {
  const round = roundOf(state);
  const cards = round.contract === null ? null : stoeckCards(round.contract);
  if (cards === null || !state.profile.stoeck || !state.profile.stoeckWithWeis || round.stoeck !== null) return null;
  const holder = round.shown.find(({ weise }) => {
    const shown = CardSet.from(weise.flat());
    return cards.every((card) => shown.has(card));
  });
  return holder?.seat ?? null;
}
