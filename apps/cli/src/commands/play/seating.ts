/** Seating: who is called what at a table, seen from one seat or from none. */
import { type PerSeat, type PerTeam, perTeam, type Seat, seatAfter, type Team, teamOf } from '@puur/rules';
import type { TableTexts } from '../../lang/messages.js';

export interface Seating {
  readonly names: PerSeat<string>;
  /** The person's seat; null where nobody plays. */
  readonly seat: Seat | null;
  /** `Wir` and `Sie`, or the partners by their names. */
  readonly teams: PerTeam<string>;
}

export function seatingOf(names: PerSeat<string>, seat: Seat | null, texts: TableTexts): Seating {
  const pairs = perTeam((team) => texts.pair(names[team], names[seatAfter(team, 2)]));
  return { names, seat, teams: seat === null ? pairs : perTeam((team) => (isOwn(team, seat) ? texts.we : texts.they)) };
}

function isOwn(team: Team, seat: Seat): boolean {
  return teamOf(seat) === team;
}
