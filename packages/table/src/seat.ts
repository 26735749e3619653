/**
 * Seats: who sits where, and what may be asked for from there.
 *
 * A person commands and is never hurried; a bot is asked and gets nothing but views. A third kind, a person at another
 * machine, is a person to the host: what comes over the wire is commands, what goes out is views.
 */
import type { Player, SeatCommand } from '@puur/rules';

export const SEAT_KINDS = ['person', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** Who sits on a seat. The name is for the app; the host only keeps it. */
export type Occupant =
  | { readonly kind: 'person'; readonly name?: string }
  | { readonly kind: 'bot'; readonly player: Player; readonly name?: string };

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
