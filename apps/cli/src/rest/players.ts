/** Players: who answers at an address of our service, by the name in it. */
import { type Pairing, perSeat } from '@puur/rules';
import { seatingFor } from '../players/seating.js';
import type { PlayerSpec } from '../players/spec.js';
import type { Answerer } from './service.js';

/** The name under which a player of ours is asked; null for a service, which is asked at its own address. */
export function servedName(spec: PlayerSpec): string | null {
  return spec.kind === 'service' ? null : spec.kind === 'level' ? spec.level : spec.name;
}

/** A player that answers for any seat, and keeps nothing of one question for the next. */
export function answererFor(spec: PlayerSpec, seed: string, pairing: Pairing): Answerer {
  const seating = seatingFor(spec, pairing);
  const seats = perSeat((seat) => seating(seed, seat, () => undefined));
  return { decide: (view) => seats[view.seat].decide(view) };
}
