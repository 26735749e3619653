/**
 * Setup: the table that a call of `puur play` asks for.
 */
import { ok, type PerSeat, refuse, type Result, type RuleProfile, type Seat, SEATS } from '@puur/rules';
import { levelNamed, LEVELS } from '@puur/bot';
import { DEFAULTS } from '../defaults.js';
import { profileFrom } from '../settings.js';
import { tame } from '../../screen/layout.js';
import type { Shell } from '../shell.js';
import { type Levels, levelsFrom } from './players.js';

export interface Setup {
  readonly profile: RuleProfile;
  readonly names: PerSeat<string>;
  readonly seat: Seat;
  readonly levels: Levels;
  readonly seed: string | null;
  readonly practice: boolean;
}

const LONGEST_NAME = 30;

/** Reads the options; or the sentence that says what is wrong. `plays`: a person sits at the table. */
export function setupFrom({ args, texts }: Shell, plays: boolean): Result<Setup, string> {
  const { values, flags } = args;
  const profile = profileFrom(values.profile ?? DEFAULTS.play.profile, texts.shell);
  if (!profile.ok) return profile;
  const { seat: place = DEFAULTS.play.seat, seed = null } = values;
  const levels = levelsIn(values, plays, texts.shell);
  if (!levels.ok) return levels;
  if (!/^[1-4]$/.test(place)) return refuse(texts.shell.badValue('--seat', place, '1, 2, 3, 4'));
  const seat = SEATS[Number(place) - 1]!;
  const names = namesFrom(values.names, plays ? seat : null, texts.table);
  if (names === null) return refuse(texts.shell.needFourNames);
  return ok({ profile: profile.value, names, seat, levels: levels.value, seed, practice: flags.has('practice') });
}

/** The levels that are asked for: `--level` is both, what is said of one side goes before where a person has sides. */
function levelsIn(
  values: Shell['args']['values'],
  plays: boolean,
  texts: Shell['texts']['shell'],
): Result<Levels, string> {
  const { level = DEFAULTS.play.level } = values;
  const { partner = level, opponents = level } = plays ? values : {};
  const asked = { '--level': level, '--partner': partner, '--opponents': opponents };
  for (const [option, name] of Object.entries(asked)) {
    if (levelNamed(name) === null) return refuse(texts.badValue(option, name, LEVELS.join(', ')));
  }
  return ok(levelsFrom({ partner, opponents }));
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
