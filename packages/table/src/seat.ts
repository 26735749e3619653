/**
 * Seats: who sits where, and what may be asked for from there.
 *
 * A person commands and is never hurried; a bot is asked and gets nothing but views. A third kind, a person at another
 * machine, is a person to the host: what comes over the wire is commands, what goes out is views.
 */
import type { Decision, Interjection, SeatCommand, SeatView } from '@puur/rules';

export const SEAT_KINDS = ['person', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/**
 * A program on a seat: any `Player` of @puur/rules, or one that lives elsewhere (in a worker, over a wire) and answers
 * everything later.
 */
export interface Program {
  decide(view: SeatView): Decision | Promise<Decision>;
  interject?(view: SeatView): Interjection | null | Promise<Interjection | null>;
}

/** Who sits on a seat. The name is for the app; the host only keeps it. */
export type Occupant =
  | { readonly kind: 'person'; readonly name?: string }
  | { readonly kind: 'bot'; readonly player: Program; readonly name?: string };

/** An occupant as it is written down: a program cannot be. */
export interface SeatRecord {
  readonly kind: SeatKind;
  readonly name: string | null;
}

/** An occupant without its program. */
export function recordOf({ kind, name }: Occupant): SeatRecord {
  return { kind, name: name ?? null };
}

type Seatless<Command> = Command extends SeatCommand ? Omit<Command, 'seat'> : never;

/** What a seat asks for. The host adds the seat it comes from, so nobody can speak for another. */
export type SeatRequest = Seatless<SeatCommand>;
