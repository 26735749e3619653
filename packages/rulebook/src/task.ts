/**
 * Task and scene: an example as something to look at and something to answer.
 *
 * However many kinds of example there are, a page draws one scene (a contract, a trick, a hand, groups of cards, a slate)
 * and asks in one of five ways. The words of the question stand in the texts.
 */
import { type Card, type Contract, parseCards, type Seat, seatAfter, SEATS, type Team } from '@puur/rules';
import type { ChalkMarks } from '@puur/tafel';
import type { Cards, Example } from './example.js';

/** How an example is answered. */
export type Task =
  /** Tap every card of `from` that is right; the answer is the whole set. */
  | { readonly kind: 'cards'; readonly from: readonly Card[]; readonly right: readonly Card[] }
  | { readonly kind: 'seat'; readonly right: Seat }
  | { readonly kind: 'side'; readonly choices: readonly SideAnswer[]; readonly right: SideAnswer }
  | { readonly kind: 'number'; readonly choices: readonly number[]; readonly right: number }
  | { readonly kind: 'yes-no'; readonly right: boolean };

export type SideAnswer = Team | 'undecided' | 'nobody';

/** What is seen. Everything but the contract may be empty. */
export interface Scene {
  readonly contract: Contract | null;
  /** The cards of a trick with who played them, in order. */
  readonly trick: readonly { readonly seat: Seat; readonly card: Card }[];
  /** The reader's hand. */
  readonly hand: readonly Card[];
  /** Cards shown by a seat, one group for each Weis; seat null: cards on the table. */
  readonly groups: readonly { readonly seat: Seat | null; readonly cards: readonly Card[] }[];
  readonly marks: ChalkMarks | null;
  /** The seat that deals, where it matters. */
  readonly dealer: Seat | null;
}

const EMPTY: Scene = { contract: null, trick: [], hand: [], groups: [], marks: null, dealer: null };

/** Cards from notation; examples are checked, so what cannot be read is a broken example. */
export function cardsOf(names: Cards): readonly Card[] {
  const parsed = parseCards(names);
  if (!parsed.ok) throw new Error(`${parsed.error.code} in an example: ${parsed.error.found}`);
  return parsed.value;
}

function trickOf(names: Cards, leader: Seat): Scene['trick'] {
  return cardsOf(names).map((card, i) => ({ seat: seatAfter(leader, i), card }));
}

/** What is to be seen in an example. */
export function sceneOf(example: Example): Scene {
  switch (example.kind) {
    case 'legal': {
      const { contract, trick, hand } = example;
      const lies = cardsOf(trick);
      return { ...EMPTY, contract, trick: trickOf(trick, seatAfter(0, -lies.length)), hand: cardsOf(hand) };
    }
    case 'winner':
      return { ...EMPTY, contract: example.contract, trick: trickOf(example.trick, example.leader) };
    case 'points':
      return { ...EMPTY, contract: example.contract, groups: [{ seat: null, cards: cardsOf(example.cards) }] };
    case 'weis':
      return { ...EMPTY, hand: cardsOf(example.hand) };
    case 'weis-compare':
      return {
        ...EMPTY,
        contract: example.contract,
        groups: example.shown.flatMap(({ seat, weise }) => weise.map((cards) => ({ seat, cards: cardsOf(cards) }))),
      };
    case 'weis-called':
      return { ...EMPTY, contract: example.contract, groups: [{ seat: 0, cards: cardsOf(example.weis) }] };
    case 'stoeck':
      return { ...EMPTY, contract: example.contract, hand: cardsOf(example.hand) };
    case 'round':
    case 'split':
    case 'factor':
      return { ...EMPTY, contract: example.contract };
    case 'tafel':
      return { ...EMPTY, marks: example.marks };
    case 'dealing':
      return { ...EMPTY, dealer: example.dealer };
    case 'draw':
      return { ...EMPTY, groups: SEATS.map((seat) => ({ seat, cards: cardsOf(example.cards[seat]) })) };
    case 'end':
    case 'claim':
    case 'choosing':
    case 'push':
    case 'coiffeur':
    case 'differenzler':
    case 'quarrel':
      return EMPTY;
  }
}

/** How an example is asked and what is right. */
export function taskOf(example: Example): Task {
  switch (example.kind) {
    case 'legal':
      return { kind: 'cards', from: cardsOf(example.hand), right: cardsOf(example.right) };
    case 'winner':
    case 'weis-compare':
    case 'dealing':
    case 'draw':
    case 'choosing':
      return { kind: 'seat', right: example.right };
    case 'end':
      return { kind: 'side', choices: [0, 1, 'undecided', 'nobody'], right: example.right };
    case 'claim':
      return { kind: 'side', choices: [0, 1], right: example.right };
    case 'points':
    case 'weis':
    case 'weis-called':
    case 'stoeck':
    case 'round':
    case 'tafel':
    case 'factor':
    case 'coiffeur':
    case 'differenzler':
      return { kind: 'number', choices: example.choices, right: example.right };
    case 'split':
    case 'push':
    case 'quarrel':
      return { kind: 'yes-no', right: example.right };
  }
}

/** Whether an answer is right: the set of cards, the seat, the side, the number, or yes and no. */
export function isRight(task: Task, answer: readonly Card[] | number | boolean | 'undecided' | 'nobody'): boolean {
  if (task.kind !== 'cards') return answer === task.right;
  return (
    Array.isArray(answer) &&
    answer.length === task.right.length &&
    task.right.every((card) => (answer as readonly Card[]).includes(card))
  );
}
