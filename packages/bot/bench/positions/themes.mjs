// Themes: what kind of situation a decision is, by what is seen and by the convention that speaks there.
//
// Each theme looks at a situation and names the cards the convention asks for, or null where it has nothing to say. What
// it names is a proposal; `mine.mjs` keeps a situation only if the exact figures agree clearly.
import {
  beats,
  CardSet,
  holderOf,
  legalCards,
  partnerOf,
  rankOf,
  SEATS,
  seatAfter,
  suitOf,
  teamOf,
  trumpOf,
  valuesOf,
} from '@puur/rules';
import { worldsOf } from './worlds.mjs';

const [NINE, TEN, UNDER, ACE] = [3, 4, 5, 8];

/** What the themes ask about, worked out once. */
export function situationOf(facts) {
  const { seat, hand, lying, leader, mode, contract, profile, declarer, tricks, winners, tricksWon, left } = facts;
  const { may, unseen, count } = worldsOf(facts);
  const values = valuesOf(contract, facts.trickNo, profile);
  const trump = trumpOf(contract);
  const partner = partnerOf(seat);
  const rivals = [seatAfter(seat, 1), seatAfter(seat, 3)];
  const legal = legalCards(CardSet.from(hand), lying, mode, profile).toArray();
  const isTrump = (card) => trump !== null && suitOf(card) === trump;
  const holds = (other, test) => unseen.some((card) => may.get(card).includes(other) && test(card));
  const holder = lying.length > 0 ? seatAfter(leader, holderOf(mode, lying)) : null;
  const best = lying.length > 0 ? lying[holderOf(mode, lying)] : null;
  const toPlay = SEATS.filter((other) => other !== seat && ((other - leader) & 3) > lying.length);
  /** Nobody of the rivals still to play can hold a card that beats `card`. */
  const isSafe = (card) =>
    toPlay.filter((other) => rivals.includes(other)).every((r) => !holds(r, (x) => beats(mode, x, card)));
  /** A sure trick when led: no rival can hold anything that beats it. */
  const isBock = (card) => rivals.every((rival) => !holds(rival, (other) => beats(mode, other, card)));
  return {
    ...facts,
    ...{
      may,
      unseen,
      count,
      values,
      trump,
      partner,
      rivals,
      legal,
      isTrump,
      holds,
      holder,
      best,
      toPlay,
      isSafe,
      isBock,
    },
    size: left[seat],
    leads: lying.length === 0,
    last: lying.length === 3,
    ours: holder === partner,
    theirs: holder !== null && holder !== partner,
    mine: teamOf(declarer) === teamOf(seat),
    wins: (card) => best === null || beats(mode, card, best),
    onTable: lying.reduce((sum, card) => sum + values[card], 0),
    follows: lying.length > 0 && hand.some((card) => suitOf(card) === suitOf(lying[0])),
    rivalsTrump: trump !== null && rivals.some((rival) => holds(rival, isTrump)),
    partnerTrump: trump !== null && holds(partner, isTrump),
    ledBy: (other) => tricks.filter((trick) => trick.leader === other).map((trick) => trick.cards[0]),
    sweep: tricksWon[1 - teamOf(seat)] === 0,
    swept: tricksWon[teamOf(seat)] === 0,
    winners,
    tricks,
  };
}

const some = (cards) => (cards.length > 0 ? cards : null);
const strongestFirst = (mode) => (a, b) => (beats(mode, a, b) ? -1 : beats(mode, b, a) ? 1 : 0);

