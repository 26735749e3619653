/**
 * Story: the events of a quarrel put into tricks, and what can be asked of them.
 *
 * People tell the part that matters. So the fold is patient: a trick may miss cards nobody remembers, a story may begin
 * in the middle of a round, a seat may have played without a word on what. What is asked of a story says when a fact is
 * not there.
 */
import {
  beats,
  type Card,
  CardSet,
  type Contract,
  factorFor,
  isTrumpMode,
  type Mode,
  modeOf,
  ok,
  type PlayRules,
  refuse,
  type Result,
  type Seat,
  seatAfter,
  SEAT_COUNT,
  suitOf,
  type Team,
  teamOf,
  trumpContract,
} from '@puur/rules';
import type { EventOf, EventType } from '../form/event.js';
import type { Quarrel } from '../form/quarrel.js';
import type { Fact, RulingRefusal } from './ruling.js';

export interface Play {
  readonly seat: Seat;
  /** Null: nobody remembers. */
  readonly card: Card | null;
  /** More than one where cards fell together. */
  readonly cards: readonly Card[];
  /** Index of the event. */
  readonly at: number;
  /** Index of the event that took it back. */
  takenBackAt: number | null;
}

export interface StoryTrick {
  readonly number: number;
  readonly plays: Play[];
  /** Who led, as told or as the first to play. */
  leader: Seat | null;
  turnedAt: number | null;
  readonly to: Team | null;
  readonly points: number | null;
}

export interface Story {
  readonly quarrel: Quarrel;
  readonly tricks: readonly StoryTrick[];
  /** Told, declared or led in silence. */
  readonly contract: Contract | null;
  readonly forehand: Seat | null;
  readonly rules: PlayRules;
}

/** Reads the events into tricks. */
export function storyOf(quarrel: Quarrel): Result<Story, RulingRefusal> {
  const { events, table } = quarrel;
  const tricks: StoryTrick[] = [];
  const first = table.trick ?? 1;
  let open: StoryTrick | null = null;
  const begin = (to: Team | null, points: number | null): StoryTrick => {
    const trick: StoryTrick = {
      number: first + tricks.length,
      plays: [],
      leader: tricks.length === 0 ? (table.leader ?? null) : null,
      turnedAt: null,
      to,
      points,
    };
    tricks.push(trick);
    return trick;
  };
  for (const [at, event] of events.entries()) {
    if (event.type === 'card-played') {
      const cards = event.cards ?? (event.card === undefined ? [] : [event.card]);
      const standing: readonly Play[] = open === null ? [] : standingPlays(open);
      const isFull = standing.length === SEAT_COUNT || standing.some(({ seat }) => seat === event.seat);
      if (open === null || open.turnedAt !== null || isFull) {
        if (open !== null && open.turnedAt === null) open.turnedAt = at;
        open = begin(null, null);
      }
      open.plays.push({ seat: event.seat, card: cards[0] ?? null, cards, at, takenBackAt: null });
    } else if (event.type === 'card-taken-back') {
      const play: Play | undefined = open?.plays.findLast(
        ({ seat, card, takenBackAt }) =>
          seat === event.seat && takenBackAt === null && (event.card === undefined || card === event.card),
      );
      if (play) play.takenBackAt = at;
    } else if (event.type === 'trick-turned') {
      if (open !== null) open.turnedAt = at;
      else begin(null, null).turnedAt = at;
      open = null;
    } else if (event.type === 'trick') {
      if (open !== null) open.turnedAt = at;
      open = null;
      const trick = begin(event.to ?? null, event.points ?? null);
      const leader: Seat | null = event.leader ?? trick.leader;
      trick.leader = leader;
      if (event.cards !== undefined && leader !== null) {
        for (const [index, card] of event.cards.entries()) {
          trick.plays.push({ seat: seatAfter(leader, index), card, cards: [card], at, takenBackAt: null });
        }
      }
      trick.turnedAt = at;
    }
  }
  for (const trick of tricks) trick.leader ??= trick.plays[0]?.seat ?? null;
  const twice = contradiction(quarrel, tricks);
  if (twice.length > 0) return refuse({ code: 'facts-contradict', cards: twice });
  const { profile } = quarrel;
  const rules: PlayRules =
    quarrel.game === 'differenzler' ? { ...profile, undertrump: 'allowed-if-void' as const } : profile;
  return ok({ quarrel, tricks, contract: contractOf(quarrel, tricks), forehand: forehandOf(quarrel), rules });
}

function contractOf({ table, events, profile }: Quarrel, tricks: readonly StoryTrick[]): Contract | null {
  if (table.contract !== undefined) return table.contract;
  const declared = events.find((event) => event.type === 'declared');
  if (declared !== undefined) return declared.contract;
  const led = tricks[0]?.plays[0]?.card;
  // A card led without a word makes its suit trump; only where the story tells of a choice that was due.
  const isOpen = profile.silentLeadIsTrump && events.some(({ type }) => type === 'pushed' || type === 'dealt');
  return isOpen && led !== undefined && led !== null ? trumpContract(suitOf(led)) : null;
}

