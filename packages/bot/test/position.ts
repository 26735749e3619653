/**
 * Positions: a seat's view told in plain text, as in the engine protocol, made into a SeatView by the rules themselves.
 */
import {
  assert,
  type Card,
  type Contract,
  evolve,
  fold,
  formatCard,
  type Action,
  parseCard,
  type PartieEvent,
  type PartieState,
  perSeat,
  resolveProfile,
  type RuleProfile,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  type SeatView,
  viewFor,
  winnerOf,
} from '@puur/rules';

export interface ToldView {
  readonly seat: Seat;
  readonly hand: readonly string[];
  readonly dealer: Seat;
  readonly profile?: unknown;
  readonly score?: readonly [number, number];
  readonly declaration?: { readonly by: Seat; readonly contract: Contract; readonly pushed: boolean };
  readonly tricks: readonly { readonly leader: Seat; readonly cards: readonly string[] }[];
  /** Weise laid open after the first trick. */
  readonly shown?: readonly { readonly seat: Seat; readonly cards: readonly string[] }[];
}

/** `{ play: 'EU' }`, `{ declare: 'obenabe' }` or `{ push: true }`. */
export type ToldAction = Readonly<Record<string, string | boolean>>;

export function told(action: Action): ToldAction {
  switch (action.type) {
    case 'push':
      return { push: true };
    case 'declare':
      return { declare: action.contract };
    case 'play':
      return { play: formatCard(action.card) };
  }
}

export function cardOfText(text: string): Card {
  const card = parseCard(text);
  assert(card.ok, `${text} is a card`);
  return card.value;
}

export function profileOf(input: unknown): RuleProfile {
  const profile = resolveProfile(input);
  assert(profile.ok, 'a profile');
  return profile.value;
}

export function viewOf(position: ToldView): SeatView {
  return viewFor(stateOf(position), position.seat);
}

/** The state behind a told view; the other hands hold what they have played and no more. */
export function stateOf({ seat, hand, dealer, profile, score, declaration, tricks, shown }: ToldView): PartieState {
  const forehand = seatAfter(dealer);
  const playedBy = (other: Seat): readonly string[] =>
    tricks.flatMap(({ leader, cards }) => cards.filter((_, place) => seatAfter(leader, place) === other));
  const hands = perSeat((other) => [...(other === seat ? hand : []), ...playedBy(other)].map(cardOfText));
  let state: PartieState = {
    ...fold([
      { type: 'opened', profile: profileOf(profile) },
      { type: 'dealt', dealer, hands },
    ]),
    score: score ?? [0, 0],
  };
  const add = (event: PartieEvent): void => {
    state = evolve(state, event);
  };
  if (declaration ? declaration.pushed : seat !== forehand) add({ type: 'pushed', seat: forehand });
  if (!declaration) return state;
  add({ type: 'declared', seat: declaration.by, contract: declaration.contract, silent: false });
  for (const [index, { leader, cards }] of tricks.entries()) {
    for (const [place, text] of cards.entries()) {
      add({ type: 'card-played', seat: seatAfter(leader, place), card: cardOfText(text) });
    }
    if (cards.length < SEAT_COUNT) continue;
    add({ type: 'trick-turned', winner: winnerOf(state.round!, index + 1), points: 0 });
    if (index > 0) continue;
    for (const weis of shown ?? []) {
      const laid = weis.cards.map(cardOfText);
      add({ type: 'weis-announced', seat: weis.seat, weise: [{ cards: laid, points: 20 }] });
      add({ type: 'weis-shown', seat: weis.seat, weise: [laid] });
    }
  }
  return state;
}
