/**
 * Faults: why a request was not answered, as a stable code and the place it is about.
 *
 * This is the whole list; docs/engine.md explains each, and a test holds the two together. A code is never renamed and
 * never given another meaning. The protocol is for programs, so its one language is English.
 */
import type { ProfileRefusal } from '@puur/rules';

/** Every code, with what it says of the place it is found at. */
export const FAULTS = {
  // The line
  'empty-line': 'the line is empty',
  'line-too-long': 'the line is longer than 1 MiB',
  'bad-utf8': 'the line is not UTF-8',
  'bad-json': 'the line is no JSON',
  'not-an-object': 'the line is no JSON object',
  'duplicate-key': 'an object names a key twice',
  // The request
  'bad-id': 'the id is no JSON scalar',
  'unknown-op': 'there is no such operation',
  'bad-profile': 'the profile has a name or a value that is not known',
  'profile-conflict': 'the request and the view name different profiles',
  'internal-error': 'the engine failed; this is a fault of Puur',
  // Any field
  'missing-field': 'the field is missing',
  'unknown-field': 'the operation has no such field',
  'fields-exclude': 'these fields exclude each other',
  'bad-type': 'the value has the wrong type',
  'bad-value': 'the value is not one of those allowed',
  'bad-length': 'the list has the wrong length',
  'bad-card': 'this is no card',
  'card-twice': 'a card stands twice in the question',
  'bad-contract': 'this is no contract',
  'bad-seat': 'this is no seat',
  'bad-points': 'this is no number of points',
  // Hands and tricks
  'hand-empty': 'the hand is empty',
  'hand-too-large': 'the hand is too large',
  'trick-full': 'the trick is complete, nobody can play on it',
  'trick-size': 'a complete trick has four cards',
  'bad-trick-number': 'this is no number of a trick',
  // The position of `solve`
  'uneven-hands': 'the hands do not go together: who has played to the trick holds a card less',
  'bad-tricks-won': 'the tricks won are not the tricks played',
  // Weis and Stöck
  'weis-hand-size': 'Weis are found in a hand of nine',
  'not-a-weis': 'these cards are no Weis under the profile',
  'weis-crossed': 'a card serves in two Weise that may not share it',
  'bad-stoeck': 'Stöck are 20 points, of one team, in a trump game',
  // Counting a round
  'bad-factor': 'a factor is a positive whole number',
  'card-points-sum': 'the card points do not sum to 152',
  'tricks-sum': 'the tricks do not sum to nine',
  'cards-without-trick': 'a team without a trick has no card points',
  'last-trick-without-trick': 'the team of the last trick has made no trick',
  'not-a-deal': 'the hands are no deal of nine cards to each seat',
  'illegal-play': 'the card may not be played',
  // The end and the slate
  'bad-order': 'an order names each of the three blocks once',
  'points-shrink': 'a total is smaller than before the round',
  'tafel-total': 'a total on the slate is a whole number from 0',
  'round-points-sum': 'the points of the round do not sum to 157',
  // Dealing and declaring
  'push-not-allowed': 'nobody may push under the profile',
  'push-not-in-first-deal': 'nobody may push in the first deal under the profile',
  'partner-must-declare': 'who has to declare now may not push on',
  'pass-out-of-turn': 'passing and choosing go round from the forehand, each seat once',
  'partner-not-asked': 'the partner cannot pass before the forehand has',
  'contract-open': 'no contract is declared and a lead in silence makes none under the profile',
  'contract-not-allowed': 'the profile does not play this contract',
  // The view of `choose`
  'bad-forehand': 'the forehand sits to the right of the dealer, unless a card decides the first deal',
  'partie-over': 'no round follows on this score: the Partie is over with it, or nobody comes so far',
  'not-your-turn': 'the seat of the view is not the one to act',
  'wrong-declarer': 'this seat cannot have declared',
  'not-declared': 'nothing can happen before a contract is declared',
  'wrong-leader': 'another seat led this trick',
  'trick-unfinished': 'only the last trick may be unfinished',
  'hand-size': 'the hand and the cards played do not make nine',
  'no-such-deal': 'no deal of the cards nobody has seen fits the plays and the Weise',
  'weis-not-in-profile': 'the profile has no Weis',
  'weis-too-early': 'a Weis is announced with the first card',
  'weis-not-in-hand': 'the seat cannot hold these cards',
  'weis-called-too-high': 'the Weis is worth less than it was called',
  'stoeck-not-in-profile': 'the profile has no Stöck',
  'stoeck-no-trump': 'there are no Stöck without trump',
  'stoeck-not-in-hand': 'the seat cannot hold the Stöck',
  'stoeck-too-early': 'the Stöck cannot have been announced yet',
} as const;

export type FaultCode = keyof typeof FAULTS;
export const FAULT_CODES = Object.keys(FAULTS) as FaultCode[];

export interface Fault {
  readonly code: FaultCode;
  /** The field it is about, such as `hands.2[4]`; absent where it is about the whole request. */
  readonly path?: string;
  /** What would be right, in words. */
  readonly expected?: string;
  /** What stands there instead. */
  readonly found?: unknown;
  /** What else the code carries, see docs/engine.md. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The fault of a profile that cannot be, at its place in the request. */
export function profileFault(path: string, { setting, found, allowed }: ProfileRefusal): Fault {
  return { code: 'bad-profile', path, found, details: { setting, allowed } };
}

/** `error` of a reply: the code, an English message, and the data of the fault beside them. */
export interface EngineError {
  readonly code: FaultCode;
  readonly message: string;
  readonly [detail: string]: unknown;
}

/** The error of a reply, made from a fault. */
export function errorOf({ code, path, expected, found, details }: Fault): EngineError {
  const seen = found === undefined ? undefined : brief(found);
  const notes = [
    ...(expected === undefined ? [] : [`expected ${expected}`]),
    ...(seen === undefined ? [] : [`found ${JSON.stringify(seen)}`]),
  ];
  const place = path === undefined || path === '' ? '' : `${path}: `;
  return {
    code,
    message: `${place}${FAULTS[code]}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
    ...(place !== '' && { path }),
    ...(expected !== undefined && { expected }),
    ...(seen !== undefined && { found: seen }),
    ...details,
  };
}

const LONGEST_TEXT = 80;
const MOST_ENTRIES = 12;
const DEEPEST = 2;

/** A value cut down to what a person wants to read back: a request of a megabyte does not come back as an error. */
export function brief(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  // JSON can write a number that is too large to be read (1e999), but not what it is read as.
  if (typeof value === 'number' && !Number.isFinite(value))
    return value > 0 ? 'a number too large' : 'a number too small';
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return '…';
  if (Array.isArray(value)) {
    const entries = value.slice(0, MOST_ENTRIES).map((entry) => brief(entry, depth + 1));
    return value.length > MOST_ENTRIES ? [...entries, '…'] : entries;
  }
  const entries = Object.entries(value)
    .slice(0, MOST_ENTRIES)
    .map(([key, entry]) => [brief(key), brief(entry, depth + 1)]);
  return Object.fromEntries(entries) as unknown;
}
