/**
 * The wizard, driven field by field as a person does, for every quarrel of the referee's own test set: what comes out is
 * the quarrel of the set, and so is the ruling. The set is read from packages/referee/test, never written here.
 */
import { CHECKLIST, type EventType, EVENT_TYPES, type Quarrel, QUESTIONS, readQuarrel } from '@puur/referee';
import { PRESET_IDS, type PresetId, type Seat, SEATS, type SettingName } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { FRESH_TABLE } from '../../test/fresh-table.js';
import { ARGUED } from './agreements.js';
import {
  agreeSetting,
  begin,
  type Draft,
  draftOf,
  formOf,
  handOf,
  holdCard,
  isWhole,
  keptEvent,
  lackOf,
  nextSeat,
  draftsIn,
  putEvent,
  raiseEvent,
  seatFor,
  dropEvent,
  tellFact,
  tellField,
  toggled,
  type Told,
} from './draft.js';
import { settle } from './settle.js';
import { fieldsOf, type Kind, TABLE_FACTS } from './kinds.js';
import { otherEvents, PLANS, stepFor, stepsOf } from './plan.js';

type Json = Readonly<Record<string, unknown>>;
interface QuarrelSet {
  readonly cases: readonly { readonly id: string; readonly title: string; readonly quarrel: Json }[];
}
const { cases } = Object.values(
  import.meta.glob<QuarrelSet>('../../../../packages/referee/test/quarrels.json', { eager: true }),
)[0]!;

function read(form: unknown): Quarrel {
  const quarrel = readQuarrel(form);
  if (!quarrel.ok) throw new Error(JSON.stringify(quarrel.error));
  return quarrel.value;
}

const sorted = (cards: readonly number[]): readonly number[] => [...cards].sort((a, b) => a - b);

/** Hands are sets: in what order their cards were tapped says nothing. */
function plain(quarrel: Quarrel): object {
  const hands = Object.entries(quarrel.hands).map(([seat, cards]) => [seat, sorted(cards)]);
  return { ...quarrel, hands: Object.fromEntries(hands) as object };
}

/** A person at the wizard: sees names where the form has them, and has only the controls that a kind offers. */
function driver({ seats, sides }: { readonly seats: readonly string[]; readonly sides: readonly string[] }): {
  readonly enter: (kind: Kind, value: unknown) => unknown;
  readonly seat: (name: unknown) => Seat;
} {
  const seat = (name: unknown): Seat => {
    const at = SEATS.find((each) => seats[each] === name);
    if (at === undefined) throw new Error(`nobody is called ${String(name)}`);
    return at;
  };
  const bySide = (value: unknown): object =>
    Object.fromEntries(Object.entries(value as object).map(([name, each]) => [sides.indexOf(name), each as unknown]));
  const tapped = (cards: unknown): readonly string[] =>
    (cards as readonly string[]).reduce<readonly string[]>((so, card) => toggled(so, card), []);
  const enter = (kind: Kind, value: unknown): unknown => {
    switch (kind.of) {
      case 'seat':
        return seat(value);
      case 'team':
        return sides.indexOf(value as string);
      case 'cards':
        return tapped(value);
      case 'weise':
        return (value as readonly unknown[]).map(tapped);
      case 'number-by-side':
      case 'blocks':
        return bySide(value);
      case 'choice':
        expect(kind.values).toContain(value);
        return value;
      case 'card':
      case 'contract':
      case 'yes-no':
      case 'number':
      case 'text':
        return value;
    }
  };
  return { enter, seat };
}

