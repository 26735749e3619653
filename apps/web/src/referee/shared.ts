/** Shared: a quarrel that came in a link, and what becomes of it beside the one that is being told here. */
import { readQuarrel } from '@puur/referee';
import { type Draft, draftOf, formOf } from './draft.js';

/** The quarrel of a link; null where the text is none: cut short, of another kind, or empty. */
export function sharedQuarrel(text: string): Draft | null {
  try {
    const form: unknown = JSON.parse(text);
    const read = readQuarrel(Array.isArray(form) ? form[0] : form);
    return read.ok ? draftOf(read.value) : null;
  } catch {
    return null;
  }
}

/** Whether something has been told that would be lost. */
export function isBegun(own: Draft): boolean {
  return own.events.length > 0 || Object.keys(own.table).length > 0;
}

/** Whether a shared quarrel may take the place of one's own without asking. */
export function mayReplace(own: Draft | null, shared: Draft): boolean {
  return own === null || !isBegun(own) || JSON.stringify(formOf(own)) === JSON.stringify(formOf(shared));
}
