/**
 * Deal code: a deal, who dealt, and the rules of the table, in sixteen characters to say on the telephone.
 *
 *     00C6 D1H6 3H9B 1K80
 *     00C6D1H63H9B1K8W.factors-t_2.target_1500      with other rules than a preset's
 *
 * The characters are Crockford's base 32: no I, L, O, U. Reading takes any case, I and L for 1, O for 0, and hyphens and
 * blanks anywhere in the first part. Everything written is unreserved in a URL (RFC 3986: letters, digits, `-._~`).
 *
 * What the sixteen digits say, from the lowest up, in mixed radix:
 *
 *     check 109 · version 4 · preset 32 · dealer 4 · deal 36!/(9!)^4         109 · 4 · 32 · 4 · 2.145e19 < 2^80 = 32^16
 *
 * that is: code = 109 · payload + check. The check is 0 for a preset, else the hash of the settings, so it covers them.
 * A later version keeps check and version where they are and may lay out the rest anew.
 *
 * Why every wrong character and every exchange of two neighbours is found: they change the code by d · 32^k with
 * 0 < |d| < 32, or by d · 31 · 32^k. The prime 109 divides neither, since it is prime and greater than 32, so the rest
 * of the code modulo 109 always changes. The hash of the settings is the polynomial sum of character · 6^k modulo 109
 * over an alphabet of 40: there such errors change it by d · 6^k or d · 5 · 6^k with 0 < |d| < 40, again never 0. Of
 * other errors one in 109 is not
 * found. 109 is the largest prime for which sixteen characters are enough.
 *
 * The settings: after a dot `name_value`, names in lower case, lists with `~`, factors as `factors-t_2`; they are those
 * in which the profile differs from the nearest preset.
 */
import {
  assert,
  isDeal,
  ok,
  PRESET_IDS,
  type PerSeat,
  type Card,
  type PresetId,
  type ProfileRefusal,
  refuse,
  type Result,
  type RuleProfile,
  type Seat,
} from '@puur/rules';
import { DEAL_COUNT, dealOfRank, rankOfDeal } from './deal-rank.js';
import { foundIn, type RecordError } from './error.js';
import { profileOfWords, profileWords, type SettingWord } from './profile-words.js';

/** What a deal code says. */
export interface Deal {
  /** Nine cards by seat; in a deal that was read, sorted by card number. */
  readonly hands: PerSeat<readonly Card[]>;
  readonly dealer: Seat;
  readonly profile: RuleProfile;
}

export const DEAL_CODE_LENGTH = 16;
const DEAL_CODE_VERSION = 1;
/** Longer than any profile makes a code. */
const MOST_CHARACTERS = 4000;

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PRIME = 109n;
const VERSIONS = 4n;
const PRESETS_ROOM = 32n;
const DEALERS = 4n;

/** The presets by number. Append-only: a number that was ever written keeps its preset. */
export const PRESET_NUMBERS: readonly PresetId[] = [
  'puur',
  'puur-2500',
  'swisslos-1000',
  'swisslos-2500',
  'turnier-12',
  'offiziell',
  'uri-2000',
  'pagat-3000',
  'chibre',
];

/** Characters of the settings by their value in the hash, from 1. */
const SETTING_CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyz-._~';

/**
 * The code of a deal. The hands must be a deal.
 *
 * @example writeDealCode({ hands, dealer: 3, profile: DEFAULT_PROFILE }) // sixteen characters
 */
export function writeDealCode({ hands, dealer, profile }: Deal): string {
  assert(isDeal(hands), 'a deal code needs four hands of nine');
  const { preset, settings } = profileWords(profile);
  const words = settings.map(([name, value]) => `.${name.replace('.', '-')}_${value.replaceAll(',', '~')}`);
  const tail = words.join('').toLowerCase();
  let payload = rankOfDeal(hands);
  payload = payload * DEALERS + BigInt(dealer);
  payload = payload * PRESETS_ROOM + BigInt(PRESET_NUMBERS.indexOf(preset));
  payload = payload * VERSIONS + BigInt(DEAL_CODE_VERSION - 1);
  let rest = payload * PRIME + hashOf(tail);
  let head = '';
  for (let place = 0; place < DEAL_CODE_LENGTH; place++) {
    head = DIGITS[Number(rest % 32n)]! + head;
    rest /= 32n;
  }
  return head + tail;
}

/** Reads a deal code as people type it. */
export function readDealCode(text: string): Result<Deal, RecordError> {
  if (text.length > MOST_CHARACTERS) return refuse({ code: 'too-large', limit: MOST_CHARACTERS, found: text.length });
  // 1 The sixteen digits, and the settings from the first dot on.
  let code = 0n;
  let digits = 0;
  let tail = '';
  for (const [index, character] of Array.from(text.toLowerCase()).entries()) {
    const isTail = tail !== '' || character === '.';
    if (/\s/.test(character) || (character === '-' && !isTail)) continue;
    const value = isTail ? SETTING_CHARACTERS.indexOf(character) : digitOf(character);
    if (value === -1) return refuse({ code: 'deal-code-character', position: index + 1, found: foundIn(character) });
    if (isTail) tail += character;
    else {
      code = code * 32n + BigInt(value);
      digits++;
    }
  }
  if (digits !== DEAL_CODE_LENGTH)
    return refuse({ code: 'deal-code-length', expected: DEAL_CODE_LENGTH, found: digits });
  // 2 The check, over both.
  if (code % PRIME !== hashOf(tail)) return refuse({ code: 'deal-code-checksum' });
  // 3 What they say.
  let payload = code / PRIME;
  const take = (radix: bigint): number => {
    const digit = Number(payload % radix);
    payload /= radix;
    return digit;
  };
  const version = take(VERSIONS) + 1;
  if (version > DEAL_CODE_VERSION) return refuse({ code: 'newer-version', found: version, known: DEAL_CODE_VERSION });
  const number = take(PRESETS_ROOM);
  const preset = PRESET_NUMBERS[number];
  if (preset === undefined)
    return refuse({ code: 'deal-code-setting', found: `preset ${number}`, allowed: PRESET_IDS });
  const dealer = take(DEALERS) as Seat;
  if (payload >= DEAL_COUNT) return refuse({ code: 'deal-code-checksum' });
  const profile = profileOfWords({ preset, settings: settingsIn(tail) });
  if (!profile.ok) return refuse(settingError(profile.error));
  return ok({ hands: dealOfRank(payload), dealer, profile: profile.value });
}

/** Value of a character in lower case, -1 for none. */
function digitOf(character: string): number {
  return DIGITS.indexOf(
    character === 'i' || character === 'l' ? '1' : character === 'o' ? '0' : character.toUpperCase(),
  );
}

/** `sum of value · 6^place`, modulo the prime; 0 for no settings. */
function hashOf(tail: string): bigint {
  let hash = 0;
  for (const character of tail) hash = (hash * 6 + SETTING_CHARACTERS.indexOf(character) + 1) % Number(PRIME);
  return BigInt(hash);
}

/** The settings in the part after the code. */
function settingsIn(tail: string): SettingWord[] {
  const words = tail.split('.').slice(1);
  return words.map((word): SettingWord => {
    const [name = '', value = ''] = word.split('_', 2);
    return [name.replace('-', '.'), value.replaceAll('~', ',')];
  });
}

function settingError({ setting, found, allowed }: ProfileRefusal): RecordError {
  const what = setting === 'profile' ? found : `${setting}_${foundIn(found)}`;
  return { code: 'deal-code-setting', found: foundIn(what), allowed: allowed.map(String) };
}