/** Tells a quarrel of the set, step by step. */
function tell(quarrel: Json): Draft {
  const { seats, sides, question, profile, table = {}, hands = {}, events } = quarrel;
  const ask = QUESTIONS.find((each) => each === question)!;
  // Every question is reached from the front page.
  expect(CHECKLIST.some(({ questions }) => questions.includes(ask))).toBe(true);
  const at = driver({ seats: seats as string[], sides: sides as string[] });
  let draft: Draft = { ...begin(ask, FRESH_TABLE), names: seats as string[], sides: sides as string[] };

  if (typeof profile === 'string') {
    expect(PRESET_IDS).toContain(profile);
    draft = { ...draft, rules: { preset: profile as PresetId, settings: {} } };
  } else {
    for (const [name, value] of Object.entries((profile ?? {}) as Json)) {
      expect(ARGUED).toContain(name);
      draft = agreeSetting(draft, name as SettingName, value);
    }
  }
  for (const [name, value] of Object.entries(table as Json)) {
    const fact = TABLE_FACTS.find((each) => each.name === name)!;
    draft = tellFact(draft, name, at.enter(fact.kind, value));
  }
  const offered: readonly EventType[] = [...PLANS[ask].events, ...otherEvents(ask)];
  for (const { type, ...values } of events as readonly Told[]) {
    expect(offered).toContain(type);
    let event: Told = { type };
    for (const { name, kind } of fieldsOf(type)) {
      if (values[name] !== undefined) event = tellField(event, name, at.enter(kind, values[name]));
    }
    const before = draft.events.length;
    draft = putEvent(draft, event);
    expect(draft.events.length).toBe(before + 1);
  }
  for (const [name, cards] of Object.entries(hands as Readonly<Record<string, readonly string[]>>)) {
    expect(stepsOf(ask)).toContain('hands');
    const seat = at.seat(name);
    // What was played stands in the hand already.
    const missing = cards.filter((card) => !handOf(draft, seat).includes(card));
    for (const card of missing) draft = holdCard(draft, seat, card);
    if (missing.length === 0) draft = { ...draft, hands: { ...draft.hands, [seat]: handOf(draft, seat) } };
  }
  return draft;
}

describe('the wizard', () => {
  it.each(cases)('tells $id: $title', ({ quarrel }) => {
    const draft = tell(quarrel);
    expect(plain(read(formOf(draft)))).toEqual(plain(read(quarrel)));
    const settled = settle(formOf(draft));
    expect(settled.ok).toBe(true);
  });

  it.each(cases)('opens $id and writes it again as it was', ({ quarrel }) => {
    const opened = draftsIn([quarrel]);
    if (!opened.ok) throw new Error('it opens');
    expect(read(formOf(opened.value[0]!))).toEqual(read(quarrel));
    expect(draftOf(read(formOf(opened.value[0]!)))).toEqual(opened.value[0]);
  });

  it('opens a list of quarrels', () => {
    const opened = draftsIn(cases.map(({ quarrel }) => quarrel));
    expect(opened.ok && opened.value.length).toBe(cases.length);
  });

  it('says what cannot be opened', () => {
    expect(draftsIn([{ events: [{ type: 'sang' }] }])).toMatchObject({ ok: false, error: { path: 'events[0].type' } });
  });
});

describe('its questions', () => {
  it('have a control for every field of every event', () => {
    for (const type of EVENT_TYPES) expect(fieldsOf(type)).toBeDefined();
    expect(TABLE_FACTS.map(({ name }) => name)).toContain('contract');
  });

  it.each(QUESTIONS)('for %s begin with facts of the form and end with the ruling', (question) => {
    const names = TABLE_FACTS.map(({ name }) => name);
    expect(PLANS[question].facts.filter((name) => !names.includes(name))).toEqual([]);
    expect(stepsOf(question).at(0)).toBe('facts');
    expect(stepsOf(question).at(-1)).toBe('ruling');
  });

  it.each(QUESTIONS)('for %s lead to every fact that the referee misses', (question) => {
    const settled = settle(formOf(begin(question, FRESH_TABLE)));
    if (settled.ok || settled.error.code !== 'facts-missing') return;
    for (const fact of settled.error.facts) expect(stepsOf(question)).toContain(stepFor(fact, question));
  });
});

describe('an event under way', () => {
  const played = (seat: Seat, card: string): Told => ({ type: 'card-played', seat, card });

  it('joins the story only when it is whole', () => {
    const draft = begin('weis', FRESH_TABLE);
    expect(isWhole({ type: 'weis-announced' })).toBe(false);
    expect(putEvent(draft, { type: 'weis-announced' })).toBe(draft);
  });

  it('is moved, changed and taken out', () => {
    let draft = begin('trick-winner', FRESH_TABLE);
    for (const event of [played(0, 'R6'), played(1, 'R7')]) draft = putEvent(draft, event);
    expect(raiseEvent(draft, 1).events).toEqual([played(1, 'R7'), played(0, 'R6')]);
    expect(raiseEvent(draft, 0)).toBe(draft);
    expect(putEvent(draft, played(0, 'RA'), 0).events[0]).toEqual(played(0, 'RA'));
    expect(dropEvent(draft, 0).events).toEqual([played(1, 'R7')]);
  });

  it('is kept as far as it can be read', () => {
    expect(keptEvent({ type: 'card-played', seat: 9, card: 'R6' })).toEqual({ type: 'card-played', card: 'R6' });
    expect(keptEvent({ type: 'sang' })).toBeNull();
    expect(keptEvent('R6')).toBeNull();
  });

  it('begins a hand with what it has played', () => {
    const draft = putEvent(begin('card-allowed', FRESH_TABLE), played(1, 'E6'));
    expect(holdCard(draft, 1, 'R7').hands).toEqual({ 1: ['E6', 'R7'] });
    expect(holdCard(draft, 1, 'E6').hands).toEqual({});
  });
});

