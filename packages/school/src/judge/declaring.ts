/**
 * Judging who is forehand and what is declared.
 *
 * What a contract is worth stands in the question, from a table made by the strong player (`scripts/contract-hands.mjs`). The
 * merits say in a teacher's words what speaks for the choice: they are counted from the hand, not from the table.
 */
import {
  ACE,
  type Card,
  CardSet,
  cardOf,
  forehandOf,
  holdsStoeck,
  NINE,
  partnerOf,
  rankOf,
  type Seat,
  SIX,
  suitOf,
  trumpOf,
  UNDER,
} from '@puur/rules';

import type { ContractChoice, ContractQuestion, ForehandQuestion } from '../question.js';
import type { Merit, Verdict } from '../verdict.js';

/** From so many trumps, aces or sixes on they are worth naming. */
const LONG = 4;
const MANY = 2;

export function judgeForehand({ dealer }: ForehandQuestion, seat: Seat): Verdict {
  const rule = 'lead.forehand';
  if (seat === forehandOf(dealer)) return { right: true, code: 'forehand', rule, seat };
  const why = seat === dealer ? 'dealer' : seat === partnerOf(dealer) ? 'partner-of-dealer' : 'left';
  return { right: false, code: 'not-forehand', rule, chosen: seat, why };
}

/** What speaks for a choice with a hand. */
export function meritsOf(hand: readonly Card[], choice: ContractChoice): readonly Merit[] {
  const count = (rank: number): number => hand.filter((card) => rankOf(card) === rank).length;
  if (choice === 'push') return ['nothing'];
  const trump = trumpOf(choice);
  if (trump === null) {
    if (choice === 'undenufe') return count(SIX) >= MANY ? ['sixes'] : [];
    return count(ACE) >= MANY ? ['aces'] : [];
  }
  const [puur, nell] = [UNDER, NINE].map((rank) => hand.includes(cardOf(trump, rank)));
  const merits: Merit[] = [];
  if (puur && nell) merits.push('puur-and-nell');
  else if (puur) merits.push('puur');
  else if (nell) merits.push('nell');
  if (hand.filter((card) => suitOf(card) === trump).length >= LONG) merits.push('length');
  if (hand.filter((card) => suitOf(card) !== trump && rankOf(card) === ACE).length >= MANY) merits.push('aces');
  if (holdsStoeck(CardSet.from(hand), choice)) merits.push('stoeck');
  return merits;
}

export function judgeContract({ hand, worths, margin }: ContractQuestion, choice: ContractChoice): Verdict {
  const best = worths.reduce((a, b) => (b.worth > a.worth ? b : a));
  const lowest = Math.min(...worths.map(({ worth }) => worth));
  const worth = worths.find((entry) => entry.choice === choice)?.worth ?? lowest;
  const behind = best.worth - worth;
  const rule = choice === 'push' ? 'declare.push-once' : 'declare.forehand-chooses';
  const shared = { rule, choice, best: best.choice, behind } as const;
  return behind <= margin
    ? { right: true, code: 'contract-good', isBest: behind === 0, ...shared, merits: meritsOf(hand, choice) }
    : { right: false, code: 'contract-worse', ...shared, merits: meritsOf(hand, best.choice) };
}
