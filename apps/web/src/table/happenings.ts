/**
 * Happenings: what has happened between two views of a seat, in its order.
 *
 * Bubbles, spoken lines, sounds and taps of the device all come from here, so that an ear is told the same as an eye. It is
 * a comparison and no judgement: whatever stands in the later view and not in the earlier one has happened. A view from
 * another round or Partie, or one that was taken back, begins anew.
 */
import type { Card, Contract, Direction, PartieEnding, RoundRecord, Seat, SeatView, Team } from '@puur/rules';
import { chooserAfter, trickPoints, seatAfter, teamOf, TRICKS_PER_ROUND, weiseFrom, weisOutcome } from '@puur/rules';
import { wayOf } from './way.js';

export type Happening =
  | { readonly type: 'dealt'; readonly dealer: Seat }
  | { readonly type: 'pushed'; readonly seat: Seat }
  | { readonly type: 'declared'; readonly seat: Seat; readonly contract: Contract }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  /** `points` is null for "gut". */
  | { readonly type: 'weis'; readonly seat: Seat; readonly points: number | null }
  /** The best Weise of the two sides are alike in everything, and this table lets both write. */
  | { readonly type: 'weis-both'; readonly points: number }
  | { readonly type: 'shown'; readonly seat: Seat; readonly weise: readonly (readonly Card[])[] }
  | { readonly type: 'stoeck'; readonly seat: Seat }
  | { readonly type: 'rest'; readonly seat: Seat }
  | { readonly type: 'turned'; readonly winner: Seat; readonly points: number; readonly number: number }
  /** A new trick of Slalom or Gusti, and which way it goes. */
  | { readonly type: 'way'; readonly direction: Direction; readonly number: number }
  /** Half the way: the Bergpreis is somebody's. */
  | { readonly type: 'berg'; readonly team: Team }
  | { readonly type: 'scored'; readonly record: RoundRecord }
  | { readonly type: 'ended'; readonly ending: PartieEnding }
  | { readonly type: 'taken-back' }
  /** The seat that looks has to do something, and had not before. */
  | { readonly type: 'your-turn'; readonly phase: 'declare' | 'play' };

type Round = NonNullable<SeatView['round']>;

/** What happened from one view of a seat to the next; nothing is told of a table one just sits down at. */
export function happeningsBetween(before: SeatView | null, after: SeatView): readonly Happening[] {
  if (before === null || before.seat !== after.seat) return turnOfOwn(null, after);
  if (isTakenBack(before, after)) return [{ type: 'taken-back' }, ...turnOfOwn(null, after)];
  const told: Happening[] = [];
  const { round } = after;
  if (round) {
    const known = before.round?.number === round.number ? before.round : null;
    if (known === null) told.push({ type: 'dealt', dealer: round.dealer });
    told.push(...inRound(known, round, after));
  }
  if (after.berg !== null && before.berg === null) told.push({ type: 'berg', team: after.berg });
  for (const record of after.rounds.slice(before.rounds.length)) told.push({ type: 'scored', record });
  if (after.ending && !before.ending) told.push({ type: 'ended', ending: after.ending });
  return [...told, ...turnOfOwn(before, after)];
}

/** How much of a Partie lies behind a view; it only ever grows, unless something was taken back. */
function progress({ rounds, round, shuffle }: SeatView): readonly number[] {
  const cards = round?.tricks.reduce((sum, trick) => sum + trick.cards.length, 0) ?? 0;
  const turned = round?.tricks.filter((trick) => trick.turned).length ?? 0;
  return [
    rounds.length,
    round?.number ?? 0,
    round?.pushes ?? 0,
    round?.contract ? 1 : 0,
    cards,
    turned,
    shuffle ? 1 : 0,
  ];
}

function isTakenBack(before: SeatView, after: SeatView): boolean {
  const [was, is] = [progress(before), progress(after)];
  const at = was.findIndex((value, index) => value !== is[index]);
  return at >= 0 && was[at]! > is[at]!;
}

