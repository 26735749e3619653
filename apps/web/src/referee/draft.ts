/**
 * Draft: a quarrel while it is told, in the JSON form of docs/referee.md.
 *
 * Every move of the wizard is a pure function from a draft to the next. A draft is a complete form at every moment (an
 * event joins the list only when it can be read), so what is kept on the device, copied, shared and opened is one and the
 * same thing. No rule is decided here: `settle` (settle.ts) asks the referee.
 */
import {
  EVENT_TYPES,
  EVENTS,
  type EventType,
  type FormRefusal,
  type HouseRuleName,
  HOUSE_RULE_NAMES,
  DEFAULT_HOUSE,
  type Quarrel,
  QUARREL_FORMAT,
  QUARREL_VERSION,
  type QuestionName,
  questionOf,
  readQuarrel,
  type TableGame,
} from '@puur/referee';
import {
  type Card,
  formatCard,
  holderOf,
  isContract,
  type Mode,
  modeOf,
  ok,
  parseCard,
  partnerOf,
  type Result,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  SEATS,
  type SettingName,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import { houseRulesOf, type HouseRules } from '../app/house-rules.js';
import { type Kind, fieldsOf, TABLE_FACTS } from './kinds.js';

/** What happened, as in the form: seats and sides by number, cards in notation. */
export interface Told {
  readonly type: EventType;
  readonly [field: string]: unknown;
}

export interface Draft {
  readonly ask: QuestionName;
  /** Whom and which card the question is about, where several could be meant. */
  readonly about: { readonly seat?: Seat; readonly card?: string };
  readonly names: readonly string[] | null;
  readonly sides: readonly string[] | null;
  readonly rules: HouseRules;
  readonly house: Readonly<Partial<Record<HouseRuleName, string>>>;
  readonly game: TableGame;
  readonly table: Readonly<Record<string, unknown>>;
  readonly hands: Readonly<Partial<Record<Seat, readonly string[]>>>;
  readonly events: readonly Told[];
}

/** A new quarrel. The table (names, rules) is that of the one before, if there was one. */
export function begin(ask: QuestionName, table: Pick<Draft, 'names' | 'sides' | 'rules' | 'house' | 'game'>): Draft {
  const { names, sides, rules, house, game } = table;
  return { ask, about: {}, names, sides, rules, house, game, table: {}, hands: {}, events: [] };
}

/** `fields` without those that are undefined. */
function known<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** Says a fact that holds when the events begin; undefined takes it back. */
export function tellFact(draft: Draft, name: string, value: unknown): Draft {
  return { ...draft, table: known({ ...draft.table, [name]: value }) };
}

export function agreeSetting(draft: Draft, name: SettingName, value: unknown): Draft {
  const { preset, settings } = draft.rules;
  return { ...draft, rules: { preset, settings: { ...settings, [name]: value } } };
}

export function agreeHouse(draft: Draft, name: HouseRuleName, value: string): Draft {
  return { ...draft, house: { ...draft.house, [name]: value } };
}

/** A card in, or out again. */
export function toggled(cards: readonly string[], card: string): readonly string[] {
  return cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
}

/** The cards that a seat has played or shown so far, once each. */
export function playedBy({ events }: Pick<Draft, 'events'>, seat: Seat): readonly string[] {
  const own = events
    .filter((event) => event.type === 'card-played' && event.seat === seat)
    .flatMap(({ card, cards }) => [card, ...((cards as readonly string[] | undefined) ?? [])]);
  return [...new Set(own.filter((card): card is string => typeof card === 'string'))];
}

/** A hand as it will be told: what was said, to begin with what it has played. */
export function handOf(draft: Draft, seat: Seat): readonly string[] {
  return draft.hands[seat] ?? playedBy(draft, seat);
}

/** A card into a hand, or out of it. */
export function holdCard(draft: Draft, seat: Seat, card: string): Draft {
  const hand = toggled(handOf(draft, seat), card);
  return { ...draft, hands: known({ ...draft.hands, [seat]: hand.length === 0 ? undefined : hand }) };
}

/** Whether an event can be read as it stands. */
export function isWhole(event: Told): boolean {
  return readQuarrel({ events: [event] }).ok;
}

/** The fields for which an event cannot be read yet: those that must be told and are not, else the first that will not do. */
export function lackOf(event: Told): readonly string[] {
  const open = fieldsOf(event.type).filter(({ name, isOptional }) => !isOptional && event[name] === undefined);
  if (open.length > 0) return open.map(({ name }) => name);
  const read = readQuarrel({ events: [event] });
  if (read.ok) return [];
  return [/^events\[0\]\.(\w+)/.exec(read.error.path)?.[1] ?? 'seat'];
}

/** Says a field of an event; undefined takes it back. */
export function tellField(event: Told, name: string, value: unknown): Told {
  return known({ ...event, [name]: value });
}

/** Puts an event in place `at`, or at the end. Where it cannot be read, nothing changes. */
export function putEvent(draft: Draft, event: Told, at: number | null = null): Draft {
  if (!isWhole(event)) return draft;
  return { ...draft, events: at === null ? [...draft.events, event] : draft.events.with(at, event) };
}

export function dropEvent(draft: Draft, at: number): Draft {
  return { ...draft, events: draft.events.filter((_, index) => index !== at) };
}

/** Moves an event one place earlier: order is what most quarrels are about. */
export function raiseEvent(draft: Draft, at: number): Draft {
  const [before, event] = [draft.events[at - 1], draft.events[at]];
  return before && event ? { ...draft, events: draft.events.with(at - 1, event).with(at, before) } : draft;
}

/** The cards on the table: since the last trick was turned, at most four. */
export function lying({ events }: Pick<Draft, 'events'>): readonly Told[] {
  const turned = events.findLastIndex(({ type }) => type === 'trick-turned' || type === 'trick');
  const played = events.slice(turned + 1).filter(({ type }) => type === 'card-played');
  return played.slice(played.length - (played.length % 4 === 0 && played.length > 0 ? 4 : played.length % 4));
}

/**
 * Who is probably told about next: in a trick the neighbour of the last one, behind it who took it. A guess to begin with,
 * which the drawn table lets change: whether the right one led may be what they quarrel about.
 */
export function nextSeat(draft: Pick<Draft, 'events' | 'table'>): Seat {
  const { open, taker } = tricksOf(draft);
  const last = open.at(-1);
  if (last) return seatAfter(last.seat);
  if (taker !== null) return taker;
  const before = draft.events.findLast(({ type }) => type === 'card-played');
  if (before) return seatAfter(before.seat as Seat);
  const { leader, forehand } = draft.table as { leader?: Seat; forehand?: Seat };
  return leader ?? forehand ?? 0;
}

/**
 * Whose an event most probably is, to begin with; undefined where a guess would only be taken for an answer: who asked does
 * not answer, and who reminded is what they quarrel about.
 */
export function seatFor(draft: Pick<Draft, 'events' | 'table'>, type: EventType): Seat | undefined {
  const last = (of: readonly EventType[]): Seat | undefined =>
    draft.events.findLast((event) => of.includes(event.type))?.seat as Seat | undefined;
  if (type === 'card-played') return nextSeat(draft);
  if (OF_THE_LAST_CARD.has(type)) return last(['card-played', 'weis-announced']);
  if (type === 'pushed' || type === 'declared') {
    const pushed = last(['pushed']);
    return pushed === undefined ? (draft.table.forehand as Seat | undefined) : partnerOf(pushed);
  }
  if (type !== 'hand-counted') return undefined;
  const counted = last(['hand-counted']);
  return counted === undefined ? undefined : seatAfter(counted);
}

/** What is said or done with a card that was just played. */
const OF_THE_LAST_CARD: ReadonlySet<EventType> = new Set([
  ...(['weis-announced', 'weis-shown', 'good-said', 'stoeck-announced', 'stoeck-shown', 'card-taken-back'] as const),
]);

interface Lying {
  readonly seat: Seat;
  readonly card: Card | null;
}

/** The trick under way, and who took the one before it, where its cards and the contract are told. */
function tricksOf({ events, table }: Pick<Draft, 'events' | 'table'>): {
  readonly open: readonly Lying[];
  readonly taker: Seat | null;
} {
  const contract = table.contract ?? events.find(({ type }) => type === 'declared')?.contract;
  let number = (table.trick as number | undefined) ?? 1;
  let open: Lying[] = [];
  let taker: Seat | null = null;
  const turn = (): void => {
    taker = takerOf(open, isContract(contract) ? modeOf(contract, Math.min(TRICKS_PER_ROUND, number)) : null);
    number += 1;
    open = [];
  };
  for (const event of events) {
    const seat = event.seat as Seat;
    if (event.type === 'card-played') {
      if (open.some((play) => play.seat === seat)) turn();
      open.push({ seat, card: cardIn(event.card ?? (event.cards as readonly unknown[] | undefined)?.[0]) });
      if (open.length === SEAT_COUNT) turn();
    } else if (event.type === 'card-taken-back') {
      open = open.filter((play) => play.seat !== seat);
    } else if (event.type === 'trick-turned') {
      // The fourth card has closed it already.
      if (open.length > 0) turn();
    } else if (event.type === 'trick') {
      const leader = (event.leader as Seat | undefined) ?? taker ?? (table.leader as Seat | undefined);
      const cards = (event.cards as readonly unknown[] | undefined) ?? [];
      open =
        leader === undefined
          ? []
          : cards.map((card, index) => ({ seat: seatAfter(leader, index), card: cardIn(card) }));
      turn();
    }
  }
  return { open, taker };
}

function takerOf(plays: readonly Lying[], mode: Mode | null): Seat | null {
  const cards = plays.flatMap(({ card }) => card ?? []);
  if (mode === null || cards.length !== SEAT_COUNT) return null;
  return plays[holderOf(mode, cards)]!.seat;
}

function cardIn(name: unknown): Card | null {
  const card = typeof name === 'string' ? parseCard(name) : null;
  return card?.ok ? card.value : null;
}

/** The draft in the form of docs/referee.md. */
export function formOf(draft: Draft): Readonly<Record<string, unknown>> {
  const { ask, about, names, sides, rules, house, game, table, hands, events } = draft;
  return known({
    format: QUARREL_FORMAT,
    version: QUARREL_VERSION,
    seats: names ?? undefined,
    sides: sides ?? undefined,
    profile: { preset: rules.preset, ...rules.settings },
    house: Object.keys(house).length > 0 ? house : undefined,
    game: game === 'schieber' ? undefined : game,
    table: Object.keys(table).length > 0 ? table : undefined,
    hands: Object.keys(hands).length > 0 ? hands : undefined,
    events,
    question: about.seat === undefined && about.card === undefined ? ask : { ask, ...about },
  });
}

/** A value as it stands in the form, from what was read. */
function written(value: unknown, kind: Kind): unknown {
  switch (kind.of) {
    case 'card':
      return formatCard(value as Card);
    case 'cards':
      return (value as readonly Card[]).map(formatCard);
    case 'weise':
      return (value as readonly (readonly Card[])[]).map((cards) => cards.map(formatCard));
    case 'number-by-side':
    case 'blocks': {
      const [ours, theirs] = value as readonly [unknown, unknown];
      return { 0: ours, 1: theirs };
    }
    case 'seat':
    case 'team':
    case 'contract':
    case 'yes-no':
    case 'choice':
    case 'number':
    case 'text':
      return value;
  }
}

/** The draft of a quarrel that was read; of one that asks nothing, what its events raise. */
export function draftOf(quarrel: Quarrel): Draft {
  const { names, sides, profile, house, game, table, hands, events, question } = quarrel;
  const facts = TABLE_FACTS.flatMap(({ name, kind }) => {
    const value = (table as Readonly<Record<string, unknown>>)[name];
    return value === undefined ? [] : [[name, written(value, kind)] as const];
  });
  return {
    ask: questionOf(quarrel) ?? 'card-allowed',
    about: known({
      seat: question?.seat,
      card: question?.card === undefined ? undefined : formatCard(question.card),
    }) as Draft['about'],
    names,
    sides,
    rules: houseRulesOf(profile),
    house: Object.fromEntries(
      HOUSE_RULE_NAMES.filter((name) => house[name] !== DEFAULT_HOUSE[name]).map((name) => [name, house[name]]),
    ),
    game,
    table: Object.fromEntries(facts),
    hands: Object.fromEntries(SEATS.flatMap((seat) => (hands[seat] ? [[seat, hands[seat].map(formatCard)]] : []))),
    events: events.map((event) => {
      const values = event as unknown as Readonly<Record<string, unknown>>;
      const fields = fieldsOf(event.type).filter(({ name }) => values[name] !== undefined);
      return {
        type: event.type,
        ...Object.fromEntries(fields.map(({ name, kind }) => [name, written(values[name], kind)])),
      };
    }),
  };
}

/** An event under way out of what was kept; null where it is none. Fields that cannot be read are left out. */
export function keptEvent(value: unknown): Told | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, ...fields } = value as Readonly<Record<string, unknown>>;
  const kind = EVENT_TYPES.find((each) => each === type);
  if (kind === undefined) return null;
  const naming = { seats: null, sides: null };
  const kept = Object.entries(fields).filter(([name, field]) => EVENTS[kind][name]?.read(field, name, naming).ok);
  return { type: kind, ...Object.fromEntries(kept) };
}

/** The drafts of quarrels that nothing has read yet, or what is wrong with the first that has a fault. */
export function draftsIn(list: readonly unknown[]): Result<readonly Draft[], FormRefusal> {
  const drafts: Draft[] = [];
  for (const raw of list) {
    const read = readQuarrel(raw);
    if (!read.ok) return read;
    drafts.push(draftOf(read.value));
  }
  return ok(drafts);
}
