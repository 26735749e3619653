// Worlds: all hands that the others could hold in a position, counted, listed, or drawn with even chances.
//
// Written without the bot's own memory on purpose: the figures of the fixture judge that memory too. The only logic is
// the rules' own `legalCards`: a seat cannot hold a card with which one of its plays would have been illegal. Cards that
// the same seats may hold are one group; how often a group can be dealt in which numbers is counted exactly, so a draw
// is even over all worlds.
import { CardSet, legalCards, modeOf, seatAfter, SEATS, weiseIn } from '@puur/rules';

/** A generator of numbers from 0 up to 1 (mulberry32 by Tommy Ettinger, public domain). */
export function randomFrom(seed) {
  let state = 0x811c9dc5;
  for (const sign of String(seed)) state = Math.imul(state ^ sign.codePointAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled(random, cards) {
  const deck = [...cards];
  for (let place = deck.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    [deck[place], deck[other]] = [deck[other], deck[place]];
  }
  return deck;
}

/** For each card that the others played: who, what they played after it, what lay, and how the trick is ordered. */
function playsOf({ tricks, contract, seat }) {
  const plays = [];
  tricks.forEach(({ leader, cards }, index) =>
    cards.forEach((card, place) => {
      const by = seatAfter(leader, place);
      if (by !== seat) plays.push({ by, card, lying: cards.slice(0, place), mode: modeOf(contract, index + 1) });
    }),
  );
  return plays.map((play, at) => ({
    ...play,
    later: plays.slice(at).flatMap((other) => (other.by === play.by ? [other.card] : [])),
  }));
}

/** The worlds of a position: who may hold what, how many there are, a draw, and a list. */
export function worldsOf(facts) {
  const { seat, hand, played, left, profile, weis } = facts;
  const others = SEATS.filter((other) => other !== seat);
  const seen = new Set([...hand, ...played.flat()]);
  const unseen = CardSet.FULL.toArray().filter((card) => !seen.has(card));
  const plays = playsOf(facts);
  const isLegal = ({ card, lying, mode, later }, more) =>
    legalCards(CardSet.from([...later, ...more]), lying, mode, profile).has(card);
  const shown = new Map(weis.flatMap(({ seat: by, cards }) => cards.map((card) => [card, by])));
  // With Weis at the table, whoever announced nothing had none.
  const silent = profile.weis ? others.filter((other) => !weis.some((said) => said.seat === other)) : [];
  const mayHold = (other, card) =>
    shown.has(card) && shown.get(card) !== seat
      ? shown.get(card) === other
      : plays.every((play) => play.by !== other || isLegal(play, [card]));

  // 1 Groups of cards by the seats that may hold them.
  const may = new Map(unseen.map((card) => [card, others.filter((other) => mayHold(other, card))]));
  const keys = new Set(unseen.map((card) => may.get(card).join('')));
  const groups = [...keys].map((key) => ({
    cards: unseen.filter((card) => may.get(card).join('') === key),
    holders: [...key].map(Number),
  }));

  // 2 Ways to deal the groups from `at` on when the seats still have so many places.
  const memo = new Map();
  const ways = (at, places) => {
    if (at === groups.length) return places.every((free) => free === 0) ? 1 : 0;
    const key = `${at}/${places.join()}`;
    let count = memo.get(key);
    if (count === undefined) {
      count = splits(groups[at], places).reduce((sum, { rest, orders }) => sum + orders * ways(at + 1, rest), 0);
      memo.set(key, count);
    }
    return count;
  };
  const splits = ({ cards, holders }, places) => {
    const found = [];
    const share = (index, open, taken, orders) => {
      if (index === others.length) {
        if (open === 0) found.push({ taken, rest: places.map((free, i) => free - taken[i]), orders });
        return;
      }
      const most = holders.includes(others[index]) ? Math.min(open, places[index]) : 0;
      for (let n = 0; n <= most; n++) share(index + 1, open - n, [...taken, n], orders * choose(open, n));
    };
    share(0, cards.length, [], 1);
    return found;
  };
  const places = others.map((other) => left[other]);
  const count = ways(0, places);

  /** Whether a world fits in every point; the groups leave next to nothing to refuse. */
  const fits = (hands) =>
    plays.every((play) => isLegal(play, hands[play.by])) &&
    silent.every((other) => weiseIn(CardSet.from([...hands[other], ...played[other]]), profile).length === 0);
  const withOwn = (dealt) => {
    const hands = SEATS.map((other) => (other === seat ? hand : dealt[others.indexOf(other)]));
    return fits(hands) ? hands : null;
  };

  /** One world, every one with the same chance; null where the draw does not fit. */
  const draw = (random) => {
    const dealt = others.map(() => []);
    let free = places;
    groups.forEach((group, at) => {
      const options = splits(group, free);
      let pick = random() * ways(at, free);
      const split = options.find(({ orders, rest }) => (pick -= orders * ways(at + 1, rest)) < 0) ?? options.at(-1);
      const deck = shuffled(random, group.cards);
      split.taken.forEach((n, i) => dealt[i].push(...deck.splice(0, n)));
      free = split.rest;
    });
    return withOwn(dealt);
  };

  /** Every world. */
  function* list(cards = unseen, dealt = others.map(() => [])) {
    if (cards.length === 0) {
      const world = withOwn(dealt.map((own) => [...own]));
      if (world) yield world;
      return;
    }
    const [card, ...rest] = cards;
    for (const holder of may.get(card)) {
      const own = dealt[others.indexOf(holder)];
      if (own.length === left[holder]) continue;
      own.push(card);
      yield* list(rest, dealt);
      own.pop();
    }
  }
  return { count, may, unseen, draw, list };
}

function choose(n, k) {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}