function forehandOf({ table, events }: Quarrel): Seat | null {
  if (table.forehand !== undefined) return table.forehand;
  const dealt = events.find((event) => event.type === 'dealt');
  const dealer = table.dealer ?? dealt?.seat;
  return dealer === undefined ? null : seatAfter(dealer);
}

/** Cards that are told to be played twice, or held by one and played by another. */
function contradiction(quarrel: Quarrel, tricks: readonly StoryTrick[]): readonly Card[] {
  const owner = new Map<Card, Seat>();
  const wrong = new Set<Card>();
  const claim = (card: Card, seat: Seat): void => {
    const known = owner.get(card);
    if (known !== undefined && known !== seat) wrong.add(card);
    owner.set(card, seat);
  };
  for (const [seat, hand] of Object.entries(quarrel.hands)) for (const card of hand) claim(card, Number(seat) as Seat);
  let played = CardSet.EMPTY;
  for (const { plays } of tricks) {
    for (const { seat, cards, takenBackAt } of plays) {
      for (const card of cards) {
        claim(card, seat);
        if (takenBackAt === null && played.has(card)) wrong.add(card);
        if (takenBackAt === null) played = played.with(card);
      }
    }
  }
  return [...wrong];
}

/** The plays of a trick that were not taken back, the last of each seat. */
export function standingPlays(trick: StoryTrick): readonly Play[] {
  return trick.plays.filter(({ takenBackAt }) => takenBackAt === null);
}

/** How a trick is ordered; null while the contract is not known. */
export function modeIn(story: Story, trick: StoryTrick): Mode | null {
  return story.contract === null ? null : modeOf(story.contract, Math.min(9, trick.number));
}

/** The cards of a complete trick in order; null where one is missing or unknown. */
export function cardsOf(trick: StoryTrick): readonly Card[] | null {
  const plays = standingPlays(trick);
  const cards = plays.flatMap(({ card }) => (card === null ? [] : [card]));
  return cards.length === SEAT_COUNT ? cards : null;
}

/** What a seat held when it made a play, the play included, as far as the story tells. */
export interface Held {
  readonly cards: CardSet;
  /** Whether the whole hand is known. */
  readonly whole: boolean;
}

export function heldAt(story: Story, play: Play): Held | null {
  const told = story.quarrel.hands[play.seat];
  const own = story.tricks.flatMap(({ plays }) => plays.filter(({ seat }) => seat === play.seat));
  const later = CardSet.from(own.filter(({ at }) => at >= play.at).flatMap(({ cards }) => cards));
  if (told !== undefined) {
    const before = own.filter(({ at, takenBackAt }) => at < play.at && takenBackAt === null);
    const gone = CardSet.from(before.flatMap(({ cards }) => cards));
    return { cards: CardSet.from(told).diff(gone).union(CardSet.from(play.cards)).union(later), whole: true };
  }
  const trick = story.tricks.find(({ plays }) => plays.includes(play));
  const left = 10 - (trick?.number ?? 1);
  return later.size <= 1 ? null : { cards: later, whole: later.size >= left };
}

/** The cards lying when a play was made, in order. */
export function lyingBefore(trick: StoryTrick, play: Play): readonly Card[] {
  return trick.plays
    .slice(0, trick.plays.indexOf(play))
    .filter(({ takenBackAt }) => takenBackAt === null || takenBackAt > play.at)
    .flatMap(({ card }) => (card === null ? [] : [card]));
}

/** Which cards may still win: the best of those `counts` lets count; the leader where none does. */
export function winnerAmong(mode: Mode, cards: readonly Card[], counts: (index: number) => boolean): number {
  const led = suitOf(cards[0]!);
  let best = -1;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index]!;
    const isTrump = isTrumpMode(mode) && suitOf(card) === (mode as number);
    if (!counts(index) || (suitOf(card) !== led && !isTrump)) continue;
    if (best < 0 || beats(mode, card, cards[best]!)) best = index;
  }
  return Math.max(0, best);
}

/** When an offence was noticed: the first objection after it, else the end of the story. */
export function noticedAfter(story: Story, at: number): number {
  const found = story.quarrel.events.findIndex(
    ({ type }, index) => index > at && (type === 'objected' || type === 'revoke-found'),
  );
  return found < 0 ? story.quarrel.events.length : found;
}

/** The events of a type, with their places. */
export function eventsOf<T extends EventType>(
  story: Story,
  type: T,
): readonly (EventOf<T> & { readonly at: number })[] {
  return story.quarrel.events.flatMap((event, at) => (event.type === type ? [{ ...(event as EventOf<T>), at }] : []));
}

/** What everything written is multiplied by in this round. */
export function factorOf(story: Story): number {
  const { table, profile } = story.quarrel;
  return table.factor ?? (story.contract === null ? 1 : factorFor(story.contract, profile));
}

export function opponentsOf(seat: Seat): Team {
  return teamOf(seatAfter(seat));
}

/** Says which facts are missing; those that are told are handed in as false. */
export function missing(...wanted: readonly (Fact | false)[]): {
  readonly ok: false;
  readonly error: RulingRefusal;
} {
  return refuse({ code: 'facts-missing', facts: wanted.filter((fact) => fact !== false) });
}
