/**
 * A round by the rules of HSLU's own kit, with random cards: what their arena sends to a player, question by question.
 *
 * Written from the kit's description and sharing no line with Puur's rules, for theirs differ in one point: with two
 * trumps on the table a third has to beat the lower of them only.
 *
 * Source: jass-kit-py of HSLU (GitHub thomas-koller/jass-kit-py), rule_schieber.py, game_sim.py and game_observation.py.
 */
const SUITS = ['D', 'H', 'S', 'C'];
const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6'];
const TRUMP_ORDER = ['J', '9', 'A', 'K', 'Q', '10', '8', '7', '6'];
const SIDE = [11, 4, 3, 2, 10, 0, 0, 0, 0];
const TRUMP_POINTS = [11, 4, 3, 20, 10, 14, 0, 0, 0];
const OBENABE = [11, 4, 3, 2, 10, 0, 8, 0, 0];
const UNDENUFE = [0, 4, 3, 2, 10, 0, 8, 0, 11];

export interface KitQuestion {
  readonly observation: Readonly<Record<string, unknown>>;
  /** The cards that the kit lets the player play. */
  readonly legal: readonly string[];
}

const suit = (card: string): number => SUITS.indexOf(card[0]!);
const rank = (card: string): number => RANKS.indexOf(card.slice(1));
const trumpPlace = (card: string): number => TRUMP_ORDER.indexOf(card.slice(1));
const isHigherTrump = (card: string, than: string): boolean => trumpPlace(card) < trumpPlace(than);

function kitLegal(hand: readonly string[], trick: readonly string[], trump: number): readonly string[] {
  const [lead] = trick;
  if (lead === undefined) return hand;
  const follows = hand.filter((card) => suit(card) === suit(lead));
  if (trump > 3) return follows.length > 0 ? follows : hand;
  const trumps = hand.filter((card) => suit(card) === trump);
  if (suit(lead) === trump)
    return trumps.length === 0 || (trumps.length === 1 && rank(trumps[0]!) === 3) ? hand : trumps;
  // "Lowest" by the number of the card, as the kit has it: ace, king, queen, jack, ten, nine …
  const lying = trick.slice(1).filter((card) => suit(card) === trump);
  const lowest = lying.length === 2 && rank(lying[1]!) > rank(lying[0]!) ? lying[1]! : lying[0];
  if (lowest === undefined) return follows.length > 0 ? [...follows, ...trumps] : hand;
  if (trumps.length === hand.length) return hand;
  const higher = trumps.filter((card) => isHigherTrump(card, lowest));
  return follows.length > 0
    ? [...follows, ...higher]
    : hand.filter((card) => suit(card) !== trump || higher.includes(card));
}

/** A trump that beats one trump of the trick and goes under another. */
function isBetween(card: string, trick: readonly string[], trump: number): boolean {
  const lying = trick.filter((other) => suit(other) === trump);
  if (suit(card) !== trump || lying.length < 2 || suit(trick[0]!) === trump) return false;
  return lying.some((other) => isHigherTrump(other, card));
}

function kitWinner(trick: readonly string[], trump: number): number {
  const beats = (card: string, best: string): boolean => {
    if (suit(card) !== suit(best)) return trump < 4 && suit(card) === trump;
    if (suit(card) === trump) return isHigherTrump(card, best);
    return trump === 5 ? rank(card) > rank(best) : rank(card) < rank(best);
  };
  return trick.reduce((best, card, place) => (beats(card, trick[best]!) ? place : best), 0);
}

function kitPoints(trick: readonly string[], trump: number): number {
  const table = (card: string): readonly number[] =>
    trump === 4 ? OBENABE : trump === 5 ? UNDENUFE : suit(card) === trump ? TRUMP_POINTS : SIDE;
  return trick.reduce((sum, card) => sum + table(card)[rank(card)]!, 0);
}

/** Every question of one round; `next` draws a whole number below a bound. */
export function kitRound(next: (below: number) => number, trump: number): KitQuestion[] {
  const deck = SUITS.flatMap((letter) => RANKS.map((name) => `${letter}${name}`));
  for (let last = deck.length - 1; last > 0; last--) {
    const other = next(last + 1);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  const hands = [0, 1, 2, 3].map((player) => deck.slice(player * 9, player * 9 + 9));
  const dealer = next(4);
  const forehand = (dealer + 3) % 4;
  const pushed = next(2) === 1;
  const questions: KitQuestion[] = [];
  const tricks: { cards?: string[]; points?: number; win?: number; first: number }[] = [];
  let leader = forehand;
  for (let number = 0; number < 9; number++) {
    const cards: string[] = [];
    for (let place = 0; place < 4; place++) {
      const player = (leader - place + 4) % 4;
      const legal = kitLegal(hands[player]!, cards, trump);
      questions.push({
        legal,
        observation: {
          version: 'V0.2',
          trump,
          dealer,
          currentPlayer: player,
          playerView: player,
          forehand: pushed ? 0 : 1,
          tricks: [...tricks, cards.length > 0 ? { cards: [...cards], first: leader } : { first: leader }],
          player: hands.map((hand, other) => ({ hand: other === player ? [...hand] : [] })),
          jassTyp: 'SCHIEBER',
          gameId: 0,
        },
      });
      // A trump between two others comes up often enough only if it is sought.
      const between = legal.filter((card) => isBetween(card, cards, trump));
      const choice = between.length > 0 && next(2) === 0 ? between : legal;
      const card = choice[next(choice.length)]!;
      hands[player] = hands[player]!.filter((held) => held !== card);
      cards.push(card);
    }
    const win = (leader - kitWinner(cards, trump) + 4) % 4;
    tricks.push({ cards, points: kitPoints(cards, trump), win, first: leader });
    leader = win;
  }
  return questions;
}
