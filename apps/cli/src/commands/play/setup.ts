/**
 * Setup: the table that a call of `puur play` asks for.
 */
import { ok, type PerSeat, refuse, type Result, type RuleProfile, type Seat, SEATS } from '@puur/rules';
import type { Level } from '@puur/bot';
import { LEVELS } from '@puur/bot';
import { profileFrom } from '../settings.js';
import { tame } from '../../screen/layout.js';
import type { Shell } from '../shell.js';
import { isLevel, STANDARD_LEVEL } from './players.js';

export interface Setup {
  readonly profile: RuleProfile;
  readonly names: PerSeat<string>;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string | null;
  readonly practice: boolean;
}

const LONGEST_NAME = 30;

/** Reads the options; or the sentence that says what is wrong. `plays`: a person sits at the table. */
export function setupFrom({ args, texts }: Shell, plays: boolean): Result<Setup, string> {
  const { values, flags } = args;
  const profile = profileFrom(values.profile, texts.shell);
  if (!profile.ok) return profile;
  const { level = STANDARD_LEVEL, seat: place = '1', seed = null } = values;
  if (!isLevel(level)) return refuse(texts.shell.badValue('--level', level, LEVELS.join(', ')));
  if (!/^[1-4]$/.test(place)) return refuse(texts.shell.badValue('--seat', place, '1, 2, 3, 4'));
  const seat = SEATS[Number(place) - 1]!;
  const names = namesFrom(values.names, plays ? seat : null, texts.table);
  if (names === null) return refuse(texts.shell.needFourNames);
  return ok({ profile: profile.value, names, seat, level, seed, practice: flags.has('practice') });
}

/** Four names; without any the usual ones, with the person as `Du`. */
export function namesFrom(
  list: string | undefined,
  seat: Seat | null,
  texts: Shell['texts']['table'],
): PerSeat<string> | null {
  if (list === undefined) {
    // The usual names turn with the person, so that the partner is always the same.
    const at = (other: Seat): string => texts.names[(other - (seat ?? 0) + SEATS.length) % SEATS.length]!;
    return SEATS.map((other) => (other === seat ? texts.you : at(other))) as unknown as PerSeat<string>;
  }
  const names = list.split(',').map((name) => tame(name).trim());
  const fits = names.length === SEATS.length && new Set(names).size === SEATS.length;
  const short = names.every((name) => name !== '' && Array.from(name).length <= LONGEST_NAME);
  return fits && short ? (names as unknown as PerSeat<string>) : null;
}
