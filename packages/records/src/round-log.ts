/**
 * Rounds without a Partie: the cards of one round in the order played, as other programs log them, and the log of events
 * that it is for the rules.
 *
 * Such logs know no Weis, no Stöck and no match bonus: their Partie is the preset `turnier-12` with as many rounds as
 * there are. Hands are not written down; a hand is the cards its seat plays.
 */
import {
  apply,
  type Card,
  CARD_COUNT,
  type Command,
  type Contract,
  EMPTY_PARTIE,
  evolve,
  forehandOf,
  holderOf,
  modeOf,
  ok,
  partnerOf,
  type PartieEvent,
  type PartieState,
  perSeat,
  PRESETS,
  type Refusal,
  refuse,
  resolveProfile,
  type Result,
  type RoundState,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  assert,
} from '@puur/rules';
import { foundIn, type RecordError } from './error.js';

/** One whole round. */
export interface PlayedRound {
  readonly dealer: Seat;
  readonly contract: Contract;
  /** Whether the forehand's partner named the contract. */
  readonly pushed: boolean;
  /** 36 different cards in the order played; the forehand leads. */
  readonly cards: readonly Card[];
}

export type RoundRefused = Extract<RecordError, { code: 'round-refused' }>;

/** Who plays each card of a round: the leader of each trick is the winner of the one before. */
export function seatsOf({ dealer, contract, cards }: PlayedRound): Seat[] {
  let leader = forehandOf(dealer);
  return cards.map((_, index) => {
    const place = index % SEAT_COUNT;
    if (place === 0 && index > 0) {
      const before = index / SEAT_COUNT;
      leader = seatAfter(leader, holderOf(modeOf(contract, before), cards.slice(index - SEAT_COUNT, index)));
    }
    return seatAfter(leader, place);
  });
}

/** The log of one round as a Partie of its own, judged by the rules. */
export function logOfRound(round: PlayedRound, line: number): Result<readonly PartieEvent[], RoundRefused> {
  const log = partieOfRounds([round]);
  if (log.ok) return log;
  assert(log.error.code === 'round-refused', 'one round makes a Partie');
  const { trick, refusal } = log.error;
  return refuse({ code: 'round-refused', line, trick, refusal });
}

/**
 * The log of one Partie of these rounds, judged by the rules: 1 to 1000 of them, and each dealt by the forehand of the
 * one before.
 */
export function partieOfRounds(rounds: readonly PlayedRound[]): Result<readonly PartieEvent[], RecordError> {
  const profile = resolveProfile({ ...PRESETS['turnier-12'].settings, rounds: rounds.length });
  if (!profile.ok) {
    const expected = profile.error.allowed.join(' | ');
    return refuse({ code: 'bad-field', path: 'rounds', expected, found: foundIn(rounds) });
  }
  const log: PartieEvent[] = [];
  let state: PartieState = EMPTY_PARTIE;
  const refusalOf = (command: Command): Refusal | null => {
    const judged = apply(state, command);
    if (!judged.ok) return judged.error;
    log.push(...judged.value);
    state = judged.value.reduce(evolve, state);
    return null;
  };
  refusalOf({ type: 'open', profile: profile.value });
  for (const [index, round] of rounds.entries()) {
    const commands = commandsOf(round);
    const beforeCards = commands.findIndex(({ type }) => type === 'play');
    for (const [number, command] of commands.entries()) {
      const refusal = refusalOf(command);
      const trick = Math.max(0, Math.floor((number - beforeCards) / SEAT_COUNT) + 1);
      if (refusal) return refuse({ code: 'round-refused', round: index + 1, trick, refusal });
    }
  }
  return ok(log);
}

function commandsOf(round: PlayedRound): Command[] {
  const { dealer, contract, pushed, cards } = round;
  const seats = seatsOf(round);
  const forehand = forehandOf(dealer);
  const hands = perSeat((seat) => cards.filter((_, index) => seats[index] === seat).sort((a, b) => a - b));
  return [
    { type: 'deal', dealer, hands },
    ...(pushed ? [{ type: 'push', seat: forehand } as const] : []),
    { type: 'declare', seat: pushed ? partnerOf(forehand) : forehand, contract },
    ...cards.map((card, index): Command => ({ type: 'play', seat: seats[index]!, card })),
    { type: 'turn-trick' },
  ];
}

/** Why a round of a log cannot be told in a form without announcements. */
export const ROUND_SKIPS = ['unfinished', 'not-forehand-first', 'chosen-by-opponent', 'contract-unknown'] as const;
export type RoundSkip = (typeof ROUND_SKIPS)[number];

/** A round of a log, or why it cannot be told. `number` is its number in the Partie. */
export type ToldRound =
  { readonly number: number; readonly round: PlayedRound } | { readonly number: number; readonly skip: RoundSkip };

/** Every round of a log that was begun and not thrown in; announcements are left out. The log must be a judged one. */
export function roundsOf(log: readonly PartieEvent[]): ToldRound[] {
  const told: ToldRound[] = [];
  let state: PartieState = EMPTY_PARTIE;
  for (const event of log) {
    state = evolve(state, event);
    if (event.type === 'round-scored' && state.round) told.push(tell(state.round));
  }
  const { round } = state;
  if (round !== null && round.account === null) told.push({ number: round.number, skip: 'unfinished' });
  return told;
}

function tell(state: RoundState): ToldRound {
  const { number, dealer, forehand, contract, declarer, tricks } = state;
  const cards = tricks.flatMap((trick) => trick.cards);
  if (contract === null || cards.length < CARD_COUNT) return { number, skip: 'unfinished' };
  if (forehand !== forehandOf(dealer) || tricks[0]!.leader !== forehand) return { number, skip: 'not-forehand-first' };
  if (declarer !== forehand && declarer !== partnerOf(forehand)) return { number, skip: 'chosen-by-opponent' };
  return { number, round: { dealer, contract, pushed: declarer !== forehand, cards } };
}
