/**
 * Announced: the Weise and Stöck that a view tells of, checked and put in the form of the log.
 *
 * A Weis whose cards nobody has seen is an announcement without cards: the table heard its points, it cannot be
 * credited. Cards that the seat of the view cannot have seen are checked like all others and then left out of its sight
 * by the rules (`viewFor`).
 */
import {
  type Card,
  CardSet,
  creditedWeise,
  formatCards,
  ok,
  perSeat,
  refuse,
  type Result,
  type RoundState,
  type RuleProfile,
  type Seat,
  seatAfter,
  SEATS,
  stoeckCards,
  teamOf,
  type WeisAnnouncement,
  type WeisClaim,
  weiseIn,
  weisOutcome,
} from '@puur/rules';
import { canAllBeHeld } from './called.js';
import type { Fault } from './fault.js';
import { weiseOf } from './ops/weis.js';
import type { ToldView } from './told-view.js';
import { playedBy } from './world.js';

type ToldWeis = ToldView['weis'][number];

/** Whether a seat can have been dealt some cards, by what the seat of the view knows. */
function canHold(round: RoundState, told: ToldView, holder: Seat, cards: readonly Card[]): boolean {
  const set = CardSet.from(cards);
  if (holder === told.seat) return round.dealt[holder].includes(set);
  const elsewhere = round.tricks.reduce(
    (seen, { leader, cards: lying }) =>
      seen.union(CardSet.from(lying.filter((_, place) => seatAfter(leader, place) !== holder))),
    round.dealt[told.seat],
  );
  return !elsewhere.meets(set);
}

/** The announcements of a view in play order, each checked. */
export function announcedIn(
  told: ToldView,
  profile: RuleProfile,
  round: RoundState,
): Result<WeisAnnouncement[], Fault> {
  const path = 'view.weis';
  if (told.weis.length === 0) return ok([]);
  if (!profile.weis) return refuse({ code: 'weis-not-in-profile', path });
  const announced: WeisAnnouncement[] = [];
  const first = round.tricks[0]!;
  for (let place = 0; place < SEATS.length; place++) {
    const at = seatAfter(first.leader, place);
    const called = told.weis.filter((weis) => weis.seat === at);
    if (called.length === 0) continue;
    if (place >= first.cards.length && at !== told.seat) {
      return refuse({ code: 'weis-too-early', path, found: at });
    }
    const weise: WeisClaim[] = [];
    for (const weis of called) {
      const claim = claimOf(weis, `${path}[${told.weis.indexOf(weis)}]`, told, profile, round);
      if (!claim.ok) return claim;
      weise.push(claim.value);
    }
    const crossed = weiseOf(
      weise.map(({ cards }) => cards).filter((cards) => cards.length > 0),
      path,
      profile,
    );
    if (!crossed.ok) return crossed;
    announced.push({ seat: at, weise });
  }
  const known = perSeat((at) => (at === told.seat ? round.dealt[at] : CardSet.from(playedBy(round.tricks, at))));
  const holds = (at: Seat, cards: readonly Card[]): boolean => canHold(round, told, at, cards);
  if (!canAllBeHeld(announced, known, holds, profile)) {
    return refuse({ code: 'no-such-deal', path, details: { seats: announced.map(({ seat }) => seat) } });
  }
  return ok(withoutBeaten(announced, told.seat, round));
}

function claimOf(
  weis: ToldWeis,
  path: string,
  told: ToldView,
  profile: RuleProfile,
  round: RoundState,
): Result<WeisClaim, Fault> {
  const { seat: at, points } = weis;
  if (weis.cards === undefined) {
    if (at !== told.seat) return ok({ cards: [], points });
    const own = weiseIn(round.dealt[at], profile).find((held) => held.points === points);
    return own ? ok({ cards: own.cards, points }) : refuse({ code: 'weis-not-in-hand', path, found: points });
  }
  const { cards } = weis;
  const made = weiseOf([cards], `${path}.cards`, profile);
  if (!made.ok) return made;
  const worth = made.value[0]!;
  if (worth.cards.length !== cards.length) {
    return refuse({ code: 'not-a-weis', path: `${path}.cards`, found: formatCards(cards) });
  }
  if (points > worth.points) {
    return refuse({
      code: 'weis-called-too-high',
      path: `${path}.points`,
      expected: `at most ${worth.points}`,
      found: points,
    });
  }
  if (!canHold(round, told, at, cards)) {
    return refuse({ code: 'weis-not-in-hand', path: `${path}.cards`, found: formatCards(cards) });
  }
  return ok({ cards, points });
}

/**
 * After trick 1 the Weise that count lie open. Where the highest call has no cards in the view they were left out, and
 * the other team must not be credited for what it did not win: its own Weis is then not announced to count.
 */
function withoutBeaten(announced: readonly WeisAnnouncement[], own: Seat, round: RoundState): WeisAnnouncement[] {
  const calls = announced.flatMap(({ seat, weise }) => weise.map(({ cards, points }) => ({ seat, cards, points })));
  const highest = Math.max(...calls.map(({ points }) => points));
  const winners = calls.filter(({ points }) => points === highest);
  const isKnown = !round.tricks[0]!.turned || winners.some(({ cards }) => cards.length > 0);
  if (isKnown) return [...announced];
  return announced
    .filter(({ seat }) => seat !== own)
    .map(({ seat, weise }) => ({ seat, weise: weise.map(({ points }) => ({ cards: [], points })) }));
}

/** The Weise that were laid open when trick 1 was turned: those of the team that writes. */
export function shownIn(round: RoundState, profile: RuleProfile): RoundState['shown'] {
  if (!round.tricks[0]!.turned || round.contract === null) return [];
  const declared = creditedWeise(round, profile);
  const { scoringTeam } = weisOutcome(declared, round.forehand, round.contract, profile);
  return declared
    .filter(({ seat, weise }) => weise.length > 0 && (scoringTeam === 'both' || scoringTeam === teamOf(seat)))
    .map(({ seat, weise }) => ({ seat, weise: weise.map(({ cards }) => cards) }));
}

/** The Stöck of a view: who has said it, and by which right. */
export function stoeckIn(told: ToldView, profile: RuleProfile, round: RoundState): Result<RoundState['stoeck'], Fault> {
  const path = 'view.stoeck';
  const [holder] = told.stoeck;
  if (holder === undefined) return ok(null);
  if (!profile.stoeck) return refuse({ code: 'stoeck-not-in-profile', path });
  const cards = round.contract === null ? null : stoeckCards(round.contract);
  if (cards === null) return refuse({ code: 'stoeck-no-trump', path });
  if (!canHold(round, told, holder, cards)) return refuse({ code: 'stoeck-not-in-hand', path, found: holder });
  const played = CardSet.from(round.tricks.flatMap(({ cards: lying }) => lying));
  if (cards.every((card) => played.has(card))) return ok({ seat: holder, call: 'with-second-card' });
  const shown = CardSet.from(round.shown.flatMap(({ seat, weise }) => (seat === holder ? weise.flat() : [])));
  if (profile.stoeckWithWeis && cards.every((card) => shown.has(card))) {
    return ok({ seat: holder, call: 'with-valid-weis-in-trick-1' });
  }
  return profile.stoeckPreShowToGoOut
    ? ok({ seat: holder, call: 'pre-shown-to-go-out' })
    : refuse({ code: 'stoeck-too-early', path, found: holder });
}
