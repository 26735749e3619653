/**
 * Quarrel: the form in which people tell what happened.
 *
 * The facts that hold (rules, seats, contract, score), the cards that seats are known to have held, and then a list of
 * events in the order in which things were said and played. What was said aloud and what was played stand side by side
 * in that one list, because nearly every rule about announcing asks "before or after the next card". An event is told as
 * far as it is known: a card nobody remembers is left out.
 *
 * Nothing that follows from the rules is told: no "legal", no "late", no winner of a trick whose cards are known.
 * `docs/referee.md` explains the form with examples; `jsonSchema` in schema.ts is it as JSON Schema.
 */
import {
  type Card,
  type Contract,
  DEFAULT_PROFILE,
  ok,
  type PerTeam,
  PRESET_IDS,
  PRESETS,
  type PresetId,
  refuse,
  resolveProfile,
  type Result,
  type RuleProfile,
  type Seat,
  SEATS,
  TEAMS,
} from '@puur/rules';
import { DEFAULT_HOUSE, HOUSE_RULE_NAMES, HOUSE_RULES, type HouseRules } from '../law/house-rules.js';
import { event, points, type QuarrelEvent } from './event.js';
import {
  bool,
  bySeat,
  byTeam,
  card,
  cards,
  contract,
  type Field,
  type FormRefusal,
  list,
  type Naming,
  oneOf,
  optional,
  seat,
  shape,
  type Shape,
  text,
  whole,
} from './field.js';

export const QUARREL_FORMAT = 'puur-quarrel';
export const QUARREL_VERSION = 1;

/** What can be asked. */
export const QUESTIONS = [
  'card-allowed',
  'trick-winner',
  'revoke',
  'lead',
  'two-cards',
  'card-shown',
  'card-count',
  'rest',
  'look-back',
  'talk',
  'weis',
  'stoeck',
  'count',
  'round-points',
  'winner',
  'bedanken',
  'berg',
  'slate',
  'deal',
  'dealer',
  'contract',
  'leader',
] as const;
export type QuestionName = (typeof QUESTIONS)[number];

export const TABLE_GAMES = ['schieber', 'differenzler', 'misere'] as const;
export type TableGame = (typeof TABLE_GAMES)[number];
/** What holds when the events begin. */
export interface QuarrelTable {
  readonly dealer?: Seat;
  readonly forehand?: Seat;
  readonly declarer?: Seat;
  readonly contract?: Contract;
  readonly leader?: Seat;
  readonly trick?: number;
  readonly factor?: number;
  readonly score?: PerTeam<number>;
  readonly tricks?: PerTeam<number>;
  readonly firstDeal?: boolean;
  readonly lastRound?: boolean;
}

const TABLE_FIELDS = {
  dealer: optional(seat),
  forehand: optional(seat),
  /** Who named the contract. */
  declarer: optional(seat),
  contract: optional(contract),
  /** Who led, or has to lead, the first trick of the events. */
  leader: optional(seat),
  /** The number of that trick in the round, from 1. */
  trick: optional(whole(1, 9)),
  /** The factor of the round, where it is not that of the profile. */
  factor: optional(whole(1, 100)),
  /** Totals with everything counted before the events. */
  score: optional(byTeam(points, 0)),
  /** Tricks of each side before the events. */
  tricks: optional(byTeam(whole(0, 9), 0)),
  /** Whether this is the first deal of the Partie. */
  firstDeal: optional(bool),
  /** The round of a Partie with a fixed number of rounds is the last. */
  lastRound: optional(bool),
} as const satisfies Shape;
const QUESTION_FIELDS = {
  ask: oneOf(QUESTIONS),
  /** Whom it is about, where several could be meant. */
  seat: optional(seat),
  card: optional(card),
} as const satisfies Shape;
export interface QuarrelQuestion {
  readonly ask: QuestionName;
  readonly seat?: Seat;
  readonly card?: Card;
}

export interface Quarrel {
  readonly names: readonly [string, string, string, string] | null;
  readonly sides: readonly [string, string] | null;
  readonly profile: RuleProfile;
  readonly house: HouseRules;
  readonly game: TableGame;
  readonly table: QuarrelTable;
  /** What seats are known to have held when the events begin. */
  readonly hands: Readonly<Partial<Record<Seat, readonly Card[]>>>;
  readonly events: readonly QuarrelEvent[];
  /** Null: whatever the events point to. */
  readonly question: QuarrelQuestion | null;
}

const HEAD = {
  format: optional(oneOf([QUARREL_FORMAT])),
  version: optional(whole(1, QUARREL_VERSION)),
  id: optional(text),
  title: optional(text),
  source: optional(text),
  seats: optional(list(text, SEATS.length, SEATS.length)),
  sides: optional(list(text, TEAMS.length, TEAMS.length)),
  game: optional(oneOf(TABLE_GAMES)),
  table: optional(shape(TABLE_FIELDS)),
  hands: optional(bySeat(cards(0, 10))),
  events: list(event, 0, 400),
} satisfies Shape;

const question: Field<QuarrelQuestion> = {
  expected: QUESTIONS.join(' | '),
  optional: true,
  schema: { oneOf: [{ enum: QUESTIONS }, shape(QUESTION_FIELDS).schema] },
  read: (value, path, naming) =>
    shape(QUESTION_FIELDS).read(typeof value === 'string' ? { ask: value } : value, path, naming),
};

