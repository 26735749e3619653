/**
 * View: what a seat knows, as a program tells it to `choose`, turned into the state that the rules work on.
 *
 * The other hands of that state are empty: nobody has told them. Everything that a view says is checked against
 * everything else it says, for a player who is told nonsense can only answer nonsense: the cards and their number, who
 * chose, led and won, every past play as far as it can be judged, the score, the Weise, the Stöck, and in the end whether any deal
 * fits at all (world.ts).
 */
import {
  type Card,
  CardSet,
  chooserAfter,
  type Contract,
  forehandOf,
  goesOnAt,
  HAND_SIZE,
  holderOf,
  leaderOf,
  modeOf,
  ok,
  type PartieState,
  perSeat,
  pushRefusal,
  refuse,
  type Result,
  type RoundState,
  type RuleProfile,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  stoeckInsideShownWeis,
  type TrickState,
} from '@puur/rules';
import { announcedIn, shownIn, stoeckIn } from './announced.js';
import type { Fault } from './fault.js';
import { cardTwice } from './fields.js';
import type { ToldView } from './told-view.js';
import { playedBy, worldFault } from './world.js';

/** Forehands of a first deal that sit wherever a card lies. */
const BY_CARD: readonly RuleProfile['firstForehand'][] = ['rosen7', 'schellen10', 'ecken7', 'weli'];

/** The state that a view tells of, with its seat to act; or what in it cannot be. */
export function stateOf(told: ToldView, profile: RuleProfile): Result<PartieState, Fault> {
  const twice = cardTwice('view', [...told.hand, ...told.tricks.flatMap(({ cards }) => cards)]);
  if (twice) return refuse(twice);
  const [a = 0, b = 0] = told.score ?? [];
  if (!goesOnAt([a, b], profile)) return refuse({ code: 'partie-over', path: 'view.score', found: told.score });
  const forehand = forehandIn(told, profile);
  if (!forehand.ok) return forehand;
  const pushes = pushesIn(told, forehand.value, profile);
  if (!pushes.ok) return pushes;
  const { declaration } = told;
  const base = {
    number: isFirstDeal(told) ? 1 : 2,
    dealer: told.dealer,
    forehand: forehand.value,
    pushes: pushes.value,
    announced: [],
    shown: [],
    stoeck: null,
    rest: null,
    account: null,
  };
  if (declaration === null) {
    const early = [...told.tricks, ...told.weis, ...told.stoeck];
    if (early.length > 0) return refuse({ code: 'not-declared', path: 'view.declaration' });
    const size = sizeFault(told, []);
    if (size) return refuse(size);
    const hands = ownHand(told.seat, told.hand);
    return ok(partieOf(told, profile, { ...base, dealt: hands, hands, contract: null, declarer: null, tricks: [] }));
  }
  const leader = leaderOf(forehand.value, declaration.by, profile);
  const tricks = tricksIn(told, leader, declaration.contract);
  if (!tricks.ok) return tricks;
  const own = playedBy(tricks.value, told.seat);
  const size = sizeFault(told, own);
  if (size) return refuse(size);
  const round: RoundState = {
    ...base,
    dealt: ownHand(told.seat, [...told.hand, ...own]),
    hands: ownHand(told.seat, told.hand),
    contract: declaration.contract,
    declarer: declaration.by,
    tricks: tricks.value,
  };
  return announce(told, profile, round);
}

/** Adds what was announced, and looks whether the cards can lie so. */
function announce(told: ToldView, profile: RuleProfile, bare: RoundState): Result<PartieState, Fault> {
  const announced = announcedIn(told, profile, bare);
  if (!announced.ok) return announced;
  const round = { ...bare, announced: announced.value };
  const laidOpen = { ...round, shown: shownIn(round, profile) };
  const stoeck = stoeckIn(told, profile, laidOpen);
  if (!stoeck.ok) return stoeck;
  const state = partieOf(told, profile, { ...laidOpen, stoeck: stoeck.value });
  const world = worldFault(state, told.seat);
  if (world) return refuse(world);
  // A Stöck inside a Weis that was laid open needs no word, so the view may leave it out.
  const inside = stoeckInsideShownWeis(state);
  if (inside === null) return ok(state);
  return ok(partieOf(told, profile, { ...laidOpen, stoeck: { seat: inside, call: 'with-valid-weis-in-trick-1' } }));
}

