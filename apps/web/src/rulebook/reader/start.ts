/** Start: the parts of a page begin one after the other, and one that fails stops no other. */

/** @param report is told of each part that failed */
export function startAll(parts: readonly (() => void)[], report: (cause: unknown) => void): void {
  for (const part of parts) {
    try {
      part();
    } catch (cause) {
      report(cause);
    }
  }
}

/** The id that stands behind `#`, '' where none does; one with broken escapes is taken as it is written. */
export function anchorIn(hash: string): string {
  const written = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
