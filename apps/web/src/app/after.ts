/** After: the clock that what waits is given, in the page and in its workers. */

/** Calls `run` once after so many milliseconds, unless what it gives back is called before. */
export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
}
