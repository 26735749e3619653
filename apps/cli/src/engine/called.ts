/**
 * Called: whether all the Weise that a view tells of can have been held at once.
 *
 * Points that were called name no cards, but some cards they must have been: for each call a Weis that is worth as much is
 * looked for, so that no card serves two seats and nobody holds more than nine. A call may be too low, so a Weis worth more
 * will do. The search gives up in favour of the view after so many steps; calls that are not told in spite have few.
 */
import {
  type Card,
  CardSet,
  HAND_SIZE,
  perSeat,
  RANKS,
  type RuleProfile,
  type Seat,
  SUITS,
  type WeisAnnouncement,
  weiseFrom,
} from '@puur/rules';

/** A Weis that may be meant. */
interface Meant {
  readonly isRun: boolean;
  readonly cards: CardSet;
  readonly points: number;
}

const MOST_STEPS = 20_000;

/**
 * Whether a deal has room for all the announcements.
 *
 * @param known the cards that each seat is known to have been dealt
 * @param canHold whether a seat can have been dealt some cards, by what is known
 */
export function canAllBeHeld(
  announced: readonly WeisAnnouncement[],
  known: readonly CardSet[],
  canHold: (seat: Seat, cards: readonly Card[]) => boolean,
  profile: RuleProfile,
): boolean {
  const every = weiseOfAll(profile);
  const calls = announced.flatMap(({ seat, weise }) =>
    weise.map(({ cards, points }) => {
      const told = CardSet.from(cards);
      const meant =
        cards.length > 0
          ? [{ isRun: told.size !== 4 || !isQuartet(cards), cards: told, points }]
          : smallest(every.filter((weis) => weis.points >= points && canHold(seat, weis.cards.toArray())));
      return { seat, meant };
    }),
  );
  // Those that leave the least choice come first.
  calls.sort((one, other) => one.meant.length - other.meant.length);
  const taken = perSeat((at) => ({ all: known[at]!, run: CardSet.EMPTY, quartet: CardSet.EMPTY }));
  let steps = 0;
  const fits = (index: number): boolean => {
    const call = calls[index];
    if (call === undefined || ++steps > MOST_STEPS) return true;
    const own = taken[call.seat];
    for (const { isRun, cards } of call.meant) {
      const crossed = profile.kreuzweis ? (isRun ? own.run : own.quartet) : own.run.union(own.quartet);
      const all = own.all.union(cards);
      if (crossed.meets(cards) || all.size > HAND_SIZE) continue;
      if (taken.some((other, at) => at !== call.seat && other.all.meets(cards))) continue;
      taken[call.seat] = isRun
        ? { all, run: own.run.union(cards), quartet: own.quartet }
        : { all, run: own.run, quartet: own.quartet.union(cards) };
      if (fits(index + 1)) return true;
    }
    taken[call.seat] = own;
    return false;
  };
  return fits(0);
}

function isQuartet(cards: readonly Card[]): boolean {
  return RANKS.some((rank) => CardSet.ofRank(rank).equals(CardSet.from(cards)));
}

/** Every run and every quartet there is under a profile. */
function weiseOfAll(profile: RuleProfile): Meant[] {
  const quartets = RANKS.map((rank) => ({ isRun: false, cards: CardSet.ofRank(rank).toArray() }));
  const runs = SUITS.flatMap((suit) => {
    const suited = CardSet.ofSuit(suit).toArray();
    return suited.flatMap((_, low) =>
      suited.slice(low).map((__, length) => ({ isRun: true, cards: suited.slice(low, low + length + 1) })),
    );
  });
  return [...quartets, ...runs].flatMap(({ isRun, cards }) => {
    const [best] = weiseFrom(cards, profile);
    return best === undefined ? [] : [{ isRun, cards: CardSet.from(cards), points: best.points }];
  });
}

/** Without those that hold another: where the larger fits, the smaller does. */
function smallest(meant: readonly Meant[]): Meant[] {
  return meant.filter((one) => !meant.some((other) => other !== one && one.cards.includes(other.cards)));
}
