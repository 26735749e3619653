/**
 * Progress file: the log of a learner as JSON, with its version, and the check of such JSON from outside.
 *
 * What cannot be read is refused with a code and loses nothing: the caller keeps what it had, and a damaged log names what
 * of it could still be read. Whoever keeps the log may write more beside an event, as an id by which two logs are joined:
 * it is passed over here.
 */
import { ok, refuse, type Result } from '@puur/rules';

import { DRILL_IDS } from './drill.js';
import { LEVELS } from './level.js';
import { LESSON_IDS, LESSON_STEPS, type LessonId, type StepId } from './lesson.js';
import { type ProgressEvent, STEP_RESULTS } from './progress.js';

export const PROGRESS_FORMAT = 'puur-school';
export const PROGRESS_VERSION = 1;

export interface ProgressFile {
  readonly format: typeof PROGRESS_FORMAT;
  readonly version: typeof PROGRESS_VERSION;
  readonly log: readonly ProgressEvent[];
}

export type ProgressRefusal =
  | { readonly code: 'not-json' }
  /** Something else than a progress file. */
  | { readonly code: 'not-progress' }
  /** Written by a newer Puur: keep it, do not write over it. */
  | { readonly code: 'newer-version'; readonly found: number }
  /** Events that are none, by index; `readable` are all the others. */
  | { readonly code: 'damaged'; readonly at: readonly number[]; readonly readable: readonly ProgressEvent[] };

export type ProgressResult = Result<readonly ProgressEvent[], ProgressRefusal>;

/** The file of a log, to be stored or written as JSON. */
export function progressFileOf(log: readonly ProgressEvent[]): ProgressFile {
  return { format: PROGRESS_FORMAT, version: PROGRESS_VERSION, log };
}

/** Reads a progress file from JSON text. */
export function parseProgress(text: string): ProgressResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse({ code: 'not-json' });
  }
  return readProgress(value);
}

/** Reads a progress file from a value from outside, as a database gives it. */
export function readProgress(value: unknown): ProgressResult {
  if (!isRecord(value) || value['format'] !== PROGRESS_FORMAT) return refuse({ code: 'not-progress' });
  const { version, log } = value;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return refuse({ code: 'not-progress' });
  if (version > PROGRESS_VERSION) return refuse({ code: 'newer-version', found: version });
  if (!Array.isArray(log)) return refuse({ code: 'not-progress' });
  const read = log.map(eventOf);
  const at = read.flatMap((event, index) => (event === null ? [index] : []));
  const readable = read.filter((event) => event !== null);
  return at.length === 0 ? ok(readable) : refuse({ code: 'damaged', at, readable });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf<T>(all: readonly T[], value: unknown): T | null {
  return (all as readonly unknown[]).includes(value) ? (value as T) : null;
}

/** The event a value is, without what does not belong to it; null if it is none. */
function eventOf(value: unknown): ProgressEvent | null {
  if (!isRecord(value)) return null;
  switch (value['type']) {
    case 'step': {
      const lesson = oneOf<LessonId>(LESSON_IDS, value['lesson']);
      const steps: readonly StepId[] = lesson === null ? [] : LESSON_STEPS[lesson];
      const step = oneOf(steps, value['step']);
      const result = oneOf(STEP_RESULTS, value['result']);
      return lesson === null || step === null || result === null ? null : { type: 'step', lesson, step, result };
    }
    case 'drill': {
      const drill = oneOf(DRILL_IDS, value['drill']);
      const level = oneOf(LEVELS, value['level']);
      const { right } = value;
      return drill === null || level === null || typeof right !== 'boolean'
        ? null
        : { type: 'drill', drill, level, right };
    }
    case 'again': {
      const lesson = oneOf<LessonId>(LESSON_IDS, value['lesson']);
      return lesson === null ? null : { type: 'again', lesson };
    }
    default:
      return null;
  }
}
