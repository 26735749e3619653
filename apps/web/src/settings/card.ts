/**
 * House-rule card: all agreements of a table in a link.
 *
 * The card is the preset and what differs from it, as JSON in base64url, behind `#` in the address, so that no server gets
 * it. What comes from a card is read by the same door as everything else and judged by the rules; a card of a newer Puur
 * with settings that are not known here is refused, not guessed at.
 */
import { PRESET_IDS, type RuleProfile } from '@puur/rules';
import { agreedOn, type HouseRules, profileOf } from '../app/house-rules.js';

/** Longest card that is read, in characters. */
const MOST = 4000;

export function writeCard(rules: HouseRules): string {
  const { preset, settings } = agreedOn(rules);
  const text = JSON.stringify({ preset, settings });
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The agreements on a card; null for one that cannot be read or that no table could play by. */
export function readCard(code: string): { readonly rules: HouseRules; readonly profile: RuleProfile } | null {
  if (code.length > MOST || !/^[\w-]+$/.test(code)) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof found !== 'object' || found === null || !('preset' in found) || !('settings' in found)) return null;
    const preset = PRESET_IDS.find((id) => id === found.preset);
    const { settings } = found;
    if (!preset || typeof settings !== 'object' || settings === null) return null;
    const rules: HouseRules = { preset, settings: settings as Readonly<Record<string, unknown>> };
    const profile = profileOf(rules);
    return profile.ok ? { rules: agreedOn(rules), profile: profile.value } : null;
  } catch {
    return null;
  }
}
