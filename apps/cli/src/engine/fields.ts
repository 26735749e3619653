/**
 * Fields: typed readers of what a request says.
 *
 * A `Field<T>` turns a JSON value into a `T` or into a fault with the place, what was expected and what was found. Fields
 * are put together: a list of cards, an object of fields. An object refuses every key it does not know, so that a
 * misspelt field is an error and not silently a default.
 */
import {
  type Card,
  type Contract,
  CONTRACTS,
  duplicatesIn,
  formatCard,
  isContract,
  isSeat,
  ok,
  parseCard,
  type PerTeam,
  refuse,
  type Result,
  type Seat,
  SEATS,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import type { Fault, FaultCode } from './fault.js';

export interface Field<T> {
  /** What the field takes, in words. */
  readonly expected: string;
  /** Whether the field may be missing; its value is then what `read` makes of `undefined`. */
  readonly optional: boolean;
  readonly read: (value: unknown, path: string) => Result<T, Fault>;
}

/** A field of an object by its name. */
export type Shape = Readonly<Record<string, Field<unknown>>>;
/** What the fields of a shape are read to. */
export type Given<S extends Shape> = { readonly [K in keyof S]: S[K] extends Field<infer T> ? T : never };

/** More points than any Jass brings, and few enough that a factor keeps them exact. */
const MOST_POINTS = 1_000_000_000;
const LARGEST_FACTOR = 1_000_000;

/** A field that takes what `accepts` lets through. */
export function field<T>(expected: string, code: FaultCode, accepts: (value: unknown) => value is T): Field<T> {
  return {
    expected,
    optional: false,
    read: (value, path) => (accepts(value) ? ok(value) : refuse({ code, path, expected, found: value })),
  };
}

/** A field that may be missing. */
export function optional<T>(inner: Field<T>): Field<T | undefined> {
  return orElse<T | undefined>(inner, undefined);
}

/** A field that has a value of its own where it is missing. */
export function orElse<T>(inner: Field<T>, standard: T): Field<T> {
  return {
    expected: inner.expected,
    optional: true,
    read: (value, path) => (value === undefined ? ok(standard) : inner.read(value, path)),
  };
}

/** A field that may also be `null`. */
export function nullable<T>(inner: Field<T>): Field<T | null> {
  return {
    expected: `${inner.expected}, or null`,
    optional: inner.optional,
    read: (value, path) => (value === null ? ok(null) : inner.read(value, path)),
  };
}

export function oneOf<const T extends string | number>(values: readonly T[]): Field<T> {
  return field(values.join(' | '), 'bad-value', (value): value is T => (values as readonly unknown[]).includes(value));
}

/** A whole number of a range, both ends included. */
export function whole(min: number, max: number, code: FaultCode = 'bad-value'): Field<number> {
  return field(
    `a whole number from ${min} to ${max}`,
    code,
    (value): value is number => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max,
  );
}

export const bool: Field<boolean> = field(
  'true or false',
  'bad-type',
  (value): value is boolean => typeof value === 'boolean',
);
export const text: Field<string> = field('a string', 'bad-type', (value): value is string => typeof value === 'string');
export const seat: Field<Seat> = field('a seat, 0 to 3', 'bad-seat', isSeat);
export const contract: Field<Contract> = field(CONTRACTS.join(' | '), 'bad-contract', isContract);
export const trickNo: Field<number> = whole(1, TRICKS_PER_ROUND, 'bad-trick-number');
export const points: Field<number> = whole(0, MOST_POINTS, 'bad-points');
export const factor: Field<number> = whole(1, LARGEST_FACTOR, 'bad-factor');

/** The two teams where only sums matter. */
export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
export const side: Field<Side> = oneOf(SIDES);

export const card: Field<Card> = {
  expected: 'a card such as EU or T10',
  optional: false,
  read: (value, path) => {
    const parsed = typeof value === 'string' ? parseCard(value) : null;
    return parsed?.ok ? parsed : refuse({ code: 'bad-card', path, expected: card.expected, found: value });
  },
};

/** How long a list may be, and the codes where it is not. */
export interface Length {
  readonly min?: number;
  readonly max?: number;
  readonly tooFew?: FaultCode;
  readonly tooMany?: FaultCode;
}

/** A list of equal fields. Its length is looked at first. */
export function list<T>(item: Field<T>, length: Length = {}): Field<T[]> {
  const { min = 0, max = Infinity, tooFew = 'bad-length', tooMany = 'bad-length' } = length;
  const size = min === max ? `${min}` : max === Infinity ? `at least ${min}` : `${min} to ${max}`;
  const expected = max === Infinity && min === 0 ? `a list, each ${item.expected}` : `a list of ${size}`;
  return {
    expected,
    optional: false,
    read: (value, path) => {
      if (!Array.isArray(value)) return refuse({ code: 'bad-type', path, expected, found: value });
      const code = value.length < min ? tooFew : value.length > max ? tooMany : null;
      if (code !== null) return refuse({ code, path, expected, found: value.length });
      const items: T[] = [];
      for (const [index, entry] of value.entries()) {
        const read = item.read(entry, `${path}[${index}]`);
        if (!read.ok) return read;
        items.push(read.value);
      }
      return ok(items);
    },
  };
}

/** A list of cards, none twice. */
export function cards(length: Length = {}): Field<Card[]> {
  const inner = list(card, length);
  return {
    ...inner,
    read: (value, path) => {
      const read = inner.read(value, path);
      const twice = read.ok ? cardTwice(path, read.value) : null;
      return twice ? refuse(twice) : read;
    },
  };
}

/** The fault of a card that stands twice among some cards; null where none does. */
export function cardTwice(path: string, among: Iterable<Card>): Fault | null {
  const [twice] = duplicatesIn(among);
  return twice === undefined ? null : { code: 'card-twice', path, found: formatCard(twice) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The place of a field inside an object. */
function inside(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** An object of these fields and no others. */
export function shape<S extends Shape>(fields: S): Field<Given<S>> {
  const names = Object.keys(fields);
  const expected = `an object of ${names.join(', ')}`;
  return {
    expected,
    optional: false,
    read: (value, path) => {
      if (!isObject(value)) return refuse({ code: 'bad-type', path, expected, found: value });
      const stranger = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
      if (stranger !== undefined) {
        return refuse({ code: 'unknown-field', path: inside(path, stranger), details: { allowed: names } });
      }
      const given: Record<string, unknown> = {};
      for (const [name, inner] of Object.entries(fields)) {
        const held = Object.hasOwn(value, name) ? value[name] : undefined;
        const at = inside(path, name);
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

/** Something of each team, `{A, B}`, team A first. */
export function sides<T>(item: Field<T>): Field<PerTeam<T>> {
  const inner = shape({ A: item, B: item });
  return {
    ...inner,
    read: (value, path) => {
      const read = inner.read(value, path);
      return read.ok ? ok([read.value.A, read.value.B]) : read;
    },
  };
}

/** Something of some seats, keyed `"0"` to `"3"`; undefined where a seat has nothing. */
export function bySeat<T>(item: Field<T>): Field<readonly (T | undefined)[]> {
  const inner = shape(Object.fromEntries(SEATS.map((at) => [String(at), optional(item)])));
  return {
    ...inner,
    read: (value, path) => {
      const read = inner.read(value, path);
      return read.ok ? ok(SEATS.map((at) => read.value[String(at)])) : read;
    },
  };
}

/** Something of each of the four seats, keyed `"0"` to `"3"`. */
export function everySeat<T>(item: Field<T>): Field<T[]> {
  const inner = shape(Object.fromEntries(SEATS.map((at) => [String(at), item])));
  return {
    ...inner,
    read: (value, path) => {
      const read = inner.read(value, path);
      return read.ok ? ok(SEATS.map((at) => read.value[String(at)]!)) : read;
    },
  };
}
