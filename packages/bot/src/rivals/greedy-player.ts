/**
 * The greedy player: takes every trick that it can with its strongest card, and else gives the card of the fewest
 * points. It declares at random and looks no further than the trick on the table.
 */
import {
  assert,
  beats,
  type Card,
  holderOf,
  modeOf,
  type Player,
  type Seat,
  SEAT_COUNT,
  type SeatView,
  strengthOf,
  valuesOf,
} from '@puur/rules';
import { randomFrom } from '../random.js';
import { randomDecision } from './random-player.js';

export function greedyPlayer(seed: number | string, seat: Seat): Player {
  const random = randomFrom(seed, seat, 'greedy');
  return {
    decide: (view) =>
      view.phase === 'declare'
        ? randomDecision(view, random)
        : { action: { type: 'play', card: greedyCard(view) }, weise: [], stoeck: false, considered: [] },
  };
}

function greedyCard({ round, options, profile }: SeatView): Card {
  const running = round?.tricks.at(-1);
  assert(round !== null && round.contract !== null && running !== undefined, 'a card is due');
  const isRunning = running.cards.length < SEAT_COUNT;
  const lying = isRunning ? running.cards : [];
  const trickNo = round.tricks.length + (isRunning ? 0 : 1);
  const mode = modeOf(round.contract, trickNo);
  const values = valuesOf(round.contract, trickNo, profile);
  const holder = lying[holderOf(mode, lying)];
  const takers = options.cards.filter((card) => holder === undefined || beats(mode, card, holder));
  const strongest = (a: Card, b: Card): Card => (strengthOf(mode, b) > strengthOf(mode, a) ? b : a);
  const cheapest = (a: Card, b: Card): Card => (values[b]! < values[a]! ? b : a);
  return takers.length > 0 ? takers.reduce(strongest) : options.cards.reduce(cheapest);
}
