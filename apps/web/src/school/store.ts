/**
 * Store: the log of the learner in this window, what follows from it, and the round at the table that is under way.
 *
 * An answer counts at once; that it is written comes after, and where nothing can be kept the school says so once and goes
 * on. The guided round is kept as the list of what the learner did, which leads to the same table again.
 */
import { computed, signal } from '@preact/signals';
import {
  type Guided,
  type GuidedAction,
  guidedReplay,
  type GuidedSetup,
  guidedStart,
  type LessonId,
  LESSON_IDS,
  type Progress,
  type ProgressEvent,
  progressOf,
  type StepId,
} from '@puur/school';
import { SCHOOL_NEXT_KEY } from '../home/lesson.js';
import { trouble, type Trouble } from '../storage/trouble.js';
import { toast } from '../ui/toast.js';
import { addToLog, readLog } from './kept.js';
import { schoolSays } from './texts.js';

const log = signal<readonly ProgressEvent[] | null>(null);
/** Null until the device was asked. */
export const progress = computed((): Progress | null => (log.value === null ? null : progressOf(log.value)));

/** Why the device does not give what was learned; null where it does. Then nobody is a new learner. */
export const shut = signal<Trouble | null>(null);

let writing: Promise<void> = Promise.resolve();

/** Reads what is kept; another window may have written since. */
export async function look(): Promise<void> {
  await writing;
  try {
    log.value = await readLog();
    shut.value = null;
    rememberNext();
  } catch (cause) {
    shut.value = trouble(cause);
    log.value ??= [];
  }
}

/** For the first screen, which says which lesson is next without loading the school. */
function rememberNext(): void {
  const known = progress.value;
  if (known === null || LESSON_IDS.every((id) => known.lessons[id].done.length === 0)) return;
  const next = known.next === null ? 0 : LESSON_IDS.indexOf(known.next) + 1;
  remember(SCHOOL_NEXT_KEY, JSON.stringify([next, LESSON_IDS.length]));
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The browser keeps nothing: it holds until the window closes.
  }
}

/** Adds an answer. */
export function note(event: ProgressEvent): void {
  log.value = [...(log.value ?? []), event];
  rememberNext();
  writing = writing.then(() => addToLog([event])).catch(unsaved);
}

let wasSaid = false;
function unsaved(): void {
  if (wasSaid) return;
  wasSaid = true;
  toast({ kind: 'school-unsaved', text: schoolSays().unsaved, isBad: true });
}

const PLAY_KEY = 'puur.school.play';

/** The table of a step, led to where the learner left it. */
export function tableOf(lesson: LessonId, step: StepId, setup: GuidedSetup): Guided {
  try {
    return guidedReplay(setup, keptActions(lesson, step));
  } catch {
    // What was kept is no action: from the start, then.
    return guidedStart(setup);
  }
}

function keptActions(lesson: LessonId, step: StepId): readonly GuidedAction[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLAY_KEY) ?? 'null') as {
      readonly lesson?: unknown;
      readonly step?: unknown;
      readonly actions?: unknown;
    } | null;
    if (kept?.lesson !== lesson || kept.step !== step || !Array.isArray(kept.actions)) return [];
    // They are judged as they are carried out.
    return kept.actions as readonly GuidedAction[];
  } catch {
    return [];
  }
}

export function keepTable(lesson: LessonId, step: StepId, { actions }: Guided): void {
  remember(PLAY_KEY, JSON.stringify({ lesson, step, actions }));
}

export function forgetTable(): void {
  try {
    localStorage.removeItem(PLAY_KEY);
  } catch {
    // Nothing is kept there anyway.
  }
}
