/**
 * The playbook: builds tables for tests in a few words of ASCII. It is a test file, for the build leaves those out;
 * its own tests stand at the end and run only when this file itself is run.
 *
 * A seat is its number. A deal is four texts of cards; hands that name fewer than nine are filled with the cards
 * nobody named, lowest first, so a case names the cards that matter.
 */
import { describe, expect, it } from 'vitest';

import { type Card, CARDS } from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import { formatCards, parseCard, parseCards } from '../cards/notation.js';
import { weiseIn } from '../count/weis.js';
import { type Contract, CONTRACT_KINDS } from '../play/contract.js';
import { type PerSeat, perSeat, type PerTeam, type Seat, SEATS, type Team } from '../play/seat.js';
import { type RuleProfile, SETTING_NAMES, SETTINGS } from '../profile/profile.js';
import { resolveProfile } from '../profile/resolve.js';
import type { Command, EventType, PartieEvent, WeisClaim } from './event.js';
import { apply, type Judgement } from './judge.js';
import type { RefusalCode } from './refusal.js';
import { EMPTY_PARTIE, evolve, fold, type PartieState, turnOf } from './state.js';
import { type SeatView, viewFor } from './view.js';

export function card(text: string): Card {
  const parsed = parseCard(text);
  if (!parsed.ok) throw new Error(`no card: ${text}`);
  return parsed.value;
}

export function cards(text: string): Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`no cards: ${text}`);
  return parsed.value;
}

export function handOf(text: string): CardSet {
  return CardSet.from(cards(text));
}

/** A profile from a preset's name or from settings; throws on a bad one. */
export function profileOf(settings: unknown = {}): RuleProfile {
  const resolved = resolveProfile(settings);
  if (!resolved.ok) throw new Error(`bad profile: ${JSON.stringify(resolved.error)}`);
  return resolved.value;
}

/** Four hands of nine from the cards that matter. */
export function dealOf(...hands: readonly [string, string, string, string]): PerSeat<readonly Card[]> {
  const named = hands.map(cards);
  const free = CARDS.filter((each) => !named.flat().includes(each));
  return perSeat((seat) => {
    const own = named[seat]!;
    return [...own, ...free.splice(0, 9 - own.length)].sort((a, b) => a - b);
  });
}

/** A whole number from 0 up to, not including, `below`. */
export type Dice = (below: number) => number;

