/**
 * Events as JSON that a person can read: cards as `EU`, hands and Weise as cards parted by blanks, the profile as the
 * settings that differ from `puur`.
 *
 * `eventToJson` writes the keys in the order of the table below; `EVENT_SCHEMA` reads the same and nothing else: a field
 * nobody knows is a fault, because a change of form is a new version and not a guess.
 */
import {
  type Card,
  CLAIM_GOALS,
  CLAIM_RULINGS,
  CONTRACTS,
  END_REASONS,
  formatCard,
  formatCards,
  isSeat,
  MISDEALS,
  parseCard,
  parseCards,
  type PartieEvent,
  type PerSeat,
  perSeat,
  resolveProfile,
  type RuleProfile,
  STOECK_CALLS,
  type WeisClaim,
} from '@puur/rules';
import * as v from 'valibot';
import { isWellFormed } from './error.js';
import { settingsToWrite } from './profile-words.js';

/** More Weise than nine cards can hold. */
const MOST_WEISE = 9;

/** One event as plain JSON, its type first. */
export function eventToJson(event: PartieEvent): Readonly<Record<string, unknown>> {
  const { type } = event;
  switch (type) {
    case 'opened':
      return { type, profile: settingsToWrite(event.profile) };
    case 'drawn':
      return { type, cards: formatCards(event.cards) };
    case 'shuffle-committed':
      return { type, commitment: event.commitment };
    case 'cut':
      return { type, seat: event.seat, text: event.text };
    case 'dealt':
      return { type, dealer: event.dealer, hands: event.hands.map(formatCards) };
    case 'misdealt':
      return { type, reason: event.reason };
    case 'pushed':
    case 'rest-claimed':
      return { type, seat: event.seat };
    case 'declared':
      return { type, seat: event.seat, contract: event.contract, silent: event.silent };
    case 'weis-announced':
      return {
        type,
        seat: event.seat,
        weise: event.weise.map(({ cards, points }) => ({ cards: formatCards(cards), points })),
      };
    case 'card-played':
      return { type, seat: event.seat, card: formatCard(event.card) };
    case 'stoeck-announced':
      return { type, seat: event.seat, call: event.call };
    case 'trick-turned':
      return { type, winner: event.winner, points: event.points };
    case 'weis-shown':
      return { type, seat: event.seat, weise: event.weise.map(formatCards) };
    case 'claimed':
      return { type, seat: event.seat, goal: event.goal, ruling: event.ruling };
    case 'berg-won':
      return { type, team: event.team };
    case 'round-scored':
      return { type, account: event.account, complete: event.complete };
    case 'partie-ended':
      return { type, winner: event.winner, reason: event.reason, schneider: event.schneider };
    case 'shuffle-revealed':
      return { type, secret: event.secret };
  }
}

const seat = v.custom<0 | 1 | 2 | 3>(isSeat, 'seat 0..3');
const team = v.picklist([0, 1]);
const whole = v.pipe(v.number(), v.safeInteger());

/** A text that has a UTF-8 form. */
export const TEXT: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.check(isWellFormed, 'well-formed text'));

export const CARD: v.GenericSchema<unknown, Card> = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Card => {
    const parsed = parseCard(dataset.value);
    if (parsed.ok) return parsed.value;
    addIssue({ message: 'card' });
    return NEVER;
  }),
);

/** Cards parted by blanks, none twice. */
export const CARDS_TEXT: v.GenericSchema<unknown, readonly Card[]> = v.pipe(
  v.string(),
  v.maxLength(200),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly Card[] => {
    const parsed = parseCards(dataset.value);
    if (parsed.ok) return parsed.value;
    addIssue({ message: parsed.error.code === 'card-twice' ? 'every card once' : 'cards' });
    return NEVER;
  }),
);

const fourCards = v.pipe(
  CARDS_TEXT,
  v.check((cards) => cards.length === 4, 'four cards'),
  v.transform((cards): PerSeat<Card> => perSeat((s) => cards[s]!)),
);

const weisClaim: v.GenericSchema<unknown, WeisClaim> = v.strictObject({ cards: CARDS_TEXT, points: whole });

const profile = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): RuleProfile => {
    const input = dataset.value;
    const resolved = resolveProfile(input ?? null);
    if (resolved.ok) return resolved.value;
    const { setting, found, allowed } = resolved.error;
    const inside = setting !== 'profile' && typeof input === 'object' && input !== null;
    addIssue({
      message: allowed.join(' | '),
      input: found,
      ...(inside && {
        path: [
          { type: 'object', origin: 'value', input: input as Record<string, unknown>, key: setting, value: found },
        ],
      }),
    });
    return NEVER;
  }),
);

const account = v.strictObject({
  factor: whole,
  teams: v.strictTuple([teamAccount(), teamAccount()]),
});

function teamAccount() {
  return v.strictObject({
    cards: whole,
    lastTrick: whole,
    match: whole,
    weis: whole,
    stoeck: whole,
    tricks: whole,
    blocks: v.strictObject({ weis: whole, stoeck: whole, stich: whole }),
    total: whole,
  });
}

/** One event of a record. */
export const EVENT_SCHEMA: v.GenericSchema<unknown, PartieEvent> = v.variant('type', [
  v.strictObject({ type: v.literal('card-played'), seat, card: CARD }),
  v.strictObject({ type: v.literal('trick-turned'), winner: seat, points: whole }),
  v.strictObject({ type: v.literal('opened'), profile }),
  v.strictObject({ type: v.literal('drawn'), cards: fourCards }),
  v.strictObject({ type: v.literal('shuffle-committed'), commitment: TEXT }),
  v.strictObject({ type: v.literal('cut'), seat, text: TEXT }),
  v.strictObject({
    type: v.literal('dealt'),
    dealer: seat,
    hands: v.strictTuple([CARDS_TEXT, CARDS_TEXT, CARDS_TEXT, CARDS_TEXT]),
  }),
  v.strictObject({ type: v.literal('misdealt'), reason: v.picklist(MISDEALS) }),
  v.strictObject({ type: v.literal('pushed'), seat }),
  v.strictObject({ type: v.literal('declared'), seat, contract: v.picklist(CONTRACTS), silent: v.boolean() }),
  v.strictObject({
    type: v.literal('weis-announced'),
    seat,
    weise: v.pipe(v.array(weisClaim), v.maxLength(MOST_WEISE)),
  }),
  v.strictObject({ type: v.literal('stoeck-announced'), seat, call: v.picklist(STOECK_CALLS) }),
  v.strictObject({
    type: v.literal('weis-shown'),
    seat,
    weise: v.pipe(v.array(CARDS_TEXT), v.maxLength(MOST_WEISE)),
  }),
  v.strictObject({ type: v.literal('rest-claimed'), seat }),
  v.strictObject({
    type: v.literal('claimed'),
    seat,
    goal: v.picklist(CLAIM_GOALS),
    ruling: v.picklist(CLAIM_RULINGS),
  }),
  v.strictObject({ type: v.literal('berg-won'), team }),
  v.strictObject({ type: v.literal('round-scored'), account, complete: v.boolean() }),
  v.strictObject({
    type: v.literal('partie-ended'),
    winner: v.nullable(team),
    reason: v.picklist(END_REASONS),
    schneider: v.boolean(),
  }),
  v.strictObject({ type: v.literal('shuffle-revealed'), secret: TEXT }),
]);
