/**
 * Feats: what a log tells beside points, and the picture asks for: who has the Berg since when, who said thank you, and
 * what was laid open for the rest. A view has none of it, as no player needs it to play.
 */
import { type Card, type PartieEvent, type PartieState, type Seat, type Team } from '@puur/rules';

export interface Feats {
  /** Whose the Bergpreis is, and in which round it fell. */
  readonly berg: { readonly team: Team; readonly round: number } | null;
  /** Who ended the Partie by saying thank you, and whether the points were there. */
  readonly thanks: { readonly seat: Seat; readonly isTrue: boolean } | null;
}

/** Cards that were laid open because all tricks that were left are theirs. */
export interface LaidOpen {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

export function featsOf(log: readonly PartieEvent[]): Feats {
  let [berg, thanks, scored]: [Feats['berg'], Feats['thanks'], number] = [null, null, 0];
  for (const event of log) {
    if (event.type === 'round-scored') scored++;
    else if (event.type === 'berg-won') berg = { team: event.team, round: scored + 1 };
    else if (event.type === 'claimed' && event.goal === 'partie')
      thanks = { seat: event.seat, isTrue: event.ruling !== 'false' };
  }
  return { berg, thanks };
}

/** The hand of who took the rest, while the round lies counted; it was shown to all. */
export function laidOpenIn({ round, phase }: Pick<PartieState, 'round' | 'phase'>): LaidOpen | null {
  if (round === null || round.rest === null || (phase !== 'deal' && phase !== 'ended')) return null;
  return { seat: round.rest, cards: round.hands[round.rest].toArray() };
}
