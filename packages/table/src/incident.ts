/**
 * Incidents: what went wrong without stopping the game.
 *
 * The host goes on whatever a bot, a screen or a store does, and tells its owner by an incident with a stable code.
 */
import type { Refusal, Seat } from '@puur/rules';

export const INCIDENT_CODES = [
  /** A bot threw or its promise was rejected; a legal card was played for it. */
  'bot-threw',
  /** A bot thought longer than the pace's patience. */
  'bot-late',
  /** A bot asked for something that the rules refuse. */
  'bot-refused',
  /** A subscriber threw. */
  'listener-threw',
  /** The store could not write; the host tries again with the next event. */
  'store-failed',
  /** The secret of the running shuffle is not in what was stored: its deal cannot be proved. */
  'secret-lost',
] as const;
export type IncidentCode = (typeof INCIDENT_CODES)[number];

export interface Incident {
  readonly code: IncidentCode;
  readonly seat?: Seat;
  readonly refusal?: Refusal;
  /** What was thrown. */
  readonly cause?: unknown;
}
