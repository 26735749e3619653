/**
 * Field: one part of the form of a quarrel: how it is read, and how it is written down in a JSON schema.
 *
 * Both come from the same value, so that the schema people write their quarrels by cannot differ from what is read.
 * Reading gives the first fault with its place; it never throws.
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
  RANK_NAMES,
  refuse,
  type Result,
  type Seat,
  SEATS,
  SUIT_LETTERS,
  type Team,
  TEAMS,
  teamOf,
} from '@puur/rules';

/** Why a quarrel could not be read. `path` as in `events[2].card`. */
export interface FormRefusal {
  readonly code:
    | 'quarrel-type'
    | 'quarrel-missing'
    | 'quarrel-unknown'
    | 'quarrel-value'
    | 'quarrel-card'
    | 'quarrel-card-twice'
    | 'quarrel-seat'
    | 'quarrel-team'
    | 'quarrel-name-twice'
    | 'quarrel-name'
    | 'quarrel-profile'
    | 'quarrel-newer';
  readonly path: string;
  readonly expected: string;
  readonly found: unknown;
}

/** How seats are called in this quarrel, in play order; null: by number. */
export interface Naming {
  readonly seats: readonly [string, string, string, string] | null;
  /** Names of the two sides; null: the names of their seats with a slash. */
  readonly sides: readonly [string, string] | null;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Field<T> {
  readonly expected: string;
  readonly optional: boolean;
  readonly schema: JsonSchema;
  readonly read: (value: unknown, path: string, naming: Naming) => Result<T, FormRefusal>;
}

export type Shape = Readonly<Record<string, Field<unknown>>>;
type Value<F> = F extends Field<infer T> ? T : never;
type OptionalKeys<S extends Shape> = { [K in keyof S]: undefined extends Value<S[K]> ? K : never }[keyof S];
/** What a shape is read to; a field that is left out is left out. */
export type Given<S extends Shape> = { readonly [K in Exclude<keyof S, OptionalKeys<S>>]: Value<S[K]> } & {
  readonly [K in OptionalKeys<S>]?: Exclude<Value<S[K]>, undefined>;
};

function no(code: FormRefusal['code'], path: string, expected: string, found: unknown): Result<never, FormRefusal> {
  return refuse({ code, path, expected, found });
}

export function optional<T>(inner: Field<T>): Field<T | undefined> {
  return {
    ...inner,
    optional: true,
    read: (value, path, naming) => (value === undefined ? ok(undefined) : inner.read(value, path, naming)),
  };
}

export function oneOf<const T extends string>(values: readonly T[]): Field<T> {
  const expected = values.join(' | ');
  return {
    expected,
    optional: false,
    schema: { enum: values },
    read: (value, path) =>
      (values as readonly unknown[]).includes(value) ? ok(value as T) : no('quarrel-value', path, expected, value),
  };
}

export function whole(min: number, max: number): Field<number> {
  const expected = `a whole number from ${min} to ${max}`;
  return {
    expected,
    optional: false,
    schema: { type: 'integer', minimum: min, maximum: max },
    read: (value, path) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? ok(value)
        : no('quarrel-value', path, expected, value),
  };
}

export const bool: Field<boolean> = {
  expected: 'true or false',
  optional: false,
  schema: { type: 'boolean' },
  read: (value, path) => (typeof value === 'boolean' ? ok(value) : no('quarrel-type', path, 'true or false', value)),
};

const LONGEST_TEXT = 4000;
export const text: Field<string> = {
  expected: 'a text',
  optional: false,
  schema: { type: 'string', maxLength: LONGEST_TEXT },
  read: (value, path) =>
    typeof value === 'string' && value.length <= LONGEST_TEXT ? ok(value) : no('quarrel-type', path, 'a text', value),
};

export const seat: Field<Seat> = {
  expected: 'a seat: 0 to 3 in play order, or a name of `seats`',
  optional: false,
  schema: { $ref: '#/$defs/seat' },
  read: (value, path, { seats }) => {
    if (isSeat(value)) return ok(value);
    const found = typeof value === 'string' ? seatCalled(value, seats) : undefined;
    return found === undefined ? no('quarrel-seat', path, seat.expected, value) : ok(found);
  },
};

function seatCalled(name: string, seats: Naming['seats']): Seat | undefined {
  const plain = name.trim().toLowerCase();
  return SEATS.find((at) => `${at}` === plain || (seats !== null && seats[at].trim().toLowerCase() === plain));
}

/** `0` or `1`, the name of a side, two names of seats with a slash in either order, or the name of one of its players. */
export function teamCalled(value: unknown, { seats, sides }: Naming): Team | undefined {
  if (value === 0 || value === 1) return value;
  if (typeof value !== 'string') return undefined;
  if (value === '0' || value === '1') return Number(value) as Team;
  const named = TEAMS.find((team) => sides !== null && sameName(sides[team], value));
  if (named !== undefined) return named;
  const members = value.split('/').map((name) => seats && SEATS.find((at) => sameName(seats[at], name)));
  const [first, second] = members;
  if (first === undefined || first === null || members.length > 2) return undefined;
  if (members.length === 2 && (second === undefined || second === null || second === first)) return undefined;
  return members.every((member) => teamOf(member as Seat) === teamOf(first)) ? teamOf(first) : undefined;
}

function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

const TEAM = 'a side: 0 (seats 0 and 2), 1 (seats 1 and 3), a name of `sides`, or two names of `seats` with a slash';
export const team: Field<Team> = {
  expected: TEAM,
  optional: false,
  schema: { $ref: '#/$defs/team' },
  read: (value, path, naming) => {
    const found = teamCalled(value, naming);
    return found === undefined ? no('quarrel-team', path, TEAM, value) : ok(found);
  },
};

export const card: Field<Card> = {
  expected: 'a card such as EU or T10',
  optional: false,
  schema: { $ref: '#/$defs/card' },
  read: (value, path) => {
    const parsed = typeof value === 'string' ? parseCard(value) : null;
    return parsed?.ok ? parsed : no('quarrel-card', path, card.expected, value);
  },
};

export const contract: Field<Contract> = {
  expected: CONTRACTS.join(' | '),
  optional: false,
  schema: { enum: CONTRACTS },
  read: (value, path) => (isContract(value) ? ok(value) : no('quarrel-value', path, CONTRACTS.join(' | '), value)),
};

export function list<T>(item: Field<T>, min = 0, max = 400): Field<readonly T[]> {
  const expected = `a list of ${min} to ${max}, each ${item.expected}`;
  return {
    expected,
    optional: false,
    schema: { type: 'array', items: item.schema, minItems: min, maxItems: max },
    read: (value, path, naming) => {
      if (!Array.isArray(value)) return no('quarrel-type', path, expected, value);
      if (value.length < min || value.length > max) return no('quarrel-value', path, expected, value.length);
      const items: T[] = [];
      for (const [index, entry] of value.entries()) {
        const read = item.read(entry, `${path}[${index}]`, naming);
        if (!read.ok) return read;
        items.push(read.value);
      }
      return ok(items);
    },
  };
}

/** Cards, none twice. */
export function cards(min = 0, max = 36): Field<readonly Card[]> {
  const inner = list(card, min, max);
  return {
    ...inner,
    schema: { ...inner.schema, uniqueItems: true },
    read: (value, path, naming) => {
      const read = inner.read(value, path, naming);
      const [twice] = read.ok ? duplicatesIn(read.value) : [];
      return twice === undefined ? read : no('quarrel-card-twice', path, 'every card once', formatCard(twice));
    },
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object of these fields and no others. */
export function shape<S extends Shape>(fields: S): Field<Given<S>> {
  const names = Object.keys(fields);
  const expected = `an object of ${names.join(', ')}`;
  return {
    expected,
    optional: false,
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, fields[name]!.schema])),
      required: names.filter((name) => !fields[name]!.optional),
      additionalProperties: false,
    },
    read: (value, path, naming) => {
      if (!isObject(value)) return no('quarrel-type', path, expected, value);
      const stranger = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
      if (stranger !== undefined) return no('quarrel-unknown', inside(path, stranger), names.join(', '), stranger);
      const given: Record<string, unknown> = {};
      for (const name of names) {
        const field = fields[name]!;
        const held = Object.hasOwn(value, name) ? value[name] : undefined;
        if (held === undefined && !field.optional) {
          return no('quarrel-missing', inside(path, name), field.expected, undefined);
        }
        const read = field.read(held, inside(path, name), naming);
        if (!read.ok) return read;
        if (read.value !== undefined) given[name] = read.value;
      }
      return ok(given as Given<S>);
    },
  };
}

