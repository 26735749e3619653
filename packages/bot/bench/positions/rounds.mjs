// Rounds: real rounds as the shared file has them ({contract, dealer, pushed, cards in the order played}), taken apart
// into hands and tricks, and told with other suits and seats.
import { holderOf, modeOf, perSeat, seatAfter, SEAT_COUNT, formatCard, parseCard } from '@puur/rules';

/** A round's hands (by seat) and tricks. */
export function roundOf({ contract, dealer, pushed, cards }) {
  const order = cards.split(' ').map((text) => parseCard(text).value);
  const hands = perSeat(() => []);
  const tricks = [];
  let leader = seatAfter(dealer);
  for (let at = 0; at < order.length; at += SEAT_COUNT) {
    const lying = order.slice(at, at + SEAT_COUNT);
    lying.forEach((card, place) => hands[seatAfter(leader, place)].push(card));
    tricks.push({ leader, cards: lying });
    leader = seatAfter(leader, holderOf(modeOf(contract, tricks.length), lying));
  }
  return { contract, dealer, pushed, hands, tricks, declarer: seatAfter(dealer, pushed ? 3 : 1) };
}

const LETTERS = ['E', 'R', 'S', 'T'];

/** The same round with the suits exchanged (`suits`: the new letter for E, R, S, T) and the seats turned. */
export function disguise(round, suits, turn) {
  const renamed = (text) => suits[LETTERS.indexOf(text[0])] + text.slice(1);
  return {
    contract: round.contract.startsWith('trump:') ? `trump:${renamed(round.contract.at(-1))}` : round.contract,
    dealer: seatAfter(round.dealer, turn),
    pushed: round.pushed,
    cards: round.cards.split(' ').map(renamed).join(' '),
  };
}

/** What a seat knew when the card number `at` (0..35) was due, as the engine protocol tells it. */
export function viewAt(round, at, profile) {
  const { contract, dealer, pushed, hands, tricks, declarer } = round;
  const full = Math.floor(at / SEAT_COUNT);
  const lying = tricks[full].cards.slice(0, at % SEAT_COUNT);
  const seat = seatAfter(tricks[full].leader, lying.length);
  const before = tricks.slice(0, full);
  const gone = [...before.flatMap(({ cards }) => cards), ...lying];
  const seen = [...before, ...(lying.length > 0 ? [{ leader: tricks[full].leader, cards: lying }] : [])];
  return {
    seat,
    hand: hands[seat]
      .filter((card) => !gone.includes(card))
      .sort((a, b) => a - b)
      .map(formatCard),
    dealer,
    profile,
    declaration: { by: declarer, contract, pushed },
    tricks: seen.map(({ leader, cards }) => ({ leader, cards: cards.map(formatCard) })),
  };
}
