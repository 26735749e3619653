/**
 * Opening: a new Partie by what the person has set.
 */
import { perSeat, type Seat } from '@puur/rules';
import { prefs } from '../app/prefs.js';
import type { TableSetup } from '../host/protocol.js';
import type { SittingRecord } from '../storage/partie.js';
import { openPartie } from './session.js';

/** Which seats people have: one, the two partners, three, all. */
const SEATS_OF_PEOPLE: Readonly<Record<1 | 2 | 3 | 4, readonly Seat[]>> = {
  1: [0],
  2: [0, 2],
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
};

/** Who sits down, by the settings. A name left empty is the usual one of the language, whatever that is then. */
export function sittingBySettings(): TableSetup['sitting'] {
  const { names, people, partnerLevel, opponentLevel } = prefs.value;
  return perSeat((seat): SittingRecord => {
    const name = names[seat];
    if (SEATS_OF_PEOPLE[people].includes(seat)) return { kind: 'person', name, level: null };
    return { kind: 'bot', name, level: seat === 2 ? partnerLevel : opponentLevel };
  });
}

/** Rules as `resolveProfile` takes them: the preset's settings are put below those agreed on beside it. */
export function newPartie(change: Partial<TableSetup> = {}): string {
  const { rules, practice } = prefs.value;
  return openPartie({ rules, sitting: sittingBySettings(), practice, ...change });
}
