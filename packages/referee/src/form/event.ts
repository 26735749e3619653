/**
 * Event: everything that can be told to have happened, one by one, and how it is read.
 *
 * The fields of each stand once, at FIELDS: from there come the reader, the schema and the list of what there is. An event
 * is told as far as it is known: a card nobody remembers is left out.
 */
import { type Card, type Contract, ok, type PerTeam, refuse, type Seat, type Team } from '@puur/rules';
import {
  bool,
  byTeam,
  card,
  cards,
  contract,
  type Field,
  type Given,
  list,
  oneOf,
  optional,
  seat,
  shape,
  type Shape,
  team,
  text,
  whole,
} from './field.js';

export const REMARKS = ['bock', 'knock', 'sign', 'hint', 'complaint', 'other'] as const;
export type Remark = (typeof REMARKS)[number];
export const SUBJECTS = ['trump', 'trick', 'turn', 'score', 'weis', 'stoeck', 'bedanken', 'other'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Points, as they are told. */
export const points: Field<number> = whole(0, 100_000);
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

/** An event as it is read. */
export const event: Field<QuarrelEvent> = {
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
