/**
 * Seats: four places in play order.
 *
 * Seat + 1 plays next. At the table that is counter-clockwise, the neighbour on the right; partners sit opposite.
 * Source: reference page ("Wie werden die Karten gegeben und wer sitzt wo").
 */
/** In play order. */
export type Seat = 0 | 1 | 2 | 3;
/** 0 = seats 0 and 2, 1 = seats 1 and 3. */
export type Team = 0 | 1;

export const SEATS: readonly [0, 1, 2, 3] = [0, 1, 2, 3];
export const SEAT_COUNT = 4;
export const TEAMS: readonly Team[] = [0, 1];

/** A value for each team, team 0 first. */
export type PerTeam<T> = readonly [T, T];
/** A value for each seat, seat 0 first. */
export type PerSeat<T> = readonly [T, T, T, T];

export function isSeat(value: unknown): value is Seat {
  return value === 0 || value === 1 || value === 2 || value === 3;
}

/** The seat that comes `steps` places later in play order. */
export function seatAfter(seat: Seat, steps = 1): Seat {
  return ((seat + steps) & 3) as Seat;
}

export function partnerOf(seat: Seat): Seat {
  return seatAfter(seat, 2);
}

export function teamOf(seat: Seat): Team {
  return (seat & 1) as Team;
}

export function otherTeam(team: Team): Team {
  return (1 - team) as Team;
}

/** How many places `seat` comes after `from`, 0..3. */
export function distance(from: Seat, seat: Seat): number {
  return (seat - from) & 3;
}

/** A value for each team, computed. */
export function perTeam<T>(make: (team: Team) => T): [T, T] {
  return [make(0), make(1)];
}

/** A value for each seat, computed. */
export function perSeat<T>(make: (seat: Seat) => T): [T, T, T, T] {
  return [make(0), make(1), make(2), make(3)];
}