describe('who is offered for the next card', () => {
  const played = (...cards: readonly (readonly [number, string?])[]): readonly Told[] =>
    cards.map(([seat, card]) => ({ type: 'card-played', seat, ...(card !== undefined && { card }) }));
  // By the order of the reference page: the Ober of trump over a ten, the ace over the ten of its suit.
  const first = played([0, 'R10'], [1, 'EO'], [2, 'R6'], [3, 'R9']);
  it.each([
    { name: 'the winner of the trick leads', contract: 'trump:E', events: first, next: 1 },
    {
      name: 'turned or not',
      contract: 'trump:E',
      events: [...first, { type: 'trick-turned' } as const],
      next: 1,
    },
    { name: 'then the neighbour', contract: 'trump:E', events: [...first, ...played([1, 'S6'])], next: 2 },
    { name: 'without trump the suit led wins', contract: 'obenabe', events: first, next: 0 },
    {
      name: 'in a Slalom from below the lowest wins the first trick',
      contract: 'slalom:undenufe',
      events: first,
      next: 2,
    },
    {
      name: 'a whole trick leads on to its winner',
      contract: 'undenufe',
      events: [{ type: 'trick', leader: 2, cards: ['S10', 'SA', 'S6', 'S7'] } as const],
      next: 0,
    },
    {
      name: 'who took a card back gives another',
      contract: 'trump:E',
      events: [...played([0, 'R10'], [1, 'EO']), { type: 'card-taken-back', seat: 1 } as const],
      next: 1,
    },
    {
      name: 'a card nobody remembers leaves it at the neighbour',
      contract: 'trump:E',
      events: played([0, 'R10'], [1], [2, 'R6'], [3, 'R9']),
      next: 0,
    },
  ])('$name', ({ contract, events, next }) => {
    expect(nextSeat({ table: { contract }, events })).toBe(next);
  });
});

describe('whose an event is taken to be', () => {
  const told: readonly Told[] = [
    { type: 'card-played', seat: 1 },
    { type: 'asked', seat: 3, about: 'trump' },
  ];
  it.each([
    { type: 'weis-announced', events: told, is: 1, why: 'a word on the card that was just played' },
    { type: 'answered', events: told, is: undefined, why: 'nobody answers their own question' },
    { type: 'reminded', events: told, is: undefined, why: 'who reminded is what the quarrel is about' },
    { type: 'pushed', events: [], is: 2, why: 'the forehand speaks first' },
    { type: 'declared', events: [{ type: 'pushed', seat: 2 }], is: 0, why: 'after a push the partner' },
    {
      type: 'hand-counted',
      events: [{ type: 'hand-counted', seat: 3, cards: 9 }],
      is: 0,
      why: 'one hand after the other',
    },
    { type: 'hand-counted', events: told, is: undefined, why: 'any hand may be counted first' },
  ] as const)('$type: $why', ({ type, events, is }) => {
    expect(seatFor({ table: { forehand: 2 }, events }, type)).toBe(is);
  });
});

describe('what an event still lacks', () => {
  it.each([
    { event: { type: 'hand-counted', seat: 1 }, lacks: ['cards'] },
    { event: { type: 'counted' }, lacks: ['points'] },
    { event: { type: 'weis-shown', seat: 1, weise: [['E6', 'E7']] }, lacks: ['weise'] },
    { event: { type: 'pile' }, lacks: ['team', 'cards'] },
    { event: { type: 'card-played', seat: 1 }, lacks: [] },
  ] as const)('is named: $event.type', ({ event, lacks }) => {
    expect(lackOf(event)).toEqual(lacks);
    expect(isWhole(event)).toBe(lacks.length === 0);
  });

  it('is never nothing where the event cannot be read, and nothing where it can', () => {
    for (const type of EVENT_TYPES) {
      const bare: Told = { type };
      expect(lackOf(bare).length === 0).toBe(isWhole(bare));
    }
  });
});
