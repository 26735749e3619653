/**
 * Answer: what a player does, in the words of HSLU's player services, both ways.
 *
 * `{"trump": 0..5}`, or 10 to push; `{"card": "D9"}`. A foreign answer is judged by what the view allows before anybody
 * acts on it.
 *
 * Source: jass-kit-py of HSLU (GitHub thomas-koller/jass-kit-py), player_service_route.py and agent_by_network.py.
 */
import {
  type Action,
  assert,
  CardSet,
  modeOf,
  ok,
  type Pairing,
  refusalOf,
  type RefusalCode,
  refuse,
  type Result,
  type SeatView,
} from '@puur/rules';
import { cardOfHslu, contractOfHslu, HSLU_PUSH, hsluCard, hsluTrump } from '@puur/records';

export type WireAnswer = { readonly trump: number } | { readonly card: string };

/** What is wrong with an answer. `refusal` is the rule's own reason against a card. */
export const ANSWER_FAULTS = [
  'no-answer',
  'bad-trump',
  'push-not-allowed',
  'contract-not-allowed',
  'bad-card',
  'not-in-hand',
  'illegal-card',
] as const;
export interface AnswerFault {
  readonly code: (typeof ANSWER_FAULTS)[number];
  readonly refusal?: RefusalCode;
}

/** An action as it is answered. The contract must be one that the form can tell. */
export function answerOf(action: Action, pairing: Pairing): WireAnswer {
  switch (action.type) {
    case 'push':
      return { trump: HSLU_PUSH };
    case 'declare': {
      const trump = hsluTrump(action.contract, pairing);
      assert(trump !== null, `${action.contract} can be told`);
      return { trump };
    }
    case 'play':
      return { card: hsluCard(action.card, pairing) };
  }
}

/** The action that an answer asks for, if the view allows it. `value` is JSON. */
export function actionIn(value: unknown, view: SeatView, pairing: Pairing): Result<Action, AnswerFault> {
  if (typeof value !== 'object' || value === null) return refuse({ code: 'no-answer' });
  const { trump, card } = value as { readonly trump?: unknown; readonly card?: unknown };
  return view.phase === 'declare' ? trumpAction(trump, view, pairing) : cardAction(card, view, pairing);
}

function trumpAction(trump: unknown, { options }: SeatView, pairing: Pairing): Result<Action, AnswerFault> {
  if (trump === undefined) return refuse({ code: 'no-answer' });
  // Their own client reads the number out of a text as well.
  const number = typeof trump === 'string' && /^\d{1,2}$/.test(trump) ? Number(trump) : trump;
  if (number === HSLU_PUSH) return options.push ? ok({ type: 'push' }) : refuse({ code: 'push-not-allowed' });
  const contract = typeof number === 'number' ? contractOfHslu(number, pairing) : null;
  if (contract === null) return refuse({ code: 'bad-trump' });
  return options.contracts.includes(contract)
    ? ok({ type: 'declare', contract })
    : refuse({ code: 'contract-not-allowed' });
}

function cardAction(name: unknown, view: SeatView, pairing: Pairing): Result<Action, AnswerFault> {
  if (name === undefined) return refuse({ code: 'no-answer' });
  const card = typeof name === 'string' ? cardOfHslu(name, pairing) : null;
  if (card === null) return refuse({ code: 'bad-card' });
  const { round, options, profile, phase } = view;
  if (options.cards.includes(card)) return ok({ type: 'play', card });
  if (round === null || !round.hand.includes(card)) return refuse({ code: 'not-in-hand' });
  // Why the rules refuse it, in their own word. Only a card played onto others can be refused.
  const trick = round.tricks.at(-1);
  if (trick === undefined || round.contract === null || phase !== 'play') return refuse({ code: 'illegal-card' });
  const mode = modeOf(round.contract, round.tricks.length);
  const refusal = refusalOf(card, CardSet.from(round.hand), trick.cards, mode, profile);
  return refuse({ code: 'illegal-card', ...(refusal !== null && { refusal }) });
}