export function inside(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** Something of some seats, by their names or numbers. */
export function bySeat<T>(item: Field<T>): Field<Readonly<Partial<Record<Seat, T>>>> {
  const expected = `an object, by seat, each ${item.expected}`;
  return {
    expected,
    optional: false,
    schema: { type: 'object', additionalProperties: item.schema, maxProperties: SEATS.length },
    read: (value, path, naming) => {
      if (!isObject(value)) return no('quarrel-type', path, expected, value);
      const given: Partial<Record<Seat, T>> = {};
      for (const [name, entry] of Object.entries(value)) {
        const at = seatCalled(name, naming.seats);
        if (at === undefined || given[at] !== undefined) return no('quarrel-seat', path, seat.expected, name);
        const read = item.read(entry, inside(path, name), naming);
        if (!read.ok) return read;
        given[at] = read.value;
      }
      return ok(given);
    },
  };
}

/** Something of both sides, by their names or numbers; a side that is left out has `standard`. */
export function byTeam<T>(item: Field<T>, standard: T): Field<PerTeam<T>> {
  const expected = `an object, by side, each ${item.expected}`;
  return {
    expected,
    optional: false,
    schema: { type: 'object', additionalProperties: item.schema, maxProperties: 2 },
    read: (value, path, naming) => {
      if (!isObject(value)) return no('quarrel-type', path, expected, value);
      const given: [T, T] = [standard, standard];
      const seen = new Set<Team>();
      for (const [name, entry] of Object.entries(value)) {
        const at = teamCalled(name, naming);
        if (at === undefined || seen.has(at)) return no('quarrel-team', path, TEAM, name);
        seen.add(at);
        const read = item.read(entry, inside(path, name), naming);
        if (!read.ok) return read;
        given[at] = read.value;
      }
      return ok(given);
    },
  };
}

/** What every schema refers to. */
export const DEFINITIONS: JsonSchema = {
  seat: { description: 'A seat: 0 to 3 in play order, or a name of `seats`.', type: ['integer', 'string'] },
  team: { description: `${TEAM[0]!.toUpperCase()}${TEAM.slice(1)}.`, type: ['integer', 'string'] },
  card: {
    description: 'Suit letter and rank: E Eicheln, R Rosen, S Schellen, T Schilten.',
    enum: SUIT_LETTERS.flatMap((suit) => RANK_NAMES.map((rank) => `${suit}${rank}`)),
  },
};
