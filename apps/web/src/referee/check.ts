/**
 * Check: a record that is checked from its first card to its last, where it came from, and what was found.
 *
 * A Partie of this device stands in the address; a text that was pasted or opened is kept for this window, so that back
 * and a reload lead to the same place, and reaches no server.
 */
import { computed, signal } from '@preact/signals';
import { parseJson, type RecordError, SIZE_LIMIT, writeRecord } from '@puur/records';
import { type FormRefusal, type InspectedRound, quarrelsIn } from '@puur/referee';
import { DEFAULT_PROFILE, perSeat, type PresetId, resolveProfile, type Result } from '@puur/rules';
import { prefs } from '../app/prefs.js';
import { go, route } from '../app/route.js';
import { nameOf } from '../lang/naming.js';
import { openDatabase } from '../storage/database.js';
import { readPartie } from '../storage/partie.js';
import { ask } from './clerk.js';
import { type Draft, draftsIn } from './draft.js';
import type { Digest } from './protocol.js';

const PATH = '/schiedsrichter?pruefen';
const TEXT_KEY = 'puur.checked';

export type CheckPlace = { readonly at: 'door' } | { readonly at: 'report'; readonly partie: string | null };

/** Where in the second door the address is; null where it is not in it. */
export const checkPlace = computed((): CheckPlace | null => {
  const { query } = route.value;
  if (!query.has('pruefen')) return null;
  const partie = query.get('partie');
  return partie !== null || query.has('ergebnis') ? { at: 'report', partie } : { at: 'door' };
});

/** By what rules a file is checked that does not say its own. */
export const rulesFor = signal<PresetId>(prefs.peek().rules.preset);

export interface Checked {
  /** What was checked: the id of a Partie, or null for a text. */
  readonly partie: string | null;
  readonly found: Result<Digest, RecordError>;
}

/** What was found; null while nothing was looked at, or it is being. */
export const checked = signal<Checked | null>(null);
export const isChecking = signal(false);
/** Whether there was no referee to look at what the address says. */
export const isAway = signal(false);

/** Keeps the text for this window. */
function keepText(text: string): void {
  held = text;
  try {
    sessionStorage.setItem(TEXT_KEY, text);
  } catch {
    // Too long for the browser: it holds until the window is loaded anew.
    sessionStorage.removeItem(TEXT_KEY);
  }
}

let held: string | null = null;
/** The text that was checked last in this window. */
export function textKept(): string | null {
  try {
    held ??= sessionStorage.getItem(TEXT_KEY);
  } catch {
    // The browser keeps nothing.
  }
  return held;
}

/** What a text turned out to be. */
export type Opened =
  | { readonly kind: 'quarrels'; readonly drafts: readonly Draft[] }
  | { readonly kind: 'quarrel-fault'; readonly error: FormRefusal }
  | { readonly kind: 'record-fault'; readonly error: RecordError }
  | { readonly kind: 'nothing-played' }
  /** There is no referee to look at it. */
  | { readonly kind: 'away' }
  | { readonly kind: 'report' };

/** More bytes than any text of the largest size has. */
export const MOST_BYTES: number = SIZE_LIMIT * 3;

export function tooLarge(found: number): RecordError {
  return { code: 'too-large', limit: SIZE_LIMIT, found };
}

/** How long a quarrel is at most; longer JSON is a record, and is read in the worker. */
const LONGEST_QUARRELS = 400_000;

/** Opens a text in whatever form it has: quarrels for the wizard, anything else is checked. */
export async function openText(text: string): Promise<Opened> {
  if (text.length > SIZE_LIMIT) return { kind: 'record-fault', error: tooLarge(text.length) };
  const json = text.length <= LONGEST_QUARRELS ? parseJson(text) : null;
  const told = json?.ok ? quarrelsIn(json.value) : null;
  if (told !== null) {
    const drafts = draftsIn(told.list);
    return drafts.ok ? { kind: 'quarrels', drafts: drafts.value } : { kind: 'quarrel-fault', error: drafts.error };
  }
  const found = await inspect(text).catch(() => null);
  if (found === null) return { kind: 'away' };
  if (!found.ok) return { kind: 'record-fault', error: found.error };
  if (found.value.rounds.length === 0) return { kind: 'nothing-played' };
  keepText(text);
  checked.value = { partie: null, found };
  go(`${PATH}&ergebnis`);
  return { kind: 'report' };
}

async function inspect(text: string): Promise<Result<Digest, RecordError>> {
  const profile = resolveProfile(rulesFor.peek());
  isChecking.value = true;
  isAway.value = false;
  try {
    return await ask({
      ask: 'inspect',
      text,
      profile: profile.ok ? profile.value : DEFAULT_PROFILE,
      pairing: prefs.peek().pairing,
    });
  } finally {
    isChecking.value = false;
  }
}

/** A Partie of this device as a record; null where there is none. */
async function recordOf(id: string): Promise<string | null> {
  try {
    const database = await openDatabase();
    const found = await readPartie(database, id);
    database.close();
    if (!found) return null;
    const { sitting } = found.head;
    return writeRecord({ names: perSeat((seat) => nameOf(seat, sitting)), events: found.table.log });
  } catch {
    return null;
  }
}

let latest = 0;
/** Makes the result that of the address. */
export async function followCheck(): Promise<void> {
  const place = checkPlace.peek();
  if (place?.at !== 'report') return;
  const { partie } = place;
  if (checked.peek() && checked.peek()!.partie === partie) return;
  const mine = ++latest;
  checked.value = null;
  isAway.value = false;
  const text = partie === null ? textKept() : await recordOf(partie);
  const found = text === null ? null : await inspect(text).catch(() => 'away' as const);
  if (mine !== latest) return;
  if (found === 'away') {
    isAway.value = true;
    return;
  }
  if (found === null) go(PATH, { replace: true });
  else checked.value = { partie, found };
}

/** A round of what was checked, with its cards. Where the referee that read it is gone, the whole is to be checked anew. */
export async function roundAt(index: number): Promise<InspectedRound | null> {
  const round = await ask({ ask: 'round', index }).catch(() => null);
  if (round === null) {
    checked.value = null;
    isAway.value = true;
  }
  return round;
}