function partieOf(told: ToldView, profile: RuleProfile, round: RoundState): PartieState {
  const [a = 0, b = 0] = told.score ?? [];
  return {
    phase: round.contract === null ? 'declare' : 'play',
    profile,
    score: [a, b],
    rounds: [],
    round,
    nextDealer: null,
    shuffle: null,
    berg: null,
    ending: null,
  };
}

function ownHand(own: Seat, cards: readonly Card[]): RoundState['hands'] {
  return perSeat((at) => (at === own ? CardSet.from(cards) : CardSet.EMPTY));
}

/** Whether nothing is scored yet. Without a score the usual deal is meant, which is not the first. */
function isFirstDeal({ score }: ToldView): boolean {
  return score?.every((total) => total === 0) === true;
}

function forehandIn(told: ToldView, profile: RuleProfile): Result<Seat, Fault> {
  const right = forehandOf(told.dealer);
  const forehand = told.forehand ?? right;
  const isByCard = BY_CARD.includes(profile.firstForehand) && (told.score === undefined || isFirstDeal(told));
  return forehand === right || isByCard
    ? ok(forehand)
    : refuse({ code: 'bad-forehand', path: 'view.forehand', expected: String(right), found: forehand });
}

/** How often the choice was passed on until it came to the seat that made it, or has to make it now. */
function pushesIn(told: ToldView, forehand: Seat, profile: RuleProfile): Result<number, Fault> {
  const { declaration, pushes: counted } = told;
  const chooser = declaration?.by ?? told.seat;
  for (let pushes = 0; pushes <= SEAT_COUNT; pushes++) {
    if (chooserAfter(pushes, forehand, profile) !== chooser) continue;
    if (counted !== undefined && counted !== pushes) continue;
    if (declaration !== null && declaration.pushed !== pushes > 0) continue;
    if (canPush(pushes, isFirstDeal(told), profile)) return ok(pushes);
  }
  return refuse(
    declaration === null
      ? { code: 'not-your-turn', path: 'view.seat', found: told.seat, details: { forehand } }
      : { code: 'wrong-declarer', path: 'view.declaration', found: declaration, details: { forehand } },
  );
}

/** Whether the choice may be passed on so many times. */
function canPush(times: number, isFirst: boolean, profile: RuleProfile): boolean {
  return Array.from({ length: times }, (_, made) => pushRefusal(made, isFirst, profile)).every((no) => no === null);
}

/** The tricks, each led by the right seat and complete but for the last; a new one where the last is complete. */
function tricksIn(told: ToldView, first: Seat, contract: Contract): Result<TrickState[], Fault> {
  const tricks: TrickState[] = [];
  let leader = first;
  for (const [index, { leader: named, cards }] of told.tricks.entries()) {
    const path = `view.tricks[${index}]`;
    if (named !== leader) {
      return refuse({ code: 'wrong-leader', path: `${path}.leader`, expected: String(leader), found: named });
    }
    const isComplete = cards.length === SEAT_COUNT;
    if (!isComplete && index < told.tricks.length - 1) {
      return refuse({ code: 'trick-unfinished', path: `${path}.cards`, found: cards.length });
    }
    tricks.push({ leader, cards, turned: isComplete });
    if (isComplete) leader = seatAfter(leader, holderOf(modeOf(contract, index + 1), cards));
  }
  if (tricks.at(-1)?.turned !== false) tricks.push({ leader, cards: [], turned: false });
  const running = tricks.at(-1)!;
  const turn = seatAfter(running.leader, running.cards.length);
  return turn === told.seat
    ? ok(tricks)
    : refuse({ code: 'not-your-turn', path: 'view.seat', expected: String(turn), found: told.seat });
}

function sizeFault({ hand }: ToldView, played: readonly Card[]): Fault | null {
  const due = HAND_SIZE - played.length;
  return hand.length === due
    ? null
    : { code: 'hand-size', path: 'view.hand', expected: `${due} cards`, found: hand.length };
}
