/** Once: what is loaded when it is first wanted, and kept; a failure is not kept, so the next who wants it tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    if (kept) return kept;
    const mine = load();
    kept = mine;
    mine.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine;
  };
}
