/**
 * Observed: an observation as somebody sent it, read field by field.
 *
 * Who writes player services and their clients writes them by hand, so this is kind where kindness decides nothing: fields
 * nobody asked for are passed over, `null` is as good as missing, what follows from the rest may be missing, hands of the
 * others are not looked at. What does not agree with itself is for view.ts to find.
 *
 * Faults are those of the engine, with the place they stand at: `tricks[1].cards[2]`.
 */
import { type Card, HAND_SIZE, ok, type Pairing, refuse, type Result, SEAT_COUNT, TRICKS_PER_ROUND } from '@puur/rules';
import { cardOfHslu, HSLU_LAST_TRUMP, HSLU_VERSION } from '@puur/records';
import type { Fault } from '../engine/fault.js';
import { type Field, field, type Given, list, optional, orElse, type Shape, whole } from '../engine/fields.js';

export interface ObservedCards {
  readonly cards: readonly Card[];
  /** In their numbers, -1 where nothing is said. */
  readonly first: number;
  readonly win: number;
}

export interface Observed {
  /** -1 where none is chosen. */
  readonly trump: number;
  readonly dealer: number;
  /** Whose hand it is, and who is asked. */
  readonly player: number;
  /** 1 the forehand chose, 0 it pushed, -1 nothing said. */
  readonly forehand: number;
  /** The last may be unfinished or have no card. */
  readonly tricks: readonly ObservedCards[];
  readonly hand: readonly Card[];
}

/** How the form says "none" in a number. */
const NONE_YET = -1;

const seatNumber = whole(0, SEAT_COUNT - 1, 'bad-seat');
const seatOrNone = orElse(whole(NONE_YET, SEAT_COUNT - 1, 'bad-seat'), NONE_YET);
const version = field(HSLU_VERSION, 'bad-value', (value): value is string => value === HSLU_VERSION);
const schieber = field(
  'SCHIEBER',
  'bad-value',
  (value): value is string => typeof value === 'string' && value.startsWith('SCHIEBER'),
);
const anything = field('anything', 'bad-value', (value): value is unknown => value !== undefined);

/** What every observation has, and what it may leave out. */
const HEAD = {
  version: optional(version),
  jassTyp: optional(schieber),
  trump: orElse(whole(NONE_YET, HSLU_LAST_TRUMP), NONE_YET),
  dealer: seatNumber,
  currentPlayer: optional(seatNumber),
  playerView: optional(seatNumber),
  forehand: orElse(whole(NONE_YET, 1), NONE_YET),
  player: list(anything, { min: SEAT_COUNT, max: SEAT_COUNT }),
} as const;

/** Reads an observation; `value` is JSON. */
export function readObserved(value: unknown, pairing: Pairing): Result<Observed, Fault> {
  const card = cardField(pairing);
  const trick = loose({
    cards: orElse(list(card, { max: SEAT_COUNT, tooMany: 'trick-size' }), []),
    first: seatOrNone,
    win: seatOrNone,
  });
  const head = loose({ ...HEAD, tricks: orElse(list(trick, { max: TRICKS_PER_ROUND }), []) }).read(value, '');
  if (!head.ok) return head;
  const { trump, dealer, currentPlayer, playerView, forehand, tricks } = head.value;
  // 1 Who is asked: whose view it is, which has to be the one to act.
  const player = playerView ?? currentPlayer;
  if (player === undefined) return refuse({ code: 'missing-field', path: 'playerView', expected: seatNumber.expected });
  if (currentPlayer !== undefined && currentPlayer !== player) {
    return refuse({ code: 'not-your-turn', path: 'playerView', expected: String(currentPlayer), found: player });
  }
  // 2 The own hand; those of the others stay closed, even if they were sent.
  const held = loose({ hand: list(card, { max: HAND_SIZE, tooMany: 'hand-too-large' }) });
  const hand = held.read(head.value.player[player], `player[${player}]`);
  return hand.ok ? ok({ trump, dealer, player, forehand, tricks, hand: hand.value.hand }) : hand;
}

function cardField(pairing: Pairing): Field<Card> {
  const expected = 'a card such as D9 or H10';
  return {
    expected,
    optional: false,
    read: (value, path) => {
      const card = typeof value === 'string' ? cardOfHslu(value, pairing) : null;
      return card === null ? refuse({ code: 'bad-card', path, expected, found: value }) : ok(card);
    },
  };
}

/** An object that has these fields, whatever else it has. */
function loose<S extends Shape>(fields: S): Field<Given<S>> {
  const expected = `an object with ${Object.keys(fields).join(', ')}`;
  return {
    expected,
    optional: false,
    read: (value, path) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return refuse({ code: path === '' ? 'not-an-object' : 'bad-type', path, expected, found: value });
      }
      const given: Record<string, unknown> = {};
      for (const [name, inner] of Object.entries(fields)) {
        const at = path === '' ? name : `${path}.${name}`;
        const held = Object.hasOwn(value, name) ? ((value as Record<string, unknown>)[name] ?? undefined) : undefined;
        if (held === undefined && !inner.optional) {
          return refuse({ code: 'missing-field', path: at, expected: inner.expected });
        }
        const read = inner.read(held, at);
        if (!read.ok) return read;
        given[name] = read.value;
      }
      return ok(given as Given<S>);
    },
  };
}
