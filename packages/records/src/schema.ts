/**
 * The one door between valibot and our errors: a value that fits its schema, or the first field that does not.
 */
import { ok, refuse, type Result } from '@puur/rules';
import * as v from 'valibot';
import { foundIn, type RecordError } from './error.js';

export type FieldError = Extract<RecordError, { code: 'bad-field' }>;

/** Reads `value` by `schema`. `base` is where the value stands in its file, for the path of the error. */
export function readBy<T>(schema: v.GenericSchema<unknown, T>, value: unknown, base = ''): Result<T, FieldError> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  return parsed.success ? ok(parsed.output) : refuse(errorOf(parsed.issues[0], base));
}

function errorOf(issue: v.BaseIssue<unknown>, base: string): FieldError {
  const keys = (issue.path ?? []).map((item) => item.key);
  const path = keys.reduce<string>(
    (before, key) =>
      typeof key === 'number' ? `${before}[${key}]` : before === '' ? String(key) : `${before}.${String(key)}`,
    base,
  );
  return { code: 'bad-field', path: foundIn(path), expected: expectedBy(issue), found: foundIn(issue.input) };
}

/** Our own schemas say what they expect in their message; valibot's say it in `expected`. */
function expectedBy(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object')
    return issue.expected === 'never' ? 'no such field' : (issue.expected ?? 'Object');
  return issue.message.startsWith('Invalid ') ? (issue.expected ?? issue.type) : issue.message;
}