function inRound(known: Round | null, round: Round, view: SeatView): Happening[] {
  const told: Happening[] = [];
  for (let pushes = known?.pushes ?? 0; pushes < round.pushes; pushes++) {
    told.push({ type: 'pushed', seat: chooserAfter(pushes, round.forehand, view.profile) });
  }
  if (round.contract && round.declarer !== null && !known?.contract) {
    told.push({ type: 'declared', seat: round.declarer, contract: round.contract });
  }
  const said: Happening[] = round.weis
    .filter(({ seat, points }) => !known?.weis.some((old) => old.seat === seat && old.points === points))
    .map(({ seat, points }) => ({ type: 'weis', seat, points }));
  const stoeck: Happening[] =
    round.stoeck !== null && (known?.stoeck ?? null) === null ? [{ type: 'stoeck', seat: round.stoeck }] : [];
  for (const [index, { leader, cards, holder, turned }] of round.tricks.entries()) {
    const old = known?.tricks[index];
    for (let at = old?.cards.length ?? 0; at < cards.length; at++) {
      const seat = seatAfter(leader, at);
      // Words come with the card they are said with.
      told.push(...takeFor(seat, said), { type: 'played', seat, card: cards[at]! }, ...takeFor(seat, stoeck));
    }
    if (turned && !old?.turned && holder !== null) {
      const points = round.contract ? trickPoints(cards, round.contract, index + 1, view.profile) : 0;
      told.push({ type: 'turned', winner: holder, points, number: index + 1 });
      if (index === 0) told.push(...shownIn(round, view));
      const number = index + 2;
      const direction = round.contract && number <= TRICKS_PER_ROUND ? wayOf(round.contract, number) : null;
      if (direction !== null) told.push({ type: 'way', direction, number });
    }
  }
  told.push(...said, ...stoeck);
  if (round.rest !== null && (known?.rest ?? null) === null) told.push({ type: 'rest', seat: round.rest });
  return told;
}

/**
 * Weise that lie open once the first trick is turned. A view has one's own cards shown or not: where the other side shows
 * any, one's own are not among them, as only the side with the best Weis shows; unless both do, because neither is better
 * (Romandie).
 */
function shownIn(round: Round, { seat: own, profile }: SeatView): Happening[] {
  const isOther = round.weis.some(({ seat, cards }) => cards !== null && teamOf(seat) !== teamOf(own));
  const open = round.weis.map(({ seat, cards }) => ({
    seat,
    weise: (cards ?? []).flatMap((held) => weiseFrom(held, profile)),
  }));
  // What does not lie open is no better than what does.
  const outcome = round.contract && isOther ? weisOutcome(open, round.forehand, round.contract, profile) : null;
  const isTie = outcome?.scoringTeam === 'both';
  const shown = round.weis.flatMap(({ seat, cards }) =>
    cards && (isTie || !isOther || seat !== own) ? [{ type: 'shown' as const, seat, weise: cards }] : [],
  );
  return isTie ? [...shown, { type: 'weis-both', points: outcome.points[0] }] : shown;
}

function takeFor(seat: Seat, from: Happening[]): Happening[] {
  const at = from.findIndex((entry) => 'seat' in entry && entry.seat === seat);
  return at < 0 ? [] : from.splice(at, 1);
}

function turnOfOwn(before: SeatView | null, after: SeatView): Happening[] {
  const isOn = (view: SeatView | null): string | null =>
    view !== null && view.turn === view.seat && (view.phase === 'declare' || view.phase === 'play')
      ? `${view.round?.number ?? 0} ${view.phase} ${view.round?.tricks.length ?? 0}`
      : null;
  const now = isOn(after);
  if (now === null || now === isOn(before)) return [];
  return [{ type: 'your-turn', phase: after.phase === 'declare' ? 'declare' : 'play' }];
}
