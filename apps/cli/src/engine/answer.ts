/**
 * Answer: one line of request to one line of reply.
 *
 * Whatever a line holds, the reply is one object with `id` and `ok`. Nothing is thrown: a fault of the engine itself is
 * answered like any other, and reported to `report`.
 */
import { refuse, resolveProfile, type Result } from '@puur/rules';
import { errorOf, type FaultCode, profileFault } from './fault.js';
import type { Answer, Fields, Op } from './op.js';
import type { Line } from './protocol.js';
import { opNames, opOf } from './registry.js';

type Id = string | number | boolean | null;

/**
 * The reply to a line.
 * @param report is told of what should not have happened
 * @param find the operations there are
 */
export async function replyTo(
  line: Line,
  report: (error: unknown) => void,
  find: (name: unknown) => Op | undefined = opOf,
): Promise<string> {
  if (!line.ok) return reply(null, refuse({ code: line.code }));
  const parsed = objectIn(line.text);
  if (!parsed.ok) return reply(null, refuse({ code: parsed.error }));
  const { id = null, op, profile, ...fields } = parsed.value;
  if (!isScalar(id)) {
    return reply(
      null,
      refuse({ code: 'bad-id', path: 'id', expected: 'a string, a number in range, a boolean or null', found: id }),
    );
  }
  if (repeatsKey(line.text, parsed.value)) return reply(id, refuse({ code: 'duplicate-key' }));
  try {
    return reply(id, await ask(op, find(op), profile, fields));
  } catch (error) {
    report(error);
    return reply(id, refuse({ code: 'internal-error' }));
  }
}

function reply(id: Id, answer: Answer): string {
  return JSON.stringify(
    answer.ok ? { id, ok: true, result: answer.value } : { id, ok: false, error: errorOf(answer.error) },
  );
}

async function ask(name: unknown, op: Op | undefined, settings: unknown, fields: Fields): Promise<Answer> {
  if (!op) return refuse({ code: 'unknown-op', path: 'op', found: name ?? null, details: { ops: opNames() } });
  const profile = resolveProfile(settings);
  return profile.ok ? op.ask(fields, profile.value) : refuse(profileFault('profile', profile.error));
}

function objectIn(text: string): Result<Fields, FaultCode> {
  if (text.trim() === '') return refuse('empty-line');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('bad-json');
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ok: true, value: value as Fields } : refuse('not-an-object');
}

/** A scalar that comes back as it is: a number too large to be read (1e999) would come back as null. */
function isScalar(value: unknown): value is Id {
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
}

/**
 * Whether an object of the text names a key twice, of which JSON.parse keeps the last without a word. Every member is
 * written with one colon outside of strings, so there are more of them than keys that were kept.
 */
function repeatsKey(text: string, value: Fields): boolean {
  let written = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === ':') written++;
    if (text[at] !== '"') continue;
    for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++;
  }
  let kept = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inner = Object.values(next);
    if (!Array.isArray(next)) kept += inner.length;
    for (const entry of inner) open.push(entry);
  }
  return written !== kept;
}
