/** Covered: what a device shows while it goes from hand to hand. */
import type { SeatView } from '@puur/rules';

/** A view with nobody's cards in it, for a device that goes from hand to hand. */
export function covered(view: SeatView): SeatView {
  const { round } = view;
  return {
    ...view,
    round: round && { ...round, hand: [], weis: round.weis.map((weis) => ({ ...weis, cards: shownOnly(view, weis) })) },
    options: {
      push: false,
      contracts: [],
      cards: [],
      silentLead: false,
      weis: false,
      stoeck: null,
      rest: false,
      claims: [],
    },
  };
}

/** Own Weise that were not laid open yet stay covered too. */
function shownOnly(view: SeatView, weis: NonNullable<SeatView['round']>['weis'][number]): typeof weis.cards {
  const isOpen = (view.round?.tricks.length ?? 0) > 1;
  return weis.seat === view.seat && !isOpen ? null : weis.cards;
}
