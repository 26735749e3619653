/**
 * Store: the quarrel that is being told, kept on this device from tap to tap, and the address that says where in it one
 * is, so that back goes one step back and a reload loses nothing.
 */
import { computed, signal } from '@preact/signals';
import { QUESTIONS, type QuestionName, readQuarrel } from '@puur/referee';
import type { Seat } from '@puur/rules';
import { prefs } from '../app/prefs.js';
import { go, route } from '../app/route.js';
import { ask } from './clerk.js';
import { begin, type Draft, draftOf, formOf, keptEvent, nextSeat, type Told } from './draft.js';
import { type StepName, stepsOf } from './plan.js';
import { mayReplace, sharedQuarrel } from './shared.js';
import type { Settlement } from './settle.js';

/** An event under way: a new one, or the one of place `at` being changed. */
export interface Entry {
  readonly event: Told;
  readonly at: number | null;
}

interface Kept {
  readonly draft: Draft | null;
  readonly entry: Entry | null;
}

export const QUARREL_KEY = 'puur.quarrel';
const PATH = '/schiedsrichter';

function load(): Kept {
  try {
    const { form, entry } = JSON.parse(localStorage.getItem(QUARREL_KEY) ?? '{}') as {
      readonly form?: unknown;
      readonly entry?: { readonly event?: unknown; readonly at?: unknown } | null;
    };
    const read = readQuarrel(form);
    if (!read.ok) return { draft: null, entry: null };
    const draft = draftOf(read.value);
    const event = keptEvent(entry?.event);
    const at = typeof entry?.at === 'number' && draft.events[entry.at] ? entry.at : null;
    return { draft, entry: event === null ? null : { event, at } };
  } catch {
    return { draft: null, entry: null };
  }
}

const kept = signal<Kept>(load());
export const draft = computed(() => kept.value.draft);
export const entry = computed(() => kept.value.entry);
/** Whom the next card is told of. */
export const turn = signal<Seat | null>(null);
export const turnNow = computed((): Seat => turn.value ?? (draft.value ? nextSeat(draft.value) : 0));
const ruled = signal<{ readonly draft: Draft; readonly settlement: Settlement } | null>(null);
/** What the referee says to the quarrel as it is told now; null without one, and until it has spoken. */
export const answer = computed((): Settlement | null => {
  const now = ruled.value;
  return now !== null && now.draft === draft.value ? now.settlement : null;
});
/** Whether there was a ruling to what was told last; while the referee thinks, to what was told before. */
export const isRuled = computed(
  () => ruled.value?.settlement.ok === true && ruled.value.draft.ask === draft.value?.ask,
);

/** The quarrel that the referee could not be asked about. */
const unasked = signal<Draft | null>(null);
/** Whether the referee cannot be reached about what is told now. */
export const isAway = computed(() => unasked.value !== null && unasked.value === draft.value);

/** Asks the referee about the quarrel as it is told now; again, too. */
export function askNow(): void {
  const told = draft.peek();
  unasked.value = null;
  if (told === null) return;
  void ask({ ask: 'settle', form: formOf(told) }).then(
    (settlement) => {
      // What has been told meanwhile is asked about already.
      if (draft.peek() === told) ruled.value = { draft: told, settlement };
    },
    () => {
      if (draft.peek() === told) unasked.value = told;
    },
  );
}

draft.subscribe(askNow);

function keep(next: Kept): void {
  kept.value = next;
  try {
    const form = next.draft && formOf(next.draft);
    localStorage.setItem(QUARREL_KEY, JSON.stringify({ form, entry: next.entry }));
  } catch {
    // The browser keeps nothing: it holds until the window closes.
  }
}

/** Changes the quarrel; what is being entered stays. */
export function change(move: (draft: Draft) => Draft): void {
  if (kept.value.draft) keep({ ...kept.value, draft: move(kept.value.draft) });
}

export function enter(next: Entry | null): void {
  keep({ ...kept.value, entry: next });
}

export function take(next: Draft): void {
  turn.value = null;
  keep({ draft: next, entry: null });
}

const tableNow = (): Parameters<typeof begin>[1] =>
  draft.peek() ?? { names: null, sides: null, rules: prefs.peek().rules, house: {}, game: 'schieber' };

/** Begins to tell about a question. */
export function start(question: QuestionName): void {
  take(begin(question, tableNow()));
  goTo(stepsOf(question)[0]!);
}

export function goTo(step: StepName, options: { readonly replace?: boolean } = {}): void {
  const ask = draft.peek()?.ask;
  go(ask === undefined ? PATH : `${PATH}?frage=${ask}&schritt=${step}`, options);
}

/** Where in the wizard the address is; null on the front page. */
export const place = computed((): { readonly ask: QuestionName; readonly step: StepName } | null => {
  const { query } = route.value;
  const ask = QUESTIONS.find((each) => each === query.get('frage'));
  if (ask === undefined) return null;
  const steps = stepsOf(ask);
  return { ask, step: steps.find((step) => step === query.get('schritt')) ?? steps[0]! };
});

/** What a link brought that is not told here yet: a quarrel that would take the place of one's own, or nothing readable. */
export type Brought = { readonly kind: 'waits'; readonly draft: Draft } | { readonly kind: 'broken' };
export const brought = signal<Brought | null>(null);

/** Makes the quarrel that of the address: one that came behind `#`, or a question that nothing was told about yet. */
export function followAddress(): void {
  const text = route.peek().hash.get('streit');
  brought.value = null;
  if (text !== null) {
    const shared = sharedQuarrel(text);
    if (shared === null) brought.value = { kind: 'broken' };
    else if (entry.peek() === null && mayReplace(draft.peek(), shared)) takeShared(shared);
    else brought.value = { kind: 'waits', draft: shared };
    return;
  }
  const at = place.peek();
  if (at && draft.peek()?.ask !== at.ask) take(begin(at.ask, tableNow()));
}

/** Puts a shared quarrel in the place of what was told here. */
export function takeShared(shared: Draft): void {
  take(shared);
  goTo('ruling', { replace: true });
}

/** The address of the quarrel; what was told stands behind `#` and never reaches a server. */
export function linkOf(of: Draft): string {
  return `${location.origin}${PATH}#${new URLSearchParams({ streit: JSON.stringify(formOf(of)) }).toString()}`;
}
