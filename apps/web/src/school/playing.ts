/**
 * Playing: how much of what happened at the guided table has been seen, so that cards come one after the other and a
 * trick lies until its comment was read. The table itself is further already; this is only the picture catching up.
 */
import { type PerTeam, type Seat, teamOf } from '@puur/rules';
import type { Guided, Lying } from '@puur/school';

export interface Seen {
  /** Events that have been seen. */
  readonly events: number;
  /** Whether the comments on the last action were read. */
  readonly isRead: boolean;
}

/** The picture before anything of the last action was seen. */
export function seenBefore({ fresh, comments }: Guided): Seen {
  return { events: fresh, isRead: comments.length === 0 };
}

/** The picture that has caught up: where one comes back to a table. */
export function seenAll({ events }: Guided): Seen {
  return { events: events.length, isRead: true };
}

/**
 * Where the picture waits for the learner: after the trick of his card, until its comment was read; what he declared or
 * announced is commented on before anybody plays.
 */
function stopOf({ events, fresh, actions }: Guided): number {
  if (actions.at(-1)?.do !== 'play') return fresh;
  const taken = events.findIndex((event, at) => at >= fresh && event.type === 'taken');
  return taken < 0 ? fresh : taken + 1;
}

/** What the picture does next: show one more event, wait until the comments are read, or nothing. */
export function nextOf(guided: Guided, { events, isRead }: Seen): 'show' | 'read' | 'done' {
  if (!isRead && events >= stopOf(guided)) return 'read';
  return events < guided.events.length ? 'show' : 'done';
}

export interface TablePicture {
  /** The trick that lies; null where none does. */
  readonly lying: Lying | null;
  /** Who took it; null while it is not complete. */
  readonly taker: Seat | null;
  /** 1..9: of the trick that lies, or is led next. */
  readonly trickNo: number;
  /** Points of the tricks that were seen to be taken, by team; a match bonus is none of a trick. */
  readonly points: PerTeam<number>;
}

/** What lies on the table after so many events. A taken trick lies until the next card. */
export function pictureOf({ events }: Pick<Guided, 'events'>, seen: number): TablePicture {
  let picture: TablePicture = { lying: null, taker: null, trickNo: 1, points: [0, 0] };
  for (const event of events.slice(0, seen)) {
    if (event.type === 'taken') {
      const [ours, theirs] = picture.points;
      const isOurs = teamOf(event.seat) === 0;
      const points = isOurs ? ([ours + event.points, theirs] as const) : ([ours, theirs + event.points] as const);
      picture = { ...picture, taker: event.seat, points };
    }
    if (event.type === 'played') {
      const { lying, taker, trickNo, points } = picture;
      picture =
        lying === null || taker !== null
          ? {
              lying: { leader: event.seat, cards: [event.card] },
              taker: null,
              trickNo: trickNo + (taker === null ? 0 : 1),
              points,
            }
          : { lying: { ...lying, cards: [...lying.cards, event.card] }, taker: null, trickNo, points };
    }
  }
  return picture;
}
