/** Typed: what was typed at a place of a slate, kept for this window over a reload. */

const PREFIX = 'puur-tafel-eingabe:';
/** Beside the browser's own, for one that keeps nothing. */
const held = new Map<string, unknown>();

function keyOf(id: string, place: string): string {
  return `${PREFIX}${id}#${place}`;
}

/** Keeps what was typed at a place. */
export function keepTyped(id: string, place: string, typed: unknown): void {
  const key = keyOf(id, place);
  held.set(key, typed);
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Blocked or full: it holds as long as the page.
  }
}

/** What was typed at a place; null where nothing was. */
export function typedAt(id: string, place: string): unknown {
  const key = keyOf(id, place);
  if (held.has(key)) return held.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function forgetTyped(id: string, place: string): void {
  const key = keyOf(id, place);
  held.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing kept.
  }
}
