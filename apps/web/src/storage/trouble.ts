/**
 * Trouble: why a database of this device does not open. What is in it is not lost by that, and must not look so.
 */

/** `newer`: a newer Puur has written it · `blocked`: the browser does not give it. */
export type Trouble = 'newer' | 'blocked';

export function trouble(cause: unknown): Trouble {
  // IndexedDB, "open a database": a lower version than the stored one is a VersionError.
  return cause instanceof Error && cause.name === 'VersionError' ? 'newer' : 'blocked';
}
