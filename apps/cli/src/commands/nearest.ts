/**
 * Nearest: the word that somebody who mistyped probably meant.
 */

/** The most letters that may be wrong: one in three, and never more than three. */
function tolerance(text: string): number {
  return Math.min(3, Math.max(1, Math.floor(text.length / 3)));
}

/** Letters to change, add, leave out or swap with a neighbour (Damerau and Levenshtein, each place once). */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(changed, rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = best;
    }
  }
  return rows[a.length]![b.length]!;
}

/** The nearest of some words; an empty text where none is near enough. */
export function nearestOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const [best] = words
    .map((word) => ({ word, far: editDistance(lower, word.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= tolerance(text) ? best.word : '';
}