const house: Field<Partial<HouseRules>> = {
  expected: HOUSE_RULE_NAMES.join(', '),
  optional: true,
  schema: {
    type: 'object',
    properties: Object.fromEntries(HOUSE_RULE_NAMES.map((name) => [name, { enum: HOUSE_RULES[name].values }])),
    additionalProperties: false,
  },
  read: (value, path, naming) => {
    const fields = Object.fromEntries(
      HOUSE_RULE_NAMES.map((name) => [name, optional(oneOf(HOUSE_RULES[name].values as readonly string[]))]),
    );
    return shape(fields).read(value, path, naming);
  },
};

/** The head of the form with everything in it, for the schema and for the reader. */
export const FORM: Shape = {
  ...HEAD,
  house: optional(house),
  question: optional(question),
};

/** Reads a profile: a preset's name, or settings that differ, from `preset` if one is named. */
export function readRules(value: unknown): Result<RuleProfile, FormRefusal> {
  if (value === undefined) return ok(DEFAULT_PROFILE);
  let settings: unknown = value;
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && 'preset' in value) {
    const { preset, ...own } = value as Readonly<Record<string, unknown>>;
    if (!PRESET_IDS.includes(preset as PresetId)) {
      return refuse({
        code: 'quarrel-profile',
        path: 'profile.preset',
        expected: PRESET_IDS.join(' | '),
        found: preset,
      });
    }
    settings = { ...PRESETS[preset as PresetId].settings, ...own };
  }
  const resolved = resolveProfile(settings);
  if (resolved.ok) return resolved;
  const { setting, found, allowed } = resolved.error;
  return refuse({ code: 'quarrel-profile', path: `profile.${setting}`, expected: allowed.join(' | '), found });
}

/** Reads a quarrel from JSON. */
export function readQuarrel(value: unknown): Result<Quarrel, FormRefusal> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse({ code: 'quarrel-type', path: '', expected: 'an object', found: value });
  }
  const { profile: rules, ...rest } = value as Readonly<Record<string, unknown>>;
  if (typeof rest.version === 'number' && rest.version > QUARREL_VERSION) {
    const expected = `at most ${QUARREL_VERSION}`;
    return refuse({ code: 'quarrel-newer', path: 'version', expected, found: rest.version });
  }
  const nobody: Naming = { seats: null, sides: null };
  const seats = optional(list(text, SEATS.length, SEATS.length)).read(rest.seats, 'seats', nobody);
  if (!seats.ok) return seats;
  const names = (seats.value ?? null) as Quarrel['names'];
  const plain = (name: string): string => name.trim().toLowerCase();
  const unfit = names?.find((name) => name.trim() === '' || name.includes('/'));
  if (unfit !== undefined) return refuse({ code: 'quarrel-name', path: 'seats', expected: 'a name', found: unfit });
  // Names are looked up without regard to case, so they differ in more than that.
  const twice = names?.find((name, at) => names.findIndex((other) => plain(other) === plain(name)) < at);
  if (twice !== undefined)
    return refuse({ code: 'quarrel-name-twice', path: 'seats', expected: 'four different names', found: twice });
  const called = optional(list(text, TEAMS.length, TEAMS.length)).read(rest.sides, 'sides', nobody);
  if (!called.ok) return called;
  const sides = (called.value ?? null) as Quarrel['sides'];
  if (sides !== null && plain(sides[0]) === plain(sides[1])) {
    return refuse({ code: 'quarrel-name-twice', path: 'sides', expected: 'two different names', found: sides[1] });
  }
  const read = shape(FORM).read(rest, '', { seats: names, sides });
  if (!read.ok) return read;
  const profile = readRules(rules);
  if (!profile.ok) return profile;
  const given = read.value as Omit<Partial<Quarrel>, 'house' | 'question' | 'events'> & {
    readonly events: readonly QuarrelEvent[];
    readonly house?: Partial<HouseRules>;
    readonly question?: QuarrelQuestion;
  };
  return ok({
    names,
    sides,
    profile: profile.value,
    house: { ...DEFAULT_HOUSE, ...given.house },
    game: given.game ?? 'schieber',
    table: given.table ?? {},
    hands: given.hands ?? {},
    events: given.events,
    question: given.question ?? null,
  });
}

/** The quarrels of a JSON value that nothing has read yet. */
export interface QuarrelsIn {
  readonly list: readonly unknown[];
  /** Whether they stood in a list. */
  readonly isList: boolean;
}

/** What of a JSON value is to be read as quarrels; null where it is something else, as a record. */
export function quarrelsIn(value: unknown): QuarrelsIn | null {
  if (!Array.isArray(value)) return isQuarrel(value) ? { list: [value], isList: false } : null;
  const list = value as readonly unknown[];
  return list.length > 0 && list.every(isQuarrel) ? { list, isList: true } : null;
}

/** A quarrel says its format, or has events and asks something of them; a record says another format. */
function isQuarrel(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { format, events, question } = value as Readonly<Record<string, unknown>>;
  return format === QUARREL_FORMAT || (format === undefined && (Array.isArray(events) || question !== undefined));
}
