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
  type Team,
  TEAMS,
} from '@puur/rules';
import { DEFAULT_HOUSE, HOUSE_RULE_NAMES, HOUSE_RULES, type HouseRules } from '../law/house-rules.js';
import {
  bool,
  bySeat,
  byTeam,
  card,
  cards,
  contract,
  type Field,
  type FormRefusal,
  type Given,
  list,
  type Naming,
  oneOf,
  optional,
  seat,
  shape,
  type Shape,
  team,
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
export const REMARKS = ['bock', 'knock', 'sign', 'hint', 'complaint', 'other'] as const;
export type Remark = (typeof REMARKS)[number];
export const SUBJECTS = ['trump', 'trick', 'turn', 'score', 'weis', 'stoeck', 'bedanken', 'other'] as const;
export type Subject = (typeof SUBJECTS)[number];

const points = whole(0, 100_000);
/** Points as written on the slate, by block. */
export interface SideBlocks {
  readonly weis?: number;
  readonly stoeck?: number;
  readonly stich?: number;
}
const BLOCKS_OF_SIDE: Field<SideBlocks> = shape({
  weis: optional(points),
  stoeck: optional(points),
  stich: optional(points),
});

type Weise = readonly (readonly Card[])[];
/** Everything that can be told to have happened; what each field means stands at FIELDS below. */
export type QuarrelEvent =
  | { readonly type: 'cut'; readonly seat: Seat; readonly lifted?: number }
  | {
      readonly type: 'dealt';
      readonly seat?: Seat;
      readonly due?: Seat;
      readonly cut?: boolean;
      readonly packet?: number;
      readonly firstTo?: Seat;
    }
  | { readonly type: 'annulled'; readonly seat?: Seat }
  | { readonly type: 'hand-looked-at'; readonly seat: Seat }
  | { readonly type: 'card-exposed'; readonly seat?: Seat; readonly card?: Card }
  | { readonly type: 'hand-counted'; readonly seat: Seat; readonly cards: number; readonly due?: number }
  | { readonly type: 'pushed'; readonly seat: Seat; readonly plain?: boolean; readonly words?: string }
  | { readonly type: 'declared'; readonly seat: Seat; readonly contract: Contract }
  | { readonly type: 'card-played'; readonly seat: Seat; readonly card?: Card; readonly cards?: readonly Card[] }
  | { readonly type: 'card-taken-back'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'card-shown'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'trick-turned'; readonly seat?: Seat }
  | {
      readonly type: 'trick';
      readonly leader?: Seat;
      readonly cards?: readonly Card[];
      readonly to?: Team;
      readonly points?: number;
    }
  | { readonly type: 'trick-looked-at'; readonly seat: Seat; readonly trick?: number; readonly cards?: readonly Card[] }
  | { readonly type: 'rest-claimed'; readonly seat: Seat; readonly cards?: readonly Card[]; readonly sure?: boolean }
  | { readonly type: 'revoke-found'; readonly seat: Seat; readonly trick?: number; readonly proved?: boolean }
  | { readonly type: 'weis-announced'; readonly seat: Seat; readonly points?: number; readonly weise?: Weise }
  | { readonly type: 'weis-shown'; readonly seat: Seat; readonly weise: Weise }
  | { readonly type: 'good-said'; readonly seat: Seat }
  | { readonly type: 'stoeck-announced'; readonly seat: Seat }
  | { readonly type: 'stoeck-shown'; readonly seat: Seat }
  | { readonly type: 'reminded'; readonly seat: Seat; readonly of: Subject }
  | { readonly type: 'remarked'; readonly seat: Seat; readonly kind: Remark; readonly words?: string }
  | { readonly type: 'asked'; readonly seat: Seat; readonly about: Subject; readonly words?: string }
  | { readonly type: 'answered'; readonly seat: Seat; readonly words?: string }
  | { readonly type: 'objected'; readonly seat?: Seat; readonly words?: string }
  | {
      readonly type: 'round-ended';
      readonly tricks?: PerTeam<number>;
      readonly cardPoints?: PerTeam<number>;
      readonly lastTrick?: Team;
      readonly weis?: PerTeam<number>;
      readonly stoeck?: Team;
    }
  | { readonly type: 'pile'; readonly team: Team; readonly cards: readonly Card[] }
  | { readonly type: 'counted'; readonly points: PerTeam<number> }
  | { readonly type: 'cards-mixed'; readonly seat?: Seat }
  | { readonly type: 'points-made'; readonly blocks: PerTeam<SideBlocks>; readonly during?: 'first-trick' | 'round' }
  | {
      readonly type: 'claimed';
      readonly seat: Seat;
      readonly goal?: 'partie' | 'berg';
      readonly spoiledByOpponents?: boolean;
    }
  | {
      readonly type: 'written';
      readonly team: Team;
      readonly points: number;
      readonly should: number;
      readonly evidence?: boolean;
    };
export type EventType = QuarrelEvent['type'];
export type EventOf<T extends EventType> = Extract<QuarrelEvent, { readonly type: T }>;

/** Every event: its fields beside `type`. */
const FIELDS = {
  // Cutting and dealing
  /** Somebody cut; `lifted` cards. */
  cut: { seat, lifted: optional(whole(0, 36)) },
  /** Cards were dealt by `seat`. `due`: whose turn it was; `cut: false`: nobody had cut; `packet`: cards at a time; `firstTo`: who got the first packet. */
  dealt: {
    seat: optional(seat),
    due: optional(seat),
    cut: optional(bool),
    packet: optional(whole(1, 9)),
    firstTo: optional(seat),
  },
  /** The deal was annulled. */
  annulled: { seat: optional(seat) },
  /** A card was seen while dealing. */
  'card-exposed': { seat: optional(seat), card: optional(card) },
  /** Somebody's hand was counted: `cards` in it at that moment, as it should hold `due` (else nine, less what was played). */
  'hand-counted': { seat, cards: whole(0, 36), due: optional(whole(0, 36)) },
  // Declaring
  /** The choice was passed on; `plain: false`: in other words than those allowed, `words`. */
  pushed: { seat, plain: optional(bool), words: optional(text) },
  /** Somebody looked at the own cards before the choice was theirs. */
  'hand-looked-at': { seat },
  /** A contract was said. */
  declared: { seat, contract },
  // Playing
  /** A card was played, or several at once as `cards`; neither: a card nobody remembers. */
  'card-played': { seat, card: optional(card), cards: optional(cards(2, 9)) },
  /** A card was taken back. */
  'card-taken-back': { seat, card: optional(card) },
  /** A card was seen by all without being played. */
  'card-shown': { seat, card: optional(card) },
  /** The trick on the table was turned. */
  'trick-turned': { seat: optional(seat) },
  /** A whole trick, played and turned: its cards from `leader` on, or whose it was and what it counted. */
  trick: { leader: optional(seat), cards: optional(cards(4, 4)), to: optional(team), points: optional(whole(0, 200)) },
  /** Somebody looked at a turned trick: its number in the round, or the cards seen. */
  'trick-looked-at': { seat, trick: optional(whole(1, 9)), cards: optional(cards(1, 36)) },
  /** Somebody laid the hand down with "Rest". `sure`: whether every card was, where the cards are not told. */
  'rest-claimed': { seat, cards: optional(cards(1, 9)), sure: optional(bool) },
  /** It came out that `seat` did not follow in an earlier trick. `proved: false`: it cannot be shown. */
  'revoke-found': { seat, trick: optional(whole(1, 9)), proved: optional(bool) },
  // Announcing
  /** A Weis was called: the points said, and the cards of all the Weise that the seat has, as far as they were shown. */
  'weis-announced': { seat, points: optional(whole(1, 2000)), weise: optional(list(cards(3, 9), 1, 6)) },
  /** A Weis was named or laid open. */
  'weis-shown': { seat, weise: list(cards(3, 9), 1, 6) },
  /** "Gut": the seat has a Weis that is not higher. */
  'good-said': { seat },
  'stoeck-announced': { seat },
  /** König and Ober were shown before the second of them was played. */
  'stoeck-shown': { seat },
  // Talking
  /** A partner, or anybody, reminded of something. */
  reminded: { seat, of: oneOf(SUBJECTS) },
  remarked: { seat, kind: oneOf(REMARKS), words: optional(text) },
  asked: { seat, about: oneOf(SUBJECTS), words: optional(text) },
  answered: { seat, words: optional(text) },
  /** Somebody objected here. */
  objected: { seat: optional(seat), words: optional(text) },
  // Counting and ending
  /** What the round gave, as far as it is known: tricks and card points of each side, who made the last trick. */
  'round-ended': {
    tricks: optional(byTeam(whole(0, 9), 0)),
    cardPoints: optional(byTeam(whole(0, 200), 0)),
    lastTrick: optional(team),
    weis: optional(byTeam(points, 0)),
    stoeck: optional(team),
  },
  /** The cards in the tricks of a side. */
  pile: { team, cards: cards(0, 36) },
  /** What the sides counted, as they say it. */
  counted: { points: byTeam(whole(0, 400), 0) },
  /** Cards were put together before both had counted. */
  'cards-mixed': { seat: optional(seat) },
  /** Points that were made, as written on the slate (with the factor), in the order of the events. */
  'points-made': { blocks: byTeam(BLOCKS_OF_SIDE, {}), during: optional(oneOf(['first-trick', 'round'])) },
  /** "I thank you": somebody says the target, or the Bergpreis, is reached. */
  claimed: { seat, goal: optional(oneOf(['partie', 'berg'])), spoiledByOpponents: optional(bool) },
  /** Points were written, and what they should have been. `evidence`: whether it can be shown. */
  written: { team, points, should: points, evidence: optional(bool) },
} as const satisfies Readonly<Record<string, Shape>>;

/** The fields hold what the type of the event says, no more and no less. */
type Told = { readonly [T in EventType]: { readonly type: T } & Given<(typeof FIELDS)[T]> }[EventType];
const asEvent = (told: Told): QuarrelEvent => told;

/** Every type of event with its fields. */
export const EVENTS: Readonly<Record<EventType, Shape>> = FIELDS;
export const EVENT_TYPES: readonly EventType[] = Object.keys(FIELDS) as EventType[];

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

const event: Field<QuarrelEvent> = {
  expected: `an event of type ${EVENT_TYPES.join(' | ')}`,
  optional: false,
  schema: {
    oneOf: EVENT_TYPES.map((type) => {
      const inner = shape(EVENTS[type]).schema as { properties: object; required: readonly string[] };
      return {
        type: 'object',
        properties: { type: { const: type }, ...inner.properties },
        required: ['type', ...inner.required],
        additionalProperties: false,
      };
    }),
  },
  read: (value, path, naming) => {
    const { type, ...fields } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
    const known = EVENT_TYPES.find((each) => each === type);
    if (known === undefined) {
      return refuse({ code: 'quarrel-value', path: `${path}.type`, expected: EVENT_TYPES.join(' | '), found: type });
    }
    const read = (shape(EVENTS[known]) as Field<object>).read(fields, path, naming);
    return read.ok ? ok(asEvent({ type: known, ...read.value } as Told)) : read;
  },
};

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