/** Theme id → the proposed cards of a situation, or null. */
export const THEMES = {
  'smear-trump': (s) => s.trump !== null && smear(s),
  'smear-notrump': (s) => s.trump === null && smear(s),
  low: (s) => {
    if (!s.theirs || !(s.last || !s.toPlay.includes(s.partner)) || s.legal.some(s.wins)) return null;
    const least = Math.min(...s.legal.map((card) => s.values[card]));
    const most = Math.max(...s.legal.map((card) => s.values[card]));
    return most >= 10 && least < 4 ? s.legal.filter((card) => s.values[card] === least) : null;
  },
  'spare-partner': (s) => {
    if (!s.ours || s.trump === null || s.isTrump(s.lying[0]) || !s.isSafe(s.best)) return null;
    const plain = s.legal.filter((card) => !s.isTrump(card));
    return plain.length > 0 && plain.length < s.legal.length ? plain : null;
  },
  'no-overtake': (s) => {
    if (!s.ours || !s.follows || !s.isSafe(s.best)) return null;
    const under = s.legal.filter((card) => !s.wins(card));
    return under.length > 0 && under.length < s.legal.length ? under : null;
  },
  overtake: (s) => {
    if (!s.ours || !s.isSafe(s.best)) return null;
    return s.legal.some((card) => !s.wins(card)) ? some(s.legal.filter(s.wins)) : null;
  },
  overtrump: (s) => {
    if (!s.theirs || s.trump === null || s.isTrump(s.lying[0]) || !s.isTrump(s.best)) return null;
    const over = s.legal.filter(s.wins);
    return over.length > 0 && over.length < s.legal.length && s.onTable >= 8 ? over : null;
  },
  ruff: (s) => {
    if (!s.theirs || s.trump === null || s.isTrump(s.best) || s.onTable < 10) return null;
    const trumps = s.legal.filter(s.isTrump);
    return trumps.length > 0 && trumps.length < s.legal.length && !s.legal.some((c) => !s.isTrump(c) && s.wins(c))
      ? trumps
      : null;
  },
  'no-ruff': (s) => {
    if (!s.theirs || s.trump === null || s.isTrump(s.lying[0]) || s.isTrump(s.best)) return null;
    const plain = s.legal.filter((card) => !s.isTrump(card));
    return plain.length > 0 &&
      plain.length < s.legal.length &&
      s.onTable < 5 &&
      s.legal.some((c) => s.isTrump(c) && s.wins(c))
      ? plain
      : null;
  },
  'match-lead': (s) => (s.sweep && s.leads && s.size <= 5 && s.size >= 2 ? some(s.legal.filter(s.isBock)) : null),
  'match-follow': (s) => (s.sweep && !s.leads && s.size <= 4 ? some(s.legal) : null),
  'break-match': (s) => (s.swept && s.size <= 5 && !s.leads ? some(s.legal) : null),
  'stop-drawing': (s) => {
    if (!s.leads || s.trump === null || s.rivalsTrump || !s.partnerTrump) return null;
    const plain = s.legal.filter((card) => !s.isTrump(card));
    return plain.length > 0 && plain.length < s.legal.length ? plain : null;
  },
  'draw-trumps': (s) => {
    if (!s.leads || s.trump === null || !s.mine || !s.rivalsTrump) return null;
    return some(s.legal.filter((card) => s.isTrump(card) && s.isBock(card)));
  },
  'trump-back': (s) => {
    if (!s.leads || s.trump === null || !s.mine || s.declarer !== s.partner || !s.rivalsTrump) return null;
    return some(s.legal.filter(s.isTrump));
  },
  'low-trump-third': (s) => {
    if (s.leads || s.trump === null || !s.isTrump(s.lying[0]) || s.size < 6) return null;
    return some(s.legal.filter((card) => !s.wins(card)));
  },
  'no-trump-for-them': (s) => {
    if (!s.leads || s.trump === null || s.mine || !s.rivalsTrump) return null;
    const plain = s.legal.filter((card) => !s.isTrump(card));
    return plain.length > 0 && plain.length < s.legal.length ? plain : null;
  },
  'return-suit': (s) => {
    if (!s.leads) return null;
    const led = s
      .ledBy(s.partner)
      .map(suitOf)
      .filter((suit) => suit !== s.trump);
    const back = s.legal.filter((card) => led.includes(suitOf(card)));
    return back.length > 0 && back.length < s.legal.length && !back.some(s.isBock) ? back : null;
  },
  'bock-after-trumps': (s) => {
    if (!s.leads || s.trump === null || s.rivalsTrump) return null;
    return some(s.legal.filter((card) => !s.isTrump(card) && s.isBock(card)));
  },
  'bock-obenabe': (s) => (s.leads && s.contract === 'obenabe' ? some(s.legal.filter(s.isBock)) : null),
  'bock-undenufe': (s) => (s.leads && s.contract === 'undenufe' ? some(s.legal.filter(s.isBock)) : null),
  counted: (s) => {
    if (!s.leads || s.rivalsTrump) return null;
    return some(s.legal.filter((card) => !s.isTrump(card) && s.isBock(card) && middling(card, s.contract)));
  },
  discard: (s) => {
    if (s.leads || s.follows || s.legal.some((card) => s.wins(card))) return null;
    const sorted = s.legal.filter((card) => !s.isBock(card));
    return sorted.length > 0 && sorted.length < s.legal.length ? sorted : null;
  },
  guard: (s) => {
    if (s.leads || s.follows || s.trump !== null) return null;
    return some(s.legal);
  },
  'two-trumps': (s) => {
    const trumps = s.legal.filter(s.isTrump);
    return s.leads && s.size <= 4 && trumps.length === 2 && s.rivalsTrump
      ? trumps.toSorted(strongestFirst(s.mode)).slice(0, 1)
      : null;
  },
  'last-trick': (s) => (s.size <= 3 && s.size >= 2 && s.leads ? some(s.legal) : null),
  cheap: (s) => {
    if (!s.last || !s.theirs) return null;
    const winners = s.legal.filter(s.wins);
    return winners.length > 1 ? winners.toSorted(strongestFirst(s.mode)).slice(-1) : null;
  },
  ten: (s) => {
    if (!s.last || !s.follows || s.isTrump(s.lying[0])) return null;
    return some(s.legal.filter((card) => rankOf(card) === TEN && s.wins(card) && suitOf(card) === suitOf(s.lying[0])));
  },
  nell: (s) => {
    if (s.trump === null || s.leads || !s.legal.some((c) => s.isTrump(c) && rankOf(c) === NINE)) return null;
    return some(s.legal.filter((card) => !(s.isTrump(card) && rankOf(card) === NINE)));
  },
  'save-nell': (s) => {
    if (s.trump === null || s.leads) return null;
    return some(s.legal.filter((card) => s.isTrump(card) && rankOf(card) === NINE && s.wins(card)));
  },
  'puur-waits': (s) => {
    if (s.trump === null || s.leads || !s.legal.some((c) => s.isTrump(c) && rankOf(c) === UNDER)) return null;
    return some(s.legal.filter((card) => !(s.isTrump(card) && rankOf(card) === UNDER)));
  },
  'puur-takes': (s) => {
    if (s.trump === null || s.leads || !s.theirs) return null;
    return some(s.legal.filter((card) => s.isTrump(card) && rankOf(card) === UNDER));
  },
  'ace-now': (s) => {
    if (s.leads || !s.follows || s.contract === 'undenufe' || s.last) return null;
    return some(
      s.legal.filter(
        (card) => rankOf(card) === ACE && suitOf(card) === suitOf(s.lying[0]) && !s.isTrump(card) && s.wins(card),
      ),
    );
  },
  duck: (s) => {
    if (s.leads || !s.follows || s.last || s.trump !== null || s.size > 6) return null;
    return some(s.legal.filter((card) => !s.wins(card)));
  },
  'end-count': (s) => (s.count <= 90 && s.size >= 3 ? some(s.legal) : null),
};

function smear(s) {
  if (!s.ours || !s.isSafe(s.best)) return null;
  const most = Math.max(...s.legal.map((card) => s.values[card]));
  const least = Math.min(...s.legal.map((card) => s.values[card]));
  return most >= 8 && least < 4 ? s.legal.filter((card) => s.values[card] >= 8 && !s.isTrump(card)) : null;
}

/** A card that nobody would call high. */
function middling(card, contract) {
  const rank = rankOf(card);
  return contract === 'undenufe' ? rank >= TEN && rank <= 7 : rank <= UNDER;
}