/** Dice that fall alike for the same seed (mulberry32, public domain): test data, nothing else. */
export function diceOf(seed: number): Dice {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export function pick<T>(dice: Dice, from: readonly T[]): T {
  return from[dice(from.length)]!;
}

export function shuffled<T>(dice: Dice, from: readonly T[]): T[] {
  const result = [...from];
  for (let last = result.length - 1; last > 0; last--) {
    const other = dice(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/** Four random hands of nine. */
export function randomDeal(dice: Dice): PerSeat<readonly Card[]> {
  const deck = shuffled(dice, CARDS);
  return perSeat((seat) => deck.slice(seat * 9, seat * 9 + 9).sort((a, b) => a - b));
}

/** `E7 E8 E9 = 20, EU RU SU TU = 200`. */
export function weise(text: string): WeisClaim[] {
  return text.split(',').map((each) => {
    const [left, right] = each.split('=');
    return { cards: cards(left!), points: Number(right) };
  });
}

/** A table under test: a state, its log, and commands in words. */
export class Table {
  state: PartieState = EMPTY_PARTIE;
  readonly log: PartieEvent[] = [];

  constructor(settings: unknown = {}) {
    this.do({ type: 'open', profile: profileOf(settings) });
  }

  /** Carries a command out; throws where it is refused. The events. */
  do(command: Command): readonly PartieEvent[] {
    const judged = apply(this.state, command);
    if (!judged.ok) throw new Error(`${command.type} refused: ${JSON.stringify(judged.error)}`);
    this.log.push(...judged.value);
    this.state = fold(judged.value, this.state);
    return judged.value;
  }

  try(command: Command): Judgement {
    return apply(this.state, command);
  }

  /** The code with which a command is refused, null if it is accepted. */
  refusalOf(command: Command): RefusalCode | null {
    const judged = this.try(command);
    return judged.ok ? null : judged.error.code;
  }

  deal(hands: PerSeat<readonly Card[]>, dealer: Seat = 3): this {
    this.do({ type: 'deal', dealer, hands });
    return this;
  }

  /** Puts the score before the running round. */
  scored(score: PerTeam<number>): this {
    this.state = { ...this.state, score };
    return this;
  }

  push(): this {
    this.do({ type: 'push', seat: turnOf(this.state)! });
    return this;
  }

  declare(contract: Contract): this {
    this.do({ type: 'declare', seat: turnOf(this.state)!, contract });
    return this;
  }

  /** Plays cards one after the other, each by the seat whose turn it is. */
  play(text: string): this {
    for (const each of cards(text)) this.do({ type: 'play', seat: turnOf(this.state)!, card: each });
    return this;
  }

  /** Plays one card and says the Stöck with it. */
  playWithStoeck(text: string): this {
    this.do({ type: 'play', seat: turnOf(this.state)!, card: card(text), stoeck: true });
    return this;
  }

  weis(seat: Seat, text: string): this {
    this.do({ type: 'announce-weis', seat, weise: weise(text) });
    return this;
  }

  stoeck(seat: Seat): this {
    this.do({ type: 'announce-stoeck', seat });
    return this;
  }

  rest(seat: Seat): this {
    this.do({ type: 'claim-rest', seat });
    return this;
  }

  claim(seat: Seat, goal: 'partie' | 'berg' = 'partie'): this {
    this.do({ type: 'claim', seat, goal });
    return this;
  }

  turn(): this {
    this.do({ type: 'turn-trick' });
    return this;
  }

  view(seat: Seat): SeatView {
    return viewFor(this.state, seat);
  }

  /** The last event of a type. */
  last<T extends EventType>(type: T): Extract<PartieEvent, { type: T }> | undefined {
    return this.log.filter((event): event is Extract<PartieEvent, { type: T }> => event.type === type).at(-1);
  }

  get winner(): Team | null | undefined {
    return this.state.ending?.winner;
  }
}

/** A table at its first trick: dealt by seat 3, seat 0 is forehand and has declared. */
export function tableAt(
  contract: Contract,
  hands: readonly [string, string, string, string],
  settings: unknown = {},
  score: PerTeam<number> = [0, 0],
): Table {
  return new Table(settings)
    .deal(dealOf(...hands))
    .scored(score)
    .declare(contract);
}

/**
 * A deal in which each seat holds a whole suit: Eicheln, Rosen, Schellen, Schilten. With Eicheln trump seat 0 makes the
 * match; in Obenabe too, as nobody can follow.
 */
export const SUIT_EACH = ['E6 E7 E8 E9 E10 EU EO EK EA', 'R6 R7 R8 R9 R10 RU RO RK RA', 'S6 S7 S8 S9 S10 SU SO SK SA', 'T6 T7 T8 T9 T10 TU TO TK TA'] as const; // prettier-ignore

/**
 * A deal with a Weis for everybody: seat 0 a run of four, seat 1 three low Eicheln, seat 2 three high Eicheln with the
 * Stöck, seat 3 two runs of three; the Puur sits at seat 0.
 */
export const WEIS_EACH = ['R6 R7 R8 R9 EU S6 S10 T6 T10', 'E6 E7 E8 S7 S8 T7 T8 R10 RU', 'E9 E10 EO EK EA SU SO T9 TU', 'RO RK RA SK SA TO TK TA S9'] as const; // prettier-ignore

/** Plays random legal cards until the round is over or the Partie has ended; turns the last trick. */
export function playOut(table: Table, dice: Dice): Table {
  while (table.state.phase === 'play' || table.state.phase === 'trick-complete') {
    const turn = turnOf(table.state);
    if (turn === null) table.turn();
    else table.do({ type: 'play', seat: turn, card: pick(dice, table.view(turn).options.cards) });
  }
  return table;
}

/**
 * A random Partie, command by command; yields after each. Everybody says what they may say more often than not; claims
 * come when they are right, and now and then when they are not. Ends by itself after `mostRounds`.
 */
export function* randomPartie(settings: unknown, dice: Dice, mostRounds = 30): Generator<Table, void> {
  const table = new Table(settings);
  yield table;
  while (table.state.phase !== 'ended' && table.state.rounds.length < mostRounds) {
    randomStep(table, dice);
    yield table;
  }
}

function randomStep(table: Table, dice: Dice): void {
  const { state } = table;
  const turn = turnOf(state);
  if (state.phase === 'deal') {
    if (state.nextDealer === null && state.profile.firstForehand === 'draw-high') {
      const drawn = shuffled(dice, CARDS).slice(0, 4) as unknown as PerSeat<Card>;
      if (table.try({ type: 'draw', cards: drawn }).ok) table.do({ type: 'draw', cards: drawn });
      return;
    }
    table.deal(randomDeal(dice), state.nextDealer ?? pick(dice, SEATS));
    return;
  }
  if (turn === null) return void table.turn();
  const speaker = pick(dice, SEATS);
  const { options, counted } = table.view(speaker);
  if (options.claims.length > 0 && (counted[speaker & 1]! >= state.profile.target || dice(2000) === 0)) {
    return void table.claim(speaker, pick(dice, options.claims));
  }
  if (options.stoeck !== null && dice(2) > 0) return void table.stoeck(speaker);
  if (options.rest && dice(3) > 0) return void table.rest(speaker);
  if (options.weis && dice(3) > 0) {
    const held = weiseIn(state.round!.dealt[speaker], state.profile);
    const command = { type: 'announce-weis', seat: speaker, weise: held } as const;
    if (held.length > 0) return void table.do(command);
  }
  const { push, contracts, cards: playable } = table.view(turn).options;
  if (push && dice(2) === 0) return void table.push();
  if (contracts.length > 0) return void table.declare(pick(dice, contracts));
  table.do({ type: 'play', seat: turn, card: pick(dice, playable) });
}

/** Profiles of every kind: the value of each setting of a choice is drawn, half of them left as they are. */
export function randomProfile(dice: Dice): RuleProfile {
  const settings: Record<string, unknown> = { target: pick(dice, [300, 1000, 2500]), rounds: 1 + dice(4) };
  for (const name of SETTING_NAMES) {
    const spec = SETTINGS[name];
    if (spec.kind === 'choice' && dice(2) === 0) settings[name] = pick(dice, spec.values);
  }
  settings['contracts'] = shuffled(dice, CONTRACT_KINDS).slice(0, 1 + dice(5));
  settings['factors'] = { T: 1 + dice(3), obenabe: 1 + dice(3), slalom: 1 + dice(3) };
  return profileOf(settings);
}

if (expect.getState().testPath?.endsWith('playbook.test.ts')) {
  describe('the playbook', () => {
    it('fills hands with the cards nobody named, lowest first', () => {
      expect(dealOf('EU', 'E6', '', '').map(formatCards)).toEqual([
        'E7 E8 E9 E10 EU EO EK EA R6',
        'E6 R7 R8 R9 R10 RU RO RK RA',
        'S6 S7 S8 S9 S10 SU SO SK SA',
        'T6 T7 T8 T9 T10 TU TO TK TA',
      ]);
    });

    it('reads Weise with their points', () => {
      expect(weise('E7 E8 E9 = 20, EU RU SU TU = 200')).toEqual([
        { cards: cards('E7 E8 E9'), points: 20 },
        { cards: cards('EU RU SU TU'), points: 200 },
      ]);
    });

    it('keeps a log that folds to its state', () => {
      const table = tableAt('trump:E', SUIT_EACH).play('EU R6 S6 T6');
      expect(table.log.reduce(evolve, EMPTY_PARTIE)).toEqual(table.state);
      expect(table.state.phase).toBe('trick-complete');
    });
  });
}
