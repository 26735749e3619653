// Told: a position of the fixture read into what the rules work with, and into the view that a player gets.
//
// Fields as in the engine protocol's `view`. The other hands of the state hold what they have played and no more, so a
// player that looked past its view would find nothing.
import {
  evolve,
  fold,
  formatCard,
  modeOf,
  parseCard,
  perSeat,
  resolveProfile,
  SEAT_COUNT,
  seatAfter,
  TRICKS_PER_ROUND,
  viewFor,
  winnerOf,
  holderOf,
} from '@puur/rules';

export function must(result) {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const cardsOf = (texts) => texts.map((text) => must(parseCard(text)));

/** The facts of a told view in which a card is due. */
export function factsOf(view) {
  const profile = must(resolveProfile(view.profile ?? 'puur'));
  const { contract } = view.declaration;
  const tricks = view.tricks.map(({ leader, cards }) => ({ leader, cards: cardsOf(cards) }));
  const complete = tricks.filter(({ cards }) => cards.length === SEAT_COUNT);
  const running = tricks.at(-1)?.cards.length < SEAT_COUNT ? tricks.at(-1) : null;
  const winners = complete.map(({ leader, cards }, index) =>
    seatAfter(leader, holderOf(modeOf(contract, index + 1), cards)),
  );
  const leader = running?.leader ?? winners.at(-1) ?? seatAfter(view.dealer);
  const lying = running?.cards ?? [];
  const seat = seatAfter(leader, lying.length);
  if (seat !== view.seat) throw new Error(`seat ${view.seat} is not to act but ${seat}`);
  const tricksWon = [0, 1].map((team) => winners.filter((winner) => winner % 2 === team).length);
  const trickNo = complete.length + 1;
  const left = perSeat((other) => TRICKS_PER_ROUND - complete.length - (((other - leader) & 3) < lying.length ? 1 : 0));
  const played = perSeat((other) =>
    tricks.flatMap((trick) => trick.cards.filter((_, place) => seatAfter(trick.leader, place) === other)),
  );
  return {
    ...{ seat, profile, contract, tricks, leader, lying, winners, tricksWon, trickNo, left, played },
    mode: modeOf(contract, trickNo),
    hand: cardsOf(view.hand),
    declarer: view.declaration.by,
    pushed: view.declaration.pushed,
    weis: (view.weis ?? []).map(({ seat: by, points, cards }) => ({ seat: by, points, cards: cardsOf(cards ?? []) })),
  };
}

/** The SeatView of a told position. */
export function seatViewOf({ seat, hand, dealer, profile, score, declaration, tricks, weis }) {
  const forehand = seatAfter(dealer);
  const playedBy = (other) =>
    tricks.flatMap(({ leader, cards }) => cards.filter((_, place) => seatAfter(leader, place) === other));
  const hands = perSeat((other) => cardsOf([...(other === seat ? hand : []), ...playedBy(other)]));
  let state = fold([
    { type: 'opened', profile: must(resolveProfile(profile ?? 'puur')) },
    { type: 'dealt', dealer, hands },
  ]);
  state = { ...state, score: score ?? [0, 0] };
  // A round that is not the first, unless the score says that nothing is counted yet.
  if (!score?.every((total) => total === 0)) state = { ...state, round: { ...state.round, number: 2 } };
  const add = (event) => {
    state = evolve(state, event);
  };
  if (declaration ? declaration.pushed : seat !== forehand) add({ type: 'pushed', seat: forehand });
  if (!declaration) return viewFor(state, seat);
  add({ type: 'declared', seat: declaration.by, contract: declaration.contract, silent: false });
  tricks.forEach(({ leader, cards }, index) => {
    cardsOf(cards).forEach((card, place) => add({ type: 'card-played', seat: seatAfter(leader, place), card }));
    if (cards.length < SEAT_COUNT) return;
    add({ type: 'trick-turned', winner: winnerOf(state.round, index + 1), points: 0 });
    if (index > 0) return;
    for (const { seat: by, points, cards: laid } of weis ?? []) {
      const claim = { cards: cardsOf(laid ?? []), points };
      add({ type: 'weis-announced', seat: by, weise: [claim] });
      if (laid) add({ type: 'weis-shown', seat: by, weise: [claim.cards] });
    }
  });
  return viewFor(state, seat);
}

/** `{ play: 'EU' }`, `{ declare: 'obenabe' }` or `{ push: true }`. */
export function toldAction(action) {
  if (action.type === 'push') return { push: true };
  return action.type === 'declare' ? { declare: action.contract } : { play: formatCard(action.card) };
}

/** An action in one word, to compare and to key figures by: `EU`, `obenabe`, `push`. */
export const wordOf = (told) => told.play ?? told.declare ?? 'push';
